/** The account of every request: its id, one line in the log, one observation in the metrics. */
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { attachExchange, exchangeOf, openExchange, type Site } from './exchange.js';
import type { Metrics } from './metrics.js';

/** What is known of an exchange when it is over. */
interface Account {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly slug: string | null;
  readonly status: number;
  readonly durationMs: number;
  /** Whether the caller went away before the answer was out. */
  readonly aborted: boolean;
}

/**
 * Opens the exchange and closes its account when the answer is out or the caller has gone. The line in the log has the
 * route's template and the calculator, and never the address, its query, the caller or a body.
 */
export function observe(site: Site, logger: Logger, metrics: Metrics): RequestHandler {
  const settle = settleInBatches((account) => {
    metrics.answered(account.route, account.method, account.status, account.durationMs / 1000);
    writeLine(logger, account);
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
 * Accounts are settled after the requests at hand, all in one go: writing many lines at once takes a fraction of the
 * time that it takes between two answers, when other code has to make room for it.
 */
function settleInBatches(settle: (account: Account) => void): (account: Account) => void {
  let open: Account[] = [];
  const settleAll = (): void => {
    const accounts = open;
    open = [];
    accounts.forEach(settle);
  };
  return (account) => {
    if (open.push(account) === 1) setImmediate(settleAll);
  };
}

function writeLine(logger: Logger, { requestId, method, route, slug, status, durationMs, aborted }: Account): void {
  const line = {
    request_id: requestId,
    method,
    route,
    ...(slug === null ? {} : { slug }),
    status,
    duration_ms: Math.round(durationMs * 1000) / 1000,
    ...(aborted ? { aborted } : {}),
  };
  if (status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}
