/** Writes answers; nothing else does. */
import type { Exchange } from './exchange.js';
import type { HeaderList } from './shared-headers.js';

export const jsonType = 'application/json; charset=utf-8';
export const htmlType = 'text/html; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';
export const neverStored: HeaderList = ['Cache-Control', 'no-store'];

/** An answer without its status and the headers that the exchange already has. */
export interface Answer {
  readonly headers?: HeaderList;
  readonly type: string;
  readonly body: string | Buffer;
}

/**
 * Writes a whole answer in one `writeHead`: headers set one at a time would each be looked up again, and Node 20 drops
 * one that is also in the list. Node omits the body if the method is HEAD or the status forbids one.
 */
export function reply(exchange: Exchange, status: number, { headers = [], type, body }: Answer): void {
  const { response } = exchange;
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, [...exchange.headers, ...headers, 'Content-Type', type, 'Content-Length', length]);
  response.end(body);
}

/** Writes an answer without body and type, such as 204 and 304. */
export function replyEmpty({ response, ...exchange }: Exchange, status: number, headers: HeaderList): void {
  response.writeHead(status, [...exchange.headers, ...headers]);
  response.end();
}
