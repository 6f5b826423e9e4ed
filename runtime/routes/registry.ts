/** Answers `GET /api/calc`: the registry of calculators. */
import { registryAddress } from '../../contract/addresses.js';
import { languageParameters } from '../../engine/calculator/language.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import { planOf } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import type { ServiceInfo } from '../../engine/kernel/service.js';
import type { Handler } from '../../http/exchange.js';
import { sendProblem } from '../../http/problem.js';
import type { Document } from '../../http/representation.js';
import { replyDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';

/** Longer names are cut where an answer repeats them, and more of them are not repeated at all. */
const longestEcho = 200;
const mostListed = 20;

/** Answers the registry. A query is refused: who filters the list must not take all of it for what was asked. */
export function listCalculators(registry: Document, headers: HeaderList, service: ServiceInfo): Handler {
  const plan = planOf(languageParameters(service), 0);
  return (exchange) => {
    const all = scanQuery(queryOf(exchange.request.url ?? ''));
    const pairs = readQuery(plan, all) === null ? all : [];
    if (pairs.length === 0) {
      replyDocument(exchange, headers, registry);
      return;
    }
    const detail = exchange.instance.words.routes.registryParameters;
    const errors = pairs.slice(0, mostListed).map(({ name, value, text }) =>
      parameterError({
        parameter: (name ?? text).slice(0, longestEcho),
        code: 'unknown_parameter',
        detail,
        received: (value ?? text).slice(0, longestEcho),
        allowed: [],
      }),
    );
    const correctedUrl = `${exchange.instance.baseUrl}${registryAddress}`;
    sendProblem(exchange, { code: 'invalid_parameters', detail, errors, correctedUrl });
  };
}
