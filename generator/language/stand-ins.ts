/** Replaces invalid parts that formulas do not read, such as labels, so that the rest of an entry can be checked. */
import type { Span } from '../source/source.js';
import type { YamlMap, YamlNode, YamlScalar } from '../source/yaml-tree.js';
import type { Mistake } from './mistakes.js';

/** Kind of replacement for an invalid part of a calculator. */
type StandIn = 'text' | 'texts' | 'no items' | 'nothing';

/** Parts that only people read, by path; `*` is any name or number. */
const forPeople: ReadonlyMap<string, StandIn> = new Map([
  ['title', 'text'],
  ['subtitle', 'text'],
  ['disclaimer', 'text'],
  ['sources', 'texts'],
  ['guidance', 'nothing'],
  ['deprecated', 'nothing'],
  ['labels', 'nothing'],
  ['drawing', 'nothing'],
  ['examples', 'no items'],
  ['examples/*', 'nothing'],
  ['inputs/*/label', 'text'],
  ['inputs/*/hint', 'nothing'],
  ['inputs/*/deprecated', 'nothing'],
]);

/** The entry without its invalid parts; null if formulas depend on one of them. `left` says what is wrong afterwards. */
export function withStandIns(
  node: YamlNode,
  mistakes: readonly Mistake[],
  left: (node: YamlNode) => Iterable<Mistake>,
): YamlNode | null {
  const places = distinct(mistakes.map(placeOf));
  if (node.kind !== 'map' || places === null) return null;
  const mended = places.reduce<YamlMap | null>((map, place) => map && replaced(map, place), node);
  return mended !== null && [...left(mended)].every(isMissingExamples) ? mended : null;
}

function isMissingExamples({ path }: Mistake): boolean {
  return path?.join() === 'examples';
}

interface Place {
  readonly path: readonly string[];
  readonly standIn: StandIn;
}

/** Each place once, the last items of a list first, so that removing one renumbers no other; null if one is null. */
function distinct(places: readonly (Place | null)[]): readonly Place[] | null {
  const found = places.filter((place) => place !== null);
  if (found.length < places.length) return null;
  const numberOf = ({ path: [, second = ''] }: Place) => (/^\d+$/.test(second) ? Number(second) : -1);
  return [...new Map(found.map((place) => [place.path.join('/'), place])).values()].sort(
    (a, b) => numberOf(b) - numberOf(a),
  );
}

/** The part that a mistake is about; null where formulas depend on it. */
function placeOf({ path, stray }: Mistake): Place | null {
  const place = path && known(path);
  const isOwn = stray !== undefined && place?.path.length === path?.length;
  return isOwn && path !== null ? { path: [...path.slice(0, -1), stray], standIn: 'nothing' } : place;
}

/** The longest replaceable part on the way to a path. */
function known(path: readonly string[]): Place | null {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const standIn = forPeople.get(part.map((name, index) => (index === 1 ? '*' : name)).join('/'));
    if (standIn !== undefined) return { path: part, standIn };
  }
  return null;
}

/** The map with the part at a place replaced; null if there is no such place. */
function replaced(map: YamlMap, { path: [key = '', ...rest], standIn }: Place): YamlMap | null {
  const entries = new Map(map.entries);
  const entry = entries.get(key);
  const value = rest.length === 0 ? standInAt(standIn, map.span) : valueWithin(entry?.value, { path: rest, standIn });
  if (value === undefined) return null;
  if (value === null) entries.delete(key);
  else entries.set(key, { key, keySpan: entry?.keySpan ?? map.span, value });
  return { ...map, entries };
}

/** Undefined if there is no such place. */
function valueWithin(node: YamlNode | undefined, place: Place): YamlNode | undefined {
  if (node?.kind === 'map') return replaced(node, place) ?? undefined;
  if (node?.kind !== 'sequence' || place.path.length > 1) return undefined;
  return { ...node, items: node.items.filter((_, index) => String(index) !== place.path[0]) };
}

/** Null if the part is removed. */
function standInAt(standIn: StandIn, span: Span): YamlNode | null {
  const scalar: YamlScalar = { kind: 'scalar', value: '-', text: '-', span, content: span, verbatim: true };
  if (standIn === 'nothing') return null;
  return standIn === 'text' ? scalar : { kind: 'sequence', span, items: standIn === 'texts' ? [scalar] : [] };
}
