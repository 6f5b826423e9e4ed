/** Renders what asks for all jobs of a plan: the place, what nobody does there, and one form for the rest. */
import { planAddress, planRequestAddress, withQuery } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { emptyFields } from './form-fields.js';
import type { LeadFormView } from './lead-form.js';
import { renderLeadForm } from './lead-form.js';
import type { PagedSite } from './paged-site.js';
import { placeForm } from './place.js';
import { planPairs } from './plan-items.js';
import type { ReadPlan } from './read-plan.js';
import { askedTrades, planQuery } from './read-plan.js';

type Fields = ReturnType<typeof emptyFields>;

/** True where the plan has jobs that somebody may be asked for, and all of them are right. */
export function isAsking({ leads }: PagedSite, { plan, place, wrong }: ReadPlan): boolean {
  return leads !== null && wrong.length === 0 && plan !== null && place !== null;
}

/** The form, filled with what was sent where that was refused; null where there is nobody to ask. */
export function planForm(site: PagedSite, read: ReadPlan, fields: Fields | null = null): LeadFormView | null {
  const { leads, words } = site;
  const recipients = askedTrades(read).map(({ trade, business }) => ({ ...business, trade }));
  if (leads === null || recipients.length === 0) return null;
  const { requestTitle: title, requestIntro: intro, consent } = words.plan;
  return { ...(fields ?? emptyFields(leads)), recipients, texts: { title, intro, consent } };
}

/** The way down to it, for the top of the page. */
export function askingWay(site: PagedSite, read: ReadPlan): Html {
  if (!isAsking(site, read)) return nothing;
  return html`<p class="to-plan"><a class="call" href="#ask">${site.words.plan.ask}</a></p>`;
}

export function renderAsking(site: PagedSite, read: ReadPlan, form: LeadFormView | null): Html {
  const { place, items } = read;
  if (!isAsking(site, read) || place === null) return nothing;
  return html`<section class="place" id="ask" aria-labelledby="ask-title"><h2 id="ask-title">${site.words.plan.ask}</h2>
<p>${site.words.plan.askIntro}</p>
${placeForm(site, `${planAddress([])}#ask`, planPairs(items, []), place)}
${leftOut(site, read)}</section>
${form === null ? nothing : renderLeadForm(site, withQuery(planRequestAddress, planQuery(read)), form)}`;
}

/** The trades that nobody takes there, by name, so that nobody waits for them. */
function leftOut({ words, catalog, language }: PagedSite, { trades, place }: ReadPlan): Html {
  const left = trades.filter(({ business }) => business === null).map(({ trade }) => trade);
  if (left.length === 0) return nothing;
  const city = catalog.network?.cities[place?.city ?? ''] ?? '';
  return html`<p role="status">${words.plan.leftOut({ city, trades: language.listed(left), count: left.length })}</p>`;
}
