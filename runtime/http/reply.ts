/** The one place that writes answers. */
import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { exchangeOf } from './exchange.js';
import type { HeaderList } from './shared-headers.js';

export const jsonType = 'application/json; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';
export const neverStored: HeaderList = ['Cache-Control', 'no-store'];

/**
 * Writes a whole answer: the shared headers, those of the exchange, those given, and the body.
 *
 * Everything goes into one `writeHead`. Express's `send` sets the same headers one at a time, looks each up again, and
 * is the slowest part of a small answer. Node leaves the body out where the method is HEAD or the status forbids one.
 */
export function reply(response: Response, status: number, headers: HeaderList, type: string, body: string): void {
  const { shared, own } = exchangeOf(response);
  own.push('Content-Type', type, 'Content-Length', String(Buffer.byteLength(body)));
  response.writeHead(status, shared.concat(headers, own));
  response.end(body);
}

/** Writes an answer that has no body and no type: 204 and 304. */
export function replyEmpty(response: Response, status: number, headers: HeaderList): void {
  const { shared, own } = exchangeOf(response);
  response.writeHead(status, shared.concat(headers, own));
  response.end();
}

/** A body that caches may keep, with the tag of exactly these bytes. */
export interface Representation {
  readonly type: string;
  readonly body: string;
  readonly etag: string;
}

export function representation(type: string, body: string): Representation {
  return { type, body, etag: `"${hash('sha1', body, 'base64url')}"` };
}

/** Answers 200 with the representation, or 304 where the caller says that it holds the same bytes. */
export function replyCacheable(
  request: Request,
  response: Response,
  headers: HeaderList,
  { type, body, etag }: Representation,
): void {
  const known = request.headers['if-none-match'];
  exchangeOf(response).own.push('ETag', etag);
  if (known !== undefined && listsTag(known, etag)) replyEmpty(response, 304, headers);
  else reply(response, 200, headers, type, body);
}

/** Whether an If-None-Match header names the tag. A proxy that compressed the body has marked its tag as weak. */
function listsTag(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
