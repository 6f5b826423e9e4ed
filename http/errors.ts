/** Answers errors, so that no fault of ours leaves a caller without an answer or ends the process. */
import type { Answering } from './locals.js';
import { Refused, sendProblem } from './problem.js';

/**
 * Answers a refusal with its problem, and an address that Express cannot decode. Anything else is a fault of ours: the
 * observer records it, and the caller gets 500 with only the id of the request, which the log has too.
 */
export function answerError(response: Answering, error: unknown): void {
  const { site } = response.locals;
  if (error instanceof Refused) sendProblem(response, error.problem);
  else if (isUndecodable(error))
    sendProblem(response, { code: 'malformed_request', detail: site.words.routes.undecodable });
  else reportFault(response, error);
}

function isUndecodable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}

function reportFault(response: Answering, error: unknown): void {
  const { site, requestId } = response.locals;
  site.observer.failed(requestId, error);
  if (response.headersSent) response.destroy();
  else sendProblem(response, { code: 'internal_error', detail: site.words.http.notCompleted });
}
