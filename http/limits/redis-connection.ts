/**
 * One connection to Redis or Valkey, replaced whenever it fails or falls silent. Nothing ever waits for it:
 * while it is down, commands fail at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerInTime } from './answer-in-time.js';
import { NotCounted } from './not-counted.js';

export interface RedisConnection {
  /** Sends a command. Rejects with the error of the server, or with `NotCounted` when no answer comes in time. */
  readonly send: (command: readonly string[]) => Promise<unknown>;
  readonly isUp: () => boolean;
  /** Drops the connection and makes a new one, because the server cannot do what it was asked. */
  readonly renew: (reason: string) => void;
  readonly close: () => void;
}

export interface RedisConnectionOptions {
  readonly url: string;
  /** Runs on every new connection before it counts as up. */
  readonly prepare: () => Promise<void>;
  readonly onUp: () => void;
  /** Called with one word for the reason that a connection ended or an attempt to connect failed. */
  readonly onDown: (reason: string) => void;
}

/** Time limit of a command, in milliseconds. Within one data center it takes less than one. */
const commandPatience = 100;
/** Time limit for a server to accept a connection and make it usable, in milliseconds. */
const acceptPatience = 1_000;
const connectPatience = 2_000;
const firstPause = 50;
const longestPause = 2_000;
/** After a connection that lasted longer than this, in milliseconds, the next attempt follows soon. */
const goodWhile = 10_000;

type Redis = typeof import('redis');
type Client = ReturnType<typeof makeClient>;

interface State {
  /** The connection in use or being made; undefined while there is none. */
  client: Client | undefined;
  up: boolean;
  /** Ends the connection or the attempt to make one. */
  end: (reason: string) => void;
  closed: boolean;
}

/** Begins to connect at once and keeps trying until it is closed. */
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
  // Loaded only here: the client library takes a fifth of a second to load.
  const redis = await import('redis');
  let pause = firstPause;
  while (!state.closed) {
    const startedAt = Date.now();
    await useConnection(redis, options, state);
    pause = Date.now() - startedAt > goodWhile ? firstPause : Math.min(2 * pause, longestPause);
    if (!state.closed) await sleep(pause, undefined, { ref: false });
  }
}

/** Makes a connection and resolves when it has ended. */
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

/** A client that fails instead of waiting, retrying or queueing: this file decides all of that. */
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

/** One word for the log. Messages of errors stay out of it, because they may quote an address or a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  // Errors of the server begin with a word in capitals, such as OOM, READONLY or NOAUTH.
  return /^[A-Z]+(?= )/.exec(error.message)?.[0] ?? error.constructor.name;
}
