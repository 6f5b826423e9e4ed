/** Answers `POST /mcp`: the Model Context Protocol over HTTP. */
import { mcpAddress } from '../../contract/addresses.js';
import type { Exchange, Handler } from '../../http/exchange.js';
import { withHeaders } from '../../http/exchange.js';
import type { Refuse } from '../../http/limits/limit.js';
import type { Problem } from '../../http/problem.js';
import { problemBody, sendProblem } from '../../http/problem.js';
import { readBody } from '../../http/read-body.js';
import { neverStored, reply, replyEmpty } from '../../http/reply.js';
import type { HeaderList } from '../../http/shared-headers.js';
import type { AllowedHosts, McpEndpoint } from '../mcp/endpoint.js';
import { parsed, refuseOrigin } from '../mcp/endpoint.js';
import type { AskedAnswer, Session } from '../mcp/mcp-service.js';

/** Takes the lead of a caller who is known by an exchange, or by nothing where that is null. */
export type SubmitFrom = (
  exchange: Exchange | null,
  value: unknown,
  idempotencyKey: string | null,
) => Promise<{ readonly body: string } | { readonly problem: Problem }>;

export interface McpParts {
  readonly endpoint: McpEndpoint;
  readonly hosts: AllowedHosts;
  /** Null where no leads are taken. */
  readonly submit: SubmitFrom | null;
}

/** The longest message that is taken, in bytes. */
const longestMessage = 64 * 1024;

/** Headers that a page's own client must read in an answer and may send with a message. */
const exposed = 'Mcp-Session-Id, MCP-Protocol-Version, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
const sendable =
  'Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id';

/** The permission of CORS for the page of an allowed origin; none for callers that are no pages, and for strangers. */
function permission({ request: { headers } }: Exchange, hosts: AllowedHosts): HeaderList {
  const { host, origin } = headers;
  if (origin === undefined || refuseOrigin({ host, origin }, hosts) !== null) return ['Vary', 'Origin'];
  return ['Access-Control-Allow-Origin', origin, 'Vary', 'Origin', 'Access-Control-Expose-Headers', exposed];
}

/** The same before the message, with what it may be. */
export function preflightOf(hosts: AllowedHosts): (exchange: Exchange) => HeaderList {
  return (exchange) => {
    const granted = permission(exchange, hosts);
    if (!granted.includes('Access-Control-Allow-Origin')) return granted;
    const lasting = ['Access-Control-Max-Age', '7200'];
    return [...granted, 'Access-Control-Allow-Methods', 'POST', 'Access-Control-Allow-Headers', sendable, ...lasting];
  };
}

/** Answers one message. A batch is refused, because one request would then make many calls. */
export function answerMcp(parts: McpParts): Handler {
  return async (exchange) => {
    const { headers } = exchange.request;
    const refused = refuseOrigin({ host: headers.host, origin: headers.origin }, parts.hosts);
    if (refused !== null) {
      sendProblem(exchange, { code: 'origin_not_allowed', detail: refused });
      return;
    }
    const allowed = withHeaders(exchange, permission(exchange, parts.hosts));
    const reading = await readMessage(allowed);
    if ('problem' in reading) sendProblem(allowed, reading.problem);
    else await answerMessage(parts, allowed, reading, openSession(parts.submit, parts.hosts.baseUrl, exchange));
  };
}

/**
 * Tells that the limit is used up: to the model itself when it called a tool, because an HTTP error would not reach it.
 * Pages of strangers are told at once, and so is whoever asks before it sends its message.
 */
export function refuseMcp(parts: McpParts): Refuse {
  return async (exchange, problem) => {
    const { baseUrl } = parts.hosts;
    const { host, origin, expect } = exchange.request.headers;
    const allowed = withHeaders(exchange, permission(exchange, parts.hosts));
    const isUnread = expect !== undefined || refuseOrigin({ host, origin }, parts.hosts) !== null;
    const reading = isUnread ? null : await readMessage(allowed);
    if (reading === null || 'problem' in reading || !isToolCall(reading.message)) {
      sendProblem(allowed, problem);
      return;
    }
    const session = { refusal: refusalOf(problem, baseUrl), submit: null, requestId: exchange.id };
    await answerMessage(parts, withHeaders(allowed, problem.headers ?? []), reading, session);
  };
}

interface Message {
  readonly text: string;
  /** Undefined where the text is not JSON, which the protocol itself answers. */
  readonly message: unknown;
}

async function readMessage(exchange: Exchange): Promise<Message | { readonly problem: Problem }> {
  const body = await readBody(exchange, longestMessage);
  if (!body.ok) return { problem: body.problem };
  const text = Buffer.from(body.bytes).toString('utf8');
  const message = parsed(text);
  if (!Array.isArray(message)) return { text, message };
  return { problem: { code: 'malformed_body', detail: exchange.instance.words.routes.noBatches } };
}

function isToolCall(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call';
}

async function answerMessage(
  { endpoint, hosts }: McpParts,
  exchange: Exchange,
  { text }: Message,
  session: Session,
): Promise<void> {
  const message = { url: `${hosts.baseUrl}${mcpAddress}`, headers: protocolHeaders(exchange), text };
  const { status, type, body } = await endpoint(message, session);
  if (body === '') replyEmpty(exchange, status, neverStored);
  else reply(exchange, status, { headers: neverStored, type, body });
}

/** The session of a caller within its limit. No exchange is known of a host that runs the service as its own process. */
export function openSession(submit: SubmitFrom | null, baseUrl: string, exchange: Exchange | null): Session {
  const requestId = exchange?.id ?? null;
  if (submit === null) return { refusal: null, submit, requestId };
  return {
    refusal: null,
    requestId,
    submit: async (value, key) => {
      const taken = await submit(exchange, value, key);
      return 'problem' in taken ? refusalOf(taken.problem, baseUrl) : { ok: true, body: taken.body };
    },
  };
}

function refusalOf(problem: Problem, baseUrl: string): AskedAnswer {
  return { ok: false, body: problemBody(problem, { baseUrl, path: mcpAddress, requestId: null }) };
}

/** The headers that the protocol reads. */
function protocolHeaders({ request }: Exchange): Readonly<Record<string, string>> {
  const read = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && (name === 'accept' || name === 'content-type' || name.startsWith('mcp-'))
      ? [[name, value]]
      : [],
  );
  return Object.fromEntries(read);
}
