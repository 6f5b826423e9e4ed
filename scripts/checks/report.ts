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
  const { passed, failed, leftOut } = sumOf(results.map(tallyOfPart));
  return isComplete ? { passed, failed: Math.max(failed, leftOut), leftOut: 0 } : { passed, failed, leftOut };
}

function tallyOfPart({ hasPassed, suites }: PartResult): Tally {
  if (suites === null) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, leftOut: 0 };
  const tally = sumOf(suites);
  // A part that fails as a whole, not in a test, is one failure.
  return { ...tally, failed: hasPassed ? tally.failed : Math.max(tally.failed, 1) };
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), leftOut: sum('leftOut') };
}

export function partReport({ name, hasPassed, signal, seconds, processorSeconds, output }: PartResult): string {
  const verdict = hasPassed ? 'passed' : signal === null ? 'FAILED' : `FAILED, ended by ${signal},`;
  return `\n== ${name}: ${verdict} in ${times(seconds, processorSeconds)}\n${output}`;
}

function times(seconds: number, processorSeconds: number | null): string {
  const wall = `${seconds.toFixed(1)} s`;
  return processorSeconds === null ? wall : `${wall}, ${processorSeconds.toFixed(1)} s of processor time`;
}

export function timeReport(results: readonly PartResult[], seconds: number, processorSeconds: number | null): string {
  const parts = results.map((part) => `  ${part.name}: ${times(part.seconds, part.processorSeconds)}`);
  const mostExpensive = suitesOf(results)
    .sort((a, b) => b.processorSeconds - a.processorSeconds)
    .slice(0, 10)
    .map((suite) => `  ${suite.path}: ${times(suite.seconds, suite.processorSeconds)}`);
  const lines = [...parts, 'The suites that took the most processor time:', ...mostExpensive];
  return `\nTotal: ${times(seconds, processorSeconds)}.\n${lines.join('\n')}\n`;
}

function suitesOf(results: readonly PartResult[]): SuiteRecord[] {
  return results.flatMap(({ suites }) => suites ?? []);
}

/** Empty when nothing was left out. */
export function leftOutReport(results: readonly PartResult[], { isComplete }: Options): string {
  const suites = suitesOf(results).filter(({ leftOut }) => leftOut > 0);
  if (suites.length === 0) return '';
  const { leftOut: tests } = sumOf(suites);
  const lines = suites.map(({ path, leftOut, missingPrograms }) => {
    const names = [...new Set(missingPrograms.map(({ name }) => name))].join(', ');
    return `  ${path}: ${leftOut} without ${names === '' ? 'a reason' : names}`;
  });
  const packages = new Set(suites.flatMap(({ missingPrograms }) => missingPrograms.flatMap((each) => each.packages)));
  return [
    `\nLEFT OUT, and not counted as passed: ${tests} tests of ${suites.length} files, because programs are missing.`,
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
