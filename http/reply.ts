/** Writes answers; nothing else does. */
import type { Answering } from './locals.js';
import type { HeaderList } from './security.js';

export const jsonType = 'application/json; charset=utf-8';
export const htmlType = 'text/html; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';
export const neverStored: HeaderList = ['Cache-Control', 'no-store'];

/** An answer without its status and the headers that are known already. */
export interface Answer {
  readonly headers?: HeaderList;
  readonly type: string;
  readonly body: string | Buffer;
}

/** Writes a whole answer. Node omits the body if the method is HEAD or the status forbids one. */
export function send(response: Answering, status: number, { headers = [], type, body }: Answer): void {
  writeHead(response, status, [...headers, 'Content-Type', type, 'Content-Length', String(Buffer.byteLength(body))]);
  response.end(body);
}

/** Writes an answer without body and type, such as 204 and 304. */
export function sendEmpty(response: Answering, status: number, headers: HeaderList): void {
  writeHead(response, status, headers);
  response.end();
}

/**
 * Writes the head at once where nothing has set a header: headers set one at a time would each be looked up again. Where
 * something has, Node 20 keeps only the last of several headers in a list with the same name.
 */
function writeHead(response: Answering, status: number, headers: HeaderList): void {
  const { security, headers: known, site } = response.locals;
  const all = [...security, ...known, ...site.languageHeaders, ...headers];
  if (response.getHeaderNames().length === 0) {
    response.writeHead(status, all);
    return;
  }
  for (let at = 0; at < all.length; at += 2) response.appendHeader(all[at] ?? '', all[at + 1] ?? '');
  response.writeHead(status);
}
