/** The limit on requests per minute and caller. express-rate-limit counts; this file names callers and tells them. */
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { exchangeOf } from './exchange.js';
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
 * those that end in an error count as well. Counting stops, and requests pass, while the store does not answer.
 */
export function limitRequests(options: RateLimitOptions): RequestHandler {
  const policy = `${options.requestsPerMinute}-in-1min`;
  const announce = (request: Request, response: Response): void => announceLimit(policy, request, response);
  const count = rateLimit({
    windowMs: windowSeconds * 1000,
    limit: options.requestsPerMinute,
    keyGenerator: (request) => callerKey(request.ip ?? ''),
    standardHeaders: false,
    legacyHeaders: false,
    passOnStoreError: true,
    logger: storeLogger(options.logger),
    handler: (request, response) => {
      announce(request, response);
      options.onRefusal(exchangeOf(response).route);
      refuse(options.requestsPerMinute, request, response);
    },
    ...(options.store === undefined ? {} : { store: options.store }),
  });
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      announce(request, response);
      next(error);
    });
}

function refuse(limit: number, request: Request, response: Response): void {
  const seconds = secondsLeft(limitOf(request));
  sendProblem(request, response, {
    code: 'rate_limit_exceeded',
    detail: `The limit is ${limit} requests a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: ['Retry-After', String(seconds)],
    members: { retry_after: seconds },
  });
}

/**
 * Adds the RateLimit fields of draft-ietf-httpapi-ratelimit-headers-08. The library could do it, with one more member,
 * `pk`, a digest of the caller's address; answers may be stored by shared caches, where that does not belong.
 */
function announceLimit(policy: string, request: Request, response: Response): void {
  const info = limitOf(request);
  if (info === undefined) return;
  const { own } = exchangeOf(response);
  own.push('RateLimit', `"${policy}"; r=${info.remaining}; t=${secondsLeft(info)}`);
  own.push('RateLimit-Policy', `"${policy}"; q=${info.limit}; w=${windowSeconds}`);
}

/** The library's account of the caller; absent when the store failed. */
function limitOf(request: Request): RateLimitInfo | undefined {
  return (request as Request & { readonly rateLimit?: RateLimitInfo }).rateLimit;
}

function secondsLeft(info: RateLimitInfo | undefined): number {
  if (info?.resetTime === undefined) return windowSeconds;
  return Math.max(1, Math.ceil((info.resetTime.getTime() - Date.now()) / 1000));
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

function storeLogger(logger: Logger): { error: (...args: unknown[]) => void; warn: (...args: unknown[]) => void } {
  return {
    error: (...args) => logger.error({ err: args.find((arg) => arg instanceof Error) }, 'rate limit store'),
    warn: (...args) => logger.warn({ err: args.find((arg) => arg instanceof Error) }, 'rate limit store'),
  };
}
