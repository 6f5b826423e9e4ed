/** Makes one attempt to deliver: sends, judges the reply, records the result. */
import type { AttemptResult, ClaimedDelivery } from '../store/delivery-queue.js';
import { settle } from '../store/delivery-queue.js';
import { disableEndpoint } from '../store/disabled-endpoints.js';
import { failureCode } from '../store/store-errors.js';
import { mailboxOf } from './destinations.js';
import { leadMail } from './lead-mail.js';
import { nextAttemptAt } from './schedule.js';
import { sendMail } from './send-mail.js';
import type { SendResult } from './send-result.js';
import { sendWebhook } from './send-webhook.js';
import type { WebhookEndpoint } from './webhook-endpoint.js';
import { leadEvent } from './webhook-message.js';
import type { WorkerDependencies } from './worker-dependencies.js';

/** Result of an attempt; null when it was not made or could not be recorded. */
export type AttemptOutcome = 'delivered' | 'failed' | null;

/** Never rejects. When the result cannot be written down, the lease runs out and the delivery is made again. */
export async function attempt(dependencies: WorkerDependencies, claimed: ClaimedDelivery): Promise<AttemptOutcome> {
  const { database, log, clock } = dependencies;
  const { id, provider } = claimed.delivery;
  try {
    const startedAt = clock();
    const sent = await send(dependencies, claimed, startedAt);
    if (sent === null) return null;
    const result = resultOf(dependencies, claimed, sent, startedAt);
    await settle(database, claimed, result);
    report(dependencies, claimed, result);
    return result.delivered ? 'delivered' : 'failed';
  } catch (error) {
    log.error({ code: failureCode(error), delivery: id, provider }, 'the result of a delivery could not be stored');
    return null;
  }
}

/** Null when its channel is no longer configured; then the lease runs out. */
async function send(
  dependencies: WorkerDependencies,
  claimed: ClaimedDelivery,
  now: number,
): Promise<SendResult | null> {
  const { destinations, mail, voices, resolve, clock, options } = dependencies;
  const { provider, channel } = claimed.delivery;
  const { timeout, allowPrivate } = options;
  if (channel === 'email') {
    const address = mailboxOf(destinations, provider);
    if (mail === null || address === undefined) return null;
    return sendMail(mail, leadMail(claimed, address, voices(destinations.languages.get(provider))), { timeout, now });
  }
  const endpoint = destinations.endpoints.get(provider);
  if (endpoint === undefined) return null;
  const sent = await sendWebhook(endpoint, leadEvent(claimed), { timeout, allowPrivate, resolve, clock });
  if (sent.outcome === 'gone') await disable(dependencies, endpoint);
  return sent;
}

function resultOf(
  { clock, random }: WorkerDependencies,
  { delivery }: ClaimedDelivery,
  { outcome, reason, status, delivered, permanent, pause }: SendResult,
  startedAt: number,
): AttemptResult {
  const now = clock();
  // An extra attempt does not use up one of the schedule.
  const attempts = delivery.attempts + (delivery.isEarly ? 0 : 1);
  const failed = { attempts, now, retryAfter: pause, random: random() };
  const retryAt = delivered || permanent ? null : nextAttemptAt(failed);
  // A clock that was turned back meanwhile would make the attempt end before it began.
  const duration = Math.max(0, now - startedAt);
  const isAsked = (pause ?? 0) > 0;
  return { startedAt, duration, outcome, reason, httpStatus: status, delivered, retryAt, isAsked };
}

async function disable(dependencies: WorkerDependencies, { provider, url }: WebhookEndpoint): Promise<void> {
  await disableEndpoint(dependencies.database, provider, url, dependencies.clock());
  dependencies.counters.count('delivery_endpoint_disabled');
  dependencies.log.warn({ provider }, 'the webhook answered 410 and is not called any more');
}

function report(
  { log, counters }: WorkerDependencies,
  { delivery, lead }: ClaimedDelivery,
  result: AttemptResult,
): void {
  const fields = {
    request_id: lead.request_id,
    lead: lead.id,
    delivery: delivery.id,
    provider: delivery.provider,
    channel: delivery.channel,
    attempt: delivery.attempts + 1,
    outcome: result.outcome,
    reason: result.reason,
    status: result.httpStatus,
  };
  counters.count(result.delivered ? 'delivery_delivered' : 'delivery_failed');
  if (result.delivered) log.info(fields, 'a lead was delivered');
  else if (result.retryAt !== null) log.warn(fields, 'a delivery failed and will be tried again');
  else {
    counters.count('delivery_dead');
    log.error(fields, 'a delivery failed for the last time; it waits for an operator');
  }
}
