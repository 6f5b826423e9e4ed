/** Checks the evidence of prices, and derives their standing: their date, their kinds, their strength. */

import type { ConstantFigure } from '../../elaborate/declaration/figures.js';
import type { RawEvidence } from '../../language/forms/evidence.js';
import { evidenceKinds } from '../../language/forms/evidence-kinds.js';
import type { Located } from '../../language/forms/form.js';
import type { RawIndex } from '../../language/forms/indices.js';
import type { Evidence, EvidenceRecord, Standing, Strength } from '../../program/evidence.js';
import { firstDay, isBinding, strengthOf, usualReview, voicesOf } from '../../program/evidence.js';
import { Reporter } from '../../source/diagnostic.js';
import { suggestOrList } from '../../source/hint.js';
import { repeatedIn } from '../../source/repeated.js';
import { compare, toNumber, zero } from '../../units/rational.js';
import { displayUnit, moneySymbol } from '../../units/unit.js';
import { checkBuildUp } from './build-up.js';
import type { ReadRecord } from './check-record.js';
import { readRecord } from './check-record.js';
import type { EvidenceContext } from './evidence-context.js';
import type { Fit, PriceEnd } from './fits.js';
import { fitsOf, nearestTo, scaleOf } from './fits.js';
import { indexNamed } from './price-index.js';

/** A price, and the option or cell that it stands in; `cell` is empty for a figure. */
export interface Price {
  readonly cell: string;
  readonly figure: ConstantFigure;
  readonly isPast: boolean;
}

/** A thing that has evidence. */
export interface Subject {
  /** Its name in messages. */
  readonly name: string;
  /** Its amounts of money other than zero; empty for figures that are none. */
  readonly prices: readonly Price[];
  /** The cells that records may name; null where there are none. */
  readonly cells: readonly string[] | null;
}

/** An end of a price, with the records that state it. */
interface CheckedEnd extends PriceEnd {
  readonly price: Price;
  readonly which: 'low end' | 'high end' | 'value';
  readonly records: readonly ReadRecord[];
  readonly fits: readonly Fit[];
}

export function checkEvidence(subject: Subject, raw: RawEvidence, context: EvidenceContext): Evidence {
  const records = recordsFor(raw, context);
  checkCells(subject, raw, context);
  checkShape(raw, records, context);
  adviseOnAddresses(raw, context);
  const isOmitted = raw.sameAs === null && reportOmittedUnits(subject, records, context);
  const index = checkIndex(raw.index, context);
  const ends = index === undefined ? [] : subject.prices.flatMap((price) => endsOf(price, records, index));
  // What lacks its unit may be the number that the price follows.
  if (raw.because === null && raw.judgement === null && records.length > 0 && !isOmitted) {
    for (const price of subject.prices) {
      const own = ends.filter((end) => end.price === price);
      reportUnsupported(subject, own, index ?? null, context);
    }
  }
  adviseOnWidth(subject, raw, context);
  adviseOnOrigin(subject, raw, records, context);
  const current = ends.filter(({ isPast }) => !isPast);
  const evidence = evidenceOf(raw, records, current, context);
  const { strength } = evidence;
  const prices = subject.prices.filter(({ isPast }) => !isPast);
  const buildUps = raw.buildUp.flatMap((road) => checkBuildUp(road, { prices, strength }, context) ?? []);
  return { ...evidence, buildUps };
}

/** The records, each checked where it stands. */
function recordsFor({ records, sameAs }: RawEvidence, context: EvidenceContext): readonly ReadRecord[] {
  if (sameAs === null) return records.map((record) => readRecord(record, context));
  const shared = context.facts.recordsOf.get(sameAs.value);
  if (shared === undefined || shared.length === 0) {
    const names = [...context.facts.recordsOf].flatMap(([name, own]) => (own.length === 0 ? [] : [name]));
    const [group = '', name = ''] = sameAs.value.split('.');
    const hint = suggestOrList(sameAs.value, names, 'Figures with records');
    context.reporter.report('unknown-shared-figure', sameAs.span, { group, name }, hint);
  }
  const quiet = { ...context, reporter: new Reporter() };
  return (shared ?? []).map((record) => readRecord(record, quiet));
}

function checkShape(raw: RawEvidence, records: readonly ReadRecord[], { reporter }: EvidenceContext): void {
  const alone = raw.because ?? raw.review ?? raw.index;
  if (records.length > 0 || raw.judgement !== null || raw.sameAs !== null || alone === null) return;
  const reason = 'there is neither a record nor a judgement that this would belong to';
  reporter.report('bad-evidence', alone.span, { reason }, { hint: 'Add `evidence:` with records, or `judgement:`.' });
}

