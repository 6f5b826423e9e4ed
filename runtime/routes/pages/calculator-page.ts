/** Renders `/calculators/{slug}`: a calculator with everything that helps a person to use it. */

import {
  calculationAddress,
  calculatorAddress,
  embedBuilderAddress,
  indexAddress,
  planAddress,
  previewAddress,
  queryText,
  requestAddress,
  withQuery,
  workbookAddress,
} from '../../../contract/addresses.js';
import type { Deprecation } from '../../../engine/kernel/module.js';
import { planItem } from '../../../engine/questions/plan-items.js';
import { outdatedText } from '../../../pages/answer/page-language.js';
import { placeNames } from '../../../pages/answer/view.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { Guidance } from '../parsed-documents.js';
import { embedLines } from './embed-lines.js';
import { renderList } from './index-page.js';
import { renderPage } from './layout.js';
import type { LeadFormView } from './lead-form.js';
import { renderLeadForm } from './lead-form.js';
import type { ListedCalculator } from './listing.js';
import type { Slugs } from './named-calculators.js';
import { linksIn } from './named-calculators.js';
import type { PageSite } from './page-site.js';
import { callPath, pagePath, pageUrl, referencePath, tagAnchor } from './page-site.js';
import { slugOf, withJob } from './plan-items.js';
import { breadcrumbs, webApplication } from './structured-data.js';
import { titleOfTag } from './tag-title.js';

export interface CalculatorPage extends ListedCalculator {
  readonly tag: string;
  /** The calculator itself, with its form and its answer. */
  readonly calculator: Html;
  /** True where its entries or those of the form are refused. */
  readonly hasErrors: boolean;
  /** The addresses of the modules that it loads. */
  readonly modules: readonly string[];
  /** The names and non-empty values of the query. */
  readonly given: readonly (readonly [name: string, value: string])[];
  /** The parameters that only pages take. */
  readonly own: readonly (readonly [name: string, value: string])[];
  readonly guidance: Guidance | null;
  /** The other items of the plan that this job belongs to, with its place among them where it has one. */
  readonly plan: readonly string[];
  /** Evidence of its prices and other figures. */
  readonly figures: Html;
  readonly deprecated: Deprecation | null;
  /** True where it can be opened as a workbook. */
  readonly hasWorkbook: boolean;
  /** The names of all calculators, which texts of the catalog refer to. */
  readonly slugs: Slugs;
  /** Other calculators with the same tag. */
  readonly related: readonly ListedCalculator[];
  /** Null when no leads are taken. */
  readonly lead: LeadFormView | null;
}

export function renderCalculatorPage(site: PageSite, page: CalculatorPage): string {
  const { slug, title, subtitle, tag, lead, given } = page;
  const address = calculatorAddress(slug);
  const url = pageUrl(site, address);
  const query = queryText(given);
  const elsewhere = given.filter(([name]) => name !== 'city' && name !== 'neighborhood');
  return renderPage(site, {
    title,
    description: descriptionOf(site, page),
    canonical: address,
    here: withQuery(address, queryText([...given, ...page.own])),
    ...(site.hasPreviews ? { preview: previewAddress(slug) } : {}),
    alternate: callPath(site, calculationAddress(slug), query),
    structuredData: [
      webApplication({ name: title, description: subtitle, url, currency: site.currency }),
      breadcrumbs([
        [site.words.site.calculators, pageUrl(site, indexAddress)],
        [titleOfTag(site, tag), `${pageUrl(site, indexAddress)}#${tagAnchor(tag)}`],
        [title, url],
      ]),
    ],
    saysDisclaimer: true,
    hasErrors: page.hasErrors,
    modules: page.modules,
    main: html`${breadcrumbsNav(site, tag)}
${page.deprecated === null ? nothing : outdated(site, page.deprecated)}
${isChange(page.plan) ? html`<div class="notice"><p>${site.words.plan.changing}</p>${planLink(site, slug, given, page.plan)}</div>` : nothing}
${page.calculator}
${page.hasWorkbook ? workbookLink(site, slug, queryText(elsewhere)) : nothing}
${planLink(site, slug, given, page.plan)}
${lead === null ? nothing : renderLeadForm(site, withQuery(requestAddress(slug), query), lead)}
${page.guidance === null ? nothing : guidanceOf(site, page.guidance, linksIn(site, page.slugs))}
${page.figures}
${page.related.length === 0 ? nothing : relatedOf(site, tag, page.related)}
${forPrograms(site, slug, title, query)}`,
  });
}

/** Renders the heading of a page, for the slot of its calculator, whose own headings are one level down. */
export function renderHeading(site: PageSite, title: string, subtitle: string): Html {
  return html`<div slot="heading"><h1>${title}</h1><p class="lead">${subtitle}</p>
<h2 class="heard">${site.words.site.calculator}</h2></div>`;
}

const longestDescription = 160;

/** The subtitle, then when to use the calculator, cut to whole words at about the length that search engines show. */
function descriptionOf(site: PageSite, { subtitle, guidance }: CalculatorPage): string {
  const when = guidance?.use_when === undefined ? '' : ` ${site.words.site.useWhen} ${guidance.use_when}.`;
  const text = `${subtitle.replace(/\.$/, '')}.${when}`;
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
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

function relatedOf(site: PageSite, tag: string, related: readonly ListedCalculator[]): Html {
  return html`<section aria-labelledby="related"><h2 id="related">${site.words.site.related({ tag: titleOfTag(site, tag) })}</h2>
${renderList(site, related)}</section>`;
}

/** The calculation as a file; it takes along what the calculator says now. */
function workbookLink(site: PageSite, slug: string, query: string): Html {
  const address = callPath(site, workbookAddress(slug), query);
  return html`<p class="to-workbook"><a href="${address}" rel="nofollow" data-api>${site.words.site.workbook}</a></p>`;
}

/** True where a job of the plan is changed, which has its place among the others. */
function isChange(others: readonly string[]): boolean {
  return others.some((item) => slugOf(item) === '');
}

/** The way to the plan that the job is put in. `others` are the items of the plan so far. */
function planLink(site: PageSite, slug: string, given: CalculatorPage['given'], others: readonly string[]): Html {
  const inputs = given.filter(([name]) => !placeNames.has(name));
  const items = withJob(others, planItem(slug, inputs)).map((item): [string, string] => ['item', item]);
  const place = given.filter(([name]) => placeNames.has(name));
  const address = pagePath(site, withQuery(planAddress([]), queryText([...items, ...place])));
  const { into, intoThis, changed } = site.words.plan;
  const text = isChange(others) ? changed : others.length === 0 ? into : intoThis({ count: others.length });
  return html`<p class="to-plan"><a class="plan-link" href="${address}" data-plan="${slug}">${text}</a></p>`;
}

function forPrograms(site: PageSite, slug: string, title: string, query: string): Html {
  const builder = pagePath(site, withQuery(embedBuilderAddress, queryText([['slug', slug]])));
  return html`<section class="programs" aria-labelledby="programs"><h2 id="programs">${site.words.site.programs}</h2>
<ul><li><a href="${callPath(site, calculationAddress(slug), query)}" data-api>${site.words.site.apiCall}</a></li>
<li><a href="${referencePath(site, slug)}">${site.words.site.apiDocs}</a></li></ul>
<p>${site.words.site.share}</p>
<p>${site.words.site.embedHint}</p><pre tabindex="0"><code>${embedLines(site, { slug, title })}</code></pre>
<p><a href="${builder}">${site.words.site.embedLook}</a></p></section>`;
}
