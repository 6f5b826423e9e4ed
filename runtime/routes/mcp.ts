/** Answers `POST /mcp`: the Model Context Protocol over HTTP. */
import type { IncomingMessage } from 'node:http';
import { mcpAddress } from '../../contract/addresses.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Handler, Request, Response } from '../../http/locals.js';
import type { Problem } from '../../http/problem.js';
import { problemBody, Refused, sendProblem } from '../../http/problem.js';
import { bodyReader } from '../../http/read-body.js';
import { neverStored, send, sendEmpty } from '../../http/reply.js';
import type { AllowedHosts, McpEndpoint } from '../mcp/endpoint.js';
import { parsed, refuseOrigin } from '../mcp/endpoint.js';
import type { AskedAnswer, Session } from '../mcp/mcp-service.js';
import type { Route } from './table.js';

/** Takes leads of a caller who is known by a response, or by nothing where that is null: all of them or none. */
export type SubmitFrom = (
  response: Response | null,
  leads: readonly { readonly value: unknown; readonly idempotencyKey: string | null }[],
) => Promise<{ readonly bodies: readonly string[] } | { readonly problem: Problem }>;

export interface McpParts {
  readonly endpoint: McpEndpoint;
  readonly hosts: AllowedHosts;
  readonly limit: Limit;
  /** Null where no leads are taken. */
  readonly submit: SubmitFrom | null;
}

export function mcpRoute(parts: McpParts): Route {
  const limit = tellsModels(parts);
  return { at: mcpAddress, kind: 'closed', limit, preflight: preflight(parts.hosts), post: answerMcp(parts) };
}

/** The longest message that is taken, in bytes. */
const readBody = bodyReader('application/json', 64 * 1024);

/** Headers that a page's own client must read in an answer and may send with a message. */
const exposed = 'Mcp-Session-Id, MCP-Protocol-Version, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
const sendable =
  'Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id';

/** Permits the page of an allowed origin to read the answer; callers that are no pages, and strangers, get none. */
function permit(response: Response, hosts: AllowedHosts): void {
  const { origin } = response.req.headers;
  response.set('Vary', 'Origin');
  if (origin === undefined || strangeOrigin(response, hosts) !== null) return;
  response.set('Access-Control-Allow-Origin', origin).set('Access-Control-Expose-Headers', exposed);
}

/** The same before the message, with what it may be. */
function preflight(hosts: AllowedHosts): Handler {
  return (_request, response, next) => {
    permit(response, hosts);
    if (response.hasHeader('Access-Control-Allow-Origin')) {
      response.set('Access-Control-Max-Age', '7200').set('Access-Control-Allow-Methods', 'POST');
      response.set('Access-Control-Allow-Headers', sendable);
    }
    next();
  };
}

function strangeOrigin({ req, locals }: Response, hosts: AllowedHosts): string | null {
  const { host, origin } = req.headers;
  return refuseOrigin({ host, origin }, hosts, locals.site.words.tools);
}

/**
 * Counts requests. The model itself gets the refusal of a used-up limit when it called a tool, because an HTTP error
 * would not reach it. Pages of other origins are refused at once, and so is a caller that asks before it sends its message.
 */
function tellsModels({ limit, ...parts }: McpParts): Limit {
  return (request, answering, next) =>
    limit(request, answering, (refused) => {
      const response = answering as Response;
      if (refused instanceof Refused) refuse(parts, response, refused).catch(next);
      else next(refused);
    });
}

async function refuse(parts: Omit<McpParts, 'limit'>, response: Response, { problem }: Refused): Promise<void> {
  const { req: request } = response;
  permit(response, parts.hosts);
  const isUnread = request.headers.expect !== undefined || strangeOrigin(response, parts.hosts) !== null;
  const reading = isUnread ? null : await readMessage(request, response).catch(() => null);
  if (reading === null || !isToolCall(reading.message)) {
    sendProblem(response, problem);
    return;
  }
  response.locals.headers = [...response.locals.headers, ...(problem.headers ?? [])];
  const session = {
    refusal: refusalOf(problem, parts.hosts.baseUrl),
    submit: null,
    requestId: response.locals.requestId,
  };
  await answerMessage(parts, response, reading, session);
}

interface Message {
  readonly text: string;
  /** Undefined where the text is not JSON, which the protocol itself answers. */
  readonly message: unknown;
}

/** Answers one message. */
function answerMcp({ limit: _, ...parts }: McpParts): Handler {
  return async (request, response) => {
    const refused = strangeOrigin(response, parts.hosts);
    if (refused !== null) {
      sendProblem(response, { code: 'origin_not_allowed', detail: refused });
      return;
    }
    permit(response, parts.hosts);
    const session = openSession(parts.submit, parts.hosts.baseUrl, response);
    await answerMessage(parts, response, await readMessage(request, response), session);
  };
}

/** Refuses a batch, because one request would then make many calls. */
async function readMessage(request: Request, response: Response): Promise<Message> {
  const body = await readBody(request, response);
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  const message = parsed(text);
  if (!Array.isArray(message)) return { text, message };
  throw new Refused({ code: 'malformed_body', detail: response.locals.site.words.routes.noBatches });
}

function isToolCall(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call';
}

async function answerMessage(
  { endpoint, hosts }: Pick<McpParts, 'endpoint' | 'hosts'>,
  response: Response,
  { text }: Message,
  session: Session,
): Promise<void> {
  const message = { url: `${hosts.baseUrl}${mcpAddress}`, headers: protocolHeaders(response.req), text };
  const { status, type, body } = await endpoint(message, session);
  if (body === '') sendEmpty(response, status, neverStored);
  else send(response, status, { headers: neverStored, type, body });
}

/** The session of a caller within its limit. A host that runs the service as its own process has no response. */
export function openSession(submit: SubmitFrom | null, baseUrl: string, response: Response | null): Session {
  const requestId = response?.locals.requestId ?? null;
  if (submit === null) return { refusal: null, submit, requestId };
  return {
    refusal: null,
    requestId,
    submit: async (value, idempotencyKey) => {
      const taken = await submit(response, [{ value, idempotencyKey }]);
      return 'problem' in taken ? refusalOf(taken.problem, baseUrl) : { ok: true, body: taken.bodies[0] ?? '' };
    },
  };
}

function refusalOf(problem: Problem, baseUrl: string): AskedAnswer {
  return { ok: false, body: problemBody(problem, { baseUrl, path: mcpAddress, requestId: null }) };
}

/** The headers that the protocol reads. */
function protocolHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  const read = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && (name === 'accept' || name === 'content-type' || name.startsWith('mcp-'))
      ? [[name, value]]
      : [],
  );
  return Object.fromEntries(read);
}
