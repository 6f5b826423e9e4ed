/** Counts for express-rate-limit in Redis or Valkey, where all instances see the same counts. */
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import { NotCounted } from './not-counted.js';
import type { RedisConnection } from './redis-connection.js';
import { reasonOf } from './redis-connection.js';

export class RedisHits implements Store {
  readonly localKeys = false;
  private readonly counts: RedisStore;
  private options: Options | undefined;

  constructor(
    prefix: string,
    private readonly connection: RedisConnection,
    private readonly onUncounted: () => void,
  ) {
    const sendCommand = (...command: string[]) => connection.send(command) as Promise<string>;
    this.counts = new RedisStore({ prefix, sendCommand });
  }

  /** Notes the window. `load` loads the scripts that count in one step, on every new connection. */
  init(options: Options): void {
    this.options = options;
    this.counts.windowMs = options.windowMs;
  }

  /** Loads the scripts into the server that the connection leads to. */
  async load(): Promise<void> {
    if (this.options !== undefined) await this.counts.init(this.options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    if (this.connection.isUp()) {
      try {
        return await this.counts.increment(key);
      } catch (error) {
        if (!(error instanceof NotCounted)) this.connection.renew(reasonOf(error));
      }
    }
    this.onUncounted();
    throw new NotCounted();
  }

  /** Takes a hit back. The answer is already sent, so there is nobody to tell when this fails. */
  async decrement(key: string): Promise<void> {
    if (this.connection.isUp()) await this.counts.decrement(key).catch(() => undefined);
  }

  async resetKey(key: string): Promise<void> {
    await this.counts.resetKey(key);
  }
}
