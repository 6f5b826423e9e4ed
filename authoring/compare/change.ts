/** Changes of a catalog, as its callers notice them. */

/** A call that worked is refused or means something else; the same call gives another answer; only texts change. */
export const changeClasses = ['breaking', 'behaviour', 'documentation'] as const;
export type ChangeClass = (typeof changeClasses)[number];

export interface Change {
  readonly class: ChangeClass;
  /** A slug, or `service`, `network`, `figures`, `units`. */
  readonly where: string;
  /** The change, as a sentence without a period. */
  readonly what: string;
  /** Why it has its class; empty where the heading of the class says all of it. */
  readonly reason: string;
  /** Further facts, a line each. */
  readonly details: readonly string[];
  /** Texts that changed, old and new; null where there is none. */
  readonly texts: readonly TextChange[];
}

export interface TextChange {
  /** Its kind, such as `disclaimer`; empty when the change names it. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface More {
  readonly details?: readonly string[];
  readonly texts?: readonly TextChange[];
}

export type Report = (kind: ChangeClass, what: string, reason: string, more?: More) => void;

/** Collects the changes of one part of the catalog. */
export function collecting(where: string): { readonly report: Report; readonly changes: Change[] } {
  const changes: Change[] = [];
  return { changes, report: (...change) => changes.push(changeOf(where, ...change)) };
}

/** The changes that the work reports for one part of the catalog. */
export function changesOf(where: string, work: (report: Report) => void): readonly Change[] {
  const { report, changes } = collecting(where);
  work(report);
  return changes;
}

export function changeOf(where: string, ...[kind, what, reason, more = {}]: Parameters<Report>): Change {
  const { details = [], texts = [] } = more;
  return { class: kind, where, what, reason, details, texts };
}

/** One change on one line. */
export function changeLine({ where, what, reason }: Change): string {
  return `${where}: ${what}${inBrackets(reason)}`;
}

/** The reason of a change in parentheses; empty when the heading of its class says all. */
export function inBrackets(reason: string): string {
  return reason === '' ? '' : ` (${reason})`;
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The counts of changes by class, in words. */
export function countsOf(changes: readonly Change[]): string {
  return changeClasses.map((kind) => `${changes.filter((change) => change.class === kind).length} ${kind}`).join(', ');
}

/** Named things before and after, paired by name. */
export interface Paired<T> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
  readonly kept: readonly (readonly [before: T, after: T])[];
}

export function pair<T>(before: readonly T[], after: readonly T[], nameOf: (each: T) => string): Paired<T> {
  const [old, now] = [before, after].map((all) => new Map(all.map((each) => [nameOf(each), each])));
  return {
    removed: before.filter((each) => !now?.has(nameOf(each))),
    added: after.filter((each) => !old?.has(nameOf(each))),
    kept: after.flatMap((each): readonly (readonly [T, T])[] => {
      const own = old?.get(nameOf(each));
      return own === undefined ? [] : [[own, each]];
    }),
  };
}

/** Pairs of a removed and an added thing that are alike, so probably renamed; skips those with several candidates. */
export function findRenamed<T>({ removed, added }: Paired<T>, isAlike: (before: T, after: T) => boolean) {
  const taken = new Set<T>();
  return removed.flatMap((before): readonly (readonly [T, T])[] => {
    const alike = added.filter((after) => !taken.has(after) && isAlike(before, after));
    const [after] = alike;
    if (after === undefined || alike.length > 1) return [];
    taken.add(after);
    return [[before, after]];
  });
}

/** Reports named things that are gone, which breaks calls, and new ones, which does not. */
export function reportPaired<T>(
  { removed, added }: Paired<T>,
  nameOf: (each: T) => string,
  [ifGone, ifNew]: readonly [ifGone: string, ifNew: string],
  report: Report,
): void {
  for (const each of removed) report('breaking', `${nameOf(each)} is gone`, ifGone);
  for (const each of added) report('documentation', `new ${nameOf(each)}`, ifNew);
}

export function quoted(name: string): string {
  return `\`${name}\``;
}

/** True when two values are written the same as JSON. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The text of a change that has only one, before and after it. */
export function oneText(before: string | null, after: string | null): More {
  return { texts: [{ name: '', before, after }] };
}

/** Reports texts if any of them differ. */
export function reportTexts(
  kind: ChangeClass,
  what: string,
  reason: string,
  texts: readonly [Texts, Texts],
  report: Report,
) {
  const changes = textChanges(...texts);
  if (changes.length > 0) report(kind, what, reason, { texts: changes });
}

/** Texts by their names before and after, as far as they differ. */
export function textChanges(before: Texts, after: Texts): readonly TextChange[] {
  const [old, now] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? null, now.get(name) ?? null];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

export type Texts = readonly (readonly [name: string, text: string])[];
