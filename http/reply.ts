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

/**
 * Writes a whole answer in one `writeHead`: headers set one at a time would each be looked up again. Node omits the body
 * if the method is HEAD or the status forbids one.
 */
export function send(response: Answering, status: number, { headers = [], type, body }: Answer): void {
  const length = String(Buffer.byteLength(body));
  const { headers: known, site } = response.locals;
  response.writeHead(status, [
    ...known,
    ...site.languageHeaders,
    ...headers,
    'Content-Type',
    type,
    'Content-Length',
    length,
  ]);
  response.end(body);
}

/** Writes an answer without body and type, such as 204 and 304. */
export function sendEmpty(response: Answering, status: number, headers: HeaderList): void {
  const { headers: known, site } = response.locals;
  response.writeHead(status, [...known, ...site.languageHeaders, ...headers]);
  response.end();
}
