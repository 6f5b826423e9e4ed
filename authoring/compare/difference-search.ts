/** Bounds the difference of two formulas by cutting boxes of inputs and trying points in them. */
import type { Core } from '../../generator/program/core.js';
import { apply } from '../../generator/program/core-builders.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Interval } from '../../generator/program/interval.js';
import { hull } from '../../generator/program/interval.js';
import type { Point, Program } from '../../generator/program/program.js';
import { contextsOf } from '../../generator/prove/analyze.js';
import type { Box } from '../../generator/prove/context/box.js';
import { cutAlong, hullOfBoxes, wholeBox, widestSide } from '../../generator/prove/context/box.js';
import type { Context } from '../../generator/prove/context/context.js';
import type { Formulas } from '../../generator/prove/context/formulas.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { farthest, search } from '../../generator/prove/search/branch-and-bound.js';
import { samplePoints } from '../../generator/prove/search/sample-points.js';
import { meetsRequirements } from '../../generator/prove/search/witness.js';
import { createSource, spanOf } from '../../generator/source/source.js';

import { differences } from './difference-bounds.js';

/** One formula minus another; `core` is the difference as a formula. */
interface SoughtDifference {
  readonly now: Core;
  readonly old: Core;
  readonly core: Core;
}

/** A bound that no call passes, and the calls that come closest to it. */
export interface FoundEnd {
  readonly end: number;
  readonly at: readonly Point[];
}

/** A box, and the parts of it that meet the requirements. */
interface BoxPart {
  readonly box: Box;
  readonly contexts: readonly Context[];
}

export interface SearchLimits {
  /** True when both formulas may be the same function, written in two ways. */
  readonly maybeEqual: boolean;
  /** Most cuts of a box. */
  readonly budget: number;
  /** True when a bound is tight enough to stop. */
  readonly enough: (end: number) => boolean;
}

interface Candidate extends BoxPart {
  readonly end: number;
  readonly isRefined: boolean;
}

function partOf(box: Box, formulas: Formulas): readonly BoxPart[] {
  const contexts = contextsOf(formulas, box);
  return contexts.length === 0 ? [] : [{ box: hullOfBoxes(contexts.map((context) => context.box)), contexts }];
}

/** Most boxes to which all techniques of the proof are applied. */
const refinements = 6;

/** Relative distance that rounding errors may leave between a value and a bound. */
const close = 1e-9;

/** The greatest value of `sign * difference`, or a bound above it. */
function farthestDifference(
  sought: SoughtDifference,
  sign: 1 | -1,
  formulas: Formulas,
  { budget, enough, maybeEqual }: SearchLimits,
): FoundEnd {
  const between = differences(maybeEqual);
  const whole = wholeBox(formulas.program.inputs);
  const relevant = formulas.inputsOf(sought.core);
  const candidateOf = (part: BoxPart, limit: number): Candidate => {
    const end = Math.min(limit, endOf(hull(part.contexts.map((at) => between(sought.now, sought.old, at))), sign));
    return { ...part, end, isRefined: false };
  };
  let [reached, cuts, asked] = [Number.NEGATIVE_INFINITY, 0, 0];
  const at: Point[] = [];
  const tryIn = (box: Box): void => {
    for (const point of pointsIn(box, formulas)) {
      const value = sign * evaluate(formulas.program, point).number(sought.core);
      if (!(value > reached)) continue;
      reached = value;
      at.unshift(point);
    }
  };
  const branch = (top: Candidate): readonly Candidate[] | null => {
    tryIn(top.box);
    const isReached = top.end <= reached + close * Math.max(1, Math.abs(reached));
    if (isReached || enough(top.end) || cuts >= budget) return null;
    const refines = (maybeEqual || cuts > 0) && !top.isRefined && asked < refinements;
    if (refines) asked++;
    else cuts++;
    return refines ? [refined(top, sought, sign)] : cutCandidate(top, relevant, whole, formulas, candidateOf);
  };
  const start = partOf(whole, formulas).map((part) => candidateOf(part, Number.POSITIVE_INFINITY));
  const left = search(start, { branch, next: (waiting) => farthest(waiting, reached) });
  return { end: Math.max(left?.end ?? reached, reached), at: at.slice(0, mostPoints) };
}

const mostPoints = 4;

/** The boxes are many, so a few points of each are enough. */
const fewCorners = 8;

function pointsIn(box: Box, { program }: Formulas): readonly Point[] {
  return samplePoints(box, fewCorners).filter((point) => meetsRequirements(point, program));
}

function endOf({ low, high }: Interval, sign: 1 | -1): number {
  return sign === 1 ? high : -low;
}

/** The same box with its end tightened by polynomials and facts. */
function refined(top: Candidate, { now, old }: SoughtDifference, sign: 1 | -1): Candidate {
  const end = endOf(hull(top.contexts.map((context) => context.difference(now, old))), sign);
  return { ...top, end: Math.min(top.end, end), isRefined: true };
}

function cutCandidate(
  { box, end }: Candidate,
  relevant: ReadonlySet<string>,
  whole: Box,
  formulas: Formulas,
  candidateOf: (part: BoxPart, limit: number) => Candidate,
): readonly Candidate[] | null {
  const widest = widestSide(box, relevant, whole);
  const boxes = widest === null ? null : cutAlong(box, widest, whole);
  return boxes?.flatMap((each) => partOf(each, formulas).map((part) => candidateOf(part, end))) ?? null;
}

/** Questions about differences of formulas in one program. */
export interface DifferenceProver {
  /** Formulas with equal keys give the same double at every call. */
  readonly keyOf: (core: Core) => number;
  readonly inputsOf: (core: Core) => ReadonlySet<string>;
  /** True when a call is answered. */
  readonly answers: (point: Point) => boolean;
  /** The greatest value of `sign * (now - old)` over all calls that are answered, or a bound above it. */
  readonly farthest: (now: Core, old: Core, sign: 1 | -1, limits: SearchLimits) => FoundEnd;
}

const nowhere = spanOf(createSource('difference', ''), 0, 0);

export function differenceProver(program: Program): DifferenceProver {
  const formulas = indexFormulas(program);
  return {
    keyOf: formulas.keyOf,
    inputsOf: formulas.inputsOf,
    answers: (point) => meetsRequirements(point, program),
    farthest: (now, old, sign, limits) =>
      farthestDifference({ now, old, core: apply('-', [now, old], nowhere) }, sign, formulas, limits),
  };
}
