/** Days of the calendar in formulas: written in quotes, and in functions. */
import { dayNumber } from '../../../engine/kernel/days.js';
import { isDay as isDayText } from '../../../engine/spelling/day.js';
import { dayHint } from '../../language/forms/parts.js';
import { apply, constant } from '../../program/core-builders.js';
import type { Reporter } from '../../source/diagnostic.js';
import { writeAt } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { spanOf } from '../../source/source.js';
import { fromNumber } from '../../units/rational.js';
import { isDay, plain } from '../../units/unit.js';
import { daysIn } from '../../units/units.js';
import type { Operand, Rules } from './operand.js';
import { differenceUnit, isPlainNumber, reportRange, reportUnit } from './operand.js';
import type { Scope } from './scope.js';
import type { NumberValue, Quantity, Value } from './value.js';
import { endsOf, errorValue, unitWords } from './value.js';

/** A quoted day such as `"2026-03-01"` as a value; null for a text that does not look like one. */
export function writtenDay(text: string, span: Span, { units, reporter }: Scope): NumberValue | null | undefined {
  const unit = daysIn(units);
  if (unit === null || !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text)) return null;
  if (isDayText(text)) return { kind: 'number', unit, core: constant(fromNumber(dayNumber(text))) };
  reportNoDay(text, span, reporter);
  return undefined;
}

/** Reports `no-such-day` for a quoted text, with the day that it means where it is only written in another way. */
export function reportNoDay(text: string, span: Span, reporter: Reporter): void {
  const meant = dayHint(text)?.edit;
  const isMeant = typeof meant === 'string' && isDayText(meant);
  reporter.report('no-such-day', span, { found: text }, isMeant ? writeAt(span, `"${meant}"`) : {});
}

/** The day that was written without quotes and read as a number: `2026-03-01`. */
export function bareDay({ source, start }: Span): { readonly span: Span; readonly text: string } | null {
  const [text] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(source.text.slice(start, start + 11)) ?? [];
  return text === undefined ? null : { span: spanOf(source, start, start + text.length), text };
}

/** `days_in_year(d)` and its like: of a day, in the unit of days. */
export function countOfDay(operand: Operand, rules: Rules): Value {
  if (!isOneDay(operand, rules)) return errorValue;
  return {
    kind: 'number',
    unit: differenceUnit(operand.value.unit, rules.units) ?? plain,
    core: applied([operand], rules),
  };
}

/** `add_months(d, n)`: of a day and a plain number, a day. */
export function monthsLater(operands: readonly Operand[], rules: Rules): Value {
  const [day, months] = operands;
  if (day === undefined || months === undefined || !isOneDay(day, rules)) return errorValue;
  if (months.value.kind === 'range') return reportRange(months.span, `what \`${rules.operation}\` takes`, rules);
  if (!isPlainNumber(months, rules)) return reportUnit(months, rules);
  return { kind: 'number', unit: day.value.unit, core: applied(operands, rules) };
}

/** False after reporting an operand that is no day, or a range of them. */
function isOneDay({ value, span }: Operand, rules: Rules): boolean {
  if (value.kind === 'range') reportRange(span, `what \`${rules.operation}\` takes`, rules);
  else if (!isDay(value.unit)) reportOther(value, span, rules);
  return value.kind === 'number' && isDay(value.unit);
}

function reportOther({ unit }: Quantity, span: Span, { operation, reporter }: Rules): void {
  const bare = bareDay(span);
  const details = bare === null ? {} : writeAt(bare.span, `"${bare.text}"`, ', in quotes.');
  reporter.report('not-a-day', span, { name: operation, found: unitWords(unit) }, details);
}

function applied(operands: readonly Operand[], { operation, span }: Rules) {
  return apply(
    operation,
    operands.map(({ value }) => endsOf(value).low),
    span,
  );
}
