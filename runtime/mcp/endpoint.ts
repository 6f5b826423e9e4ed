/** Answers the protocol over HTTP: one message in, one message out. Knows no server and no connection. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { ToolWords } from '../../words/tool-words.js';
import type { McpService, OnFault, Session } from './mcp-service.js';
import { createServerFactory } from './server.js';

/** A message as it was posted. */
export interface PostedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The response; an empty body when there is nothing to say. */
export interface MessageAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export type McpEndpoint = (message: PostedMessage, session: Session) => Promise<MessageAnswer>;

/** Serves both eras of the protocol. Each message is answered by itself: there are no sessions and no streams. */
export function createEndpoint(service: McpService, onFault: OnFault): McpEndpoint {
  const sessions = new AsyncLocalStorage<Session>();
  const factory = createServerFactory(service, onFault, () => sessions.getStore() ?? nobody);
  // A subscription would be a stream without an end, and nothing here ever changes while the service runs.
  const handler = createMcpHandler(factory, { maxSubscriptions: 0, onerror: () => undefined });
  return async ({ url, headers, text }, session) => {
    const request = new Request(url, { method: 'POST', headers, body: text });
    const response = await sessions.run(session, () => handler.fetch(request));
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, body: withReadableError(await response.text()) };
  };
}

/** The SDK's error for parameters that it cannot read: its validator's findings, reported as a fault of ours. */
interface Unread {
  readonly error: { readonly code: number; readonly message: string };
}

/**
 * Turns that error into a mistake of the caller, with each finding in words; also where it is the one event of a stream.
 */
function withReadableError(body: string): string {
  return body.replace(/^(data: )?(\{.*\})$/m, (_, head = '', message: string) => `${head}${readable(message)}`);
}

function readable(body: string): string {
  const answer = parsed(body) as Partial<Unread> | undefined;
  if (answer?.error?.code !== internalError) return body;
  const findings = parsed(answer.error.message);
  if (!Array.isArray(findings)) return body;
  const told = findings.map(({ path = [], message }: Finding) => `${path.join('.')}: ${message}`);
  const error = { code: invalidParams, message: `Invalid params. ${told.join('; ')}` };
  return JSON.stringify({ ...answer, error });
}

interface Finding {
  readonly path?: readonly (string | number)[];
  readonly message: string;
}

const [internalError, invalidParams] = [-32603, -32602];

/** The value of a JSON text; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nobody: Session = { refusal: null, submit: null, requestId: null };

/** The hosts under which the endpoint may be called, and whose pages may call it. */
export interface AllowedHosts {
  readonly baseUrl: string;
  readonly others: readonly string[];
}

/**
 * Refuses a request by its Host and Origin; null when both are right. It keeps pages of strangers
 * from reaching a service on one's own machine under a name of theirs.
 */
export function refuseOrigin(
  { host, origin }: { readonly host: string | undefined; readonly origin: string | undefined },
  { baseUrl, others }: AllowedHosts,
  { otherHost, otherOrigin }: ToolWords,
): string | null {
  const allowed = [new URL(baseUrl).hostname, ...others, ...localhostAllowedHostnames()];
  const atHost = validateHostHeader(host, allowed);
  if (!atHost.ok) return otherHost;
  const fromOrigin = validateOriginHeader(origin, allowed);
  return fromOrigin.ok ? null : otherOrigin;
}
