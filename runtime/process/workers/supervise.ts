/** Supervises workers: starts those that serve, replaces those that die, and ends with the last of them. */
import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { watchPulse } from './heartbeat.js';
import type { ToPrimary, ToWorker } from './messages.js';
import type { WorkerRequests } from './worker-requests.js';

export interface Supervision {
  readonly workers: number;
  readonly logger: Logger;
  /** Answers what workers ask. */
  readonly requests: WorkerRequests;
  /** Told of every worker that is started in the place of one that died. */
  readonly onReplacement: () => void;
  /** Told once when the workers cannot do their work at all. */
  readonly onFailure: () => void;
}

export interface Supervisor {
  /** Asks all workers to stop; resolves when they have ended. Rejects when one of them cut something off. */
  readonly stop: () => Promise<void>;
  /** Ends all workers without waiting for anything. */
  readonly kill: () => void;
}

/** The variable that tells a worker its place, which its successor takes over. */
export const workerPlace = 'RECKONER_WORKER';

const firstPause = 250;
const longestPause = 10_000;
/** A worker that lived this long was a good one: its successor starts at once, in milliseconds. */
const goodWhile = 10_000;

interface State {
  readonly running: Map<number, Worker>;
  /** Aborted when the service stops. */
  readonly stopping: AbortController;
  /** The places whose current worker has served. */
  readonly serving: Set<number>;
  /** True once any worker has served. */
  served: boolean;
}

/** Starts the workers, in places numbered from 1. */
export function supervise(supervision: Supervision): Supervisor {
  const state: State = { running: new Map(), stopping: new AbortController(), serving: new Set(), served: false };
  // Workers accept connections themselves. A connection that the primary hands over is lost when its worker dies
  // before it took it, and the caller waits for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = Array.from({ length: supervision.workers }, (_, index) => index + 1);
  const ended = Promise.all(places.map((place) => keepPlace(supervision, state, place)));
  return {
    stop: async () => {
      state.stopping.abort();
      for (const worker of state.running.values()) tell(worker, { kind: 'stop' });
      const good = await ended;
      if (!good.every(Boolean)) throw new Error('a worker did not end in good order');
    },
    kill: () => {
      state.stopping.abort();
      for (const worker of state.running.values()) worker.process.kill('SIGKILL');
    },
  };
}

/** Keeps a worker at its place until the service stops; resolves with whether the last one ended in good order. */
async function keepPlace(supervision: Supervision, state: State, place: number): Promise<boolean> {
  let pause = 0;
  for (;;) {
    const startedAt = Date.now();
    const end = await runWorker(supervision, state, place);
    // A worker that was still starting cut nothing off, however it ended.
    if (state.stopping.signal.aborted) return end.code === 0 || !state.serving.has(place);
    if (!state.served) {
      fail(supervision, state);
      return false;
    }
    const lived = Date.now() - startedAt;
    pause = lived > goodWhile ? 0 : Math.min(Math.max(2 * pause, firstPause), longestPause);
    const fields = { worker: place, ...end, lived_seconds: lived / 1000, pause_ms: pause };
    supervision.logger.error(fields, 'a worker ended and is replaced');
    await sleep(pause, undefined, { signal: state.stopping.signal }).catch(() => undefined);
    if (state.stopping.signal.aborted) return true;
    supervision.onReplacement();
  }
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A worker that is silent for so long is ended, in milliseconds: longer than the store of leads may keep it busy. */
const longestSilence = 20_000;

/** Starts a worker and resolves when it has ended. */
async function runWorker({ requests, logger }: Supervision, state: State, place: number): Promise<End> {
  const { running, serving } = state;
  const worker = cluster.fork({ [workerPlace]: String(place) });
  running.set(place, worker);
  serving.delete(place);
  worker.once('listening', () => {
    serving.add(place);
    state.served = true;
    // A worker misses messages while its modules are being loaded, so tell it again.
    if (state.stopping.signal.aborted) tell(worker, { kind: 'stop' });
  });
  const pulse = watchPulse(longestSilence, () => {
    logger.error({ worker: place, silent_ms: longestSilence }, 'a worker hangs and is ended');
    worker.process.kill('SIGKILL');
  });
  worker.on('message', (message: ToPrimary) => {
    pulse.beat();
    requests(message, (answer) => tell(worker, answer));
  });
  const end = await new Promise<End>((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal }));
    // A process that could not be started has an error and no exit.
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve({ code: null, signal: null });
    });
  });
  pulse.stop();
  running.delete(place);
  return end;
}

/** A worker that never served will not serve the next time either: the fault lies in its settings or its address. */
function fail({ onFailure }: Supervision, state: State): void {
  state.stopping.abort();
  onFailure();
}

function tell(worker: Worker, message: ToWorker): void {
  // A worker that is just dying takes no message; its end is noticed elsewhere.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
