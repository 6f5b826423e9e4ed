// Loads modules as the project's tests do, but again for each mutant: what modules remember belongs to one mutant.
import { forget, isSource } from '../checks/jest/shared-modules.mjs';
import SharedRuntime from '../checks/jest/shared-runtime.mjs';

let loadedWith;

const compiled = new Map();

/** Files do not change while Stryker runs, and reading Jest's cache takes most of the time of a short test. */
function remembering(transformer) {
  return {
    transform(path, ...rest) {
      if (!compiled.has(path)) compiled.set(path, transformer.transform(path, ...rest));
      return compiled.get(path);
    },
  };
}

export default class MutantRuntime extends SharedRuntime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, remembering(transformer), ...rest);
    const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (mutant !== loadedWith) forget(isSource);
    loadedWith = mutant;
  }
}
