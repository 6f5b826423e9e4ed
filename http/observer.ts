/** Records every request: one line in the log, one observation in the metrics. */
import type { Logger } from 'pino';
import type { Account, Observer } from './locals.js';
import type { Metrics } from './metrics.js';

export function createObserver(logger: Logger, metrics: Metrics): Observer {
  return {
    answered: (account) => {
      metrics.answered(account.route, account.method, account.status, account.durationMs / 1000);
      logRequest(logger, account);
    },
    used: metrics.used,
    failed: (requestId, error) => logger.error({ request_id: requestId, err: error }, 'unexpected error'),
  };
}

function logRequest(logger: Logger, account: Account): void {
  const { requestId, method, route, slug, status, durationMs, aborted } = account;
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
