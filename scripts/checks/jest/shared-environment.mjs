// The environment of a suite: the globals of its worker, which are restored after the suite.
export default class SharedEnvironment {
  global = globalThis;
  #exit = process.exit;
  #globals = new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

  async setup() {}

  async teardown() {
    process.exit = this.#exit;
    for (const key of Reflect.ownKeys(globalThis)) if (!this.#globals.has(key)) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of this.#globals)
      if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
  }

  /** Null, as there is no sandbox. */
  getVmContext() {
    return null;
  }
}
