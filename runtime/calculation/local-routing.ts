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

/**
 * The routing of one service in one place: the slot of the neighborhood where it has one of its own, else the slot of
 * the city; null where the service has no slot there. A slot's page is a full address, or a path below `baseUrl`.
 */
export function localRouting(
  network: Network,
  service: string,
  city: string,
  neighborhood: string | null,
  baseUrl: string,
): LocalRouting | null {
  const slot = findSlot(network, service, city, neighborhood);
  if (slot === undefined) return null;
  return {
    city,
    neighborhood,
    tracking_phone: slot.trackingPhone,
    page_url: new URL(slot.pageUrl, `${baseUrl}/`).href,
    slot_active: slot.active,
  };
}

/** The slot that takes the work of a place, active or not. */
export function findSlot(
  network: Network,
  service: string,
  city: string,
  neighborhood: string | null,
): ProviderSlot | undefined {
  const places = network.slots[service];
  if (places === undefined) return undefined;
  return (neighborhood === null ? undefined : places[`${city}/${neighborhood}`]) ?? places[city];
}
