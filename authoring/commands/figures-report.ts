/** Lists the shared figures of a catalog by age, with the calculators that use each. */
import { daysBetween } from '../../generator/model/calendar.js';
import type { Catalog } from '../../generator/model/catalog.js';
import type { SharedFigure } from '../../generator/model/shared-figure.js';
import { isDated, periodOf } from '../../generator/model/shared-figure.js';

/** A line for each figure, the oldest first; those that do not age come last. `today` is a day as 2026-03-01. */
export function figuresReport({ calculators }: Catalog, today: string): readonly string[] {
  const users = new Map<SharedFigure, string[]>();
  for (const { slug, validity } of calculators)
    for (const figure of validity.figures) users.set(figure, [...(users.get(figure) ?? []), slug]);
  return [...users]
    .sort(([a], [b]) => compareText(a.asOf ?? '9999', b.asOf ?? '9999') || compareText(nameOf(a), nameOf(b)))
    .map(([figure, slugs]) => line(figure, slugs, today));
}

function line(figure: SharedFigure, users: readonly string[], today: string): string {
  const parts = [nameOf(figure), ageOf(figure, today), ...changesOf(figure, today), `used by ${users.join(', ')}`];
  return parts.join('; ');
}

function nameOf({ group, name }: SharedFigure): string {
  return `${group}.${name}`;
}

function ageOf({ asOf }: SharedFigure, today: string): string {
  if (asOf === null) return 'does not age';
  return `as of ${asOf} (${daysBetween(asOf, today)} days old)`;
}

/** For a figure with dates: its next change, and the day on which its periods end. */
function changesOf(figure: SharedFigure, today: string): readonly string[] {
  if (!isDated(figure)) return [];
  const now = periodOf(today, figure.periods);
  if (now === undefined) return ['NOT KNOWN TODAY'];
  const last = figure.periods[figure.periods.length - 1];
  const next = figure.periods[figure.periods.indexOf(now) + 1];
  return [
    ...(next === undefined ? [] : [`changes on ${next.from}`]),
    ...(last?.until == null ? [] : [`known until ${last.until}`]),
  ];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
