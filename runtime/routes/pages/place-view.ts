/** The place that a query names, and who does the work there. */

import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import { findSlot, routingOf } from '../../../engine/calculator/local-routing.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { LeadFormView } from '../../../pages/site/lead-form.js';
import type { Choice, PlaceView } from '../../../pages/site/place.js';

/** Names and values of a query. */
export type Given = readonly (readonly [name: string, value: string])[];

/** Null where the service works in no places, or nobody ever does this work in them. */
export function placeView(
  { network, baseUrl }: ServedCatalog,
  calculator: AnyCalculator,
  given: Given,
): PlaceView | null {
  const { slug, service } = calculator;
  if (network === null || !network.categories.some((category) => category.slug === slug)) return null;
  const named = (name: string): string => given.find(([other]) => other === name)?.[1] ?? '';
  const city = Object.hasOwn(network.cities, named('city')) ? named('city') : null;
  const parts = city === null ? {} : (network.neighborhoods[city] ?? {});
  const neighborhood = Object.hasOwn(parts, named('neighborhood')) ? named('neighborhood') : null;
  const place = city === null ? null : { city, neighborhood };
  const slot = place === null ? undefined : findSlot(network, slug, place);
  const provider = place && routingOf(slot, place, baseUrl);
  return {
    cities: choicesOf(network.cities),
    neighborhoods: choicesOf(parts),
    city,
    neighborhood,
    provider,
    business: slot === undefined ? null : (network.providers[slot.provider]?.name ?? null),
    trade: service,
  };
}

/** The business that takes requests in the place that a query names; null where none does. */
export function businessOf(catalog: ServedCatalog, calculator: AnyCalculator, given: Given): LeadFormView['business'] {
  const place = placeView(catalog, calculator, given);
  if (place?.provider?.slot_active !== true || place.business === null) return null;
  return { name: place.business, phone: place.provider.tracking_phone };
}

export function choicesOf(names: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(names).map(([slug, name]) => ({ slug, name }));
}
