// Bundles the compiler for Node: few files load faster than hundreds, and the schemas of the catalog's files are compiled
// in advance. Commands and emitters that are loaded on demand stay in separate files.
import { build } from 'esbuild';
import { compiledSchemas } from './workbench/compile-schemas.mjs';
import { yamlForBrowsers } from './yaml-build.mjs';

/** The entry points of the installed compiler: its commands, the process of `serve`, and that of the build. */
export const installedCommands = ['cli/compiler-call.ts', 'cli/build-service.ts', 'cli/compile-workbooks.ts'];

/** Packages in CommonJS ask for Node's modules by `require`. The import has another name than theirs. */
const banner =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

/** By `require`, so that Node does not read through its nine megabytes for names first, and only where a member is used. */
const tsMorph = {
  name: 'ts-morph',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ts-morph$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `
        const onUse = (name) => new Proxy(class {}, {
          get: (_, member) => require('${path}')[name][member],
          construct: (_, given) => new (require('${path}')[name])(...given),
        });
        ${tsMorphNames.map((name) => `export const ${name} = onUse('${name}');`).join('\n')}`,
      resolveDir: process.cwd(),
    }));
  },
};

const tsMorphNames = ['IndentationText', 'NewLineKind', 'Project', 'QuoteKind', 'StructureKind', 'ts'];

/** Writes the bundles of files of this folder's project to `outdir`, under their names; what they share is there once. */
export async function bundleCompiler(entryPoints, outdir, options = {}) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'compiler/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    external: ['chokidar', 'hucre/xlsx'],
    alias: { yaml: yamlForBrowsers },
    plugins: [compiledSchemas, tsMorph],
    logLevel: 'warning',
    ...options,
  });
}
