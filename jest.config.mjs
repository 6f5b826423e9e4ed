/** Tests are TypeScript, compiled by swc one file at a time; types are checked by `npm run test:types`. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // Without it every use of Math goes through Jest's sandbox, which makes calculations three times as slow.
  sandboxInjectedGlobals: ['Math'],
  testTimeout: 60_000,
  // In one process alone, what a test leaves open would keep the whole run from ending.
  maxWorkers: '100%',
};
