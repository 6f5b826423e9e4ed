/** The parts of a calculator's page that no query changes. Each is rendered once, for the first page that has it. */
import {
  calculatorAddress,
  embedBuilderAddress,
  indexAddress,
  queryText,
  withQuery,
} from '../../../contract/addresses.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { AnyCalculator, Deprecation } from '../../../engine/kernel/module.js';
import { outdatedText } from '../../../pages/answer/page-language.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { onceFor } from '../../../words/once-for.js';
import type { Guidance } from '../parsed-documents.js';
import { registryEntries } from '../parsed-documents.js';
import { renderList } from './calculator-list.js';
import { embedLines } from './embed-lines.js';
import { figureLists } from './figure-list.js';
import type { TagList } from './listing.js';
import { relatedTo, titlesBySlug } from './listing.js';
import { linksIn } from './named-calculators.js';
import type { PageSite } from './page-site.js';
import { pagePath, pageUrl, tagAnchor } from './page-site.js';
import { breadcrumbs, structuredDataScript, webApplication } from './structured-data.js';
import { titleOfTag } from './tag-title.js';

export interface FixedParts {
  readonly description: string;
  readonly structuredData: Html;
  /** The way to it, and that it is outdated. */
  readonly top: Html;
  readonly guidance: Html;
  /** Evidence of its prices and other figures. */
  readonly figures: Html;
  /** Others with the same tag. Their links carry the plan of the site. */
  readonly related: (site: PageSite) => Html;
  /** How to put it into a page of another site. */
  readonly embedding: Html;
}

/** Makes the function that gives the fixed parts of a calculator's page in the language of the site. */
export function fixedPartsOf(
  site: PageSite,
  catalog: ServedCatalog,
  tags: readonly TagList[],
): (calculator: AnyCalculator) => FixedParts {
  const figures = figureLists(site, catalog);
  const linked = linksIn(site, titlesBySlug(catalog));
  return onceFor((calculator) => {
    const { slug, title, subtitle, tag, deprecated } = calculator;
    const { guidance } = registryEntries(catalog).get(slug) ?? {};
    const listed = relatedTo(calculator, tags);
    const section = (carrying: PageSite): Html =>
      listed.length === 0
        ? nothing
        : html`<section aria-labelledby="related"><h2 id="related">${site.words.site.related({ tag: titleOfTag(site, tag) })}</h2>
${renderList(carrying, listed)}</section>`;
    const usual = section(site);
    return {
      description: descriptionOf(site, subtitle, guidance),
      structuredData: structuredDataOf(site, calculator),
      top: html`${breadcrumbsNav(site, tag)}\n${deprecated === undefined ? nothing : outdated(site, deprecated)}`,
      guidance: guidance === undefined ? nothing : guidanceOf(site, guidance, linked),
      figures: figures(calculator),
      related: (carrying) => ((carrying.plan ?? []).length === 0 ? usual : section(carrying)),
      embedding: embedding(site, slug, title),
    };
  });
}

const longestDescription = 160;

/** The subtitle, then when to use the calculator, cut to whole words at about the length that search engines show. */
function descriptionOf(site: PageSite, subtitle: string, guidance: Guidance | undefined): string {
  const when = guidance?.use_when === undefined ? '' : ` ${site.words.site.useWhen} ${guidance.use_when}.`;
  const text = `${subtitle.replace(/\.$/, '')}.${when}`;
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

function structuredDataOf(site: PageSite, { slug, title, subtitle, tag }: AnyCalculator): Html {
  const [url, index] = [pageUrl(site, calculatorAddress(slug)), pageUrl(site, indexAddress)];
  return structuredDataScript([
    webApplication({ name: title, description: subtitle, url, currency: site.currency }),
    breadcrumbs([
      [site.words.site.calculators, index],
      [titleOfTag(site, tag), `${index}#${tagAnchor(tag)}`],
      [title, url],
    ]),
  ]);
}

function breadcrumbsNav(site: PageSite, tag: string): Html {
  const index = pagePath(site, indexAddress);
  return html`<nav class="breadcrumbs" aria-label="${site.words.site.breadcrumbs}">
<a href="${index}">${site.words.site.calculators}</a>
<a href="${index}#${tagAnchor(tag)}">${titleOfTag(site, tag)}</a></nav>`;
}

function outdated(site: PageSite, { since, until, use }: Deprecation): Html {
  const link =
    use === undefined
      ? nothing
      : html` <a href="${pagePath(site, calculatorAddress(use))}">${site.words.site.successor}</a>.`;
  return html`<p class="outdated">${outdatedText({ since, until }, site.words.site.outdated)}${link}</p>`;
}

function guidanceOf(
  site: PageSite,
  { use_when: use, not_when: not, pitfalls = [], next_step: next }: Guidance,
  linked: (text: string) => Html,
): Html {
  const clause = (name: string, text: string | undefined): Html =>
    text === undefined ? nothing : html`<p><b>${name}</b> ${linked(text)}.</p>`;
  const list = html`<h3>${site.words.site.pitfalls}</h3><ul>${pitfalls.map((text) => html`<li>${linked(text)}</li>`)}</ul>`;
  return html`<section class="guidance" aria-labelledby="guidance"><h2 id="guidance">${site.words.site.guidance}</h2>
${clause(site.words.site.useWhen, use)}${clause(site.words.site.notWhen, not)}
${pitfalls.length === 0 ? nothing : list}
${next === undefined ? nothing : html`<h3>${site.words.site.nextStep}</h3><p>${linked(next)}</p>`}</section>`;
}

function embedding(site: PageSite, slug: string, title: string): Html {
  const builder = pagePath(site, withQuery(embedBuilderAddress, queryText([['slug', slug]])));
  return html`<p>${site.words.site.embedHint}</p><pre tabindex="0"><code>${embedLines(site, { slug, title })}</code></pre>
<p><a href="${builder}">${site.words.site.embedLook}</a></p>`;
}
