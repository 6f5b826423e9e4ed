/** How a locale writes days, so that the texts of a calculator are the same on every machine that runs it. */
import type { DayForm } from '../../engine/kernel/text.js';

const middleOfJanuary = new Date('2026-01-15').getTime();
const month = 30.4 * 86_400_000;

/** Its months, and their place among day and year. */
export function dayFormOf(locale: string): DayForm {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, count) => format.formatToParts(middleOfJanuary + count * month));
  return {
    months: days.map((parts) => parts.find(({ type }) => type === 'month')?.value ?? ''),
    order: (days[0] ?? []).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join(''),
  };
}
