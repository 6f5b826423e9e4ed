/**
 * Reads objects in queries in all the ways in which clients write them, as `inputs[length]=40`, `inputs={"length":40}` or
 * `rooms[0][length]=12`, and writes them as this service does: each value as a parameter of its own.
 */
import { givenPairs, writtenItem } from './list-parameter.js';
import type { QueryPlan } from './query-plan.js';
import type { QueryPair } from './scan-query.js';
import { scanQuery } from './scan-query.js';
import { alternating, entriesIn } from './written-records.js';

/** The parameters of documents that stand for many, whose names are those of the calculator. */
export const recordNames: ReadonlySet<string> = new Set(['inputs', 'own']);

/** The pairs of a query by the names of the plan's parameters. */
export function pairsIn(plan: QueryPlan, query: string): readonly QueryPair[] {
  const pairs = openRecords(plan, scanQuery(query));
  return plan.owner === 'question'
    ? joinLines(
        plan,
        pairs.map((pair) => ofQuestion(plan, pair)),
      )
    : pairs;
}

/** Before the name of a question's parameter in its plan where an input has the same name. No input has a period in it. */
const ofQuestions = 'question.';

export function besideInput(name: string): string {
  return ofQuestions + name;
}

/** The name as callers write it. */
export function nameInQuery(name: string): string {
  return name.startsWith(ofQuestions) ? name.slice(ofQuestions.length) : name;
}

/** A value that the input of the name takes is the input's, and any other is the question's. */
function ofQuestion({ parameters, positions }: QueryPlan, pair: QueryPair): QueryPair {
  const { name, value } = pair;
  if (name === null || value === null || !positions.has(besideInput(name))) return pair;
  const isInput = parameters[positions.get(name) ?? -1]?.read(value) !== undefined;
  return isInput ? pair : { ...pair, name: besideInput(name) };
}

/** The pairs with those of a parameter that takes lines as one, where the first of them stood. */
function joinLines(plan: QueryPlan, pairs: readonly QueryPair[]): readonly QueryPair[] {
  const name = linesName(plan);
  const texts = name === undefined ? [] : pairs.flatMap((pair) => (pair.name === name ? [pair.value ?? ''] : []));
  if (name === undefined || texts.length < 2) return pairs;
  const first = pairs.findIndex((pair) => pair.name === name);
  const one = pairOf(name, texts.join('\n'));
  return pairs.flatMap((pair, place) => (pair.name !== name ? [pair] : place === first ? [one] : []));
}

/** The name in the plan of the parameter that takes lines. */
function linesName({ parameters }: QueryPlan): string | undefined {
  return parameters.find(({ takesLines }) => takesLines === true)?.name;
}

/** The parameters of a query, each line of one that takes lines by itself. */
export function eachLine(plan: QueryPlan, all: Iterable<readonly [string, string]>): [string, string][] {
  const name = linesName(plan);
  return [...all].flatMap(([each, text]): [string, string][] =>
    each === name ? text.split('\n').map((line) => [nameInQuery(each), line]) : [[nameInQuery(each), text]],
  );
}

/** The pairs as they are where the plan knows all their names, which costs next to nothing. */
function openRecords(plan: QueryPlan, pairs: readonly QueryPair[]): readonly QueryPair[] {
  if (pairs.every(({ name }) => name === null || plan.positions.has(name))) return pairs;
  return gatherItems(
    plan,
    pairs.flatMap((pair) => spread(plan, pair)),
  );
}

/** Clients nest no deeper: a list in the inputs of a job. */
const deepest = 3;

/** The pairs of a record by the names of its members; a pair that is none as it is, without the brackets of a list. */
function spread(plan: QueryPlan, pair: QueryPair, levels = deepest): readonly QueryPair[] {
  const { name, value } = pair;
  if (name === null || value === null || plan.positions.has(name) || levels === 0) return [pair];
  const [, record = '', bracketed, dotted, rest = ''] = /^(\w+)(?:\[([^\]]+)\]|\.([^[]+))?(.*)$/s.exec(name) ?? [];
  const member = bracketed ?? dotted;
  if (!recordNames.has(record)) return [withoutBrackets(plan, pair)];
  if (member !== undefined) return spread(plan, pairOf(member + rest, value), levels - 1);
  const entries = entriesIn(value) ?? alternating(value, (each) => plan.positions.has(each));
  if (entries === null) return [pair];
  return entries
    .flatMap(([each, given]) => givenPairs(each, given))
    .flatMap(([each, text]) => spread(plan, pairOf(each, text), levels - 1));
}

/** `length[]=40` and `with[0]=gate` are values in a list, and `style[rate]=38` is that of `style.rate`. */
function withoutBrackets({ positions, lists }: QueryPlan, pair: QueryPair): QueryPair {
  const name = pair.name?.replace(/\[\d*\]$/, '').replace(/\[([^\]]+)\]/g, '.$1') ?? '';
  return positions.has(name) && lists.every(({ list }) => list.name !== name) ? { ...pair, name } : pair;
}

function pairOf(name: string, value: string): QueryPair {
  return { name, value, text: `${name}=${value}` };
}

/** A part of an item, as `rooms[0][length]`, `rooms[0].length`, `rooms.0.length` and `rooms[length]` name it. */
const partName = /^([^[.]+)(?:\[(\d*)\]|\.(\d+))?(?:\[(\D[^\]]*)\]|\.(\D.*))?$/;

interface Item {
  readonly list: string;
  /** The index that was written; empty where none was. */
  readonly index: string;
  readonly parts: readonly (readonly [name: string, text: string])[];
}

/** The parts of each item as one pair behind the others. Without an index, a name that comes again begins an item. */
function gatherItems({ positions, lists }: QueryPlan, pairs: readonly QueryPair[]): readonly QueryPair[] {
  const names = new Set(lists.map(({ list }) => list.name));
  const others: QueryPair[] = [];
  const items: Item[] = [];
  for (const pair of pairs) {
    const [whole, list = '', bracketed = '', dotted = '', inBrackets, behindDot] = partName.exec(pair.name ?? '') ?? [];
    const [index, part] = [bracketed || dotted, inBrackets ?? behindDot];
    if (whole === undefined || positions.has(whole) || !names.has(list)) others.push(pair);
    else if (part === undefined) others.push(pairOf(list, pair.value ?? ''));
    else addPart(items, { list, index, parts: [[part, pair.value ?? '']] });
  }
  return [...others, ...items.map(({ list, parts }) => pairOf(list, writtenItem(parts)))];
}

function addPart(items: Item[], { list, index, parts: [part = ['', '']] }: Item): void {
  const place = items.findLastIndex((item) => item.list === list && item.index === index);
  const item = items[place];
  const goesOn = item !== undefined && (index !== '' || item.parts.every(([name]) => name !== part[0]));
  if (goesOn) items[place] = { ...item, parts: [...item.parts, part] };
  else items.push({ list, index, parts: [part] });
}
