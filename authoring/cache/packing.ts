/**
 * Values as bytes and back. Two things are no data: the text that places are in, for which its name stands, and what is
 * worked out only when it is asked for, of which the answer is kept where somebody has asked.
 */
import { types } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { lazyNamesOf, withLazyMembers } from '../../generator/load/lazy-members.js';
import { answerOf, lazily } from '../../generator/model/remembered.js';
import type { Source } from '../../generator/text/source.js';

/** Lazy members, in the order in which a walk through a value meets them. */
type Asks = readonly (() => unknown)[];

/** A member of an object of the value; `holder` is that object. */
interface Member {
  readonly holder: object;
  readonly name: string;
}

interface Later extends Member {
  readonly kind: 'function' | 'member';
  readonly answer: { readonly value: unknown } | null;
}

/** A value in written form: its data, and where its other parts belong. */
interface Image {
  readonly value: unknown;
  readonly sources: readonly (Member & { readonly key: string })[];
  readonly later: readonly Later[];
}

/** Bytes that give the same value again. `keyOf` names a text. */
export function pack(value: unknown, keyOf: (source: Source) => string): Uint8Array {
  return serialize(new Walk(keyOf).image(value));
}

/** Everything that a value works out later. */
function asksOf(value: unknown): Asks {
  const walk = new Walk(() => '');
  walk.image(value);
  return walk.asks;
}

/** A value that was packed, and whether more of it has been worked out since. */
export interface Unpacked {
  readonly value: unknown;
  readonly hasGrown: () => boolean;
}

/**
 * The value that bytes were made of. `find` gives the text of a name, and `again` the value itself, worked out anew, for
 * what nobody had asked for. Null where a text is another one now.
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

/** A name of an object's own, also where it means something else to every object; such names take longer to define. */
function put(holder: object, name: string, value: unknown): void {
  if (name in holder)
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  else (holder as Record<string, unknown>)[name] = value;
}

/** A walk through plain data: objects, lists, maps and sets, each of which is copied once. */
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

  /** Answers once: a lazy member can be read again, but a function's answer may have taken a proof. */
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
