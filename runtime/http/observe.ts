/** The account of every request: its id, one line in the log, one observation in the metrics. */
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { attachExchange, type Exchange, openExchange, type Site } from './exchange.js';
import type { Metrics } from './metrics.js';

/**
 * Opens the exchange and closes it when the answer is out or the caller has gone. The line in the log has the route's
 * template and the calculator, and never the address, its query, the caller or a body.
 */
export function observe(site: Site, logger: Logger, metrics: Metrics): RequestHandler {
  return function observeRequest(request, response, next) {
    const exchange = openExchange(site, request);
    attachExchange(response, exchange);
    response.once('close', () => closeExchange(exchange, request.method, response, logger, metrics));
    next();
  };
}

function closeExchange(exchange: Exchange, method: string, response: Response, logger: Logger, metrics: Metrics): void {
  const duration = performance.now() - exchange.startedAt;
  const { route, slug, id } = exchange;
  metrics.answered(route, method, response.statusCode, duration / 1000);
  const line = {
    request_id: id,
    method,
    route,
    ...(slug === null ? {} : { slug }),
    status: response.statusCode,
    duration_ms: Math.round(duration * 1000) / 1000,
    ...(response.writableFinished ? {} : { aborted: true }),
  };
  if (response.statusCode >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}
