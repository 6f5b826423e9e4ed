/** `GET /embed`: the page that writes the lines of an embed. */
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import { htmlType } from '../../../http/reply.js';
import { replyMade } from '../../../http/representation.js';
import { frameParameters } from '../../../pages/answer/page-query.js';
import { renderEmbedBuilder } from '../../../pages/site/embed-builder-page.js';
import { embedLook } from '../../../pages/site/embed-lines.js';
import type { TagList } from '../../../pages/site/index-page.js';
import type { ResourceHandler } from '../resource.js';
import { offeredProvider } from './framed-provider.js';
import type { PageContext } from './page-context.js';
import { choicesOf } from './place-view.js';

/** Of a calculator that there is not, and of none, the first of all is shown. */
export function sendEmbedBuilder(
  { instance, caching, catalog: { network } }: PageContext,
  tags: readonly TagList[],
): ResourceHandler {
  const cities = choicesOf(network?.cities ?? {});
  const all = tags.flatMap(({ calculators }) => calculators);
  return (exchange) => {
    const pairs = scanQuery(queryOf(exchange.request.url ?? ''));
    const given = new Map(pairs.map(({ name, value }) => [name ?? '', value ?? '']));
    const calculator = all.find(({ slug }) => slug === given.get('slug')) ?? all[0];
    if (calculator === undefined) throw new Error('Pages are served only for a catalog with calculators.');
    const color = given.get(frameParameters.accent) ?? '';
    const city = cities.find(({ slug }) => slug === given.get('city'))?.slug ?? null;
    const offered =
      network === null || city === null
        ? null
        : offeredProvider(network, calculator.slug, { city, neighborhood: null });
    const provider = offered !== null && given.get(frameParameters.provider) === offered.key ? offered.key : null;
    const place = { city, provider };
    const choice = { calculator, look: embedLook(given), color, place, cities, offered };
    const text = renderEmbedBuilder(instance, tags, choice);
    replyMade(exchange, caching, htmlType, text);
  };
}
