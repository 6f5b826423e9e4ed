/** Names of emitted code. */

/** Gives each thing of a module a unique name; adds a `_` to a name that is taken. */
export class NameTable {
  readonly #taken: Set<string>;
  readonly #names = new Map<string, string>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** Keeps a name from being used for anything else. */
  reserve(name: string): void {
    this.#taken.add(name);
  }

  /** The name of the thing with a key, the same each time. */
  nameOf(key: string, wanted: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    let name = wanted;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    this.#names.set(key, name);
    return name;
  }
}
