/** Renders the jobs of a plan, each in its place: what the right ones come to, and what is wrong with the others. */
import { calculatorAddress, planAddress, queryText } from '../../../contract/addresses.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import type { Given } from '../../../pages/answer/view.js';
import { priceText } from '../../../pages/markup/quantity.js';
import type { Html } from '../../../words/html.js';
import { hiddenFields, html, nothing } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { longestName, planPairs, readItem, withPlace } from './plan-items.js';
import type { Plan, ReadPlan, WrongJob } from './read-plan.js';
import { placePairs, planIn } from './read-plan.js';
import { entriesOf } from './request-desk.js';

export function renderJobs(site: PagedSite, read: ReadPlan): Html {
  const { plan, places, wrong } = read;
  const right = (plan?.items ?? []).map((job, index) => {
    const at = places[index] ?? index;
    return { at, item: rightJob(site, read, { ...job, at }) };
  });
  const all = [...right, ...wrong.map((job) => ({ at: job.at, item: wrongJob(site, read, job) }))];
  if (all.length === 0) return nothing;
  const list = all.sort((some, other) => some.at - other.at).map(({ item }) => item);
  return html`<section aria-labelledby="jobs"><h2 id="jobs">${site.words.plan.jobs}</h2><ol class="jobs">${list}</ol></section>`;
}

type RightJob = Plan['items'][number] & { readonly at: number };

/** A job with its price and its entries. */
function rightJob(site: PagedSite, read: ReadPlan, { slug, title = slug, ...job }: RightJob): Html {
  const { at, interpretation = '', estimate, query = '' } = job;
  const entries = entriesOf(site, slug, query).map(([label, text]) => `${label}: ${text}`);
  const part =
    estimate === undefined || estimate.covers === 'job'
      ? nothing
      : html` <span class="fine">${site.words.plan.partOnly[estimate.covers]}</span>`;
  const price =
    estimate === undefined ? nothing : html`<span><b>${priceText(site.language, estimate.total)}</b>${part}</span>`;
  const called = calledJob(read, at, title);
  const gaps = read.plan?.leaves_out.find((each) => each.slug === slug)?.leaves_out ?? [];
  return html`<li><div class="head"><h3 class="job-title">${called}</h3>${price}</div>${entries.length === 0 ? nothing : html`<p class="job-text entered">${entries.join(' · ')}</p>`}<p class="job-text">${interpretation}</p>
${gapsOf(site, gaps)}<p class="job-text ways">${changeLink(site, read, { at, called, slug, given: [...new URLSearchParams(query)] })}
${removeLink(site, read, at, called)}</p>
${nameForm(site, read, at, called)}</li>`;
}

/** A job that cannot be calculated. Its calculator shows each mistake at its field. */
function wrongJob(site: PagedSite, read: ReadPlan, job: WrongJob): Html {
  const { at, calculator, given, troubles } = job;
  const called = calledJob(read, at, titleOf(site, job));
  const change = calculator === null ? nothing : changeLink(site, read, { at, called, slug: calculator.slug, given });
  return html`<li class="wrong" id="${idOf(job)}"><div class="head"><h3 class="job-title">${called}</h3></div>${troubles.map((text) => html`<p class="error">${text}</p>`)}
<p class="job-text ways">${change}
${removeLink(site, read, at, called)}</p></li>`;
}

/** The mistakes of a job for the list at the top of the page. */
export function wrongLines(site: PageSite, job: WrongJob): readonly Html[] {
  const [place, title] = [job.at + 1, job.calculator?.title];
  return job.troubles.map((text) => {
    const { wrongJob: line } = site.words.plan;
    const told = title === undefined ? `${titleOf(site, job)}: ${text}` : line({ place, title, text });
    return html`<li><a href="#${idOf(job)}">${told}</a></li>`;
  });
}

function idOf({ at }: WrongJob): string {
  return `job-${at + 1}`;
}

function titleOf({ words }: PageSite, { at, calculator }: WrongJob): string {
  return calculator?.title ?? words.plan.jobNumber({ number: at + 1 });
}

function calledJob({ items }: ReadPlan, at: number, title: string): string {
  const { name } = readItem(items[at] ?? '');
  return name === '' ? title : `${name} · ${title}`;
}

interface Changed {
  readonly at: number;
  readonly called: string;
  readonly slug: string;
  readonly given: Given;
}

/** A way to change a job with the rest of the plan at hand. */
function changeLink(site: PageSite, { items, place }: ReadPlan, { at, called, slug, given }: Changed): Html {
  const query = queryText([...given, ...placePairs(place), [pageParameters.plan, withPlace(items, at)]]);
  return html`<a href="${pagePath(site, calculatorAddress(slug))}?${query}">${site.words.plan.change}<span class="heard"> ${called}</span></a>`;
}

/** A way out of the plan. */
function removeLink(site: PageSite, { items, place }: ReadPlan, at: number, called: string): Html {
  return html`<a href="${pagePath(site, planIn(place, items.toSpliced(at, 1)))}#jobs" data-plan-edit>${site.words.plan.remove}<span class="heard"> ${called}</span></a>`;
}

/** A name of one's own for a job. */
function nameForm(site: PagedSite, read: ReadPlan, index: number, called: string): Html {
  const { naming, name, save } = site.words.plan;
  const id = `name-${index}`;
  return html`<details class="naming"><summary>${naming}<span class="heard"> ${called}</span></summary>
<form class="row" action="${pagePath(site, planAddress([]))}">${hiddenPlan(read)}${hiddenFields([[pageParameters.at, String(index)]])}
<label class="heard" for="${id}">${name}</label><input id="${id}" name="${pageParameters.name}" maxlength="${longestName}" value="${readItem(read.items[index] ?? '').name}" autocomplete="off">
<button>${save}<span class="heard"> ${called}</span></button></form></details>`;
}

/** The plan and its place, which a form takes along. */
export function hiddenPlan({ items, place }: ReadPlan): Html {
  return hiddenFields(planPairs(items, placePairs(place)));
}

function gapsOf(site: PageSite, gaps: readonly string[]): Html {
  return gaps.length === 0
    ? nothing
    : html`<p class="job-text fine">${site.words.plan.leavesOut({ gaps: site.language.listed(gaps) })}</p>`;
}
