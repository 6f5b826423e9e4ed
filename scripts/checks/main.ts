/**
 * Runs checks and prints the output of each part when it ends: the fast tier, the slow one with `--slow`, both with
 * `--all`. One failure fails the whole run. `--keep-durations` records how long each suite took, which sets the order in
 * which later runs start them.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lanes, Part } from './parts.js';
import { fastTier, preparation, slowTier, uncommitted } from './parts.js';
import { processorTime } from './processor-time.mjs';
import { lastLine, leftOutReport, partReport, tallyOf, timeReport } from './report.js';
import type { PartResult } from './run-part.js';
import { endAll, runPart } from './run-part.js';

const isComplete = process.env['CI'] === 'true';

const durationsPath = 'test/durations.json';

async function runLane(parts: readonly Part[], folder: string): Promise<readonly PartResult[]> {
  const results: PartResult[] = [];
  for (const part of parts) {
    const result = await runPart(part, folder);
    process.stdout.write(partReport(result));
    results.push(result);
  }
  return results;
}

async function runLanes(lanes: Lanes, folder: string): Promise<readonly PartResult[]> {
  return (await Promise.all(lanes.map((parts) => runLane(parts, folder)))).flat();
}

/** Prepares a tier first: without what it needs, none of its suites can run. */
async function runTier(preparation: Part, tier: Lanes, folder: string): Promise<readonly PartResult[]> {
  const prepared = await runLane([preparation], folder);
  const isReady = prepared.every(({ hasPassed }) => hasPassed);
  return isReady ? [...prepared, ...(await runLanes(tier, folder))] : prepared;
}

/** Records whole seconds, so that records of the same suites differ little. Those of the other tier stay. */
function keepDurations(results: readonly PartResult[]): void {
  const suites = results.flatMap((result) => result.suites ?? []);
  const durations = suites.map(({ path, seconds }) => [path, Math.round(seconds)] as const);
  const others = Object.entries(JSON.parse(readFileSync(durationsPath, 'utf8')) as Readonly<Record<string, number>>);
  const known = others.filter(([path]) => existsSync(path));
  const sorted = Object.entries(Object.fromEntries([...known, ...durations])).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(durationsPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function reportEnd(results: readonly PartResult[], started: number): void {
  const time = processorTime();
  const processorSeconds = time === null ? null : time.own + time.children;
  const tally = tallyOf(results, { isComplete });
  process.stdout.write(timeReport(results, (performance.now() - started) / 1000, processorSeconds));
  process.stdout.write(leftOutReport(results, { isComplete }));
  const broken = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  process.stdout.write(`\n${broken.length === 0 ? 'Everything that ran passed.' : `Failed: ${broken.join(', ')}`}\n`);
  process.stdout.write(lastLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void endAll().finally(() => process.exit(1));
  });
}

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'reckoner-checks-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const isAll = process.argv.includes('--all');
const fast = isAll || !process.argv.includes('--slow') ? await runTier(uncommitted, fastTier, folder) : [];
const slow = isAll || process.argv.includes('--slow') ? await runTier(preparation, slowTier, folder) : [];
const results = [...fast, ...slow];
if (process.argv.includes('--keep-durations')) keepDurations(results);
reportEnd(results, started);
