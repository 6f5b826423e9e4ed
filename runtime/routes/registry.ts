/** Answers `GET /api/calc`: the registry of calculators. */
import { registryAddress } from '../../contract/addresses.js';
import { languageParameters } from '../../engine/calculator/language.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import { planOf } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import type { Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import { sendDocument } from '../../http/representation.js';
import { compactJson, documentLinks } from './documents.js';
import type { Site } from './site.js';

/** Longer names are cut where an answer repeats them, and more of them are not repeated at all. */
const longestEcho = 200;
const mostListed = 20;

/** Answers the registry. It refuses a query: a caller who tried to filter would mistake the whole list for the result. */
export function listCalculators({ baseUrl, caching, catalog, words }: Site): Handler {
  const { documents, service } = catalog;
  const listed = compactJson(documents.get('registry.json') ?? '{}');
  const headers = [...caching, 'Link', documentLinks(baseUrl)];
  const plan = planOf(languageParameters(service), 0);
  return ({ url }, response) => {
    const all = scanQuery(queryOf(url));
    const pairs = readQuery(plan, all) === null ? all : [];
    if (pairs.length === 0) {
      sendDocument(response, headers, listed);
      return;
    }
    const detail = words.routes.registryParameters;
    const errors = pairs.slice(0, mostListed).map(({ name, value, text }) =>
      parameterError({
        parameter: (name ?? text).slice(0, longestEcho),
        code: 'unknown_parameter',
        detail,
        received: (value ?? text).slice(0, longestEcho),
        allowed: [],
      }),
    );
    const correctedUrl = `${baseUrl}${registryAddress}`;
    sendProblem(response, { code: 'invalid_parameters', detail, errors, correctedUrl });
  };
}
