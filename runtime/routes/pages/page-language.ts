/** Where the pages of each language are, and the way there: `/calculators/fence?lang=es` leads to `/es/calculators/fence`. */

import type { RequestHandler } from 'express';
import { withQuery } from '../../../contract/addresses.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import { languageName } from '../../../engine/calculator/language.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import { prefersPage } from '../../../http/accepted-types.js';
import type { Instance, PageKind } from '../../../http/exchange.js';
import { openExchange } from '../../../http/exchange.js';
import type { LanguageRoot, PageSite } from '../../../pages/site/page-site.js';
import { rootOf } from '../../../pages/site/page-site.js';
import type { Translation } from '../../../words/phrases.js';
import { languageOf } from '../by-language.js';
import { redirect } from './redirect.js';

/** For addresses of pages; `page` is their kind. A language that there is not is left to the page. */
export function toNamedLanguage(instance: Instance, site: PageSite, page: PageKind): RequestHandler {
  return (request, response, next) => {
    const { url = '', method } = request;
    const named = languageOf(request);
    const root = site.languages.find(({ code }) => code === named)?.root;
    const isRead = method === 'GET' || method === 'HEAD';
    if (root === undefined || !isRead || (request.path === '/' && !prefersPage(request))) {
      next();
      return;
    }
    const given = new URLSearchParams(queryOf(url));
    given.delete(languageName);
    const exchange = openExchange(instance, request, response, { route: '/{lang}', isOpen: false, page });
    redirect({ ...site, root }, exchange, withQuery(request.path, given.toString()));
  };
}

/** Where the pages of each language begin, the service's own first; none where it has only one. */
export function languageRoots({ translation: own, others }: ServedCatalog): readonly LanguageRoot[] {
  if (others.size === 0) return [];
  const further = [...others.values()].map(({ translation }) => ({
    code: translation.language,
    name: nameOf(translation),
    root: rootOf(translation),
  }));
  return [{ code: own.language, name: nameOf(own), root: '' }, ...further];
}

/** What a language calls itself. */
function nameOf({ language, info }: Translation): string {
  return info?.name ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
