/** The provider that a frame names, whose telephone number and form it shows on the sites of that provider only. */
import { findSlot } from '../../../engine/calculator/local-routing.js';
import type { Provider } from '../../../engine/kernel/service.js';
import type { HeaderList } from '../../../http/shared-headers.js';
import { frameLook } from '../../../pages/site/frame-look.js';
import type { AskedCalculator } from './asked-calculator.js';
import type { PageContext } from './page-context.js';

/** A provider with sites. */
export type SiteProvider = Required<Provider>;

/** Null where none is named, where it has no sites, or where another one takes this work in the place that is named. */
export function framedProvider(
  { catalog }: PageContext,
  { calculator, view, given }: AskedCalculator,
): SiteProvider | null {
  const { network } = catalog;
  const { provider: key } = frameLook(view.own);
  const named = new Map(given);
  const city = named.get('city');
  if (network === null || key === null || city === undefined) return null;
  const slot = findSlot(network, calculator.slug, { city, neighborhood: named.get('neighborhood') ?? null });
  const provider = Object.hasOwn(network.providers, key) ? network.providers[key] : undefined;
  if (slot?.provider !== key || !slot.active || provider?.sites === undefined) return null;
  return { name: provider.name, sites: provider.sites };
}

/** A second policy beside that of the page: browsers keep to both, and show the frame on these sites only. */
export function providerHeaders(provider: SiteProvider | null): HeaderList {
  if (provider === null) return [];
  return ['Content-Security-Policy', `frame-ancestors 'self' ${provider.sites.join(' ')}`];
}
