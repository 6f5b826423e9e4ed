/** The test command that is ended: of what its parts have started nothing stays behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { until } from '../support/until.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-end-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Parts whose processes clear up when they are asked to end, hear nothing, or have ended while what they started goes on. */
const parts = {
  polite: `trap 'echo cleared >polite.cleared; exit' TERM; echo $$ >polite; while :; do sleep 0.05; done`,
  deaf: `trap '' TERM; sh -c 'echo $$ >deaf.child; while :; do sleep 0.05; done' & echo $$ >deaf; while :; do sleep 0.05; done`,
  gone: `sh -c 'echo $$ >gone; while :; do sleep 0.05; done' & exit`,
  over: 'echo $$ >over',
};
const never = `require('fs').writeFileSync('another', '')`;

/** Runs the parts side by side, another one when one of them ends, and ends them all when it is told to. */
const program = `
  import { endAll, runPart } from ${JSON.stringify(join(projectRoot, 'scripts/checks/run-part.ts'))};
  process.once('SIGTERM', () => endAll().finally(() => process.exit(1)));
  const part = (name, command, args) => ({ name, command, args, hasSuites: false });
  for (const [name, script] of Object.entries(${JSON.stringify(parts)}))
    runPart(part(name, 'sh', ['-c', script]), '.').then(() => {
      if (name === 'polite') return runPart(part('another', process.execPath, ['-e', ${JSON.stringify(never)}]), '.');
    });
`;

function pidOf(name: string): number {
  return existsSync(join(folder, name)) ? Number(readFileSync(join(folder, name), 'utf8')) : 0;
}

/** Whether there is such a process; one that has ended and waits for its parent is none. */
function lives(pid: number): boolean {
  const path = `/proc/${pid}/status`;
  return existsSync(path) && !/^State:\s+Z/m.test(readFileSync(path, 'utf8'));
}

/** A shell between npm and the command dies without telling it, and tsx's own program kills what is slow to answer. */
test('the signal comes to the command itself', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const name of ['test', 'test:slow', 'test:all', 'test:durations'])
    expect(scripts[name]).toMatch(/^exec node --import tsx scripts\/checks\//);
});

test('every process is ended, those first asked that clear up, and no other part is started', async () => {
  writeFileSync(join(folder, 'program.mts'), program);
  const tsx = join(projectRoot, 'node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', tsx, join(folder, 'program.mts')], { cwd: folder });
  const started = ['polite', 'deaf', 'deaf.child', 'gone', 'over'];
  await until(() => started.every((name) => pidOf(name) > 0) && !lives(pidOf('over')));
  const pids = started.map(pidOf);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  await until(() => !pids.some(lives));
  expect(readFileSync(join(folder, 'polite.cleared'), 'utf8')).toBe('cleared\n');
  expect(existsSync(join(folder, 'another'))).toBe(false);
});
