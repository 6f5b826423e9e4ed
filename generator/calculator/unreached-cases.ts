/** Advises on alternatives of a sentence that no call reaches, since those above them take all. */
import type { SentenceCase } from '../program/catalog.js';
import type { Condition } from '../program/core.js';
import type { Evaluation } from '../program/evaluate.js';
import { evaluate } from '../program/evaluate.js';
import type { Program } from '../program/program.js';
import { proveCondition } from '../prove/law.js';
import type { Proof } from '../prove/prove.js';
import { trialPoints } from '../prove/search/trial-points.js';
import type { Reporter } from '../source/diagnostic.js';
import { once } from '../source/remembered.js';

/** The most boxes for each alternative; undecided ones are not reported. */
const budget = 60;

/** Reports `case-never-reached` once for each sentence; single conditions that decide nothing are reported elsewhere. */
export function adviseOnCases(
  cases: readonly SentenceCase[],
  program: Program,
  proof: Proof,
  reporter: Reporter,
): void {
  const { alwaysHold, neverHold } = proof;
  if (cases.length < 2) return;
  const runs = [once(() => runsOf(proof, program)), once(() => trialRuns(program))];
  const own = cases.flatMap(({ when }) => when ?? []);
  if (own.some((when) => alwaysHold.has(when) || neverHold.has(when))) return;
  const idle = own.slice(1).find((when, index) => follows(not(when), own.slice(0, index + 1), program, runs));
  const [last, ...above] = [...own].reverse();
  const found = idle ?? (last !== undefined && above.length > 0 && isCovered(own, program, runs) ? last : undefined);
  if (found !== undefined) reporter.report('case-never-reached', found.span, {}, found === last ? lastHint : {});
}

const lastHint = {
  hint: 'Leave its `when` out and remove the alternative below it, or put it above the more general one.',
};

/** True when one of the conditions always holds. */
function isCovered([first, ...others]: readonly Condition[], program: Program, runs: Runs): boolean {
  return first !== undefined && follows(first, others, program, runs);
}

/** Runs of answered calls, made on demand: one that breaks a claim spares its proof. */
type Runs = readonly (() => readonly Evaluation[])[];

/** Runs at the points that the proof has sampled, which mostly show what can be reached. */
function runsOf({ analyses }: Proof, { requirements }: Program): readonly Evaluation[] {
  const samples = analyses.flatMap(({ contexts }) => contexts.flatMap((context) => context.samples()));
  return samples.filter(({ holds }) => requirements.every(holds));
}

const callsTried = 300;
const seed = 1;

function trialRuns(program: Program): readonly Evaluation[] {
  const points = trialPoints(program, seed);
  return Array.from({ length: callsTried }, () => points.next().value)
    .filter((point) => point !== undefined)
    .map((point) => evaluate(program, point));
}

/** True when a condition holds wherever none of the others does. */
function follows(condition: Condition, others: readonly Condition[], program: Program, runs: Runs): boolean {
  const { span } = condition;
  const all = others.reduce<Condition>((left, right) => ({ kind: 'or', left, right, span }), condition);
  if (runs.some((made) => made().some(({ holds }) => !holds(all)))) return false;
  return proveCondition(program, all, budget).verdict === 'proved';
}

function not(operand: Condition): Condition {
  return { kind: 'not', operand, span: operand.span };
}
