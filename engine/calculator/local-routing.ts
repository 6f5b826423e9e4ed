/** Which provider takes the work of a place, and how an answer says so. */
import type { Network, ProviderSlot } from '../kernel/service.js';

/** The `local_routing` object of an answer. */
export interface LocalRouting {
  readonly city: string;
  readonly neighborhood: string | null;
  readonly tracking_phone: string;
  readonly page_url: string;
  readonly slot_active: boolean;
}

/** Where work is to be done: the slug of a city, and of a neighborhood of it where one was named. */
export interface Place {
  readonly city: string;
  readonly neighborhood: string | null;
}

/** What an answer says of a slot; null where there is none. A slot's page is a full address, or a path below `baseUrl`. */
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
 * The slot that takes the work of a service in a place, active or not: that of the neighborhood where it has one of its
 * own, else that of the city.
 */
export function findSlot(network: Network, service: string, { city, neighborhood }: Place): ProviderSlot | undefined {
  const places = network.slots[service];
  if (places === undefined) return undefined;
  return (neighborhood === null ? undefined : places[`${city}/${neighborhood}`]) ?? places[city];
}
