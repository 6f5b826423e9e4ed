/** Finds the channels that deliveries can use at the moment. */

import { endpointName, listDisabled } from '../store/disabled-endpoints.js';
import type { LeadDatabase } from '../store/lead-database.js';
import type { Way } from '../store/ways.js';
import type { Destinations } from './destinations.js';
import { configuredWays } from './destinations.js';

/** The configured ways, without webhooks that answered 410. */
export async function callableWays(database: LeadDatabase, destinations: Destinations): Promise<readonly Way[]> {
  const ways = configuredWays(destinations);
  if (destinations.endpoints.size === 0) return ways;
  const disabled = await listDisabled(database);
  return ways.filter(({ provider, channel }) => {
    const endpoint = channel === 'webhook' ? destinations.endpoints.get(provider) : undefined;
    return endpoint === undefined || !disabled.has(endpointName(provider, endpoint.url));
  });
}
