/** Answers `GET /api/calc`: the registry of calculators as the compiler wrote it, or a part of it that a query names. */
import { registryAddress } from '../../contract/addresses.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import type { Handler } from '../../http/locals.js';
import { sendDocument } from '../../http/representation.js';
import { sendAnswered } from './answered.js';
import { compactJson, documentLinks } from './documents.js';
import { languageOf } from './languages.js';
import { onceAsked } from './once-asked.js';
import type { Site } from './site.js';

export function listCalculators({ answers, baseUrl, caching, catalog, languageHeaders }: Site): Handler {
  const whole = onceAsked(() => compactJson(catalog.documents.get('registry.json') ?? '{}'));
  const headers = [...caching, 'Link', documentLinks(baseUrl)];
  const part = answers.get(registryAddress);
  if (part === undefined) throw new Error(`nothing answers ${registryAddress}`);
  const own = languageHeaders.length === 0 ? [] : [catalog.translation.language];
  return (request, response) => {
    const query = queryOf(request.url);
    const named = languageOf(request, own) === undefined ? 0 : 1;
    if (scanQuery(query).length === named) sendDocument(response, headers, whole());
    else sendAnswered(response, part('', query));
  };
}
