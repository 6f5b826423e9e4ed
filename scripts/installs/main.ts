/**
 * Installs, builds and packs the project on each release of Node, with an npm of its time, like a person who has just
 * cloned it. Then installs the packed tool in an empty folder and asks both services for a calculation. Takes some
 * minutes for each. `npm run installs -- 22 26` tries only the releases that begin with these numbers. `--suites` also
 * runs the test command on each, which takes ten minutes or more.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StepFailed, step } from '../steps.js';
import { inTemporaryFolder } from '../temporary-folder.js';
import type { ServiceCall } from '../with-service.js';
import { withService } from '../with-service.js';
import type { NodeRelease, Release } from './node-release.js';
import { copyProject, fetchRelease, releases } from './node-release.js';

const root = join(import.meta.dirname, '..', '..');
const quiet = ['--no-audit', '--no-fund'];

const { values: options, positionals: wanted } = parseArgs({
  options: { suites: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function tryRelease(release: Release, folder: string): Promise<void> {
  const nodeRelease = await fetchRelease(release, join(folder, 'node'));
  const told = await nodeRelease.run(folder, 'node', '--version');
  if (told.trim() !== `v${release.node}`) throw new StepFailed(`node --version says ${told}`);
  const project = join(folder, 'project');
  await copyProject(root, project);
  await tryProject(nodeRelease, project, folder);
  await tryTool(nodeRelease, project, join(folder, 'stranger'));
}

/** Runs the commands of the README. Leads go to SQLite, so that its driver must have been installed. */
async function tryProject(nodeRelease: NodeRelease, project: string, folder: string): Promise<void> {
  await nodeRelease.run(project, 'npm', 'ci', ...quiet);
  await nodeRelease.run(project, 'npm', 'run', 'build');
  await nodeRelease.run(project, 'npm', 'run', 'check');
  const env = { ...nodeRelease.env, LEADS_FILE: join(folder, 'leads.sqlite') };
  const server: ServiceCall = { folder: project, command: ['node', 'dist/runtime/server.js'], env };
  await ask(server, '/api/calc/concrete?length=20', ({ result }) => result.value > 0);
  await ask(server, '/readyz', ({ ok }) => ok);
  if (options.suites) await nodeRelease.run(project, 'npm', 'test');
}

async function tryTool(nodeRelease: NodeRelease, project: string, stranger: string): Promise<void> {
  await nodeRelease.run(project, 'npm', 'pack', '--ignore-scripts', '--pack-destination', '..');
  mkdirSync(stranger);
  await nodeRelease.run(stranger, 'npm', 'install', ...quiet, '../reckoner-1.0.0.tgz');
  await nodeRelease.run(stranger, 'npx', 'reckoner', 'init');
  const command = ['node', 'node_modules/reckoner/dist/cli/main.js'] as const;
  const told = await nodeRelease.run(stranger, ...command, 'check');
  // Both streams: a release may warn of a flag or a module that the tool uses.
  if (!/^The catalog is in order: \d+ calculators\.\n$/.test(told)) throw new StepFailed(`check says ${told}`);
  const serve: ServiceCall = { folder: stranger, command: [...command, 'serve'], env: nodeRelease.env };
  await ask(serve, '/api/calc/raised-bed?length=3', ({ result }) => result.value === 23);
}

/** The members of an answer that are checked. */
interface Answer {
  readonly ok: boolean;
  readonly result: { readonly value: number };
}

/** Asks a service once. Throws `StepFailed` when it gives a wrong answer, or does not start or end properly. */
function ask(service: ServiceCall, path: string, isRight: (answer: Answer) => boolean): Promise<void> {
  return withService(service, async (address) => {
    const response = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    if (!isRight(JSON.parse(text) as Answer)) throw new StepFailed(`${path} answered ${response.status} ${text}`);
  });
}

const chosen = releases.filter(
  ({ node }) => wanted.length === 0 || wanted.some((each) => `${node}.`.startsWith(`${each}.`)),
);
process.exitCode = await inTemporaryFolder('installs', async (folder) => {
  const results: boolean[] = [];
  for (const release of chosen) {
    const name = `Node ${release.node} with npm ${release.npm}`;
    results.push(await step(name, () => tryRelease(release, join(folder, release.node))));
  }
  return results.length > 0 && results.every(Boolean) ? 0 : 1;
});
