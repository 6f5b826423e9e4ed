/** Proves the laws of a calculator for all inputs, or finds calls that break them. */

import { trimmed } from '../../engine/kernel/text.js';
import type { CheckedLaw, ConditionLaw, LawAxis, LawFigure, TrendLaw } from '../elaborate/declaration/laws.js';
import { Allowance, unlimited } from '../program/allowance.js';
import type { Calculator } from '../program/catalog.js';
import type { Condition } from '../program/core.js';
import type { Evaluation } from '../program/evaluate.js';
import { evaluate } from '../program/evaluate.js';
import type { Point, Program } from '../program/program.js';
import { provableHalf } from '../prove/advice.js';
import { indexFormulas } from '../prove/context/formulas.js';
import { proveCondition } from '../prove/law.js';
import type { Pair, Trend } from '../prove/slope/monotonicity.js';
import { monotonicityOf, movingPair } from '../prove/slope/monotonicity.js';
import { callsOfTrial, tryCondition, tryTrend } from '../prove/trial.js';
import type { Reporter } from '../source/diagnostic.js';
import { write } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import { quote } from '../source/suggest.js';
import { halfText, withoutHalf } from './advise.js';
import { describePoint } from './report-findings.js';

/** A call that breaks a law, in words. */
interface Break {
  readonly found: string;
  readonly at: string;
}

type Verdict =
  | { readonly kind: 'proved' | 'open' | 'idle' }
  | { readonly kind: 'tried'; readonly calls: number }
  | { readonly kind: 'broken'; readonly by: Break };

/** The laws of a calculator as they are published. */
type PublishedLaws = Pick<Calculator, 'laws' | 'triedLaws'>;

/** The most boxes for a proof, for the trial of a remedy, and for a first quick attempt. */
const boxBudget = 300;
const trialBudget = 40;
const quickBudget = 3;

const proved: Verdict = { kind: 'proved' };
const open: Verdict = { kind: 'open' };

/**
 * The laws that are proved, and those that are tried. Reports laws that are broken, have no effect or stay undecided;
 * advises on what is tried though it can be proved. An equal seed gives equal calls for a trial.
 */
export function proveLaws(
  laws: readonly CheckedLaw[],
  program: Program,
  seed: number,
  reporter: Reporter,
): PublishedLaws {
  const verdicts = laws.map((law) => ({
    law,
    verdict: verdictOf(law, withLeast(program), law.tried ? trialBudget : boxBudget),
  }));
  const settled = verdicts.map(({ law, verdict }) => ({
    law,
    verdict: verdict.kind === 'open' ? triedVerdict(law, program, seed) : verdict,
  }));
  for (const { law, verdict } of settled) reportVerdict(law, verdict, program, reporter);
  return {
    laws: settled.flatMap(({ law, verdict }) => (verdict.kind === 'proved' ? [law.text] : [])),
    triedLaws: settled.flatMap(({ law, verdict }) =>
      verdict.kind === 'tried' ? [{ law: law.text, calls: verdict.calls }] : [],
    ),
  };
}

/** Steps that a law may take when earlier proofs have left none. */
const stepsOfLaw = 20_000;

/** A law that asks for little is proved, whatever the laws above it took. */
function withLeast(program: Program): Program {
  return program.allowance?.isSpent === true ? { ...program, allowance: new Allowance(stepsOfLaw) } : program;
}

function reportVerdict(law: CheckedLaw, verdict: Verdict, program: Program, reporter: Reporter): void {
  if (verdict.kind === 'broken') reporter.report('law-broken', law.span, verdict.by);
  else if (verdict.kind === 'idle' && law.kind === 'trend') reportIdle(law, program, reporter);
  else if (law.kind === 'trend' && law.trend === 'does not depend' && isUnread(law, program))
    reportUnread(law, reporter);
  else if (verdict.kind === 'tried' && law.tried === null) reportUndecided(law, verdict.calls, reporter);
  else if (verdict.kind === 'open')
    reporter.report('undecided', law.span, { what: 'this law holds' }, { hint: remedyOf(law, program) });
  else if (verdict.kind === 'proved' && law.tried !== null) adviseOnProof(law, law.tried, reporter);
}

/** True where no formula of the figure reads the input, so that the figure could not depend on it. */
function isUnread({ figures, input }: TrendLaw, program: Program): boolean {
  const { inputsOf } = indexFormulas(program);
  return figures.every(({ core }) => !inputsOf(core).has(input));
}

