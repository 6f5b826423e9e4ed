// The suites of a room for Stryker, which adds `testMatch`: those of the fast tier, in one process.
import { join } from 'node:path';
import tiers from '../../jest.config.mjs';

const [{ transform }] = tiers.projects;

export default {
  rootDir: join(import.meta.dirname, '../..'),
  roots: ['<rootDir>/test'],
  // Builds a proof of its own from the sources.
  testPathIgnorePatterns: ['/techniques\\.slow\\.'],
  transform,
  runtime: '<rootDir>/scripts/mutation/jest-runtime.mjs',
  // Stryker resolves this file itself and knows nothing of `<rootDir>`.
  testEnvironment: join(import.meta.dirname, 'jest-environment.mjs'),
};
