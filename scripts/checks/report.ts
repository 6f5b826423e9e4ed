/** The report at the end of the test command: time, parts left out, and checks passed. */
import type { PartResult, SuiteRecord } from './run-part.js';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

interface Options {
  /** True when leaving anything out is a failure. */
  readonly isComplete: boolean;
}

/** Counts each test as one, and each part without tests as one. What was left out has not passed. */
export function tallyOf(results: readonly PartResult[], { isComplete }: Options): Tally {
  const tallies = results.map(tallyOfPart);
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  const leftOut = sum('leftOut');
  const failed = sum('failed');
  return isComplete
    ? { passed: sum('passed'), failed: Math.max(failed, leftOut), leftOut: 0 }
    : { passed: sum('passed'), failed, leftOut };
}

function tallyOfPart({ hasPassed, suites }: PartResult): Tally {
  if (suites === null) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, leftOut: 0 };
  const sum = (key: 'passed' | 'failed' | 'leftOut'): number => suites.reduce((total, suite) => total + suite[key], 0);
  // A part that fails as a whole, not in a test, is one failure.
  const failed = sum('failed');
  return { passed: sum('passed'), failed: hasPassed ? failed : Math.max(failed, 1), leftOut: sum('leftOut') };
}

export function partReport({ name, hasPassed, signal, seconds, processorSeconds, output }: PartResult): string {
  const verdict = hasPassed ? 'passed' : signal === null ? 'FAILED' : `FAILED, ended by ${signal},`;
  return `\n== ${name}: ${verdict} in ${times(seconds, processorSeconds)}\n${output}`;
}

function times(seconds: number, processorSeconds: number | null): string {
  const wall = `${seconds.toFixed(1)} s`;
  return processorSeconds === null ? wall : `${wall}, ${processorSeconds.toFixed(1)} s of processor`;
}

export function timeReport(results: readonly PartResult[], seconds: number, processorSeconds: number | null): string {
  const parts = results.map((part) => `  ${part.name}: ${times(part.seconds, part.processorSeconds)}`);
  const dearest = suitesOf(results)
    .sort((a, b) => b.processorSeconds - a.processorSeconds)
    .slice(0, 10)
    .map((suite) => `  ${suite.path}: ${times(suite.seconds, suite.processorSeconds)}`);
  const lines = [...parts, 'The dearest suites:', ...dearest];
  return `\nAll of it took ${times(seconds, processorSeconds)}.\n${lines.join('\n')}\n`;
}

function suitesOf(results: readonly PartResult[]): SuiteRecord[] {
  return results.flatMap(({ suites }) => suites ?? []);
}

/** Empty when nothing was left out. */
export function leftOutReport(results: readonly PartResult[], { isComplete }: Options): string {
  const suites = suitesOf(results).filter(({ leftOut }) => leftOut > 0);
  if (suites.length === 0) return '';
  const tests = suites.reduce((sum, { leftOut }) => sum + leftOut, 0);
  const lines = suites.map(({ path, leftOut, missingPrograms }) => {
    const names = [...new Set(missingPrograms.map(({ name }) => name))].join(', ');
    return `  ${path}: ${leftOut} without ${names === '' ? 'a reason' : names}`;
  });
  const packages = new Set(suites.flatMap(({ missingPrograms }) => missingPrograms.flatMap((each) => each.packages)));
  return [
    `\nLEFT OUT, and not counted as passed: ${tests} tests of ${suites.length} files, for want of programs.`,
    ...lines.sort(),
    'This installs what is missing on Debian and Ubuntu:',
    `  ${installCommand([...packages])}`,
    ...(isComplete ? ['With CI=true nothing may be left out: this run has failed.'] : []),
    '',
  ].join('\n');
}

function installCommand(packages: readonly string[]): string {
  return `apt-get install --no-install-recommends ${[...packages].sort().join(' ')}`;
}

/** The last line, from which a program judges the run. */
export function lastLine({ passed, failed, leftOut }: Tally): string {
  return `${passed} passed, ${failed} failed${leftOut === 0 ? '' : `, ${leftOut} skipped`}\n`;
}
