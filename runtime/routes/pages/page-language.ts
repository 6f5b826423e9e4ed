/** Leads callers who name a language to the pages in it: `/calculators/fence?lang=es` is `/es/calculators/fence`. */
import type { RequestHandler } from 'express';
import { languageName } from '../../../engine/calculator/language.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import { prefersPage } from '../../../http/accepted-types.js';
import type { Instance, PageKind } from '../../../http/exchange.js';
import { openExchange } from '../../../http/exchange.js';
import type { PageSite } from '../../../pages/site/page-site.js';
import { asked } from '../../../pages/site/page-site.js';
import { redirect } from './redirect.js';

/** For addresses of pages; `page` is their kind. A language that there is not is left to the page. */
export function toNamedLanguage(instance: Instance, site: PageSite, page: PageKind): RequestHandler {
  return (request, response, next) => {
    const { url = '', method } = request;
    const given = url.includes(languageName) ? new URLSearchParams(queryOf(url)) : null;
    const root = site.languages.find(({ code }) => code === given?.get(languageName))?.root;
    const isRead = method === 'GET' || method === 'HEAD';
    if (given === null || root === undefined || !isRead || (request.path === '/' && !prefersPage(request))) {
      next();
      return;
    }
    given.delete(languageName);
    const exchange = openExchange(instance, request, response, { route: '/{lang}', isOpen: false, page });
    redirect({ ...site, root }, exchange, asked(request.path, given.toString()));
  };
}
