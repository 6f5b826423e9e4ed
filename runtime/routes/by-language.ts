/** Sends requests to the site of the language that they name, and to the service's own where they name none. */
import type { IncomingMessage } from 'node:http';
import { languageName } from '../../engine/calculator/language.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import { bareApp } from './bare-app.js';
import type { ServiceSite } from './service-site.js';

/** What a translated site does not answer, the own one does, such as pages and languages that do not exist. */
export function byLanguage(own: ServiceSite, others: ReadonlyMap<string, ServiceSite>): ServiceSite {
  const siteFor = (request: IncomingMessage): ServiceSite => others.get(languageOf(request)) ?? own;
  const app = bareApp();
  app.use((request, response, next) => {
    const site = siteFor(request);
    if (site === own) next();
    else site.app(request, response, next);
  });
  app.use(own.app);
  return {
    app,
    calculate: (request, response, next) => siteFor(request).calculate(request, response, next),
    resources: own.resources,
  };
}

/** The language that a request names once; empty where it names none. */
export function languageOf({ url = '' }: IncomingMessage): string {
  if (!url.includes(languageName)) return '';
  const named = scanQuery(queryOf(url)).filter(({ name }) => name === languageName);
  return named.length === 1 ? (named[0]?.value ?? '') : '';
}
