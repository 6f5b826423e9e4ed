/** Takes the bytes of a request body, if they are of the type that is wanted. */
import type { IncomingMessage } from 'node:http';
import readBytes from 'raw-body';
import type { Exchange } from './exchange.js';
import type { Problem } from './problem.js';

export type BodyReading =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: Problem };

/** Only JSON makes a browser ask before a page of another origin may post; forms need another guard against that. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * Refuses other types, charsets and encodings and a body that says it is too long before it is asked for, and one that
 * turns out to be longer than so many bytes.
 */
export async function readBody(
  { request, response }: Exchange,
  longest: number,
  type: BodyType = 'application/json',
): Promise<BodyReading> {
  const refused = refuseHeaders(request, longest, type);
  if (refused !== null) return { ok: false, problem: refused };
  if (request.headers.expect !== undefined) response.writeContinue();
  try {
    return { ok: true, bytes: await readBytes(request, { length: lengthOf(request), limit: longest }) };
  } catch (error) {
    // The rest of the body is read and dropped, so that a caller who is still sending gets to see the answer.
    request.resume();
    return { ok: false, problem: explain(error, longest) };
  }
}

function refuseHeaders(request: IncomingMessage, longest: number, wanted: BodyType): Problem | null {
  const type = request.headers['content-type'] ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== wanted) {
    return unsupported(`The body must be sent with Content-Type: ${wanted}.`);
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return unsupported('The body must be encoded in UTF-8.');
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return unsupported('The body must not be compressed.');
  return Number(lengthOf(request) ?? 0) > longest ? tooLong(longest) : null;
}

function lengthOf({ headers }: IncomingMessage): string | null {
  return headers['content-length'] ?? null;
}

function unsupported(detail: string): Problem {
  return { code: 'unsupported_media_type', detail };
}

function tooLong(longest: number): Problem {
  return { code: 'content_too_large', detail: `The body is longer than ${longest} bytes.` };
}

const incomplete: Problem = { code: 'malformed_body', detail: 'The body did not arrive whole.' };

/** What the library's error means for the caller; errors of ours are thrown on. */
function explain(error: unknown, longest: number): Problem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLong(longest);
  if (status === 400) return incomplete;
  throw error;
}
