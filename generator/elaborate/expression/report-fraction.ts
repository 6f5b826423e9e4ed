/** Reports `1/4 cuyd`, which looks like a quarter but would be 1 divided by `4 cuyd`. */

import type { Reporter } from '../../source/diagnostic.js';
import { oneOf } from '../../source/hint.js';
import { joinSpans, spanText } from '../../source/source.js';
import type { Expression, Infix } from '../../syntax/ast.js';
import { printUnit } from '../../syntax/printer.js';

/** True after reporting `fraction-of-unit`: two numbers with a tight `/` between them and a unit after the second. */
export function reportFraction({ symbol, left: before, right }: Infix, reporter: Reporter): boolean {
  const left = lastFactor(before);
  if (symbol !== '/' || left.kind !== 'number' || right.kind !== 'number') return false;
  const span = joinSpans(left.span, right.span);
  const [above, below] = [Number(left.text), Number(right.text)];
  if (left.unit !== null || right.unit === null || below === 0 || !/^[\d.]+\/[\d.]+\s/.test(spanText(span)))
    return false;
  const [value, unit] = [above / below, printUnit(right.unit)];
  const isShort = Number(value.toFixed(6)) === value;
  const text = isShort ? `${value} ${unit}` : `${left.text} ${unit} / ${right.text}`;
  const args = { found: spanText(span), below: `${right.text} ${unit}` };
  const divided = `${left.text} / (${right.text} ${unit})`;
  reporter.report('fraction-of-unit', span, args, oneOf([text, divided]));
  return true;
}

/** The factor right before the `/`: the 1 of `length * 1/4 in`, which parses as `(length * 1) / (4 in)`. */
function lastFactor(expression: Expression): Expression {
  if (expression.kind !== 'infix' || (expression.symbol !== '*' && expression.symbol !== '/')) return expression;
  const { source, start } = expression.right.span;
  // Several divisions in a row are not a fraction.
  return source.text.charAt(start - 1) === '/' ? expression : expression.right;
}
