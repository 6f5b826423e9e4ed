/** Finds the provider who takes the work in a place, and writes the `local_routing` object of an answer. */
import type { Network, ProviderSlot } from '../kernel/service.js';

/** The `local_routing` object of an answer. */
export interface LocalRouting {
  readonly city: string;
  readonly neighborhood: string | null;
  readonly tracking_phone: string;
  readonly page_url: string;
  readonly slot_active: boolean;
}

/** Where the work is: the slug of a city, and of one of its neighborhoods if one was named. */
export interface Place {
  readonly city: string;
  readonly neighborhood: string | null;
}

/** The routing to a slot, or null when there is no slot. A slot's page is a full address or a path below `baseUrl`. */
export function routingOf(
  slot: ProviderSlot | undefined,
  { city, neighborhood }: Place,
  baseUrl: string,
): LocalRouting | null {
  if (slot === undefined) return null;
  return {
    city,
    neighborhood,
    tracking_phone: slot.trackingPhone,
    page_url: new URL(slot.pageUrl, `${baseUrl}/`).href,
    slot_active: slot.active,
  };
}

/**
 * The slot that takes the work of a category in a place, active or not: the neighborhood's own slot if it has one, else
 * the city's.
 */
export function findSlot(network: Network, category: string, { city, neighborhood }: Place): ProviderSlot | undefined {
  const places = network.slots[category];
  if (places === undefined) return undefined;
  return (neighborhood === null ? undefined : places[`${city}/${neighborhood}`]) ?? places[city];
}
