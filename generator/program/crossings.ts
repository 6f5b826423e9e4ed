/** Finds inputs on both sides of every comparison, schedule limit, `min` and `max`. */

import type { NumberInput } from './catalog.js';
import { withoutTolerance } from './comparing.js';
import type { Core } from './core.js';
import type { Evaluation } from './evaluate.js';
import { evaluate } from './evaluate.js';
import { gridDown, halves, wholeHalves } from './grid.js';
import { arithmeticOf } from './operations.js';
import type { Point, Program } from './program.js';
import { scheduleLimits } from './schedule.js';
import { childrenOf, definitionsIn, partsOf } from './visit-core.js';

/** A formula, and the value at which something changes. */
export interface Border {
  readonly left: Core;
  readonly right: Core | number;
  /** The formula that reads it; null if every call does. */
  readonly reader: Core | null;
}

/** Every border of a program. */
export function bordersOf(program: Program): readonly Border[] {
  const conditions = [...program.requirements, ...program.conditions];
  const cores = partsOf([...program.outputs, ...program.steps.map(({ core }) => core)], definitionsIn(program));
  const inside = [...cores].flatMap((core) => (core.kind === 'if' ? bordersOfCondition(core.condition, core) : []));
  const everywhere = conditions.flatMap((condition) => bordersOfCondition(condition, null));
  return [...everywhere, ...inside, ...[...cores].flatMap(bordersOfCore)];
}

function bordersOfCondition(condition: Core, reader: Core | null): readonly Border[] {
  if (condition.kind !== 'compare') return childrenOf(condition).flatMap((each) => bordersOfCondition(each, reader));
  const { left, right, forgives } = condition;
  return forgives ? bordersOfCondition(withoutTolerance(condition), reader) : [{ left, right, reader }];
}

function bordersOfCore(core: Core): readonly Border[] {
  if (core.kind === 'schedule')
    return scheduleLimits(core.schedule).flatMap((right) =>
      right === null ? [] : [{ left: core.argument, right, reader: core }],
    );
  const choice = core.kind === 'apply' ? arithmeticOf(core.operation).choice : undefined;
  if (core.kind !== 'apply' || (choice !== 'least' && choice !== 'greatest')) return [];
  const [left, right] = core.args;
  return left === undefined || right === undefined ? [] : [{ left, right, reader: core }];
}

const parts = 12;

/** The inputs on both sides of every border that is crossed as one number goes through its bounds. */
export function crossingsAlong(
  program: Program,
  borders: readonly Border[],
  base: Point,
  input: NumberInput,
): readonly Point[] {
  const at = (value: number): Point => ({ ...base, numbers: new Map(base.numbers).set(input.name, value) });
  const sideOf = ({ left, right }: Border, { number }: Evaluation): number =>
    Math.sign(number(left) - (typeof right === 'number' ? right : number(right)));
  const values = scanOf(input);
  const scanned = values.map((value) => evaluate(program, at(value)));
  const found = new Set<number>();
  for (const border of borders) {
    const sides = scanned.map((evaluation) => sideOf(border, evaluation));
    for (const index of values.slice(1).keys()) {
      const [from, to] = [values[index] ?? 0, values[index + 1] ?? 0];
      const [before, after] = [sides[index], sides[index + 1]];
      if (before === after || Number.isNaN(before) || Number.isNaN(after)) continue;
      const isNear = (value: number) => sideOf(border, evaluate(program, at(value))) === before;
      for (const value of closeIn(from, to, input, isNear)) found.add(value);
    }
  }
  return [...found].map(at);
}

function scanOf(input: NumberInput): readonly number[] {
  const { min, max } = input;
  const steps = Array.from({ length: parts + 1 }, (_, index) => valueNear(min + ((max - min) * index) / parts, input));
  return [...new Set(steps)];
}

/** The nearest value at or below a number that callers can send, within the bounds. */
export function valueNear(value: number, { min, max, whole }: NumberInput): number {
  return Math.min(max, Math.max(min, whole ? Math.floor(value) : gridDown(value)));
}

/** The last value on the near side of a border and the first on the far side. */
function closeIn(
  from: number,
  to: number,
  { whole }: NumberInput,
  isNear: (value: number) => boolean,
): readonly number[] {
  let side = { low: from, high: to };
  for (;;) {
    const [lower] = (whole ? wholeHalves(side) : halves(side)) ?? [];
    if (lower === undefined || lower.high === side.low || lower.high === side.high) return [side.low, side.high];
    side = isNear(lower.high) ? { low: lower.high, high: side.high } : { low: side.low, high: lower.high };
  }
}
