/** Advises on formulas that mean something else here than in a spreadsheet or on paper. */

import { findArithmetic } from '../../program/operations.js';
import type { Reporter } from '../../source/diagnostic.js';
import { joinSpans, spanOf, spanText } from '../../source/source.js';
import type { Call, Expression, Infix } from '../../syntax/ast.js';
import { isPlain } from '../../units/unit.js';
import type { Operand } from './operand.js';
import type { Scope } from './scope.js';

/** Second arguments of `round` that probably count decimals; 5 and 10 are real multiples. */
export const decimalsMeant: ReadonlySet<string> = new Set(['2', '3', '4']);

/** The multiple that keeps a number of decimals: 0.01 for 2. */
export function multipleOf(decimals: string): number {
  return Number(`1e-${decimals}`);
}

/** Advises on `round(x, 2)` of a plain number with decimals, which spreadsheets round to two of them. */
export function adviseDecimals(call: Call, [rounded]: readonly Operand[], scope: Scope): void {
  const [value, multiple] = call.args;
  if (
    findArithmetic(call.callee.name)?.rounding !== 'nearest' ||
    value === undefined ||
    multiple?.kind !== 'number' ||
    rounded === undefined
  )
    return;
  const { text, unit } = multiple;
  if (unit !== null || !decimalsMeant.has(text) || !isPlain(rounded.value.unit) || isWhole(value, scope)) return;
  const [found, inside] = [spanText(call.span), spanText(value.span)];
  const decimals = `round(${inside}, ${multipleOf(text)})`;
  const hint = `Write \`${decimals}\` for ${text} decimals, or \`${text} * round((${inside}) / ${text})\` to round to a multiple.`;
  scope.reporter.report('decimals-as-multiple', call.span, { found, multiple: text }, { hint, choices: [decimals] });
}

/** True when a value certainly has no decimals. */
function isWhole(value: Expression, { inputs }: Scope): boolean {
  if (value.kind === 'call')
    return findArithmetic(value.callee.name)?.rounding !== undefined && value.args.length === 1;
  const input = value.kind === 'name' ? inputs.get(value.name) : undefined;
  return input?.kind === 'number' && input.whole;
}

/** Advises on `x ^ 1/3`, where the exponent reads as a fraction. */
export function adviseExponent({ symbol, left: power, right: below, span }: Infix, reporter: Reporter): void {
  if (symbol !== '/' || power.kind !== 'infix' || power.symbol !== '^') return;
  const { left: base, right: above } = power;
  const isBracketed = power.span.start < base.span.start;
  if (isBracketed || !isBareNumber(above) || !isBareNumber(below)) return;
  const { source } = span;
  const sign = source.text.slice(above.span.end, below.span.start);
  const isSpaced = source.text.charAt(above.span.start - 1) === ' ';
  const readsAsFraction = spanText(above.span) === '1' || (sign === '/' && isSpaced);
  if (!readsAsFraction) return;
  const whole = spanOf(source, power.span.start, below.span.end);
  const exponent = joinSpans(above.span, below.span);
  const text = `(${spanText(exponent)})`;
  const root = `${source.text.slice(power.span.start, above.span.start)}${text}`;
  const args = { found: spanText(whole), read: `(${spanText(power.span)}) / ${spanText(below.span)}` };
  const hint = `Write \`${root}\` for the fraction, or \`${args.read}\` if you mean that.`;
  reporter.report('power-of-fraction', whole, args, { hint, choices: [{ span: exponent, text }] });
}

function isBareNumber(expression: Expression): boolean {
  return expression.kind === 'number' && expression.unit === null && spanText(expression.span) === expression.text;
}
