/** Parts of the test commands. */
import { availableParallelism } from 'node:os';
import { lateOptimization } from '../../cli/short-run.js';

export interface Part {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** True for a part that runs test files, each counted; any other part is one check. */
  readonly hasSuites: boolean;
}

const cores = availableParallelism();

function script(name: string): Part {
  return { name, command: 'npm', args: ['run', '--silent', name], hasSuites: false };
}

/**
 * In megabytes: with Node's default of 16, suites take 8 percent more processor time to collect short-lived objects.
 * Workers inherit it.
 */
const roomForTheYoung = ['--max-semi-space-size=64'];

function suites(project: string, workers: number, flags: readonly string[] = []): Part {
  const args = [
    ...roomForTheYoung,
    ...flags,
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    `--maxWorkers=${workers}`,
  ];
  return { name: `${project} suites`, command: process.execPath, args, hasSuites: true };
}

/** Lanes of parts: each lane runs its parts in sequence, in parallel with the other lanes. */
export type Lanes = readonly (readonly Part[])[];

/** What `npm test` runs. The test that generated files are fresh is in test/catalog/compiled-files.part.ts. */
export const fastTier: Lanes = [
  // Optimizing functions that run only a few times takes up to a sixth of the processor time of these suites.
  [suites('fast', cores, [lateOptimization])],
  ['test:types', 'test:lint'].map(script),
];

/** What `npm run test:slow` runs once the packages of `test/` are installed and `dist/` is built. */
export const slowTier: Lanes = [
  // Suites that mostly wait leave the cores idle, so run more of them at a time.
  [suites('slow', cores * 2)],
  ['test:types:slow', 'test:openapi'].map(script),
];

/** Makes the generated files that are not committed, which suites and types import. */
export const uncommitted: Part = script('generate:uncommitted');

/** Installs and builds what the slow tier needs. */
export const preparation: Part = script('test:prepare');
