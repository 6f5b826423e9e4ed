/** Chooses how to cut a box to settle its open obligations. */
import { analyze } from './analyze.js';
import type { Box } from './context/box.js';
import { cutAlong, splitBox } from './context/box.js';
import type { Formulas } from './context/formulas.js';
import type { Opening } from './obligations.js';

/** The parts of a box, and the number of boxes examined to choose them. */
export interface Cut {
  readonly parts: readonly Box[];
  readonly looked: number;
}

/** Boxes after which the widest side is a poor guess and each input is tried. */
const fruitless = 16;

/**
 * Cuts a box to settle its open obligations. Only inputs read by the open operands and the conditions around them are
 * cut: at first the widest, later the one whose cut leaves the least open. Null when nothing is left to cut.
 */
export function cutBox(
  box: Box,
  openings: readonly Opening[],
  whole: Box,
  formulas: Formulas,
  looked: number,
): Cut | null {
  const relevant = inputsOfOpenings(openings, formulas);
  if (looked > fruitless) return bestCut(box, relevant, whole, formulas);
  const parts = splitBox(box, relevant, whole);
  return parts && { parts, looked: 0 };
}

function inputsOfOpenings(openings: readonly Opening[], formulas: Formulas): ReadonlySet<string> {
  return new Set(
    openings.flatMap(({ operand, conditions }) => [
      ...formulas.inputsOf(operand),
      ...conditions.flatMap((condition) => [...formulas.inputsOf(condition)]),
    ]),
  );
}

// Stryker disable all: another guess cuts elsewhere, which takes more boxes or fewer and proves the same

/** The cut that leaves the least open, by the number of open contexts and the widths of their operands. */
function bestCut(box: Box, relevant: ReadonlySet<string>, whole: Box, formulas: Formulas): Cut | null {
  const ways = [...relevant].map((name) => cutAlong(box, name, whole)).filter((parts) => parts !== null);
  const [best] = ways.map((parts) => ({ parts, left: leftOpen(parts, formulas) })).sort((a, b) => a.left - b.left);
  return best === undefined ? null : { parts: best.parts, looked: ways.flat().length };
}

/** Average amount left open in parts of a box: one per open context, plus a fraction for its operand's width. */
function leftOpen(parts: readonly Box[], formulas: Formulas): number {
  let sum = 0;
  for (const part of parts) {
    const analysis = analyze(formulas, part);
    for (const { interval } of analysis?.open.values() ?? []) sum += 1 + shareOf(interval.high - interval.low);
    sum += (analysis?.openAmounts.size ?? 0) * 2;
  }
  return sum / parts.length;
}

function shareOf(width: number): number {
  return Number.isFinite(width) ? width / (1 + width) : 1;
}
