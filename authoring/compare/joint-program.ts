/** Two versions of a calculator as one program over the calls that both accept. */

import type { StepPart } from '../../generator/program/catalog.js';
import type { Condition, Core, Table, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import { constant, decided, scaled } from '../../generator/program/core-builders.js';
import { arithmeticOf } from '../../generator/program/operations.js';
import type { Program } from '../../generator/program/program.js';
import { withoutSteps } from '../../generator/program/program.js';
import type { Rewrite } from '../../generator/program/visit-core.js';
import { mapChildren, rewriting } from '../../generator/program/visit-core.js';
import type { Rational } from '../../generator/units/rational.js';
import { divide, equal, multiply, negate, one, zero } from '../../generator/units/rational.js';
import type { Trial } from '../sample/answer.js';
import type { JointInputs, Reading } from './joint-inputs.js';

/** Two versions of a calculator that can be called, over the calls that both accept. */
export interface JointVersions {
  readonly joint: JointInputs;
  readonly old: Trial;
  readonly now: Trial;
  /** All formulas of both, reading the inputs of the call. */
  readonly program: Program;
  /** Rewrites formulas of a version into formulas of the program. */
  readonly ofOld: Rewrite;
  readonly ofNow: Rewrite;
}

export function joinVersions(old: Trial, now: Trial, joint: JointInputs): JointVersions {
  const ofOld = readingBy(joint.old, (name) => `old ${name}`);
  const ofNow = readingBy(joint.now, (name) => name);
  const sides = [[old, ofOld] as const, [now, ofNow] as const];
  const steps = [
    ...old.program.steps.map(({ name, core }) => ({ name: `old ${name}`, core: ofOld(core) })),
    ...now.program.steps.map(({ name, core }) => ({ name, core: ofNow(core) })),
  ];
  const program: Program = {
    ...withoutSteps,
    inputs: joint.inputs,
    steps,
    requirements: sides.flatMap(([{ program: own }, of]) => own.requirements.map((each) => of(each))),
    outputs: sides.flatMap(([{ published }, of]) => published.map(({ core }) => of(core))),
  };
  const plain = { joint, old, now, program, ofOld, ofNow };
  return joint.rescaled.length === 0 ? plain : withFactorsOutside(plain);
}

/** With factors between steps moved outside, so that common parts cancel where an input has another unit. */
function withFactorsOutside(versions: JointVersions): JointVersions {
  const { program, ofOld, ofNow } = versions;
  const { steps, rewrite } = factorsOutside(program.steps);
  const after = (first: Rewrite): Rewrite => (<C extends Core>(part: C) => rewrite(first(part))) as Rewrite;
  const [requirements, outputs] = [
    program.requirements.map((each) => rewrite(each)),
    program.outputs.map((each) => rewrite(each)),
  ];
  return {
    ...versions,
    program: { ...program, steps, requirements, outputs },
    ofOld: after(ofOld),
    ofNow: after(ofNow),
  };
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

interface FactorsOutside {
  /** The steps without their factors, which are written where the steps are used. */
  readonly steps: readonly StepPart[];
  readonly rewrite: Rewrite;
}

/** A formula that is `rest * factor`; the factor is never zero. */
interface Factored {
  readonly rest: Core;
  readonly factor: Rational;
}

type Application = Core & { kind: 'apply' };

/**
 * Moves constant factors out of products, quotients, sums and steps. Over the reals the formulas stay equal, and formulas
 * that differ only in the units between their steps become the same. A step comes after those that it uses.
 */
function factorsOutside(steps: readonly StepPart[]): FactorsOutside {
  const factors = new Map<string, Rational>();
  const known = new Map<Core, Factored>();
  const split = (core: Core): Factored => {
    const found = known.get(core) ?? splitOf(core);
    known.set(core, found);
    return found;
  };
  const written = ((core: Core) => times(split(core))) as Rewrite;
  const splitOf = (core: Core): Factored => {
    switch (core.kind) {
      case 'step':
        return { rest: core, factor: factors.get(core.name) ?? one };
      case 'scale':
        return equal(core.factor, zero) ? bare(constant(zero)) : byFactor(split(core.operand), core.factor);
      case 'guard': {
        const { rest, factor } = split(core.value);
        return { rest: { ...core, value: rest, nonnegative: written(core.nonnegative) }, factor };
      }
      case 'if': {
        const { rest, factor } = commonFactor([core.consequent, core.alternate].map(split));
        const [consequent = core.consequent, alternate = core.alternate] = rest;
        return { rest: { ...core, condition: written(core.condition), consequent, alternate }, factor };
      }
      case 'apply':
        return splitApplication(core, core.args.map(split));
      case 'compare': {
        const { rest, factor } = commonFactor([core.left, core.right].map(split));
        const [left = core.left, right = core.right] = rest;
        return bare(isPositive(factor) ? { ...core, left, right } : mapChildren(core, written));
      }
      default:
        return bare(mapChildren(core, written));
    }
  };
  const bareSteps = steps.map((step): StepPart => {
    const { rest, factor } = split(step.core);
    factors.set(step.name, factor);
    return { ...step, core: rest };
  });
  return { steps: bareSteps, rewrite: written };
}

function splitApplication(core: Application, parts: readonly Factored[]): Factored {
  const { algebra, choice } = arithmeticOf(core.operation);
  const [x, y] = parts;
  const plain = bare({ ...core, args: parts.map(times) });
  if (x === undefined) return plain;
  if (algebra === 'opposite') return byFactor(x, negate(one));
  if (y === undefined) return plain;
  const of = (args: readonly Core[]): Core => ({ ...core, args });
  if (algebra === 'product') return { rest: of([x.rest, y.rest]), factor: multiply(x.factor, y.factor) };
  if (algebra === 'quotient') return { rest: of([x.rest, y.rest]), factor: divide(x.factor, y.factor) };
  const shared = commonFactor(parts);
  const keepsFactor =
    algebra === 'sum' || algebra === 'difference' || (choice !== undefined && isPositive(shared.factor));
  return keepsFactor ? { rest: of(shared.rest), factor: shared.factor } : plain;
}

/** The factor of the first part that is no constant, outside of all parts. */
function commonFactor(parts: readonly Factored[]): { readonly rest: readonly Core[]; readonly factor: Rational } {
  const factor = parts.find(({ rest }) => rest.kind !== 'constant')?.factor ?? one;
  return { rest: parts.map((each) => times({ rest: each.rest, factor: divide(each.factor, factor) })), factor };
}

function isPositive({ numerator }: Rational): boolean {
  return numerator > 0n;
}

function bare(rest: Core): Factored {
  return { rest, factor: one };
}

function byFactor({ rest, factor }: Factored, by: Rational): Factored {
  return { rest, factor: multiply(factor, by) };
}

function times({ rest, factor }: Factored): Core {
  if (equal(factor, one)) return rest;
  if (rest.kind === 'constant') return constant(multiply(rest.value, factor));
  return { kind: 'scale', operand: rest, factor, leads: false };
}
