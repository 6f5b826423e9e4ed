/** Maps inputs and options of one version to those of the other. */
import type { Input, SelectInput } from '../../generator/program/catalog.js';
import { displayUnit } from '../../generator/units/unit.js';
import { findRenamed, pair } from './change.js';
import type { Naming } from './same-arithmetic.js';

/** Pairs of inputs that were renamed. */
export function renamedInputs(before: readonly Input[], after: readonly Input[]): readonly (readonly [Input, Input])[] {
  return findRenamed(
    pair(before, after, ({ name }) => name),
    isAlike,
  );
}

function isAlike(before: Input, after: Input): boolean {
  if (before.kind === 'number' && after.kind === 'number')
    return displayUnit(before.unit) === displayUnit(after.unit) && before.min === after.min && before.max === after.max;
  const keys = (input: Input): string | null =>
    input.kind === 'select' ? input.options.map(({ key }) => key).join() : null;
  return keys(before) !== null && keys(before) === keys(after);
}

/** Pairs of options whose key was renamed. */
export function renamedOptions(before: SelectInput, after: SelectInput) {
  const options = pair(before.options, after.options, ({ key }) => key);
  return findRenamed(options, (old, now) => old.label === now.label);
}

/** Pairs of inputs that both versions have, maybe under another name. */
export function commonInputs(before: readonly Input[], after: readonly Input[]): readonly (readonly [Input, Input])[] {
  const names = new Map(renamedInputs(before, after).map(([old, now]) => [old.name, now.name]));
  return before.flatMap((old) => {
    const now = after.find(({ name }) => name === (names.get(old.name) ?? old.name));
    return now === undefined ? [] : [[old, now] as const];
  });
}

/** Maps the names of both versions to those of the new one. */
export function namingOf(before: readonly Input[], after: readonly Input[]): readonly [old: Naming, now: Naming] {
  const both = commonInputs(before, after);
  const inputs = new Map(both.map(([old, now]) => [old.name, now.name]));
  const options = new Map<string, ReadonlyMap<string, string>>();
  for (const [old, now] of both) {
    if (old.kind !== 'select' || now.kind !== 'select') continue;
    const renamed = renamedOptions(old, now).map(([from, to]): [string, string] => [from.key, to.key]);
    const kept = old.options.filter(({ key }) => now.options.some((option) => option.key === key));
    options.set(now.name, new Map([...kept.map(({ key }): [string, string] => [key, key]), ...renamed]));
  }
  const input = (name: string): string => inputs.get(name) ?? name;
  // All options are kept of a select that only one version has, such as the select of periods.
  const all = (key: string): ReadonlyMap<string, string> => new Map([[key, key]]);
  return [
    { input, option: (name, key) => (options.get(input(name)) ?? all(key)).get(key) ?? null },
    {
      input: (name) => name,
      option: (name, key) => ([...(options.get(name) ?? all(key)).values()].includes(key) ? key : null),
    },
  ];
}

/** Returns a function that replaces old names of inputs and options in a formula by their new ones. */
export function wordsOf(before: readonly Input[], after: readonly Input[]): (formula: string) => string {
  const both = commonInputs(before, after);
  const inputs = new Map(both.map(([old, now]) => [old.name, now.name]));
  const options = new Map(
    both.flatMap(([old, now]) =>
      old.kind === 'select' && now.kind === 'select'
        ? renamedOptions(old, now).map(([from, to]): [string, string] => [`"${from.key}"`, `"${to.key}"`])
        : [],
    ),
  );
  return (formula) => formula.replace(/"[^"]*"|[A-Za-z_]\w*/g, (word) => options.get(word) ?? inputs.get(word) ?? word);
}
