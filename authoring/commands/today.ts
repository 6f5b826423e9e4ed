/** Days of the calendar, for commands whose words depend on the day. */

/** The day that a moment belongs to in a time zone, as 2026-03-01. */
export function dayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
