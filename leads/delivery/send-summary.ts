/** Sends the operator the summary of what came since the last one, once a day, from one instance. */

import { operatorRecipient } from '../model/ways.js';
import { summarizeDay } from '../store/day-summary.js';
import { claimSummary, settleSummary } from '../store/operator-summaries.js';
import { callableWays } from './callable-ways.js';
import { nextAttemptAt } from './schedule.js';
import { sendMail } from './send-mail.js';
import { summaryMail } from './summary-mail.js';
import type { WorkerDependencies } from './worker-dependencies.js';

const day = 24 * 60 * 60 * 1000;
const mostListed = 100;

/** Sends it when its time of the day has come and nobody has sent it; the day is named by the moment of the sending. */
export async function sendDueSummary(dependencies: WorkerDependencies, now: number): Promise<void> {
  const { database, destinations, mail, voices, options } = dependencies;
  const { operator } = destinations;
  if (operator === null || mail === null) return;
  const midnight = now - (now % day);
  if (now < midnight + operator.summaryAt * 60_000) return;
  const name = new Date(midnight).toISOString().slice(0, 10);
  const claimed = await claimSummary(database, { day: name, now, lease: options.timeout + options.leaseMargin });
  if (claimed === null) return;
  const ways = await callableWays(database, destinations);
  const summary = await summarizeDay(database, { from: claimed.from, until: claimed.until, ways, limit: mostListed });
  const voice = voices(destinations.languages.get(operatorRecipient));
  const message = summaryMail(name, operator.email, voice, { summary, now });
  const sent = await sendMail(mail, message, { timeout: options.timeout, now });
  await settleSummary(database, claimed, {
    delivered: sent.delivered,
    retryAt: retryAt(dependencies, claimed.attempts),
    now,
  });
  report(dependencies, name, sent);
}

function retryAt({ clock, random }: WorkerDependencies, attempts: number): number | null {
  return nextAttemptAt({ attempts: attempts + 1, now: clock(), retryAfter: null, random: random() });
}

function report(
  { log, counters }: WorkerDependencies,
  name: string,
  { delivered, outcome, reason, status }: Awaited<ReturnType<typeof sendMail>>,
): void {
  const fields = { day: name, outcome, reason, status };
  counters.count(delivered ? 'summary_sent' : 'summary_failed');
  if (delivered) log.info(fields, 'the daily summary was sent to the operator');
  else log.error(fields, 'the daily summary could not be sent to the operator');
}
