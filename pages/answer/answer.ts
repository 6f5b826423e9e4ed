/** The members of an API answer that a page shows, as the API's JSON has them. */

import type { AskedInput } from '../../engine/calculator/ask.js';
import type { BasisAnswer } from '../../engine/calculator/basis.js';
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import type { CalculationResult, CostBand, InputValue, TraceStep } from '../../engine/kernel/module.js';

/** The given value of an input, and the value used. */
export interface AppliedInput {
  /** Null when nothing was given; a text when it is an option or had a unit. */
  readonly raw: InputValue | null;
  readonly used: InputValue;
  readonly clamped: boolean;
  /** The list that gave it. */
  readonly given_by?: string;
}

/** An answer with its trace. Days are written as 2026-03-01. */
export interface Answer {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly legal_disclaimer: string;
  readonly inputs: Readonly<Record<string, AppliedInput>>;
  /** The items of each list that was given. */
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, AppliedInput>>[]>>;
  readonly result: CalculationResult;
  /** The estimate; absent when nobody pays for it. */
  readonly estimate?: EstimateAnswer;
  /** Basis of its prices. */
  readonly basis?: BasisAnswer;
  /** What to ask next, where that was wanted. */
  readonly ask?: readonly AskedInput[];
  readonly disclaimer: string;
  readonly cost_band: CostBand | null;
  /** The day of the oldest price that decides it; absent when none ages. */
  readonly as_of?: string;
  /** Absent when figures never change. */
  readonly valid?: { readonly on: string | null; readonly from: string | null; readonly until: string | null };
  readonly trace: {
    readonly steps: readonly TraceStep[];
    readonly sources: readonly string[];
  };
}
