/** What a catalog publishes, as named facts, and the walk that finds where two versions of it differ. */
import { singleSpaced } from '../../generator/source/one-line.js';
import type { Unit } from '../../generator/units/unit.js';
import { displayUnit } from '../../generator/units/unit.js';

/** A fact as people read it, or further facts by their names. */
export type Facts = string | FactMap;
export type FactMap = ReadonlyMap<string, Facts>;

/** Members that are no facts by themselves: formulas, their places and ends, what is proved on demand, names of records. */
const noFacts: ReadonlySet<string> = new Set(['core', 'span', 'low', 'high', 'range', 'who']);

/** The facts in a value: null and false are absent, members have names in words, and things in a list go by their names. */
export function factsOf(value: unknown): Facts | undefined {
  if (value === undefined || value === null || value === false || typeof value === 'function') return undefined;
  if (value === true) return 'yes';
  if (typeof value !== 'object') return singleSpaced(String(value));
  if ('factors' in value) return displayUnit(value as Unit);
  if ('low' in value && typeof value.low === 'number') return intervalText(value as unknown as Ends);
  if (value instanceof Map) return mapOf([...value]);
  if (Array.isArray(value)) return mapOf(withNames(value));
  return mapOf(
    Object.entries(value).flatMap(([name, member]) => (noFacts.has(name) ? [] : [[inWords(name), member] as const])),
  );
}

interface Ends {
  readonly low: number;
  readonly high: number;
}

export function intervalText({ low, high }: Ends): string {
  return `${low}..${high}`;
}

function mapOf(members: readonly (readonly [string, unknown])[]): FactMap {
  return new Map(
    members.flatMap(([name, member]) => {
      const facts = factsOf(member);
      return facts === undefined ? [] : [[name, facts] as const];
    }),
  );
}

/** The facts of the names of a set. */
export function setOf(names: Iterable<string>): FactMap {
  return new Map([...names].map((name) => [name, 'yes']));
}

/** Turns `legalDisclaimer` into `legal disclaimer`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The members that name things in a list. */
const naming = ['slug', 'key', 'name', 'label', 'who'] as const;

/** Each thing by its name, or by its place where it has none; the second of a name is marked as that. */
function withNames(all: readonly unknown[]): readonly (readonly [string, unknown])[] {
  const names = all.map((each, index) => nameIn(each) ?? String(index + 1));
  return all.map((each, index) => {
    const name = names[index] ?? '';
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return [earlier === 0 ? name : `${name} (${earlier + 1})`, each];
  });
}

function nameIn(each: unknown): string | undefined {
  if (typeof each !== 'object' || each === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(each));
  return naming.map((member) => members.get(member)).find((name) => typeof name === 'string');
}

/** What happened to a fact; `up` and `down` are changes of a number. */
export type Event = 'gone' | 'new' | 'changed' | 'up' | 'down' | 'order';

export interface Difference {
  readonly path: readonly string[];
  readonly event: Event;
  readonly before: Facts | undefined;
  readonly after: Facts | undefined;
  /** The facts beside it, of the new version where it has them. */
  readonly beside: FactMap;
}

const nothing: FactMap = new Map();

/** Where two versions differ. What is gone or new is one difference, whatever it consists of. */
export function differences(
  before: Facts | undefined,
  after: Facts | undefined,
  path: readonly string[],
  beside: FactMap = nothing,
): readonly Difference[] {
  const found = (event: Event): readonly Difference[] => [{ path, event, before, after, beside }];
  if (before === after) return [];
  if (before === undefined) return found('new');
  if (after === undefined) return found('gone');
  if (typeof before === 'string' || typeof after === 'string') return found(changeOfNumber(before, after));
  // Things of different kinds have nothing to compare but that.
  const isOtherKind = before.get('kind') !== after.get('kind');
  const names = isOtherKind ? ['kind'] : [...new Set([...before.keys(), ...after.keys()])];
  const inside = names.flatMap((name) => differences(before.get(name), after.get(name), [...path, name], after));
  return isReordered(before, after) ? [...inside, ...found('order')] : inside;
}

function changeOfNumber(before: Facts, after: Facts): Event {
  const by = Number(after) - Number(before);
  return by > 0 ? 'up' : by < 0 ? 'down' : 'changed';
}

function isReordered(before: FactMap, after: FactMap): boolean {
  const [old, now] = [[...before.keys()], [...after.keys()]];
  return old.join('\n') !== now.join('\n') && old.length === now.length && old.every((name) => after.has(name));
}

/** A fact with all that it consists of, on one line. */
export function factText(facts: Facts): string {
  if (typeof facts === 'string') return facts;
  return [...facts.values()]
    .map(factText)
    .filter((text) => text !== '')
    .join(', ');
}
