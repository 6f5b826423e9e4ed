/** Interval arithmetic over formulas. */
import type { Core } from '../model/core.js';
import { tableCell } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import {
  addIntervals,
  divideIntervals,
  everything,
  hull,
  intersect,
  isBounded,
  multiplyIntervals,
  point,
} from '../model/interval.js';
import { arithmeticOf } from '../model/operations.js';
import type { Rational } from '../model/rational.js';
import { divide, integer, one } from '../model/rational.js';
import { scaleForm } from '../model/scale-form.js';
import type { Box } from './box.js';
import { optionsOf } from './box.js';
import { enclose } from './enclose.js';
import type { Place } from './place.js';
import { scheduleBounds } from './schedule-bounds.js';

/** How the parts of a formula are bounded: plainly, or sharply. */
type PartBounds = (core: Core, place: Place) => Interval;

const plainly: PartBounds = (core, place) => place.bounds(core);
const sharply: PartBounds = (core, place) => place.sharp(core);

/** The interval of a formula by interval arithmetic. */
export function boundsOf(core: Core, place: Place): Interval {
  const found = core.kind === 'apply' ? applyBounds(core, place.operands(core)) : boundsFrom(core, place, plainly);
  return withinLimit(found, core, place);
}

/** The interval of a formula from the sharp ones of its parts. */
export function boundsFromSharp(core: Core, place: Place): Interval {
  return withinLimit(boundsFrom(core, place, sharply), core, place);
}

/** What conditions have said of the very same formula. */
function withinLimit(found: Interval, core: Core, { limits, formulas }: Place): Interval {
  const limit = limits.size === 0 ? undefined : limits.get(formulas.keyOf(core));
  return limit === undefined ? found : (intersect(found, limit) ?? found);
}

/** The intervals of operands: plain ones, and sharp ones where those leave open whether there is an answer. */
export function operandBounds(core: Core & { kind: 'apply' }, place: Place): readonly Interval[] {
  const { domain, bounds } = arithmeticOf(core.operation);
  const plain = core.args.map(place.bounds);
  const isDecided = domain === undefined || !plain.every(isBounded) || domain.verdict(plain) === 'safe';
  return isDecided && isBounded(bounds(plain)) ? plain : core.args.map(place.sharp);
}

function applyBounds(core: Core & { kind: 'apply' }, args: readonly Interval[]): Interval {
  return arithmeticOf(core.operation).bounds(args);
}

function boundsFrom(core: Core, place: Place, part: PartBounds): Interval {
  switch (core.kind) {
    case 'constant':
      return enclose(core.value);
    case 'input':
      return place.box.numbers.get(core.name) ?? everything;
    case 'step': {
      const step = place.formulas.stepCore(core.name);
      return step === null ? everything : part(step, place);
    }
    case 'option':
      return hull(optionsOf(place.box, core.column.input).map((option) => cellBounds(core.column.cells.get(option))));
    case 'table':
      return tableBounds(core, place.box);
    case 'schedule': {
      const amount = part(core.argument, place);
      return isBounded(amount) ? scheduleBounds(core.schedule, amount) : everything;
    }
    case 'scale':
      return scaleBounds(part(core.operand, place), core.factor);
    case 'shift':
      return addIntervals(part(core.operand, place), enclose(core.offset));
    case 'apply':
      return applyBounds(
        core,
        core.args.map((arg) => part(arg, place)),
      );
    case 'if':
      return branchBounds(core, place, part);
    case 'guard':
      return part(core.value, place);
  }
}

function cellBounds(value: Rational | undefined): Interval {
  return value === undefined ? everything : enclose(value);
}

function tableBounds({ table }: Core & { kind: 'table' }, box: Box): Interval {
  let rows: readonly ReadonlyMap<string, string>[] = [new Map()];
  for (const input of table.inputs)
    rows = rows.flatMap((row) => optionsOf(box, input).map((option) => new Map(row).set(input, option)));
  return hull(rows.map((row) => enclose(tableCell(table, (input) => row.get(input) ?? ''))));
}

/** In the form in which the service computes it: of `x * 9 / 5` both numbers are exact. */
function scaleBounds(x: Interval, factor: Rational): Interval {
  const { times, over } = scaleForm(factor);
  if (over === null) return multiplyIntervals(x, enclose(factor));
  const divisor = enclose(times === null ? divide(one, factor) : integer(factor.denominator));
  return divideIntervals(times === null ? x : multiplyIntervals(x, point(times)), divisor);
}

/** The hull of both branches, each where it is taken. Where nothing comes, any interval holds all that comes. */
function branchBounds(core: Core & { kind: 'if' }, place: Place, part: PartBounds): Interval {
  const branches = [
    ...place.where(core.condition, true).map((inside) => part(core.consequent, inside)),
    ...place.where(core.condition, false).map((inside) => part(core.alternate, inside)),
  ];
  return branches.length === 0 ? part(core.consequent, place) : hull(branches);
}
