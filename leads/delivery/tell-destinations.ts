/** Logs at the start who gets leads and which leads will wait. */
import { nearest } from '../../engine/calculator/suggest.js';
import type { LeadsLog } from '../model/log.js';
import { operatorRecipient } from '../model/ways.js';
import type { Destinations } from './destinations.js';
import { configuredWays } from './destinations.js';

export interface Telling {
  readonly destinations: Destinations;
  /** The providers that hold a slot of the network. */
  readonly inNetwork: ReadonlySet<string>;
  /** The codes of the languages of the service, its own first; empty where it has only one. */
  readonly spoken: readonly string[];
  readonly log: LeadsLog;
}

/** Providers that hold no slot are most likely misspelt, so the nearest one that does is named. */
export function tellDestinations({ destinations, inNetwork, spoken, log }: Telling): void {
  const ways = configuredWays(destinations).filter(({ provider }) => provider !== operatorRecipient);
  const configured = new Set(ways.map(({ provider }) => provider));
  const delivered = ways.map(({ provider, channel }) => `${provider} by ${channel}`);
  const waiting = [...inNetwork].filter((provider) => !configured.has(provider));
  const { operator } = destinations;
  log.info(
    { delivered, waiting, operator: operator === null ? 'none' : operator.leads },
    'providers whose leads are delivered, and those whose leads wait in the store',
  );
  for (const provider of configured) {
    if (inNetwork.has(provider)) continue;
    const fields = { provider, did_you_mean: nearest(provider, inNetwork) };
    log.warn(fields, 'a destination names a provider that holds no slot, and gets no lead');
  }
  for (const [recipient, lang] of destinations.languages) {
    if (spoken.includes(lang)) continue;
    const fields = { recipient, lang, spoken };
    log.warn(fields, 'a mailbox names a language that the service does not speak, and gets its own language');
  }
}
