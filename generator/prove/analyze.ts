/** Findings of the proof about one box. */
import type { Condition, Core } from '../program/core.js';
import type { Interval } from '../program/interval.js';
import { hull } from '../program/interval.js';
import type { Amount } from '../program/program.js';
import { contextOf } from './condition/make-context.js';
import type { Box } from './context/box.js';
import { hullOfBoxes } from './context/box.js';
import type { Context } from './context/context.js';
import type { Formulas } from './context/formulas.js';
import type { Notes, Opening } from './obligations.js';
import { createNotes, judge, judgeAmount, judgeCondition } from './obligations.js';

/** Findings of the proof about one box. */
export interface Analysis {
  /** The box, less what the requirements keep out of it. */
  readonly box: Box;
  /** The parts of the box that meet the requirements. */
  readonly contexts: readonly Context[];
  /** Nodes not shown to have an answer everywhere in the box. */
  readonly open: ReadonlyMap<Core, Opening>;
  /** Amounts not shown to stay at or above zero. */
  readonly openAmounts: ReadonlySet<Amount>;
  /** Roots whose operand falls below zero only by rounding errors. */
  readonly roundedRoots: ReadonlySet<Core>;
  /** Conditions that may hold, and that may fail, somewhere in the box. */
  readonly mayHold: ReadonlySet<Condition>;
  readonly mayFail: ReadonlySet<Condition>;
  /** The interval of a formula over the box, plain and by every technique of the proof. */
  readonly bounds: (core: Core) => Interval;
  readonly refined: (core: Core) => Interval;
}

/** Runs the whole program over a box; null when no point of the box meets the requirements. */
export function analyze(formulas: Formulas, box: Box): Analysis | null {
  const { program } = formulas;
  const notes = createNotes();
  const contexts = contextsOf(formulas, box, notes);
  if (contexts.length === 0) return null;
  for (const context of contexts) {
    for (const { core } of program.steps) judge(core, context, notes);
    for (const output of program.outputs) judge(output, context, notes);
    for (const condition of program.conditions) judgeCondition(condition, context, notes);
    for (const amount of program.amounts) judgeAmount(amount, context, notes);
  }
  return {
    box: hullOfBoxes(contexts.map((context) => context.box)),
    contexts,
    ...notes,
    bounds: (core) => hull(contexts.map((context) => context.bounds(core))),
    refined: (core) => hull(contexts.map((context) => context.refined(core))),
  };
}

/** The parts of a box in which all requirements hold. */
export function contextsOf(formulas: Formulas, box: Box, notes: Notes | null = null): readonly Context[] {
  let contexts: readonly Context[] = [contextOf(formulas, box)];
  for (const requirement of formulas.program.requirements) {
    if (notes !== null) for (const context of contexts) judgeCondition(requirement, context, notes);
    contexts = contexts.flatMap((context) => context.where(requirement, true));
  }
  return contexts;
}
