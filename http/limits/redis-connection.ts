/**
 * One connection to Redis or Valkey that is made again, from the beginning, whenever it fails or falls silent. Nothing
 * ever waits for it: while it is not there, commands fail at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerInTime } from './answer-in-time.js';
import { NotCounted } from './not-counted.js';

export interface RedisConnection {
  /** Sends a command. Rejects with the error of the server, or with `NotCounted` when no answer comes in time. */
  readonly send: (command: readonly string[]) => Promise<unknown>;
  readonly isUp: () => boolean;
  /** Gives the connection up and makes a new one, because the server cannot do what it is asked for. */
  readonly renew: (reason: string) => void;
  readonly close: () => void;
}

export interface RedisConnectionOptions {
  readonly url: string;
  /** Runs on every new connection before it counts as up. */
  readonly prepare: () => Promise<void>;
  readonly onUp: () => void;
  /** Told why an established connection ended, or why the first attempt failed, in one word. */
  readonly onDown: (reason: string) => void;
}

/** How long a command may take, in milliseconds. Between machines of one site it takes less than one. */
const commandPatience = 100;
/** How long a server may take to accept a connection, and until the connection can be used, in milliseconds. */
const acceptPatience = 1_000;
const connectPatience = 2_000;
const firstPause = 50;
const longestPause = 2_000;
/** A connection that lasted this long was a good one: the next attempt follows soon, in milliseconds. */
const goodWhile = 10_000;

type Redis = typeof import('redis');
type Client = ReturnType<typeof makeClient>;

interface State {
  /** The connection that is in use or being made; undefined while there is none. */
  client: Client | undefined;
  /** Whether the connection is ready for use. */
  up: boolean;
  /** Ends the connection, or the attempt to make one. */
  end: (reason: string) => void;
  closed: boolean;
}

/** Begins to connect at once and never gives up until it is closed. */
export function connectRedis(options: RedisConnectionOptions): RedisConnection {
  const state: State = { client: undefined, up: false, end: () => undefined, closed: false };
  void keepConnected(options, state);
  return {
    send: (command) => {
      if (state.client === undefined) return Promise.reject(new NotCounted());
      return answerInTime(state.client.sendCommand(command), commandPatience, () => state.end('slow'));
    },
    isUp: () => state.up,
    renew: (reason) => state.end(reason),
    close: () => {
      state.closed = true;
      state.end('closed');
    },
  };
}

async function keepConnected(options: RedisConnectionOptions, state: State): Promise<void> {
  // The client library takes a fifth of a second to load, which a service without it should not spend.
  const redis = await import('redis');
  let pause = firstPause;
  while (!state.closed) {
    const startedAt = Date.now();
    await useConnection(redis, options, state);
    pause = Date.now() - startedAt > goodWhile ? firstPause : Math.min(2 * pause, longestPause);
    if (!state.closed) await sleep(pause, undefined, { ref: false });
  }
}

/** Makes a connection, keeps it while it works, and resolves when it has ended. */
async function useConnection(redis: Redis, options: RedisConnectionOptions, state: State): Promise<void> {
  const client = makeClient(redis, options.url);
  const ended = new Promise<string>((resolve) => {
    state.end = resolve;
    client.on('error', (error: unknown) => resolve(reasonOf(error)));
    client.on('end', () => resolve('ended'));
  });
  state.client = client;
  const late = setTimeout(() => state.end('timeout'), connectPatience);
  open(options, state, client)
    .catch((error: unknown) => state.end(reasonOf(error)))
    .finally(() => clearTimeout(late));
  const reason = await ended;
  clearTimeout(late);
  state.client = undefined;
  state.up = false;
  if (client.isOpen) client.destroy();
  if (!state.closed) options.onDown(reason);
}

async function open({ prepare, onUp }: RedisConnectionOptions, state: State, client: Client): Promise<void> {
  await client.connect();
  await prepare();
  if (state.client !== client) return;
  state.up = true;
  onUp();
}

/** A client that fails instead of waiting, retrying or queueing: all of that is decided here. */
function makeClient(redis: Redis, url: string) {
  return redis.createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false, connectTimeout: acceptPatience },
  });
}

/** A word for the log. Sentences of errors stay out of it: they may quote an address or a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  // Errors of the server begin with a word in capitals, such as OOM, READONLY or NOAUTH.
  return /^[A-Z]+(?= )/.exec(error.message)?.[0] ?? error.constructor.name;
}
