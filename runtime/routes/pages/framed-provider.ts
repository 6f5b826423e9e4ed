/** The provider that a frame names, whose telephone number and form it shows on the sites of that provider only. */
import type { Place } from '../../../engine/calculator/local-routing.js';
import { findSlot } from '../../../engine/calculator/local-routing.js';
import type { Network, Provider } from '../../../engine/kernel/service.js';
import type { HeaderList } from '../../../http/security.js';
import type { AskedCalculator } from './asked-calculator.js';
import { frameLook } from './frame-look.js';
import type { PagedSite } from './paged-site.js';

export type SiteProvider = Required<Provider>;

/** Null where none is named, where it has no sites, or where another one takes this work in the place that is named. */
export function framedProvider(
  { catalog: { network } }: PagedSite,
  { calculator, view, given }: AskedCalculator,
): SiteProvider | null {
  const { provider: key } = frameLook(view.own);
  const named = new Map(given);
  const city = named.get('city');
  if (network === null || key === null || city === undefined) return null;
  const offered = offeredProvider(network, calculator.slug, { city, neighborhood: named.get('neighborhood') ?? null });
  return offered?.key === key ? offered : null;
}

/** A provider whose number and form an embed may show. */
export interface OfferedProvider {
  readonly key: string;
  readonly name: string;
  /** The origins on which browsers show the frame then. */
  readonly sites: readonly string[];
}

/** The provider that takes this work there, if it has sites. */
export function offeredProvider(network: Network, slug: string, place: Place): OfferedProvider | null {
  const slot = findSlot(network, slug, place);
  if (slot?.active !== true || !Object.hasOwn(network.providers, slot.provider)) return null;
  const { name, sites } = network.providers[slot.provider] ?? {};
  return name === undefined || sites === undefined ? null : { key: slot.provider, name, sites };
}

/** A second policy beside that of the page: browsers keep to both, and show the frame on these sites only. */
export function framePolicy(provider: SiteProvider | null): HeaderList {
  return provider === null ? [] : ['Content-Security-Policy', `frame-ancestors 'self' ${provider.sites.join(' ')}`];
}
