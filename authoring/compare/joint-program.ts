/** Two versions of a calculator as one program over the calls that both accept. */
import type { Condition, Core, Table, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import { constant, decided, scaled } from '../../generator/program/core-builders.js';
import type { Program } from '../../generator/program/program.js';
import type { Rewrite } from '../../generator/program/visit-core.js';
import { rewriting } from '../../generator/program/visit-core.js';
import type { Rational } from '../../generator/units/rational.js';
import { equal, one, zero } from '../../generator/units/rational.js';
import type { Trial } from '../sample/answer.js';
import { factorsOutside } from './factors-outside.js';
import type { JointInputs, Reading } from './joint-inputs.js';

export interface JointProgram {
  readonly program: Program;
  /** Rewrites formulas of a version into formulas of the program. */
  readonly old: Rewrite;
  readonly now: Rewrite;
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
  const { steps, rewrite } = factorsOutside(program.steps);
  const after = (first: Rewrite): Rewrite => (<C extends Core>(part: C) => rewrite(first(part))) as Rewrite;
  const { requirements, outputs } = program;
  return {
    program: {
      ...program,
      steps,
      requirements: requirements.map((each) => rewrite(each)),
      outputs: outputs.map((each) => rewrite(each)),
    },
    old: after(old),
    now: after(now),
  };
}

function joinedAsWritten(
  old: Trial,
  now: Trial,
  { inputs, old: oldReading, now: nowReading }: JointInputs,
): JointProgram {
  const before = readingBy(oldReading, (name) => `old ${name}`);
  const after = readingBy(nowReading, (name) => name);
  const steps = [
    ...old.program.steps.map(({ name, core }) => ({ name: `old ${name}`, core: before(core) })),
    ...now.program.steps.map(({ name, core }) => ({ name, core: after(core) })),
  ];
  const requirements = [
    ...old.program.requirements.map((each) => before(each)),
    ...now.program.requirements.map((each) => after(each)),
  ];
  const outputs = [...old.published.map(({ core }) => before(core)), ...now.published.map(({ core }) => after(core))];
  return { program: { inputs, requirements, steps, outputs, conditions: [], amounts: [] }, old: before, now: after };
}

function readingBy(reading: Reading, stepName: (name: string) => string): Rewrite {
  return rewriting((part) => {
    switch (part.kind) {
      case 'input':
        return numberOf(part.name, reading);
      case 'lookup':
        return tableOf(part.table, reading);
      case 'chosen':
        return chosenOf(part, reading);
      case 'step':
        return { ...part, name: stepName(part.name) };
      default:
        return null;
    }
  });
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
function chosenOf(part: Condition & { kind: 'chosen' }, { choices }: Reading): Condition {
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
