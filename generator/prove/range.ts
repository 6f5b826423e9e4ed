import type { Core } from '../model/core.js';
import { evaluate } from '../model/evaluate.js';
import type { Interval } from '../model/interval.js';
import type { Program } from '../model/program.js';
import { inputsOf } from '../model/program.js';
import { roundTo } from '../model/rounding.js';
import type { Analysis } from './analyze.js';
import { analyze } from './analyze.js';
import { samplePoints, splitBox, wholeBox } from './box.js';
import { meetsRequirements } from './witness.js';

/** How often the box that sets an end is cut before its end is taken as it is. */
const cutBudget = 250;

/**
 * An interval that holds every value of the formula, rounded to `decimals`. It is narrowed by cutting the box that sets
 * an end until a value actually reached comes as far, or the budget is spent.
 */
export function provedRange(core: Core, decimals: number, program: Program, analyses: readonly Analysis[]): Interval {
  const high = outermost(core, 1, decimals, program, analyses);
  const low = -outermost(core, -1, decimals, program, analyses);
  return { low: low + 0, high: high + 0 };
}

interface Candidate {
  readonly analysis: Analysis;
  readonly end: number;
}

/** The largest value of `sign * core`, or a bound above it. */
function outermost(
  core: Core,
  sign: 1 | -1,
  decimals: number,
  program: Program,
  analyses: readonly Analysis[],
): number {
  const whole = wholeBox(program.inputs);
  const relevant = inputsOf(core, program);
  const candidate = (analysis: Analysis): Candidate => ({
    analysis,
    end: roundTo(endOf(analysis.bounds(core), sign), decimals),
  });
  let candidates = analyses.map(candidate);
  let reached = Number.NEGATIVE_INFINITY;
  for (let cut = 0; cut < cutBudget; cut++) {
    const top = candidates.reduce((best, each) => (each.end > best.end ? each : best));
    reached = Math.max(reached, largestReached(core, sign, decimals, program, top.analysis));
    const parts = reached >= top.end ? null : splitBox(top.analysis.box, relevant, whole);
    if (parts === null) return top.end;
    const analyzed = parts.map((part) => analyze(program, part)).filter((part) => part !== null);
    candidates = [...candidates.filter((each) => each !== top && each.end > reached), ...analyzed.map(candidate)];
    if (candidates.length === 0) return reached;
  }
  return Math.max(...candidates.map(({ end }) => end));
}

function endOf({ low, high }: Interval, sign: 1 | -1): number {
  return sign === 1 ? high : -low;
}

function largestReached(core: Core, sign: 1 | -1, decimals: number, program: Program, { box }: Analysis): number {
  const points = samplePoints(box).filter((point) => meetsRequirements(point, program));
  return Math.max(
    ...points.map((point) => roundTo(sign * evaluate(program, point).number(core), decimals)),
    Number.NEGATIVE_INFINITY,
  );
}
