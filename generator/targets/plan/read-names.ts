/** Collects the names that formulas read, which must be declared before them. */
import type { Calculator } from '../../program/catalog.js';
import type { Core, Table } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { ownNames } from '../../program/open-figure.js';
import { programOf } from '../../program/published-program.js';
import { childrenOf } from '../../program/visit-core.js';

/** The names that formulas read directly, not through steps. */
export interface ReadNames {
  readonly inputs: Set<string>;
  readonly steps: Set<string>;
  /** The ends of open figures. */
  readonly open: Set<string>;
  /** Selects whose figures are read. */
  readonly figures: Set<string>;
  /** Selects whose choice a condition compares. */
  readonly compared: Set<string>;
  /** Tables and schedules. */
  readonly lookups: Set<string>;
}

export function readNames(cores: readonly Core[]): ReadNames {
  const read: ReadNames = {
    inputs: new Set(),
    steps: new Set(),
    open: new Set(),
    figures: new Set(),
    compared: new Set(),
    lookups: new Set(),
  };
  for (const core of cores) collectNames(core, read);
  return read;
}

function collectNames(core: Core, read: ReadNames): void {
  if (core.kind === 'input') read.inputs.add(core.name);
  if (core.kind === 'step') read.steps.add(core.name);
  if (core.kind === 'open') read.open.add(ownNames(core.name)[core.end]);
  if (core.kind === 'lookup') collectTable(core.table, read);
  if (core.kind === 'schedule') read.lookups.add(core.schedule.name);
  if (core.kind === 'chosen') collectChoice(core.input, read);
  const emitted = core.kind === 'guard' ? [core.value] : childrenOf(core);
  for (const part of emitted) collectNames(part, read);
}

function collectTable(table: Table, read: ReadNames): void {
  if (isColumn(table)) read.figures.add(table.inputs[0]);
  else read.lookups.add(table.name);
  for (const input of table.inputs) read.inputs.add(input);
}

function collectChoice(input: string, read: ReadNames): void {
  read.inputs.add(input);
  read.compared.add(input);
}

/** The names that any part of a calculator reads. */
export function allNames(calculator: Calculator): ReadNames {
  const { steps, outputs, requirements, conditions } = programOf(calculator);
  return readNames([...steps.map(({ core }) => core), ...outputs, ...requirements, ...conditions]);
}
