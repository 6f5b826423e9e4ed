/** The limit on leads per hour and caller. Only leads that were taken count: a caller may correct its mistakes. */

import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import { exchangeOf } from '../../http/exchange.js';
import { sendProblem } from '../../http/problem.js';
import { NotCounted } from '../../limits/not-counted.js';
import type { LeadsLog } from '../leads-log.js';

const HOUR = 3600;
/** One subscriber commonly holds a whole /56. */
const IPV6_SUBNET = 56;

export interface LeadLimit {
  readonly leadsPerHour: number;
  /** Where the counts are kept; the memory of this process when absent. */
  readonly store: Store | undefined;
  readonly log: LeadsLog;
  /** Told of every refusal. */
  readonly onRefusal: (route: string) => void;
}

/** Marks an answer as a lead that was taken, which counts against the limit. */
export function countAsLead(response: Response): void {
  response.locals['leadTaken'] = true;
}

/** Refuses with 429 when the limit is used up. Leads pass while the store does not answer: none is lost for a count. */
export function limitLeads({ leadsPerHour, store, log, onRefusal }: LeadLimit): RequestHandler {
  const storeTrouble = (trouble: unknown): void => {
    // The stores of this service report their outages themselves, once each.
    if (trouble instanceof NotCounted) return;
    log.error({ store: 'leads per hour' }, 'The store of the rate limit does not answer.');
  };
  const count = rateLimit({
    windowMs: HOUR * 1000,
    limit: leadsPerHour,
    keyGenerator: (request) => `leads:${ipKeyGenerator(request.ip ?? '', IPV6_SUBNET)}`,
    standardHeaders: false,
    legacyHeaders: false,
    passOnStoreError: true,
    skipFailedRequests: true,
    requestWasSuccessful: (_request, response) => response.locals['leadTaken'] === true,
    logger: { error: storeTrouble, warn: storeTrouble },
    handler: (request, response) => {
      announce(request, response, leadsPerHour);
      onRefusal(exchangeOf(response).route);
      refuse(request, response, leadsPerHour);
    },
    ...(store === undefined ? {} : { store }),
  });
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      announce(request, response, leadsPerHour);
      next(error);
    });
}

/** Adds the RateLimit fields of draft-ietf-httpapi-ratelimit-headers-08, beside those of the limit per minute. */
function announce(request: Request, response: Response, leadsPerHour: number): void {
  const info = limitOf(request);
  if (info === undefined) return;
  const policy = `"${leadsPerHour}-leads-in-1hour"`;
  const { own } = exchangeOf(response);
  own.push('RateLimit', `${policy}; r=${info.remaining}; t=${secondsLeft(info)}`);
  own.push('RateLimit-Policy', `${policy}; q=${info.limit}; w=${HOUR}`);
}

function refuse(request: Request, response: Response, leadsPerHour: number): void {
  const seconds = secondsLeft(limitOf(request));
  const minutes = Math.ceil(seconds / 60);
  sendProblem(request, response, {
    code: 'rate_limit_exceeded',
    detail: `The limit is ${leadsPerHour} leads an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: ['Retry-After', String(seconds)],
    members: { retry_after: seconds },
  });
}

/** The library's account of the caller; absent when the store failed. */
function limitOf(request: Request): RateLimitInfo | undefined {
  return (request as Request & { readonly rateLimit?: RateLimitInfo }).rateLimit;
}

function secondsLeft(info: RateLimitInfo | undefined): number {
  if (info?.resetTime === undefined) return HOUR;
  return Math.max(1, Math.ceil((info.resetTime.getTime() - Date.now()) / 1000));
}
