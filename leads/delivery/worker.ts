/** Sends queued leads to their providers, in the background, as often as it takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueState } from '../store/delivery-queue.js';
import { claimDue, queueState } from '../store/delivery-queue.js';
import { failureCode } from '../store/store-errors.js';
import type { Way } from '../store/ways.js';
import { attempt } from './attempt.js';
import { callableWays } from './callable-ways.js';
import type { CatchUp } from './catch-up.js';
import { createCatchUp } from './catch-up.js';
import { configuredWays } from './destinations.js';
import { createHousekeeping } from './maintenance.js';
import type { WorkerDependencies, WorkerOptions } from './worker-dependencies.js';

export interface DeliveryWorker {
  /** Begins to deliver, until `stop`. */
  readonly start: () => void;
  /** Says that there is something new in the queue. */
  readonly wake: () => void;
  /** Delivers everything that is due now, without `start`; resolves when no attempt is under way. */
  readonly drain: () => Promise<void>;
  /** Takes no further delivery and resolves when the attempts under way have ended and are written down. */
  readonly stop: () => Promise<void>;
  /** The queue of all instances. Rejects while the store is away. */
  readonly queue: () => Promise<QueueState>;
  /** The ways that were open when the queue was last looked at. */
  readonly ways: () => readonly Way[];
}

interface WorkerState {
  /** Attempts under way, with the way that each takes. */
  readonly underWay: Map<Promise<void>, Way>;
  readonly maintain: (ways: readonly Way[]) => Promise<void>;
  /** Chores under way. Deliveries do not wait for them: one of them waits for a mail server. */
  maintaining: Promise<void> | null;
  readonly catchUp: CatchUp;
  ways: readonly Way[];
  stopped: boolean;
  signal: () => void;
}

export function createDeliveryWorker(dependencies: WorkerDependencies): DeliveryWorker {
  const state: WorkerState = {
    underWay: new Map(),
    maintain: createHousekeeping(dependencies),
    maintaining: null,
    catchUp: createCatchUp(dependencies),
    ways: configuredWays(dependencies.destinations),
    stopped: false,
    signal: () => undefined,
  };
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
      await state.maintaining;
      await Promise.all(state.underWay.keys());
    },
    queue: async () => {
      await dependencies.followClock();
      const ways = await callableWays(dependencies.database, dependencies.destinations);
      return queueState(dependencies.database, { ways, now: dependencies.clock() });
    },
    ways: () => state.ways,
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
    await dependencies.followClock();
    const started = await launch(dependencies, state);
    maintainBeside(state);
    const hurried = await state.catchUp.run(state.ways);
    return started + hurried;
  } catch (error) {
    dependencies.log.error({ code: failureCode(error) }, 'the delivery queue could not be read');
    return 0;
  }
}

/** Chores never overlap themselves. They log their own failures and do not reject. */
function maintainBeside(state: WorkerState): void {
  state.maintaining ??= state.maintain(state.ways).finally(() => {
    state.maintaining = null;
  });
}

async function drain(dependencies: WorkerDependencies, state: WorkerState): Promise<void> {
  for (;;) {
    const started = await launch(dependencies, state);
    if (state.underWay.size > 0) await Promise.race(state.underWay.keys());
    else if (started + (await state.catchUp.run(state.ways)) === 0) return;
  }
}

/** Claims what fits and starts to send it. Returns how many attempts were started. */
async function launch(dependencies: WorkerDependencies, state: WorkerState): Promise<number> {
  const { database, destinations, clock, options } = dependencies;
  state.ways = await callableWays(database, destinations);
  const room = state.ways.map((way) => roomOf(state, way, options));
  const someRoom = room.filter((places) => places > 0);
  if (someRoom.length === 0) return 0;
  const claimed = await claimDue(database, {
    ways: state.ways,
    busy: state.ways.filter((_, place) => (room[place] ?? 0) <= 0),
    now: clock(),
    lease: options.timeout + options.leaseMargin,
    limit: Math.min(...someRoom),
  });
  for (const { delivery, ...rest } of claimed) {
    const attempted = attempt(dependencies, { delivery, ...rest }).then((outcome) => {
      if (outcome !== null) state.catchUp.note(delivery, outcome === 'delivered');
    });
    track(state, attempted, delivery);
  }
  return claimed.length;
}

/**
 * How many attempts may be added by a way. A receiver without an attempt under way gets one even when all places are
 * taken, so receivers that never answer hold up nobody else. All mail goes by one server, which gets half of the places
 * at most.
 */
function roomOf(state: WorkerState, way: Way, { concurrency, concurrencyPerProvider }: WorkerOptions): number {
  const free = concurrency - state.underWay.size;
  const own = concurrencyPerProvider - countUnderWay(state, way);
  if (way.channel !== 'email') return Math.min(own, Math.max(free, own === concurrencyPerProvider ? 1 : 0));
  const mails = [...state.underWay.values()].filter(({ channel }) => channel === 'email').length;
  return Math.min(own, Math.ceil(concurrency / 2) - mails, Math.max(free, mails === 0 ? 1 : 0));
}

function countUnderWay({ underWay }: WorkerState, { provider, channel }: Way): number {
  return [...underWay.values()].filter((way) => way.provider === provider && way.channel === channel).length;
}

function track(state: WorkerState, work: Promise<void>, way: Way): void {
  const tracked = work.finally(() => {
    state.underWay.delete(tracked);
    state.signal();
  });
  state.underWay.set(tracked, way);
}
