/** One request and its answer on their way through the service. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList, SharedHeaders } from './shared-headers.js';

/** What all exchanges of one running service have in common. */
export interface Site {
  /** The address under which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly headers: SharedHeaders;
  readonly observer: Observer;
}

/** Hears of exchanges that are over, and of faults of ours. */
export interface Observer {
  readonly answered: (account: Account) => void;
  readonly failed: (requestId: string, error: unknown) => void;
}

/** What is known of an exchange when it is over. None of it is an address, a query or a body. */
export interface Account {
  readonly requestId: string;
  readonly method: string;
  /** A template, never the address, so that logs and metrics do not learn what was asked. */
  readonly route: string;
  /** The calculator that answered; null where there was none. */
  readonly slug: string | null;
  readonly status: number;
  readonly durationMs: number;
  /** Whether the caller went away before the answer was out. */
  readonly aborted: boolean;
}

/** A request, its answer, and what is known of them. A handler that learns more of the answer passes on a new one. */
export interface Exchange {
  readonly site: Site;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Names this exchange in answers, headers and logs. */
  readonly id: string;
  readonly route: string;
  /** The headers of the answer that are known so far. */
  readonly headers: HeaderList;
  /** Null where the address is none for people. */
  readonly page: PageKind | null;
}

/** What makes an address a page for people. */
export interface PageKind {
  /** In place of the headers that answers for programs have. */
  readonly headers: HeaderList;
  /** Writes the members of a problem as a page, for callers who would rather read one. */
  readonly writeProblem: (members: ProblemMembers) => string;
}

/** The members of an answer of the type `application/problem+json`. */
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

/** Answers an exchange. What it throws, or rejects with, is a fault of ours. */
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** Which route an exchange belongs to. */
export interface RouteLabel {
  /** The address as documents, logs and metrics write it. */
  readonly route: string;
  readonly slug?: string;
  /** Whether web pages of other origins may read the answer. */
  readonly isOpen: boolean;
  /** Absent where the address is none for people. */
  readonly page?: PageKind;
}

/** Opens an exchange, whose account goes to the site's observer when it is over. */
export function openExchange(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { route, slug, isOpen, page }: RouteLabel,
): Exchange {
  const id = requestId(request);
  const startedAt = performance.now();
  response.once('close', () => {
    site.observer.answered({
      requestId: id,
      method: request.method ?? '',
      route,
      slug: slug ?? null,
      status: response.headersSent ? response.statusCode : callerLeft,
      durationMs: performance.now() - startedAt,
      aborted: !response.writableFinished,
    });
  });
  const shared = page?.headers ?? (isOpen ? site.headers.open : site.headers.closed);
  return { site, request, response, id, route, headers: [...shared, 'X-Request-Id', id], page: page ?? null };
}

/** The exchange with more headers on its answer. */
export function withHeaders(exchange: Exchange, headers: HeaderList): Exchange {
  return { ...exchange, headers: [...exchange.headers, ...headers] };
}

/** The status in logs and metrics when the caller went away before there was an answer; nothing is sent with it. */
const callerLeft = 499;

/**
 * A caller's own id is taken when it has a form that programs give to ids: a UUID, a ULID, or 16 to 64 hexadecimal
 * digits. In another form it could be a telephone number or a name, which must not come into a log.
 */
const machineId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\dA-HJKMNP-TV-Z]{25}|[\da-f]{16,64})$/i;

/** Ids are this process's own name and a count: unique among all processes, and cheaper than a random one each. */
const processName = randomBytes(9).toString('base64url');
let exchanges = 0;

function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && machineId.test(given) ? given : `${processName}-${(++exchanges).toString(36)}`;
}
