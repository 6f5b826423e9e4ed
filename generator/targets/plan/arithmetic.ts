/** Leaves out arithmetic that a programmer would not write. No bit of a result changes. */
import type { Condition, Core, Table, TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rewrite } from '../../program/visit-core.js';
import { mapChildren } from '../../program/visit-core.js';
import type { Rational } from '../../units/rational.js';
import { equal, fromNumber, toNumber } from '../../units/rational.js';
import { applyScale } from '../../units/scale-form.js';
import type { Let } from './plan.js';

/** The values of steps that are the same for all inputs, by name. */
type Known = ReadonlyMap<string, number>;

/**
 * The constants of a function with simpler formulas: constant operands are folded, also where they are steps; a multiple
 * of 1 is left out; a choice between equal formulas or figures is no choice.
 */
export function simplified(lets: readonly Let[]): readonly Let[] {
  const known = new Map<string, number>();
  return lets.map((each) => {
    const core = simpler(each.core, known);
    const value = constantValue(core, known);
    if (value !== null && each.kind === 'step' && each.givenAs === null) known.set(each.name, value);
    return { ...each, core };
  });
}

function simpler(core: Core, known: Known): Core {
  const change = ((part: Core) => simpler(part, known)) as Rewrite;
  return simplerNode(mapChildren(core, change), known);
}

/** A formula whose operands are as simple as they get. */
function simplerNode(core: Core, known: Known): Core {
  switch (core.kind) {
    case 'apply':
      return folded(core, core.args, known) ?? withoutOnes(core, known);
    case 'scale':
      return folded(core, [core.operand], known) ?? core;
    case 'if':
      return joined(core);
    case 'lookup':
      return onlyCell(core.table) ?? core;
    default:
      return core;
  }
}

/** The constant that an operation on constants gives, or the operand that has this value; null for other operations. */
function folded(core: Core, operands: readonly Core[], known: Known): Core | null {
  const values = operands.map((operand) => constantValue(operand, known));
  if (!values.every((value) => value !== null)) return null;
  const result = resultOf(core, values);
  if (result === null) return null;
  const same = operands.find((_, at) => Object.is(values[at], result));
  return same ?? constantOf(result);
}

/** What a node gives for the values of its operands; null where languages may round differently. */
function resultOf(core: Core, values: readonly number[]): number | null {
  const [value = Number.NaN] = values;
  if (core.kind === 'scale') return applyScale(value, core.factor);
  if (core.kind !== 'apply') return null;
  const { emit, accuracy, evaluate } = arithmeticOf(core.operation);
  const isExact = accuracy !== undefined || ('operator' in emit && emit.operator !== '**');
  return isExact ? evaluate(values) : null;
}

function constantOf(value: number): Core | null {
  if (!Number.isFinite(value)) return null;
  const exact = fromNumber(value);
  return Object.is(toNumber(exact), value) ? { kind: 'constant', value: exact } : null;
}

/** The value of a formula that is the same for all inputs; null for others, and for texts. */
function constantValue(core: Core, known: Known): number | null {
  if (core.kind === 'constant') return core.text === undefined ? toNumber(core.value) : null;
  if (core.kind === 'guard') return constantValue(core.value, known);
  return core.kind === 'step' ? (known.get(core.name) ?? null) : null;
}

/** The figure of a table that has the same one everywhere. */
function onlyCell({ cells, texts }: Table): Core | null {
  const [first, ...others] = texts === undefined ? figuresIn(cells) : [];
  return first !== undefined && others.every((each) => equal(each, first)) ? { kind: 'constant', value: first } : null;
}

function figuresIn(cells: TableCells | Rational): readonly Rational[] {
  return isRational(cells) ? [cells] : [...cells.values()].flatMap(figuresIn);
}

/** Without a multiple of 1 to round to, and without a factor or a divisor of 1. */
function withoutOnes(core: Core & { kind: 'apply' }, known: Known): Core {
  const { emit, rounding } = arithmeticOf(core.operation);
  const [left, right, ...others] = core.args;
  if (left === undefined || right === undefined || others.length > 0) return core;
  const operator = 'operator' in emit ? emit.operator : null;
  if (constantValue(right, known) === 1) {
    if (rounding !== undefined) return { ...core, args: [left] };
    if (operator === '*' || operator === '/') return left;
  }
  return operator === '*' && constantValue(left, known) === 1 ? right : core;
}

/** A choice between equal formulas is that formula; two choices that lead to the same are one. */
function joined(core: Core & { kind: 'if' }): Core {
  const { condition, consequent, alternate } = core;
  if (isSame(consequent, alternate)) return consequent;
  if (alternate.kind === 'if' && isSame(consequent, alternate.consequent))
    return { ...alternate, condition: both('or', condition, alternate.condition) };
  if (consequent.kind === 'if' && isSame(consequent.alternate, alternate))
    return { ...consequent, condition: both('and', condition, consequent.condition) };
  return core;
}

function both(kind: 'and' | 'or', left: Condition, right: Condition): Condition {
  return { kind, left, right, span: left.span };
}

/** Members that say where or how a formula is written, not what it computes. */
const notComputed: ReadonlySet<string> = new Set(['span', 'whole', 'leads']);

/** True for formulas that are the same up to their places. Tables and schedules are the same only if they are one. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map || b instanceof Map) return false;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !notComputed.has(name));
  return names.every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)));
}
