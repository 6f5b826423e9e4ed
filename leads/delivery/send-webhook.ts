/** Sends a delivery to a provider's webhook and judges the answer. */
import type { Clock } from '../model/clock.js';
import type { PostOptions, PostResult } from './post-webhook.js';
import { postWebhook } from './post-webhook.js';
import { readRetryAfter } from './schedule.js';
import type { SendResult } from './send-result.js';
import { failure } from './send-result.js';
import type { WebhookEndpoint } from './webhook-endpoint.js';
import type { WebhookEvent } from './webhook-message.js';
import { webhookMessage } from './webhook-message.js';

type WebhookOptions = Omit<PostOptions, 'url' | 'message'> & { readonly clock: Clock };

/** Never throws. */
export async function sendWebhook(
  { url, secrets }: WebhookEndpoint,
  event: WebhookEvent,
  { clock, ...options }: WebhookOptions,
): Promise<SendResult> {
  const posted = await postWebhook({ url, message: webhookMessage(event, secrets, clock()), ...options });
  return judge(posted, clock());
}

function judge(posted: PostResult, now: number): SendResult {
  if (posted.kind === 'tls_invalid') return failure(posted.kind, posted.reason);
  if (posted.kind !== 'answered') return failure(posted.kind);
  const { status, retryAfter } = posted;
  const delivered = status >= 200 && status <= 299;
  const pause = readRetryAfter(retryAfter, now);
  return { outcome: outcomeOf(status), reason: null, status, delivered, permanent: false, pause };
}

function outcomeOf(status: number): string {
  if (status === 410) return 'gone';
  if (status >= 200 && status <= 299) return 'delivered';
  return status >= 300 && status <= 399 ? 'redirect' : 'refused';
}
