/** What a row of the table of operations says of an operator or a function. */
import type { OperatorSyntax } from '../formula/syntax.js';
import type { Interval } from './interval.js';
import type { Rational } from './rational.js';

/** How an operation treats the units of its operands; `check/expression/arithmetic.ts` carries the rules out. */
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
  | 'annuity-undefined';

/** Whether an operation has an answer on a box: on all of it, on none of it, or not known. */
export type Verdict = 'safe' | 'unsafe' | 'unknown';

/** Where an operation has an answer, and what an editor is told where it may have none. */
export interface Domain {
  readonly code: DomainCode;
  /** The operand that is at fault where there is no answer; null where operands only fail together. */
  readonly operand: number | null;
  /** The operand whose zeros are places without an answer; null where no single value of an operand is one. */
  readonly zero: number | null;
  /** What of that operand is zero there; left out where it is the operand itself. */
  readonly fault?: (operand: number) => number;
  /** What is open while the proof is not decided, as a clause behind "whether". */
  readonly question: string;
  readonly verdict: (args: readonly Interval[]) => Verdict;
}

/** An operation between two points: the slopes and the intervals of its operands, and the interval of its result. */
export interface Change {
  readonly slopes: readonly Interval[];
  readonly args: readonly Interval[];
  readonly result: Interval;
}

/** Where the operand at an index may lie so that the result lies within a limit: intervals, none where nothing meets it. */
export type Inverse = (limit: Interval, args: readonly Interval[], index: number) => readonly Interval[];

/** What an operation is in algebra, for those that are written out there. */
export type Algebra = 'sum' | 'difference' | 'product' | 'quotient' | 'power' | 'opposite' | 'root';

/** Which of its operands an operation gives: the least, the greatest, the first moved between two others, or the size of its own. */
export type Choice = 'least' | 'greatest' | 'clamped' | 'size';

/** The functions of JavaScript that emitted code calls. Each other target has a name for each of them. */
export type JavaScriptFunction = `Math.${'abs' | 'exp' | 'log' | 'log10' | 'max' | 'min' | 'sqrt'}`;

/** What becomes of the operation in arithmetic. Absent for forms that checking resolves, such as `to` and `..`. */
export interface Arithmetic {
  /** The JavaScript operator or the function that emitted code uses; `kernel` functions live in engine/kernel. */
  readonly emit:
    | { readonly operator: '+' | '-' | '*' | '/' | '**' }
    | { readonly call: JavaScriptFunction }
    | { readonly kernel: string; readonly withMultiple?: string };
  readonly evaluate: (args: readonly number[]) => number;
  readonly bounds: (args: readonly Interval[]) => Interval;
  readonly domain?: Domain;
  /** How fast the result grows with the operands, of which at least one moves. */
  readonly slope: (change: Change) => Interval;
  readonly inverse: Inverse;
  readonly algebra?: Algebra;
  readonly choice?: Choice;
  /** Whether it rounds its operand down, up or to the nearest multiple. */
  readonly rounding?: 'down' | 'nearest' | 'up';
  /** Whether doubles are computed without an error, or with one but never in the wrong order. */
  readonly accuracy?: 'exact' | 'monotone';
  /** Whether operands may change places without changing a bit of the result. */
  readonly commutes?: true;
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
  readonly doc: string;
  readonly example: string;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** What holds where a comparison does not, as no value is NaN for inputs within their bounds. */
export const opposites: Readonly<Record<Comparison, Comparison>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
