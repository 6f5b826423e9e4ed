/** Runs handlers so that no fault of ours leaves a caller without an answer or ends the process. */
import type { Exchange, Handler } from './exchange.js';
import { sendProblem } from './problem.js';

/** Runs a handler. When it throws or rejects, reports the fault. */
export async function runHandler(handler: Handler, exchange: Exchange): Promise<void> {
  try {
    await handler(exchange);
  } catch (error) {
    reportFault(exchange, error);
  }
}

/** Tells the observer of the fault. The caller gets 500 with only the id of the exchange, which the log has too. */
export function reportFault(exchange: Exchange, error: unknown): void {
  const { instance, id, response } = exchange;
  instance.observer.failed(id, error);
  if (response.headersSent) response.destroy();
  else sendProblem(exchange, { code: 'internal_error', detail: exchange.instance.words.http.notCompleted });
}
