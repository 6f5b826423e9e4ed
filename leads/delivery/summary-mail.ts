/** Writes the summary of a day: what came, what was delivered, what waits for what. Ids and ages, never a person. */
import type { DaySummary, WaitingItem, WaitingReason } from '../store/day-summary.js';
import type { MailBody } from './mail-text.js';
import { htmlText, plainText } from './mail-text.js';
import type { Mail } from './send-mail.js';

export const reasonTexts: Readonly<Record<WaitingReason, string>> = {
  retrying: 'on the way, tried again by itself',
  no_way: 'no way to the provider',
  dead: 'given up, waits for you',
  unrouted: 'no provider takes it',
  held: 'held until you release it',
};

/** The summary of a day such as `2026-05-02` to an address. */
export function summaryMail(day: string, to: string, summary: DaySummary, now: number): Mail {
  const body = summaryBody(day, summary, now);
  return { id: `summary-${day}`, to, replyTo: null, subject: body.title, text: plainText(body), html: htmlText(body) };
}

/** The same text as the mail has, for a terminal. */
export function summaryText(day: string, summary: DaySummary, now: number): string {
  return plainText(summaryBody(day, summary, now));
}

function summaryBody(day: string, summary: DaySummary, now: number): MailBody {
  const { received, delivered, waiting, reasons } = summary;
  const total = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(received).map(([disposition, count]) => `${count} ${disposition}`);
  const kinds = (Object.keys(reasonTexts) as WaitingReason[]).filter((reason) => reasons[reason] > 0);
  const rest = total - waiting.length;
  return {
    title: `Leads on ${day}: ${total === 0 ? 'nothing waits' : `${total} ${total === 1 ? 'waits' : 'wait'}`}`,
    before: [`Received: ${counts.length === 0 ? 'none' : counts.join(', ')}.`, `Deliveries made: ${delivered}.`],
    fields: [
      ...kinds.map((reason) => [reasonTexts[reason], String(reasons[reason])] as const),
      ...waiting.map((item) => [item.leadId, itemText(item, now)] as const),
    ],
    after: [
      ...(rest > 0 ? [`There are ${rest} more.`] : []),
      ...(total > 0 ? ['See: reckoner leads waiting, and: reckoner leads show <lead-id>.'] : []),
    ],
  };
}

function itemText(item: WaitingItem, now: number): string {
  const recipient = [item.provider, item.channel].filter((part) => part !== null).join(' by ');
  const parts = [ageText(item.receivedAt, now), reasonTexts[item.reason], recipient, item.detail ?? ''];
  return parts.filter((part) => part !== '').join('; ');
}

/** Age of a moment: `40 min old`, `5 h old`, `3 d old`; or how far ahead it lies when a clock was wrong. */
export function ageText(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  return age <= -60_000 ? `${spanText(-age)} ahead of the clock` : `${spanText(Math.max(0, age))} old`;
}

function spanText(span: number): string {
  const minutes = Math.floor(span / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
