import type { Core } from '../model/core.js';
import { evaluate } from '../model/evaluate.js';
import type { Interval } from '../model/interval.js';
import type { Point, Program } from '../model/program.js';
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
  const high = proveExtreme(core, 1, decimals, program, analyses).end;
  const low = -proveExtreme(core, -1, decimals, program, analyses).end;
  return { low: low + 0, high: high + 0 };
}

/** How far a formula can come in one direction. */
export interface Extreme {
  /** A bound that no value passes. */
  readonly end: number;
  /** The farthest value that was found; infinitely short where none was tried. */
  readonly reached: number;
  readonly at: Point | null;
}

interface Candidate {
  readonly analysis: Analysis;
  readonly end: number;
}

/** The largest value of `sign * core`, or a bound above it. */
export function proveExtreme(
  core: Core,
  sign: 1 | -1,
  decimals: number,
  program: Program,
  analyses: readonly Analysis[],
): Extreme {
  const whole = wholeBox(program.inputs);
  const relevant = inputsOf(core, program);
  const candidate = (analysis: Analysis): Candidate => ({
    analysis,
    end: roundTo(endOf(analysis.bounds(core), sign), decimals),
  });
  let candidates = analyses.map(candidate);
  let best: Omit<Extreme, 'end'> = { reached: Number.NEGATIVE_INFINITY, at: null };
  for (let cut = 0; cut < cutBudget; cut++) {
    const top = candidates.reduce((most, each) => (each.end > most.end ? each : most));
    best = farther(best, largestReached(core, sign, decimals, program, top.analysis));
    const parts = best.reached >= top.end ? null : splitBox(top.analysis.box, relevant, whole);
    if (parts === null) return { ...best, end: Math.max(top.end, best.reached) };
    const analyzed = parts.map((part) => analyze(program, part)).filter((part) => part !== null);
    const { reached } = best;
    candidates = [...candidates.filter((each) => each !== top && each.end > reached), ...analyzed.map(candidate)];
    if (candidates.length === 0) return { ...best, end: reached };
  }
  return { ...best, end: Math.max(best.reached, ...candidates.map(({ end }) => end)) };
}

function farther<T extends Omit<Extreme, 'end'>>(a: T, b: T): T {
  return b.reached > a.reached ? b : a;
}

function endOf({ low, high }: Interval, sign: 1 | -1): number {
  return sign === 1 ? high : -low;
}

/** The search looks at many boxes, so a few points of each are enough. */
const fewCorners = 8;

function largestReached(
  core: Core,
  sign: 1 | -1,
  decimals: number,
  program: Program,
  { box }: Analysis,
): Omit<Extreme, 'end'> {
  let best: Omit<Extreme, 'end'> = { reached: Number.NEGATIVE_INFINITY, at: null };
  for (const point of samplePoints(box, fewCorners).filter((each) => meetsRequirements(each, program))) {
    const reached = roundTo(sign * evaluate(program, point).number(core), decimals);
    best = farther(best, { reached, at: point });
  }
  return best;
}
