// Bundles programs of the tests. Arguments: the folder to write to, and the entry points by name as JSON. Everything lies
// in `runtime/` beside `generated`, where a program looks for the documents, as it does in `dist/`.
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const [folder, entries] = process.argv.slice(2);
const root = process.cwd();

/** Replaces what tests import of the project by what the build made of it. */
const fromDist = {
  name: 'from-dist',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir }) => {
      const compiled = join(root, 'dist', relative(root, resolve(resolveDir, path)));
      return existsSync(compiled) ? { path: compiled } : undefined;
    });
  },
};

await build({
  entryPoints: Object.entries(JSON.parse(entries)).map(([name, path]) => ({ out: `runtime/${name}`, in: path })),
  chunkNames: 'runtime/[name]-[hash]',
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  // Starts sooner.
  minifyWhitespace: true,
  minifySyntax: true,
  format: 'esm',
  // Packages in CommonJS ask for others by `require`.
  banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
  // Native code, and packages loaded on first use.
  external: ['@resvg/resvg-js', 'better-sqlite3', 'pg-native', 'redis'],
  plugins: [fromDist],
  logLevel: 'error',
});
cpSync('dist/leads/store/sqlite-thread.mjs', join(folder, 'runtime/sqlite-thread.mjs'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
// A link to the packages would be a second path to each, which Node loads twice: they are found above the folder.
symlinkSync(join(root, 'dist/generated'), join(folder, 'generated'));
