/** The ledger of an answer: all that it rests on and the caller did not say, and the call that says otherwise. */

import type { CalculationResult, InputSpec, InputValue, Period, SharedFigure, SharedValue } from '../kernel/module.js';
import { clamp, isClamped } from './clamp.js';
import { gridOf } from './input-grid.js';
import { plainOf, writtenOf } from './measure.js';
import { dayParameter } from './periods.js';
import type { QueryValues } from './query-plan.js';

/** What the ledger asks of a calculator. */
export interface LedgerSource {
  readonly specs: readonly InputSpec[];
  readonly sharedFigures: readonly SharedFigure[];
  /** Where answers depend on the day: all periods, and the one of this answer. */
  readonly periods: readonly Period[];
  readonly period: Period | null;
  /** The answer to other values, in a period of its own where one is named; null where they do not go together. */
  readonly resultAt: (values: QueryValues, period?: Period) => CalculationResult | null;
  /** The address of a calculation. */
  readonly address: string;
}

export type LedgerEntry = InputEntry | ClampEntry | DayEntry | FigureEntry;

interface Told {
  readonly input: string;
  readonly label: string;
  readonly used: InputValue;
  readonly unit?: string;
  /** A call that says something else, and is answered by other figures. */
  readonly change_url: string | null;
  /** Why it is listed: another value was seen to move a figure, or so many were tried in vain that all is not known. */
  readonly basis: 'moves' | 'not decided';
}

interface InputEntry extends Told {
  readonly kind: 'default';
}

interface ClampEntry extends Told {
  readonly kind: 'clamp';
  readonly asked: number;
}

interface DayEntry extends Told {
  readonly kind: 'day';
}

interface FigureEntry extends SharedValue {
  readonly kind: 'figure';
  readonly name: string;
  readonly unit: string;
  readonly as_of: string | null;
  readonly source: string;
}

/**
 * Every default, every number that was moved to a bound, the day of today and every shared figure that the answer rests
 * on. An input is left out only where no other value on its step moves any figure of this answer: that is found by
 * trying them, or by trying a part of them together with what the compiler has proved.
 */
export function ledgerOf(source: LedgerSource, values: QueryValues): readonly LedgerEntry[] {
  const base = publishedText(source.resultAt(values));
  const ofInputs = source.specs.flatMap((spec, place) => inputEntry(source, values, { spec, place, base }));
  return [...ofInputs, ...dayEntry(source, values, base), ...figureEntries(source)];
}

interface Looked {
  readonly spec: InputSpec;
  readonly place: number;
  /** The figures of the answer. */
  readonly base: string;
}

function inputEntry(source: LedgerSource, values: QueryValues, { spec, place, base }: Looked): readonly LedgerEntry[] {
  const given = values.inputs[place];
  const plain = given === undefined ? undefined : plainOf(given);
  const asked = spec.type === 'number' && typeof plain === 'number' && isClamped(spec, plain) ? plain : null;
  if (given !== undefined && asked === null) return [];
  const used = spec.type === 'number' && asked !== null ? clamp(spec, asked) : spec.default;
  if (used === undefined) return [];
  const found = otherValue(source, values, { spec, place, base });
  if (found === 'none') return [];
  const told: Told = {
    input: spec.name,
    label: spec.label,
    used,
    ...(spec.unit === undefined ? {} : { unit: spec.unit }),
    change_url: found === 'not decided' ? null : callOf(source, changed(values, place, found.value)),
    basis: found === 'not decided' ? found : 'moves',
  };
  return [asked === null ? { kind: 'default', ...told } : { kind: 'clamp', ...told, asked }];
}

/** More values of a number than these are not tried. */
const mostTried = 1000;

/** A value that moves a figure; `none` where there is none. */
function otherValue(
  source: LedgerSource,
  values: QueryValues,
  { spec, place, base }: Looked,
): { readonly value: InputValue } | 'none' | 'not decided' {
  const { tried, isAll } = candidates(spec);
  const value = tried.find((each) => {
    const result = source.resultAt(changed(values, place, each));
    return result !== null && publishedText(result) !== base;
  });
  if (value !== undefined) return { value };
  return isAll ? 'none' : 'not decided';
}

/** The values to try, those first that are likely to move something. */
function candidates(spec: InputSpec): { readonly tried: readonly InputValue[]; readonly isAll: boolean } {
  if (spec.type === 'select') return { tried: spec.options.map(({ value }) => value), isAll: true };
  const grid = gridOf(spec);
  const last = grid.size - 1;
  const count = Math.min(grid.size, mostTried);
  const spread = Array.from({ length: count }, (_, part) => Math.round((part * last) / Math.max(1, count - 1)));
  const order = new Set([last, 0, Math.floor(last / 2), ...spread]);
  return { tried: [...order].map((index) => grid.at(index)), isAll: count === grid.size };
}

function changed(values: QueryValues, place: number, value: InputValue): QueryValues {
  return { ...values, inputs: values.inputs.map((each, index) => (index === place ? value : each)) };
}

/** All that a caller reads as a number or a class; the sentence names the options besides, whatever they change. */
function publishedText(result: CalculationResult | null): string {
  if (result === null) return '';
  const { value, text, range, secondary, figures } = result;
  return JSON.stringify([value, text, range, secondary, figures]);
}

function callOf({ address, specs }: LedgerSource, { inputs, city, neighborhood, on }: QueryValues): string {
  const given = specs.flatMap(({ name }, place): [string, string][] => {
    const value = inputs[place];
    return value === undefined ? [] : [[name, writtenOf(value)]];
  });
  const others = Object.entries({ city, neighborhood, [dayParameter]: on }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as [string, string]],
  );
  return `${address}?${new URLSearchParams([...given, ...others])}`;
}

/** Where the caller named no day, that of the answer was assumed; a day of another period may give other figures. */
function dayEntry(source: LedgerSource, values: QueryValues, base: string): readonly LedgerEntry[] {
  if (values.on !== null || source.period === null) return [];
  const other = source.periods.find((period) => {
    if (period.key === source.period?.key) return false;
    const result = source.resultAt(values, period);
    return result !== null && publishedText(result) !== base;
  });
  const day = other?.from ?? other?.until;
  if (day === undefined) return [];
  const change_url = callOf(source, { ...values, on: day });
  return [{ kind: 'day', input: dayParameter, label: 'Day', used: 'today', change_url, basis: 'moves' }];
}

function figureEntries({ sharedFigures, period }: LedgerSource): readonly LedgerEntry[] {
  return sharedFigures.flatMap(({ name, unit, asOf, source, values }) => {
    const known = values.find((value) => holdsIn(value, period));
    return known === undefined ? [] : [{ kind: 'figure', name, ...known, unit, as_of: asOf ?? null, source }];
  });
}

/** The periods of an answer are those between any two changes, so that each lies in one of a figure's. */
function holdsIn({ from = '', until }: SharedValue, period: Period | null): boolean {
  if (period === null) return true;
  const start = period.from ?? '';
  return from <= start && (until === undefined || start <= until);
}
