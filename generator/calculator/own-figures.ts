/**
 * Figures of callers in place of open ones: proves a calculator over the whole range of each, and advises on amounts of its
 * sentence that then contradict the total.
 */

import type { CheckedEstimate } from '../elaborate/declaration/estimate.js';
import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { programOf } from '../elaborate/entry-program.js';
import { formulasOf } from '../elaborate/formulas.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { unwritten } from '../program/call-point.js';
import type { FigurePart, NumberInput, OwnFigures, Step } from '../program/catalog.js';
import type { Evaluation } from '../program/evaluate.js';
import { evaluate } from '../program/evaluate.js';
import type { OpenFigure } from '../program/open-figure.js';
import { ownNames } from '../program/open-figure.js';
import type { Point, Program } from '../program/program.js';
import { trialPoints } from '../prove/search/trial-points.js';
import type { Details, Reporter } from '../source/diagnostic.js';
import { spanText } from '../source/source.js';
import { isPlain, unitLabel } from '../units/unit.js';
import { proveClamping } from './clamping-roots.js';
import { reportFindings } from './report-findings.js';
import { withSettledConditions } from './settling.js';
import { shortNumber } from './short-number.js';

/**
 * The open figures of a calculator and the steps for them; undefined after a mistake, null where it has none and jobs
 * have no step in common.
 */
export function proveOwnFigures(
  { own, scope, labels, steps: written, estimate }: ElaboratedEntry,
  bounded: (entry: ElaboratedEntry) => Program,
  reporter: Reporter,
): OwnFigures | null | undefined {
  const isJoined = (estimate?.together.size ?? 0) > 0;
  if (own === null) return isJoined ? { figures: [], steps: written } : null;
  const figures = [...scope.used.open.values()].map((each) => ({
    ...each,
    label: labels.get(each.name) ?? each.label,
  }));
  const steps = provedSteps(own, figures, bounded, reporter);
  return steps === null ? undefined : { figures, steps };
}

function provedSteps(
  open: ElaboratedEntry,
  figures: readonly OpenFigure[],
  bounded: (entry: ElaboratedEntry) => Program,
  reporter: Reporter,
): readonly Step[] | null {
  const withInputs = (each: ElaboratedEntry): Program => {
    const program = bounded(each);
    return { ...program, inputs: [...program.inputs, ...figures.flatMap(ownInputs)] };
  };
  const { entry, program, proof } = proveClamping(open, withInputs);
  reportFindings(proof, program, formulasOf(entry), reporter);
  if (proof.findings.length > 0) return null;
  // What several jobs have in common may go beyond the bounds of one, for which conditions are settled.
  const isJoined = (entry.estimate?.together.size ?? 0) > 0;
  return isJoined ? entry.steps : withSettledConditions(entry, proof).steps;
}

/** An own figure is one number, and the catalog's a low end and how far the high one lies above it. */
function ownInputs({ name, label, unit, accepts, min, max, widest }: OpenFigure): readonly NumberInput[] {
  const common = { ...unwritten, kind: 'number', label, unit, accepts, isDay: false, whole: false } as const;
  const shown = isPlain(unit) ? null : unitLabel(unit);
  const input = (own: string, from: number, to: number): NumberInput => {
    return { ...common, name: own, unitLabel: shown, default: from, min: from, max: to, step: to - from };
  };
  const { low, spread } = ownNames(name);
  return [input(low, min, max), ...(widest === null ? [] : [input(spread, 0, widest)])];
}

/** Calls tried with the catalog's figures, and how many of them must show an amount before anything is said of it. */
const callsTried = 300;
const fewestCalls = 10;
/** Calls tried with each value of a caller's own figure. */
const ownCallsTried = 100;
const seed = 1;

/** An amount of money that one alternative of the sentence shows beside the total. */
interface SpokenAmount {
  readonly alternative: number;
  readonly name: string;
  readonly part: FigurePart;
}

/** A calculator with its open figures, and how to run it. */
interface Trial {
  readonly own: ElaboratedEntry;
  readonly program: Program;
  readonly estimate: CheckedEstimate;
  readonly figures: readonly OpenFigure[];
}

/**
 * Reports `sentence-leaves-total` for each amount that lies within the total whenever the sentence shows it with the
 * catalog's figures, but not with some caller's own. An amount that is only sometimes within the total, such as that of
 * a line, says something else, and is left alone.
 */
