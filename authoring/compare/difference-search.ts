/** Finds how far a difference of two formulas comes, by cutting boxes of inputs and trying points of them. */
import type { Core } from '../../generator/model/core.js';
import { evaluate } from '../../generator/model/evaluate.js';
import type { Interval } from '../../generator/model/interval.js';
import { hull } from '../../generator/model/interval.js';
import type { Point } from '../../generator/model/program.js';
import { contextsOf } from '../../generator/prove/analyze.js';
import type { Box } from '../../generator/prove/context/box.js';
import { cutAlong, hullOfBoxes, wholeBox, widestSide } from '../../generator/prove/context/box.js';
import type { Context } from '../../generator/prove/context/context.js';
import type { Formulas } from '../../generator/prove/context/formulas.js';
import { meetsRequirements } from '../../generator/prove/search/run-at.js';
import { samplePoints } from '../../generator/prove/search/sample-points.js';

import { differences } from './difference-bounds.js';

/** A formula less another one; `core` is the difference as a formula. */
export interface SoughtDifference {
  readonly now: Core;
  readonly old: Core;
  readonly core: Core;
}

/** A bound that no call passes, and the calls that come farthest towards it. */
export interface FoundEnd {
  readonly end: number;
  readonly at: readonly Point[];
}

/** A box, and the parts of it that meet the requirements. */
export interface BoxPart {
  readonly box: Box;
  readonly contexts: readonly Context[];
}

interface SearchLimits {
  readonly parts: readonly BoxPart[];
  /** How often a box may be cut. */
  readonly budget: number;
  /** Whether a bound is as good as reached. */
  readonly enough: (end: number) => boolean;
}

interface Candidate extends BoxPart {
  readonly end: number;
  readonly isRefined: boolean;
}

export function partsOfProgram(formulas: Formulas): readonly BoxPart[] {
  return partOf(wholeBox(formulas.program.inputs), formulas);
}

function partOf(box: Box, formulas: Formulas): readonly BoxPart[] {
  const contexts = contextsOf(formulas, box);
  return contexts.length === 0 ? [] : [{ box: hullOfBoxes(contexts.map((context) => context.box)), contexts }];
}

/** How often all techniques of the proof are asked about a box. */
const refinements = 6;

/** Beside a bound, what rounding errors may keep a value from reaching. */
const close = 1e-9;

/** The greatest value of `sign * difference`, or a bound above it. */
export function farthestDifference(
  sought: SoughtDifference,
  sign: 1 | -1,
  formulas: Formulas,
  { parts, budget, enough }: SearchLimits,
): FoundEnd {
  const between = differences();
  const whole = wholeBox(formulas.program.inputs);
  const relevant = formulas.inputsOf(sought.core);
  const candidateOf = (part: BoxPart, limit: number): Candidate => {
    const end = Math.min(limit, endOf(hull(part.contexts.map((at) => between(sought.now, sought.old, at))), sign));
    return { ...part, end, isRefined: false };
  };
  let candidates = parts.map((part) => candidateOf(part, Number.POSITIVE_INFINITY));
  let reached = Number.NEGATIVE_INFINITY;
  const at: Point[] = [];
  const tryIn = (box: Box): void => {
    for (const point of pointsIn(box, formulas)) {
      const value = sign * evaluate(formulas.program, point).number(sought.core);
      if (!(value > reached)) continue;
      reached = value;
      at.unshift(point);
    }
  };
  for (let cuts = 0, asked = 0; ; ) {
    const top = candidates.reduce<Candidate | null>((most, each) => (most && most.end >= each.end ? most : each), null);
    if (top === null) return { end: reached, at: at.slice(0, mostPoints) };
    tryIn(top.box);
    const isReached = top.end <= reached + close * Math.max(1, Math.abs(reached));
    if (isReached || enough(top.end) || cuts >= budget) return { end: top.end, at: at.slice(0, mostPoints) };
    const refines = cuts > 0 && !top.isRefined && asked < refinements;
    if (refines) asked++;
    else cuts++;
    const next = refines ? [refined(top, sought, sign)] : cutCandidate(top, relevant, whole, formulas, candidateOf);
    if (next === null) return { end: top.end, at: at.slice(0, mostPoints) };
    candidates = [...candidates.filter((each) => each !== top && each.end > reached), ...next];
  }
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

/** The same box with what polynomials and facts say of the difference. */
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
