/** A node server for an Express application: quick to hand over requests, polite to broken ones, able to stop. */
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Express, Request, Response } from 'express';
import { errorCode } from '../error-codes.js';
import { type Problem, problemBody, problemType } from './problem.js';

/**
 * A server that runs the application.
 *
 * Express gives every request and response a prototype of its own, `app.request` and `app.response`. Changing the
 * prototype of an object that exists makes it slow for everything that comes after, and takes more time than the rest
 * of a small answer together. So the server creates its requests and responses with those prototypes, and Express has
 * nothing left to change.
 */
export function createHttpServer(app: Express, baseUrl: string): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<AppRequest> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  app.request = AppRequest.prototype as Request;
  app.response = AppResponse.prototype as unknown as Response;

  const server = createServer({
    IncomingMessage: AppRequest,
    ServerResponse: AppResponse,
    // The application refuses requests without a Host header itself, with a body that says so.
    requireHostHeader: false,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    // Longer than the idle time of common load balancers, so that they never reuse a connection that closes.
    keepAliveTimeout: 65_000,
  });
  server.on('request', (request, response) =>
    app(request as Request, response as unknown as Response, () => response.destroy()),
  );
  watchConnections(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuseClient(baseUrl, error, socket));
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { head, body } = rawProblem(baseUrl, {
      code: 'expectation_failed',
      detail: 'Only 100-continue is understood in Expect.',
    });
    response.writeHead(errorCode('expectation_failed').status, head).end(body);
  });
  return server;
}

const clientErrors: ReadonlyMap<string | undefined, Problem> = new Map([
  ['HPE_HEADER_OVERFLOW', { code: 'headers_too_large', detail: 'The headers of the request are larger than 16 KiB.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'request_timeout', detail: 'The request did not arrive in time.' }],
]);

const unreadable: Problem = { code: 'malformed_request', detail: 'The request is not well-formed HTTP.' };

/** Answers what could not even be read as a request, where there is still someone to answer. */
function refuseClient(baseUrl: string, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = clientErrors.get(error.code) ?? unreadable;
  const { status, title } = errorCode(problem.code);
  const { head, body } = rawProblem(baseUrl, problem);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
}

/** A problem for requests that never reach the application. */
function rawProblem(baseUrl: string, problem: Problem): { head: Readonly<Record<string, string>>; body: string } {
  const body = problemBody(problem, { baseUrl, path: null, requestId: null });
  const head = {
    'Content-Type': problemType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { head, body };
}

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>();

function watchConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** How long open connections may still bring a request when a server stops, in milliseconds. */
const farewellMs = 500;

/**
 * Stops a server: no new connections, at most one further request on old ones, done when the last answer is out.
 *
 * A proxy may be sending a request over an idle connection at this very moment, and closing it would lose that one. So
 * connections stay for a while, and every answer on them says that it is the last.
 */
export async function stopServer(server: Server): Promise<void> {
  // The close of the HTTP server itself would close idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const startedAt = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - startedAt > farewellMs) closeWaiting(server);
  }, 50);
  await closed;
  clearInterval(sweep);
  // Turns of the event loop: the last connections end, their exchanges end, the accounts of those are settled.
  for (let turn = 0; turn < 3; turn++) await setImmediate();
}

/**
 * Closes the connections that wait for a request. Those that never had one, such as browsers open in advance, count as
 * busy to node.
 */
function closeWaiting(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
