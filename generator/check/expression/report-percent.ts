/** `rate + 10%`, where a tenth more may be meant. */
import type { Reporter } from '../../text/diagnostic.js';
import { spanText } from '../../text/source.js';
import type { Operand } from './operand.js';
import { constantOf, endsOf } from './value.js';

/** Advises where a written percentage is added to, or taken from, what is computed and has no unit. */
export function advisePercent(left: Operand, right: Operand, reporter: Reporter): void {
  const { value, span } = left;
  const isShare = /^[\d.]+\s*%$/.test(spanText(right.span));
  if (!isShare || value.unit.factors.length > 0 || constantOf(endsOf(value).low) !== null) return;
  const hint = `A part of it is \`${spanText(span)} * ${spanText(right.span)}\`; name the percentage in a step if the number is meant.`;
  reporter.report('percent-added', right.span, { found: spanText(right.span) }, { hint });
}
