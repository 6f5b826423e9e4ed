/** Second roads to a price: what its materials cost plus its hours at a wage, compared with published prices. */

import type { ConstantFigure } from '../../elaborate/declaration/figures.js';
import { readFigure } from '../../elaborate/declaration/figures.js';
import type { RawBuildUp } from '../../language/forms/evidence.js';
import type { Located } from '../../language/forms/form.js';
import type { BuildUp, Strength } from '../../program/evidence.js';
import { leastRatio } from '../../program/evidence.js';
import { suggestOrList } from '../../source/hint.js';
import { toNumber } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, multiplyUnits } from '../../units/unit.js';
import { readRecord } from './check-record.js';
import type { EvidenceContext } from './evidence-context.js';
import { scaleOf } from './fits.js';

interface Span {
  readonly low: number;
  readonly high: number;
}

interface Priced {
  /** Empty for a figure. */
  readonly cell: string;
  readonly figure: ConstantFigure;
}

const one: Span = { low: 1, high: 1 };

/** Adds up the parts and compares them with the prices that they are about; null after a reported mistake. */
export function checkBuildUp(
  raw: RawBuildUp,
  { prices, strength }: { readonly prices: readonly Priced[]; readonly strength: Strength },
  context: EvidenceContext,
): BuildUp | null {
  const cell = raw.for?.value ?? null;
  const own = prices.filter((price) => cell === null || price.cell === cell);
  const [first] = own;
  if (first === undefined) {
    context.reporter.report('bad-evidence', raw.for?.span ?? raw.span, { reason: 'no price is built up here' });
    return null;
  }
  const { unit } = first.figure;
  const [wage, load, margin] = [raw.wage, raw.load, raw.margin].map((name) => name && laborOf(name, context));
  const parts = raw.parts.map((part) => costOf(part, { unit, wage: wage ?? null, load: spanOf(load) }, context));
  if (!parts.every((part) => part !== null)) return null;
  const cost = sumOf(parts.map(({ span }) => span));
  const times = spanOf(margin);
  const built = { low: cost.low * times.low, high: cost.high * times.high };
  const price = {
    low: Math.min(...own.map(({ figure }) => toNumber(figure.low))),
    high: Math.max(...own.map(({ figure }) => toNumber(figure.high))),
  };
  const ratio = (built.low + built.high) / (price.low + price.high);
  const apart = Number(Math.max(ratio, 1 / ratio).toFixed(2));
  const amount = `${rounded(built.low)}..${rounded(built.high)} ${displayUnit(unit)}`;
  const allowed = leastRatio[strength === 'exact' ? 3 : strength];
  if (apart > allowed && raw.because === null)
    context.reporter.report('roads-differ', raw.span, { amount, apart: String(apart), allowed: String(allowed) });
  const uses = [raw.wage, raw.load, raw.margin].flatMap((name) => name?.value ?? []);
  return {
    cell,
    amount,
    apart,
    parts: parts.map(({ part, records }) => ({ part, records })),
    because: raw.because,
    uses,
  };
}

/** What a part costs in the unit of the price; null after a reported mistake. */
function costOf(
  raw: RawBuildUp['parts'][number],
  { unit, wage, load }: { readonly unit: Unit; readonly wage: ConstantFigure | null; readonly load: Span },
  context: EvidenceContext,
) {
  const { reporter } = context;
  const records = raw.evidence.map((record) => readRecord(record, context).record);
  const written = raw.costs ?? raw.hours;
  const figure = written && readFigure(written, null, context);
  if (raw.costs !== null && raw.hours !== null) {
    reporter.report('bad-evidence', raw.span, { reason: 'a part has `costs` or `hours`' });
    return null;
  }
  if (figure === null || (raw.hours !== null && wage === null)) {
    reporter.report('bad-evidence', raw.span, { reason: 'a part has `costs`, or `hours` with the `wage` of its road' });
    return null;
  }
  const paid =
    raw.hours === null || wage === null
      ? { unit: figure.unit, span: one }
      : {
          unit: multiplyUnits(figure.unit, wage.unit),
          span: { low: toNumber(wage.low) * load.low, high: toNumber(wage.high) * load.high },
        };
  const scale = scaleOf(paid, unit);
  if (scale === null) {
    const reason = `it is in ${displayUnit(paid.unit)}, and the price is in ${displayUnit(unit)}`;
    reporter.report('bad-evidence', raw.span, { reason });
    return null;
  }
  const span = {
    low: toNumber(figure.low) * paid.span.low * scale,
    high: toNumber(figure.high) * paid.span.high * scale,
  };
  return { part: raw.part, records, span };
}

/** A figure of `labor_costs`; null after reporting an unknown one. */
function laborOf({ value, span }: Located<string>, context: EvidenceContext): ConstantFigure | null {
  const { labor } = context.facts;
  const raw = labor.get(value);
  if (raw !== undefined) return readFigure(raw, null, context);
  const [group = '', name = ''] = value.split('.');
  const hint = suggestOrList(value, [...labor.keys()], 'Figures of `labor_costs`');
  context.reporter.report('unknown-shared-figure', span, { group, name }, hint);
  return null;
}

function spanOf(figure: ConstantFigure | null | undefined): Span {
  return figure ? { low: toNumber(figure.low), high: toNumber(figure.high) } : one;
}

function sumOf(spans: readonly Span[]): Span {
  return spans.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), { low: 0, high: 0 });
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}
