/** Says what a caller gave to a calculation, one entry for each thing, by the labels of the catalog. */
import type { GivenEntry } from '../../contract/given-entry.js';
import { languageName } from '../../contract/shared-names.js';
import { roundEstimate, roundTo } from '../kernel/math.js';
import type { InputSpec } from '../kernel/module.js';
import { numberOf } from './applied-inputs.js';
import { clamp, usedValue } from './clamp.js';
import type { EstimateAnswer } from './estimate.js';
import { chosenOptions } from './estimate.js';
import { fieldsName } from './fields.js';
import type { GivenList, ReadValue } from './measure.js';
import { plainOf } from './measure.js';
import { ownInput } from './own-figures.js';
import { dayParameter } from './periods.js';
import type { PreparedCalculator } from './prepared-calculator.js';
import { quantityLanguage, quantityText, rangeBetween, valueText as textOfInput } from './quantity-text.js';
import type { QueryValues } from './query-plan.js';

/** Parameters that name a place, or only shape an answer. All others say what is calculated. */
const besideCalculation: ReadonlySet<string> = new Set(['city', 'neighborhood', 'trace', fieldsName, languageName]);

/** True for a parameter that says what is calculated. */
export function isOfCalculation(name: string): boolean {
  return !besideCalculation.has(name);
}

/** In the order of the calculator's own parameters, and in its language; empty where nothing was given. */
export function givenEntries(calculator: PreparedCalculator, values: QueryValues): readonly GivenEntry[] {
  return [
    ...inputEntries(calculator, values),
    ...itemEntries(calculator, values),
    ...optionEntries(calculator, values),
    ...ownEntries(calculator, values),
    ...(values.on === null
      ? []
      : [{ kind: 'day' as const, name: dayParameter, label: calculator.words.day, text: values.on }]),
  ];
}

/** The total of an estimate in words, rounded as people say it: `$5,700 to $9,750`. */
export function totalText(calculator: PreparedCalculator, { low, high, unit }: EstimateAnswer['total']): string {
  const language = quantityLanguage(calculator);
  if (low === high) return quantityText(language, low, unit);
  return rangeBetween(language, roundEstimate(low), roundEstimate(high), unit);
}

function inputEntries(calculator: PreparedCalculator, { inputs }: QueryValues): readonly GivenEntry[] {
  return calculator.specs.flatMap((spec, index): readonly GivenEntry[] => {
    const value = inputs[index];
    // What a list gives is told item by item.
    if (value === undefined || (typeof value === 'object' && value.from !== undefined)) return [];
    const { name, label } = spec;
    return [{ kind: 'input', name, label, text: valueText(calculator, spec, value) }];
  });
}

/** As it was typed, and what was used where that reads otherwise. */
function valueText(calculator: PreparedCalculator, spec: InputSpec, value: ReadValue): string {
  const used = usedText(calculator, spec, value);
  const given = typeof value === 'object' ? value.text.trim() : plainText(calculator, spec, value);
  return plain(given) === plain(used) ? used : calculator.words.countedAs({ given, used });
}

function plainText(calculator: PreparedCalculator, spec: InputSpec, value: string | number): string {
  return textOfInput(quantityLanguage(calculator), value, spec);
}

/** Decimals of a converted number that is at least 1. */
const decimals = 2;

function usedText(calculator: PreparedCalculator, spec: InputSpec, value: ReadValue): string {
  const language = quantityLanguage(calculator);
  if (spec.type !== 'number') return textOfInput(language, usedValue(spec, plainOf(value)), spec);
  const used = clamp(spec, numberOf(value));
  const isConverted = typeof value === 'object' && Math.abs(used) >= 1;
  return quantityText(language, isConverted ? roundTo(used, decimals) : used, spec.unit);
}

/** Without spaces, separators and capitals, which people write as they like. */
function plain(text: string): string {
  return text.replace(/[\s,]/g, '').toLowerCase();
}

function itemEntries(calculator: PreparedCalculator, { inputs }: QueryValues): readonly GivenEntry[] {
  return calculator.plan.lists.flatMap(({ list, position }) => {
    const value = inputs[position];
    return typeof value === 'object' && value.from !== undefined ? itemsOf(calculator, list.label, value.from) : [];
  });
}

function itemsOf(calculator: PreparedCalculator, list: string, { name, isDay, items, inputs }: GivenList) {
  return items.map((item, place): GivenEntry => {
    const parts = inputs.flatMap((spec, index) => {
      const value = item[index];
      const text = value === undefined ? [] : [valueText(calculator, spec, value)];
      return isDay ? text : text.map((each) => `${spec.label} ${each}`);
    });
    if (isDay) return { kind: 'input', name, label: list, text: parts.join() };
    const label = calculator.words.placeInList({ list, place: place + 1, count: items.length });
    return { kind: 'item', name, label, text: parts.join(', ') };
  });
}

function optionEntries({ estimate, words }: PreparedCalculator, values: QueryValues): readonly GivenEntry[] {
  const chosen = chosenOptions(values);
  const options = (estimate?.options ?? []).filter(({ name }) => chosen.includes(name));
  return options.map(({ name, line }) => ({ kind: 'option', name, label: words.added, text: line }));
}

function ownEntries(calculator: PreparedCalculator, { own }: QueryValues): readonly GivenEntry[] {
  return (own ?? []).map(({ figure, value }) => {
    const { name, label } = figure;
    return { kind: 'own', name, label, text: valueText(calculator, ownInput(figure), value) };
  });
}
