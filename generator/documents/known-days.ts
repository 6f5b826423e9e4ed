/** The days on which the figures of a calculator change, in words. */
import type { DatedPeriods } from '../program/catalog.js';

/** "Its figures change on 2027-01-01 and are known from 2026-01-01 to 2027-12-31." */
export function knownDays({ periods }: DatedPeriods): string {
  const changes = periods.slice(1).flatMap(({ from }) => from ?? []);
  const [from, until] = [periods[0]?.from ?? null, periods[periods.length - 1]?.until ?? null];
  const ends = [...(from === null ? [] : [`from ${from}`]), ...(until === null ? [] : [`to ${until}`])].join(' ');
  const change = changes.length === 0 ? '' : `change on ${changes.join(', ')}`;
  const known = ends === '' ? '' : `are known ${ends}`;
  return `Its figures ${[change, known].filter((each) => each !== '').join(' and ')}.`;
}
