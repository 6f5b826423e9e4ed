/** Security headers and CORS: what the middlewares helmet and cors say of each kind of address. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import helmet from 'helmet';

/** Names and values in turn, the form that `writeHead` sends without looking anything up. */
export type HeaderList = readonly string[];

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The kinds of addresses by the headers of their answers. */
export type Kind =
  /** Any web page may read them. */
  | 'open'
  /** No other origin may read them. */
  | 'closed'
  /** Pages for people; those that show others of this service in frames; those that other sites may frame. */
  | 'page'
  | 'framing'
  | 'frame';

/** Headers that a script of another origin may read, in addition to the few that browsers always show. */
const exposedHeaders = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Link', 'Allow', 'X-Request-Id'];

const secondsOfDay = 86_400;

/** The headers of each kind for a method, of a service that callers reach at `baseUrl`. */
export type Security = Readonly<Record<Kind, (method: string | undefined) => HeaderList>>;

export function securityOf(baseUrl: string): Security {
  const closed = securityPolicy(baseUrl, noPage);
  const origins = cors({
    origin: '*',
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['*'],
    exposedHeaders,
    maxAge: secondsOfDay,
    preflightContinue: true,
  });
  return {
    closed: saidBy(closed),
    open: saidBy(closed, origins),
    page: saidBy(securityPolicy(baseUrl, pagePolicy)),
    framing: saidBy(securityPolicy(baseUrl, framingPolicy)),
    frame: saidBy(securityPolicy(baseUrl, framedPolicy)),
  };
}

/**
 * Asks the middlewares once: they read nothing of a request but whether it is a preflight, and running them for each one
 * takes longer than a calculation.
 */
function saidBy(...middlewares: readonly Middleware[]): Security[Kind] {
  const headersFor = (method: string): HeaderList => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method });
    const response = new ServerResponse(request);
    for (const middleware of middlewares) middleware(request, response, () => undefined);
    return response.getHeaderNames().flatMap((name) => [capitals(name), String(response.getHeader(name))]);
  };
  const [usual, preflight] = [headersFor('GET'), headersFor('OPTIONS')];
  return (method) => (method === 'OPTIONS' ? preflight : usual);
}

/** `content-type` as `Content-Type`. */
function capitals(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The security policy of an answer: what it may load, and whether it may be framed. */
interface Policy {
  /** The directives of Content-Security-Policy. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  readonly mayBeFramed: boolean;
  readonly referrer: 'no-referrer' | 'same-origin';
}

const nothing = ["'none'"];
const own = ["'self'"];

/** Answers for programs load, frame and run nothing. */
const noPage: Policy = {
  directives: { defaultSrc: nothing, frameAncestors: nothing },
  mayBeFramed: false,
  referrer: 'no-referrer',
};

/**
 * Pages load only what this service serves, and have no inline scripts or styles. Their forms send a referrer to this
 * service and to nobody else.
 */
const pagePolicy: Policy = {
  directives: {
    defaultSrc: nothing,
    scriptSrc: own,
    styleSrc: own,
    connectSrc: own,
    imgSrc: [...own, 'data:'],
    formAction: own,
    baseUri: nothing,
    frameAncestors: nothing,
  },
  mayBeFramed: false,
  referrer: 'same-origin',
};

const framingPolicy: Policy = { ...pagePolicy, directives: { ...pagePolicy.directives, frameSrc: own } };

const framedPolicy: Policy = {
  ...pagePolicy,
  directives: { ...pagePolicy.directives, frameAncestors: ['*'] },
  mayBeFramed: true,
};

/**
 * Omits headers that only steer browsers, some of them long gone, because every answer would pay for them.
 */
function securityPolicy(baseUrl: string, { directives, mayBeFramed, referrer }: Policy): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: referrer },
    xFrameOptions: mayBeFramed ? false : { action: 'deny' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: baseUrl.startsWith('https:') ? { includeSubDomains: false } : false,
  });
}
