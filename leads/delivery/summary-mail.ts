/** Writes the summary of a day: what came, what was delivered, what waits for what. Ids and ages, never a person. */
import type { MailWords } from '../../words/mail-texts.js';
import { englishMails } from '../../words/mail-texts.js';
import type { DaySummary, WaitingItem, WaitingReason } from '../store/day-summary.js';
import type { MailBody } from './mail-text.js';
import { mailOf, plainText } from './mail-text.js';
import type { MailVoice } from './mail-voice.js';
import type { Mail } from './send-mail.js';

type Voice = Pick<MailVoice, 'language' | 'words'>;

/** The summary of a day such as `2026-05-02` to an address. */
export function summaryMail(day: string, to: string, { language, words }: Voice, told: Told): Mail {
  return mailOf({ id: `summary-${day}`, to, replyTo: null, language }, summaryBody(day, words, told));
}

/** The same text as the mail has, in English, for a terminal. */
export function summaryText(day: string, told: Told): string {
  return plainText(summaryBody(day, englishMails, told));
}

/** A summary, and the moment at which it is told. */
interface Told {
  readonly summary: DaySummary;
  readonly now: number;
}

function summaryBody(day: string, words: MailWords, { summary, now }: Told): MailBody {
  const { received, delivered, waiting, reasons } = summary;
  const { summary: text, reasons: reasonTexts } = words;
  const { dispositions }: { dispositions: Readonly<Record<string, string>> } = text;
  const total = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(received).map(([disposition, count]) =>
    text.counted({ count, disposition: dispositions[disposition] ?? disposition }),
  );
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
      ...waiting.map((item) => [item.leadId, itemText(item, words, now)] as const),
    ],
    after: [...(rest > 0 ? [text.more({ count: rest })] : []), ...(total > 0 ? [text.see] : [])],
  };
}

/** A moment to the minute: `2026-05-02 07:00`. */
function minuteText(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function itemText(item: WaitingItem, words: MailWords, now: number): string {
  const { summary: text, reasons } = words;
  const age = ageText(item.receivedAt, now, text);
  const parts = [age, reasons[item.reason], recipientText(item, text), item.detail ?? ''];
  return parts.filter((part) => part !== '').join('; ');
}

type SummaryWords = MailWords['summary'];

function recipientText({ provider, channel }: WaitingItem, text: SummaryWords): string {
  return provider === null || channel === null ? (provider ?? channel ?? '') : text.recipient({ provider, channel });
}

/** Age of a moment: `40 min old`, `5 h old`, `3 d old`; or how far ahead it lies when a clock was wrong. */
export function ageText(moment: string, now: number, text: SummaryWords = englishMails.summary): string {
  const age = now - Date.parse(moment);
  return age <= -60_000
    ? text.ahead({ span: spanText(-age, text) })
    : text.old({ span: spanText(Math.max(0, age), text) });
}

function spanText(span: number, text: SummaryWords): string {
  const minutes = Math.floor(span / 60_000);
  if (minutes < 60) return text.minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? text.hours({ count: hours }) : text.days({ count: Math.floor(hours / 24) });
}
