/** The units that a calculator shows and whose words follow the amount: 1 month, 2 months. */
import type { CountedWords } from '../../engine/kernel/module.js';
import { rememberedFor } from '../source/remembered.js';
import type { NamedUnit } from '../units/unit.js';
import { isDay, unitLabel } from '../units/unit.js';
import type { Calculator, CountedUnits } from './catalog.js';

type Shown = Pick<Calculator, 'inputs' | 'lists' | 'own' | 'result' | 'secondary' | 'figures' | 'steps' | 'cells'>;

export function countedUnits(calculator: Shown, units: readonly NamedUnit[]): CountedUnits {
  const labels = new Set(labelsIn(calculator).sort());
  return new Map(
    [...labels].flatMap((label) => {
      const words = countedWords(label, units);
      return words === undefined ? [] : [[label, words] as const];
    }),
  );
}

function labelsIn({ inputs, lists, own, result, secondary, figures, steps, cells }: Shown): string[] {
  const measured = [...steps, ...cells, ...(own?.figures ?? [])].filter(({ unit }) => !isDay(unit));
  return [
    ...[...inputs, ...lists.flatMap(({ items }) => items)].map(({ unitLabel: label }) => label ?? ''),
    ...[result, ...secondary, ...figures.map(({ low }) => low)].map(({ unitLabel: label }) => label),
    ...measured.map(({ unit }) => unitLabel(unit)),
  ];
}

/**
 * The words of the unit whose plural a label begins with, each with the rest of the label: `gallon a day` of `gallons a day`.
 * Undefined where they are the same after every amount.
 */
export function countedWords(label: string, units: readonly NamedUnit[]): CountedWords | undefined {
  const known = byPlural(units);
  const ends = [...label.matchAll(/(?= )|$/g)].map(({ index }) => index).reverse();
  const end = ends.find((each) => known.has(label.slice(0, each)));
  const unit = end === undefined ? undefined : known.get(label.slice(0, end));
  if (unit === undefined || unit.one === unit.many) return undefined;
  const said = (words: string): string => words + label.slice(end);
  if (unit.forms === undefined) return said(unit.one);
  return Object.fromEntries(
    Object.entries({ one: unit.one, ...unit.forms }).map(([form, words]) => [form, said(words)]),
  );
}

const byPlural = rememberedFor(
  (units: readonly NamedUnit[]): ReadonlyMap<string, NamedUnit> =>
    new Map(
      units.flatMap((unit) => [unit.many, ...Object.values(unit.forms ?? {})].map((words) => [words, unit] as const)),
    ),
);
