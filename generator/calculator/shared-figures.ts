/** Checks figures.yaml: the values of its figures, and that their periods follow one another. */

import type { ConstantFigure } from '../elaborate/declaration/figures.js';
import { convertFigure, readFigure } from '../elaborate/declaration/figures.js';
import { openBounds } from '../elaborate/declaration/open-bounds.js';
import { checkDay, checkPeriods, daysOf } from '../elaborate/declaration/periods.js';
import type { RawPeriod, RawSharedFigure } from '../language/forms/figures.js';
import type { Located, Named, RawFormula } from '../language/forms/form.js';
import { sourceOf } from '../program/evidence.js';
import type { FigurePeriod, SharedFigure, SharedFigures } from '../program/shared-figure.js';
import { Reporter } from '../source/diagnostic.js';
import { compare, zero } from '../units/rational.js';
import type { Unit } from '../units/unit.js';
import { isMoney, isPlain } from '../units/unit.js';
import type { UnitTable } from '../units/units.js';
import { isPriceFigure } from './evidence/cells.js';
import type { Price } from './evidence/check-evidence.js';
import { checkEvidence } from './evidence/check-evidence.js';
import { checkPublication } from './evidence/check-record.js';
import type { EvidenceContext, EvidenceFacts } from './evidence/evidence-context.js';

export function checkSharedFigures(
  raw: readonly Named<readonly Named<RawSharedFigure>[]>[],
  units: UnitTable,
  facts: EvidenceFacts,
  reporter: Reporter,
): SharedFigures {
  const context = { units, facts, reporter };
  checkPublished(raw, reporter);
  const figuresOf = (group: Located<string>, figures: readonly Named<RawSharedFigure>[]) =>
    new Map(figures.map((each) => [each.name.value, checkFigure(group.value, each, context)]));
  return new Map(raw.map(({ name, value }) => [name.value, figuresOf(name, value)]));
}

function checkFigure(
  group: string,
  { name, value: raw }: Named<RawSharedFigure>,
  context: EvidenceContext,
): SharedFigure | null {
  const periods = periodsOf(raw, name, context);
  if (raw.asOf !== null && !checkDay(raw.asOf, context.reporter)) return null;
  const full = `${group}.${name.value}`;
  if (!checkOrigin(raw, name, context.reporter)) return null;
  const [first] = periods ?? [];
  if (periods === null || first === undefined) return null;
  const evidence =
    raw.evidence && checkEvidence({ name: full, prices: pricesOf(periods), cells: null }, raw.evidence, context);
  const figures = periods.map(({ figure }) => figure);
  const open = raw.open && openBounds(raw.open, figures, context);
  if (raw.open !== null && open === null) return null;
  return {
    group,
    name: name.value,
    unit: first.figure.unit,
    isRange: figures.some(({ isRange }) => isRange),
    open,
    periods: periods.map(({ from, until, figure: { low, high } }) => ({ from, until, low, high })),
    source: raw.source ?? (evidence === null ? '' : sourceOf(evidence)),
    evidence,
    asOf: evidence === null ? (raw.asOf?.value ?? null) : evidence.asOf,
  };
}

/** Money other than zero, in all periods. */
function pricesOf(periods: readonly ReadPeriod[]): readonly Price[] {
  return periods
    .filter(({ figure }) => isPriceFigure(figure))
    .map((period) => ({ cell: '', figure: period.figure, isPast: period !== periods[periods.length - 1] }));
}

/** False after reporting a figure that names nothing, or whose date stands beside its records. */
function checkOrigin({ evidence, source, asOf }: RawSharedFigure, name: Located<string>, reporter: Reporter): boolean {
  if (evidence === null && source === null) {
    const hint =
      'Add `evidence:` with records, or `judgement:`; a figure that is no price may have a `source:` in words.';
    reporter.report('bad-evidence', name.span, { reason: 'it names neither records nor a source' }, { hint });
    return false;
  }
  if (evidence === null || asOf === null) return true;
  const hint = 'Remove `as_of`.';
  reporter.report('bad-evidence', asOf.span, { reason: 'its date follows from its records' }, { hint });
  return false;
}

/** Reports records that nobody could read, published after the newest day on which any record was read. */
function checkPublished(groups: readonly Named<readonly Named<RawSharedFigure>[]>[], reporter: Reporter): void {
  const records = groups.flatMap(({ value }) => value.flatMap((figure) => figure.value.evidence?.records ?? []));
  const read = records.flatMap((record) => record.read?.value ?? []).sort();
  const newest = read[read.length - 1];
  if (newest === undefined) return;
  for (const record of records)
    if (record.read === null) checkPublication(record.date ?? record.year, newest, reporter);
}

type ReadPeriod = Pick<FigurePeriod, 'from' | 'until'> & { readonly figure: ConstantFigure };

function periodsOf(
  raw: RawSharedFigure,
  name: Located<string>,
  context: EvidenceContext,
): readonly ReadPeriod[] | null {
  if ((raw.value === null) === (raw.periods === null)) {
    const reason = raw.value === null ? 'it has no value' : 'it has both a `value` and `periods`';
    const hint = 'Write `value: ...`, or `periods:` with a value in each.';
    context.reporter.report('bad-period', name.span, { reason }, { hint });
    return null;
  }
  if (raw.value !== null) return single(raw.value, context);
  const written = raw.periods ?? [];
  if (!checkPeriods(written, context.reporter)) return null;
  return inOneUnit(written, context);
}

function single(value: RawFormula, context: EvidenceContext): readonly ReadPeriod[] | null {
  const figure = readFigure(value, null, context);
  return figure && checkMoney(figure, context.reporter) ? [{ from: null, until: null, figure }] : null;
}

/** Reads the values of all periods in the unit of the first; null after a mistake. */
function inOneUnit(written: readonly RawPeriod[], context: EvidenceContext): readonly ReadPeriod[] | null {
  const read: ReadPeriod[] = [];
  const usual = usualUnit(written, context);
  for (const period of written) {
    const figure = readFigure(period.value, null, context);
    const unit = usual ?? figure?.unit ?? null;
    const converted = figure && unit && convertFigure(figure, unit, context.reporter);
    if (converted === null || !checkMoney(converted, context.reporter)) return null;
    read.push({ ...daysOf(period), figure: converted });
  }
  return read;
}

/** The unit of the first value that has one: a value that has lost its unit is the one to mend. */
function usualUnit(written: readonly RawPeriod[], context: EvidenceContext): Unit | null {
  const quietly = new Reporter();
  const figures = written.flatMap(({ value }) => readFigure(value, null, { ...context, reporter: quietly }) ?? []);
  return figures.find(({ unit }) => !isPlain(unit))?.unit ?? null;
}

function checkMoney({ unit, low, span }: ConstantFigure, reporter: Reporter): boolean {
  const isNegative = isMoney(unit) && compare(low, zero) < 0;
  const hint = 'Write a price of zero or more.';
  if (isNegative) reporter.report('negative-money', span, { what: 'This figure', at: '' }, { hint });
  return !isNegative;
}
