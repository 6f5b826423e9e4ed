/** Measures the compiler: whole runs as processes, on catalogs made of copies of an example's calculators. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCopies } from './copied-catalog.js';
import type { Row } from './row.js';

type Command = 'check' | 'generate';

const sizes = [100, 1_000, 10_000];
const original = 'examples/household/catalog';
const project = fileURLToPath(new URL('..', import.meta.url));

/** Below the project, so that the compiled generator finds the packages of the project. */
const cache = join(project, 'node_modules/.cache');

/** Timings of a small catalog; the median counts. */
const rounds = 5;

/**
 * Rows for `check` and `generate` at each size, in seconds a run with the start of the process. The ratio compares the
 * seconds for each calculator with those of the first size.
 */
export async function benchGeneration(): Promise<readonly Row[]> {
  mkdirSync(cache, { recursive: true });
  const compiled = mkdtempSync(join(cache, 'reckoner-compiler-'));
  try {
    compileGenerator(compiled);
    return (['check', 'generate'] as const).flatMap((command) => rowsFor(command, compiled));
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

function rowsFor(command: Command, compiled: string): readonly Row[] {
  const seconds = sizes.map((size) => secondsFor(command, size, compiled));
  const perCalculator = (index: number) => (seconds[index] ?? 0) / (sizes[index] ?? 1);
  return sizes.map((size, index) => ({
    name: `${command} ${size} calculators`,
    value: seconds[index] ?? 0,
    unit: 's',
    ratio: perCalculator(index) / perCalculator(0),
  }));
}

/** Compiles the generator, so that the tool that runs TypeScript is not measured. */
function compileGenerator(folder: string): void {
  const options = { noEmit: false, incremental: false, outDir: '.', rootDir: project };
  const config = {
    extends: join(project, 'tsconfig.json'),
    compilerOptions: options,
    include: [join(project, 'generator')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run(join(project, 'node_modules/.bin/tsc'), ['-p', folder], project);
}

function secondsFor(command: Command, size: number, compiled: string): number {
  const root = mkdtempSync(join(tmpdir(), 'reckoner-catalog-'));
  try {
    writeCopies(root, original, size);
    const times = Array.from({ length: size <= 100 ? rounds : 1 }, () => timeOf(command, root, compiled));
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function timeOf(command: Command, root: string, compiled: string): number {
  rmSync(join(root, 'generated'), { recursive: true, force: true });
  const start = process.hrtime.bigint();
  run(
    process.execPath,
    [`--max-old-space-size=12000`, join(compiled, 'cli/checkout.js'), command, '--root', root],
    project,
  );
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  const told = `${stdout}${stderr}`.slice(0, 2000);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${told}`);
}
