/** Row of the table of operations for an operator or a function. */
import type { OperatorSyntax } from '../syntax/syntax.js';
import type { Rational } from '../units/rational.js';
import type { Interval } from './interval.js';

/** Rule for the units of an operation's operands; `elaborate/expression/arithmetic.ts` carries the rules out. */
export type UnitRule =
  | 'sum'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'power'
  | 'same'
  | 'root'
  | 'plain'
  | 'rounding'
  | 'angle'
  | 'arc'
  | 'rest'
  | 'ofDay'
  | 'months'
  | 'repayment'
  | 'ends'
  | 'comparison'
  | 'logic'
  | 'range'
  | 'conversion';

/** Why an operation may have no answer; the codes of the diagnostics that say so. */
export type DomainCode =
  | 'division-by-zero'
  | 'root-of-negative'
  | 'log-of-nonpositive'
  | 'power-undefined'
  | 'tangent-undefined'
  | 'arc-undefined'
  | 'annuity-undefined'
  | 'day-out-of-calendar'
  | 'never-repaid';

/** Says if an operation has an answer on a box: on all of it, on none of it, or not known. */
export type Verdict = 'safe' | 'unsafe' | 'unknown';

/** Domain of an operation, and the message for an editor where it may have no answer. */
export interface Domain {
  readonly code: DomainCode;
  /** The operand that is at fault where there is no answer; null where operands only fail together. */
  readonly operand: number | null;
  /** The operand whose zeros are places without an answer; null where no single value of an operand is one. */
  readonly zero: number | null;
  /** Part of that operand that is zero there; left out when it is the operand itself. */
  readonly fault?: (operand: number) => number;
  /** The open question while the proof is undecided, as a clause after "whether". */
  readonly question: string;
  readonly verdict: (args: readonly Interval[]) => Verdict;
}

/** An operation between two points: the slopes and the intervals of its operands, and the interval of its result. */
export interface Change {
  readonly slopes: readonly Interval[];
  readonly args: readonly Interval[];
  readonly result: Interval;
}

/** Intervals of the operand at an index for which the result lies within a limit; empty when there are none. */
export type Inverse = (limit: Interval, args: readonly Interval[], index: number) => readonly Interval[];

/** Algebraic kind of an operation, for those that algebra expands. */
export type Algebra = 'sum' | 'difference' | 'product' | 'quotient' | 'power' | 'opposite' | 'root';

/** Operand that an operation returns: the least, the greatest, the first clamped by two others, or its own size. */
export type Choice = 'least' | 'greatest' | 'clamped' | 'size';

/** The functions of JavaScript that emitted code calls. Each other target has a name for each of them. */
export type JavaScriptFunction = `Math.${'abs' | 'exp' | 'log' | 'log10' | 'max' | 'min' | 'sqrt'}`;

/**
 * Two operands that may change places in a product with another operation, which takes some of the operands: payments that
 * grow, brought to their end with interest, are the same as interest that is paid on growing amounts.
 */
export interface Exchange {
  readonly beside: string;
  readonly shared: readonly number[];
  readonly exchanged: readonly [number, number];
}

/** Arithmetic of the operation. Absent for forms that checking resolves, such as `to` and `..`. */
export interface Arithmetic {
  /** The JavaScript operator or the function that emitted code uses; `kernel` functions live in engine/kernel. */
  readonly emit:
    | { readonly operator: '+' | '-' | '*' | '/' | '**' }
    | { readonly call: JavaScriptFunction }
    | { readonly kernel: string; readonly withMultiple?: string };
  readonly evaluate: (args: readonly number[]) => number;
  readonly bounds: (args: readonly Interval[]) => Interval;
  readonly domain?: Domain;
  /** Growth of the result with the operands, of which at least one moves. */
  readonly slope: (change: Change) => Interval;
  readonly inverse: Inverse;
  readonly algebra?: Algebra;
  readonly choice?: Choice;
  /** Direction in which it rounds its operand to a multiple; absent for other operations. */
  readonly rounding?: 'down' | 'nearest' | 'up';
  /** True where it gives what is left of the first operand after as many times the second as fit. */
  readonly remains?: true;
  /** Accuracy on doubles: without error, or with error but never in the wrong order. */
  readonly accuracy?: 'exact' | 'monotone';
  /** True when operands may change places without changing a bit of the result. */
  readonly commutes?: true;
  readonly exchange?: Exchange;
  /** The exact result for constants; null where it is not rational or not defined. */
  readonly fold?: (x: Rational, y: Rational) => Rational | null;
}

/** One row of the table: everything that any part of the system knows of an operator or a function. */
export interface Operation {
  readonly name: string;
  readonly syntax:
    | OperatorSyntax
    | { readonly position: 'call'; readonly arguments: readonly [least: number, most: number] };
  readonly units: UnitRule;
  readonly arithmetic?: Arithmetic;
  /** True for a function that came when catalogs had things by its name, which keep it: only a call is the function. */
  readonly sharesName?: true;
  readonly doc: string;
  readonly example: string;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** The same comparison with its sides exchanged. */
export const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Comparison that holds when another does not: no value is NaN for inputs within their bounds. */
export const opposites: Readonly<Record<Comparison, Comparison>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
