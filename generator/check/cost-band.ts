import type { RawCalculator, RawCostBand } from '../load/raw-catalog.js';
import type { CostBand } from '../model/catalog.js';
import type { Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { toNumber } from '../model/rational.js';
import type { Unit } from '../model/unit.js';
import { unitOf } from '../model/unit.js';
import type { Span } from '../text/source.js';
import { inUnit } from './arithmetic.js';
import type { FigureContext } from './constants.js';
import { parseIn, readFigureIn } from './constants.js';
import { elaborateQuantity } from './elaborate.js';
import type { Scope } from './scope.js';
import { endsOf, missingFactor, quotedUnit, unitWords } from './value.js';

/** A checked band, and the price that is to be proved inside it where the editor named one. */
export interface CheckedBand {
  readonly band: CostBand;
  readonly held: { readonly low: Core; readonly high: Core; readonly span: Span } | null;
}

/** Checks a cost band. Null for none, undefined after a mistake. */
export function checkCostBand(
  raw: RawCalculator,
  computesMoney: boolean,
  scope: Scope,
): CheckedBand | null | undefined {
  const { costBand } = raw;
  if (costBand === null) return null;
  const money = moneyUnit(scope);
  const price = money && readPrice(costBand.price, money, scope);
  const project = costBand.project === null || money === null ? null : readPrice(costBand.project, money, scope);
  if (costBand.holds === null && costBand.because === null && computesMoney)
    scope.reporter.report('band-unexplained', costBand.price.content, {});
  const held = costBand.holds === null || money === null ? null : checkHeld(costBand.holds, money, scope);
  if (price === null || project === undefined || price === undefined) return undefined;
  return { band: bandOf(raw.service.value, costBand, price, project), held };
}

function bandOf(serviceName: string, raw: RawCostBand, price: Interval, project: Interval | null): CostBand {
  return { serviceName, unit: `per ${raw.per}`, price, project, notes: raw.notes };
}

function moneyUnit({ units }: FigureContext): Unit | null {
  const found = [...units.units.values()].find(({ symbol }) => symbol !== null);
  return found === undefined ? null : unitOf(found);
}

function readPrice(raw: RawCostBand['price'], money: Unit, scope: Scope): Interval | undefined {
  const figure = readFigureIn(raw, money, scope);
  return figure === null ? undefined : { low: toNumber(figure.low), high: toNumber(figure.high) };
}

/** The price per unit named in `holds`: an amount of money, or of money per something. */
function checkHeld(raw: RawCostBand['price'], money: Unit, scope: Scope): CheckedBand['held'] {
  const expression = parseIn(raw, scope);
  const value = expression && elaborateQuantity(expression, scope);
  if (value === null || expression === null) return null;
  const plainMoney = inUnit(value, money);
  const perUnit = value.unit.dimensions.get([...money.dimensions.keys()][0] ?? '') === 1;
  if (plainMoney === null && !perUnit) {
    const hint = missingFactor(value.unit, money);
    scope.reporter.report(
      'cannot-convert',
      expression.span,
      { from: unitWords(value.unit), to: quotedUnit(money) },
      { hint },
    );
    return null;
  }
  return { ...endsOf(plainMoney ?? value), span: expression.span };
}
