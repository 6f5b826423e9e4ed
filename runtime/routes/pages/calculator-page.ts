/** Renders `/calculators/{slug}`: a calculator with everything that helps a person to use it. */

import {
  calculationAddress,
  calculatorAddress,
  planAddress,
  previewAddress,
  queryText,
  requestAddress,
  withQuery,
  workbookAddress,
} from '../../../contract/addresses.js';
import { planItem } from '../../../engine/questions/plan-items.js';
import { placeIn, withoutPlace } from '../../../pages/answer/view.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { FixedParts } from './fixed-parts.js';
import { renderPage } from './layout.js';
import type { LeadFormView } from './lead-form.js';
import { renderLeadForm } from './lead-form.js';
import type { PageSite } from './page-site.js';
import { callPath, pagePath, referencePath } from './page-site.js';
import { planPairs, slugOf, withJob } from './plan-items.js';

export interface CalculatorPage {
  readonly slug: string;
  readonly title: string;
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
  /** The other items of the plan that this job belongs to, with its place among them where it has one. */
  readonly plan: readonly string[];
  /** True where it can be opened as a workbook. */
  readonly hasWorkbook: boolean;
  /** What no query changes. */
  readonly fixed: FixedParts;
  /** Null when no leads are taken. */
  readonly lead: LeadFormView | null;
}

export function renderCalculatorPage(site: PageSite, page: CalculatorPage): string {
  const { slug, title, fixed, lead, given } = page;
  const address = calculatorAddress(slug);
  const query = queryText(given);
  return renderPage(site, {
    title,
    description: fixed.description,
    canonical: address,
    here: withQuery(address, queryText([...given, ...page.own])),
    ...(site.hasPreviews ? { preview: previewAddress(slug) } : {}),
    alternate: callPath(site, calculationAddress(slug), query),
    structuredData: fixed.structuredData,
    saysDisclaimer: true,
    hasErrors: page.hasErrors,
    modules: page.modules,
    main: html`${fixed.top}
${isChange(page.plan) ? html`<div class="notice"><p>${site.words.plan.changing}</p>${planLink(site, slug, given, page.plan)}</div>` : nothing}
${page.calculator}
${page.hasWorkbook ? workbookLink(site, slug, queryText(withoutPlace(given))) : nothing}
${planLink(site, slug, given, page.plan)}
${lead === null ? nothing : renderLeadForm(site, withQuery(requestAddress(slug), query), lead)}
${fixed.guidance}
${fixed.figures}
${fixed.related(site)}
${forPrograms(site, page, query)}`,
  });
}

/** Renders the heading of a page, for the slot of its calculator, whose own headings are one level down. */
export function renderHeading(site: PageSite, title: string, subtitle: string): Html {
  return html`<div slot="heading"><h1>${title}</h1><p class="lead">${subtitle}</p>
<h2 class="heard">${site.words.site.calculator}</h2></div>`;
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
  const items = withJob(others, planItem(slug, withoutPlace(given)));
  const address = pagePath(site, withQuery(planAddress([]), queryText(planPairs(items, placeIn(given)))));
  const { into, intoThis, changed } = site.words.plan;
  const text = isChange(others) ? changed : others.length === 0 ? into : intoThis({ count: others.length });
  return html`<p class="to-plan"><a class="plan-link" href="${address}" data-plan="${slug}">${text}</a></p>`;
}

function forPrograms(site: PageSite, { slug, fixed }: CalculatorPage, query: string): Html {
  return html`<section class="programs" aria-labelledby="programs"><h2 id="programs">${site.words.site.programs}</h2>
<ul><li><a href="${callPath(site, calculationAddress(slug), query)}" data-api>${site.words.site.apiCall}</a></li>
<li><a href="${referencePath(site, slug)}">${site.words.site.apiDocs}</a></li></ul>
<p>${site.words.site.share}</p>
${fixed.embedding}</section>`;
}
