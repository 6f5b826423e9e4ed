/** Advises on alternatives of a sentence for which those above them leave no call. */
import type { SentenceCase } from '../model/catalog.js';
import type { Condition } from '../model/core.js';
import type { Program } from '../model/program.js';
import { proveCondition } from '../prove/law.js';
import type { Proof } from '../prove/prove.js';
import type { Reporter } from '../text/diagnostic.js';

/** The most boxes for each alternative; what stays open is left alone. */
const budget = 60;

/** Reports `case-never-reached`, once for each sentence; conditions that decide nothing alone are reported elsewhere. */
export function adviseOnCases(
  cases: readonly SentenceCase[],
  program: Program,
  { alwaysHold, neverHold }: Proof,
  reporter: Reporter,
): void {
  const own = cases.flatMap(({ when }) => (when === null ? [] : [when]));
  if (own.some((when) => alwaysHold.has(when) || neverHold.has(when))) return;
  const idle = own.slice(1).find((when, index) => follows(not(when), own.slice(0, index + 1), program));
  const [last, ...above] = [...own].reverse();
  const found = idle ?? (last !== undefined && above.length > 0 && isCovered(own, program) ? last : undefined);
  if (found !== undefined) reporter.report('case-never-reached', found.span, {}, found === last ? lastHint : {});
}

const lastHint = {
  hint: 'Leave its `when` out and remove the alternative below it, or put it above the more general one.',
};

/** True when one of the conditions always holds. */
function isCovered([first, ...others]: readonly Condition[], program: Program): boolean {
  return first !== undefined && follows(first, others, program);
}

/** True when a condition holds wherever none of the others does. */
function follows(condition: Condition, others: readonly Condition[], program: Program): boolean {
  const { span } = condition;
  const all = others.reduce<Condition>((left, right) => ({ kind: 'or', left, right, span }), condition);
  return proveCondition(program, all, budget).verdict === 'proved';
}

function not(operand: Condition): Condition {
  return { kind: 'not', operand, span: operand.span };
}
