// Records as JSON, in the file that CHECKS_RECORD names, what each test file took and left out. On CI, a run that
// leaves something out fails.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

function recordOf(rootDir, result) {
  const { testFilePath, perfStats, processorSeconds, missingPrograms = [] } = result;
  const broken = result.testExecError === undefined ? 0 : 1;
  return {
    path: relative(rootDir, testFilePath),
    seconds: (perfStats.end - perfStats.start) / 1000,
    processorSeconds: processorSeconds ?? 0,
    passed: result.numPassingTests,
    failed: result.numFailingTests + broken,
    leftOut: result.numPendingTests + result.numTodoTests,
    missingPrograms,
  };
}

export default class RecordSuites {
  #rootDir;
  #suites = [];

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    this.#suites = testResults.map((result) => recordOf(this.#rootDir, result));
    const path = process.env.CHECKS_RECORD;
    if (path !== undefined) writeFileSync(path, JSON.stringify(this.#suites));
  }

  getLastError() {
    const missing = this.#suites.flatMap(({ missingPrograms }) => missingPrograms.map(({ name }) => name));
    if (process.env.CI !== 'true' || missing.length === 0) return undefined;
    return new Error(
      `On CI nothing may be left out, but these programs are missing: ${[...new Set(missing)].join(', ')}`,
    );
  }
}
