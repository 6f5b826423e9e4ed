/**
 * The headers that are the same on every answer of a service. Helmet and cors decide them, once, when the service
 * starts: their answers depend on nothing in a request, and running them again for each one costs more than the
 * calculation that it asks for.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import helmet from 'helmet';

/** Names and values in turn, the form that `writeHead` sends without looking anything up. */
export type HeaderList = readonly string[];

export interface SharedHeaders {
  /** For what any web page may read: security headers and CORS. */
  readonly open: HeaderList;
  /** For what only callers without a foreign origin get to read: security headers alone. */
  readonly closed: HeaderList;
  /** For the preflight of an open address. */
  readonly preflight: HeaderList;
  /** For pages that people read. */
  readonly page: HeaderList;
  /** For pages that other sites may put into a frame of theirs. */
  readonly frame: HeaderList;
}

/** Headers that a script of another origin may read beside the few that browsers always show. */
const exposedHeaders = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Link', 'Allow', 'X-Request-Id'];

const secondsOfDay = 86_400;

/** The shared headers of a service that is reached under `baseUrl`. */
export function sharedHeaders(baseUrl: string): SharedHeaders {
  const secured = (policy: Policy): HeaderList => recordHeaders('GET', securityPolicy(baseUrl, policy));
  const closed = secured(noPage);
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
    page: secured(pagePolicy),
    frame: secured(framedPolicy),
  };
}

/** What an answer may load, who may put it into a frame, and to whom it tells where a caller was. */
interface Policy {
  /** Of Content-Security-Policy. */
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
 * Pages load what this service serves itself. Nothing stands inside of them, neither scripts nor styles. Their forms
 * name where they stand to this service and to nobody else.
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

const framedPolicy: Policy = {
  ...pagePolicy,
  directives: { ...pagePolicy.directives, frameAncestors: ['*'] },
  mayBeFramed: true,
};

/**
 * Headers that only steer how browsers behave, some of them long gone, are left out; every answer would pay for them.
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

/** The headers that a middleware puts on the answer to a request without any headers of its own. */
function recordHeaders(method: string, middleware: Middleware): HeaderList {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaderNames().flatMap((name) => [capitals(name), String(response.getHeader(name))]);
}

/** `content-type` as people write it, `Content-Type`. */
function capitals(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
