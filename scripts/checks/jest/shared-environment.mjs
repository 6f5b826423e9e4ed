// What surrounds a suite: the globals of its worker. What Jest and the suite change of them is put back.
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

  /** Jest's own sandbox, which there is none of. */
  getVmContext() {
    return null;
  }
}
