/** One attempt to deliver: send, judge the answer, write it down. */

import { type AttemptResult, type ClaimedDelivery, settle } from '../store/delivery-queue.js';
import { disableEndpoint } from '../store/disabled-endpoints.js';
import { failureCode } from '../store/store-errors.js';
import type { WebhookEndpoint } from './endpoints.js';
import { type PostResult, postWebhook } from './post-webhook.js';
import { nextAttemptAt, readRetryAfter } from './schedule.js';
import { webhookMessage } from './webhook-message.js';
import type { WorkerDependencies } from './worker-dependencies.js';

/** Never rejects. When the result cannot be written down, the lease runs out and the delivery is made again. */
export async function attempt(dependencies: WorkerDependencies, claimed: ClaimedDelivery): Promise<void> {
  const { database, endpoints, log, clock, resolve, options } = dependencies;
  const { id, provider } = claimed.delivery;
  const endpoint = endpoints.get(provider);
  if (endpoint === undefined) return;
  try {
    const startedAt = clock();
    const message = webhookMessage(claimed, endpoint.secrets, startedAt);
    const { timeout, allowPrivate } = options;
    const posted = await postWebhook({ url: endpoint.url, message, timeout, allowPrivate, resolve });
    const result = judge(dependencies, claimed, posted, startedAt);
    if (result.outcome === 'gone') await disable(dependencies, endpoint);
    await settle(database, claimed, result);
    report(dependencies, claimed, result);
  } catch (error) {
    log.error({ code: failureCode(error), delivery: id, provider }, 'The result of a delivery could not be stored.');
  }
}

function judge(
  { clock, random }: WorkerDependencies,
  { delivery }: ClaimedDelivery,
  posted: PostResult,
  startedAt: number,
): AttemptResult {
  const now = clock();
  const delivered = posted.kind === 'answered' && posted.status >= 200 && posted.status <= 299;
  const retryAfter = posted.kind === 'answered' ? readRetryAfter(posted.retryAfter, now) : null;
  return {
    startedAt,
    duration: now - startedAt,
    outcome: outcomeOf(posted),
    httpStatus: posted.kind === 'answered' ? posted.status : null,
    delivered,
    retryAt: delivered ? null : nextAttemptAt({ attempts: delivery.attempts + 1, now, retryAfter, random: random() }),
  };
}

function outcomeOf(posted: PostResult): string {
  if (posted.kind !== 'answered') return posted.kind;
  if (posted.status === 410) return 'gone';
  if (posted.status >= 200 && posted.status <= 299) return 'delivered';
  return posted.status >= 300 && posted.status <= 399 ? 'redirect' : 'refused';
}

async function disable(dependencies: WorkerDependencies, { provider, url }: WebhookEndpoint): Promise<void> {
  await disableEndpoint(dependencies.database, provider, url, dependencies.clock());
  dependencies.counters.count('delivery_endpoint_disabled');
  dependencies.log.warn({ provider }, 'The webhook answered 410 and is not called any more.');
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
    attempt: delivery.attempts + 1,
    outcome: result.outcome,
    status: result.httpStatus,
  };
  counters.count(result.delivered ? 'delivery_delivered' : 'delivery_failed');
  if (result.delivered) log.info(fields, 'A lead was delivered.');
  else if (result.retryAt !== null) log.warn(fields, 'A delivery failed and will be tried again.');
  else {
    counters.count('delivery_dead');
    log.error(fields, 'A delivery failed for the last time; it waits for an operator.');
  }
}
