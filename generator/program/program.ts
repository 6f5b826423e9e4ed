/** All formulas of a calculator as one program, and their dependencies. */
import { rememberedFor } from '../source/remembered.js';
import type { Span } from '../source/source.js';
import type { Allowance } from './allowance.js';
import type { Input, StepPart } from './catalog.js';
import type { Condition, Core } from './core.js';
import { openCore } from './open-figure.js';

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
  /** Set for a step that only a sentence shows. */
  readonly isSpoken?: true;
}

/** Values of the inputs: numbers, and the keys of the options chosen. */
export interface Point {
  readonly numbers: ReadonlyMap<string, number>;
  readonly choices: ReadonlyMap<string, string>;
}

/** The formula that a part of a program is computed by, where that is another one; null for all other parts. */
export const definitionsIn = rememberedFor(({ steps, inputs }: Program): ((core: Core) => Core | null) => {
  const cores = new Map(steps.map(({ name, core }) => [name, core]));
  const given = new Set(inputs.map(({ name }) => name));
  return (core) => {
    if (core.kind === 'step') return cores.get(core.name) ?? null;
    if (core.kind === 'fold') return core.spread;
    return core.kind === 'open' ? openCore(core, given.has(core.name)) : null;
  };
});

/** The inputs that a formula depends on, directly or through steps. */
export function inputsOf(core: Core, program: Program): ReadonlySet<string> {
  return walk(core, program).inputs;
}

/** All parts of a formula, including itself, its conditions and the steps that it uses. */
export function partsOf(core: Core, program: Program): ReadonlySet<Core> {
  return walk(core, program).parts;
}

interface Walk {
  readonly definitionOf: (core: Core) => Core | null;
  readonly parts: Set<Core>;
  readonly inputs: Set<string>;
}

function walk(core: Core, program: Program): Walk {
  const state: Walk = { definitionOf: definitionsIn(program), parts: new Set(), inputs: new Set() };
  walkCore(core, state);
  return state;
}

/** Visits each part once: steps that each use the previous one twice would otherwise take exponential time. */
function walkCore(core: Core, state: Walk): void {
  if (state.parts.has(core)) return;
  state.parts.add(core);
  if (core.kind === 'input') state.inputs.add(core.name);
  if (core.kind === 'lookup') for (const input of core.table.inputs) state.inputs.add(input);
  const definition = state.definitionOf(core);
  if (definition !== null) walkCore(definition, state);
  if (core.kind === 'if') walkCondition(core.condition, state);
  for (const operand of operandsOf(core)) walkCore(operand, state);
}

function walkCondition(condition: Condition, state: Walk): void {
  if (condition.kind === 'chosen') state.inputs.add(condition.input);
  else if (condition.kind === 'not') walkCondition(condition.operand, state);
  else if (condition.kind === 'compare') for (const side of [condition.left, condition.right]) walkCore(side, state);
  else for (const side of [condition.left, condition.right]) walkCondition(side, state);
}

/** The direct operands of a formula, without conditions. */
export function operandsOf(core: Core): readonly Core[] {
  switch (core.kind) {
    case 'apply':
      return core.args;
    case 'schedule':
      return [core.argument];
    case 'scale':
    case 'shift':
      return [core.operand];
    case 'guard':
      return [core.value, core.nonnegative];
    case 'if':
      return [core.consequent, core.alternate];
    default:
      return [];
  }
}

/** The formulas that a condition compares. */
export function comparedIn(condition: Condition): readonly Core[] {
  switch (condition.kind) {
    case 'chosen':
      return [];
    case 'not':
      return comparedIn(condition.operand);
    case 'compare':
      return [condition.left, condition.right];
    default:
      return [...comparedIn(condition.left), ...comparedIn(condition.right)];
  }
}
