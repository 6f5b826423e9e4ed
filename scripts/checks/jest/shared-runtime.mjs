// Loads test files for Jest: not with its sandbox, in which every suite loads hundreds of modules for itself, but with
// Node's own modules, which the suites of a worker share.
import asyncHooks from 'node:async_hooks';
import { sep } from 'node:path';
import { compiledSourceMaps, forget, isOfOneSuite, isSource, load, readTypeScript } from './shared-modules.mjs';

const circus = `${sep}node_modules${sep}jest-circus${sep}`;

/** Runs a function and collects every AsyncLocalStorage that it creates. */
function withStorages(run) {
  const { AsyncLocalStorage } = asyncHooks;
  const original = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');
  const storages = [];
  class Collected extends AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      storages.push(this);
    }
  }
  // Node 22 and later have only a getter, to which nothing can be assigned.
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, enumerable: true, value: Collected });
  try {
    return { result: run(), storages };
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', original);
  }
}

export default class SharedRuntime {
  #isForgotten;
  #storages = [];

  constructor(config, _environment, _resolver, transformer, _texts, _coverage, _path, { watch, watchAll }) {
    readTypeScript(transformer, config.rootDir);
    // Between two runs of the same process, any file may have changed.
    this.#isForgotten = watch || watchAll ? isSource : isOfOneSuite;
  }

  /** Loads the test framework again for each suite, because its state belongs to one. */
  requireInternalModule(path) {
    forget((each) => each.includes(circus));
    const { result, storages } = withStorages(() => load(path));
    this.#storages.push(...storages);
    return result;
  }

  requireModule(path) {
    return load(path);
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  /** Lets Jest find the lines of errors in the sources. */
  getSourceMaps() {
    return compiledSourceMaps;
  }

  teardown() {
    // Otherwise every later promise is slower: Node calls all storages for each.
    for (const storage of this.#storages) storage.disable();
    forget(this.#isForgotten);
  }

  getAllCoverageInfoCopy() {}

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}
}
