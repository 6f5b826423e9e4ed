/** All formulas of a calculator as one program. */
import type { Span } from '../source/source.js';
import type { Allowance } from './allowance.js';
import type { Input, StepPart } from './catalog.js';
import type { Condition, Core } from './core.js';

/** All the arithmetic of one calculator, for the proof and the evaluator. */
export interface Program {
  readonly inputs: readonly Input[];
  /** Hold for every call that is answered. */
  readonly requirements: readonly Condition[];
  /** In order; a step may only use earlier ones. */
  readonly steps: readonly StepPart[];
  /** All other computed values: results, secondary figures, what sentences show. */
  readonly outputs: readonly Core[];
  /** Conditions of sentences. */
  readonly conditions: readonly Condition[];
  /** Amounts that must never be negative. */
  readonly amounts: readonly Amount[];
  /** Work that proofs about it may take together; unlimited without one. */
  readonly allowance?: Allowance;
}

export const withoutSteps: Program = {
  inputs: [],
  requirements: [],
  steps: [],
  outputs: [],
  conditions: [],
  amounts: [],
};

export interface Amount {
  readonly core: Core;
  readonly what: string;
  readonly span: Span;
  /** The decimals with which it is published. */
  readonly decimals: number;
  /** Set for a step that only a sentence shows, and for a secondary item; left out for the result and the estimate. */
  readonly shownIn?: 'sentence' | 'item';
}

/** Values of the inputs: numbers, and the keys of the options chosen. */
export interface Point {
  readonly numbers: ReadonlyMap<string, number>;
  readonly choices: ReadonlyMap<string, string>;
}
