/** `GET /calculators/plan`: the plan of the interface, for people. */

import { indexAddress, planAddress } from '../../../contract/addresses.js';
import { mostPlanItems } from '../../../contract/questions/plan.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import type { RangeFigure } from '../../../engine/kernel/module.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { sendOnce, sendText } from '../../../http/representation.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import { priceText } from '../../../pages/markup/quantity.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { calculatorOptions } from './calculator-list.js';
import { renderPage } from './layout.js';
import type { LeadFormView } from './lead-form.js';
import type { PageSite } from './page-site.js';
import { pagePath, pageUrl } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { askingWay, planForm, renderAsking } from './plan-asking.js';
import { readItem, writeItem } from './plan-items.js';
import { hiddenPlan, renderJobs, wrongLines } from './plan-jobs.js';
import type { Plan, ReadPlan } from './read-plan.js';
import { planAt, planIn, readPlan } from './read-plan.js';
import { redirect } from './redirect.js';
import { breadcrumbs, structuredDataScript } from './structured-data.js';

export function sendPlan(site: PagedSite): Handler {
  const { caching } = site;
  return ({ url }, response) => {
    const query = queryOf(url);
    const { items, place } = planAt(site, query);
    const named = withName(items, new Map(scanQuery(query).map(({ name, value }) => [name, value ?? ''])));
    if (named !== null) {
      redirect(site, response, `${planIn(place, named)}#jobs`);
      return;
    }
    const read = readPlan(site, query);
    const form = planForm(site, read);
    const text = renderPlan(site, read, form);
    if (isMistaken(read)) sendOnce(response, 400, { type: htmlType, text });
    else if (form !== null) sendOnce(response, 200, { type: htmlType, text });
    else sendText(response, caching, htmlType, text);
  };
}

function isMistaken({ problems, wrong }: ReadPlan): boolean {
  return problems.length + wrong.length > 0;
}

/** The items with the name that somebody gives to one of them; null where nobody does. */
function withName(items: readonly string[], given: ReadonlyMap<string | null, string>): readonly string[] | null {
  const [at = '', name] = [given.get(pageParameters.at), given.get(pageParameters.name)];
  const item = /^\d{1,2}$/.test(at) ? items[Number(at)] : undefined;
  if (item === undefined || name === undefined) return null;
  return items.with(Number(at), writeItem({ ...readItem(item), name }));
}

/** Renders the page of a plan; `form` is null where there is nobody to ask. */
export function renderPlan(paged: PagedSite, read: ReadPlan, form: LeadFormView | null): string {
  const { items, plan, place } = read;
  const site = { ...paged, plan: items };
  return renderPage(site, {
    title: site.words.plan.title,
    description: site.words.plan.description,
    canonical: planAddress([]),
    here: planIn(place, items),
    structuredData: structuredDataScript([breadcrumbs([[site.words.site.calculators, pageUrl(site, indexAddress)]])]),
    saysDisclaimer: true,
    hasErrors: isMistaken(read) || (form?.errors.length ?? 0) > 0,
    main: html`<h1>${site.words.plan.title}</h1>
<p class="lead">${site.words.plan.description}</p>
${otherPlan(site)}
${problemsOf(site, read)}
${plan === null ? nothing : totalsOf(site, plan)}
${askingWay(site, read)}
${renderJobs(site, read)}
${plan === null ? nothing : keepingOf(site)}
${items.length >= mostPlanItems ? html`<p>${site.words.plan.full}</p>` : addForm(site, read)}
${renderAsking(site, read, form)}
${plan === null ? nothing : smallPrint(site, plan)}
<p class="fine">${site.legalDisclaimer}</p>`,
  });
}

/** Shown by a script where the browser keeps another plan than that of the address. */
function otherPlan({ words }: PagedSite): Html {
  const { otherPlan: text, openMine, keepThis } = words.plan;
  return html`<div class="notice" data-plan-other hidden><p>${text}</p><p class="ways"><a href="">${openMine}</a> <button type="button">${keepThis}</button></p></div>`;
}

/** What a script does with the whole plan. */
function keepingOf({ words }: PagedSite): Html {
  const { copy, copied, print } = words.plan;
  return html`<p class="ways keeping" data-scripted hidden><button type="button" data-copy="${copied}">${copy}</button> <button type="button" data-print>${print}</button> <span role="status"></span></p>`;
}

/** What keeps the plan from being read, or its wrong jobs; the page has each again in its place, with ways to mend it. */
function problemsOf(site: PageSite, { problems, wrong }: ReadPlan): Html {
  const { plan: words } = site.words;
  if (problems.length > 0) {
    const again = html`<p><a href="${pagePath(site, planAddress([]))}" data-plan-edit>${words.empty}</a></p>`;
    return html`<div class="problems" role="alert"><h2>${words.unreadable}</h2><ul>${problems.map((text) => html`<li>${text}</li>`)}</ul>${again}</div>`;
  }
  if (wrong.length === 0) return nothing;
  return html`<div class="problems" role="alert"><h2>${words.wrong({ count: wrong.length })}</h2><ul>${wrong.flatMap((job) => wrongLines(site, job))}</ul></div>`;
}

/** The grand total; under it, where not all of it pays for the same, what it is the sum of. */
function totalsOf(site: PageSite, { totals = [], grand_total: grand, items }: Plan): Html {
  if (grand === undefined) return nothing;
  const { plan: words } = site.words;
  const [only] = totals;
  const isOneKind = totals.length === 1 && only !== undefined;
  const titles = new Map(items.map(({ slug, title = slug }) => [slug, title]));
  const titlesOf = (slugs: readonly string[]): string =>
    site.language.listed([...new Set(slugs)].map((slug) => titles.get(slug) ?? slug));
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

function addForm(site: PagedSite, read: ReadPlan): Html {
  const { items } = read;
  return html`<section aria-labelledby="add"><h2 id="add">${items.length === 0 ? site.words.plan.first : site.words.plan.another}</h2>
<form class="row" action="${pagePath(site, planAddress([]))}#jobs">${hiddenPlan(read)}
<label class="heard" for="item">${site.words.plan.job}</label><select id="item" name="item">${calculatorOptions(site, site.tags)}</select>
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
