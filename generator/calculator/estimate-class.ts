/** Compares the width of an estimate's total with the class of its evidence, in the manner of AACE 18R-97. */
import type { RawEstimate } from '../language/forms/estimate.js';
import { basisOf, pricesOf } from '../program/basis.js';
import { defaultsOf } from '../program/call-point.js';
import type { Validity } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import type { Strength } from '../program/evidence.js';
import { leastRatio } from '../program/evidence.js';
import type { Program } from '../program/program.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Hint } from '../source/hint.js';
import { quote } from '../source/suggest.js';

/** Roundings to a dollar make a ratio a little smaller. */
const slack = 0.02;
const widest = 3;

/** Names the price that makes the class, since the others may be known better. */
function weakestHint(validity: Validity, strength: Strength): Hint | undefined {
  const weak = pricesOf(validity).find(({ evidence }) => evidence?.strength === strength);
  if (weak?.evidence == null || strength === 'exact') return undefined;
  const { judgement, records, voices } = weak.evidence;
  const why =
    judgement !== null || records.length === 0 ? 'a judgement' : voices === 1 ? 'one voice' : `${voices} voices`;
  return {
    hint: `The class is that of ${quote(weak.name)}, which rests on ${why}. Widen the figures to what their sources say, or add \`because\` to the estimate.`,
  };
}

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
    reporter.report(
      'narrow-estimate',
      span,
      { ratio: shown, least: String(least), strength: `class ${strength}` },
      weakestHint(validity, strength),
    );
  const isExplained = pricesOf(validity).some(
    ({ evidence }) => evidence !== null && (evidence.because ?? evidence.judgement) !== null,
  );
  if (ratio > widest && !isExplained) reporter.report('wide-estimate', span, { ratio: shown });
}
