/** The primary process: starts the workers that serve, replaces those that die, and ends with the last of them. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ToPrimary, ToWorker } from './messages.js';
import type { WorkerDesk } from './worker-desk.js';

export interface Supervision {
  readonly workers: number;
  readonly logger: Logger;
  readonly desk: WorkerDesk;
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
  /** Whether any worker has ever begun to serve. */
  served: boolean;
}

/** Starts the workers, in places numbered from 1. */
export function supervise(supervision: Supervision): Supervisor {
  const state: State = { running: new Map(), stopping: new AbortController(), served: false };
  cluster.once('listening', () => {
    state.served = true;
  });
  const places = Array.from({ length: supervision.workers }, (_, index) => index + 1);
  const ended = Promise.all(places.map((place) => keepPlace(supervision, state, place)));
  return {
    stop: async () => {
      state.stopping.abort();
      for (const worker of state.running.values()) tell(worker, { kind: 'stop' });
      const codes = await ended;
      if (codes.some((code) => code !== 0)) throw new Error('a worker did not end in good order');
    },
    kill: () => {
      state.stopping.abort();
      for (const worker of state.running.values()) worker.process.kill('SIGKILL');
    },
  };
}

/** Keeps a worker at its place until the service stops; resolves with the exit code of the last one. */
async function keepPlace(supervision: Supervision, state: State, place: number): Promise<number> {
  let pause = 0;
  for (;;) {
    const startedAt = Date.now();
    const code = await runWorker(supervision, state, place);
    if (state.stopping.signal.aborted) return code;
    if (!state.served) {
      fail(supervision, state);
      return code;
    }
    const lived = Date.now() - startedAt;
    pause = lived > goodWhile ? 0 : Math.min(Math.max(2 * pause, firstPause), longestPause);
    supervision.logger.error({ worker: place, code, lived_seconds: lived / 1000, pause_ms: pause }, 'a worker ended');
    await sleep(pause, undefined, { signal: state.stopping.signal }).catch(() => undefined);
    if (state.stopping.signal.aborted) return 0;
    supervision.onReplacement();
  }
}

/** Starts a worker and resolves with its exit code when it ends: 1 when a signal ended it. */
async function runWorker({ desk }: Supervision, { running }: State, place: number): Promise<number> {
  const worker = cluster.fork({ [workerPlace]: String(place) });
  running.set(place, worker);
  worker.on('message', (message: ToPrimary) => desk.receive(message, (answer) => tell(worker, answer)));
  const code = await new Promise<number>((resolve) => {
    worker.once('exit', (exitCode: number | null) => resolve(exitCode ?? 1));
    // A process that cannot be started reports an error and may never exit.
    worker.once('error', () => (worker.process.pid === undefined ? resolve(1) : undefined));
  });
  running.delete(place);
  return code;
}

/** A worker that never served will not serve the next time either: its settings or the address are to blame. */
function fail({ onFailure }: Supervision, state: State): void {
  state.stopping.abort();
  onFailure();
}

function tell(worker: Worker, message: ToWorker): void {
  // A worker that is just dying takes no message; its end is noticed elsewhere.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
