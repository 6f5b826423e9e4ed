/** Reports operands of different kinds, with what was probably meant. */
import { findArithmetic } from '../../program/operations.js';
import type { Details } from '../../source/diagnostic.js';
import { oneOf, writeAt } from '../../source/hint.js';
import type { UnitUse } from '../../source/messages.js';
import type { Span } from '../../source/source.js';
import { joinSpans, spanText } from '../../source/source.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isDay, isPlain, isReading, multiplyUnits, raiseUnit } from '../../units/unit.js';
import { isNameable, readableName } from '../../units/units.js';
import { decimalsMeant, multipleOf } from './advise-habits.js';
import { bareDay } from './days.js';
import { mendFactor } from './missing-factor.js';
import type { Operand, OperationContext, Rules } from './operand.js';
import { readingAsNumber } from './operand.js';
import { constantOf, endsOf, unitWords } from './value.js';

type Context = Pick<OperationContext, 'units' | 'reporter'> & Partial<Pick<Rules, 'operation'>>;

/** Reports that two operands are of different kinds, marking both, and proposes what is missing. */
export function reportMismatch(left: Operand, right: Operand, use: UnitUse, context: Context): void {
  const [first, second] = [left.value.unit, right.value.unit];
  const related = [{ span: left.span, label: displayUnit(first) }];
  const args = { use, left: unitWords(first), right: unitWords(second) };
  const details = { label: displayUnit(second), related, ...mend(left, right, use, context) };
  context.reporter.report('unit-mismatch', right.span, args, details);
}

function mend(left: Operand, right: Operand, use: UnitUse, context: Context): Details {
  const [first, second] = [left.value.unit, right.value.unit];
  const day = dayMeant(left, right);
  if (day !== null) return day;
  const share = shareOf(left, right, use) ?? rangeMeant(left, right, use);
  if (share !== null) return share;
  const reading = readingMeant(left, right, use, context);
  if (reading !== null) return reading;
  if (use === 'rounding' && isBareNumber(right) && findArithmetic(context.operation ?? '')?.rounding === 'nearest')
    return giveMultiple(right, first, context);
  if (isBareNumber(right)) return giveUnit(right, first, context);
  if (isBareNumber(left)) return giveUnit(left, second, context);
  if (isReading(first) !== isReading(second))
    return { hint: 'One is a reading, the other a difference; subtract two readings to get a difference.' };
  if (isFigure(right)) return inWantedUnit(right, first, context);
  if (isFigure(left)) return inWantedUnit(left, second, context);
  return productMeant(left, right, use, context) ?? mendFactor(right, first, context.units);
}

/** Rewrites `bales + weight` as a product, where that has a unit and no unit measures what the sum lacks. */
function productMeant(left: Operand, right: Operand, use: UnitUse, { units }: Context): Details | null {
  const [first, second] = [left.value.unit, right.value.unit];
  const product = multiplyUnits(first, second);
  const gap = multiplyUnits(first, raiseUnit(second, -1));
  if (use !== 'sum' || !isNameable(product, units) || isNameable(gap, units)) return null;
  const text = `${piece(left.span)} * ${piece(right.span)}`;
  const meant = writeAt(joinSpans(left.span, right.span), text);
  return { ...meant, hint: `Multiply them: \`${text}\` is in \`${readableName(product, units)}\`.` };
}

/** The hint for a day beside something else: another day without its quotes, or a time without its unit. */
function dayMeant(left: Operand, right: Operand): Details | null {
  const [day, other] = isDay(left.value.unit) ? [left, right] : [right, left];
  if (!isDay(day.value.unit) || isDay(other.value.unit)) return null;
  const bare = bareDay(other.span);
  if (bare !== null) return writeAt(bare.span, `"${bare.text}"`, ', in quotes.');
  return { hint: 'A day is moved by a time such as `30 day`, and compared with another day such as `"2026-03-01"`.' };
}

/** The hint for `t + 237.3` of a temperature, in a formula that needs plain numbers; null for other operands. */
function readingMeant(left: Operand, right: Operand, use: UnitUse, { units }: Context): Details | null {
  const [reading, other] = isReading(left.value.unit) ? [left, right] : [right, left];
  const isSum = use === 'sum' || use === 'difference';
  if (!isSum || !isReading(reading.value.unit) || !isPlain(other.value.unit)) return null;
  const number = readingAsNumber(reading, units);
  return number === null ? null : { hint: `As a plain number the reading is \`${number}\`.` };
}

/** Rewrites `area + 10%` as a tenth more than the area; null for other operands. */
function shareOf(left: Operand, right: Operand, use: UnitUse): Details | null {
  const isShare = /^[\d.]+\s*%$/.test(spanText(right.span));
  if (!isShare || (use !== 'sum' && use !== 'difference')) return null;
  const text = `${piece(left.span)} * (1 ${use === 'sum' ? '+' : '-'} ${spanText(right.span)})`;
  return writeAt(joinSpans(left.span, right.span), text);
}

/** Rewrites `4-7 EUR/bag` as a range; null for other operands. */
function rangeMeant(left: Operand, right: Operand, use: UnitUse): Details | null {
  if (use !== 'difference' || !isBareNumber(left) || !isFigure(right) || isPlain(right.value.unit)) return null;
  const text = `${spanText(left.span)}..${spanText(right.span)}`;
  return writeAt(joinSpans(left.span, right.span), text, ' for a range.');
}

/** Puts a text in parentheses unless an operator can follow it without. */
function piece(span: Span): string {
  const text = spanText(span);
  return /^[\w.]+$|^\w*[([][^()[\]]*[)\]]$|^[\w.]+(?: [*/] [\w.]+)*$/.test(text) ? text : `(${text})`;
}

function isFigure({ value, span }: Operand): boolean {
  return constantOf(endsOf(value).low) !== null && /^[\d.]+(?:\s*[A-Za-z%]\S*)?$/.test(spanText(span));
}

function isBareNumber(operand: Operand): boolean {
  return isFigure(operand) && operand.value.unit.factors.length === 0 && isPlain(operand.value.unit);
}

function giveUnit(operand: Operand, unit: Unit, context: Context): Details {
  if (isPlain(unit)) return { hint: 'Divide the other one by 1 of its unit first.' };
  const text = `${spanText(operand.span)} ${readableName(unit, context.units)}`;
  return { hint: `Give the number its unit, such as \`${text}\`.`, choices: [{ span: operand.span, text }] };
}

/** Rewrites the 2 of `round(cost, 2)`, a number of decimals in spreadsheets, as a multiple. */
function giveMultiple(operand: Operand, unit: Unit, context: Context): Details {
  const decimals = spanText(operand.span);
  if (!decimalsMeant.has(decimals)) return giveUnit(operand, unit, context);
  const readings = [multipleOf(decimals), decimals].map((each) => `${each} ${readableName(unit, context.units)}`);
  const meant = oneOf(readings);
  return { ...meant, hint: `${meant?.hint} The first keeps ${decimals} decimals.` };
}

/** Proposes the number of a figure in the unit that is needed. */
function inWantedUnit({ span }: Operand, unit: Unit, context: Context): Details {
  const [number = ''] = /^[\d.]+/.exec(spanText(span)) ?? [];
  if (isPlain(unit))
    return { hint: `A plain number is needed here, such as \`${number}\`.`, choices: [{ span, text: number }] };
  const name = readableName(unit, context.units);
  const text = `${number} ${name}`;
  return { hint: `A figure in \`${name}\` is needed here, such as \`${text}\`.`, choices: [{ span, text }] };
}
