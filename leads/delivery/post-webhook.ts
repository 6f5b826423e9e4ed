/** Sends one HTTP request to a provider. Follows no redirect, reaches no unchecked address, ends in time. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCodeOf } from '../store/store-errors.js';
import type { Resolve, ResolvedAddress } from './address-guard.js';
import { addressesOf, publicAddresses } from './address-guard.js';
import { tlsReason } from './send-result.js';
import type { WebhookMessage } from './webhook-message.js';

export interface PostOptions {
  readonly url: string;
  readonly message: WebhookMessage;
  /** For everything together, from the look-up of the name to the head of the answer; milliseconds. */
  readonly timeout: number;
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

/** The answer's status, or a word for why none came. The body is never read. */
export type PostResult =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly kind: 'tls_invalid'; readonly reason: string }
  | { readonly kind: 'timeout' | 'connection_failed' | 'name_not_found' | 'address_refused' };

/** Never throws. */
export async function postWebhook(options: PostOptions): Promise<PostResult> {
  const deadline = AbortSignal.timeout(options.timeout);
  const expired = new Promise<PostResult>((resolve) => {
    deadline.addEventListener('abort', () => resolve({ kind: 'timeout' }), { once: true });
  });
  return Promise.race([expired, resolveAndSend(options, deadline)]);
}

async function resolveAndSend(options: PostOptions, deadline: AbortSignal): Promise<PostResult> {
  const url = new URL(options.url);
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await (options.allowPrivate ? addressesOf : publicAddresses)(url.hostname, options.resolve);
  } catch {
    return { kind: 'name_not_found' };
  }
  if (addresses.length === 0) return { kind: 'address_refused' };
  return send(url, addresses, options.message, deadline);
}

function send(
  url: URL,
  addresses: readonly ResolvedAddress[],
  message: WebhookMessage,
  deadline: AbortSignal,
): Promise<PostResult> {
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      lookup: pinnedLookup(addresses),
      signal: deadline,
    });
    request.on('response', (response) => {
      resolve({ kind: 'answered', status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      discard(response);
    });
    request.on('error', (error) => resolve(deadline.aborted ? { kind: 'timeout' } : connectionFailure(error)));
    request.end(message.body);
  });
}

/** A certificate that is not in order is the provider's to mend, and is named as such. */
function connectionFailure(error: Error): PostResult {
  const reason = tlsReason(errorCodeOf(error));
  return reason === null ? { kind: 'connection_failed' } : { kind: 'tls_invalid', reason };
}

/** Hands out the checked addresses instead of asking the name server a second time. */
function pinnedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Lets a short answer end in its own time, so that the receiver sees no broken connection, and cuts off a long one. */
function discard(response: http.IncomingMessage): void {
  let length = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > 65_536) response.destroy();
  });
}
