// Runs a test file as Jest does, and adds to its result what the report of all checks shows: the processor time, and
// the missing programs for which tests were left out (`test/support/slow/services.ts`).
import circus from 'jest-circus/runner';
import { processorTime } from '../processor-time.mjs';

function processorSeconds() {
  const { own = 0, children = 0 } = processorTime() ?? {};
  return own + children;
}

// A worker that is asked to end also ends what its suites have started, and exits as if by the signal.
process.once('SIGTERM', () => process.exit(143));

export default async function runSuite(globalConfig, config, environment, ...rest) {
  const before = processorSeconds();
  const result = await circus.default(globalConfig, config, environment, ...rest);
  const { missingPrograms = [] } = environment.global;
  const missing = missingPrograms.map(({ name, packages }) => ({ name, packages: [...packages] }));
  return { ...result, processorSeconds: processorSeconds() - before, missingPrograms: missing };
}
