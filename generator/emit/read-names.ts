import type { Condition, Core } from '../model/core.js';
import { operandsOf } from '../model/program.js';

/** What formulas read themselves, not what stands behind the steps that they read. */
export interface ReadNames {
  readonly inputs: Set<string>;
  readonly steps: Set<string>;
  /** Selects whose figures are read. */
  readonly figures: Set<string>;
}

export function readNames(cores: readonly Core[], conditions: readonly Condition[]): ReadNames {
  const read: ReadNames = { inputs: new Set(), steps: new Set(), figures: new Set() };
  for (const core of cores) collectFromCore(core, read);
  for (const condition of conditions) collectFromCondition(condition, read);
  return read;
}

function collectFromCore(core: Core, read: ReadNames): void {
  if (core.kind === 'input') read.inputs.add(core.name);
  if (core.kind === 'step') read.steps.add(core.name);
  if (core.kind === 'option') collectOption(core.column.input, read);
  if (core.kind === 'table') for (const input of core.table.inputs) read.inputs.add(input);
  if (core.kind === 'if') collectFromCondition(core.condition, read);
  const emitted = core.kind === 'guard' ? [core.value] : operandsOf(core);
  for (const operand of emitted) collectFromCore(operand, read);
}

function collectOption(input: string, read: ReadNames): void {
  read.inputs.add(input);
  read.figures.add(input);
}

function collectFromCondition(condition: Condition, read: ReadNames): void {
  if (condition.kind === 'chosen') read.inputs.add(condition.input);
  else if (condition.kind === 'not') collectFromCondition(condition.operand, read);
  else if (condition.kind === 'compare')
    for (const side of [condition.left, condition.right]) collectFromCore(side, read);
  else for (const side of [condition.left, condition.right]) collectFromCondition(side, read);
}
