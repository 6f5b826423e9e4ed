/** Sends queued leads to their providers, in the background, as often as it takes. */

import { setTimeout as sleep } from 'node:timers/promises';
import { claimDue, forgetExpiredKeys, type QueueState, queueState } from '../store/delivery-queue.js';
import { endpointName, listDisabled } from '../store/disabled-endpoints.js';
import { failureCode } from '../store/store-errors.js';
import { attempt } from './attempt.js';
import type { WorkerDependencies } from './worker-dependencies.js';

export interface DeliveryWorker {
  /** Begins to deliver, until `stop`. */
  readonly start: () => void;
  /** Says that there is something new in the queue. */
  readonly wake: () => void;
  /** Delivers everything that is due at this moment and resolves when no attempt is under way. */
  readonly drain: () => Promise<void>;
  /** Takes no further delivery and resolves when the attempts under way have ended and are written down. */
  readonly stop: () => Promise<void>;
  readonly queue: () => Promise<QueueState>;
}

const HOUSEKEEPING_INTERVAL = 60 * 60 * 1000;

interface WorkerState {
  /** Attempts under way, with their provider. */
  readonly underWay: Map<Promise<void>, string>;
  stopped: boolean;
  lastHousekeeping: number;
  signal: () => void;
}

export function createDeliveryWorker(dependencies: WorkerDependencies): DeliveryWorker {
  const state: WorkerState = { underWay: new Map(), stopped: false, lastHousekeeping: 0, signal: () => undefined };
  let running: Promise<void> | undefined;
  return {
    start: () => {
      running ??= run(dependencies, state);
    },
    wake: () => state.signal(),
    drain: () => drain(dependencies, state),
    stop: async () => {
      state.stopped = true;
      state.signal();
      await running;
      await Promise.all(state.underWay.keys());
    },
    queue: async () => {
      const providers = await callableProviders(dependencies);
      return queueState(dependencies.database, { providers, now: dependencies.clock() });
    },
  };
}

async function run(dependencies: WorkerDependencies, state: WorkerState): Promise<void> {
  while (!state.stopped) {
    const changed = new Promise<void>((resolve) => {
      state.signal = resolve;
    });
    const started = await launchOrLog(dependencies, state);
    if (started === 0 && !state.stopped) await changeOrPoll(dependencies.options.pollInterval, changed);
  }
}

/** Waits until something happens: a new lead, an attempt that ended, or the next look at the clock. */
async function changeOrPoll(pollInterval: number, changed: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const poll = sleep(pollInterval * (0.9 + 0.2 * Math.random()), undefined, { signal: timer.signal, ref: false });
  await Promise.race([changed, poll.catch(() => undefined)]);
  timer.abort();
}

/** A database that is away must not end the loop: the next round tries again. */
async function launchOrLog(dependencies: WorkerDependencies, state: WorkerState): Promise<number> {
  try {
    await keepHouse(dependencies, state);
    return await launch(dependencies, state);
  } catch (error) {
    dependencies.log.error({ code: failureCode(error) }, 'The delivery queue could not be read.');
    return 0;
  }
}

async function keepHouse({ database, clock }: WorkerDependencies, state: WorkerState): Promise<void> {
  const now = clock();
  if (now - state.lastHousekeeping < HOUSEKEEPING_INTERVAL) return;
  await forgetExpiredKeys(database, now);
  state.lastHousekeeping = now;
}

async function drain(dependencies: WorkerDependencies, state: WorkerState): Promise<void> {
  for (;;) {
    const started = await launch(dependencies, state);
    if (started === 0 && state.underWay.size === 0) return;
    if (state.underWay.size > 0) await Promise.race(state.underWay.keys());
  }
}

/** Claims what fits and starts to send it. Returns how many attempts were started. */
async function launch(dependencies: WorkerDependencies, state: WorkerState): Promise<number> {
  const { database, clock, options } = dependencies;
  const free = options.concurrency - state.underWay.size;
  if (free <= 0) return 0;
  const room = roomByProvider(await callableProviders(dependencies), state, options.concurrencyPerProvider);
  const claimed = await claimDue(database, {
    providers: [...room.keys()],
    now: clock(),
    lease: options.timeout + options.leaseMargin,
    limit: Math.min(free, ...room.values()),
  });
  for (const delivery of claimed) track(state, attempt(dependencies, delivery), delivery.delivery.provider);
  return claimed.length;
}

async function callableProviders({ database, endpoints }: WorkerDependencies): Promise<readonly string[]> {
  if (endpoints.size === 0) return [];
  const disabled = await listDisabled(database);
  const callable = [...endpoints.values()].filter(({ provider, url }) => !disabled.has(endpointName(provider, url)));
  return callable.map(({ provider }) => provider);
}

/** The providers that may get another attempt now, and how many each. */
function roomByProvider(providers: readonly string[], { underWay }: WorkerState, most: number): Map<string, number> {
  const busy = [...underWay.values()];
  const room = providers.map((provider) => [provider, most - busy.filter((name) => name === provider).length] as const);
  return new Map(room.filter(([, free]) => free > 0));
}

function track(state: WorkerState, work: Promise<void>, provider: string): void {
  const tracked = work.finally(() => {
    state.underWay.delete(tracked);
    state.signal();
  });
  state.underWay.set(tracked, provider);
}
