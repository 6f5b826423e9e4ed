/** Answers `GET /api/calc`: the registry of calculators. */
import { parameterError } from '../../engine/calculator/parameter.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import type { Handler } from '../../http/exchange.js';
import { sendProblem } from '../../http/problem.js';
import type { Document } from '../../http/representation.js';
import { replyDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import { words } from './words.js';

/** Longer names are cut where an answer repeats them, and more of them are not repeated at all. */
const longestEcho = 200;
const mostListed = 20;

/** Answers the registry. A query is refused: who filters the list must not take all of it for what was asked. */
export function listCalculators(registry: Document, headers: HeaderList): Handler {
  return (exchange) => {
    const pairs = scanQuery(queryOf(exchange.request.url ?? ''));
    if (pairs.length === 0) {
      replyDocument(exchange, headers, registry);
      return;
    }
    const detail = words.registryParameters;
    const errors = pairs.slice(0, mostListed).map(({ name, value, text }) =>
      parameterError({
        parameter: (name ?? text).slice(0, longestEcho),
        code: 'unknown_parameter',
        detail,
        received: (value ?? text).slice(0, longestEcho),
        allowed: [],
      }),
    );
    const correctedUrl = `${exchange.instance.baseUrl}/api/calc`;
    sendProblem(exchange, { code: 'invalid_parameters', detail, errors, correctedUrl });
  };
}
