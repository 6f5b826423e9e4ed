/** Reads the bytes of a request body of the wanted type. */

import type { IncomingMessage } from 'node:http';
import readBytes from 'raw-body';
import type { InterfaceWords } from '../words/interface-words.js';
import type { Exchange } from './exchange.js';
import type { Problem } from './problem.js';

export type BodyReading =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: Problem };

/** Browsers send a preflight before another origin may post JSON, but not for forms, which need another guard. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * Reads a body of at most `longest` bytes. Refuses other types, charsets and encodings, and a body whose announced
 * length is too long, before it asks for the body.
 */
export async function readBody(
  exchange: Exchange,
  longest: number,
  type: BodyType = 'application/json',
): Promise<BodyReading> {
  const { request, response } = exchange;
  const words = exchange.instance.words.http;
  // The caller left while its call was being counted.
  if (request.destroyed) return { ok: false, problem: incomplete(words) };
  const refused = refuseHeaders(request, longest, type, words);
  if (refused !== null) return { ok: false, problem: refused };
  if (request.headers.expect !== undefined) response.writeContinue();
  try {
    return { ok: true, bytes: await readBytes(request, { length: lengthOf(request), limit: longest }) };
  } catch (error) {
    // Read and drop the rest of the body, so that a caller who is still sending gets to see the answer.
    request.resume();
    return { ok: false, problem: explain(error, longest, words) };
  }
}

function refuseHeaders(
  request: IncomingMessage,
  longest: number,
  wanted: BodyType,
  words: InterfaceWords['http'],
): Problem | null {
  const type = request.headers['content-type'] ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== wanted) {
    return unsupported(words.bodyType({ wanted }));
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return unsupported(words.bodyCharset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return unsupported(words.bodyEncoding);
  return Number(lengthOf(request) ?? 0) > longest ? tooLong(longest, words) : null;
}

function lengthOf({ headers }: IncomingMessage): string | null {
  return headers['content-length'] ?? null;
}

function unsupported(detail: string): Problem {
  return { code: 'unsupported_media_type', detail };
}

function tooLong(longest: number, words: InterfaceWords['http']): Problem {
  return { code: 'content_too_large', detail: words.bodyTooLong({ longest }) };
}

/** Turns the library's error into a problem; throws errors of ours. */
function explain(error: unknown, longest: number, words: InterfaceWords['http']): Problem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLong(longest, words);
  if (status === 400) return incomplete(words);
  throw error;
}

function incomplete({ bodyIncomplete }: InterfaceWords['http']): Problem {
  return { code: 'malformed_body', detail: bodyIncomplete };
}
