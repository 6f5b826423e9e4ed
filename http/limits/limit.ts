/** Limits how often one caller may ask: express-rate-limit counts and refuses, this file tells the caller. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { RateLimitInfo, Store } from 'express-rate-limit';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { InterfaceWords } from '../../words/interface-words.js';
import type { Answering } from '../locals.js';
import { Refused } from '../problem.js';
import type { HeaderList } from '../security.js';
import type { CallerOf } from './caller.js';
import { NotCounted } from './not-counted.js';

/**
 * Counts a request for its caller, puts the count into the headers of its answer, and goes on, with a `Refused` where the
 * limit is used up: a middleware of Express, which also takes the request and response of Node.
 */
export type Limit = (request: IncomingMessage, response: Answering, next: (refused?: unknown) => void) => void;

export interface LimitOptions {
  /** Requests that one caller may make in a window. */
  readonly limit: number;
  readonly window: 'minute' | 'hour';
  /** The things that are counted. */
  readonly what: 'requests' | 'leads';
  readonly store: Store;
  readonly callerOf: CallerOf;
  readonly logger: Logger;
  /** Called with the route of every refusal. */
  readonly onRefusal: (route: string) => void;
  /** Returns true when an answer that was sent counts. Every answer counts when this is absent. */
  readonly counts?: (response: ServerResponse) => boolean;
}

const windowSeconds = { minute: 60, hour: 3600 };

/**
 * Makes a limit. Refused requests and those that end in an error count too, unless `counts` says otherwise. While the
 * store does not answer, requests pass uncounted and are told so: an answer is worth more to everybody than none.
 */
export function createLimit(options: LimitOptions): Limit {
  const { limit, window, logger, callerOf, counts } = options;
  const seconds = windowSeconds[window];
  const policy: Policy = { name: policyName(options), limit, seconds };
  const storeFailed = (error: unknown): void => {
    // The stores of this service report each outage themselves, once.
    if (!(error instanceof NotCounted)) logger.error({ err: error }, 'the store of a limit failed');
  };
  const count = rateLimit({
    windowMs: seconds * 1000,
    limit,
    store: options.store,
    // The library reads nothing else of a request, so that node's own work as well as those of Express.
    keyGenerator: (request) => callerOf(request),
    handler: (request, response, next) => next(refusalOf(request, response as unknown as Answering, options, policy)),
    // A different name for each limit, because a request may pass several.
    requestPropertyName: policy.name,
    passOnStoreError: true,
    standardHeaders: false,
    legacyHeaders: false,
    skipFailedRequests: counts !== undefined,
    requestWasSuccessful: (_request, response) => counts?.(response) ?? true,
    // The library would warn of a proxy that is trusted without a reason; the settings refuse that.
    validate: false,
    logger: { error: storeFailed, warn: storeFailed },
  });
  return (request, response, next) => {
    count(request as Request, response as unknown as Response, (outcome?: unknown) => {
      const { locals } = response;
      locals.headers = [...locals.headers, ...announcement(policy, stateOf(request, policy))];
      next(outcome);
    });
  };
}

/** `60-in-1min`, or `20-leads-in-1hour`. */
function policyName({ limit, window, what }: LimitOptions): string {
  const counted = what === 'requests' ? '' : `-${what}`;
  return `${limit}${counted}-in-1${window === 'minute' ? 'min' : 'hour'}`;
}

interface Policy {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

interface LimitState {
  readonly left: number;
  /** Seconds until counting starts over. */
  readonly reset: number;
}

/** A request with the counts that the library left on it, by policy name; none while its store does not answer. */
type Counted = IncomingMessage & { readonly [policy: string]: RateLimitInfo | undefined };

function stateOf(request: IncomingMessage, { name }: Policy): LimitState | null {
  const info = (request as Counted)[name];
  if (info === undefined) return null;
  const reset = Math.ceil(((info.resetTime?.getTime() ?? 0) - Date.now()) / 1000);
  return { left: info.remaining, reset: Math.max(1, reset) };
}

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers-08, without a digest of the caller's address. The library's own
 * would take three times as long as its counting.
 *
 * The draft has no word for an unknown remainder. RateLimit is then left out, and the policy gets a parameter of this
 * service, a structured boolean, which the draft lets every client ignore.
 */
function announcement({ name, limit, seconds }: Policy, state: LimitState | null): HeaderList {
  const terms = `"${name}"; q=${limit}; w=${seconds}`;
  if (state === null) return ['RateLimit-Policy', `${terms}; reckoner-counted=?0`];
  return ['RateLimit', `"${name}"; r=${state.left}; t=${state.reset}`, 'RateLimit-Policy', terms];
}

function refusalOf(
  request: IncomingMessage,
  { locals }: Answering,
  { limit, window, what, onRefusal }: LimitOptions,
  policy: Policy,
): Refused {
  const reset = stateOf(request, policy)?.reset ?? policy.seconds;
  const words = locals.site.words.http;
  onRefusal(locals.route);
  return new Refused({
    code: 'rate_limit_exceeded',
    detail: words.limitReached[what][window]({ limit, wait: wait(window, reset, words) }),
    headers: ['Retry-After', String(reset)],
    members: { retry_after: reset },
  });
}

function wait(window: LimitOptions['window'], seconds: number, { wait: words }: InterfaceWords['http']): string {
  return window === 'minute' ? words.minute({ seconds }) : words.hour({ minutes: Math.ceil(seconds / 60) });
}
