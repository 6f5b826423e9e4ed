/** `GET /embed`: the page that writes the lines of an embed. */
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { sendText } from '../../../http/representation.js';
import { frameParameters } from '../../../pages/answer/page-query.js';
import { renderEmbedBuilder } from '../../../pages/site/embed-builder-page.js';
import { embedLook } from '../../../pages/site/embed-lines.js';
import { offeredProvider } from './framed-provider.js';
import type { PagedSite } from './paged-site.js';
import { choicesOf } from './place-view.js';

/** Shows the first calculator when the slug is missing or unknown. */
export function sendEmbedBuilder(site: PagedSite): Handler {
  const { tags, caching } = site;
  const { network } = site.catalog;
  const cities = choicesOf(network?.cities ?? {});
  const all = tags.flatMap(({ calculators }) => calculators);
  return ({ url }, response) => {
    const given = new Map(scanQuery(queryOf(url)).map(({ name, value }) => [name ?? '', value ?? '']));
    const calculator = all.find(({ slug }) => slug === given.get('slug')) ?? all[0];
    if (calculator === undefined) throw new Error('Pages are served only for a catalog with calculators.');
    const color = given.get(frameParameters.accent) ?? '';
    const city = cities.find(({ slug }) => slug === given.get('city'))?.slug ?? null;
    const offered =
      network === null || city === null
        ? null
        : offeredProvider(network, calculator.slug, { city, neighborhood: null });
    const provider = offered !== null && given.get(frameParameters.provider) === offered.key ? offered.key : null;
    const choice = { calculator, look: embedLook(given), color, place: { city, provider }, cities, offered };
    sendText(response, caching, htmlType, renderEmbedBuilder(site, tags, choice));
  };
}
