import type { Located, Named, RawNetwork, RawSingleSlot } from '../load/raw-catalog.js';
import type { Category, Network, Slot } from '../model/catalog.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { didYouMean, suggestOrList } from '../text/suggest.js';

/** Checks places, categories and slots, and writes the compact defaults out as one slot for each service and place. */
export function checkNetwork(
  raw: RawNetwork,
  calculators: ReadonlySet<string>,
  tags: ReadonlyMap<string, string> | null,
  reporter: Reporter,
): Network {
  const names: Names = {
    cities: toMap(raw.cities),
    neighborhoods: new Map(raw.neighborhoods.map(({ name, value }) => [name.value, toMap(value)])),
    categories: checkCategories(raw, tags, reporter),
    providers: toMap(raw.providers),
    reporter,
  };
  for (const { name } of raw.neighborhoods) knownCity(name, names);
  const slots = new Map<string, Slot>();
  for (const slot of cityDefaults(raw, calculators, names)) slots.set(placeKey(slot), slot);
  for (const slot of serviceDefaults(raw, names)) slots.set(placeKey(slot), slot);
  for (const slot of singleSlots(raw, names)) slots.set(placeKey(slot), slot);
  return {
    cities: names.cities,
    neighborhoods: names.neighborhoods,
    categories: [...names.categories.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    slots: [...slots.values()].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1)),
  };
}

interface Names {
  readonly cities: ReadonlyMap<string, string>;
  readonly neighborhoods: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly providers: ReadonlyMap<string, string>;
  readonly reporter: Reporter;
}

function toMap(names: readonly Named<string>[]): ReadonlyMap<string, string> {
  return new Map(names.map(({ name, value }) => [name.value, value]));
}

function placeKey({ service, city, neighborhood }: Pick<Slot, 'service' | 'city' | 'neighborhood'>): string {
  return neighborhood === null ? `${service} ${city}` : `${service} ${city}/${neighborhood}`;
}

function checkCategories(
  raw: RawNetwork,
  tags: ReadonlyMap<string, string> | null,
  reporter: Reporter,
): ReadonlyMap<string, Category> {
  const categories = new Map<string, Category>();
  const places = new Map<string, Span>();
  for (const { name: tag, value: group } of raw.categories) {
    if (tags?.has(tag.value) === false) {
      const hint = suggestOrList(tag.value, [...tags.keys()], 'Tags');
      reporter.report('unknown-tag', tag.span, { name: tag.value }, { hint });
    }
    for (const { name, value } of group) {
      const first = places.get(name.value);
      if (first !== undefined) reportTwice(name, first, reporter);
      places.set(name.value, name.span);
      categories.set(name.value, { slug: name.value, name: value, tag: tag.value });
    }
  }
  return categories;
}

function reportTwice({ value, span }: Located<string>, first: Span, reporter: Reporter): void {
  const related = [{ span: first, label: 'first here' }];
  reporter.report('duplicate-key', span, { name: value }, { label: 'and again here', related });
}

function cityDefaults(raw: RawNetwork, calculators: ReadonlySet<string>, names: Names): readonly Slot[] {
  return raw.byCity.flatMap(({ name: city, value }) => {
    if (!knownCity(city, names) || !knownProvider(value.provider, names)) return [];
    const listed = value.services?.filter((service) => knownCategory(service, names)).map((service) => service.value);
    const services = listed ?? [...calculators].filter((slug) => names.categories.has(slug));
    const except = new Set(
      value.except.filter((service) => knownCategory(service, names)).map((service) => service.value),
    );
    return services
      .filter((service) => !except.has(service))
      .map((service) => slotOf(raw.pageUrl, service, city.value, null, value));
  });
}

