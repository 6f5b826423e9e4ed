/** A calculator as questions are asked of it: with the names of its figures. */
import type { PreparedCalculator } from '../calculator/prepared-calculator.js';
import { headline, numbersOf, rangesOf } from './figures.js';
import { pointAt, somewhere } from './point.js';

/** Where to look for inputs without a default that go together. */
const shares = [0.5, 0, 1] as const;

export interface Subject extends PreparedCalculator {
  /** The names of all its numbers, the headline first. */
  readonly figures: readonly string[];
  /** The names of its ranges. */
  readonly ranges: readonly string[];
  /** The day that the caller asks for; null where it is today. */
  readonly day: string | null;
}

/** Every answer of a calculator has the same figures, so that any of them names them. */
export function subjectOf(calculator: PreparedCalculator): Subject {
  const tries = shares.map((share) =>
    pointAt(
      calculator,
      calculator.specs.map((spec) => somewhere(spec, share)),
    ),
  );
  const result = tries.find((point) => point.result !== null)?.result;
  if (result === undefined || result === null) return { ...calculator, figures: [headline], ranges: [], day: null };
  const names = [...numbersOf(result).keys()].filter((name) => name !== headline);
  return { ...calculator, figures: [headline, ...names], ranges: [...rangesOf(result).keys()], day: null };
}
