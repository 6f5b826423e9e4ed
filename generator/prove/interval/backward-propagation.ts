/**
 * Turns limits on a formula into limits on its operands, down to the inputs: the backward half of HC4-revise (Benhamou,
 * Goualard, Granvilliers and Puget, Revising hull and box consistency, 1999). A limit applies to the double that an
 * operation gives. It is widened by the rounding of that operation before it is inverted, and the inverse is rounded
 * outward, so no input is lost whose computed value meets the limit.
 */
import type { Core, Table } from '../../program/core.js';
import { cellsAmong } from '../../program/core.js';
import { ontoGrid, ontoWholes } from '../../program/grid.js';
import type { Interval } from '../../program/interval.js';
import { enclose, everything, intersect, interval, nextDown, nextUp, point } from '../../program/interval.js';
import { divideExtended } from '../../program/operation-inverses.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import { optionsOf, withNumber, withOptions } from '../context/box.js';
import type { Context } from '../context/context.js';

/** What is left of a context: its box, and the limits on formulas, by their keys. */
export type Rest = Pick<Context, 'box' | 'limits'>;

/** Parts of a context where the formula lies within a limit; none if it never does. */
export function restrict(rest: Rest, core: Core, limit: Interval, context: Context): readonly Rest[] {
  switch (core.kind) {
    case 'constant':
      return intersect(enclose(core.value), limit) === null ? [] : [rest];
    case 'input':
      return restrictInput(rest, core.name, limit, context);
    case 'step':
    case 'fold':
    case 'open':
    case 'guard':
      return restrict(rest, context.formulas.valueOf(core), limit, context);
    case 'lookup':
      return restrictTable(rest, core.table, limit);
    case 'scale':
      return restrict(rest, core.operand, divideExtended(widened(limit), enclose(core.factor)), context);
    default: {
      const left = withLimit(rest, core, limit, context);
      return left === null ? [] : restrictParts(left, core, limit, context);
    }
  }
}

function restrictParts(rest: Rest, core: Core, limit: Interval, context: Context): readonly Rest[] {
  if (core.kind === 'apply') return restrictOperands(rest, core, limit, context);
  return core.kind === 'if' ? restrictBranch(rest, core, limit, context) : [rest];
}

/** Widens a limit by rounding, because operations and even constants are rounded. What is above zero stays above it. */
function widened({ low, high }: Interval): Interval {
  const [less, more] = [nextDown(nextDown(low)), nextUp(nextUp(high))];
  return interval(
    low > 0 ? Math.max(less, Number.MIN_VALUE) : less,
    high < 0 ? Math.min(more, -Number.MIN_VALUE) : more,
  );
}

function restrictInput(rest: Rest, name: string, limit: Interval, { onGrid }: Context): readonly Rest[] {
  const side = intersect(rest.box.numbers.get(name) ?? everything, limit);
  const found = side && onGrid ? (rest.box.wholes.has(name) ? ontoWholes(side) : ontoGrid(side)) : side;
  return found === null ? [] : [{ ...rest, box: withNumber(rest.box, name, found) }];
}

/** Records the limit for the formula itself, for other places that read it. */
function withLimit(rest: Rest, core: Core, limit: Interval, context: Context): Rest | null {
  const key = context.formulas.keyOf(core);
  const found = intersect(rest.limits.get(key) ?? everything, limit);
  return found && { ...rest, limits: new Map(rest.limits).set(key, found) };
}

/** Keeps the options of each select that some cell within the limit has. */
function restrictTable(rest: Rest, table: Table, limit: Interval): readonly Rest[] {
  const isWithin = (cell: Rational) => intersect(point(toNumber(cell)), limit) !== null;
  let rests: readonly Rest[] = [rest];
  for (const input of table.inputs)
    rests = rests.flatMap((each) =>
      keepOptions(each, input, (option) =>
        cellsAmong(table, (name) => (name === input ? [option] : optionsOf(each.box, name))).some(isWithin),
      ),
    );
  return rests;
}

export function keepOptions(rest: Rest, input: string, keep: (option: string) => boolean): readonly Rest[] {
  const options = optionsOf(rest.box, input).filter(keep);
  return options.length === 0 ? [] : [{ ...rest, box: withOptions(rest.box, input, options) }];
}

/** Restricts each operand in turn, given what the others can be. */
function restrictOperands(
  rest: Rest,
  core: Core & { kind: 'apply' },
  limit: Interval,
  context: Context,
): readonly Rest[] {
  const args = core.args.map(context.bounds);
  const { accuracy, inverse } = arithmeticOf(core.operation);
  const allowed = accuracy === 'exact' ? limit : widened(limit);
  let parts: readonly Rest[] = [rest];
  for (const [index, operand] of core.args.entries()) {
    const limits = inverse(allowed, args, index);
    const own = args[index] ?? everything;
    if (limits.some((each) => each.low <= own.low && each.high >= own.high)) continue;
    parts = parts.flatMap((part) => limits.flatMap((each) => restrict(part, operand, each, context)));
  }
  return parts;
}

/** Restricts to the branches that are taken at all and can come within the limit. */
function restrictBranch(rest: Rest, core: Core & { kind: 'if' }, limit: Interval, context: Context): readonly Rest[] {
  const meets = (branch: Core, truth: boolean) =>
    intersect(context.bounds(branch), limit) !== null && context.where(core.condition, truth).length > 0;
  const [first, second] = [meets(core.consequent, true), meets(core.alternate, false)];
  if (first && second) return [rest];
  if (!first && !second) return [];
  return restrict(rest, first ? core.consequent : core.alternate, limit, context);
}
