/** `GET /api/calc`: the registry of calculators. */
import type { RequestHandler } from 'express';
import { sendProblem } from '../http/problem.js';
import { type Representation, replyCacheable } from '../http/reply.js';
import type { HeaderList } from '../http/shared-headers.js';
import { queryOf, scanQuery } from '../query/scan-query.js';

/** Answers the registry. A query is refused: who filters the list must not take all of it for what was asked. */
export function listCalculators(registry: Representation, headers: HeaderList, baseUrl: string): RequestHandler {
  return function listAnswer(request, response) {
    const pairs = scanQuery(queryOf(request.originalUrl));
    if (pairs.length === 0) {
      replyCacheable(request, response, headers, registry);
      return;
    }
    sendProblem(request, response, {
      code: 'invalid_parameters',
      detail: 'The registry takes no parameters; it always lists every calculator.',
      correctedUrl: `${baseUrl}/api/calc`,
    });
  };
}
