/** The account of every request: its id, one line in the log, one observation in the metrics. */
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { attachExchange, exchangeOf, openExchange, type Site } from './exchange.js';
import type { Metrics } from './metrics.js';
import { type Account, writeRequestLines } from './request-log.js';

/**
 * Opens the exchange and closes its account when the answer is out or the caller has gone. The line in the log has the
 * route's template and the calculator, and never the address, its query, the caller or a body.
 */
export function observe(site: Site, logger: Logger, metrics: Metrics): RequestHandler {
  const settle = inBatches<Account>((accounts) => {
    for (const { route, method, status, durationMs } of accounts) {
      metrics.answered(route, method, status, durationMs / 1000);
    }
    writeRequestLines(logger, accounts);
  });
  const close = function (this: Response): void {
    settle(accountOf(this));
  };
  return function observeRequest(request, response, next) {
    attachExchange(response, openExchange(site, request));
    response.on('close', close);
    next();
  };
}

/** The status in logs and metrics when the caller went away before there was an answer; nothing is sent with it. */
const callerLeft = 499;

function accountOf(response: Response): Account {
  const { id, route, slug, startedAt } = exchangeOf(response);
  return {
    requestId: id,
    method: response.req.method,
    route,
    slug,
    status: response.headersSent ? response.statusCode : callerLeft,
    durationMs: performance.now() - startedAt,
    aborted: !response.writableFinished,
  };
}

/**
 * Collects items and handles them together, after the requests at hand: doing the same many times in a row takes a
 * fraction of the time that it takes between two answers, when other code has to make room for it.
 */
function inBatches<Item>(handle: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  const handleAll = (): void => {
    const items = waiting;
    waiting = [];
    handle(items);
  };
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handleAll);
  };
}
