/** How a locale writes days, so that the texts of a calculator are the same on every machine that runs it. */
import type { DayForm } from '../../engine/kernel/text.js';

/** Its months, and their place among day and year. */
export function dayFormOf(locale: string): DayForm {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 1)));
  return {
    months: months.map((parts) => parts.find(({ type }) => type === 'month')?.value ?? ''),
    order: (months[0] ?? []).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join(''),
  };
}
