/** Makes objects whose members are computed when first read. */
import { once } from '../source/remembered.js';

const lazyNames = new WeakMap<object, readonly string[]>();

/** Computes each lazy member from their common source. */
export type Readers<Members extends object, Origin> = {
  readonly [Name in keyof Members]: (from: Origin) => Members[Name];
};

/** Gives an object lazy members; copying it reads them all. */
export function withLazyMembers<Head extends object, Members extends object, Origin>(
  head: Head,
  readers: Readers<Members, Origin>,
  from: Origin,
): Head & Members {
  const names = Object.keys(readers) as (keyof Members & string)[];
  for (const name of names) define(head, name, () => readers[name](from));
  lazyNames.set(head, names);
  return head as Head & Members;
}

function define(object: object, name: string, read: () => unknown): void {
  Object.defineProperty(object, name, { enumerable: true, get: once(read) });
}

/** The names of an object's lazy members. */
export function lazyNamesOf(object: object): readonly string[] {
  return lazyNames.get(object) ?? [];
}
