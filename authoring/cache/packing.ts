/**
 * Converts results to bytes and back. Two things are not data: the texts that spans refer to, which are replaced by
 * their names, and lazily computed parts, whose answers are kept if they were computed. A run reads few of the results
 * that it finds, so most of an object stays bytes until then.
 */
import { types } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { lazyNamesOf, withLazyMembers } from '../../generator/language/lazy-members.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
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

/** A value with the diagnostics found on the way to it. */
export interface Result<T> {
  readonly value: T;
  readonly found: readonly Diagnostic[];
}

/** A result in serialized form. */
interface Packed {
  /** The names of all texts. */
  readonly sources: readonly string[];
  readonly found: Image;
  /** The members of an object in their order; null for any other value. */
  readonly members: readonly PackedMember[] | null;
  /** The image of the whole value, serialized by itself. */
  readonly whole: Uint8Array;
}

/** A member of an object; one that is not plain is read from the whole. */
type PackedMember = readonly [name: string, plain: { readonly value: unknown } | null];

/** Serializes a result. `keyOf` names a text. */
export function pack({ value, found }: Result<unknown>, keyOf: (source: Source) => string): Uint8Array {
  const sources = new Set<string>();
  const walk = (): Walk =>
    new Walk((source) => {
      const key = keyOf(source);
      sources.add(key);
      return key;
    });
  const [whole, images] = [serialize(walk().image(value)), walk().image(found)];
  return serialize({ sources: [...sources], found: images, members: membersOf(value), whole } satisfies Packed);
}

function membersOf(value: unknown): Packed['members'] {
  const isObject = typeof value === 'object' && value !== null;
  if (!isObject || Array.isArray(value) || types.isMap(value) || types.isSet(value)) return null;
  const lazy = lazyNamesOf(value);
  return Object.keys(value).map((name) => {
    const member = lazy.includes(name) ? {} : (value as Readonly<Record<string, unknown>>)[name];
    const isPlain = member === null || !['object', 'function'].includes(typeof member);
    return [name, isPlain ? { value: member } : null];
  });
}

/** All lazy parts of a value. */
function asksOf(value: unknown): Asks {
  const walk = new Walk(() => '');
  walk.image(value);
  return walk.asks;
}

/** A deserialized result. `hasGrown` says whether more of it has been computed since. */
export interface Unpacked {
  readonly result: Result<unknown>;
  readonly hasGrown: () => boolean;
}

/**
 * Restores a result from bytes; most of an object only when it is read. `find` returns the text with a name; `again`
 * computes the whole result again, for lazy parts not kept. Null if a text is missing, because it has changed.
 */
export function unpack(
  bytes: Uint8Array,
  find: (key: string) => Source | null,
  again: () => Result<unknown>,
): Unpacked | null {
  const { sources, found, members, whole } = deserialize(bytes) as Packed;
  const texts = new Map(sources.map((key) => [key, find(key)]));
  if ([...texts.values()].includes(null)) return null;
  const asks = lazily(() => asksOf(again().value));
  const opened = lazily(() => restored(deserialize(whole) as Image, texts, asks));
  const diagnostics = restored(found, texts, asks).value as Result<unknown>['found'];
  return {
    result: {
      value: members === null ? opened().value : withMembers(members, () => opened().value),
      found: diagnostics,
    },
    hasGrown: () => answerOf(opened) !== null && opened().hasGrown(),
  };
}

/** An object with the members of another one, which is asked for when a member that is not plain is read. */
function withMembers(members: readonly PackedMember[], whole: () => unknown): object {
  const object: object = {};
  for (const [name, plain] of members) {
    if (plain !== null) put(object, name, plain.value);
    else {
      const get = (): unknown => (whole() as Readonly<Record<string, unknown>>)[name];
      Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
    }
  }
  return object;
}

function restored({ value, sources, later }: Image, texts: ReadonlyMap<string, Source | null>, asks: () => Asks) {
  for (const { holder, name, key } of sources) put(holder, name, texts.get(key));
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
