/** Checks the providers that operators name: misspelt ones, and those that nothing leads to. */
import { nearest } from '../../engine/calculator/suggest.js';
import { configuredWays } from '../delivery/destinations.js';
import { providersInStore } from '../store/operator-leads.js';
import type { CommandContext, CommandInput } from './command.js';
import { textOption, UsageError } from './command.js';
import { callableProviders } from './read-options.js';

/** Throws a `UsageError` for a provider that neither the settings nor any lead knows. */
export async function requireProvider({ database, destinations }: CommandContext, provider: string): Promise<void> {
  const configured = configuredWays(destinations).map((way) => way.provider);
  const known = new Set([...configured, ...(await providersInStore(database))]);
  if (known.has(provider)) return;
  const meant = nearest(provider, known);
  const hint = meant === null ? 'Add it to LEAD_DELIVERY_FILE first.' : `Did you mean ${meant}?`;
  throw new UsageError(`No provider ${provider} is in the settings, and no lead was ever routed to it. ${hint}`);
}

/** The provider that an option names; null when it was not given. */
export async function providerOption(context: CommandContext, input: CommandInput): Promise<string | null> {
  const provider = textOption(input, 'provider') ?? null;
  if (provider !== null) await requireProvider(context, provider);
  return provider;
}

/** Notes when no channel leads to a provider whose lead was queued. */
export async function noteUnreachable(context: CommandContext, provider: string): Promise<void> {
  if ((await callableProviders(context)).includes(provider)) return;
  context.note(`No way leads to ${provider}; the lead waits until there is one.`);
}
