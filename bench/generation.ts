/** Measures the built compiler: whole runs as processes, on catalogs made of copies of an example's calculators. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import { built } from '../test/support/slow/built.js';
import { writeCopies } from './copied-catalog.js';
import type { Row } from './row.js';
import { quantile } from './row.js';

type Command = 'check' | 'generate';

const sizes = [100, 1_000, 10_000];
const original = 'examples/household/catalog';

/** Timings of a small catalog; the median counts. */
const rounds = 5;

/**
 * Rows for `check` and `generate` at each size, in seconds a run with the start of the process. The ratio compares the
 * seconds for each calculator with those of the first size.
 */
export async function benchGeneration(): Promise<readonly Row[]> {
  return [...(await rowsFor('check')), ...(await rowsFor('generate'))];
}

async function rowsFor(command: Command): Promise<readonly Row[]> {
  const seconds: number[] = [];
  for (const size of sizes) seconds.push(await secondsFor(command, size));
  const perCalculator = (index: number) => (seconds[index] ?? 0) / (sizes[index] ?? 1);
  return sizes.map((size, index) => ({
    name: `${command} ${size} calculators`,
    value: seconds[index] ?? 0,
    unit: 's',
    ratio: perCalculator(index) / perCalculator(0),
  }));
}

function secondsFor(command: Command, size: number): Promise<number> {
  return inTemporaryFolder('catalog', (root) => {
    writeCopies(root, original, size);
    const times = Array.from({ length: size <= 100 ? rounds : 1 }, () => timeOf(command, root));
    return quantile(times, 0.5);
  });
}

function timeOf(command: Command, root: string): number {
  rmSync(join(root, 'generated'), { recursive: true, force: true });
  return runCompiler(['--max-old-space-size=12000'], [command, '--root', root]).seconds;
}

/** Runs a command of the built tool, and returns its time and its standard error. Throws if it fails. */
export function runCompiler(flags: readonly string[], call: readonly string[]) {
  const start = process.hrtime.bigint();
  const args = [...flags, built('cli/main.js'), ...call];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (status !== 0) throw new Error(`${call.join(' ')} ended with ${status}:\n${`${stdout}${stderr}`.slice(0, 2000)}`);
  return { seconds, stderr };
}
