/** Reports a clamp whose limits are swapped, such as `min(max(x, 9), 6)`: it gives 6 for any x. */

import { trimmed } from '../../../engine/kernel/text.js';
import type { ReversedEnds } from '../../program/constant-limits.js';
import { reversedEnds } from '../../program/constant-limits.js';
import type { Choice } from '../../program/operation.js';
import { findArithmetic } from '../../program/operations.js';
import type { Reporter } from '../../source/diagnostic.js';
import { write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import type { Call, Expression } from '../../syntax/ast.js';
import { toNumber } from '../../units/rational.js';
import type { Value } from './value.js';
import { endsOf, isQuantity } from './value.js';

/** True after reporting `clamp-reversed` for a call that only its constants decide. */
export function reportClamp(call: Call, value: Value, reporter: Reporter): boolean {
  if (!isQuantity(value)) return false;
  const { low, high } = endsOf(value);
  const ends = reversedEnds(low) ?? reversedEnds(high);
  if (ends === null) return false;
  const pair = pairOf(call);
  const args = pair === null ? amountsOf(ends) : { least: spanText(pair.least), most: spanText(pair.most) };
  const hint = pair === null ? undefined : write(exchanged(call.span, pair));
  reporter.report('clamp-reversed', call.span, args, hint);
  return true;
}

/** The limits as numbers, for a formula that does not have them as plain figures. */
export function amountsOf({ least, most }: ReversedEnds): { readonly least: string; readonly most: string } {
  const [low = '', high = ''] = [least, most].map((end) => trimmed(toNumber(end), 6));
  return { least: low, most: high };
}

/** The spans of both limits. */
interface Pair {
  readonly least: Span;
  readonly most: Span;
}

/** The limits of a clamp; null unless each is written as exactly one figure. */
function pairOf({ callee: { name }, args }: Call): Pair | null {
  const choice = findArithmetic(name)?.choice;
  if (choice === 'clamped') return pair(args.slice(1, 2), args.slice(2, 3));
  const own = valuesOf(args, choice);
  const inner: Choice = choice === 'least' ? 'greatest' : 'least';
  const within = own.flatMap((arg) =>
    arg.kind === 'call' && findArithmetic(arg.callee.name)?.choice === inner ? [arg] : [],
  );
  const limits = within.flatMap((call) => valuesOf(call.args, inner));
  return choice === 'least' ? pair(limits, own) : pair(own, limits);
}

function pair(least: readonly Expression[], most: readonly Expression[]): Pair | null {
  const [[low, ...otherLows], [high, ...otherHighs]] = [least.filter(isFigure), most.filter(isFigure)];
  if (low === undefined || high === undefined || otherLows.length + otherHighs.length > 0) return null;
  return { least: low.span, most: high.span };
}

/** The arguments of a call, flattening calls of the same function: `max(max(a, b), c)` has three. */
function valuesOf(args: readonly Expression[], choice: Choice | undefined): readonly Expression[] {
  return args.flatMap((arg) =>
    arg.kind === 'call' && findArithmetic(arg.callee.name)?.choice === choice ? valuesOf(arg.args, choice) : [arg],
  );
}

/** True for numbers, also with signs and operators, but without names. */
function isFigure(expression: Expression): boolean {
  if (expression.kind === 'infix') return isFigure(expression.left) && isFigure(expression.right);
  return expression.kind === 'number' || (expression.kind === 'prefix' && isFigure(expression.operand));
}

/** The text of the call with its limits swapped. */
function exchanged({ source, start, end }: Span, { least, most }: Pair): string {
  const [first, second] = least.start < most.start ? [least, most] : [most, least];
  const parts = [
    [start, first.start],
    [second.start, second.end],
    [first.end, second.start],
  ] as const;
  const between = parts.map(([from, to]) => source.text.slice(from, to)).join('');
  return `${between}${spanText(first)}${source.text.slice(second.end, end)}`;
}
