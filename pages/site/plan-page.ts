/** Renders `/calculators/plan`: several jobs with a running total, all of it kept in the address. */
import type { planAnswer } from '../../contract/questions/plan.js';
import { mostPlanItems } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import { pageParameters } from '../answer/page-query.js';
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import { priceText } from '../markup/quantity.js';
import type { TagList } from './index-page.js';
import { calculatorOptions } from './index-page.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { calculatorAddress, indexAddress, pathOf, planAddress } from './page-site.js';
import { planWords, siteWords } from './site-words.js';
import { breadcrumbs } from './structured-data.js';

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
    title: planWords.title,
    description: planWords.description,
    canonical: planAddress([]),
    structuredData: [breadcrumbs([[siteWords.calculators, `${site.baseUrl}${indexAddress}`]])],
    saysDisclaimer: true,
    main: html`<h1>${planWords.title}</h1>
<p class="lead">${planWords.description}</p>
${problemsOf(site, problems)}
${plan === null ? nothing : totalsOf(plan)}
${plan === null ? nothing : jobsOf(site, plan, items)}
${items.length >= mostPlanItems ? html`<p>${planWords.full}</p>` : addForm(site, tags, items)}
${plan === null ? nothing : smallPrint(plan)}
<p class="fine">${site.legalDisclaimer}</p>`,
  });
}

function problemsOf(site: PageSite, problems: readonly string[]): Html {
  if (problems.length === 0) return nothing;
  const again = html`<p><a href="${pathOf(site, planAddress([]))}">${planWords.empty}</a></p>`;
  return html`<div class="problems" role="alert"><h2>${planWords.unreadable}</h2><ul>${problems.map((text) => html`<li>${text}</li>`)}</ul>${again}</div>`;
}

function totalsOf({ totals = [] }: Plan): Html {
  const rows = totals.map(
    (total) => html`<p class="total"><span>${planWords.total[total.covers]}</span> <b>${priceText(total)}</b></p>`,
  );
  return html`<section class="totals" aria-label="${planWords.totals}">${rows}</section>`;
}

/** Each job with its price, a way to change it with the rest of the plan at hand, and a way out of the plan. */
function jobsOf(site: PageSite, { items: jobs, leaves_out: gaps }: Plan, items: readonly string[]): Html {
  const list = jobs.map(({ slug, title = slug, interpretation = '', estimate, query = '' }, index) => {
    const others = items.toSpliced(index, 1);
    const change = new URLSearchParams([...new URLSearchParams(query), [pageParameters.plan, others.join(';')]]);
    const price = estimate === undefined ? nothing : html`<b>${priceText(estimate.total)}</b>`;
    return html`<li><div class="head"><h3 class="job-title">${title}</h3>${price}</div><p class="job-text">${interpretation}</p>
${gapsOf(gaps.find((each) => each.slug === slug)?.leaves_out ?? [])}<p class="job-text ways"><a href="${pathOf(site, calculatorAddress(slug))}?${change.toString()}">${planWords.change}<span class="heard"> ${title}</span></a>
<a href="${pathOf(site, planAddress(others))}">${planWords.remove}<span class="heard"> ${title}</span></a></p></li>`;
  });
  return html`<section aria-labelledby="jobs"><h2 id="jobs">${planWords.jobs}</h2><ol class="jobs">${list}</ol></section>`;
}

function gapsOf(gaps: readonly string[]): Html {
  return gaps.length === 0
    ? nothing
    : html`<p class="job-text fine">${planWords.leavesOut({ gaps: gaps.join(', ') })}</p>`;
}

function addForm(site: PageSite, tags: readonly TagList[], items: readonly string[]): Html {
  const kept = items.map((item) => html`<input type="hidden" name="item" value="${item}">`);
  return html`<section aria-labelledby="add"><h2 id="add">${items.length === 0 ? planWords.first : planWords.another}</h2>
<form class="row" action="${pathOf(site, planAddress([]))}">${kept}
<label class="heard" for="item">${planWords.job}</label><select id="item" name="item">${calculatorOptions(tags)}</select>
<button class="primary">${planWords.add}</button></form></section>`;
}

function smallPrint({ notes, assumptions }: Plan): Html {
  const list = (title: string, texts: readonly string[]): Html =>
    texts.length === 0 ? nothing : html`<h3>${title}</h3><ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
  return html`<section class="guidance" aria-labelledby="small"><h2 id="small">${planWords.know}</h2>
${list(planWords.notes, notes)}
${assumptions.length === 0 ? nothing : html`<details><summary>${planWords.assumptions({ count: assumptions.length })}</summary><ul>${assumptions.map((text) => html`<li>${text}</li>`)}</ul></details>`}
<p>${planWords.share}</p></section>`;
}
