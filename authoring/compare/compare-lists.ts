/** Compares the inputs of a calculator that repeat. */

import { shortNumber } from '../../generator/calculator/short-number.js';
import type { Input, ListInput } from '../../generator/program/catalog.js';
import type { ReadItem } from '../../generator/program/list.js';
import { itemText, valuesOf } from '../../generator/program/list.js';
import type { Report } from './change.js';
import { pair, quoted, reportPaired, reportTexts, textChanges } from './change.js';
import { compareInputs } from './compare-inputs.js';

/** `today` is a day as 2026-03-01: a deprecated input may go after its `until`. */
export function compareLists(
  before: readonly ListInput[],
  after: readonly ListInput[],
  today: string,
  report: Report,
): void {
  const paired = pair(before, after, ({ name }) => name);
  const reasons = ['calls that give it are refused', 'calls without it stay valid'] as const;
  reportPaired(paired, ({ name }) => `list ${quoted(name)}`, reasons, report);
  for (const [old, now] of paired.kept) compareList(old, now, today, report);
}

function compareList(before: ListInput, after: ListInput, today: string, report: Report): void {
  const name = quoted(after.name);
  const ofItem: Report = (kind, what, reason, more) => report(kind, `an item of ${name}: ${what}`, reason, more);
  compareInputs(before.items, after.items, today, ofItem);
  const [old, now] = [before, after].map(({ least, most }) => `${least} to ${most}`);
  if (old !== now) {
    const isNarrower = after.least > before.least || after.most < before.most;
    const reason = isNarrower ? 'calls with another number of items are refused' : 'more requests are valid';
    report(isNarrower ? 'breaking' : 'documentation', `items of ${name} ${old} -> ${now}`, reason);
  }
  const texts = [textsOf(before), textsOf(after)] as const;
  reportTexts('documentation', `words for list ${name}`, 'forms and documents show them', texts, report);
  compareGives(before, after, report);
}

function textsOf({ label, hint }: ListInput): readonly (readonly [string, string])[] {
  return [['label', label], ...(hint === null ? [] : [['hint', hint] as const])];
}

function compareGives(before: ListInput, after: ListInput, report: Report): void {
  const name = quoted(after.name);
  const { removed, added, kept } = pair(before.gives, after.gives, ({ input }) => input);
  for (const { input } of removed)
    report('breaking', `${name} no longer gives ${quoted(input)}`, 'calls with the list take it from elsewhere');
  for (const { input } of added)
    report('breaking', `${name} gives ${quoted(input)} as well`, 'calls that give both are refused');
  for (const [old, now] of kept) {
    const moved = firstMove(before, after, now.input);
    const texts = [[['', old.formula]], [['', now.formula]]] as const;
    const given = quoted(now.input);
    if (moved !== null)
      report('behaviour', `${name} gives another ${given}: ${moved}`, '', { texts: textChanges(...texts) });
    else
      reportTexts(
        'documentation',
        `how ${name} gives ${given} is written`,
        'no list tried gives another value',
        texts,
        report,
      );
  }
}

/** The first list that both versions take and that gives different values, in words; null when no list tried does. */
function firstMove(before: ListInput, after: ListInput, input: string): string | null {
  const names = ({ items }: ListInput) =>
    items
      .map((each) => `${each.kind} ${each.name}`)
      .sort()
      .join();
  const [least, most] = [Math.max(before.least, after.least), Math.min(before.most, after.most)];
  if (names(before) !== names(after) || least > most) return null;
  for (const items of triedItems(after, least, most)) {
    const [old, now] = [before, after].map((list) => Number(valuesOf(list, items).get(input)));
    if (old === undefined || now === undefined || Math.abs(now - old) <= 1e-9 * Math.max(1, Math.abs(old))) continue;
    return `${shortNumber(old)} -> ${shortNumber(now)} for ${items.map(itemText).join(', ')}`;
  }
  return null;
}

/** One item, two and as many as there may be, at each bound of their inputs and at each option. */
function triedItems(list: ListInput, least: number, most: number): readonly (readonly ReadItem[])[] {
  const tried = list.items.map((input) => ({ name: input.name, values: valuesTried(input) }));
  const rows = Math.max(3, ...tried.map(({ values }) => values.length));
  const items = Array.from({ length: rows }, (_, row): ReadItem => {
    return new Map(tried.map(({ name, values }) => [name, values[row % values.length] ?? 0]));
  });
  const counts = [...new Set([least, Math.min(most, Math.max(least, 2)), most])];
  return counts.flatMap((count) =>
    items.map((_, start) =>
      Array.from({ length: count }, (_item, place) => items[(start + place) % rows] ?? new Map()),
    ),
  );
}

function valuesTried(input: Input): readonly (number | string)[] {
  if (input.kind === 'select') return input.options.map(({ key }) => key);
  const { min, max } = input;
  const round = Math.round((min + max) / 2);
  const middle = round <= max && round >= min ? round : min;
  return [input.default ?? middle, min, max, middle];
}
