/** Runs handlers, so that no fault of ours leaves a caller without an answer or ends the process. */
import type { Exchange, Handler } from './exchange.js';
import { sendProblem } from './problem.js';

/** Runs a handler. When it throws or rejects, the fault is told to the observer and the caller gets 500. */
export async function runHandler(handler: Handler, exchange: Exchange): Promise<void> {
  try {
    await handler(exchange);
  } catch (error) {
    reportFault(exchange, error);
  }
}

/** The caller learns the id of the exchange, under which the log says what happened, and nothing else. */
export function reportFault(exchange: Exchange, error: unknown): void {
  const { site, id, response } = exchange;
  site.observer.failed(id, error);
  if (response.headersSent) response.destroy();
  else sendProblem(exchange, { code: 'internal_error', detail: 'The request was not completed.' });
}
