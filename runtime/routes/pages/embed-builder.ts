/** `GET /embed`: the page that writes the lines of an embed. */

import {
  embedAddress,
  embedBuilderAddress,
  embedScriptAddress,
  queryText,
  withQuery,
} from '../../../contract/addresses.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { sendText } from '../../../http/representation.js';
import { frameParameters } from '../../../pages/answer/page-query.js';
import type { Html } from '../../../words/html.js';
import { html, nothing, option } from '../../../words/html.js';
import { calculatorOptions } from './calculator-list.js';
import type { EmbedLook, EmbedPlace } from './embed-lines.js';
import { embedLines, embedLook, frameOf } from './embed-lines.js';
import { frameQuery } from './frame-look.js';
import type { OfferedProvider } from './framed-provider.js';
import { offeredProvider } from './framed-provider.js';
import { renderPage } from './layout.js';
import type { ListedCalculator, TagList } from './listing.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import type { Choice } from './place.js';
import { choicesOf } from './place.js';

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

/** Choices of the person. */
export interface EmbedChoice {
  readonly calculator: ListedCalculator;
  readonly look: EmbedLook;
  /** The color as it was typed; empty for the usual one. */
  readonly color: string;
  readonly place: EmbedPlace;
  /** All cities; none where the catalog has no places. */
  readonly cities: readonly Choice[];
  /** The provider that does this work in the city and may show its form on its own sites; null for none. */
  readonly offered: OfferedProvider | null;
}

export function renderEmbedBuilder(site: PageSite, tags: readonly TagList[], choice: EmbedChoice): string {
  const { calculator, look, place } = choice;
  const embed = { ...calculator, look, place };
  return renderPage(site, {
    title: site.words.embed.title,
    description: site.words.embed.description,
    canonical: embedBuilderAddress,
    scripts: [embedScriptAddress],
    main: html`<h1>${site.words.embed.title}</h1>
<p class="lead">${site.words.embed.description}</p>
<div class="builder"><div>${formOf(site, tags, choice)}
<section aria-labelledby="lines"><h2 id="lines">${site.words.embed.lines}</h2>
<p>${site.words.embed.paste}</p>
<div class="copied"><pre tabindex="0"><code id="embed-lines" data-part>${embedLines(site, embed)}</code></pre>
<p data-scripted hidden><button type="button" class="quiet" data-copy="${site.words.docs.copied}">${site.words.docs.copy}</button> <span role="status"></span></p></div>
<p>${site.words.embed.events}</p></section></div>
<section aria-labelledby="shown"><h2 id="shown">${site.words.embed.shown}</h2>
${backdrops(site)}
<div class="backdrop" id="shown-frame" data-part>${frameOf(pagePath(site, ''), embed, withoutScript(site, choice))}</div></section></div>`,
  });
}

/** What the frame is seen on. */
function backdrops({ words: { embed } }: PageSite): Html {
  const choices = Object.entries(embed.backdrops).map(
    ([value, text], index) =>
      html` <label><input type="radio" name="backdrop" value="${value}"${index === 0 ? html` checked` : nothing}> ${text}</label>`,
  );
  return html`<fieldset class="backdrops" data-backdrops data-scripted hidden><legend>${embed.backdrop}</legend>${choices}</fieldset>`;
}

function formOf(site: PageSite, tags: readonly TagList[], choice: EmbedChoice): Html {
  const { calculator, look, color } = choice;
  const isWrong = color !== '' && look.accent === null;
  const themes = Object.entries(site.words.embed.themes).map(([value, text]) =>
    option(value, text, value === look.theme),
  );
  const wrong = html`<p class="error">${site.words.embed.wrongColor}</p>`;
  return html`<form class="embed-form" action="${pagePath(site, embedBuilderAddress)}" data-live>
<div class="field"><label for="slug">${site.words.embed.calculator}</label>
<select id="slug" name="slug">${calculatorOptions(site, tags, calculator.slug)}</select></div>
<div class="field"><label for="theme">${site.words.embed.theme}</label>
<select id="theme" name="${frameParameters.theme}">${themes}</select></div>
<div class="field"><label for="accent">${site.words.embed.accent}</label><div id="accent-problem" data-part>${isWrong ? wrong : nothing}</div>
<input id="accent" name="${frameParameters.accent}" value="${color}" placeholder="#c2410c" maxlength="20" autocomplete="off" aria-describedby="accent-problem"${isWrong ? html` aria-invalid="true"` : nothing}>
<input type="color" data-picks="${frameParameters.accent}" value="#${look.accent ?? '0b6b66'}" aria-label="${site.words.embed.pick}" data-scripted hidden></div>
<p>${checkbox(frameParameters.compact, site.words.embed.compact, look.isCompact)}</p>
<p>${checkbox(frameParameters.links, site.words.embed.links, look.hasLinks)}</p>
${placeFields(site, choice)}
<button class="primary">${site.words.embed.show}</button></form>`;
}

/** The city, and in it the provider, if there is one that may be shown. */
function placeFields(site: PageSite, { cities, place, offered }: EmbedChoice): Html {
  if (cities.length === 0) return nothing;
  const choices = cities.map(({ slug, name }) => option(slug, name, slug === place.city));
  const chosen = cities.find(({ slug }) => slug === place.city);
  const { cityHint, cityAlone } = site.words.embed;
  const hint = chosen === undefined || offered !== null ? cityHint : cityAlone({ city: chosen.name });
  const provider =
    offered === null
      ? nothing
      : html`<p>${checkbox(frameParameters.provider, site.words.embed.provider({ name: offered.name, sites: offered.sites.join(', ') }), place.provider !== null, offered.key)}</p>`;
  return html`<div class="field"><label for="city">${site.words.embed.city}</label>
<select id="city" name="city" aria-describedby="city-hint"><option value="">${site.words.embed.anyCity}</option>${choices}</select>
<p class="hint" id="city-hint" role="status" data-part>${hint}</p></div><div id="embed-provider" data-part>${provider}</div>`;
}

function checkbox(name: string, text: string, isChecked: boolean, value = '1'): Html {
  return html`<label><input type="checkbox" name="${name}" value="${value}"${isChecked ? html` checked` : nothing}> ${text}</label>`;
}

/** The same frame for a browser that runs no script: it cannot be as high as its content. */
function withoutScript(site: PageSite, { calculator: { slug, title }, look, place }: EmbedChoice): Html {
  const given = frameQuery({ ...look, theme: look.theme === 'dark' ? 'dark' : 'light', provider: place.provider });
  const city = place.city === null ? [] : [['city', place.city] as const];
  const address = withQuery(pagePath(site, embedAddress(slug)), queryText([...given, ...city]));
  return html`<noscript><iframe class="embedded" src="${address}" title="${title}"></iframe></noscript>`;
}
