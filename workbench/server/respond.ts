/** The answers of the workbench's server. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { FileText } from '../messages/text.js';
import { serverWords as words } from '../messages/words.js';
import { readCatalog, saveFile } from './catalog-files.js';
import type { Events } from './events.js';
import { refusalOf } from './guard.js';

export interface ServedWorkbench {
  /** The folder of the page and its files. */
  readonly assets: string;
  /** The catalog's folder, and its name for people. */
  readonly folder: string;
  readonly name: string;
  /** Returns the files of the last commit; null when there is none. */
  readonly committed: () => readonly FileText[] | null;
  readonly events: Events;
  readonly port: () => number;
}

/** The longest text to take, in bytes; even a catalog of a thousand calculators has no file this long. */
const mostBytes = 8_000_000;

export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  served: ServedWorkbench,
): Promise<void> {
  const why = refusalOf(request, served.port());
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (why !== null) sendJson(response, 403, { why });
  else if (isRead && pathname === '/api/catalog') sendCatalog(response, served);
  else if (isRead && pathname === '/api/events') served.events.add(response);
  else if (request.method === 'PUT' && pathname.startsWith('/api/files/'))
    sendJson(response, ...(await save(request, pathname, served)));
  else if (isRead) sendAsset(response, pathname, served);
  else sendJson(response, 405, { why: words.unknownMethod({ method: request.method ?? '' }) });
}

function sendCatalog(response: ServerResponse, { name, folder, committed }: ServedWorkbench): void {
  sendJson(response, 200, { name, files: readCatalog(folder), committed: committed() });
}

type Reply = readonly [status: number, value: unknown];

async function save(request: IncomingMessage, pathname: string, { folder }: ServedWorkbench): Promise<Reply> {
  const path = decoded(pathname.slice('/api/files/'.length));
  const [digest, isNew] = [digestIn(request.headers['if-match']), request.headers['if-none-match'] === '*'];
  if (digest === null && !isNew) return [428, { why: words.conditionMissing }];
  const text = await readText(request);
  if (path === null || text === null) return [400, { why: path === null ? words.badAddress : words.badText }];
  const saved = saveFile(folder, path, text, isNew ? null : digest);
  return [{ saved: 200, changed: 412, refused: 403 }[saved.kind], saved];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function digestIn(header: string | undefined): string | null {
  return /^"([0-9a-f]{64})"$/.exec(header ?? '')?.[1] ?? null;
}

/** The body as text, or null when it is too long or not UTF-8. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return null;
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** Sends only files with names that the build writes. */
function sendAsset(response: ServerResponse, pathname: string, { assets }: ServedWorkbench): void {
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  const type = types[extname(name)];
  const isKnown = /^(?:kernel\/)?[\w-]+\.\w+$/.test(name) && type !== undefined && existsSync(join(assets, name));
  if (!isKnown) sendJson(response, 404, { why: words.nothingHere });
  else send(response, 200, type, readFileSync(join(assets, name)));
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/** Sends an answer. The page has its own policy, except for what only a header can say. */
function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  });
  response.end(body);
}
