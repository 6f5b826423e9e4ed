/** Numbers with a unit beside them, as callers write them: `6m`, `10 cm`, `6ft 3in`, `30C`. */
import type { AcceptedUnit, InputValue } from '../kernel/module.js';
import { onGrid } from './grid.js';

/** What was written, and what it is in the unit of the input. */
export interface Measure {
  readonly text: string;
  readonly value: number;
}

/** A value of an input as it was read, before clamping. */
export type ReadValue = InputValue | Measure;

/** A value without what was written beside it. */
export function plainOf(value: ReadValue): InputValue {
  return typeof value === 'object' ? value.value : value;
}

/** A value as a query has it. */
export function writtenOf(value: ReadValue): string {
  return typeof value === 'object' ? value.text : String(value);
}

interface Part {
  readonly count: number;
  readonly unit: AcceptedUnit;
}

const part = /\s*(\d+(?:\.\d+)?|\.\d+)\s*([^\d\s+\-.,][^\d+\-,]*)/uy;

/** A longer text is no number of anything. */
const longest = 60;

/**
 * The value of a text of one number with a unit, or of several from the larger unit to the smaller; undefined for all
 * other texts. The sign stands in front of the whole.
 */
export function readMeasure(text: string, units: readonly AcceptedUnit[] | undefined): Measure | undefined {
  if (units === undefined || text.length > longest) return undefined;
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/su.exec(text) ?? [];
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
    const unit = units.find(({ spellings }) => spellings.includes(spelling(name)));
    if (digits === undefined || unit === undefined) return undefined;
    parts.push({ count: Number(digits), unit });
  }
  return parts;
}

function spelling(name: string): string {
  return name.toLowerCase().replace(/[\s.]/g, '');
}

/** Each part is smaller than the one before it, and a reading of a scale has no parts. */
function isOrdered(parts: readonly Part[]): boolean {
  const units = parts.map(({ unit }) => unit);
  const isReading = units.some(({ plus }) => plus !== undefined);
  return units.every((unit, place) => {
    const before = units[place - 1];
    return before === undefined || (!isReading && sizeOf(unit) < sizeOf(before));
  });
}

function sizeOf({ times = 1, over = 1 }: AcceptedUnit): number {
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

/** `ft, in, yd`: what may stand beside the number. */
export function unitNames(units: readonly AcceptedUnit[]): string {
  return units.map(({ name }) => name).join(', ');
}
