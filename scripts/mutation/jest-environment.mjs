// The environment of a suite that skips the tests that are left once one has noticed the mutant: Jest itself cannot stop.
import SharedEnvironment from '../checks/jest/shared-environment.mjs';

const mutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/** The last mutant that a test noticed. */
let noticed = null;

export default class MutantEnvironment extends SharedEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_start' && noticed === mutant()) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) noticed = mutant();
  }
}
