/** Advises on `rate + 10%`, where a tenth more may be meant. */
import type { Reporter } from '../../source/diagnostic.js';
import { spanText } from '../../source/source.js';
import type { Operand } from './operand.js';
import { constantOf, endsOf } from './value.js';

/** Advises when a written percentage is added to or subtracted from a computed plain number. */
export function advisePercent(left: Operand, right: Operand, reporter: Reporter): void {
  const { value, span } = left;
  const isShare = /^[\d.]+\s*%$/.test(spanText(right.span));
  if (!isShare || value.unit.factors.length > 0 || constantOf(endsOf(value).low) !== null) return;
  const hint = `A share of it is \`${spanText(span)} * ${spanText(right.span)}\`; if you mean the number, name the percentage in a step.`;
  reporter.report('percent-added', right.span, { found: spanText(right.span) }, { hint });
}
