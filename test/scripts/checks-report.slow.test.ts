/** What the test command says at its end, and that what was left out is never counted as passed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLine, leftOutReport, tallyOf, timeReport } from '../../scripts/checks/report.js';
import type { PartResult, SuiteRecord } from '../../scripts/checks/run-part.js';
import { projectRoot } from '../support/project-root.js';

function suite(path: string, changes: Partial<SuiteRecord> = {}): SuiteRecord {
  const counts = { passed: 5, failed: 0, leftOut: 0, missingPrograms: [] };
  return { path, seconds: 2, processorSeconds: 1, ...counts, ...changes };
}

function part(changes: Partial<PartResult> = {}): PartResult {
  const times = { seconds: 3, processorSeconds: 2 };
  return { name: 'a part', hasPassed: true, signal: null, output: '', suites: null, ...times, ...changes };
}

const caddy = { name: 'Caddy', packages: ['caddy'] };
const redis = { name: 'Redis', packages: ['redis-server'] };
const lacking = [
  part(),
  part({
    suites: [
      suite('a.test.ts'),
      suite('b.test.ts', { passed: 1, leftOut: 3, missingPrograms: [redis, caddy, redis] }),
      suite('c.test.ts', { passed: 0, leftOut: 2, missingPrograms: [caddy] }),
    ],
  }),
];

test('every test counts, and every part without tests', () => {
  const results = [part(), part({ suites: [suite('a.test.ts'), suite('b.test.ts')] })];
  expect(lastLine(tallyOf(results, { isComplete: true }))).toBe('11 passed, 0 failed\n');
  expect(leftOutReport(results, { isComplete: true })).toBe('');
});

test('what was left out is counted by itself, and named with the command that installs what is missing', () => {
  expect(lastLine(tallyOf(lacking, { isComplete: false }))).toBe('7 passed, 0 failed, 5 skipped\n');
  expect(leftOutReport(lacking, { isComplete: false })).toBe(`
LEFT OUT, and not counted as passed: 5 tests of 2 files, because programs are missing.
  b.test.ts: 3 without Redis, Caddy
  c.test.ts: 2 without Caddy
This installs what is missing on Debian and Ubuntu:
  apt-get install --no-install-recommends caddy redis-server
`);
});

test('on CI, what was left out has failed', () => {
  expect(lastLine(tallyOf(lacking, { isComplete: true }))).toBe('7 passed, 5 failed\n');
  expect(leftOutReport(lacking, { isComplete: true })).toMatch(/this run has failed\.\n$/);
});

const failures: readonly (readonly [string, PartResult, string])[] = [
  ['a check', part({ hasPassed: false }), '0 passed, 1 failed\n'],
  ['a test', part({ hasPassed: false, suites: [suite('a.test.ts', { failed: 2 })] }), '5 passed, 2 failed\n'],
  ['Jest itself', part({ hasPassed: false, suites: [suite('a.test.ts')] }), '5 passed, 1 failed\n'],
  ['a part that was ended', part({ hasPassed: false, signal: 'SIGKILL', suites: [] }), '0 passed, 1 failed\n'],
];
test.each(failures)('%s that fails is counted', (_what, result, line) => {
  expect(lastLine(tallyOf([result], { isComplete: false }))).toBe(line);
});

test('where the time went: the parts, and the ten suites that took most of the processor', () => {
  const suites = Array.from({ length: 12 }, (_, at) => suite(`${at}.test.ts`, { processorSeconds: at }));
  const lines = timeReport([part({ suites })], 60, 100).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '',
    'Total: 60.0 s, 100.0 s of processor time.',
    '  a part: 3.0 s, 2.0 s of processor time',
  ]);
  expect(lines.slice(4, -1).map((line) => Number.parseInt(line, 10))).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

describe('a suite whose program is missing', () => {
  /** Runs Jest on one file as if nothing were installed. */
  function runBare(ci: string): { readonly status: number | null; readonly suites: readonly SuiteRecord[] } {
    const folder = mkdtempSync(join(tmpdir(), 'reckoner-checks-'));
    const record = join(folder, 'record.json');
    const env = { ...process.env, CI: ci, TEST_BARE: 'true', CHECKS_RECORD: record };
    const jest = ['node_modules/jest/bin/jest.js', 'test/deploy/logrotate.slow.test.ts', '--maxWorkers=1'];
    const { status } = spawnSync(process.execPath, jest, { cwd: projectRoot, env });
    const suites = JSON.parse(readFileSync(record, 'utf8')) as readonly SuiteRecord[];
    rmSync(folder, { recursive: true });
    return { status, suites };
  }
  const leftOut = { path: 'test/deploy/logrotate.slow.test.ts', passed: 0, failed: 0, leftOut: 1 };

  test.each([
    ['is left out', 'false', 0],
    ['fails the run on CI', 'true', 1],
  ])('%s', (_what, ci, exitCode) => {
    const { status, suites } = runBare(ci);
    expect(status).toBe(exitCode);
    expect(suites).toEqual([expect.objectContaining(leftOut)]);
    expect(suites[0]?.missingPrograms).toEqual([{ name: 'logrotate', packages: ['logrotate'] }]);
  });
});
