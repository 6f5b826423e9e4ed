/** Compares an end of a price with a record: within a tenth, after its price index. */

import type { ConstantFigure } from '../../elaborate/declaration/figures.js';
import type { RawIndex } from '../../language/forms/indices.js';
import { toNumber } from '../../units/rational.js';
import type { Unit, UnitFactor } from '../../units/unit.js';
import { conversionFactor, multiplyUnits, plain, raiseUnit, sameDimensions, unitOf } from '../../units/unit.js';
import type { ReadRecord } from './check-record.js';
import { factorFrom } from './price-index.js';

/** An end of a price. */
export interface PriceEnd {
  readonly value: number;
  readonly unit: Unit;
  /** True for a price of the past, which may also be stated in the money of its time. */
  readonly isPast: boolean;
}

/** A number of a record, as written and brought forward. */
interface Stated {
  readonly raw: number;
  /** Null where the index does not reach back so far. */
  readonly brought: number | null;
}

export interface Fit {
  readonly record: ReadRecord;
  /** True when the number as written would not have fitted. */
  readonly isBrought: boolean;
}

/** The records that state an end. */
export function fitsOf(end: PriceEnd, records: readonly ReadRecord[], index: RawIndex | null): readonly Fit[] {
  return records.flatMap((record) => {
    const stated = statedIn(end.unit, record, index);
    const isRaw = stated.some(({ raw }) => isNear(end.value, raw));
    const isNow = stated.some(({ brought }) => brought !== null && isNear(end.value, brought));
    return isNow || (end.isPast && isRaw) ? [{ record, isBrought: isNow && !isRaw }] : [];
  });
}

/** The number of any record that is nearest to an end, brought forward; null when none is in its unit. */
export function nearestTo(end: PriceEnd, records: readonly ReadRecord[], index: RawIndex | null): Stated | null {
  const stated = records.flatMap((record) => statedIn(end.unit, record, index));
  const distance = ({ raw, brought }: Stated) => Math.abs(Math.log(Math.max(brought ?? raw, 1e-9) / end.value));
  return stated.reduce<Stated | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  );
}

const tolerance = 0.1;

function isNear(value: number, stated: number): boolean {
  return Math.abs(value - stated) <= tolerance * stated * (1 + 1e-9);
}

function statedIn(unit: Unit, { record, numbers }: ReadRecord, index: RawIndex | null): readonly Stated[] {
  const factor = factorFrom(record, index);
  return numbers.flatMap((figure) => {
    const scale = scaleOf(figure, unit);
    if (scale === null) return [];
    const raws = [...new Set([toNumber(figure.low), toNumber(figure.high)])].map((value) => value * scale);
    return raws.map((raw) => ({ raw, brought: factor === null ? null : raw * factor }));
  });
}

/**
 * From the unit of a record to that of a price; null when they differ in kind. Sources seldom say that their dollars are
 * for one door, so things that are counted may be missing on either side.
 */
export function scaleOf(figure: Pick<ConstantFigure, 'unit'>, unit: Unit): number | null {
  const [from, to] = sameDimensions(figure.unit, unit)
    ? [figure.unit, unit]
    : [withoutCounts(figure.unit), withoutCounts(unit)];
  return sameDimensions(from, to) ? toNumber(conversionFactor(from, to)) : null;
}

function withoutCounts({ factors }: Unit): Unit {
  const kept = factors.filter(({ unit, power }) => !(unit.counts && power < 0));
  return kept.reduce(
    (product: Unit, { unit, power }: UnitFactor) => multiplyUnits(product, raiseUnit(unitOf(unit), power)),
    plain,
  );
}
