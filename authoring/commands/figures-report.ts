/** Lists the figures of a catalog for the people who maintain them: by age, with their evidence and their users. */

import { evidenceKinds } from '../../generator/language/forms/evidence-kinds.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { BuildUp, Evidence, EvidenceRecord, Standing } from '../../generator/program/evidence.js';
import type { ListedFigure } from '../../generator/program/listed-figures.js';
import { listedFigures } from '../../generator/program/listed-figures.js';
import { isDated, periodOf } from '../../generator/program/shared-figure.js';
import { daysBetween } from '../../generator/source/calendar.js';
import { toNumber } from '../../generator/units/rational.js';
import { displayUnit } from '../../generator/units/unit.js';

/** A paragraph for each figure, the oldest first; those that do not age come last. `today` is a day as 2026-03-01. */
export function figuresReport(catalog: Catalog, today: string): readonly string[] {
  const figures = listedFigures(catalog);
  return [...figures]
    .sort((a, b) => compareText(a.asOf ?? '9999', b.asOf ?? '9999') || compareText(a.name, b.name))
    .map((figure) => paragraph(figure, today));
}

/** Lines on what needs another look by a day; null if nothing does. */
export function dueReport(catalog: Catalog, today: string): string | null {
  const due = listedFigures(catalog).filter((figure) => isDue(figure, today));
  if (due.length === 0) return null;
  const names = due.map(({ name, due: since }) => `  ${name}, since ${since}`);
  const [some, need] = due.length === 1 ? ['1 figure', 'needs'] : [`${due.length} figures`, 'need'];
  return `On ${today}, ${some} of money ${need} another look:\n${names.join('\n')}`;
}

/** Counts the evidence of all prices; null when the catalog has none. */
export function basisReport(catalog: Catalog): string | null {
  const prices = listedFigures(catalog).filter(({ isMoney }) => isMoney);
  if (prices.length === 0) return null;
  const standings = (standing: Standing) =>
    prices.filter(({ evidence }) => (evidence?.standing ?? 'unnamed') === standing).length;
  const kinds = evidenceKinds.map(
    (kind) => `${kind} ${prices.filter(({ evidence }) => evidence?.kinds.includes(kind)).length}`,
  );
  const classes = (['exact', 3, 4, 5] as const).map(
    (strength) => `${strength} ${prices.filter(({ evidence }) => evidence?.strength === strength).length}`,
  );
  const single = prices.filter(({ evidence }) => evidence?.voices === 1).length;
  return [
    `Of ${prices.length} ${prices.length === 1 ? 'figure' : 'figures'} of money ${standings('published')} are stated by sources, ${standings('brought')} by older ones brought forward, ${standings('judged')} are judged and ${standings('unnamed')} rest on nothing.`,
    `By kind of source, where one may rest on several: ${kinds.join(', ')}.`,
    `By class: ${classes.join(', ')}. The median year of their sources is ${medianYear(prices) ?? 'not known'}.`,
    `Only one independent source speaks for ${single} of them.`,
  ].join('\n');
}

/** The middle of the newest years on which prices rest; null where none has a year. */
function medianYear(prices: readonly ListedFigure[]): string | null {
  const years = prices.flatMap(({ evidence }) => evidence?.years.slice(-1) ?? []).sort();
  return years[Math.floor((years.length - 1) / 2)] ?? null;
}

function isDue({ due }: ListedFigure, today: string): boolean {
  return due !== null && due <= today;
}

function paragraph(figure: ListedFigure, today: string): string {
  const { name, evidence, users, due } = figure;
  const parts = [
    `${name}: ${amountOf(figure)}`,
    ageOf(figure, today),
    ...(evidence === null ? [] : [standingOf(evidence)]),
    ...(due === null ? [] : [isDue(figure, today) ? `NEEDS ANOTHER LOOK since ${due}` : `another look on ${due}`]),
    ...changesOf(figure, today),
    `used by ${users.join(', ')}`,
  ];
  const source = figure.source === null ? [] : [figure.source];
  const records = evidence?.records.map((record) => recordLine(record, today)) ?? [];
  const built = evidence?.buildUps.map(buildUpLine) ?? [];
  const told = evidence === null ? source : [...records, ...built, ...reasonsOf(evidence)];
  return [parts.join('; '), ...told.map((line) => `  ${line}`)].join('\n');
}

function amountOf({ shared, cells }: ListedFigure): string {
  if (shared === null) return cells.map(({ cell, value }) => (cell === '' ? value : `${cell} ${value}`)).join(', ');
  const last = shared.periods[shared.periods.length - 1];
  if (last === undefined) return '';
  const [low, high] = [toNumber(last.low), toNumber(last.high)];
  const unit = shared.unit.factors.length === 0 ? '' : ` ${displayUnit(shared.unit)}`;
  return `${shared.isRange ? `${low}..${high}` : low}${unit}`;
}

function ageOf({ asOf, evidence }: ListedFigure, today: string): string {
  if (asOf === null) return evidence === null || evidence.records.length === 0 ? 'no date' : 'undated';
  return `as of ${asOf} (${daysBetween(asOf, today)} days old)`;
}

function standingOf({ standing, broughtFrom, strength, records, voices }: Evidence): string {
  const brought = broughtFrom === null ? '' : ` from ${broughtFrom}`;
  const spoken = records.length === 0 ? '' : `, ${voices === 1 ? 'one voice' : `${voices} voices`}`;
  return `${standing}${brought}, ${strength === 'exact' ? 'exact' : `class ${strength}`}${spoken}`;
}

function recordLine(record: EvidenceRecord, today: string): string {
  const { who, says, as, by, published, read, where, kind, publisher, at, cells, note } = record;
  const about = cells.length === 0 ? '' : ` for ${cells.join(', ')}`;
  const converted = as.length === 0 ? '' : ` = ${as.join(', ')} (${by})`;
  const copied =
    publisher.name === null || publisher.name === publisher.voice ? '' : ` (counted with ${publisher.voice})`;
  const place = where === null ? '' : `, ${where}`;
  const seen = read === null ? 'unread' : `read ${read}${read > today ? ', WHICH IS STILL TO COME' : ''}`;
  const more = note === null ? '' : ` ${note}`;
  return `- ${who}${about}: ${says.join(', ')}${converted}; ${kind}${copied}, ${published ?? 'undated'}${place}; ${at} (${seen})${more}`;
}

function buildUpLine({ cell, amount, apart, parts, because }: BuildUp): string {
  const about = cell === null ? '' : ` of ${cell}`;
  const why = because === null ? '' : ` ${because}`;
  return `- materials and hours${about}: ${amount}, ${apart} times apart in the middle (${parts.map(({ part }) => part).join('; ')})${why}`;
}

function reasonsOf({ because, judgement }: Evidence): readonly string[] {
  return [
    ...(because === null ? [] : [`because: ${because}`]),
    ...(judgement === null ? [] : [`judgement: ${judgement}`]),
  ];
}

/** Facts about a dated figure: its next change, and the last day for which it is known. */
function changesOf({ shared }: ListedFigure, today: string): readonly string[] {
  if (shared === null || !isDated(shared)) return [];
  const now = periodOf(today, shared.periods);
  if (now === undefined) return ['NOT KNOWN TODAY'];
  const last = shared.periods[shared.periods.length - 1];
  const next = shared.periods[shared.periods.indexOf(now) + 1];
  return [
    ...(next === undefined ? [] : [`changes on ${next.from}`]),
    ...(last?.until == null ? [] : [`known until ${last.until}`]),
  ];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
