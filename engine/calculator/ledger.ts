/** The ledger of an answer: everything that it assumes beyond the query, each with a call that says otherwise. */

import { languageName, withParameter } from '../../contract/shared-names.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Cell, InputSpec, InputValue, Period, SharedFigure, SharedValue } from '../kernel/module.js';
import { isMoved, usedValue } from './clamp.js';
import type { FigureFacts, FigureEntry as KnownFigure } from './figure-facts.js';
import { placesOf } from './input-grid.js';
import { plainOf } from './measure.js';
import type { OwnFigure } from './own-figures.js';
import { isPrice } from './own-figures.js';
import { dayParameter } from './periods.js';
import type { QueryValues } from './query-plan.js';
import { withValue } from './query-plan.js';
import { shareTries, spread } from './spread.js';
import { writtenQuery } from './written-query.js';

/** The parts of a calculator that the ledger needs. */
export interface LedgerSource {
  readonly words: EngineWords;
  /** The language that its calls ask for; null for the service's own. */
  readonly lang: string | null;
  readonly specs: readonly InputSpec[];
  readonly sharedFigures: readonly SharedFigure[];
  readonly facts: FigureFacts;
  /** All periods, and that of this answer; empty and null when answers do not depend on the day. */
  readonly periods: readonly Period[];
  readonly period: Period | null;
  /**
   * Everything that a caller reads as a number or a class at other values, in another period if one is given; null when
   * the values do not go together. Not the sentence: it names options that change no figure.
   */
  readonly numbersAt: (values: QueryValues, period?: Period) => string | null;
  /** The address of a calculation. */
  readonly address: string;
  /** The figures that the caller put in, for the options of these values. */
  readonly ownAt: (values: QueryValues) => readonly OwnFigure[];
  /** The cells of options and tables that an answer to these values rests on. */
  readonly cellsAt: (values: QueryValues) => readonly Cell[];
  readonly slug: string;
}

export type LedgerEntry = InputEntry | ClampEntry | DayEntry | FigureEntry | CellEntry | OwnEntry;

interface Told {
  readonly input: string;
  readonly label: string;
  readonly used: InputValue;
  readonly unit?: string;
  /** A call with another value, which gives other figures; null when none was found. */
  readonly change_url: string | null;
  /** `moves`: another value moves a figure. `not decided`: no value that was tried does, but not all were tried. */
  readonly basis: 'moves' | 'not decided';
}

interface InputEntry extends Told {
  readonly kind: 'default';
}

interface ClampEntry extends Told {
  readonly kind: 'clamp';
  readonly asked: InputValue;
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
  /** Records of its sources, when known. */
  readonly records?: KnownFigure['records'];
}

/** A cell of the catalog; `source` and `records` where it is a price. */
interface CellEntry extends Cell {
  readonly kind: 'cell';
  readonly as_of?: string | null;
  readonly source?: string;
  readonly records?: KnownFigure['records'];
}

/** A figure that the caller put in, with that of the catalog. */
interface OwnEntry extends Pick<SharedValue, 'value' | 'low' | 'high'> {
  readonly kind: 'own';
  readonly name: string;
  readonly label: string;
  readonly used: number;
  readonly unit: string;
}

/** The most calculations to try with other values, for all inputs together, and with other days. */
const mostTried = 150;
const mostDays = 30;

/**
 * Every default, every number that was moved to a bound, the day, and every shared figure that the answer rests on. An
 * input is left out only if all other values on its step were tried and none moves any figure of this answer.
 */
export function ledgerOf(source: LedgerSource, values: QueryValues): readonly LedgerEntry[] {
  const base = source.numbersAt(values);
  const assumed = source.specs.flatMap((spec, index) => assumedIn(spec, index, values));
  const found = new Map<Assumed, readonly LedgerEntry[]>();
  const needs = assumed.map((thing) => ({ thing, need: placesOf(thing.spec).size }));
  shareTries(needs, mostTried, (thing, share) => {
    const other = otherValue(source, values, { ...thing, base }, share);
    found.set(thing, inputEntry(source, values, thing, other.outcome));
    return other.tried;
  });
  const ofInputs = assumed.flatMap((each) => found.get(each) ?? []);
  const own = source.ownAt(values);
  const figures = [...cellEntries(source, values), ...figureEntries(source)];
  return [...ofInputs, ...dayEntry(source, values, base), ...figures.map((each) => ownEntry(own, each))];
}

/** An input whose value was not the caller's. */
interface Assumed {
  readonly spec: InputSpec;
  readonly index: number;
  readonly used: InputValue;
  /** The number or day that was moved to a bound; null where none was given. */
  readonly asked: InputValue | null;
}

function assumedIn(spec: InputSpec, index: number, values: QueryValues): readonly Assumed[] {
  const given = values.inputs[index];
  const plain = given === undefined ? undefined : plainOf(given);
  const asked = plain !== undefined && isMoved(spec, plain) ? plain : null;
  if (given !== undefined && asked === null) return [];
  const used = asked === null ? spec.default : usedValue(spec, asked);
  return used === undefined ? [] : [{ spec, index, used, asked }];
}

