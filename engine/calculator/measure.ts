/** Reads numbers with a unit, as callers write them: `6m`, `10 cm`, `6ft 3in`, `30C`. */
import type { AcceptedUnit, InputSpec, InputValue } from '../kernel/module.js';
import { unspaced } from '../spelling/letter-case.js';
import { onGrid } from './grid.js';
import { inPlainSigns } from './plain-text.js';

/** A text that says a value in another form: a number with a unit, in the unit of the input, or an option. */
export interface Measure {
  readonly text: string;
  readonly value: InputValue;
  /** The list that gives it, if no text did. */
  readonly from?: GivenList;
}

/** A list as it was given: its items as texts and as they were read, and the inputs that they give. */
export interface GivenList {
  readonly name: string;
  /** True for a day in place of numbers, which is the only item. */
  readonly isDay: boolean;
  readonly texts: readonly string[];
  readonly items: readonly (readonly (ReadValue | undefined)[])[];
  readonly inputs: readonly InputSpec[];
  readonly gives: readonly string[];
  readonly totals: Readonly<Record<string, number>>;
}

/** A value of an input as it was read, before clamping. */
export type ReadValue = InputValue | Measure;

/** The value without the text that was written. */
export function plainOf(value: ReadValue): InputValue {
  return typeof value === 'object' ? value.value : value;
}

/** The value as a query writes it. */
export function writtenOf(value: ReadValue): string {
  return typeof value === 'object' ? value.text : String(value);
}

interface Part {
  readonly count: number;
  readonly unit: AcceptedUnit;
}

/** A name may end in a power that follows its last letter: `m2`, `cm3`. In `6ft3in` the digit is a number. */
const part = /\s*(\d+(?:\.\d+)?|\.\d+)\s*([^\d\s+\-.,][^\d+\-,]*(?:(?<=\p{L})[23](?![\d.\p{L}]))?)/uy;

/** A longer text is not read as a number. */
const longest = 60;

/**
 * Reads one number with a unit, or several from larger to smaller units with one sign in front of them all. Undefined
 * for all other texts.
 */
export function readMeasure(
  text: string,
  units: readonly AcceptedUnit[] | undefined,
): (Measure & { readonly value: number }) | undefined {
  if (units === undefined || text.length > longest) return undefined;
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/su.exec(inPlainSigns(text)) ?? [];
  const parts = partsOf(rest, units);
  if (parts === undefined || parts.length === 0 || !isOrdered(parts)) return undefined;
  const value = sumOf(parts, sign === '-' ? -1 : 1);
  return Number.isFinite(value) ? { text, value: onGrid(value) + 0 } : undefined;
}

function partsOf(text: string, units: readonly AcceptedUnit[]): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at = part.lastIndex) {
    part.lastIndex = at;
    const [, digits, name = ''] = part.exec(text) ?? [];
    const unit = unitNamed(name, units);
    if (digits === undefined || unit === undefined) return undefined;
    parts.push({ count: Number(digits), unit });
  }
  return parts;
}

/** The unit that callers call so; undefined for others, and where the case of its letters may mean another. */
export function unitNamed(name: string, units: readonly AcceptedUnit[]): AcceptedUnit | undefined {
  const bare = unspaced(name);
  const inAnyCase = (): AcceptedUnit | undefined =>
    units.find(({ spellings }) => spellings.includes(bare.toLowerCase()));
  return units.find(({ exact = [] }) => exact.includes(bare)) ?? inAnyCase();
}

/** The exact spellings of units that differ from this name only by the case of letters. */
export function otherCases(name: string, units: readonly AcceptedUnit[]): readonly string[] {
  const bare = unspaced(name).toLowerCase();
  return units.flatMap(({ exact = [] }) => exact.filter((each) => each.toLowerCase() === bare));
}

/** A measure such as `5 ft`, and a number in the next smaller unit that goes into its own a whole number of times. */
export function withSmallerUnit(head: string, tail: string, units: readonly AcceptedUnit[]): string | undefined {
  const large = unitNamed(/([^\d\s.]+)\s*$/u.exec(head)?.[1] ?? '', units);
  if (large === undefined || readMeasure(head, units) === undefined) return undefined;
  const part = units
    .filter((unit) => isWholePart(ratioOf(large, unit)) && Number(tail) < ratioOf(large, unit))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  return part === undefined ? undefined : `${head} ${tail} ${part.name}`;
}

function isWholePart(ratio: number): boolean {
  return ratio > 1.5 && Math.abs(ratio - Math.round(ratio)) < 1e-9 * ratio;
}

function ratioOf(large: AcceptedUnit, small: AcceptedUnit): number {
  return sizeOf(large) / sizeOf(small);
}

/** True when each unit is smaller than the one before it. A reading, such as a temperature, has only one part. */
function isOrdered(parts: readonly Part[]): boolean {
  const units = parts.map(({ unit }) => unit);
  const isReading = units.some(({ plus }) => plus !== undefined);
  return units.every((unit, index) => {
    const before = units[index - 1];
    return before === undefined || (!isReading && sizeOf(unit) < sizeOf(before));
  });
}

/** The size of a unit in the input's own. */
export function sizeOf({ times = 1, over = 1 }: AcceptedUnit): number {
  return times / over;
}

function sumOf(parts: readonly Part[], sign: 1 | -1): number {
  let sum = 0;
  for (const { count, unit } of parts) {
    const { times = 1, over = 1, plus = 0 } = unit;
    sum += (sign * count * times) / over + plus;
  }
  return sum;
}

/** The names of units in a row: `ft, in, yd`. */
export function unitNames(units: readonly AcceptedUnit[]): string {
  return units.map(({ name }) => name).join(', ');
}
