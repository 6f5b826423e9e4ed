/** The door through which tests reach a running service: an application on a port of its own, and plain requests. */
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, Server } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { BoundedMemoryStore } from '../../http/limits/bounded-memory-store.js';
import type { TrustProxy } from '../../http/limits/caller.js';
import { callerBehind } from '../../http/limits/caller.js';
import type { Limit } from '../../http/limits/limit.js';
import { createLimit } from '../../http/limits/limit.js';
import type { Handler, Observer } from '../../http/locals.js';
import { registerMetrics } from '../../http/metrics.js';
import { createObserver } from '../../http/observer.js';
import { jsonType, send } from '../../http/reply.js';
import { createHttpServer, stopServer } from '../../http/server.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { McpSettings, Service } from '../../runtime/routes/app.js';
import { createService } from '../../runtime/routes/app.js';
import type { Probe } from '../../runtime/routes/health-checks.js';
import type { SubmitFrom } from '../../runtime/routes/mcp.js';
import type { AssetSource } from '../../runtime/routes/pages/page-assets.js';
import type { RecallFrom } from '../../runtime/routes/pages/paged-site.js';
import type { Route } from '../../runtime/routes/table.js';
import { catalog } from './fixture-service.js';

export interface RunningApp {
  readonly port: number;
  /** The lines that the service has logged, as objects. */
  readonly logs: readonly Readonly<Record<string, unknown>>[];
  /** All addresses of the service. */
  readonly routes: readonly Route[];
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; throws where it is something else. */
  readonly json: () => Record<string, unknown>;
}

export const baseUrl = 'http://public.example';

/** What a test may choose of a service; the fixture service without a limit that it reaches, for the rest. */
export interface AppChanges {
  readonly catalog?: Catalog;
  readonly publicBaseUrl?: string;
  readonly requestsPerMinute?: number;
  /** Tells which day it is. */
  readonly clock?: () => number;
  readonly trustProxy?: TrustProxy;
  readonly logger?: Logger;
  readonly metrics?: Registry;
  readonly rateLimitStore?: Store;
  /** In place of the limit that the service makes. */
  readonly limit?: Limit;
  /** In place of the one that logs and measures. */
  readonly observer?: Observer;
  readonly probes?: readonly Probe[];
  readonly takeLead?: Handler | readonly Handler[] | undefined;
  readonly submitLead?: SubmitFrom | undefined;
  readonly recallLead?: RecallFrom | undefined;
  readonly pages?: AssetSource;
  readonly mcp?: McpSettings;
}

/** Answers every lead with 201, for tests that are about the way to it. */
export const takeAnyLead: Handler = (_request, response) =>
  send(response, 201, { headers: [], type: jsonType, body: '{}' });

/** A service, put together like the process itself does it. */
export function serviceOf(changes: AppChanges & { readonly logger: Logger }): Service {
  const { requestsPerMinute = 100_000, metrics = new Registry(), logger, rateLimitStore: store } = changes;
  const { answered, refused, used } = registerMetrics(metrics);
  return createService({
    catalog: serveCatalog(changes.catalog ?? catalog, {
      baseUrl: changes.publicBaseUrl ?? baseUrl,
      requestsPerMinute,
      ...(changes.clock === undefined ? {} : { clock: changes.clock }),
    }),
    observer: changes.observer ?? createObserver(logger, { answered, refused, used }),
    limit:
      changes.limit ??
      createLimit({
        limit: requestsPerMinute,
        window: 'minute',
        what: 'requests',
        store: store ?? new BoundedMemoryStore(),
        callerOf: callerBehind(changes.trustProxy ?? false),
        logger,
        onRefusal: refused,
      }),
    probes: changes.probes ?? [],
    collectMetrics: () => metrics.metrics(),
    takeLead: changes.takeLead,
    submitLead: changes.submitLead,
    recallLead: changes.recallLead,
    pages: changes.pages,
    mcp: changes.mcp,
  });
}

/** Starts a service on a free port of a host, all addresses when empty. */
export async function startApp(changes: AppChanges = {}, host = '127.0.0.1'): Promise<RunningApp> {
  const { logger, logs } = recordingLogger();
  const { app, lane, routes } = serviceOf({ ...changes, logger: changes.logger ?? logger });
  const server = createHttpServer({
    first: lane,
    application: app,
    baseUrl: changes.publicBaseUrl ?? baseUrl,
  });
  await listen(server, host);
  return { port: (server.address() as AddressInfo).port, logs, routes, stop: () => stopServer(server) };
}

/** A logger whose lines are kept as objects, at every level. */
export function recordingLogger(): { readonly logger: Logger; readonly logs: Record<string, unknown>[] } {
  const logs: Record<string, unknown>[] = [];
  const write = (lines: string): void => {
    for (const line of lines.trimEnd().split('\n')) logs.push(JSON.parse(line));
  };
  const logger = pino({ level: 'trace' }, { write });
  return { logger, logs };
}

export function listen(server: Server, host: string, port = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Sends one request over a connection of its own and waits for the whole answer. The path is sent as it stands. */
/** An address as browsers send it: its fragment stays with them. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*$/s, '');
}

export function request(
  app: Pick<RunningApp, 'port'>,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body = '',
  host = '127.0.0.1',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host, port: app.port, method, path, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          json: () => JSON.parse(text) as Record<string, unknown>,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** GET without headers. */
export function get(app: Pick<RunningApp, 'port'>, path: string): Promise<Answer> {
  return request(app, 'GET', path);
}

/**
 * Sends bytes as they are and returns everything that comes back until the connection closes. With the ending `none`
 * our side stays open, for an answer that takes a moment: the server closes, when the request asks it to. One that
 * refuses before it has read all may end with a reset, which comes after its answer.
 */
export function sendRaw(
  app: Pick<RunningApp, 'port'>,
  bytes: string,
  ending: 'half' | 'none' = 'half',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => chunks.length === 0 && reject(error));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    if (ending === 'half') socket.end(bytes);
    else socket.write(bytes);
  });
}

export interface ByteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** GET with an Accept-Encoding header, or none when that is empty; the bytes are as they came. */
export async function fetchBytes(port: number, path: string, acceptEncoding: string): Promise<ByteAnswer> {
  const headers = acceptEncoding === '' ? {} : { 'accept-encoding': acceptEncoding };
  const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: await buffer(incoming) };
}
