/** A calculator as questions are asked of it: with the names of its figures. */
import type { PreparedCalculator } from '../calculator/prepared-calculator.js';
import { headline, numbersOf, rangesOf } from './figures.js';
import type { AnsweredPoint, Point } from './point.js';
import { pointAt, somewhere } from './point.js';

/** Places to look for inputs without a default that go together. */
const shares = [0.5, 0, 1] as const;

export interface Subject extends PreparedCalculator {
  /** The names of all its numbers, the headline first. */
  readonly figures: readonly string[];
  /** The names of its ranges. */
  readonly ranges: readonly string[];
  /** The names of its figures that are texts. */
  readonly texts: readonly string[];
  /** The day that the caller asks for; null where it is today. */
  readonly day: string | null;
  /** The options of the estimate that the caller adds. */
  readonly chosen: readonly string[];
}

function isAnswered(point: Point): point is AnsweredPoint {
  return point.result !== null;
}

/** Every answer of a calculator has the same figures, so that any of them names them. */
export function subjectOf(calculator: PreparedCalculator): Subject {
  const nameless = { ...calculator, figures: [headline], ranges: [], texts: [], day: null, chosen: [] };
  const tries = shares.map((share) =>
    pointAt(
      nameless,
      calculator.specs.map((spec) => somewhere(spec, share)),
    ),
  );
  const point = tries.find(isAnswered);
  if (point === undefined) return nameless;
  const names = [...numbersOf(point).keys()].filter((name) => name !== headline);
  const texts = Object.entries(point.result.figures ?? {}).flatMap(([name, figure]) =>
    'text' in figure ? [name] : [],
  );
  return { ...nameless, figures: [headline, ...names], ranges: [...rangesOf(point).keys()], texts };
}
