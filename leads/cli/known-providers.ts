/** Checks the providers that operators name: misspelt ones, and those that nothing leads to. */
import { didYouMean, Refusal } from '../../cli/command/option.js';
import { configuredWays } from '../delivery/destinations.js';
import { providersInStore } from '../store/operator-leads.js';
import type { CommandContext } from './command.js';
import { callableProviders } from './options.js';

/** Throws a `Refusal` for a provider that neither the settings nor any lead knows. */
export async function requireProvider({ database, destinations }: CommandContext, provider: string): Promise<void> {
  const configured = configuredWays(destinations).map((way) => way.provider);
  const known = new Set([...configured, ...(await providersInStore(database))]);
  if (known.has(provider)) return;
  const hint = didYouMean(provider, known) ?? 'Add it to LEAD_DELIVERY_FILE first.';
  throw new Refusal(`No provider ${provider} is in the settings, and no lead was ever routed to it. ${hint}`);
}

/** The provider that an option names; null when it was not given. */
export async function providerOption(context: CommandContext, provider: string | undefined): Promise<string | null> {
  if (provider !== undefined) await requireProvider(context, provider);
  return provider ?? null;
}

/** Notes when no channel leads to a provider whose lead was queued. */
export async function noteUnreachable(context: CommandContext, provider: string): Promise<void> {
  if ((await callableProviders(context)).includes(provider)) return;
  context.note(`No way leads to ${provider}; the lead waits until there is one.`);
}
