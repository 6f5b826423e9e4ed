/** The members of an API answer that a page shows; the API's own JSON, which the engine writes here as well. */

import type { LedgerEntry } from '../../engine/calculator/ledger.js';
import type { CalculationResult, CostBand, InputValue, TraceStep } from '../../engine/kernel/module.js';

/** What was given for an input, and what was applied. */
export interface AppliedInput {
  /** Null where nothing was given; a text where a unit stood beside the number. */
  readonly raw: InputValue | null;
  readonly used: InputValue;
  readonly clamped: boolean;
}

/** An answer with its trace. Days as 2026-03-01. */
export interface Answer {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly legal_disclaimer: string;
  readonly inputs: Readonly<Record<string, AppliedInput>>;
  readonly result: CalculationResult;
  readonly disclaimer: string;
  readonly cost_band: CostBand | null;
  /** The day of the oldest figure that it rests on; absent where none ages. */
  readonly as_of?: string;
  /** Absent where figures never change. */
  readonly valid?: { readonly on: string | null; readonly from: string | null; readonly until: string | null };
  readonly trace: {
    readonly steps: readonly TraceStep[];
    readonly sources: readonly string[];
    readonly ledger: readonly LedgerEntry[];
  };
}
