/** Answers `GET /api/calc`: the registry of calculators as the compiler wrote it, or a part of it that a query names. */
import { registryAddress } from '../../contract/addresses.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import type { Handler } from '../../http/locals.js';
import { sendDocument } from '../../http/representation.js';
import { sendAnswered } from './answered.js';
import { compactJson, documentLinks } from './documents.js';
import type { Site } from './site.js';

export function listCalculators({ answers, baseUrl, caching, catalog }: Site): Handler {
  const whole = compactJson(catalog.documents.get('registry.json') ?? '{}');
  const headers = [...caching, 'Link', documentLinks(baseUrl)];
  const part = answers.get(registryAddress);
  if (part === undefined) throw new Error(`nothing answers ${registryAddress}`);
  return ({ url }, response) => {
    const query = queryOf(url);
    if (query === '') sendDocument(response, headers, whole);
    else sendAnswered(response, part('', query));
  };
}
