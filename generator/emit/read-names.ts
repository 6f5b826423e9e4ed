import type { Calculator, SentenceCase } from '../model/catalog.js';
import type { Condition, Core } from '../model/core.js';
import { operandsOf } from '../model/program.js';

/** What formulas read themselves, not what stands behind the steps that they read. */
export interface ReadNames {
  readonly inputs: Set<string>;
  readonly steps: Set<string>;
  /** Selects whose figures are read. */
  readonly figures: Set<string>;
  /** Selects whose choice a condition compares. */
  readonly compared: Set<string>;
}

export function readNames(cores: readonly Core[], conditions: readonly Condition[]): ReadNames {
  const read: ReadNames = { inputs: new Set(), steps: new Set(), figures: new Set(), compared: new Set() };
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

function collectChoice(input: string, read: ReadNames): void {
  read.inputs.add(input);
  read.compared.add(input);
}

function collectFromCondition(condition: Condition, read: ReadNames): void {
  if (condition.kind === 'chosen') collectChoice(condition.input, read);
  else if (condition.kind === 'not') collectFromCondition(condition.operand, read);
  else if (condition.kind === 'compare')
    for (const side of [condition.left, condition.right]) collectFromCore(side, read);
  else for (const side of [condition.left, condition.right]) collectFromCondition(side, read);
}

/** What any part of a calculator reads. */
export function allNames({ steps, requirements, result, secondary, interpretation }: Calculator): ReadNames {
  const figures = [result, ...secondary].map(({ core }) => core);
  const parts = steps.flatMap((step) => step.parts.map(({ core }) => core));
  const cases = interpretation.flatMap(({ when }) => (when === null ? [] : [when]));
  return readNames(
    [...parts, ...figures, ...sentenceCores(interpretation)],
    [...requirements.map(({ condition }) => condition), ...cases],
  );
}

/** Every formula that a sentence shows. */
export function sentenceCores(cases: readonly SentenceCase[]): readonly Core[] {
  return cases.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind !== 'figure' ? [] : part.high === null ? [part.low] : [part.low, part.high])),
  );
}
