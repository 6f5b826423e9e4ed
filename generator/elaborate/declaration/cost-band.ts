/** Checks the cost band: what the work usually costs, and the price that must stay inside it. */
import type { RawCostBand } from '../../language/forms/result.js';
import type { CostBand } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import type { Span } from '../../source/source.js';
import { toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { unitOf } from '../../units/unit.js';
import { elaborateQuantity } from '../expression/elaborate.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import { missingFactor } from '../expression/missing-factor.js';
import { inUnit } from '../expression/operand.js';
import { parseIn } from '../expression/parse.js';
import type { Scope } from '../expression/scope.js';
import { endsOf, quotedUnit, unitWords } from '../expression/value.js';
import type { CategorizedCalculator } from './entry-category.js';
import { readFigureIn } from './figures.js';
import type { BandMoney } from './service.js';
import { currencyOf } from './service.js';

/** A checked band, and the price to prove inside it if the editor named one. */
export interface CheckedBand {
  readonly band: CostBand;
  readonly held: { readonly low: Core; readonly high: Core; readonly span: Span } | null;
}

/** Checks a cost band. Null for none, undefined after a mistake. */
export function checkCostBand(
  raw: CategorizedCalculator,
  computesMoney: boolean,
  currency: BandMoney,
  scope: Scope,
): CheckedBand | null | undefined {
  const { costBand } = raw;
  if (costBand === null) return null;
  if (currency === 'none') reportNoCurrency(costBand, scope);
  const money = typeof currency === 'string' ? null : unitOf(currency);
  const price = money && readPrice(costBand.price, money, scope);
  const project = costBand.project === null || money === null ? null : readPrice(costBand.project, money, scope);
  if (costBand.holds === null && costBand.because === null && computesMoney)
    scope.reporter.report('band-unexplained', costBand.price.content, {});
  const held = costBand.holds === null || money === null ? null : checkHeldPrice(costBand.holds, money, scope);
  if (typeof currency === 'string' || price === null || project === undefined || price === undefined) return undefined;
  const { serviceName } = raw.category;
  const told = { notes: notesOf(costBand), unit: `per ${costBand.per}` };
  return { band: { serviceName, currency: currencyOf(currency), price, project, ...told }, held };
}

/** The text shown with the band: its notes, and why a job may cost something else. */
export function notesOf({ notes, because }: RawCostBand): string | null {
  const sentences = [notes, because].filter((each) => each !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function reportNoCurrency({ span }: RawCostBand, { reporter }: FigureContext): void {
  const hint = 'Add `currency: ` with the name of a unit of money to service.yaml, or leave the band out.';
  reporter.report('missing-key', span, { owner: 'a cost band', name: 'currency' }, { hint });
}

function readPrice(raw: RawCostBand['price'], money: Unit, scope: Scope): Interval | undefined {
  const figure = readFigureIn(raw, money, scope);
  return figure === null ? undefined : { low: toNumber(figure.low), high: toNumber(figure.high) };
}

/** Checks the price per unit named in `holds`: an amount of money, or of money per something. */
function checkHeldPrice(raw: RawCostBand['price'], money: Unit, scope: Scope): CheckedBand['held'] {
  const expression = parseIn(raw, scope);
  const value = expression && elaborateQuantity(expression, scope);
  if (value === null || expression === null) return null;
  const plainMoney = inUnit(value, money);
  const perUnit = value.unit.dimensions.get([...money.dimensions.keys()][0] ?? '') === 1;
  if (plainMoney === null && !perUnit) {
    const hint = missingFactor(value.unit, money, scope.units);
    const args = { from: unitWords(value.unit), to: quotedUnit(money) };
    scope.reporter.report('cannot-convert', expression.span, args, { hint });
    return null;
  }
  return { ...endsOf(plainMoney ?? value), span: expression.span };
}
