/** Sends browsers on to other addresses, also from `/calculators/fence?lang=es` to `/es/calculators/fence`. */
import { withQuery } from '../../../contract/addresses.js';
import { languageName } from '../../../contract/shared-names.js';
import { languageNamed } from '../../../engine/calculator/language.js';
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

/** For addresses of pages that name a language, in their query or before their path: `/es-MX/calculators`. Unknown ones are left to the page. */
export function toNamedLanguage(site: PageSite): Handler {
  const { page } = securityOf(site.baseUrl);
  const roots = new Map(site.languages.map((each) => [each.code, each.root]));
  return (request, response, next) => {
    const { url, method } = request;
    const [before, path] = site.root === '' ? dividedPath(request.path, roots) : [undefined, request.path];
    const root = roots.get(languageOf(request, roots.keys()) ?? before ?? '');
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

/** The language that a path begins with, unless that is where its pages are, and the rest of the path. */
function dividedPath(path: string, roots: ReadonlyMap<string, string>): readonly [string | undefined, string] {
  const [, tag = '', rest = '/'] = /^\/([a-z]{2,3}(?:[-_]\w{2,8})*)(\/.*)?$/i.exec(path) ?? [];
  const named = languageNamed(tag, roots.keys());
  return named === undefined || roots.get(named) === `/${tag}` ? [undefined, path] : [named, rest];
}