type Outcome = { readonly value: InputValue } | 'none' | 'not decided';

function inputEntry(
  source: LedgerSource,
  values: QueryValues,
  { spec, index, used, asked }: Assumed,
  found: Outcome,
): readonly LedgerEntry[] {
  if (found === 'none') return [];
  const told: Told = {
    input: spec.name,
    label: spec.label,
    used,
    ...(spec.unit === undefined ? {} : { unit: spec.unit }),
    change_url: found === 'not decided' ? null : callOf(source, withValue(values, index, found.value)),
    basis: found === 'not decided' ? found : 'moves',
  };
  return [asked === null ? { kind: 'default', ...told } : { kind: 'clamp', ...told, asked }];
}

interface Looked extends Assumed {
  readonly base: string | null;
}

/** A value that moves a figure; `none` when no value does; `not decided` when not all were tried. And how many were. */
function otherValue(
  source: LedgerSource,
  values: QueryValues,
  { spec, index, used, base }: Looked,
  share: number,
): { readonly outcome: Outcome; readonly tried: number } {
  const { size, at } = placesOf(spec);
  // Begins with those that are likely to move something.
  const likely = [size - 1, 0, Math.floor((size - 1) / 2)];
  const sample = spread(size, share < size ? share - 1 : size);
  const order = [...new Set([...likely, ...sample])].slice(0, share).map(at);
  const others = order.filter((each) => each !== used);
  const found = others.findIndex((each) => {
    const numbers = source.numbersAt(withValue(values, index, each));
    return numbers !== null && numbers !== base;
  });
  const value = others[found];
  if (value !== undefined) return { outcome: { value }, tried: found + 1 };
  return { outcome: order.length === size ? 'none' : 'not decided', tried: others.length };
}

function callOf({ address, specs, ownAt, lang }: LedgerSource, values: QueryValues): string {
  const { inputs, city, neighborhood, with: options, on } = values;
  const others = { city, neighborhood, [withParameter]: options, [dayParameter]: on, [languageName]: lang };
  return `${address}?${writtenQuery(specs, inputs, others, ownAt(values))}`;
}

/** The entry of the day, if the caller named none and a day of another period gives other figures. */
function dayEntry(source: LedgerSource, values: QueryValues, base: string | null): readonly LedgerEntry[] {
  if (values.on !== null || source.period === null) return [];
  const others = source.periods.filter(({ key }) => key !== source.period?.key);
  const other = others.slice(-mostDays).find((period) => {
    const numbers = source.numbersAt(values, period);
    return numbers !== null && numbers !== base;
  });
  const day = other?.from ?? other?.until;
  const told = { kind: 'day', input: dayParameter, label: source.words.day, used: 'today' } as const;
  if (day !== undefined) return [{ ...told, change_url: callOf(source, { ...values, on: day }), basis: 'moves' }];
  return others.length > mostDays ? [{ ...told, change_url: null, basis: 'not decided' }] : [];
}

function figureEntries({ sharedFigures, period, facts }: LedgerSource): readonly FigureEntry[] {
  return sharedFigures.flatMap(({ name, unit, asOf, source, values }): readonly FigureEntry[] => {
    const known = values.find((value) => holdsIn(value, period));
    return known === undefined
      ? []
      : [{ kind: 'figure', name, ...known, unit, as_of: asOf ?? null, source, ...recordsOf(name, facts) }];
  });
}

function cellEntries({ cellsAt, facts, slug }: LedgerSource, values: QueryValues): readonly CellEntry[] {
  return cellsAt(values).map((cell) => {
    const fact = facts.get(`${slug}.${cell.name.split('.')[0]}`);
    if (fact === undefined || !isPrice(cell)) return { kind: 'cell', ...cell };
    const { as_of, judgement, records } = fact;
    const own = (records ?? []).filter(({ for: cells }) => cells === undefined || cells.includes(cell.cell));
    return {
      kind: 'cell',
      ...cell,
      as_of,
      ...(judgement === undefined ? {} : { source: judgement }),
      ...(own.length === 0 ? {} : { records: own }),
    };
  });
}

/** The entry of the catalog's figure, or of the caller's own in its place. */
function ownEntry(own: readonly OwnFigure[], entry: FigureEntry | CellEntry): FigureEntry | CellEntry | OwnEntry {
  const mine = own.find(({ figure }) => figure.name === entry.name);
  if (mine === undefined) return entry;
  const { name, unit, value, low, high } = entry;
  const catalogs =
    value === undefined
      ? { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) }
      : { value };
  return { kind: 'own', name, label: mine.figure.label, used: mine.used, unit, ...catalogs };
}

function recordsOf(name: string, facts: FigureFacts): Pick<KnownFigure, 'records'> {
  const records = facts.get(name)?.records ?? [];
  return records.length === 0 ? {} : { records };
}

/** No figure changes within a period of an answer, so that comparing the first days is enough. */
function holdsIn({ from = '', until }: SharedValue, period: Period | null): boolean {
  if (period === null) return true;
  const start = period.from ?? '';
  return from <= start && (until === undefined || start <= until);
}
