/** Tests are TypeScript, compiled by swc one file at a time; types are checked by `npm run test:types`. */

/**
 * Suites that wait more than they compute: for servers, browsers, outages, clocks. They are a lane of their own, which
 * `npm test` gives more workers than the machine has cores (`scripts/checks/parts.ts`).
 */
const waiting = [
  'test/campaign/.*',
  'test/catalog/(component|editor|first-screen|list-doors|own-doors-browser)',
  'test/deploy/(alerts|archive-postgres|backup-.*|caddy|healthcheck|nginx)',
  'test/leads/.*',
  'test/pages/(app/chat|component|site/(browser|lead-form|other-sites))',
  'test/runtime/.*',
  'test/scale/.*',
  'test/scripts/checks-end',
  'test/workbench/(beginner|carpet)',
].map((path) => `/${path}\\.test\\.ts$`);

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
  testRunner: '<rootDir>/scripts/checks/jest/suite-runner.mjs',
};

export default {
  projects: [
    { ...suites, displayName: 'waiting', testRegex: waiting },
    {
      ...suites,
      displayName: 'computing',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...waiting],
    },
  ],
  reporters: ['default', '<rootDir>/scripts/checks/jest/record-suites.mjs'],
  testSequencer: '<rootDir>/scripts/checks/jest/longest-first.mjs',
  // Only ends what hangs: a busy machine takes its time.
  testTimeout: 600_000,
  // In one process alone, what a test leaves open would keep the whole run from ending.
  maxWorkers: '100%',
  // A worker that keeps more than this between two suites is replaced.
  workerIdleMemoryLimit: '1500MB',
};
