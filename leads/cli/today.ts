/** Shows a day in figures and all that waits: `leads today`. */
import { callableWays } from '../delivery/callable-ways.js';
import { summaryText } from '../delivery/summary-mail.js';
import { summarizeDay } from '../store/day-summary.js';
import type { Command } from './command.js';
import { UsageError } from './command.js';
import { printJson } from './print-table.js';
import { readChoice, readMoment } from './read-options.js';
import { recordLook } from './record-look.js';

const day = 24 * 60 * 60 * 1000;
const mostListed = 20;

/** The same summary as the operator's daily mail, for any day in UTC. */
export const todayCommand: Command = {
  name: 'today',
  summary: 'sum up a day: what came, what was delivered, what waits',
  operands: [],
  options: {
    day: { type: 'string', help: 'the day in UTC, such as 2026-05-01 (today)' },
    format: { type: 'string', help: 'text or json (text)' },
  },
  run: async (context, input) => {
    const { database, destinations, now, write } = context;
    const format = readChoice(input, 'format', ['text', 'json']);
    const moment = Date.parse(readMoment(input, 'day') ?? new Date(now).toISOString());
    if (moment > now) throw new UsageError('--day lies in the future.');
    const from = moment - (moment % day);
    const ways = await callableWays(database, destinations);
    const summary = await summarizeDay(database, { from, until: from + day, ways, limit: mostListed });
    const name = new Date(from).toISOString().slice(0, 10);
    await recordLook(context, 'today', { day: name });
    write(format === 'json' ? printJson({ day: name, ...summary }) : summaryText(name, summary, now));
    return 0;
  },
};
