/** Compares a cost band with what the estimate comes to with the defaults: a band a hundred times too large is a slip. */

import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { endsOf, isQuantity } from '../elaborate/expression/value.js';
import { defaultsOf } from '../program/call-point.js';
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import type { Interval } from '../program/interval.js';
import type { Program } from '../program/program.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import type { Unit } from '../units/unit.js';
import { sameDimensions, sameScale, unitOf } from '../units/unit.js';
import { shortNumber } from './short-number.js';

/** How far off a band may be. */
const widest = 10;

/** Advises on a band that is far from the total of the estimate, or from that total by what the band is per. */
export function adviseOnBand(entry: ElaboratedEntry, program: Program, reporter: Reporter): void {
  const { raw, band, estimate } = entry;
  if (raw.costBand === null || band === null || estimate === null) return;
  if (program.inputs.some((input) => input.default === null)) return;
  const { number } = evaluate(program, defaultsOf(program.inputs));
  const total = { low: number(estimate.total.low), high: number(estimate.total.high) };
  if (!(total.low > 0)) return;
  const { per, price, project } = raw.costBand;
  const counts = amountsIn(per, entry)
    .map(number)
    .filter((count) => count > 0);
  const each = counts.map((count): Interval => ({ low: total.low / count, high: total.high / count }));
  // What is per something that nothing counts here, such as a visit, is at most the total.
  const isFar = (band: Interval) =>
    each.length === 0 ? band.low > widest * total.high : each.every((one) => isFarOff(band, one));
  const [found = total] = each;
  const advise = (found: Interval, band: Interval, { per, span }: { readonly per: string; readonly span: Span }) =>
    reporter.report('band-far-off', span, { found: textOf(found), band: textOf(band), per });
  const { band: checked, held } = band;
  if (held === null && isFar(checked.price)) advise(found, checked.price, { per, span: price.content });
  if (project !== null && checked.project !== null && isFarOff(checked.project, total))
    advise(total, checked.project, { per: 'job', span: project.content });
}

function isFarOff(band: Interval, found: Interval): boolean {
  return band.low > widest * found.high || widest * band.high < found.low;
}

function textOf({ low, high }: Interval): string {
  return low === high ? shortNumber(low) : `${shortNumber(low)} to ${shortNumber(high)}`;
}

/** True for `sq ft` and `square foot`, word by word; single words would often match by chance. */
function shortens(short: string, long: string): boolean {
  const [shorts, longs] = [short.split(' '), long.split(' ')];
  const fits = (word: string, index: number) => new RegExp(`^${[...word].join('.*')}`, 'u').test(longs[index] ?? '');
  return (
    shorts.length > 1 &&
    shorts.length === longs.length &&
    shorts.every((word) => /^\p{L}+$/u.test(word)) &&
    shorts.every(fits)
  );
}

/** The inputs and steps that are in the unit of a band, such as a square foot; none where no unit is called so. */
function amountsIn(per: string, { scope }: ElaboratedEntry): readonly Core[] {
  const units = [...scope.units.units.values()];
  const named = units.find(({ one, label }) => one === per || label === per || shortens(one, per));
  if (named === undefined) return [];
  const unit = unitOf(named);
  const isIn = (other: Unit) => sameDimensions(other, unit) && sameScale(other, unit);
  const inputs = [...scope.inputs.values()].flatMap((input): Core[] =>
    input.kind === 'number' && isIn(input.unit) ? [{ kind: 'input', name: input.name }] : [],
  );
  const steps = [...scope.steps.values()].flatMap((value) =>
    value !== null && isQuantity(value) && isIn(value.unit) ? [endsOf(value).high] : [],
  );
  return [...inputs, ...steps];
}
