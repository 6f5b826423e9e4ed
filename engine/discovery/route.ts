/** Finds the provider for a kind of work in a place. */
import type { routed as routedMembers } from '../../contract/discovery/routing.js';
import type { Static } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Refusal } from '../calculator/answer-query.js';
import { invalidParameters } from '../calculator/answer-query.js';
import { cityMessage } from '../calculator/city-advice.js';
import type { LocalRouting, Place } from '../calculator/local-routing.js';
import { findSlot, routingOf } from '../calculator/local-routing.js';
import type { Parameter, ParameterError } from '../calculator/parameter.js';
import { choiceParameter, parameterError } from '../calculator/parameter.js';
import { placeParameters } from '../calculator/query-plan.js';
import type { Category, Network, ProviderSlot } from '../kernel/service.js';
import { catalogOf } from './catalog-version.js';
import type { Discover, PlacedCatalog } from './discover.js';
import { discoverBy } from './discover.js';
import { nearServices } from './near-services.js';
import { serviceEntry } from './service-entry.js';

/** Takes `service` and `city`, both needed, and `neighborhood`. */
export function createRouting(catalog: PlacedCatalog): Discover {
  const { network, baseUrl } = catalog;
  const services = new Map(network.categories.map((category) => [category.slug, category]));
  const parameters = [serviceParameter(network, baseUrl), ...placeParameters(network, (words) => words.isNeeded)];
  return discoverBy(catalog, { parameters, owner: 'address', network }, ({ inputs: [named], city, neighborhood }) => {
    const service = services.get(String(named ?? ''));
    if (service === undefined || city === null) {
      return { kind: 'refused', refusal: incomplete(catalog, service === undefined, city === null) };
    }
    return { kind: 'answered', members: routed(catalog, service, { city, neighborhood }) };
  });
}

function serviceParameter({ categories }: Network, baseUrl: string): Parameter {
  const slugs = categories.map(({ slug }) => slug);
  const parameter = choiceParameter('service', slugs, 'unknown_service');
  return {
    ...parameter,
    explain: (text, words) => {
      const { meant, near } = nearServices(text, categories);
      const hint = meant === null ? servicesHint(near, baseUrl, words) : words.didYouMean({ suggestion: meant });
      const { emptyService, noService } = words.discovery;
      const detail = text.trim() === '' ? emptyService({ hint }) : noService({ text: text.slice(0, 40), hint });
      const allowed = near.length === 0 ? null : near;
      return { parameter: 'service', code: 'unknown_service', detail, received: text, allowed, suggestion: meant };
    },
  };
}

function servicesHint(near: readonly string[], baseUrl: string, { discovery }: EngineWords): string {
  const nearest = near.length === 0 ? [] : [discovery.nearest({ slugs: near.join(', ') })];
  return [discovery.allServices({ address: `${baseUrl}/api/services` }), ...nearest].join(' ');
}

function incomplete(
  { network, baseUrl, words: { discovery: words } }: PlacedCatalog,
  lacksService: boolean,
  lacksCity: boolean,
): Refusal {
  const missing = (parameter: string, detail: string, allowed: readonly string[] | null): ParameterError =>
    parameterError({ parameter, code: 'missing_parameter', detail, allowed });
  const cities = Object.keys(network.cities);
  const errors = [
    ...(lacksService ? [missing('service', words.missingService({ address: `${baseUrl}/api/services` }), null)] : []),
    ...(lacksCity ? [missing('city', words.missingCity, cities)] : []),
  ];
  const detail = errors.map((error) => error.detail).join(' ');
  return invalidParameters(detail, errors);
}

function routed(
  catalog: PlacedCatalog,
  service: Category,
  place: Place,
): Static<typeof routedMembers> & { readonly cta: object } {
  const { network, baseUrl } = catalog;
  const { city, neighborhood } = place;
  const slot = findSlot(network, service.slug, place);
  const routing = routingOf(slot, place, baseUrl);
  return {
    ok: true,
    service: serviceEntry(catalog, service),
    city: { slug: city, name: network.cities[city] ?? city },
    neighborhood:
      neighborhood === null
        ? null
        : { slug: neighborhood, name: network.neighborhoods[city]?.[neighborhood] ?? neighborhood },
    local_routing: routing,
    active_in_city: slot?.active === true ? [] : otherSlots(catalog, service.slug, place, slot),
    cta: callToAction(catalog, service, city, routing),
    catalog: catalogOf(catalog),
  };
}

/** The active slots of the city beside the one that covers the place: that of the whole city, then its neighborhoods'. */
function otherSlots(
  { network, baseUrl }: PlacedCatalog,
  service: string,
  { city }: Place,
  covering: ProviderSlot | undefined,
): readonly LocalRouting[] {
  const slots = network.slots[service] ?? {};
  const places = [null, ...Object.keys(network.neighborhoods[city] ?? {})];
  return places.flatMap((neighborhood) => {
    const slot = slots[neighborhood === null ? city : `${city}/${neighborhood}`];
    const isOther = slot?.active === true && slot !== covering;
    return isOther ? (routingOf(slot, { city, neighborhood }, baseUrl) ?? []) : [];
  });
}

/** As answers of calculators have it. */
function callToAction(
  { service, network, baseUrl }: PlacedCatalog,
  trade: Category,
  city: string,
  routing: LocalRouting | null,
) {
  return {
    message: cityMessage(network, trade, city, routing),
    ...(service.leads === null ? {} : { lead_endpoint: `POST ${baseUrl}/api/lead-submit` }),
    page_url: routing?.page_url ?? null,
    learn_more: `${baseUrl}/llms.txt`,
  };
}
