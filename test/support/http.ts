/** The door through which tests reach a running service: an application on a port of its own, and plain requests. */
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pino, { type Logger } from 'pino';
import { Registry } from 'prom-client';
import { type AppDependencies, createApp } from '../../runtime/app.js';
import { createHttpServer, stopServer } from '../../runtime/http/http-server.js';
import { catalog } from './fixture-service.js';

export interface RunningApp {
  readonly port: number;
  /** The lines that the service has logged, as objects. */
  readonly logs: readonly Readonly<Record<string, unknown>>[];
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

/** Starts the fixture service on a free port of a host, all addresses when empty. Every dependency can be replaced. */
export async function startApp(changes: Partial<AppDependencies> = {}, host = '127.0.0.1'): Promise<RunningApp> {
  const { logger, logs } = recordingLogger();
  const app = createApp({
    catalog,
    publicBaseUrl: baseUrl,
    requestsPerMinute: 100_000,
    trustProxy: false,
    logger,
    metrics: new Registry(),
    ...changes,
  });
  const server = createHttpServer(app, changes.publicBaseUrl ?? baseUrl);
  await listen(server, host);
  return { port: (server.address() as AddressInfo).port, logs, stop: () => stopServer(server) };
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

export function listen(server: Server, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
}

/** Sends one request over a connection of its own and waits for the whole answer. The path is sent as it stands. */
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

/** Sends bytes as they are and returns everything that comes back until the connection closes. */
export function sendRaw(app: Pick<RunningApp, 'port'>, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.end(bytes);
  });
}
