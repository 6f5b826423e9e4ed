/** Checks the network: cities, neighborhoods, categories, providers and slots. */

import { englishSearch } from '../../../words/search-words.js';
import type { Located } from '../../language/forms/form.js';
import type { RawCityFact, RawNetwork, RawProvider, RawSingleSlot } from '../../language/forms/network.js';
import type { Category, CityFact, Network, Slot } from '../../program/network.js';
import type { Reporter } from '../../source/diagnostic.js';
import { didYouMean, suggestOrList } from '../../source/hint.js';
import type { DiagnosticArgs } from '../../source/messages.js';
import { repeatedIn } from '../../source/repeated.js';
import type { Span } from '../../source/source.js';
import { checkAsked, phrasesOf } from './asked.js';
import { byName } from './by-name.js';
import type { Tags } from './entry-category.js';
import { knownTag } from './entry-category.js';
import { readPhone } from './phone.js';
import { checkSynonyms } from './synonyms.js';

/** The facts that the network takes from service.yaml; null when missing there, or when it could not be read. */
interface ServiceFacts {
  readonly tags: Tags | null;
  readonly country: string | null;
}

/** Checks the network and expands its defaults into one slot for each category and place. */
export function checkNetwork(
  raw: RawNetwork,
  calculators: ReadonlySet<string>,
  facts: ServiceFacts,
  reporter: Reporter,
): Network {
  const names: Names = {
    cities: byName(raw.cities),
    neighborhoods: new Map(raw.neighborhoods.map(({ name, value }) => [name.value, byName(value)])),
    categories: checkCategories(raw, calculators, facts, reporter),
    providers: byName(raw.providers),
    country: facts.country,
    reporter,
  };
  for (const { name } of raw.neighborhoods) knownCity(name, names);
  for (const { name } of raw.cityFacts.flatMap(({ value }) => value.of)) knownCity(name, names);
  const slots = new Map<string, Slot>();
  for (const slot of cityDefaults(raw, calculators, names)) slots.set(placeKey(slot), slot);
  for (const slot of serviceDefaults(raw, names)) slots.set(placeKey(slot), slot);
  for (const slot of singleSlots(raw, names)) slots.set(placeKey(slot), slot);
  return {
    region: raw.region,
    regionNames: raw.regionNames,
    ctaActive: raw.cta.active,
    ctaWaiting: raw.cta.waiting,
    cities: names.cities,
    neighborhoods: names.neighborhoods,
    cityFacts: raw.cityFacts.map(({ name, value }) => cityFactOf(name.value, value, names)),
    providers: names.providers,
    categories: [...names.categories.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    slots: [...slots.values()].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1)),
  };
}

interface Names {
  readonly cities: ReadonlyMap<string, string>;
  readonly neighborhoods: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly providers: ReadonlyMap<string, RawProvider>;
  readonly country: string | null;
  readonly reporter: Reporter;
}

function cityFactOf(name: string, { who, at, read, of, advice }: RawCityFact, names: Names): CityFact {
  const heeded = advice && { services: knownServices(advice.services, names), say: advice.say };
  return { name, who, at: at.value, read: read.value, of: byName(of), advice: heeded };
}

function placeKey({ service, city, neighborhood }: Place): string {
  return neighborhood === null ? `${service} ${city}` : `${service} ${city}/${neighborhood}`;
}

/** The sentence of a reason; null after reporting an unknown one. */
function knownReason(
  { value, span }: Located<string>,
  reasons: ReadonlyMap<string, string>,
  reporter: Reporter,
): string | null {
  const text = reasons.get(value) ?? null;
  if (text === null) reporter.report('unknown-reason', span, { name: value }, didYouMean(value, reasons.keys()));
  return text;
}

function checkCategories(
  raw: RawNetwork,
  calculators: ReadonlySet<string>,
  { tags }: ServiceFacts,
  reporter: Reporter,
): ReadonlyMap<string, Category> {
  const reasons = byName(raw.reasons);
  const categories = new Map<string, Category>();
  for (const { name: tag, value: group } of raw.categories) {
    if (tags !== null) knownTag(tag, tags, reporter);
    for (const { name, value } of group) {
      const also = value.also.map((words) => words.value);
      const search = phrasesOf(value);
      const because = value.noneBecause;
      if (because !== null && calculators.has(name.value))
        reporter.report('reason-with-calculator', because.span, { name: name.value });
      const text = because && knownReason(because, reasons, reporter);
      const noneBecause = because && text !== null ? { reason: because.value, text } : null;
      const parts = value.parts.filter((part) => isCalculator(part, calculators, reporter)).map((part) => part.value);
      const own = { slug: name.value, name: value.name, tag: tag.value, also, search, noneBecause, parts };
      categories.set(name.value, own);
    }
  }
  reportRepeatedCategories(raw, reporter);
  checkSynonyms(raw.categories, reporter);
  checkAsked(raw.categories, reporter, englishSearch);
  return categories;
}

function isCalculator({ value, span }: Located<string>, calculators: ReadonlySet<string>, reporter: Reporter): boolean {
  const isKnown = calculators.has(value);
  if (!isKnown) reporter.report('unknown-calculator', span, { name: value }, didYouMean(value, calculators));
  return isKnown;
}