function reportUnread(law: TrendLaw, reporter: Reporter): void {
  const reason = `${nameOf(law)} does not read \`${law.input}\``;
  reporter.report('law-says-nothing', law.span, { reason });
}

function reportUndecided(law: CheckedLaw, calls: number, reporter: Reporter): void {
  const { source, start } = law.span;
  const at = /["']/.test(source.text[start - 1] ?? '') ? start - 1 : start;
  const insertion = { span: spanOf(source, at, at), text: 'tried: ' };
  const hint = `None of ${inGroups(calls)} calls breaks it: \`tried: ${spanText(law.span)}\` publishes it as tried, not as proved. Or ${weaker}.`;
  reporter.report('undecided', law.span, { what: 'this law holds' }, { hint, choices: [insertion] });
}

/** 10000 as "10,000". */
function inGroups(count: number): string {
  return count.toLocaleString('en-US');
}

function adviseOnProof(law: CheckedLaw, tried: Span, reporter: Reporter): void {
  const edit = { span: spanOf(tried.source, tried.start, law.span.start), text: '' };
  reporter.report('law-is-proved', tried, {}, { edit });
}

/** The number of trials, which does not depend on the allowance left by proofs. */
function triedVerdict(law: CheckedLaw, program: Program, seed: number): Verdict {
  const own = { ...program, allowance: unlimited };
  return law.kind === 'trend' ? triedTrend(law, own, seed) : triedCondition(law, own, seed);
}

function triedCondition(law: ConditionLaw, program: Program, seed: number): Verdict {
  const assuming = { ...program, requirements: law.requirements };
  const trial = tryCondition(assuming, law.condition, seed);
  return 'calls' in trial ? keptFor(trial.calls) : brokenAt(law, trial.witness, program);
}

/** Fewer calls, where requirements refuse nearly all or there are too many borders, show nothing. */
function keptFor(calls: number): Verdict {
  return calls < callsOfTrial / 10 ? open : { kind: 'tried', calls };
}

function triedTrend({ figures, trend, input, axes }: TrendLaw, program: Program, seed: number): Verdict {
  const [axis] = axes;
  const moved = program.inputs.find(({ name }) => name === input);
  if (axis === undefined || moved === undefined) return open;
  const trial = tryTrend(program, figures, moved, contrary[trend], seed);
  if ('calls' in trial) return keptFor(trial.calls);
  const { figure, pair } = trial.witness;
  return { kind: 'broken', by: describePair(pair, { ...figure, axis }, program) };
}

function verdictOf(law: CheckedLaw, program: Program, budget: number): Verdict {
  return law.kind === 'trend' ? trendVerdict(law, program, budget) : conditionVerdict(law, program, budget);
}

function reportIdle(law: TrendLaw, program: Program, reporter: Reporter): void {
  const { words, input } = law;
  const figure = nameOf(law).replaceAll('`', '');
  const hint = isUnread(law, program) ? undefined : write('does not depend on');
  reporter.report('law-without-effect', words, { figure, input }, hint);
}

/** The figure of a law in backquotes, without the words for an end of a range. */
function nameOf({ figures: [figure] }: TrendLaw): string {
  return /`[^`]*`/.exec(figure?.name ?? '')?.[0] ?? '';
}

/**
 * Tries slopes first: they usually decide at once what comparing two copies of a formula takes many boxes for. Spends
 * more on slopes only when the comparison stays undecided.
 */
function conditionVerdict(law: ConditionLaw, program: Program, budget: number): Verdict {
  const { condition, requirements, rising } = law;
  if (isRising(rising, program, quickBudget)) return proved;
  const found = proveCondition({ ...program, requirements }, condition, budget);
  if (found.verdict === 'proved') return proved;
  if (found.verdict === 'refuted') return brokenAt(law, found.witness, program);
  return isRising(rising, program, trialBudget) ? proved : open;
}

function brokenAt({ condition, unit, requirements }: ConditionLaw, witness: Point, program: Program): Verdict {
  const relevant = indexFormulas({ ...program, requirements }).inputsOf(condition);
  const found = describeSides(condition, unit, evaluate(program, witness));
  return { kind: 'broken', by: { found, at: describePoint(witness, relevant, program) } };
}

function isRising(rising: ConditionLaw['rising'], program: Program, budget: number): boolean {
  if (rising === null) return false;
  const { figures, axis } = rising;
  return figures.every((figure) =>
    ['rises', 'does not depend'].includes(monotonicityOf(program, figure, axis, budget).trend),
  );
}

/** Describes the two sides of a broken comparison; of several joined by `and`, the one that fails. */
function describeSides(condition: Condition, unit: string, at: Evaluation): string {
  if (condition.kind === 'and')
    return describeSides(at.holds(condition.left) ? condition.right : condition.left, unit, at);
  if (condition.kind !== 'compare') return 'its condition does not hold';
  const [left, right] = inWords(at.number(condition.left), at.number(condition.right));
  return `its left side is ${left} and its right side ${right} ${unit}`.trimEnd();
}

/** Idle when no figure moves along any axis; of a range, it is enough that one end moves. */
function trendVerdict(law: TrendLaw, program: Program, budget: number): Verdict {
  const claims = law.figures.flatMap((figure) => law.axes.map((axis) => ({ ...figure, axis })));
  const verdicts = claims.map((claim) => trendOf(law.trend, claim, program, budget));
  const isWrong = ({ kind }: Verdict) => kind === 'broken' || kind === 'open';
  return verdicts.find(({ kind }) => kind === 'broken') ?? verdicts.find(isWrong) ?? oneOf(verdicts);
}

function oneOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find(({ kind }) => kind === 'proved') ?? verdicts[0] ?? proved;
}

const contrary: Readonly<Record<Trend, readonly (1 | -1)[]>> = { rises: [-1], falls: [1], 'does not depend': [1, -1] };

/** A part of a law: one formula along one axis. */
interface Claim extends LawFigure {
  readonly axis: LawAxis;
}

function trendOf(trend: Trend, claim: Claim, program: Program, budget: number): Verdict {
  const { core, axis } = claim;
  const found = monotonicityOf(program, core, axis, budget);
  if (found.trend === trend) return proved;
  if (found.trend === 'does not depend') return { kind: 'idle' };
  const pairs = contrary[trend].map((sign) => {
    if (found.trend !== 'unknown') return movingPair(program, core, axis, sign);
    return sign === 1 ? found.rise : found.fall;
  });
  const pair = pairs.find((each) => each !== null);
  return pair === null || pair === undefined ? open : { kind: 'broken', by: describePair(pair, claim, program) };
}

/** "`cost` goes from 500 to 450", at "qty goes from 999 to 1000, where material is `steel`". */
function describePair({ before, after, values }: Pair, { core, name, axis, classes }: Claim, program: Program): Break {
  const [first, second] =
    classes === undefined ? inWords(...values) : values.map((place) => quote(classes[place - 1] ?? ''));
  const [from, to] = [before, after].map((point) => placeOn(point, axis));
  const others = new Set(indexFormulas(program).inputsOf(core));
  others.delete(axis.input);
  const rest = describePoint(before, others, program);
  const moves = `${axis.input} goes from ${from} to ${to}`;
  return { found: `${name} goes from ${first} to ${second}`, at: rest === '' ? moves : `${moves}, where ${rest}` };
}

function placeOn({ numbers, choices }: Point, { input, options }: LawAxis): string {
  return options === undefined ? trimmed(numbers.get(input) ?? 0, 9) : `\`${choices.get(input)}\``;
}

/** Two numbers in six digits, or in full when that does not tell them apart. */
function inWords(left: number, right: number): readonly [string, string] {
  const [first, second] = [left, right].map((value) => trimmed(Number(value.toPrecision(6)), 6));
  return first === undefined || second === undefined || first === second
    ? [String(left), String(right)]
    : [first, second];
}

const weaker = 'state a weaker law, or state it for a step that this one uses';

/** The hint for a law that too few calls could try; proposes only bounds that were tried. */
function remedyOf(law: CheckedLaw, program: Program): string {
  const formulas = indexFormulas(program);
  const relevant =
    law.kind === 'condition'
      ? formulas.inputsOf(law.condition)
      : new Set(law.figures.flatMap(({ core }) => [...formulas.inputsOf(core)]));
  const half = provableHalf(program, relevant, (narrowed) => verdictOf(law, narrowed, trialBudget).kind === 'proved');
  if (half !== null) return halfText(half);
  return withoutHalf(relevant, weaker);
}