/** Advises on the address of a record that another one has, whose source shares no word with its own. */
function adviseOnAddresses({ records }: RawEvidence, { reporter }: EvidenceContext): void {
  for (const { item, first } of repeatedIn(records, ({ at }) => at.value)) {
    const own = publisherWords(item.who);
    if ([...publisherWords(first.who)].some((word) => own.has(word))) continue;
    const related = [{ span: first.at.span, label: 'the same here' }];
    reporter.report('address-of-another', item.at.span, { who: item.who, other: first.who }, { related });
  }
}

/** The words before the first comma, which name the publisher; those after it are about the trade. */
function publisherWords(who: string): ReadonlySet<string> {
  const [publisher = ''] = who.toLowerCase().split(',');
  return new Set(publisher.match(/[\p{L}\d]{3,}/gu) ?? []);
}

/** Reports records about options or cells that do not exist. */
function checkCells({ cells, name }: Subject, { records }: RawEvidence, { reporter }: EvidenceContext): void {
  for (const { value, span } of records.flatMap((record) => record.for)) {
    if (cells?.some((cell) => isIn(cell, value))) continue;
    const reason =
      cells === null ? '`for` belongs to options and cells, and this is one figure' : `\`${name}\` has no \`${value}\``;
    const hint = cells === null ? { hint: 'Remove `for`.' } : suggestOrList(value, cells, 'What it has');
    reporter.report('bad-evidence', span, { reason }, hint);
  }
}

/** True for `vinyl/new` in `vinyl`. */
function isIn(cell: string, key: string): boolean {
  return cell === key || cell.startsWith(`${key}/`);
}

/** Undefined after reporting an unknown name. */
function checkIndex(
  name: Located<string> | null,
  { facts: { indices }, reporter }: EvidenceContext,
): RawIndex | null | undefined {
  const index = indexNamed(name?.value ?? null, indices);
  if (index === undefined && name !== null) {
    const names = indices.map((each) => each.name.value);
    const hint = suggestOrList(name.value, names, 'Indices');
    reporter.report('unknown-index', name.span, { name: name.value }, hint);
  }
  return index;
}

function endsOf(price: Price, records: readonly ReadRecord[], index: RawIndex | null): readonly CheckedEnd[] {
  const { figure, cell, isPast } = price;
  const own = records.filter(({ record }) => isAbout(record, cell));
  const end = (which: CheckedEnd['which'], value: number): CheckedEnd => {
    const at = { value, unit: figure.unit, isPast };
    return { ...at, price, which, records: own, fits: fitsOf(at, own, index) };
  };
  const [low, high] = [toNumber(figure.low), toNumber(figure.high)];
  const ends = low === high ? [end('value', low)] : [end('low end', low), end('high end', high)];
  return ends.filter(({ value }) => value !== 0);
}

/** True after reporting bare money that reads like the price, but lacks what the price is for, such as a foot. */
function reportOmittedUnits(
  { prices }: Subject,
  records: readonly ReadRecord[],
  { reporter }: EvidenceContext,
): boolean {
  const before = reporter.count;
  for (const { record, numbers } of records)
    for (const number of numbers.filter(({ unit }) => moneySymbol(unit) !== null)) {
      const own = prices.filter(({ cell }) => isAbout(record, cell)).map(({ figure }) => figure);
      const like = own.find((figure) => scaleOf(number, figure.unit) === null && isWithin(number, figure));
      if (like === undefined || own.some((figure) => scaleOf(number, figure.unit) !== null)) continue;
      const reason = `it is in ${displayUnit(number.unit)}, and the price is in ${displayUnit(like.unit)}`;
      reporter.report('bad-evidence', number.span, { reason }, { hint: omittedUnit });
    }
  return reporter.count > before;
}

const omittedUnit =
  'State what the number is for, as its source does; or let `as` and `by` say what it comes to in the unit of the price.';

function isAbout({ cells }: EvidenceRecord, cell: string): boolean {
  return cell === '' || cells.length === 0 || cells.some((key) => isIn(cell, key));
}

/** True when the numbers overlap, a tenth given or taken, whatever their units. */
function isWithin(number: ConstantFigure, price: ConstantFigure): boolean {
  const [low, high] = [toNumber(price.low) * 0.9, toNumber(price.high) * 1.1];
  return toNumber(number.high) >= low && toNumber(number.low) <= high;
}

/** Reports the ends of a price that no record states, together. */
function reportUnsupported(
  { name }: Subject,
  ends: readonly CheckedEnd[],
  index: RawIndex | null,
  { reporter }: EvidenceContext,
): void {
  const bare = ends.filter(({ fits }) => fits.length === 0);
  const [first] = bare;
  if (first === undefined) return;
  const { cell, figure } = first.price;
  const which = `${bare.map((end) => end.which).join(' and the ')} of ${cell === '' ? '' : `\`${cell}\` in `}\`${name}\``;
  const value = `${bare.map((end) => rounded(end.value)).join('..')} ${displayUnit(figure.unit)}`;
  reporter.report('unsupported-price', figure.span, { which, value }, { hint: nearestHint(first, index) });
}

