/**
 * The scripts that tests start as processes, bundled with the packages that they use: from a bundle a service answers
 * after a fifth of the processor time that its sources take.
 */
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { keptBuild } from './kept-build.js';
import { projectRoot } from './project-root.js';

const entries = {
  /** What `npm start` runs. */
  server: 'runtime/server.ts',
  /** What `npm run leads` runs. */
  leads: 'leads/cli.ts',
  /** What `npm run mcp` runs. */
  mcp: 'runtime/mcp-stdio.ts',
  'fixture-server': 'test/support/fixture-server.ts',
  'lead-server': 'test/support/lead-server.ts',
  'make-empty-store': 'test/support/make-empty-store.ts',
  receiver: 'campaign/receiver.ts',
} as const;

/** All that the entries may reach, apart from packages. */
const sources = ['campaign', 'contract', 'engine', 'generated', 'http', 'leads', 'pages', 'runtime', 'test/support'];

/** The path of a script to start with node. */
export function bundledScript(name: keyof typeof entries): string {
  return join(keptBuild('scripts', sources, bundleInto), 'runtime', `${name}.js`);
}

/** Everything lies in one folder beside `generated`, where the scripts look for the documents, as in the sources. */
function bundleInto(made: string): void {
  buildSync({
    entryPoints: Object.entries(entries).map(([out, path]) => ({ out: `runtime/${out}`, in: join(projectRoot, path) })),
    chunkNames: 'runtime/[name]-[hash]',
    outdir: made,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    // Starts sooner.
    minifyWhitespace: true,
    minifySyntax: true,
    format: 'esm',
    // Packages of the older kind ask for others while they run.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
    // Native code, and what is loaded when it is first needed, whose names a bundle would lose.
    external: ['@resvg/resvg-js', 'better-sqlite3', 'pg-native', 'redis'],
    logLevel: 'error',
  });
  const thread = 'leads/store/sqlite-thread.mjs';
  cpSync(join(projectRoot, thread), join(made, 'runtime', 'sqlite-thread.mjs'));
  writeFileSync(join(made, 'package.json'), JSON.stringify({ type: 'module' }));
  // Packages are found above it: a link to them would be a second path to each, which Node loads twice.
  symlinkSync(join(projectRoot, 'generated'), join(made, 'generated'));
}
