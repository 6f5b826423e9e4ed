/**
 * Limits how often one caller may send leads. Only leads that were taken count for the hour, so that mistakes can be
 * corrected.
 */
import type { ServerResponse } from 'node:http';
import type { Store } from 'express-rate-limit';
import type { Limit, LimitOptions } from '../../http/limits/limit.js';
import { createLimit } from '../../http/limits/limit.js';
import type { Answering } from '../../http/locals.js';
import type { KnownCaller } from './caller.js';

export interface LeadLimitOptions extends Pick<LimitOptions, 'callerOf' | 'logger' | 'onRefusal'> {
  readonly leadsPerHour: number;
  /** Requests a minute and caller, leads or not. */
  readonly requestsPerMinute: number;
  /** The store that counts a limit, by the limit's name. */
  readonly storeOf: (limit: 'lead-requests' | 'leads') => Store;
}

export interface LeadLimits {
  /** The two limits of a caller, one after the other. */
  readonly of: (caller: KnownCaller | null) => Limit;
  /** Marks an answer as that of a lead that was taken. */
  readonly count: (response: Answering) => void;
}

/** Callers with a key have their own limits; all others have the same limits, counted by address. */
export function createLeadLimits(options: LeadLimitOptions, callers: readonly KnownCaller[]): LeadLimits {
  const taken = new WeakSet<ServerResponse>();
  const counts = (response: ServerResponse): boolean => taken.has(response);
  const others = createPair(options, counts);
  const own = new Map(callers.map((caller) => [caller.name, createPair(limitsOf(caller, options), counts)]));
  return {
    of: (caller) => (caller && own.get(caller.name)) ?? others,
    count: (response) => void taken.add(response),
  };
}

function limitsOf({ name, leadsPerHour }: KnownCaller, options: LeadLimitOptions): LeadLimitOptions {
  // A caller that may send many leads an hour may send them within a minute, with a mistake in each.
  const requestsPerMinute = Math.max(options.requestsPerMinute, leadsPerHour);
  return { ...options, leadsPerHour, requestsPerMinute, callerOf: () => `key ${name}` };
}

function createPair(options: LeadLimitOptions, counts: (response: ServerResponse) => boolean): Limit {
  const { leadsPerHour, requestsPerMinute, storeOf, ...shared } = options;
  const perMinute = createLimit({
    ...shared,
    limit: requestsPerMinute,
    window: 'minute',
    what: 'requests',
    store: storeOf('lead-requests'),
  });
  const perHour = createLimit({
    ...shared,
    limit: leadsPerHour,
    window: 'hour',
    what: 'leads',
    store: storeOf('leads'),
    counts,
  });
  return (request, response, next) =>
    perMinute(request, response, (refused) =>
      refused === undefined ? perHour(request, response, next) : next(refused),
    );
}
