/** Takes the bytes of a request body, if they may be the JSON of a lead at all. */

import express, { type Request, type RequestHandler, type Response } from 'express';
import { type Problem, sendProblem } from '../../http/problem.js';

/** The longest body that is taken, in bytes. */
export const LONGEST_BODY = 16 * 1024;

/**
 * Refuses other types, charsets and encodings before the body arrives, and a body that is too long. What passes has
 * its bytes in `request.body`. Only this type makes a browser ask before a page of another origin may post.
 */
export function readBody(): RequestHandler {
  const takeBytes = express.raw({ type: () => true, limit: LONGEST_BODY, inflate: false });
  return (request, response, next) => {
    const refused = refuseHeaders(request);
    if (refused !== null) {
      sendProblem(request, response, refused);
      return;
    }
    takeBytes(request, response, (error?: unknown) => {
      if (error === undefined) next();
      else refuseBody(request, response, error, next);
    });
  };
}

function refuseHeaders(request: Request): Problem | null {
  const type = request.headers['content-type'] ?? '';
  if (!/^\s*application\/json\s*(;|$)/i.test(type)) {
    return unsupported('The body must be sent with Content-Type: application/json.');
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return unsupported('The body must be encoded in UTF-8.');
  const encoding = request.headers['content-encoding'] ?? 'identity';
  return encoding.toLowerCase() === 'identity' ? null : unsupported('The body must not be compressed.');
}

function unsupported(detail: string): Problem {
  return { code: 'unsupported_media_type', detail };
}

/** Node reads the rest of the body and drops it, so that a caller who is still sending gets to see the answer. */
function refuseBody(request: Request, response: Response, error: unknown, next: (error: unknown) => void): void {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 413) {
    next(error);
    return;
  }
  const detail = `The body is longer than ${LONGEST_BODY} bytes.`;
  sendProblem(request, response, { code: 'content_too_large', detail });
}
