/** What happens to requests that no route answers, and to errors that no route caught. */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { exchangeOf } from '../http/exchange.js';
import { type Problem, sendProblem } from '../http/problem.js';
import { queryOf } from '../query/scan-query.js';
import { nearest } from '../query/suggest.js';

/**
 * Answers 404. Every resource has one address, in lower case and without a slash at its end: other spellings are not
 * redirected, which many clients do not follow, but the answer names the address that was meant.
 */
export function refusePath(
  paths: readonly string[],
  isCalculator: (path: string) => boolean,
  baseUrl: string,
): RequestHandler {
  const known = new Set(paths);
  const isKnown = (path: string): boolean => known.has(path) || isCalculator(path);
  return (request, response) => {
    const [path = ''] = request.originalUrl.split('?', 1);
    const plain = path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '');
    const meant = isKnown(plain) ? plain : nearest(plain, paths);
    const query = queryOf(request.originalUrl);
    const correctedUrl = meant === null ? null : `${baseUrl}${meant}${query === '' ? '' : `?${query}`}`;
    sendProblem(request, response, {
      code: 'not_found',
      detail: `Nothing is at this address. The starting points are listed at ${baseUrl}/.`,
      correctedUrl,
    });
  };
}

/** Answers errors. Only what the caller did wrong is told; the rest is logged under the id that the answer names. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const problem = callersFault(error);
    if (problem === null) logger.error({ request_id: exchangeOf(response).id, err: error }, 'unexpected error');
    if (response.headersSent) response.destroy();
    else
      sendProblem(request, response, problem ?? { code: 'internal_error', detail: 'The request was not completed.' });
  };
}

/** The problem of an error that Express or its body parser blames on the request, by its status. */
const faults: ReadonlyMap<unknown, Problem> = new Map([
  [400, { code: 'malformed_request', detail: 'The address or the body of the request could not be decoded.' }],
  [413, { code: 'content_too_large', detail: 'The body is larger than this address takes.' }],
  [415, { code: 'unsupported_media_type', detail: 'The body has a type, charset or encoding that is not taken.' }],
]);

function callersFault(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  const fault = faults.get('status' in error ? error.status : undefined) ?? null;
  const parsing = fault?.code === 'malformed_request' && 'type' in error;
  return parsing ? { code: 'malformed_body', detail: 'The body is not complete, valid JSON in UTF-8.' } : fault;
}
