/**
 * The limit on requests per minute and caller: the stores, the naming of callers and the rules are those of
 * express-rate-limit. Its middleware is not used, since it takes as long as all the rest of a calculation.
 */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type ClientRateLimitInfo, ipKeyGenerator, type Options, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { NotCounted } from '../limits/not-counted.js';
import { exchangeOf } from './exchange.js';
import { MemoryHits } from './memory-hits.js';
import { sendProblem } from './problem.js';

const windowSeconds = 60;
const ipv6SubnetBits = 56;

export interface RateLimitOptions {
  readonly requestsPerMinute: number;
  /** Where the counts are kept; the memory of this process when absent. */
  readonly store?: Store | undefined;
  readonly logger: Logger;
  /** Told of every refusal. */
  readonly onRefusal: (route: string) => void;
}

/**
 * Counts a request against its caller's limit and refuses it with 429 when the limit is used up. Refused requests and
 * those that end in an error count as well. While the store does not answer, requests pass uncounted and are told so.
 */
export function limitRequests(options: RateLimitOptions): RequestHandler {
  const { requestsPerMinute: limit, store = new MemoryHits(), logger, onRefusal } = options;
  // Stores look at the length of the window only.
  void store.init?.({ windowMs: windowSeconds * 1000 } as Options);

  const policy = policyOf(limit);

  const decide = (hits: ClientRateLimitInfo, request: Request, response: Response, next: NextFunction): void => {
    const seconds = secondsUntil(hits.resetTime);
    announceLimit(response, policy, Math.max(0, limit - hits.totalHits), seconds);
    if (hits.totalHits <= limit) {
      next();
      return;
    }
    onRefusal(exchangeOf(response).route);
    refuse(request, response, limit, seconds);
  };

  return function limitRequest(request, response, next) {
    const hits = store.increment(callerKey(request.ip ?? ''));
    if (!(hits instanceof Promise)) {
      decide(hits, request, response, next);
      return;
    }
    const pass = (error: unknown): void => {
      // The stores of this service report their outages themselves, once each.
      if (!(error instanceof NotCounted)) logger.error({ err: error }, 'the rate limit store failed');
      announceUncounted(response, policy);
      next();
    };
    return hits.then((counted) => decide(counted, request, response, next), pass);
  };
}

/** Adds the RateLimit fields of draft-ietf-httpapi-ratelimit-headers-08, without a digest of the caller's address. */
function announceLimit(response: Response, { name, terms }: Policy, left: number, seconds: number): void {
  exchangeOf(response).own.push('RateLimit', `${name}; r=${left}; t=${seconds}`, 'RateLimit-Policy', terms);
}

/**
 * The policy holds, but nobody knows what is left of it: the draft has no word for that. So RateLimit is left out, and
 * the policy gets a parameter of this service, a structured boolean, which the draft lets every client pass over.
 */
function announceUncounted(response: Response, { terms }: Policy): void {
  exchangeOf(response).own.push('RateLimit-Policy', `${terms}; reckoner-counted=?0`);
}

/** The limit as the headers name it. */
interface Policy {
  readonly name: string;
  readonly terms: string;
}

function policyOf(limit: number): Policy {
  const name = `"${limit}-in-1min"`;
  return { name, terms: `${name}; q=${limit}; w=${windowSeconds}` };
}

function refuse(request: Request, response: Response, limit: number, seconds: number): void {
  sendProblem(request, response, {
    code: 'rate_limit_exceeded',
    detail: `The limit is ${limit} requests a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: ['Retry-After', String(seconds)],
    members: { retry_after: seconds },
  });
}

function secondsUntil(time: Date | undefined): number {
  return time === undefined ? windowSeconds : Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000));
}

/** Naming an IPv6 caller takes longer than counting it, and callers come back: the names of many are remembered. */
const knownKeys = new Map<string, string>();
const mostKnownKeys = 10_000;

/** The address of a caller, or its subnet for IPv6, where one subscriber commonly holds a whole /56. */
function callerKey(address: string): string {
  const known = knownKeys.get(address);
  if (known !== undefined) return known;
  const key = ipKeyGenerator(address, ipv6SubnetBits);
  if (knownKeys.size >= mostKnownKeys) knownKeys.clear();
  knownKeys.set(address, key);
  return key;
}
