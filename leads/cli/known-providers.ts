/** Refuses misspelt providers, which would get no leads. */
import { nearest } from '../../engine/calculator/suggest.js';
import { configuredWays } from '../delivery/destinations.js';
import { providersInStore } from '../store/providers.js';
import type { CommandContext } from './command.js';
import { UsageError } from './command.js';

/** Throws a `UsageError` for a provider that neither the settings nor any lead knows. */
export async function requireProvider({ database, destinations }: CommandContext, provider: string): Promise<void> {
  const configured = configuredWays(destinations).map((way) => way.provider);
  const known = new Set([...configured, ...(await providersInStore(database))]);
  if (known.has(provider)) return;
  const meant = nearest(provider, known);
  const hint = meant === null ? 'Add it to LEAD_DELIVERY_FILE first.' : `Did you mean ${meant}?`;
  throw new UsageError(`No provider ${provider} is in the settings, and no lead was ever routed to it. ${hint}`);
}
