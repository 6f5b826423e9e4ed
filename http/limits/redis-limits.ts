/**
 * The counts of all limits in Redis or Valkey. During an outage nothing is counted and every request passes, since an
 * answer without a count is worth more to everybody than no answer. The log has the beginning and end of each outage.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LimitStores } from './limit-stores.js';
import { connectRedis } from './redis-connection.js';
import { RedisHits } from './redis-hits.js';

/**
 * Longest wait of a starting service for its counts, in milliseconds; then it serves without them. Until it listens,
 * only this wait keeps the process alive.
 */
const startPatience = 1_000;

export function redisLimits(url: string, logger: Logger): LimitStores {
  const stores: RedisHits[] = [];
  const outage = reportOutages(logger);
  let uncounted = 0;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const connection = connectRedis({
    url,
    prepare: async () => void (await Promise.all(stores.map((store) => store.load()))),
    onUp: () => {
      outage.end();
      markReady();
    },
    onDown: outage.begin,
  });
  const countUncounted = (): void => {
    uncounted += 1;
  };
  return {
    storeOf: (limit) => {
      const store = new RedisHits(`reckoner:${limit}:`, connection, countUncounted);
      stores.push(store);
      return store;
    },
    counting: connection.isUp,
    uncounted: () => uncounted,
    ready: () => Promise.race([ready, sleep(startPatience)]),
    close: connection.close,
  };
}

/** Logs one line when an outage begins and one when it ends, however many attempts fail in between. */
function reportOutages(logger: Logger): { readonly begin: (reason: string) => void; readonly end: () => void } {
  let since: number | null = null;
  return {
    begin: (reason) => {
      if (since !== null) return;
      since = Date.now();
      logger.error({ reason }, 'the shared store of the limits is unavailable; requests pass uncounted');
    },
    end: () => {
      if (since === null) return;
      logger.info({ seconds: (Date.now() - since) / 1000 }, 'the shared store of the limits is back');
      since = null;
    },
  };
}
