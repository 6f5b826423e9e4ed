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
  // Every use of a global that is not injected goes through Jest's sandbox; without this, calculations take four times as long.
  sandboxInjectedGlobals: [
    'Array',
    'BigInt',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
  ],
  testTimeout: 60_000,
  // In one process alone, what a test leaves open would keep the whole run from ending.
  maxWorkers: '100%',
};
