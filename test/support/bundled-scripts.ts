/**
 * The scripts that tests start as processes, bundled with the packages that they use: from a bundle a service answers
 * after a fifth of the processor time that its sources take. The bundle is kept under the digest of all that it is made
 * of, so that the suites of a run share it and no change is missed.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { projectRoot } from './project-root.js';

const entries = {
  /** What `npm start` runs. */
  server: 'runtime/server.ts',
  /** What `npm run leads` runs. */
  leads: 'leads/cli.ts',
  'fixture-server': 'test/support/fixture-server.ts',
  'lead-server': 'test/support/lead-server.ts',
  receiver: 'campaign/receiver.ts',
} as const;

/** All that the entries may reach, apart from packages. */
const sources = ['campaign', 'contract', 'engine', 'generated', 'http', 'leads', 'pages', 'runtime', 'test/support'];

const kept = join(projectRoot, 'node_modules', '.cache', 'reckoner-scripts');

let folder: string | undefined;

/** The path of a script to start with node. */
export function bundledScript(name: keyof typeof entries): string {
  folder ??= bundleFolder();
  return join(folder, 'runtime', `${name}.js`);
}

function bundleFolder(): string {
  const target = join(kept, digestOfSources());
  if (existsSync(target)) return target;
  mkdirSync(kept, { recursive: true });
  removeOld();
  const made = mkdtempSync(join(kept, 'new-'));
  bundleInto(made);
  try {
    renameSync(made, target);
  } catch (error) {
    // Another suite was quicker; what it made is the same.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const part of sources) {
    const names = readdirSync(join(projectRoot, part), { recursive: true, encoding: 'utf8' }).sort();
    for (const path of names.map((name) => join(projectRoot, part, name))) {
      if (statSync(path).isFile()) hash.update(path).update('\0').update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** What no run has made for a day. */
function removeOld(): void {
  const day = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
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
    format: 'esm',
    // Packages of the older kind ask for others while they run.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
    // Native code, and what is loaded when it is first needed, whose names a bundle would lose.
    external: ['better-sqlite3', 'pg-native', 'redis'],
    logLevel: 'error',
  });
  const thread = 'leads/store/sqlite-thread.mjs';
  cpSync(join(projectRoot, thread), join(made, 'runtime', 'sqlite-thread.mjs'));
  writeFileSync(join(made, 'package.json'), JSON.stringify({ type: 'module' }));
  // Packages are found above it: a link to them would be a second path to each, which Node loads twice.
  symlinkSync(join(projectRoot, 'generated'), join(made, 'generated'));
}
