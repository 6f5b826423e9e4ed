/** Checks `open:`, the range in which callers may put in their own figure. */

import type { RawFormula } from '../../language/forms/form.js';
import { isOnGrid } from '../../program/grid.js';
import type { OpenBounds } from '../../program/open-figure.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Hint } from '../../source/hint.js';
import { write } from '../../source/hint.js';
import type { Rational } from '../../units/rational.js';
import { compare, subtract, toNumber, zero } from '../../units/rational.js';
import { displayUnit, isPlain, isPrice } from '../../units/unit.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import type { ConstantFigure } from './figures.js';
import { readFigureIn } from './figures.js';

type Ends = Pick<ConstantFigure, 'unit' | 'low' | 'high' | 'isRange'>;

/** The bounds of what may stand in place of these figures, of one unit; null after a mistake. */
export function openBounds(raw: RawFormula, figures: readonly Ends[], context: FigureContext): OpenBounds | null {
  const [first] = figures;
  const open = first && readFigureIn(raw, first.unit, context);
  if (first === undefined || open === undefined || open === null) return null;
  const lowest = figures.reduce((least, { low }) => (compare(low, least) < 0 ? low : least), first.low);
  const highest = figures.reduce((most, { high }) => (compare(high, most) > 0 ? high : most), first.high);
  const [min, max] = [toNumber(open.low), toNumber(open.high)];
  const isOutside = compare(lowest, open.low) < 0 || compare(highest, open.high) > 0;
  const reason =
    !open.isRange || min === max
      ? 'one number leaves no choice'
      : isPrice(open.unit) && compare(open.low, zero) < 0
        ? 'a price is never below zero'
        : isOutside
          ? `the figure of the catalog is ${spoken(lowest, highest)}`
          : null;
  if (reason !== null)
    return report(raw, reason, isOutside ? widened(open, lowest, highest) : undefined, context.reporter);
  const fine = [min, max].find((end) => !isOnGrid(end));
  if (fine !== undefined) {
    context.reporter.report('too-many-decimals', raw.content, { value: String(fine) });
    return null;
  }
  const spreads = figures.map(({ low, high }) => toNumber(subtract(high, low)));
  return { min, max, widest: figures.some(({ isRange }) => isRange) ? Math.max(...spreads) : null };
}

/** One number, or from which to which. */
function spoken(lowest: Rational, highest: Rational): string {
  const [low, high] = [toNumber(lowest), toNumber(highest)];
  return low === high ? String(low) : `from ${low} to ${high}`;
}

/** The least range that holds the written bounds and the catalog's figure. */
function widened({ low, high, unit }: ConstantFigure, lowest: Rational, highest: Rational): Hint {
  const least = compare(lowest, low) < 0 ? lowest : low;
  const most = compare(highest, high) > 0 ? highest : high;
  return write(`${toNumber(least)}..${toNumber(most)}${isPlain(unit) ? '' : ` ${displayUnit(unit)}`}`);
}

function report(raw: RawFormula, reason: string, hint: Hint | undefined, reporter: Reporter): null {
  reporter.report('bad-open', raw.content, { reason }, hint);
  return null;
}
