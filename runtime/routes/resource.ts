/** How an address of the service is mounted, so that each answers every method in the same way. */
import type { Express, RequestHandler, Response } from 'express';
import { enterRoute, exchangeOf } from '../http/exchange.js';
import { sendProblem } from '../http/problem.js';
import { neverStored, replyEmpty } from '../http/reply.js';

export interface Resource {
  /** The address as Express matches it. */
  readonly path: string;
  /** The address as documents, logs and metrics write it; `path` where it has no parameters. */
  readonly template?: string;
  /** Whether web pages of other origins may read it. */
  readonly open: boolean;
  /** What runs before every method but OPTIONS: a preflight is not a call. */
  readonly before?: RequestHandler;
  readonly get: RequestHandler;
}

/** Mounts a resource that can be read: GET and HEAD are answered, OPTIONS tells so, the rest is refused with 405. */
export function mountResource(app: Express, { path, template = path, open, before, get }: Resource): void {
  const route = app.route(path);
  route.all((_request, response, next) => {
    enterRoute(response, template, open);
    next();
  });
  route.options((_request, response) => replyOptions(response, ['GET', 'HEAD', 'OPTIONS'], open));
  if (before !== undefined) route.all(before);
  route.get(get);
  route.all(refuseMethod(['GET', 'HEAD', 'OPTIONS']));
}

/** Answers OPTIONS: what is allowed here, and the permission that browsers ask for before a call. */
export function replyOptions(response: Response, methods: readonly string[], open: boolean): void {
  const exchange = exchangeOf(response);
  if (open) exchange.shared = exchange.site.headers.preflight;
  replyEmpty(response, 204, ['Allow', methods.join(', '), ...neverStored]);
}

/** Refuses whatever method gets here, and names those that are allowed. */
export function refuseMethod(allowed: readonly string[]): RequestHandler {
  const list = allowed.join(', ');
  return (request, response) =>
    sendProblem(request, response, {
      code: 'method_not_allowed',
      detail: `${request.method} is not allowed here. Allowed: ${list}.`,
      headers: ['Allow', list],
    });
}
