/**
 * The host of the chat, which shows this page in a frame: MCP Apps (SEP-1865), which is JSON-RPC over messages between
 * windows. It knows what the calculator needs of that; the library for all of it is ten times the size of this page.
 */

/** The members of a tool's result that are read. */
export interface ToolResult {
  readonly isError?: boolean | undefined;
  readonly structuredContent?: unknown;
  readonly content?: readonly { readonly type: string; readonly text?: unknown }[] | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** What the host tells of itself. */
interface Context {
  readonly theme?: 'light' | 'dark';
}

/** What the host does for its pages, by the names of the protocol. */
interface Capabilities {
  readonly serverTools?: object;
  readonly updateModelContext?: object;
}

/** The requests of this page: what goes with each, and what comes back. */
interface Requests {
  readonly 'ui/initialize': {
    readonly params: Members;
    readonly result: { readonly hostCapabilities?: Capabilities; readonly hostContext?: Context };
  };
  readonly 'tools/call': {
    readonly params: { readonly name: string; readonly arguments: Members };
    readonly result: ToolResult;
  };
  readonly 'ui/update-model-context': {
    readonly params: { readonly content: readonly { readonly type: 'text'; readonly text: string }[] };
    readonly result: unknown;
  };
  readonly 'ui/open-link': { readonly params: { readonly url: string }; readonly result: unknown };
}

/** What the host sends without being asked. */
interface Notices {
  readonly 'ui/notifications/tool-input': { readonly arguments?: Members };
  readonly 'ui/notifications/tool-result': ToolResult;
  readonly 'ui/notifications/host-context-changed': Context;
}

export type Listeners = { readonly [Name in keyof Notices]: (params: Notices[Name]) => void };

export interface ChatHost {
  readonly capabilities: Capabilities;
  readonly context: Context;
  /** Rejects when the host refuses, or does not answer for a minute. */
  readonly request: <Name extends keyof Requests>(
    method: Name,
    params: Requests[Name]['params'],
  ) => Promise<Requests[Name]['result']>;
}

/** A message of JSON-RPC in either direction. */
interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const protocolVersion = '2026-01-26';
const longestWait = 60_000;
const unknownMethod = -32601;

/** Requests of hosts that need no more than an answer: whether the page is there, and that it is about to go. */
const answered: ReadonlySet<string> = new Set(['ping', 'ui/resource-teardown']);

/** Connects to the host. What it sends first comes after this has answered. */
export async function connectHost(name: string, listeners: Listeners): Promise<ChatHost> {
  const request = requesting(listeners);
  const { hostCapabilities: capabilities = {}, hostContext: context = {} } = await request('ui/initialize', {
    appInfo: { name, version: '1.0.0' },
    appCapabilities: {},
    protocolVersion,
  });
  send({ method: 'ui/notifications/initialized' });
  tellSize();
  return { capabilities, context, request };
}

function send(message: Omit<Message, 'jsonrpc'>): void {
  // Pages in sandboxes do not know the origin of their host.
  window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
}

/** Listens to the host; what asks it and waits for its answer. */
function requesting(listeners: Listeners): ChatHost['request'] {
  const waiting = new Map<unknown, (message: Message) => void>();
  let asked = 0;
  window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== window.parent || data?.jsonrpc !== '2.0') return;
    if (data.method !== undefined) hear(data, listeners);
    else waiting.get(data.id)?.(data);
  });
  return (method, params) =>
    new Promise<never>((resolve, reject) => {
      const id = ++asked;
      const finish = ({ result, error }: Partial<Message>): void => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error === undefined) resolve(result as never);
        else reject(new Error(error.message));
      };
      const timer = setTimeout(() => finish({ error: { code: 0, message: 'The host does not answer.' } }), longestWait);
      waiting.set(id, finish);
      send({ id, method, params });
    });
}

function hear({ id, method = '', params = {} }: Message, listeners: Listeners): void {
  const byName: Partial<Record<string, (params: never) => void>> = listeners;
  if (id === undefined) byName[method]?.(params as never);
  else if (answered.has(method)) send({ id, result: {} });
  else send({ id, error: { code: unknownMethod, message: `This page has no method ${method}.` } });
}

/** Tells the host how large the page is, now and whenever that changes. */
function tellSize(): void {
  const root = document.documentElement;
  let last = '';
  const tell = (): void => {
    const { height: own } = root.style;
    root.style.height = 'max-content';
    const size = { width: Math.ceil(window.innerWidth), height: Math.ceil(root.getBoundingClientRect().height) };
    root.style.height = own;
    if (JSON.stringify(size) === last) return;
    last = JSON.stringify(size);
    send({ method: 'ui/notifications/size-changed', params: size });
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(tell));
  for (const part of [root, document.body]) observer.observe(part);
}
