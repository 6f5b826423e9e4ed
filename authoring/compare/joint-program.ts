/** Two versions of a calculator as one program over the calls that both accept. */
import type { Condition, Core, Table, TableCells } from '../../generator/program/core.js';
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
 * Joins both versions. When an input has another unit, factors between steps are moved outside, so that common parts
 * cancel.
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
  const before = rewriting(oldReading, (name) => `old ${name}`);
  const after = rewriting(nowReading, (name) => name);
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

function rewriting(reading: Reading, stepName: (name: string) => string): Rewriting {
  const replaced = (part: Core): Core | null => {
    switch (part.kind) {
      case 'input':
        return numberOf(part.name, reading);
      case 'lookup':
        return tableOf(part.table, reading);
      case 'step':
        return { ...part, name: stepName(part.name) };
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

/** The table by the options of the call; of selects that the call leaves out, only the default is left. */
function tableOf(table: Table, reading: Reading): Core {
  const cells = keyedCells(table.cells, table.inputs, reading);
  if (isRational(cells)) return constant(cells);
  const inputs = table.inputs.flatMap((input) => reading.choices.get(input)?.from ?? []);
  return { kind: 'lookup', table: { ...table, inputs, cells } };
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
