/** Limits how often one caller may ask: express-rate-limit counts and refuses, this file tells the caller. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { RateLimitInfo, Store } from 'express-rate-limit';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { InterfaceWords } from '../../words/interface-words.js';
import type { Exchange, Handler } from '../exchange.js';
import { withHeaders } from '../exchange.js';
import type { Problem } from '../problem.js';
import { sendProblem } from '../problem.js';
import { reportFault, runHandler } from '../run-handler.js';
import type { HeaderList } from '../shared-headers.js';
import type { CallerOf } from './caller.js';
import { NotCounted } from './not-counted.js';

/** Counts an exchange for its caller and passes it to `next`, or refuses it: with 429 unless `refuse` is given. */
export type Limit = (exchange: Exchange, next: Handler, refuse?: Refuse) => void;

/** Tells the caller of a problem. */
export type Refuse = (exchange: Exchange, problem: Problem) => void | Promise<void>;

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
    handler: (_request, _response, next) => next(limitReached),
    // A different name for each limit, because an exchange may pass several.
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
  return (exchange, next, tell = sendProblem) => {
    const decide = (outcome?: unknown): void => {
      const state = stateOf(exchange.request, policy);
      if (outcome === undefined) void runHandler(next, withHeaders(exchange, announcement(policy, state)));
      else if (outcome === limitReached) refuse(exchange, options, policy, state, tell);
      else reportFault(exchange, outcome);
    };
    count(exchange.request as Request, exchange.response as Response, decide);
  };
}

/** Passed on by the library's middleware, in place of an error, when the limit is used up. */
const limitReached = Symbol('limit reached');

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

function refuse(
  exchange: Exchange,
  options: LimitOptions,
  policy: Policy,
  state: LimitState | null,
  tell: Refuse,
): void {
  const { limit, window, what, onRefusal } = options;
  const reset = state?.reset ?? policy.seconds;
  const words = exchange.instance.words.http;
  onRefusal(exchange.route);
  const problem: Problem = {
    code: 'rate_limit_exceeded',
    detail: words.limitReached[what][window]({ limit, wait: wait(window, reset, words) }),
    headers: ['Retry-After', String(reset)],
    members: { retry_after: reset },
  };
  void runHandler((told) => tell(told, problem), withHeaders(exchange, announcement(policy, state)));
}

function wait(window: LimitOptions['window'], seconds: number, { wait: words }: InterfaceWords['http']): string {
  return window === 'minute' ? words.minute({ seconds }) : words.hour({ minutes: Math.ceil(seconds / 60) });
}
