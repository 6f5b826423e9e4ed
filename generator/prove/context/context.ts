/** Knowledge at the place of a formula. */
import type { Condition, Core } from '../../program/core.js';
import type { Evaluation } from '../../program/evaluate.js';
import type { Interval } from '../../program/interval.js';
import type { Atom, Polynomial } from '../polynomial/polynomial.js';
import type { Box } from './box.js';
import type { Formulas } from './formulas.js';

/**
 * Knowledge at the place of a formula: the inputs that reach it, and what conditions say about them. Every answer holds
 * for the doubles that the service computes, for every input of the context. Answers are remembered.
 */
export interface Context {
  readonly formulas: Formulas;
  readonly box: Box;
  /** Limits that conditions put on formulas, by their keys. */
  readonly limits: ReadonlyMap<number, Interval>;
  /** True when numbers are points of the grid; otherwise all real numbers between their bounds. */
  readonly onGrid: boolean;
  /** The interval of a formula, by interval arithmetic. */
  readonly bounds: (core: Core) => Interval;
  /** The same by every technique of the proof, for verdicts that `bounds` leaves open. Never wider. */
  readonly refined: (core: Core) => Interval;
  /** Refined by its operands only, without looking at the formula as a whole. */
  readonly refinedAtom: (core: Core) => Interval;
  /** The intervals of the operands of an operation, refined where plain ones leave its answer open. */
  readonly operands: (core: Core & { kind: 'apply' }) => readonly Interval[];
  readonly form: (core: Core) => Form;
  /** The low end of the interval of a form (-1), or the high one (1), from everything known about its polynomial. */
  readonly formEnd: (form: Form, sign: 1 | -1) => number;
  /** Range of the first minus the second, from everything known about the two. */
  readonly difference: (left: Core, right: Core) => Interval;
  /** True when two formulas are proved to be in this order. Stops as soon as that is known, unlike `difference`. */
  readonly proves: (left: Core, order: Order, right: Core) => boolean;
  readonly facts: () => readonly Fact[];
  /** Facts about the result of an operation and its operands. */
  readonly laws: (core: Core) => readonly Fact[];
  /** Order of two formulas from a comparison around this context, by their keys. */
  readonly order: (left: Core, right: Core) => Order | null;
  /** Runs at a few points of the context; none if no point was found that meets its conditions. */
  readonly samples: () => readonly Evaluation[];
  /** The parts of the context in which a condition has this truth; none if it never does. */
  readonly where: (condition: Condition, truth: boolean) => readonly Context[];
  /** The same context with a condition known to hold throughout. */
  readonly knowing: (condition: Condition) => Context;
}

/** A formula as a polynomial, and how far the computed double may lie from it. */
export interface Form {
  readonly polynomial: Polynomial;
  readonly error: number;
  /** The error without the rounding of the last operation, which never changes the sign. */
  readonly innerError: number;
}

/** The polynomial is never below `least`. */
export interface Fact {
  readonly polynomial: Polynomial;
  readonly least: number;
}

/** Relation of the left formula to the right one. */
export type Order = 'at least' | 'above';

/** The intervals of atoms. */
export function atomBounds(context: Context): (atom: Atom) => Interval {
  return (atom) => context.refinedAtom(context.formulas.coreOf(atom));
}
