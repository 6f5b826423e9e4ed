/** Compares the width of an estimate's total with the class of its evidence, in the manner of AACE 18R-97. */
import type { RawEstimate } from '../language/forms/estimate.js';
import { basisOf, pricesOf } from '../program/basis.js';
import { defaultsOf } from '../program/call-point.js';
import type { Validity } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import { leastRatio } from '../program/evidence.js';
import type { Program } from '../program/program.js';
import type { Reporter } from '../source/diagnostic.js';

/** Roundings to a dollar make a ratio a little smaller. */
const slack = 0.02;
const widest = 3;

/** Compares the total at the defaults with the class; silent while a price has no source. */
export function checkEstimateClass(
  { raw, total }: { readonly raw: RawEstimate; readonly total: { readonly low: Core; readonly high: Core } },
  validity: Validity,
  program: Program,
  reporter: Reporter,
): void {
  const { counts, strength } = basisOf(validity);
  if (raw.because !== null || counts.unnamed > 0 || pricesOf(validity).length === 0) return;
  const { number } = evaluate(program, defaultsOf(program.inputs));
  const [low, high] = [number(total.low), number(total.high)];
  if (!(low > 0)) return;
  const [ratio, least] = [high / low, leastRatio[strength]];
  const [span] = raw.lines.map(({ figure }) => figure.span);
  if (span === undefined) return;
  const shown = ratio.toFixed(2);
  if (ratio < least - slack)
    reporter.report('narrow-estimate', span, { ratio: shown, least: String(least), strength: `class ${strength}` });
  const isExplained = pricesOf(validity).some(
    ({ evidence }) => evidence !== null && (evidence.because ?? evidence.judgement) !== null,
  );
  if (ratio > widest && !isExplained) reporter.report('wide-estimate', span, { ratio: shown });
}
