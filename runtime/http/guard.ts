/** What is refused of a request before anything is done with it. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sendProblem } from './problem.js';

/** No request of the service comes near this; longer addresses only cost time. */
export const longestUrl = 8192;

/** Whether the guard lets a request pass. */
export function passesGuard({ url = '', headers, httpVersionMinor }: IncomingMessage): boolean {
  return url.length <= longestUrl && (headers.host !== undefined || httpVersionMinor === 0);
}

/** Refuses addresses that are too long, and HTTP/1.1 without the name of the host, which RFC 9112 forbids. */
export const guardRequest: RequestHandler = (request, response, next) => {
  if (passesGuard(request)) {
    next();
    return;
  }
  const { length } = request.originalUrl;
  const tooLong = `The address has ${length} characters; at most ${longestUrl} are taken.`;
  if (length > longestUrl) sendProblem(request, response, { code: 'uri_too_long', detail: tooLong });
  else sendProblem(request, response, { code: 'malformed_request', detail: 'The Host header is missing.' });
};