function serviceDefaults(raw: RawNetwork, names: Names): readonly Slot[] {
  return raw.byService.flatMap(({ name: service, value }) => {
    if (!knownCategory(service, names) || !knownProvider(value.provider, names)) return [];
    refuseRepeats(service.value, value.cities, names.reporter);
    return value.cities
      .filter((city) => knownCity(city, names))
      .map((city) => slotOf(raw.pageUrl, service.value, city.value, null, value));
  });
}

function refuseRepeats(service: string, cities: readonly Located<string>[], reporter: Reporter): void {
  const seen = new Map<string, Located<string>>();
  for (const city of cities) {
    const first = seen.get(city.value);
    if (first !== undefined)
      reporter.report(
        'duplicate-slot',
        city.span,
        { service, place: city.value },
        { related: [{ span: first.span, label: 'first here' }] },
      );
    seen.set(city.value, city);
  }
}

function singleSlots(raw: RawNetwork, names: Names): readonly Slot[] {
  const seen = new Map<string, RawSingleSlot>();
  return raw.single.flatMap((single) => {
    const known = [
      knownCategory(single.service, names),
      knownCity(single.city, names),
      knownProvider(single.provider, names),
    ];
    if (known.includes(false) || !knownNeighborhood(single, names)) return [];
    const slot = slotOf(
      single.pageUrl ?? raw.pageUrl,
      single.service.value,
      single.city.value,
      single.neighborhood?.value ?? null,
      single,
      single.active,
    );
    const first = seen.get(placeKey(slot));
    if (first !== undefined) reportDuplicate(slot, single, first, names.reporter);
    seen.set(placeKey(slot), single);
    return [slot];
  });
}

function reportDuplicate(slot: Slot, second: RawSingleSlot, first: RawSingleSlot, reporter: Reporter): void {
  const related = [{ span: first.service.span, label: 'first here' }];
  const place = slot.neighborhood === null ? slot.city : `${slot.city}/${slot.neighborhood}`;
  reporter.report('duplicate-slot', second.service.span, { service: slot.service, place }, { related });
}

function slotOf(
  pattern: string,
  service: string,
  city: string,
  neighborhood: string | null,
  holder: { readonly provider: Located<string>; readonly phone: Located<string> },
  active = true,
): Slot {
  const pageUrl = pattern
    .replaceAll('{city}', city)
    .replaceAll('{service}', service)
    .replaceAll('{neighborhood}', neighborhood ?? '');
  const phone = `+1${holder.phone.value.replaceAll('-', '')}`;
  return { service, city, neighborhood, provider: holder.provider.value, phone, pageUrl, active };
}

function knownCity({ value, span }: Located<string>, { cities, reporter }: Names): boolean {
  if (cities.has(value)) return true;
  reporter.report('unknown-city', span, { name: value }, { hint: didYouMean(value, cities.keys()) });
  return false;
}

function knownCategory({ value, span }: Located<string>, { categories, reporter }: Names): boolean {
  if (categories.has(value)) return true;
  reporter.report('unknown-category', span, { name: value }, { hint: didYouMean(value, categories.keys()) });
  return false;
}

function knownProvider({ value, span }: Located<string>, { providers, reporter }: Names): boolean {
  if (providers.has(value)) return true;
  reporter.report('unknown-provider', span, { name: value }, { hint: didYouMean(value, providers.keys()) });
  return false;
}

/** Where neighborhoods stand under a city that does not exist, those of the city that was meant are not known. */
function knownNeighborhood({ city, neighborhood }: RawSingleSlot, { cities, neighborhoods, reporter }: Names): boolean {
  const known = neighborhoods.get(city.value) ?? new Map<string, string>();
  if (neighborhood === null || known.has(neighborhood.value)) return true;
  if (known.size === 0 && [...neighborhoods.keys()].some((name) => !cities.has(name))) return false;
  const hint = suggestOrList(neighborhood.value, [...known.keys()], 'Its neighborhoods');
  reporter.report('unknown-neighborhood', neighborhood.span, { name: neighborhood.value, city: city.value }, { hint });
  return false;
}
