/** Pairs what two versions have in common, maybe under another name. */
import type { Input, SelectInput } from '../../generator/program/catalog.js';
import { displayUnit } from '../../generator/units/unit.js';

export type Pair<T> = readonly [before: T, after: T];

/** Named things before and after, paired by name. */
interface Paired<T> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
  readonly kept: readonly Pair<T>[];
}

export function pair<T>(before: readonly T[], after: readonly T[], nameOf: (each: T) => string): Paired<T> {
  const [old, now] = [before, after].map((all) => new Map(all.map((each) => [nameOf(each), each])));
  return {
    removed: before.filter((each) => !now?.has(nameOf(each))),
    added: after.filter((each) => !old?.has(nameOf(each))),
    kept: after.flatMap((each): readonly Pair<T>[] => {
      const own = old?.get(nameOf(each));
      return own === undefined ? [] : [[own, each]];
    }),
  };
}

/** Pairs of a removed and an added thing that are alike, so probably renamed; skips those with several candidates. */
export function findRenamed<T>(
  { removed, added }: Paired<T>,
  isAlike: (before: T, after: T) => boolean,
): readonly Pair<T>[] {
  const taken = new Set<T>();
  return removed.flatMap((before): readonly Pair<T>[] => {
    const alike = added.filter((after) => !taken.has(after) && isAlike(before, after));
    const [after] = alike;
    if (after === undefined || alike.length > 1) return [];
    taken.add(after);
    return [[before, after]];
  });
}

/** Pairs of inputs that both versions have. */
export function commonInputs(before: readonly Input[], after: readonly Input[]): readonly Pair<Input>[] {
  const paired = pair(before, after, ({ name }) => name);
  const partners = new Map([...paired.kept, ...findRenamed(paired, isAlike)]);
  return before.flatMap((old) => {
    const now = partners.get(old);
    return now === undefined ? [] : [[old, now] as const];
  });
}

function isAlike(before: Input, after: Input): boolean {
  if (before.kind === 'number' && after.kind === 'number')
    return displayUnit(before.unit) === displayUnit(after.unit) && before.min === after.min && before.max === after.max;
  const keys = (input: Input): string | null =>
    input.kind === 'select' ? input.options.map(({ key }) => key).join() : null;
  return keys(before) !== null && keys(before) === keys(after);
}

/** The keys of the options that both versions have: that of the old version by that of the new one. */
export function commonOptions(before: SelectInput, after: SelectInput): ReadonlyMap<string, string> {
  const paired = pair(before.options, after.options, ({ key }) => key);
  const renamed = findRenamed(paired, (old, now) => old.label === now.label);
  return new Map([...paired.kept, ...renamed].map(([old, now]) => [now.key, old.key]));
}

/** Returns a function that replaces old names of inputs and options in a formula by their new ones. */
export function inNewWords(before: readonly Input[], after: readonly Input[]): (formula: string) => string {
  const words = new Map<string, string>();
  for (const [old, now] of commonInputs(before, after)) {
    words.set(old.name, now.name);
    if (old.kind === 'select' && now.kind === 'select')
      for (const [key, own] of commonOptions(old, now)) words.set(`"${own}"`, `"${key}"`);
  }
  return (formula) => formula.replace(/"[^"]*"|[A-Za-z_]\w*/g, (word) => words.get(word) ?? word);
}
