/** Turns differences of facts into changes, by the table. */
import type { Change } from './change.js';
import { changeOf, quoted } from './change.js';
import type { Difference, Facts } from './facts.js';
import { differences, factText } from './facts.js';
import type { Cases, Saying } from './table.js';
import { otherwise, table } from './table.js';

/** What the table says of a difference, with the names in its path and the rest of that, below the row's. */
interface Worded {
  readonly saying: Saying;
  readonly names: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
  readonly difference: Difference;
}

/**
 * The changes between two versions of a part of the catalog. `scope` begins the paths of its rows in the table. `today`
 * is a day as 2026-03-01: what is deprecated may go after its `until`.
 */
export function changesBetween(
  where: string,
  scope: string,
  [before, after]: readonly [before: Facts | undefined, after: Facts | undefined],
  today: string,
): readonly Change[] {
  const groups = new Map<string, Worded[]>();
  for (const worded of differences(before, after, [scope]).flatMap((each) => word(each, today))) {
    const key = [worded.saying.class, filled(worded.saying.what, worded), filled(worded.saying.reason, worded)].join(
      '\n',
    );
    groups.set(key, [...(groups.get(key) ?? []), worded]);
  }
  return [...groups.values()].map((alike) => changeFrom(where, alike));
}

/** What the table says of a difference; where it has no row for all of something, what it says of each part. */
function word(difference: Difference, today: string): readonly Worded[] {
  const { path, event, before, after } = difference;
  const whole = before ?? after;
  const isLeaf = event === 'order' || typeof whole === 'string';
  const row = rowFor(path, isLeaf);
  if (row === null && !isLeaf && whole !== undefined) return wordParts(whole, difference, today);
  const { cases, ...found } = row ?? { cases: otherwise(path[1] ?? ''), names: new Map(), rest: path.slice(2) };
  const known = cases[event] ?? (event === 'up' || event === 'down' ? cases.changed : undefined);
  if (known === undefined) return [];
  const saying = typeof known === 'function' ? known(before, after) : known;
  return [{ ...found, saying: afterNotice(saying, difference, today), difference }];
}

function wordParts(whole: Facts, { path, event, before, after }: Difference, today: string): readonly Worded[] {
  if (typeof whole === 'string') return [];
  return [...whole.keys()].flatMap((name) => {
    const [old, now] = [partOf(before, name), partOf(after, name)];
    return word({ path: [...path, name], event, before: old, after: now, beside: whole }, today);
  });
}

/** A member of facts. */
function partOf(facts: Facts | undefined, name: string): Facts | undefined {
  return typeof facts === 'object' ? facts.get(name) : undefined;
}

const rows = Object.entries(table).map(([path, cases]) => ({ pattern: path.split('/'), cases }));

interface Row extends Omit<Worded, 'saying' | 'difference'> {
  readonly cases: Cases;
}

/** The first row that matches a path: `{name}` matches any name, and `**` at the end any path below, or a text here. */
function rowFor(path: readonly string[], isLeaf: boolean): Row | null {
  for (const { pattern, cases } of rows) {
    const isOpen = pattern.at(-1) === '**';
    const own = isOpen ? pattern.slice(0, -1) : pattern;
    const below = path.length - own.length;
    if (isOpen ? below < (isLeaf ? 0 : 1) : below !== 0) continue;
    if (!own.every((part, at) => part.startsWith('{') || part === path[at])) continue;
    const names = own.flatMap((part, at) =>
      part.startsWith('{') ? [[part.slice(1, -1), path[at] ?? ''] as const] : [],
    );
    return { cases, names: new Map(names), rest: path.slice(own.length) };
  }
  return null;
}

/** What was announced breaks no promise once the day has passed until which it was kept. */
function afterNotice(saying: Saying, { event, before }: Difference, today: string): Saying {
  const until = partOf(partOf(before, 'deprecated'), 'until');
  if (event !== 'gone' || typeof until !== 'string' || until >= today) return saying;
  return { ...saying, class: 'behaviour', reason: `it was announced and kept until ${until}` };
}

/** Most differences that are named in one line; the others are shown beneath it. */
const mostNamed = 3;

function changeFrom(where: string, alike: readonly Worded[]): Change {
  const [first] = alike;
  if (first === undefined) throw new Error('A change has a difference.');
  const { saying } = first;
  const named = alike.map((worded) => filled(saying.each, worded));
  const isCut = saying.each !== '' && named.length > mostNamed;
  const list = `${named.slice(0, mostNamed).join(', ')}${isCut ? ` and ${named.length - mostNamed} more` : ''}`;
  const what = filled(saying.what, first).replace('{each}', () => list);
  const shown = saying.shows === 'all' ? alike : isCut && saying.shows === 'rest' ? alike.slice(mostNamed) : [];
  const texts = shown.filter(({ difference }) => difference.event !== 'order');
  return changeOf(where, saying.class, what, filled(saying.reason, first), {
    texts: texts.map(({ rest, names, difference: { before, after } }) => ({
      name: rest.join('/') || (isCut ? [...names.values()].join(' ') : ''),
      before: before === undefined ? null : factText(before),
      after: after === undefined ? null : factText(after),
    })),
  });
}

/** A wording with its names, what was before and after, and facts beside those. */
function filled(wording: string, { names, difference: { before, after, beside } }: Worded): string {
  return wording.replace(/\{(\w+)\}/g, (place, name: string) => {
    const known = names.get(name);
    if (known !== undefined) return quoted(known);
    if (name === 'before' || name === 'after') return factText((name === 'before' ? before : after) ?? 'none');
    const fact = beside.get(name);
    return fact === undefined ? place : factText(fact);
  });
}
