/** Counts of the limits in Redis, as several instances share them. */
import type { Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import { createClient } from 'redis';

export interface SharedLimits {
  readonly storeOf: (limit: string) => Store;
  readonly close: () => Promise<void>;
}

export async function rateLimitStores(url: string): Promise<SharedLimits> {
  // Without this, commands wait for a server that is away, and the requests with them.
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', () => undefined);
  await client.connect();
  return {
    storeOf: (limit) =>
      new RedisStore({ prefix: `${limit}:`, sendCommand: (...args: string[]) => client.sendCommand(args) }),
    close: async () => client.destroy(),
  };
}
