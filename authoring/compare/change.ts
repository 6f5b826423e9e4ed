/** Changes of a catalog, as its callers notice them. */

/** A call that worked is refused or means something else; the same call gives another answer; only texts change. */
export type ChangeClass = 'breaking' | 'behaviour' | 'documentation';

export interface Change {
  readonly class: ChangeClass;
  /** A slug, or `service`, `network`, `figures`, `units`. */
  readonly where: string;
  /** The change, as a sentence without a period. */
  readonly what: string;
  /** Why it has its class; empty where the heading of the class says all of it. */
  readonly reason: string;
  /** More about it, a line each, for those who want to know. */
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

/** More about a change. */
export interface More {
  readonly details?: readonly string[];
  readonly texts?: readonly TextChange[];
}

export type Report = (kind: ChangeClass, what: string, reason: string, more?: More) => void;

/** Collects the changes of one part of the catalog. */
export function collecting(where: string): { readonly report: Report; readonly changes: Change[] } {
  const changes: Change[] = [];
  return {
    changes,
    report: (kind, what, reason, { details = [], texts = [] } = {}) =>
      changes.push({ class: kind, where, what, reason, details, texts }),
  };
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

export function quoted(name: string): string {
  return `\`${name}\``;
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
