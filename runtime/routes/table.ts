/** Mounts the rows of the table of routes: each answers every method in the same way. */
import type { Router } from 'express';
import express from 'express';
import { prefersPage } from '../../http/accepted-types.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Handler, HttpSite } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import { neverStored, sendEmpty } from '../../http/reply.js';
import type { Kind, Security } from '../../http/security.js';
import { securityOf } from '../../http/security.js';

/**
 * An address, what counts it, and what answers it. Methods that a row does not answer get 405 with `Allow` (`mount`), and
 * addresses without a row 404 (`unmatched.ts`). Calculations are also answered by the lane, with the limit of their row.
 */
export interface Route {
  /** The address as documents, logs and metrics write it, with names in braces. */
  readonly at: string;
  /** Decides on headers: security and who may read it from elsewhere (`http/security.ts`). Problems of pages are pages. */
  readonly kind: Kind;
  /** True for an address that programs get something else from. */
  readonly forPeople?: boolean;
  /**
   * The requests of a minute, which count every method but OPTIONS: a preflight is not a call. Absent where answers are
   * made before anybody asks. Leads are counted by the hour, by what takes them (`leads/intake/lead-limits.ts`).
   */
  readonly limit?: Limit;
  /** Sets headers of OPTIONS for an address that only some pages may read. */
  readonly preflight?: Handler;
  /**
   * Also answers HEAD. It says for how long caches may keep its answer: `caching` of its site, or `neverStored`. Documents
   * (`sendDocument`) and pages (`sendText`, `sendOnce`) are compressed for callers who ask for it; calculations are too short.
   */
  readonly get?: Handler | readonly Handler[];
  /**
   * The only method that has a body. The handler's `bodyReader` says of which type, and how long at most: one for leads, one
   * for `/mcp`, one for forms. No cache keeps its answer.
   */
  readonly post?: Handler | readonly Handler[];
}

/** Routes of a site, below where the router is mounted. Paths are exact. */
export function routerOf(site: HttpSite, routes: readonly Route[]): Router {
  const router = exactRouter();
  const speak: Handler = (_request, response, next) => {
    response.locals.site = site;
    next();
  };
  router.use(speak);
  const security = securityOf(site.baseUrl);
  for (const route of routes) mount(router, route, security);
  return router;
}

export function exactRouter(): Router {
  return express.Router({ caseSensitive: true, strict: true });
}

function mount(router: Router, route: Route, security: Security): void {
  const { at, forPeople = false, limit, preflight, get, post = [] } = route;
  const posted = [post].flat();
  const allowed = allowedBy(route).join(', ');
  const mounted = router.route(expressPath(at));
  if (forPeople) mounted.all(onlyPeople);
  mounted.all(labelled(route, security));
  if (preflight !== undefined) mounted.options(preflight);
  mounted.options(answerOptions(allowed));
  if (limit !== undefined) mounted.all(limit);
  if (get !== undefined) mounted.get(...[get].flat());
  if (posted.length > 0) mounted.post(...posted);
  mounted.all(refuseMethod(allowed));
}

function allowedBy({ get, post }: Route): readonly string[] {
  return [...(get === undefined ? [] : ['GET', 'HEAD']), ...(post === undefined ? [] : ['POST']), 'OPTIONS'];
}

/** `/api/calc/{slug}` as Express matches it; `{file}` may match several parts. */
function expressPath(at: string): string {
  return at.replace('/{file}', '/*file').replace(/\{(\w+)\}/g, ':$1');
}

const onlyPeople: Handler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && prefersPage(request)) next();
  else next('route');
};

function labelled({ at, kind }: Route, security: Security): Handler {
  const isPage = kind !== 'open' && kind !== 'closed';
  return (request, response, next) => {
    response.locals.route = `${request.baseUrl}${at}`;
    response.locals.isPage = isPage;
    response.locals.security = security[kind](request.method);
    next();
  };
}

/** Answers with the allowed methods, and the permission that browsers ask for before a call. */
function answerOptions(allowed: string): Handler {
  return (_request, response) => sendEmpty(response, 204, ['Allow', allowed, ...neverStored]);
}

/** Refuses any method, and names those that are allowed. */
function refuseMethod(allowed: string): Handler {
  return ({ method }, response) =>
    sendProblem(response, {
      code: 'method_not_allowed',
      detail: response.locals.site.words.routes.methodNotAllowed({ method, allowed }),
      headers: ['Allow', allowed],
    });
}
