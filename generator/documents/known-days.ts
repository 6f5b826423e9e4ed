/** The days on which the figures of a calculator change, in words. */
import type { DocumentWords } from '../../words/document-words.js';
import type { DatedPeriods } from '../program/catalog.js';

/** "Its figures change on 2027-01-01 and are known from 2026-01-01 to 2027-12-31." */
export function knownDays({ known }: DocumentWords, { periods }: DatedPeriods): string {
  const days = periods
    .slice(1)
    .flatMap(({ from }) => from ?? [])
    .join(', ');
  const [from, to] = [periods[0]?.from ?? null, periods[periods.length - 1]?.until ?? null];
  if (from === null && to === null) return known.change({ days });
  if (from === null) return days === '' ? known.to({ to: to ?? '' }) : known.changeTo({ days, to: to ?? '' });
  if (to === null) return days === '' ? known.from({ from }) : known.changeFrom({ days, from });
  return days === '' ? known.between({ from, to }) : known.changeBetween({ days, from, to });
}