export function adviseOnOwnFigures(entry: ElaboratedEntry, reporter: Reporter): void {
  const { raw, own, scope } = entry;
  if (own === null || own.estimate === null) return;
  const trial: Trial = {
    own,
    program: programOf(own),
    estimate: own.estimate,
    figures: [...scope.used.open.values()],
  };
  const amounts = spokenAmounts(trial);
  if (amounts.length === 0) return;
  const points = pointsOf(programOf(entry));
  const runs = points.map((point) => run(trial, point));
  const reported = new Set<string>();
  for (const amount of amounts) {
    if (reported.has(amount.name) || !isAlwaysWithin(amount, runs, trial)) continue;
    const found = contradiction(amount, points.slice(0, ownCallsTried), trial);
    if (found === null) continue;
    reported.add(amount.name);
    reporter.report(
      'sentence-leaves-total',
      amount.part.span,
      { name: amount.name, ...found },
      heldInside(amount, raw, trial),
    );
  }
}

function spokenAmounts({ own: { sentence }, estimate: { total } }: Trial): readonly SpokenAmount[] {
  return sentence.flatMap(({ parts }, alternative) =>
    parts.flatMap((part) => {
      const isOther = part.kind === 'figure' && part.step !== null && part.step !== total.figure;
      if (!isOther || part.step === null || unitLabel(part.unit) !== unitLabel(total.unit)) return [];
      return [{ alternative, name: part.step, part }];
    }),
  );
}

/** Calls that the catalog's own conditions and borders make worth trying. */
function pointsOf(program: Program): readonly Point[] {
  const points = trialPoints(program, seed);
  return Array.from({ length: callsTried }, () => points.next().value).filter((point) => point !== undefined);
}

/** The same call with a figure of its caller, which is one number. */
function withFigure(point: Point, name: string, value: number): Point {
  const { low, spread } = ownNames(name);
  return { ...point, numbers: new Map([...point.numbers, [low, value], [spread, 0]]) };
}

interface Run {
  readonly alternative: number;
  readonly evaluation: Evaluation;
}

function run({ own: { sentence }, program }: Trial, point: Point): Run {
  const evaluation = evaluate(program, point);
  const alternative = sentence.findIndex(({ when }) => when === null || evaluation.holds(when));
  return { alternative, evaluation };
}

function isAlwaysWithin(amount: SpokenAmount, runs: readonly Run[], trial: Trial): boolean {
  const showing = runs.filter(({ alternative }) => alternative === amount.alternative);
  return showing.length >= fewestCalls && showing.every((each) => isWithin(amount, each, trial));
}

/** Lines are rounded before they are added up, the amount afterwards. */
function isWithin({ part }: SpokenAmount, { evaluation: { number } }: Run, { estimate }: Trial): boolean {
  const { total, lines } = estimate;
  const slack = (lines.length + 1) * 10 ** -total.decimals;
  const [low, high] = [number(part.low), number(part.high ?? part.low)];
  return low >= number(total.low) - slack && high <= number(total.high) + slack;
}

/** The first own figure, and its value, that take the amount out of the total; null when none does. */
function contradiction(
  amount: SpokenAmount,
  points: readonly Point[],
  trial: Trial,
): { readonly figure: string; readonly value: string } | null {
  for (const { name, min, max } of trial.figures) {
    const value = [min, max, (min + max) / 2].find((each) =>
      points.some((point) => {
        const made = run(trial, withFigure(point, name, each));
        return made.alternative === amount.alternative && !isWithin(amount, made, trial);
      }),
    );
    if (value !== undefined) return { figure: name, value: shortNumber(value) };
  }
  return null;
}

/** The formula of the amount held inside the total, where the total is a step above it; otherwise what helps is general. */
function heldInside({ name }: SpokenAmount, { steps }: RawCalculator, { estimate: { total } }: Trial): Details {
  const named = steps.map((step) => step.name.value);
  const [above, at] = [named.indexOf(total.figure), named.indexOf(name)];
  const formula = steps[at]?.value.content;
  if (above === -1 || above > at || formula === undefined || spanText(formula).includes('\n')) return {};
  const text = `clamp(${spanText(formula)}, low(${total.figure}), high(${total.figure}))`;
  return { hint: `Hold it inside the total: \`${name}: ${text}\`.`, edit: { span: formula, text } };
}
