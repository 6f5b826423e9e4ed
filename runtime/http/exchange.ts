/** One request and its answer, as far as all parts of the service need to know of them. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { HeaderList, SharedHeaders } from './shared-headers.js';

/** What all answers of one running service have in common. */
export interface Site {
  /** The address under which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly headers: SharedHeaders;
}

export interface Exchange {
  readonly site: Site;
  /** Names this exchange in answers, headers and logs. */
  readonly id: string;
  /** Milliseconds of the process's own clock. */
  readonly startedAt: number;
  /** The template of the route that answers, never the address: logs and metrics must not learn what was asked. */
  route: string;
  /** The calculator that answers, once it is known to exist. */
  slug: string | null;
  /** The headers shared with other answers of the same kind. */
  shared: HeaderList;
  /** The headers of this answer alone that are known before it is written. */
  own: string[];
}

/** A caller's own id is taken when it is short and made of characters that are harmless in every log. */
const saneId = /^[\w.:-]{1,128}$/;

/** Ids are this process's own name and a count: unique among all processes, and cheaper than a random one each. */
const processName = randomBytes(9).toString('base64url');
let exchanges = 0;

/** Starts the account of a request. */
export function openExchange(site: Site, request: IncomingMessage): Exchange {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && saneId.test(given) ? given : `${processName}-${(++exchanges).toString(36)}`;
  return {
    site,
    id,
    startedAt: performance.now(),
    route: 'unmatched',
    slug: null,
    shared: site.headers.open,
    own: ['X-Request-Id', id],
  };
}

const carried = Symbol('exchange');

interface Carrier {
  [carried]?: Exchange;
}

/** Attaches the account to the response it belongs to. */
export function attachExchange(response: Response, exchange: Exchange): void {
  (response as Carrier)[carried] = exchange;
}

/** The account of the exchange that a response belongs to. `observe` opens one for every request. */
export function exchangeOf(response: Response): Exchange {
  const exchange = (response as Carrier)[carried];
  if (exchange === undefined) throw new Error('the request did not pass observe()');
  return exchange;
}

/** Notes which route answers, and whether web pages of other origins may read the answer. */
export function enterRoute(response: Response, template: string, open: boolean): void {
  const exchange = exchangeOf(response);
  exchange.route = template;
  exchange.shared = open ? exchange.site.headers.open : exchange.site.headers.closed;
}
