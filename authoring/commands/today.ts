/** Days of the calendar, for commands whose words depend on the day. */
import { nextDay } from '../../generator/source/calendar.js';

/** The day that a moment belongs to in a time zone, as 2026-03-01. */
export function dayIn(timeZone: string, moment: Date): string {
  const [, hours] = /^Etc\/GMT-(\d+)$/.exec(timeZone) ?? [];
  if (hours !== undefined) return dayAhead(Number(hours), moment);
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The day where clocks are some hours ahead of UTC. Intl would take 20 ms to load, and each check asks this. */
function dayAhead(hours: number, moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return Number(time.slice(0, 2)) + hours < 24 ? day : nextDay(day);
}
