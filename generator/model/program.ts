import type { Span } from '../text/source.js';
import type { Input, StepPart } from './catalog.js';
import type { Condition, Core } from './core.js';

/** All the arithmetic of one calculator: what the proof reasons over and the evaluator runs. */
export interface Program {
  readonly inputs: readonly Input[];
  /** Hold for every call that is answered. */
  readonly requirements: readonly Condition[];
  /** In order; a later one may read the earlier ones. */
  readonly steps: readonly StepPart[];
  /** Everything else that is computed: results, secondary figures, what sentences show. */
  readonly outputs: readonly Core[];
  /** Conditions of sentences. */
  readonly conditions: readonly Condition[];
  /** What must never be negative, with a name for it. */
  readonly amounts: readonly Amount[];
}

export interface Amount {
  readonly core: Core;
  readonly what: string;
  readonly span: Span;
}

/** Values of the inputs: numbers, and the keys of the options chosen. */
export interface Point {
  readonly numbers: ReadonlyMap<string, number>;
  readonly choices: ReadonlyMap<string, string>;
}

/** The inputs that a formula depends on, also through the steps it reads. */
export function inputsOf(core: Core, program: Program): ReadonlySet<string> {
  const found = new Set<string>();
  collectInputs(core, new Map(program.steps.map((step) => [step.name, step.core])), found);
  return found;
}

function collectInputs(core: Core, steps: ReadonlyMap<string, Core>, found: Set<string>): void {
  if (core.kind === 'input') found.add(core.name);
  if (core.kind === 'option') found.add(core.column.input);
  if (core.kind === 'table') for (const input of core.table.inputs) found.add(input);
  const step = core.kind === 'step' ? steps.get(core.name) : undefined;
  if (step !== undefined) collectInputs(step, steps, found);
  if (core.kind === 'if') collectFromCondition(core.condition, steps, found);
  for (const operand of operandsOf(core)) collectInputs(operand, steps, found);
}

function collectFromCondition(condition: Condition, steps: ReadonlyMap<string, Core>, found: Set<string>): void {
  if (condition.kind === 'chosen') found.add(condition.input);
  else if (condition.kind === 'not') collectFromCondition(condition.operand, steps, found);
  else if (condition.kind === 'compare')
    for (const side of [condition.left, condition.right]) collectInputs(side, steps, found);
  else for (const side of [condition.left, condition.right]) collectFromCondition(side, steps, found);
}

/** The formulas that a formula is directly made of, apart from conditions. */
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
      return [core.value, core.duty];
    case 'if':
      return [core.consequent, core.alternate];
    default:
      return [];
  }
}
