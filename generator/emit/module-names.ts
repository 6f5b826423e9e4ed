import type { Calculator, Input, Step, StepPart } from '../model/catalog.js';
import type { Naming } from './expression.js';
import { NameTable } from './names.js';

/** The names of one module, and which functions of the kernel it comes to use. */
export interface ModuleNames extends Naming {
  readonly usedKernel: ReadonlySet<string>;
  readonly usedText: ReadonlySet<string>;
  /** Notes that a function of the kernel's text file is used. */
  readonly text: (name: string) => string;
  readonly phrases: (input: string) => string;
}

/** Fixes the names of a module in the order of the catalog, so that they never depend on what is emitted first. */
export function moduleNames({ inputs, columns, tables, schedules, steps }: Calculator): ModuleNames {
  const table = new NameTable();
  const [usedKernel, usedText] = [new Set<string>(), new Set<string>()];
  const names: ModuleNames = {
    usedKernel,
    usedText,
    input: (name) => table.nameOf(`input ${name}`, name),
    step: (name) => table.nameOf(`step ${name}`, stepName(name)),
    column: (name) => table.nameOf(`column ${name}`, name),
    table: (name) => table.nameOf(`table ${name}`, name),
    schedule: (name) => table.nameOf(`schedule ${name}`, name),
    phrases: (name) => table.nameOf(`phrases ${name}`, `${name}Phrases`),
    kernel: (name) => note(usedKernel, name),
    text: (name) => note(usedText, name),
  };
  for (const { name } of inputs) names.input(name);
  for (const { name } of steps.flatMap((step: Step): readonly StepPart[] => step.parts)) names.step(name);
  for (const { name } of columns) names.column(name);
  for (const { name } of tables) names.table(name);
  for (const { name } of schedules) names.schedule(name);
  for (const input of inputs.filter((each: Input) => each.kind === 'select')) names.phrases(input.name);
  return names;
}

/** `material.low` is `materialLow` in code. */
function stepName(part: string): string {
  return part.replace(/\.(l|h)/, (_, letter: string) => letter.toUpperCase());
}

function note(used: Set<string>, name: string): string {
  used.add(name);
  return name;
}
