/** Tests are TypeScript, compiled by swc one file at a time; types are checked by `npm run test:types`. */

const suites = {
  roots: ['<rootDir>/test'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // Suites of a worker share its modules and globals, so that they load what they test once.
  runtime: '<rootDir>/scripts/checks/jest/shared-runtime.mjs',
  testEnvironment: '<rootDir>/scripts/checks/jest/shared-environment.mjs',
  globalSetup: '<rootDir>/scripts/checks/prepare.mjs',
};

/** Suites that need a browser, a server program, a build or a package of `test/package.json` are named `*.slow.test.ts`. */
const slow = '/.*\\.slow\\.test\\.ts$';

export default {
  projects: [
    {
      ...suites,
      displayName: 'fast',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', slow],
    },
    {
      ...suites,
      displayName: 'slow',
      testRegex: slow,
    },
  ],
  // Only ends what hangs: a busy machine takes its time.
  testTimeout: 240_000,
  // In one process alone, what a test leaves open would keep the whole run from ending.
  maxWorkers: '100%',
  // A worker that keeps more than this between two suites is replaced.
  workerIdleMemoryLimit: '1500MB',
};
