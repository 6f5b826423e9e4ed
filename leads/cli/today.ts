/** Shows a day in figures and all that waits: `leads today`. */
import { choice, otherwise, Refusal } from '../../cli/command/option.js';
import { callableWays } from '../delivery/callable-ways.js';
import { summaryText } from '../delivery/summary-mail.js';
import { summarizeDay } from '../store/day-summary.js';
import { command } from './command.js';
import { moment } from './options.js';
import { printJson } from './print-table.js';
import { recordLook } from './record-look.js';

const day = 24 * 60 * 60 * 1000;
const mostListed = 20;

/** The same summary as the operator's daily mail, for any day in UTC. */
export const todayCommand = command({
  summary: 'sum up a day: what came, what was delivered, what waits',
  options: {
    day: moment('the day in UTC, such as 2026-05-01 (today)'),
    format: otherwise(choice('FORMAT', ['text', 'json']), 'text'),
  },
  run: async (context, { day: named, format }) => {
    const { database, destinations, now, write } = context;
    const time = named === undefined ? now : Date.parse(named);
    if (time > now) throw new Refusal('--day lies in the future.');
    const from = time - (time % day);
    const ways = await callableWays(database, destinations);
    const summary = await summarizeDay(database, { from, until: from + day, ways, limit: mostListed });
    const name = new Date(from).toISOString().slice(0, 10);
    await recordLook(context, 'today', { day: name });
    write(format === 'json' ? printJson({ day: name, ...summary }) : summaryText(name, { summary, now }));
    return 0;
  },
});
