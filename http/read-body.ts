/** Reads the body of a request with the readers of Express. */
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { InterfaceWords } from '../words/interface-words.js';
import type { Request, Response } from './locals.js';
import type { Problem } from './problem.js';
import { Refused } from './problem.js';

type HttpWords = InterfaceWords['http'];

/**
 * JSON comes as its bytes, because its readers refuse more than `JSON.parse` does; a form as its fields. Browsers send a
 * preflight before another origin may post JSON, but not for forms, which need another guard.
 */
const readers = {
  'application/json': (limit: number) => express.raw({ type: () => true, limit, inflate: false }),
  'application/x-www-form-urlencoded': (limit: number) =>
    express.urlencoded({ type: () => true, limit, inflate: false, extended: false, parameterLimit: limit }),
};

/** Gives the body of a request, undefined where it has none. Rejects with `Refused` when that cannot be read. */
export type BodyReader = (request: Request, response: Response) => Promise<unknown>;

/**
 * Reads bodies of at most `longest` bytes. Refuses other types, charsets and encodings, and a body whose announced
 * length is too long, before it asks for the body.
 */
export function bodyReader(type: keyof typeof readers, longest: number): BodyReader {
  const read = readers[type](longest);
  return async (request, response) => {
    const words = response.locals.site.words.http;
    // The caller left while its call was being counted.
    const refused = request.destroyed ? incomplete(words) : refuseHeaders(request, longest, type, words);
    if (refused !== null) throw new Refused(refused);
    if (request.headers.expect !== undefined) response.writeContinue();
    await new Promise<void>((resolve, reject) => {
      read(request, response, (error: unknown) =>
        error === undefined ? resolve() : reject(explained(error, longest, words)),
      );
    });
    return request.body;
  };
}

function refuseHeaders(request: IncomingMessage, longest: number, wanted: string, words: HttpWords): Problem | null {
  const type = request.headers['content-type'] ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== wanted) return unsupported(words.bodyType({ wanted }));
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return unsupported(words.bodyCharset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return unsupported(words.bodyEncoding);
  return Number(request.headers['content-length'] ?? 0) > longest ? tooLong(longest, words) : null;
}

/** The reader's error as a refusal; errors of ours as they are. */
function explained(error: unknown, longest: number, words: HttpWords): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Refused(tooLong(longest, words));
  if (status === 415) return new Refused(unsupported(words.bodyCharset));
  return status === 400 ? new Refused(incomplete(words)) : error;
}

function unsupported(detail: string): Problem {
  return { code: 'unsupported_media_type', detail };
}

function tooLong(longest: number, words: HttpWords): Problem {
  return { code: 'content_too_large', detail: words.bodyTooLong({ longest }) };
}

function incomplete({ bodyIncomplete }: HttpWords): Problem {
  return { code: 'malformed_body', detail: bodyIncomplete };
}
