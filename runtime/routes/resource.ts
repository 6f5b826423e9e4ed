/** Mounts an address of the service, so that each answers every method in the same way. */
import type { Express } from 'express';
import type { Exchange, Handler, Instance, PageKind } from '../../http/exchange.js';
import { openExchange, withHeaders } from '../../http/exchange.js';
import type { Limit, Refuse } from '../../http/limits/limit.js';
import { sendProblem } from '../../http/problem.js';
import { neverStored, replyEmpty } from '../../http/reply.js';
import { runHandler } from '../../http/run-handler.js';
import type { HeaderList } from '../../http/shared-headers.js';

/** Answers an exchange, given the parameters of the address. */
export type ResourceHandler = (exchange: Exchange, parameters: Parameters) => void | Promise<void>;

export type Parameters = Readonly<Record<string, string | string[] | undefined>>;

export interface Resource {
  /** The address as Express matches it. */
  readonly path: string;
  /** The address as documents, logs and metrics write it; `path` where it has no parameters. */
  readonly route?: string;
  /** True when web pages of other origins may read it. */
  readonly isOpen: boolean;
  /** The kind of page, when it is one for people. */
  readonly page?: PageKind;
  /** Headers of OPTIONS for an address that only some pages may read. */
  readonly preflight?: (exchange: Exchange) => HeaderList;
  /** Limit for every method but OPTIONS: a preflight is not a call. */
  readonly limit?: Limit;
  /** Tells callers that the limit is used up; with 429 when absent. */
  readonly refuse?: Refuse;
  /** Answers these methods; HEAD goes with GET. */
  readonly methods: Readonly<Partial<Record<'GET' | 'POST', ResourceHandler>>>;
}

/** The resources of each application, in the order in which they were mounted. */
const mounted = new WeakMap<Express, readonly Resource[]>();

/** All resources of an application, those of applications below it included. */
export function resourcesOf(app: Express): readonly Resource[] {
  return mounted.get(app) ?? [];
}

/** Mounts an application below an address. */
export function mountBelow(app: Express, root: string, other: Express): void {
  app.use(root, other);
  const below = resourcesOf(other).map(({ route, ...resource }) => ({
    ...resource,
    path: root + resource.path,
    ...(route === undefined ? {} : { route: root + route }),
  }));
  mounted.set(app, [...resourcesOf(app), ...below]);
}

/** Mounts a resource: its methods are answered, OPTIONS tells which they are, the rest is refused with 405. */
export function mountResource(app: Express, instance: Instance, resource: Resource): void {
  const { path, route = path, isOpen, limit = uncounted, refuse, methods, preflight, page } = resource;
  const allowed = [...Object.keys(methods).flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : [name])), 'OPTIONS'];
  mounted.set(app, [...resourcesOf(app), resource]);
  app.all(path, (request, response) => {
    const exchange = openExchange(instance, request, response, {
      route,
      isOpen,
      ...(page === undefined ? {} : { page }),
    });
    const handler = methods[request.method === 'HEAD' ? 'GET' : (request.method as 'GET' | 'POST')];
    if (request.method === 'OPTIONS')
      answerOptions(withHeaders(exchange, preflight?.(exchange) ?? []), allowed, isOpen);
    else limit(exchange, (counted) => (handler ?? refuseMethod(allowed))(counted, request.params), refuse);
  });
}

/** Counts nothing: for answers that are made already. */
export const uncounted: Limit = (exchange, next) => void runHandler(next, exchange);

/** Answers OPTIONS: the allowed methods, and the permission that browsers ask for before a call. */
function answerOptions(exchange: Exchange, methods: readonly string[], isOpen: boolean): void {
  const { preflight } = exchange.instance.headers;
  const permission = isOpen
    ? withHeaders({ ...exchange, headers: ['X-Request-Id', exchange.id] }, preflight)
    : exchange;
  replyEmpty(permission, 204, ['Allow', methods.join(', '), ...neverStored]);
}

/** Refuses any method, and names those that are allowed. */
function refuseMethod(allowed: readonly string[]): Handler {
  const list = allowed.join(', ');
  return (exchange) =>
    sendProblem(exchange, {
      code: 'method_not_allowed',
      detail: exchange.instance.words.routes.methodNotAllowed({ method: exchange.request.method ?? '', allowed: list }),
      headers: ['Allow', list],
    });
}
