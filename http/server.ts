/** Makes the node server of the service: hands over requests, answers unreadable ones, and stops gracefully. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { errorCodeRow } from '../contract/error-codes.js';
import { wordsFor } from '../words/interface-words.js';
import { english } from '../words/phrases.js';
import type { Problem } from './problem.js';
import { problemBody, problemType } from './problem.js';

const words = wordsFor(english).http;

/** Answers a request, or passes it on untouched. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServerParts {
  /**
   * Sees every request first, on node's own objects. What it answers never reaches the application, whose routing
   * takes several times as long as a calculation.
   */
  readonly first: Listener;
  /** The Express application, which answers everything else. */
  readonly application: Listener;
  readonly baseUrl: string;
}

/** Makes a server that does not listen yet. */
export function createHttpServer({ first, application, baseUrl }: ServerParts): Server {
  const server = createServer({
    // Requests without a Host header are refused with a body that says so.
    requireHostHeader: false,
    headersTimeout: 10_000,
    // The longest body has 64 KiB. A connection that stops amid its request is gone within 15 seconds.
    requestTimeout: 12_000,
    connectionsCheckingInterval: 2_000,
    // Longer than the idle time of common load balancers, so that they never reuse a connection that closes.
    keepAliveTimeout: 65_000,
  });
  // Ends a connection on which nothing moves: a client that never reads its answer. Bodies have had their 408 by then.
  server.timeout = 40_000;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // The request is answered and no protocol changed. Node drops what a client sends right behind one.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    first(request, response, () => application(request, response, () => response.destroy()));
  };
  server.on('request', answer);
  // The reader of the body asks for it, so that a request can be refused before its body is sent.
  server.on('checkContinue', answer);
  server.on('checkExpectation', (_request, response) => refuseExpectation(baseUrl, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseClient(baseUrl, error, socket));
  server.on('connect', (_request, socket) => refuseSocket(baseUrl, socket, noTunnel));
  watchConnections(server);
  return server;
}

const clientErrors: ReadonlyMap<string | undefined, Problem> = new Map([
  ['HPE_HEADER_OVERFLOW', { code: 'headers_too_large', detail: words.headersTooLarge }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'request_timeout', detail: words.notInTime }],
]);

const unreadable: Problem = { code: 'malformed_request', detail: words.notHttp };

const noTunnel: Problem = { code: 'method_not_allowed', detail: words.noTunnel };

const unknownExpectation: Problem = {
  code: 'expectation_failed',
  detail: words.unknownExpectation,
};

function refuseExpectation(baseUrl: string, response: ServerResponse): void {
  const { status, headers, body } = rawProblem(baseUrl, unknownExpectation);
  response.writeHead(status, headers).end(body);
}

/** Answers bytes that could not be read as a request, if there is still somebody to answer. */
function refuseClient(baseUrl: string, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseSocket(baseUrl, socket, clientErrors.get(error.code) ?? unreadable);
}

/** Time in which a client must take a refusal, in milliseconds. */
const refusalTimeout = 2_000;

/** A socket with the response that node is writing to it. */
interface AnsweredSocket extends Duplex {
  readonly _httpMessage?: ServerResponse | null;
}

/**
 * Answers on a socket that node no longer looks after, behind the answers to whole requests that came before: a caller
 * must not take this one for the answer to a lead that is being stored.
 */
function refuseSocket(baseUrl: string, socket: AnsweredSocket, problem: Problem): void {
  // Without a listener, a reset would end the process.
  socket.on('error', () => socket.destroy());
  const refuse = (): void => {
    const { _httpMessage: underWay } = socket;
    if (underWay?.req.complete) underWay.once('close', refuse);
    else if (!socket.destroyed) writeRefusal(baseUrl, socket, problem);
  };
  refuse();
}

/** Closes the socket once the answer is out: a client that keeps its own end open would otherwise hold it forever. */
function writeRefusal(baseUrl: string, socket: Duplex, problem: Problem): void {
  const { status, title, headers, body } = rawProblem(baseUrl, problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const close = (): void => void socket.destroy();
  const timer = setTimeout(close, refusalTimeout);
  socket.once('close', () => clearTimeout(timer));
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`, close);
}

interface RawProblem {
  readonly status: number;
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A problem for a request without an exchange. */
function rawProblem(baseUrl: string, problem: Problem): RawProblem {
  const { status, title } = errorCodeRow(problem.code);
  const body = problemBody(problem, { baseUrl, path: null, requestId: null });
  const headers = {
    'Content-Type': problemType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(problem.code === 'method_not_allowed' ? { Allow: 'GET, HEAD, POST, OPTIONS' } : {}),
    Connection: 'close',
  };
  return { status, title, headers, body };
}

const connections = new WeakMap<Server, Set<Socket>>();

function watchConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Time in which open connections may still bring a request after a server begins to stop, in milliseconds. */
const gracePeriod = 500;

/**
 * Stops a server: no new connections, and at most one more request on old ones. Resolves when the last answer is sent.
 *
 * Closing an idle connection at once could lose a request that a proxy is just sending over it. So connections stay for
 * a while, and every answer on them says that it is the last.
 */
export async function stopServer(server: Server): Promise<void> {
  // The close of the HTTP server itself would close idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  for (const event of ['request', 'checkContinue']) {
    server.prependListener(event, (_request: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
  }
  const startedAt = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - startedAt > gracePeriod) closeWaiting(server);
  }, 50);
  await closed;
  clearInterval(sweep);
  // Turns of the event loop in which the last connections end, then their exchanges, then their accounts.
  for (let turn = 0; turn < 3; turn++) await setImmediate();
}

/**
 * Closes the connections that wait for a request, also those that never had one, such as browsers open in advance: node
 * counts them as busy.
 */
function closeWaiting(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
