/** `GET /calculators/plan`: the plan of the interface, for people. */

import { calculatorAddress, indexAddress, planAddress, queryText } from '../../../contract/addresses.js';
import type { planAnswer } from '../../../contract/questions/plan.js';
import { mostPlanItems } from '../../../contract/questions/plan.js';
import type { Static } from '../../../contract/schema.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import type { RangeFigure } from '../../../engine/kernel/module.js';
import { answerPlan } from '../../../engine/questions/plan.js';
import type { Subject } from '../../../engine/questions/subject.js';
import { subjectOf } from '../../../engine/questions/subject.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { sendOnce, sendText } from '../../../http/representation.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import { priceText } from '../../../pages/markup/quantity.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { calculatorOptions } from './index-page.js';
import { renderPage } from './layout.js';
import type { TagList } from './listing.js';
import type { PageSite } from './page-site.js';
import { pagePath, pageUrl } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { breadcrumbs } from './structured-data.js';

export function sendPlan(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  return ({ url }, response) => {
    const items = itemsIn(queryOf(url));
    const subjects = new Map(items.flatMap((item) => subjectNamed(catalog.calculators, item.split('~')[0] ?? '')));
    const query = queryText(items.map((item) => ['item', item]));
    const outcome = items.length === 0 ? null : answerPlan(subjects, query, catalog.words);
    const plan = outcome?.kind === 'answered' ? outcome.members : null;
    const problems = outcome?.kind === 'refused' ? outcome.refusal.errors.map(({ detail }) => detail) : [];
    const text = renderPlan(site, tags, { items, plan, problems });
    if (outcome?.kind === 'refused') sendOnce(response, 400, { type: htmlType, text });
    else sendText(response, caching, htmlType, text);
  };
}

