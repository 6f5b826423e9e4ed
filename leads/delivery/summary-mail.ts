/** Writes the summary of a day: what came, what was delivered, what waits for what. Ids and ages, never a person. */
import { mailWords as words } from '../../words/mail-texts.js';
import type { DaySummary, WaitingItem, WaitingReason } from '../store/day-summary.js';
import type { MailBody } from './mail-text.js';
import { mailOf, plainText } from './mail-text.js';
import type { Mail } from './send-mail.js';

export const reasonTexts: Readonly<Record<WaitingReason, string>> = words.reasons;
const text = words.summary;

/** The summary of a day such as `2026-05-02` to an address. */
export function summaryMail(day: string, to: string, summary: DaySummary, now: number): Mail {
  return mailOf({ id: `summary-${day}`, to, replyTo: null }, summaryBody(day, summary, now));
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
    title: total === 0 ? text.nothingWaits({ day }) : text.title({ day, count: total }),
    before: [
      text.span({ from: minuteText(summary.from), until: minuteText(summary.until) }),
      text.received({ counts: counts.length === 0 ? text.none : counts.join(', ') }),
      text.delivered({ count: delivered }),
    ],
    fields: [
      ...kinds.map((reason) => [reasonTexts[reason], String(reasons[reason])] as const),
      ...waiting.map((item) => [item.leadId, itemText(item, now)] as const),
    ],
    after: [...(rest > 0 ? [text.more({ count: rest })] : []), ...(total > 0 ? [text.see] : [])],
  };
}

/** A moment to the minute: `2026-05-02 07:00`. */
function minuteText(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function itemText(item: WaitingItem, now: number): string {
  const parts = [ageText(item.receivedAt, now), reasonTexts[item.reason], recipientText(item), item.detail ?? ''];
  return parts.filter((part) => part !== '').join('; ');
}

function recipientText({ provider, channel }: WaitingItem): string {
  return provider === null || channel === null ? (provider ?? channel ?? '') : text.recipient({ provider, channel });
}

/** Age of a moment: `40 min old`, `5 h old`, `3 d old`; or how far ahead it lies when a clock was wrong. */
export function ageText(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  return age <= -60_000 ? text.ahead({ span: spanText(-age) }) : text.old({ span: spanText(Math.max(0, age)) });
}

function spanText(span: number): string {
  const minutes = Math.floor(span / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
