/** Holds one request and its answer, as a value that handlers pass on. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InterfaceWords } from '../words/interface-words.js';
import type { Translation } from '../words/phrases.js';
import type { HeaderList, SharedHeaders } from './shared-headers.js';

/** The parts that all exchanges of a running service share. */
export interface Instance {
  /** The address at which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly headers: SharedHeaders;
  readonly observer: Observer;
  /** The language of the answers. */
  readonly translation: Translation;
  /** Its words. */
  readonly words: InterfaceWords;
}

/** What somebody does with a calculator: opens it, changes its entries, or sends a request. Identifies nobody. */
export interface PageUse {
  readonly use: 'opened' | 'answered' | 'requested';
  readonly calculator: string;
  /** On a page of the service, or in a frame on another site. */
  readonly where: 'page' | 'embed';
}

/** Receives finished exchanges, what people do with calculators, and our own faults. */
export interface Observer {
  readonly used: (use: PageUse) => void;
  readonly answered: (account: Account) => void;
  /** The id is null where no request met the fault. */
  readonly failed: (requestId: string | null, error: unknown) => void;
}

/** The record of an exchange that is over. It holds no address, query or body. */
export interface Account {
  readonly requestId: string;
  readonly method: string;
  /** The template of the route, not the address, so that logs and metrics do not hold what was asked. */
  readonly route: string;
  /** The calculator that answered; null when there was none. */
  readonly slug: string | null;
  readonly status: number;
  readonly durationMs: number;
  /** True when the caller left before the whole answer was sent. */
  readonly aborted: boolean;
}

/** A request and its answer. A handler that adds to the answer passes on a new exchange. */
export interface Exchange {
  readonly instance: Instance;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The id of this exchange in answers, headers and logs. */
  readonly id: string;
  readonly route: string;
  /** The headers of the answer that are known so far. */
  readonly headers: HeaderList;
  /** Null when the address is not a page for people. */
  readonly page: PageKind | null;
}

/** The headers and problems of an address that is a page for people. */
export interface PageKind {
  /** Sent in place of the headers of answers for programs. */
  readonly headers: HeaderList;
  /** Writes the members of a problem as a page, for callers who would rather read one. */
  readonly writeProblem: (members: ProblemMembers) => string;
}

/** The members of an `application/problem+json` answer. */
export interface ProblemMembers {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly { readonly detail: string }[];
  /** The address that would have worked. */
  readonly corrected_url?: string;
  readonly request_id?: string;
  readonly [name: string]: unknown;
}

/** Answers an exchange. When it throws or rejects, the fault is ours. */
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** The route of an exchange, and what its answers share. */
export interface RouteLabel {
  /** The template of its address, as documents, logs and metrics write it. */
  readonly route: string;
  readonly slug?: string;
  /** True when web pages of other origins may read the answer. */
  readonly isOpen: boolean;
  /** Absent when the address is not a page for people. */
  readonly page?: PageKind;
}

/** Opens an exchange. Its account goes to the observer when the response closes. */
export function openExchange(
  instance: Instance,
  request: IncomingMessage,
  response: ServerResponse,
  { route, slug, isOpen, page }: RouteLabel,
): Exchange {
  const id = requestId(request);
  const startedAt = performance.now();
  response.once('close', () => {
    instance.observer.answered({
      requestId: id,
      method: request.method ?? '',
      route,
      slug: slug ?? null,
      status: response.headersSent ? response.statusCode : callerLeft,
      durationMs: performance.now() - startedAt,
      aborted: !response.writableFinished,
    });
  });
  const shared = page?.headers ?? (isOpen ? instance.headers.open : instance.headers.closed);
  return { instance, request, response, id, route, headers: [...shared, 'X-Request-Id', id], page: page ?? null };
}

/** The exchange with more headers on its answer. */
export function withHeaders(exchange: Exchange, headers: HeaderList): Exchange {
  return { ...exchange, headers: [...exchange.headers, ...headers] };
}

/** The status in logs and metrics when the caller left before there was an answer; it is never sent. */
const callerLeft = 499;

/**
 * The ids of callers that are taken over: a UUID, a ULID of the years 2004 to 2039, or 16 to 64 hexadecimal digits.
 * Anything else could be a telephone number or a name, which must not get into a log.
 */
const machineId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|01[\dA-HJKMNP-TV-Z]{24}|[\da-f]{16,64})$/i;

/**
 * So many digits in a row may be the number of a telephone or a card, filled up with zeros. Of random ids of 32 digits
 * three in a hundred have them; these exchanges get an id of our own.
 */
const longNumber = /\d{12}/;

/** The first part of ids; a count follows. Unique among all processes, and cheaper than a random id each time. */
const processName = randomBytes(9).toString('base64url');
let exchanges = 0;

function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isMachineId(given) ? given : `${processName}-${(++exchanges).toString(36)}`;
}

function isMachineId(text: string): boolean {
  return machineId.test(text) && !longNumber.test(text);
}