function reportRepeatedCategories({ categories }: RawNetwork, reporter: Reporter): void {
  const names = categories.flatMap(({ value: group }) => group.map(({ name }) => name));
  for (const { item, first } of repeatedIn(names, ({ value }) => value)) {
    const related = [{ span: first.span, label: 'first here' }];
    reporter.report('duplicate-key', item.span, { name: item.value }, { label: 'and again here', related });
  }
}

function cityDefaults(raw: RawNetwork, calculators: ReadonlySet<string>, names: Names): readonly Slot[] {
  return raw.slots.byCity.flatMap(({ name: city, value }) => {
    if (!knownCity(city, names) || !knownProvider(value.provider, names)) return [];
    const listed = value.services && knownServices(value.services, names);
    const services = listed ?? [...calculators].filter((slug) => names.categories.has(slug));
    const except = new Set(knownServices(value.except, names));
    const phone = phoneOf(value.phone, names);
    return services
      .filter((service) => !except.has(service))
      .map((service) => slotOf(raw.slots.pageUrl, { service, city: city.value, neighborhood: null }, value, phone));
  });
}

function serviceDefaults(raw: RawNetwork, names: Names): readonly Slot[] {
  return raw.slots.byService.flatMap(({ name: service, value }) => {
    if (!knownCategory(service, names) || !knownProvider(value.provider, names)) return [];
    reportRepeatedCities(service.value, value.cities, names.reporter);
    const phone = phoneOf(value.phone, names);
    return value.cities
      .filter((city) => knownCity(city, names))
      .map((city) =>
        slotOf(raw.slots.pageUrl, { service: service.value, city: city.value, neighborhood: null }, value, phone),
      );
  });
}

function reportRepeatedCities(service: string, cities: readonly Located<string>[], reporter: Reporter): void {
  for (const { item, first } of repeatedIn(cities, ({ value }) => value))
    reportSlot(item.span, { service, place: item.value }, first.span, reporter);
}

function reportSlot(span: Span, args: DiagnosticArgs<'duplicate-slot'>, first: Span, reporter: Reporter): void {
  reporter.report('duplicate-slot', span, args, { related: [{ span: first, label: 'first here' }] });
}

function singleSlots(raw: RawNetwork, names: Names): readonly Slot[] {
  const slots = raw.slots.single.flatMap((single) => {
    const known = [
      knownCategory(single.service, names),
      knownCity(single.city, names),
      knownProvider(single.provider, names),
    ];
    if (known.includes(false) || !knownNeighborhood(single, names)) return [];
    const { service, city, neighborhood } = single;
    const place = { service: service.value, city: city.value, neighborhood: neighborhood?.value ?? null };
    const phone = phoneOf(single.phone, names);
    const slot = slotOf(single.pageUrl ?? raw.slots.pageUrl, place, single, phone, single.active);
    return [{ slot, span: single.service.span }];
  });
  for (const { item, first } of repeatedIn(slots, ({ slot }) => placeKey(slot))) {
    const { service, city, neighborhood } = item.slot;
    const place = neighborhood === null ? city : `${city}/${neighborhood}`;
    reportSlot(item.span, { service, place }, first.span, names.reporter);
  }
  return slots.map(({ slot }) => slot);
}

/** The number in E.164 form; empty after a reported mistake. */
function phoneOf(phone: Located<string>, { country, reporter }: Names): string {
  return readPhone(phone, country, reporter) ?? '';
}

type Place = Pick<Slot, 'service' | 'city' | 'neighborhood'>;

function slotOf(
  pattern: string,
  place: Place,
  { provider }: { readonly provider: Located<string> },
  phone: string,
  active = true,
): Slot {
  const pageUrl = pattern
    .replaceAll('{city}', place.city)
    .replaceAll('{service}', place.service)
    .replaceAll('{neighborhood}', place.neighborhood ?? '');
  return { ...place, provider: provider.value, phone, pageUrl, active };
}

/** The slugs of those that are categories, after reporting the others. */
function knownServices(services: readonly Located<string>[], names: Names): readonly string[] {
  return services.filter((service) => knownCategory(service, names)).map(({ value }) => value);
}

function knownCity({ value, span }: Located<string>, { cities, reporter }: Names): boolean {
  if (cities.has(value)) return true;
  reporter.report('unknown-city', span, { name: value }, didYouMean(value, cities.keys()));
  return false;
}

function knownCategory({ value, span }: Located<string>, { categories, reporter }: Names): boolean {
  if (categories.has(value)) return true;
  reporter.report('unknown-category', span, { name: value }, didYouMean(value, categories.keys()));
  return false;
}

function knownProvider({ value, span }: Located<string>, { providers, reporter }: Names): boolean {
  if (providers.has(value)) return true;
  reporter.report('unknown-provider', span, { name: value }, didYouMean(value, providers.keys()));
  return false;
}

/** False after reporting an unknown neighborhood; without a report if the list of a misspelled city may have it. */
function knownNeighborhood({ city, neighborhood }: RawSingleSlot, { cities, neighborhoods, reporter }: Names): boolean {
  const known = neighborhoods.get(city.value) ?? new Map<string, string>();
  if (neighborhood === null || known.has(neighborhood.value)) return true;
  if (known.size === 0 && [...neighborhoods.keys()].some((name) => !cities.has(name))) return false;
  const hint = suggestOrList(neighborhood.value, [...known.keys()], 'Its neighborhoods');
  reporter.report('unknown-neighborhood', neighborhood.span, { name: neighborhood.value, city: city.value }, hint);
  return false;
}
