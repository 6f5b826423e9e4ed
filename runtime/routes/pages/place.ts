/** The place that a query names, who does the work there, and the section of a page that shows it. */

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { calculatorAddress } from '../../../contract/addresses.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { LocalRouting } from '../../../engine/calculator/local-routing.js';
import { findSlot, routingOf } from '../../../engine/calculator/local-routing.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { Network } from '../../../engine/kernel/service.js';
import type { Given } from '../../../pages/answer/view.js';
import { withoutPlace } from '../../../pages/answer/view.js';
import type { Html } from '../../../words/html.js';
import { hiddenFields, html, nothing, option } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';

/** Null where the service works in no places, or nobody ever does this work in them. */
export function placeView(
  { network, baseUrl }: ServedCatalog,
  calculator: AnyCalculator,
  given: Given,
): PlaceView | null {
  const { slug, service } = calculator;
  if (network === null || !network.categories.some((category) => category.slug === slug)) return null;
  const chosen = chosenPlace(network, given);
  const { city, neighborhood } = chosen;
  const place = city === null ? null : { city, neighborhood };
  const slot = place === null ? undefined : findSlot(network, slug, place);
  const provider = place && routingOf(slot, place, baseUrl);
  return {
    ...chosen,
    provider,
    business: slot === undefined ? null : (network.providers[slot.provider]?.name ?? null),
    trade: service,
  };
}

/** The place that a query names, among those that there are. */
export function chosenPlace({ cities, neighborhoods }: Network, given: Given): ChosenPlace {
  const named = (name: string): string => given.find(([other]) => other === name)?.[1] ?? '';
  const city = Object.hasOwn(cities, named('city')) ? named('city') : null;
  const parts = city === null ? {} : (neighborhoods[city] ?? {});
  const neighborhood = Object.hasOwn(parts, named('neighborhood')) ? named('neighborhood') : null;
  return { cities: choicesOf(cities), neighborhoods: choicesOf(parts), city, neighborhood };
}

/** A business as forms and pages name it. */
export interface Business {
  readonly name: string;
  readonly phone: string;
}

/** The business that takes requests in the place that a query names; null where none does. */
export function businessOf(catalog: ServedCatalog, calculator: AnyCalculator, given: Given): Business | null {
  const place = placeView(catalog, calculator, given);
  if (place?.provider?.slot_active !== true || place.business === null) return null;
  return { name: place.business, phone: place.provider.tracking_phone };
}

export function choicesOf(names: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(names).map(([slug, name]) => ({ slug, name }));
}

export interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** The provider of a place, in the members of the API. */
export type LocalProvider = Pick<LocalRouting, 'tracking_phone' | 'page_url' | 'slot_active'>;

export interface ChosenPlace {
  readonly cities: readonly Choice[];
  /** The neighborhoods of the chosen city. */
  readonly neighborhoods: readonly Choice[];
  /** Slugs; null when none was chosen. */
  readonly city: string | null;
  readonly neighborhood: string | null;
}

export interface PlaceView extends ChosenPlace {
  /** Null when nobody is listed there, or no city was chosen. */
  readonly provider: LocalProvider | null;
  /** The name of the business of that provider. */
  readonly business: string | null;
  /** The trade, such as `Concrete work`. */
  readonly trade: string;
}

interface PlaceContext {
  /** The query of the page. Only its place changes when another one is chosen. */
  readonly given: Given;
  /** True where the page has a form to ask the business. */
  readonly asks: boolean;
}

/** Renders the section. */
export function renderPlace(site: PageSite, slug: string, view: PlaceView, { given, asks }: PlaceContext): Html {
  return html`<section class="place" id="place" aria-labelledby="place-title">
<h2 id="place-title">${site.words.site.placeTitle}</h2>
${placeForm(site, `${calculatorAddress(slug)}#place`, withoutPlace(given), view)}
${providerOf(site, view, asks)}</section>`;
}

/** The form that chooses a place; the rest of the query stays. */
export function placeForm(site: PageSite, action: string, given: Given, place: ChosenPlace): Html {
  const { cities, neighborhoods, city, neighborhood } = place;
  const parts =
    neighborhoods.length === 0
      ? nothing
      : select(
          'neighborhood',
          site.words.site.neighborhood,
          site.words.site.anyNeighborhood,
          neighborhoods,
          neighborhood,
        );
  return html`<form class="place" action="${pagePath(site, action)}" data-keeps-query>${hiddenFields(given)}
${select('city', site.words.site.city, site.words.site.anyCity, cities, city)}${parts}
<button>${site.words.site.showPlace}</button></form>`;
}

function select(name: string, label: string, none: string, choices: readonly Choice[], chosen: string | null): Html {
  const options = choices.map((choice) => option(choice.slug, choice.name, choice.slug === chosen));
  return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}"><option value="">${none}</option>${options}</select></div>`;
}

/** The provider, with a phone number only if it takes requests. */
function providerOf(site: PageSite, { city, provider, business, trade }: PlaceView, asks: boolean): Html {
  if (city === null) return nothing;
  if (provider === null) return html`<p>${site.words.site.providerMissing({ trade })}</p>`;
  const { tracking_phone: phone, page_url: page, slot_active: isActive } = provider;
  const more = /^https?:/.test(page) ? html`<a href="${page}">${site.words.site.providerPage}</a>` : nothing;
  if (!isActive) return html`<p>${site.words.site.providerWaiting({ trade })} ${more}</p>`;
  return html`<p>${business === null ? site.words.site.providerActive({ trade }) : site.words.site.providerNamed({ trade, business })}</p>
<p class="provider">${asks ? askLink(site, business) : nothing}${callLink(site, phone)} ${more}</p>`;
}

/** The way to the form. */
function askLink({ words }: PageSite, business: string | null): Html {
  const text = business === null ? words.form.title : words.site.askBusiness({ business });
  return html`<a class="call" href="#request">${text}</a> `;
}

export function callLink(site: PageSite, phone: string): Html {
  return html`<a class="call" href="tel:${phone}">${site.words.site.providerPhone} ${phoneText(site, phone)}</a>`;
}

/** A number of the country of the service as people there write it; any other as it is dialed from abroad. */
export function phoneText({ country }: PageSite, phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined) return phone;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
