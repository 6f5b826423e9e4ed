/**
 * Converts values to bytes and back. Two things are not data: the texts that spans refer to, which are replaced by
 * their names, and lazily computed parts, whose answers are kept if they were computed.
 */
import { types } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { lazyNamesOf, withLazyMembers } from '../../generator/language/lazy-members.js';
import { answerOf, lazily } from '../../generator/source/remembered.js';
import type { Source } from '../../generator/source/source.js';

/** Lazy members, in the order in which a walk through the value meets them. */
type Asks = readonly (() => unknown)[];

/** A member of an object within the value; `holder` is that object. */
interface Member {
  readonly holder: object;
  readonly name: string;
}

interface Later extends Member {
  readonly kind: 'function' | 'member';
  readonly answer: { readonly value: unknown } | null;
}

/** A value in serialized form: its data, and the places of its other parts. */
interface Image {
  readonly value: unknown;
  readonly sources: readonly (Member & { readonly key: string })[];
  readonly later: readonly Later[];
}

/** Serializes a value. `keyOf` names a text. */
export function pack(value: unknown, keyOf: (source: Source) => string): Uint8Array {
  return serialize(new Walk(keyOf).image(value));
}

/** All lazy parts of a value. */
function asksOf(value: unknown): Asks {
  const walk = new Walk(() => '');
  walk.image(value);
  return walk.asks;
}

/** A deserialized value. `hasGrown` tells whether more of it has been computed since. */
export interface Unpacked {
  readonly value: unknown;
  readonly hasGrown: () => boolean;
}

/**
 * Restores a value from bytes. `find` returns the text with a name; `again` computes the whole value again, for lazy
 * parts not kept. Null if a text is missing, because it has changed.
 */
export function unpack(bytes: Uint8Array, find: (key: string) => Source | null, again: () => unknown): Unpacked | null {
  const { value, sources, later } = deserialize(bytes) as Image;
  for (const { holder, name, key } of sources) {
    const source = find(key);
    if (source === null) return null;
    put(holder, name, source);
  }
  const asks = lazily(() => asksOf(again()));
  for (const [index, each] of later.entries()) restore(each, () => asks()[index]?.());
  const open = later.filter(({ kind, answer }) => kind === 'function' && answer === null);
  return { value, hasGrown: () => open.some(({ holder, name }) => answerOf(memberOf(holder, name)) !== null) };
}

function restore({ holder, name, kind, answer }: Later, ask: () => unknown): void {
  if (kind === 'member') withLazyMembers(holder, { [name]: ask }, null);
  else {
    const known = lazily(answer === null ? ask : () => answer.value);
    if (answer !== null) known();
    put(holder, name, known);
  }
}

function memberOf(holder: object, name: string): () => unknown {
  return (holder as Readonly<Record<string, () => unknown>>)[name] ?? (() => undefined);
}

/** Sets an own property, even if the name is inherited by every object; defining such a name takes longer. */
function put(holder: object, name: string, value: unknown): void {
  if (name in holder)
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  else (holder as Record<string, unknown>)[name] = value;
}

/** Walks through plain data: objects, lists, maps and sets. Each is copied once. */
class Walk {
  readonly #keyOf: (source: Source) => string;
  readonly #copies = new Map<object, object>();
  readonly #sources: (Member & { readonly key: string })[] = [];
  readonly #later: (Omit<Later, 'answer'> & { readonly ask: () => unknown })[] = [];

  constructor(keyOf: (source: Source) => string) {
    this.#keyOf = keyOf;
  }

  get asks(): Asks {
    return this.#later.map(({ ask }) => ask);
  }

  image(value: unknown): Image {
    const copy = this.#copy(value);
    const later = this.#later.map(({ ask, ...member }) => ({ ...member, answer: this.#answer(member.kind, ask) }));
    return { value: copy, sources: this.#sources, later };
  }

  /** The answer of a function that was called, which may have taken a proof. A lazy member can simply be read again. */
  #answer(kind: Later['kind'], ask: () => unknown): Later['answer'] {
    const answer = kind === 'function' ? answerOf(ask) : null;
    return answer && { value: this.#copy(answer.value) };
  }

  #copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#copies.get(value) ?? this.#copyOf(value);
    this.#copies.set(value, known);
    return known;
  }

  #copyOf(value: object): object {
    if (Array.isArray(value)) return value.map((each) => this.#copy(each));
    if (types.isMap(value)) return new Map([...value].map(([key, each]) => [this.#copy(key), this.#copy(each)]));
    if (types.isSet(value)) return new Set([...value].map((each) => this.#copy(each)));
    return this.#copyOfObject(value);
  }

  #copyOfObject(object: object): object {
    const lazy = lazyNamesOf(object);
    const copy: object = {};
    for (const name of Object.keys(object)) {
      const read = (): unknown => (object as Readonly<Record<string, unknown>>)[name];
      if (lazy.includes(name)) this.#later.push({ holder: copy, name, kind: 'member', ask: read });
      else this.#copyMember(copy, name, read());
    }
    return copy;
  }

  #copyMember(holder: object, name: string, value: unknown): void {
    if (isSource(value)) this.#sources.push({ holder, name, key: this.#keyOf(value) });
    else if (typeof value === 'function')
      this.#later.push({ holder, name, kind: 'function', ask: value as () => unknown });
    else put(holder, name, this.#copy(value));
  }
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'lineStarts' in value && 'text' in value;
}