function itemsIn(query: string): readonly string[] {
  const items = scanQuery(query).flatMap(({ name, value }) => (name === 'item' ? (value ?? '').split(';') : []));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

type Calculators = PagedSite['catalog']['calculators'];

function subjectNamed(calculators: Calculators, slug: string): readonly (readonly [string, Subject])[] {
  const calculator = calculators.get(slug);
  return calculator === undefined ? [] : [[slug, subjectOf(calculator)]];
}

type Plan = Omit<Static<typeof planAnswer>, 'ok' | 'legal_disclaimer' | 'catalog'>;

/** Content of a plan page. */
export interface PlanView {
  /** The items as the address has them, such as `fence~length=100`. */
  readonly items: readonly string[];
  /** Null for a plan without items, or one that cannot be read. */
  readonly plan: Plan | null;
  /** Why it cannot be read; empty where it can. */
  readonly problems: readonly string[];
}

export function renderPlan(site: PageSite, tags: readonly TagList[], view: PlanView): string {
  const { items, plan, problems } = view;
  return renderPage(site, {
    title: site.words.plan.title,
    description: site.words.plan.description,
    canonical: planAddress([]),
    here: planAddress(items),
    structuredData: [breadcrumbs([[site.words.site.calculators, pageUrl(site, indexAddress)]])],
    saysDisclaimer: true,
    hasErrors: problems.length > 0,
    main: html`<h1>${site.words.plan.title}</h1>
<p class="lead">${site.words.plan.description}</p>
${problemsOf(site, problems)}
${plan === null ? nothing : totalsOf(site, plan)}
${plan === null ? nothing : jobsOf(site, plan, items)}
${items.length >= mostPlanItems ? html`<p>${site.words.plan.full}</p>` : addForm(site, tags, items)}
${plan === null ? nothing : smallPrint(site, plan)}
<p class="fine">${site.legalDisclaimer}</p>`,
  });
}

function problemsOf(site: PageSite, problems: readonly string[]): Html {
  if (problems.length === 0) return nothing;
  const again = html`<p><a href="${pagePath(site, planAddress([]))}">${site.words.plan.empty}</a></p>`;
  return html`<div class="problems" role="alert"><h2>${site.words.plan.unreadable}</h2><ul>${problems.map((text) => html`<li>${text}</li>`)}</ul>${again}</div>`;
}

/** The grand total; under it, where not all of it pays for the same, what it is the sum of. */
function totalsOf(site: PageSite, { totals = [], grand_total: grand, items }: Plan): Html {
  if (grand === undefined) return nothing;
  const { plan: words } = site.words;
  const [only] = totals;
  const isOneKind = totals.length === 1 && only !== undefined;
  const titles = new Map(items.map(({ slug, title = slug }) => [slug, title]));
  const titlesOf = (slugs: readonly string[]): string =>
    [...new Set(slugs)].map((slug) => titles.get(slug) ?? slug).join(', ');
  const parts = isOneKind
    ? []
    : totals.map((total) =>
        totalRow(site, words.parts[total.covers]({ titles: titlesOf(total.items) }), total, 'part'),
      );
  const label = isOneKind ? words.total[only.covers] : words.grandTotal;
  return html`<section class="totals" aria-label="${words.totals}">${totalRow(site, label, grand, 'total')}${parts}</section>`;
}

function totalRow(site: PageSite, label: string, total: RangeFigure, look: 'total' | 'part'): Html {
  return html`<p class="${look}"><span>${label}</span> <b>${priceText(site.language, total)}</b></p>`;
}

/** Each job with its price, a way to change it with the rest of the plan at hand, and a way out of the plan. */
function jobsOf(site: PageSite, { items: jobs, leaves_out: gaps }: Plan, items: readonly string[]): Html {
  const list = jobs.map(({ slug, title = slug, interpretation = '', estimate, query = '' }, index) => {
    const others = items.toSpliced(index, 1);
    const change = new URLSearchParams([...new URLSearchParams(query), [pageParameters.plan, others.join(';')]]);
    const part =
      estimate === undefined || estimate.covers === 'job'
        ? nothing
        : html` <span class="fine">${site.words.plan.partOnly[estimate.covers]}</span>`;
    const price =
      estimate === undefined ? nothing : html`<span><b>${priceText(site.language, estimate.total)}</b>${part}</span>`;
    return html`<li><div class="head"><h3 class="job-title">${title}</h3>${price}</div><p class="job-text">${interpretation}</p>
${gapsOf(site, gaps.find((each) => each.slug === slug)?.leaves_out ?? [])}<p class="job-text ways"><a href="${pagePath(site, calculatorAddress(slug))}?${change.toString()}">${site.words.plan.change}<span class="heard"> ${title}</span></a>
<a href="${pagePath(site, planAddress(others))}">${site.words.plan.remove}<span class="heard"> ${title}</span></a></p></li>`;
  });
  return html`<section aria-labelledby="jobs"><h2 id="jobs">${site.words.plan.jobs}</h2><ol class="jobs">${list}</ol></section>`;
}

function gapsOf(site: PageSite, gaps: readonly string[]): Html {
  return gaps.length === 0
    ? nothing
    : html`<p class="job-text fine">${site.words.plan.leavesOut({ gaps: gaps.join(', ') })}</p>`;
}

function addForm(site: PageSite, tags: readonly TagList[], items: readonly string[]): Html {
  const kept = items.map((item) => html`<input type="hidden" name="item" value="${item}">`);
  return html`<section aria-labelledby="add"><h2 id="add">${items.length === 0 ? site.words.plan.first : site.words.plan.another}</h2>
<form class="row" action="${pagePath(site, planAddress([]))}">${kept}
<label class="heard" for="item">${site.words.plan.job}</label><select id="item" name="item">${calculatorOptions(site, tags)}</select>
<button class="primary">${site.words.plan.add}</button></form></section>`;
}

function smallPrint(site: PageSite, { notes, assumptions }: Plan): Html {
  const list = (title: string, texts: readonly string[]): Html =>
    texts.length === 0 ? nothing : html`<h3>${title}</h3><ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
  return html`<section class="guidance" aria-labelledby="small"><h2 id="small">${site.words.plan.know}</h2>
${list(site.words.plan.notes, notes)}
${assumptions.length === 0 ? nothing : html`<details><summary>${site.words.plan.assumptions({ count: assumptions.length })}</summary><ul>${assumptions.map((text) => html`<li>${text}</li>`)}</ul></details>`}
<p>${site.words.plan.share}</p></section>`;
}
