/** What all parts of an answer know of its request, where Express keeps that: in `response.locals`. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction } from 'express';
import type { InterfaceWords } from '../words/interface-words.js';
import type { Translation } from '../words/phrases.js';
import type { HeaderList } from './security.js';

/** What the answers of a service in one language share. */
export interface HttpSite {
  /** The address at which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  /** The language of the answers. */
  readonly translation: Translation;
  readonly words: InterfaceWords;
  /** Names the language, where the service has several. */
  readonly languageHeaders: HeaderList;
  readonly observer: Observer;
  /** The body with this entity tag, as the build compressed it; null where it did not. */
  readonly compressed: (etag: string) => Buffer | null;
  /** Writes the members of a problem as a page for people; null where the service has no pages. */
  readonly writeProblem: ((members: ProblemMembers) => string) | null;
}

/** What somebody does with a calculator: opens it, changes its entries, or sends a request. Identifies nobody. */
export interface PageUse {
  readonly use: 'opened' | 'answered' | 'requested';
  readonly calculator: string;
  /** On a page of the service, or in a frame on another site. */
  readonly where: 'page' | 'embed';
}

/** Receives finished requests, what people do with calculators, and our own faults. */
export interface Observer {
  readonly used: (use: PageUse) => void;
  readonly answered: (account: Account) => void;
  /** The id is null where no request met the fault. */
  readonly failed: (requestId: string | null, error: unknown) => void;
}

/** The record of a request that is over. It holds no address, query or body. */
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

export interface Locals {
  /** The id of the request in answers, headers and logs. */
  readonly requestId: string;
  /** The service in the language of the answer. */
  site: HttpSite;
  /** The template of the route, once one has matched. */
  route: string;
  /** True when the address is a page for people. */
  isPage: boolean;
  /** The calculator that answers. */
  slug: string | null;
  /** The security headers of the kind of address. */
  security: HeaderList;
  /** Further headers of the answer that are known so far. */
  headers: HeaderList;
}

/** A response whose locals are open: that of an Express handler, or of Node where Express is not asked. */
export type Answering = ServerResponse & { readonly locals: Locals };

export type Request = ExpressRequest;
export type Response = ExpressResponse<unknown, Locals>;
/** A handler or middleware as Express has them. */
export type Handler = (request: Request, response: Response, next: NextFunction) => void | Promise<void>;

/** The route of requests that no row of the table matches. */
export const unmatched = 'unmatched';

/** The locals of a new request. Its account goes to the observer when the response closes. */
export function openLocals(
  site: HttpSite,
  request: IncomingMessage,
  response: ServerResponse,
  security: HeaderList = [],
): Locals {
  const requestId = requestIdOf(request);
  const startedAt = performance.now();
  const locals: Locals = {
    requestId,
    site,
    route: unmatched,
    isPage: false,
    slug: null,
    security,
    headers: ['X-Request-Id', requestId],
  };
  response.once('close', () => {
    site.observer.answered({
      requestId,
      method: request.method ?? '',
      route: locals.route,
      slug: locals.slug,
      status: response.headersSent ? response.statusCode : callerLeft,
      durationMs: performance.now() - startedAt,
      aborted: !response.writableFinished,
    });
  });
  return locals;
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
 * three in a hundred have them; these requests get an id of our own.
 */
const longNumber = /\d{12}/;

/** The first part of ids; a count follows. Unique among all processes, and cheaper than a random id each time. */
const processName = randomBytes(9).toString('base64url');
let requests = 0;

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isMachineId(given) ? given : `${processName}-${(++requests).toString(36)}`;
}

function isMachineId(text: string): boolean {
  return machineId.test(text) && !longNumber.test(text);
}
