/**
 * The headers that are the same on every answer. Helmet and cors decide them once, when the service starts:
 * they depend on nothing in a request, and running them for each one would cost more than a calculation.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import helmet from 'helmet';

/** Names and values in turn, the form that `writeHead` sends without looking anything up. */
export type HeaderList = readonly string[];

export interface SharedHeaders {
  /** For answers that any web page may read: security headers and CORS. */
  readonly open: HeaderList;
  /** For answers that no other origin may read: only security headers. */
  readonly closed: HeaderList;
  /** For the preflight of an open address. */
  readonly preflight: HeaderList;
  /** For pages for people. */
  readonly page: HeaderList;
  /** For pages that show others of this service in frames. */
  readonly framing: HeaderList;
  /** For pages that other sites may frame. */
  readonly frame: HeaderList;
}

/** Headers that a script of another origin may read, in addition to the few that browsers always show. */
const exposedHeaders = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Link', 'Allow', 'X-Request-Id'];

const secondsOfDay = 86_400;

/** The shared headers of a service that callers reach at `baseUrl`; `language` where it has several. */
export function sharedHeaders(baseUrl: string, language: string | null = null): SharedHeaders {
  const secured = (policy: Policy): HeaderList => recordHeaders('GET', securityPolicy(baseUrl, policy));
  const said = language === null ? [] : ['Content-Language', language];
  const closed = [...secured(noPage), ...said];
  const origins = cors({
    origin: '*',
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['*'],
    exposedHeaders,
    maxAge: secondsOfDay,
    preflightContinue: true,
  });
  return {
    closed,
    open: [...closed, ...recordHeaders('GET', origins)],
    preflight: [...closed, ...recordHeaders('OPTIONS', origins)],
    page: [...secured(pagePolicy), ...said],
    framing: [...secured(framingPolicy), ...said],
    frame: [...secured(framedPolicy), ...said],
  };
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

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The headers that a middleware sets in answer to a request without headers. */
function recordHeaders(method: string, middleware: Middleware): HeaderList {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaderNames().flatMap((name) => [capitals(name), String(response.getHeader(name))]);
}

/** `content-type` as `Content-Type`. */
function capitals(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
