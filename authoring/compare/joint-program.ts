/** Two versions of a calculator as one program over the calls that both accept. */
import type { Column, Condition, Core, Schedule, Table, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import { constant, decided, scaled } from '../../generator/program/core-builders.js';
import type { Program } from '../../generator/program/program.js';
import type { ChosenCondition } from '../../generator/program/replace-core.js';
import { replaceInCondition, replaceInCore } from '../../generator/program/replace-core.js';
import type { Rational } from '../../generator/units/rational.js';
import { equal, one, zero } from '../../generator/units/rational.js';
import type { Trial } from '../sample/answer.js';
import { factorsOutside } from './factors-outside.js';
import type { JointInputs, Reading } from './joint-inputs.js';

export interface JointProgram {
  readonly program: Program;
  /** Rewrites formulas of a version into formulas of the program. */
  readonly old: Rewriting;
  readonly now: Rewriting;
}

export interface Rewriting {
  readonly core: (core: Core) => Core;
  readonly condition: (condition: Condition) => Condition;
}

/**
 * Joins both versions. Equal tables, columns and schedules become one, so that common parts cancel. When an input has
 * another unit, factors between steps are moved outside for the same reason.
 */
export function joinPrograms(old: Trial, now: Trial, joint: JointInputs): JointProgram {
  const plain = joinedAsWritten(old, now, joint);
  return joint.rescaled.length === 0 ? plain : withFactorsOutside(plain);
}

function withFactorsOutside({ program, old, now }: JointProgram): JointProgram {
  const { steps, core, condition } = factorsOutside(program.steps);
  const after = (first: Rewriting): Rewriting => ({
    core: (part) => core(first.core(part)),
    condition: (part) => condition(first.condition(part)),
  });
  const { requirements, outputs } = program;
  return {
    program: { ...program, steps, requirements: requirements.map(condition), outputs: outputs.map(core) },
    old: after(old),
    now: after(now),
  };
}

function joinedAsWritten(
  old: Trial,
  now: Trial,
  { inputs, old: oldReading, now: nowReading }: JointInputs,
): JointProgram {
  const pool = sharingPool();
  const before = rewriting(oldReading, (name) => `old ${name}`, pool);
  const after = rewriting(nowReading, (name) => name, pool);
  const steps = [
    ...old.program.steps.map(({ name, core }) => ({ name: `old ${name}`, core: before.core(core) })),
    ...now.program.steps.map(({ name, core }) => ({ name, core: after.core(core) })),
  ];
  const requirements = [
    ...old.program.requirements.map(before.condition),
    ...now.program.requirements.map(after.condition),
  ];
  const outputs = [
    ...old.published.map(({ core }) => before.core(core)),
    ...now.published.map(({ core }) => after.core(core)),
  ];
  return { program: { inputs, requirements, steps, outputs, conditions: [], amounts: [] }, old: before, now: after };
}

function rewriting(reading: Reading, stepName: (name: string) => string, pool: Pool): Rewriting {
  const replaced = (part: Core): Core | null => {
    switch (part.kind) {
      case 'input':
        return numberOf(part.name, reading);
      case 'option':
        return cellOf(part.column, reading, pool);
      case 'table':
        return tableOf(part.table, reading, pool);
      case 'step':
        return { ...part, name: stepName(part.name) };
      case 'schedule':
        return { ...part, schedule: pool.schedule(part.schedule), argument: core(part.argument) };
      default:
        return null;
    }
  };
  const chosen = (part: ChosenCondition): Condition => chosenOf(part, reading);
  const core = (part: Core): Core => replaceInCore(part, replaced, chosen);
  return { core, condition: (part) => replaceInCondition(part, replaced, chosen) };
}

function numberOf(name: string, { numbers }: Reading): Core {
  const reading = numbers.get(name);
  if (reading === undefined) throw new Error(`No version reads ${name}.`);
  if (reading.from === null) return constant(reading.value);
  const input: Core = { kind: 'input', name: reading.from };
  return equal(reading.factor, one) ? input : scaled(input, reading.factor);
}

function cellOf({ input, cells, texts }: Column, { choices }: Reading, pool: Pool): Core {
  const reading = choices.get(input);
  if (reading === undefined) throw new Error(`No version reads ${input}.`);
  if (reading.from === null) return constant(cells.get(reading.option) ?? zero);
  const own = [...reading.options].map(([key, option]): [string, Rational] => [key, cells.get(option) ?? zero]);
  const column: Column = { name: '', input: reading.from, cells: new Map(own), ...(texts && { texts }) };
  return { kind: 'option', column: pool.column(column) };
}

/** The table by the options of the call; of selects that the call leaves out, only the default is left. */
function tableOf(table: Table, reading: Reading, pool: Pool): Core {
  const cells = keyedCells(table.cells, table.inputs, reading);
  if (isRational(cells)) return constant(cells);
  const inputs = table.inputs.flatMap((input) => reading.choices.get(input)?.from ?? []);
  return { kind: 'table', table: pool.table({ ...table, inputs, cells }) };
}

function keyedCells(
  cells: TableCells | Rational,
  [input, ...others]: readonly string[],
  { numbers, choices }: Reading,
): TableCells | Rational {
  if (isRational(cells) || input === undefined) return cells;
  const reading = choices.get(input);
  if (reading === undefined) throw new Error(`No version reads ${input}.`);
  const below = (option: string) => keyedCells(cells.get(option) ?? zero, others, { numbers, choices });
  if (reading.from === null) return below(reading.option);
  return new Map([...reading.options].map(([key, option]): [string, TableCells | Rational] => [key, below(option)]));
}

/** The condition on the options of the call; decided for a select that the call leaves out. */
function chosenOf(part: ChosenCondition, { choices }: Reading): Condition {
  const { span } = part;
  const reading = choices.get(part.input);
  if (reading === undefined) throw new Error(`No version reads ${part.input}.`);
  if (reading.from === null) return decided(reading.option === part.option, span);
  const input = reading.from;
  const keys = [...reading.options].flatMap(([key, option]) => (option === part.option ? [key] : []));
  const [first, ...others] = keys.map((option): Condition => ({ kind: 'chosen', input, option, span }));
  if (first === undefined) return decided(false, span);
  return others.reduce((left, right): Condition => ({ kind: 'or', left, right, span }), first);
}

interface Pool {
  readonly column: (column: Column) => Column;
  readonly table: (table: Table) => Table;
  readonly schedule: (schedule: Schedule) => Schedule;
}

function sharingPool(): Pool {
  const columns = new Map<string, Column>();
  const tables = new Map<string, Table>();
  const schedules = new Map<string, Schedule>();
  return {
    // Columns are identified by name, so different cells need different names.
    column: (column) => {
      const named = { ...column, name: `column ${columns.size}` };
      return first(columns, textOf([column.input, column.cells]), named);
    },
    table: (table) => first(tables, textOf([table.inputs, table.cells]), table),
    schedule: (schedule) => first(schedules, textOf({ ...schedule, name: '', texts: null }), schedule),
  };
}

function first<T>(known: Map<string, T>, key: string, otherwise: T): T {
  const found = known.get(key) ?? otherwise;
  known.set(key, found);
  return found;
}

/** Numbers and keys as text. Texts count as their codes, which each version decodes itself. */
function textOf(part: unknown): string {
  return JSON.stringify(part, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value instanceof Map ? [...value] : value,
  );
}