function nearestHint(end: CheckedEnd, index: RawIndex | null): string | undefined {
  const near = nearestTo(end, end.records, index);
  if (near === null) return undefined;
  const { raw, brought } = near;
  const today =
    brought === null
      ? ', from before its price index begins'
      : brought === raw
        ? ''
        : `, ${rounded(brought)} in money of today`;
  return `The nearest is ${rounded(raw)}${today}. Follow a record, or add \`because\` with what the value follows from.`;
}

/** With the digits that matter. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(6)));
}

const widest = 3;

function adviseOnWidth(
  { name, prices }: Subject,
  { because, judgement }: RawEvidence,
  { reporter }: EvidenceContext,
): void {
  if (because !== null || judgement !== null) return;
  for (const { figure, cell } of prices) {
    const [low, high] = [toNumber(figure.low), toNumber(figure.high)];
    if (compare(figure.low, zero) > 0 && high > widest * low)
      reporter.report('wide-price', figure.span, { name: cell === '' ? name : `${cell} in ${name}` });
  }
}

/** Advises on prices that rest only on publishers who name no origin. */
function adviseOnOrigin(
  { name, prices }: Subject,
  { judgement }: RawEvidence,
  records: readonly ReadRecord[],
  { reporter }: EvidenceContext,
): void {
  const [price] = prices;
  const isTemplate = ({ record }: ReadRecord) => record.publisher.kind === 'template';
  if (price === undefined || judgement !== null || records.length === 0 || !records.every(isTemplate)) return;
  reporter.report('untraceable-price', price.figure.span, { name });
}

function evidenceOf(
  raw: RawEvidence,
  records: readonly ReadRecord[],
  ends: readonly CheckedEnd[],
  { facts: { region } }: EvidenceContext,
): Omit<Evidence, 'buildUps'> {
  const bound = ends.map((end) => newestOf(end));
  const all = records.map(({ record }) => record);
  const used = ends.length === 0 ? all : all.filter((record) => bound.some((some) => some.includes(record)));
  const brought = ends.flatMap(({ fits }) => broughtOf(fits));
  const kinds = evidenceKinds.filter((kind) => used.some((record) => record.kind === kind));
  const years = [...new Set(used.flatMap(({ published }) => published?.slice(0, 4) ?? []))].sort();
  const [asOf = null] = (ends.length === 0 ? [all] : bound).flatMap((some) => dayOf(some) ?? []).sort();
  const looked = all.flatMap(({ read }) => read ?? []).sort();
  return {
    records: all,
    because: raw.because?.value ?? null,
    judgement: raw.judgement?.value ?? null,
    standing: standingOf(raw, records, brought),
    broughtFrom: raw.judgement === null ? ([...brought].sort()[0] ?? null) : null,
    voices: voicesOf(all),
    strength: raw.judgement === null ? strengthOfEnds(ends, all, region) : 5,
    kinds,
    years,
    asOf,
    looked: looked[looked.length - 1] ?? null,
    review:
      raw.review === null ? usualReview(raw.judgement === null ? kinds : []) : Number.parseInt(raw.review.value, 10),
  };
}

function standingOf({ judgement }: RawEvidence, records: readonly ReadRecord[], brought: readonly string[]): Standing {
  if (judgement !== null) return 'judged';
  if (records.length === 0) return 'unnamed';
  return brought.length > 0 ? 'brought' : 'published';
}

/** The newest record that states an end, or the newest one about it where none does. */
function newestOf({ fits, records }: CheckedEnd): readonly EvidenceRecord[] {
  const own = (fits.length > 0 ? fits.map(({ record }) => record) : records).map(({ record }) => record);
  const dated = own.filter(({ published }) => published !== null);
  if (dated.length === 0) return own;
  return [dated.reduce((newest, each) => ((each.published ?? '') > (newest.published ?? '') ? each : newest))];
}

/** The first day of the newest of several records. */
function dayOf(records: readonly EvidenceRecord[]): string | null {
  const days = records.flatMap(({ published }) => (published === null ? [] : [firstDay(published)])).sort();
  return days[days.length - 1] ?? null;
}

/** The year that the newest record of an end was brought forward from, where none fits as it is written. */
function broughtOf(fits: readonly Fit[]): readonly string[] {
  if (fits.length === 0 || fits.some(({ isBrought }) => !isBrought)) return [];
  return fits
    .flatMap(({ record: { record } }) => record.published?.slice(0, 4) ?? [])
    .sort()
    .slice(-1);
}

function strengthOfEnds(ends: readonly CheckedEnd[], all: readonly EvidenceRecord[], region: string | null): Strength {
  const isSet = ends.length > 0 && ends.every(({ fits }) => fits.some(({ record }) => isBinding(record.record.kind)));
  return isSet ? 'exact' : strengthOf(all, region);
}
