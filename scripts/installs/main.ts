/**
 * Installs, builds and packs the project on each release of Node, with an npm of its time, as a person would who has
 * just cloned it; then installs the packed tool in an empty folder and asks both services for a calculation. Takes some
 * minutes for each. `npm run installs -- 22 26` tries the releases that begin so.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepFailed, step } from '../steps.js';
import { asked } from './asked.js';
import type { Release } from './releases.js';
import { releases } from './releases.js';
import type { Workshop } from './workshop.js';
import { copyProject, fetchRelease } from './workshop.js';

const root = join(import.meta.dirname, '..', '..');
const quiet = ['--no-audit', '--no-fund'];

async function tryRelease(release: Release, folder: string): Promise<void> {
  const workshop = await fetchRelease(release, join(folder, 'node'));
  const told = await workshop.run(folder, 'node', '--version');
  if (told.trim() !== `v${release.node}`) throw new StepFailed(`node --version says ${told}`);
  const project = join(folder, 'project');
  await copyProject(root, project);
  await tryProject(workshop, project, folder);
  await tryTool(workshop, project, join(folder, 'stranger'));
}

/** The commands of the README; leads go to SQLite, whose driver has to have been installed. */
async function tryProject(workshop: Workshop, project: string, folder: string): Promise<void> {
  await workshop.run(project, 'npm', 'ci', ...quiet);
  await workshop.run(project, 'npm', 'run', 'build');
  await workshop.run(project, 'npm', 'run', 'check');
  const env = { ...workshop.env, LEADS_FILE: join(folder, 'leads.sqlite') };
  const server = ['dist/runtime/server.js'];
  await asked(project, server, env, '/api/calc/concrete?length=20', ({ result }) => result.value > 0);
  await asked(project, server, env, '/readyz', ({ ok }) => ok);
}

async function tryTool(workshop: Workshop, project: string, stranger: string): Promise<void> {
  await workshop.run(project, 'npm', 'pack', '--ignore-scripts', '--pack-destination', '..');
  mkdirSync(stranger);
  await workshop.run(stranger, 'npm', 'install', ...quiet, '../reckoner-1.0.0.tgz');
  await workshop.run(stranger, 'npx', 'reckoner', 'init');
  await workshop.run(stranger, 'npx', 'reckoner', 'check');
  const serve = ['node_modules/reckoner/dist/cli/main.js', 'serve'];
  await asked(stranger, serve, workshop.env, '/api/calc/raised-bed?length=3', ({ result }) => result.value === 23);
}

const wanted = process.argv.slice(2);
const chosen = releases.filter(
  ({ node }) => wanted.length === 0 || wanted.some((each) => `${node}.`.startsWith(`${each}.`)),
);
const folder = mkdtempSync(join(tmpdir(), 'reckoner-installs-'));
try {
  const results: boolean[] = [];
  for (const release of chosen) {
    const name = `Node ${release.node} with npm ${release.npm}`;
    results.push(await step(name, () => tryRelease(release, join(folder, release.node))));
  }
  process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
