/** Sends browsers on to other addresses, also from `/calculators/fence?lang=es` to `/es/calculators/fence`. */
import { withQuery } from '../../../contract/addresses.js';
import { languageName } from '../../../engine/calculator/language.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import { prefersPage } from '../../../http/accepted-types.js';
import type { Answering, Handler } from '../../../http/locals.js';
import { neverStored, sendEmpty } from '../../../http/reply.js';
import { securityOf } from '../../../http/security.js';
import { languageOf } from '../languages.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import { amongPages } from './paged-site.js';

/** To an address below the root, which is then asked for with GET. */
export function redirect(site: PageSite, response: Answering, address: string): void {
  sendEmpty(response, 303, [...neverStored, 'Location', pagePath(site, address), 'Content-Length', '0']);
}

/** For addresses of pages. Unknown languages are left to the page. */
export function toNamedLanguage(site: PageSite): Handler {
  const { page } = securityOf(site.baseUrl);
  return (request, response, next) => {
    const { url, method, path } = request;
    const named = languageOf(request);
    const root = site.languages.find(({ code }) => code === named)?.root;
    const isRead = method === 'GET' || method === 'HEAD';
    const isPage = path === '/' ? prefersPage(request) : amongPages.test(path);
    if (root === undefined || !isRead || !isPage) {
      next();
      return;
    }
    const given = new URLSearchParams(queryOf(url));
    given.delete(languageName);
    Object.assign(response.locals, { site, route: '/{lang}', isPage: true, security: page(method) });
    redirect({ ...site, root }, response, withQuery(path, given.toString()));
  };
}
