/** Lists undelivered leads with the reason why each waits: `leads waiting`. */
import { choice } from '../../cli/command/option.js';
import { englishMails } from '../../words/mail-texts.js';
import { callableWays } from '../delivery/callable-ways.js';
import { ageText } from '../delivery/summary-mail.js';
import type { WaitingItem, WaitingReason } from '../store/day-summary.js';
import { summarizeDay } from '../store/day-summary.js';
import { command } from './command.js';
import { limitOf, tableFormat } from './options.js';
import { printJson, printTable } from './print-table.js';
import { recordLook } from './record-look.js';

const { reasons: reasonTexts } = englishMails;
const reasons = Object.keys(reasonTexts) as readonly WaitingReason[];

/** Undelivered leads, oldest first, without contact data. */
export const waitingCommand = command({
  summary: 'show what nobody has got yet and why, oldest first',
  options: {
    reason: choice('REASON', reasons, { help: `only what is ${reasons.join(', ')}` }),
    limit: limitOf(200),
    format: tableFormat,
  },
  run: async (context, { reason, limit, format }) => {
    const { database, destinations, now, write, note, storeName } = context;
    const ways = await callableWays(database, destinations);
    const summary = await summarizeDay(database, { from: now, until: now, ways, limit });
    const items = summary.waiting.filter((item) => reason === undefined || item.reason === reason).slice(0, limit);
    await recordLook(context, 'waiting', { reason: reason ?? null, items: items.length });
    const rows = items.map((item) => cells(item, now));
    write(format === 'json' ? printJson(items.map(listedItem)) : printTable(headings, rows));
    const counts = reasons
      .filter((name) => summary.reasons[name] > 0)
      .map((name) => `${summary.reasons[name]} ${reasonTexts[name]}`);
    note(counts.length === 0 ? `Nothing waits in ${storeName}.` : `${counts.join('; ')}.`);
    return 0;
  },
});

const headings = ['lead', 'age', 'why', 'to', 'attempts', 'next attempt', 'last'];

function cells(item: WaitingItem, now: number) {
  const to = [item.provider, item.channel].filter((part) => part !== null).join(' by ');
  const { leadId, receivedAt, reason, attempts, nextAttemptAt, detail } = item;
  return [leadId, ageText(receivedAt, now), reasonTexts[reason], to, attempts, nextAttemptAt, detail];
}

function listedItem(item: WaitingItem): Record<string, unknown> {
  return {
    id: item.leadId,
    reason: item.reason,
    received_at: item.receivedAt,
    provider: item.provider,
    channel: item.channel,
    attempts: item.attempts,
    next_attempt_at: item.nextAttemptAt,
    detail: item.detail,
  };
}
