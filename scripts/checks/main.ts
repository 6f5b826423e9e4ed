/**
 * Runs a tier of checks, its suites beside types and style: the fast tier, the slow one with `--slow`, both with `--all`.
 * Prints the output of suites as it comes, so that it shows which one hangs, that of other parts when they end, and last how
 * many checks passed and failed. One failure fails the whole run.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lateOptimization } from '../../cli/short-run.js';

interface Part {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Where Jest writes its results; null for a part without tests, which counts as one check. */
  readonly results: string | null;
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const folder = mkdtempSync(join(tmpdir(), 'reckoner-checks-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const cores = availableParallelism();

function script(name: string): Part {
  return { name, command: 'npm', args: ['run', '--silent', name], results: null };
}

/**
 * The young generation has room for 64 MB: with Node's default of 16, suites take 8 percent more processor time to collect
 * short-lived objects. Workers inherit the flags.
 */
function suites(project: string, workers: number, flags: readonly string[] = []): Part {
  const results = join(folder, `${project}.json`);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', project, `--maxWorkers=${workers}`];
  const args = ['--max-semi-space-size=64', ...flags, ...jest, '--json', `--outputFile=${results}`];
  return { name: `${project} suites`, command: process.execPath, args, results };
}

/** Parts that run one after the other. */
type Lane = readonly Part[];

/** A tier needs its preparation. The test that generated files are fresh is in test/catalog/compiled-files.part.ts. */
interface Tier {
  readonly preparation: Part;
  readonly lanes: readonly Lane[];
}

const fastTier: Tier = {
  preparation: script('generate:uncommitted'),
  // Optimizing functions that run only a few times takes up to a sixth of the processor time of these suites.
  lanes: [[suites('fast', cores, [lateOptimization])], ['test:types', 'test:lint'].map(script)],
};

const slowTier: Tier = {
  preparation: script('test:prepare'),
  // Suites that mostly wait leave the cores idle, so run more of them at a time.
  lanes: [[suites('slow', cores * 2)], ['test:types:slow', 'test:openapi'].map(script)],
};

async function runTier({ preparation, lanes }: Tier): Promise<readonly Tally[]> {
  const prepared = await runPart(preparation);
  if (prepared.failed > 0) return [prepared];
  return [prepared, ...(await Promise.all(lanes.map(runLane))).flat()];
}

async function runLane(parts: Lane): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const part of parts) tallies.push(await runPart(part));
  return tallies;
}

/** Runs a part as a process, which ends with this one, and with all that it has started. */
function runPart({ name, command, args, results }: Part): Promise<Tally> {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, NO_COLOR: '1' },
      detached: true,
    });
    // The process leads a group of its own, which a negative number stands for.
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    process.once('exit', end);
    const output: string[] = [];
    const isSuites = results !== null;
    const take = (text: string): void => void (isSuites ? process.stdout.write(text) : output.push(text));
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`\n== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.join('')}`);
      resolve(tallyOf(code === 0, results));
    });
  });
}

/** Every test counts. A part that fails as a whole, not in a test, is one failure. */
function tallyOf(hasPassed: boolean, results: string | null): Tally {
  const failed = hasPassed ? 0 : 1;
  if (results === null) return { passed: 1 - failed, failed, skipped: 0 };
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'));
  return { passed: numPassedTests, failed: Math.max(failed, numFailedTests), skipped: numPendingTests };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [isAll, isSlow] = ['--all', '--slow'].map((option) => process.argv.includes(option));
const tiers = isAll ? [fastTier, slowTier] : [isSlow ? slowTier : fastTier];
const tallies: Tally[] = [];
for (const tier of tiers) tallies.push(...(await runTier(tier)));
const sum = (key: keyof Tally): number => tallies.reduce((total, each) => total + each[key], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
if (skipped > 0)
  process.stdout.write(
    '\nTests were skipped whose programs are missing. `npm run test:packages` names the Debian packages to install.\n',
  );
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
