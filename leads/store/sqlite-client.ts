/** Talks to the thread that owns the SQLite file: sends statements, returns results, ends every wait. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './sqlite-messages.js';
import { StoreUnavailable } from './store-errors.js';

/** One statement for the thread. */
export type Statement = Pick<Extract<ThreadRequest, { kind: 'run' }>, 'sql' | 'parameters' | 'checksFile'>;
export type StatementResult = Pick<Extract<ThreadAnswer, { ok: true }>, 'rows' | 'changes'>;

export interface SqliteClient {
  /**
   * Runs a statement. Rejects with `StoreUnavailable` when there is no answer at the deadline, a moment as
   * `performance.now` tells it; the thread may still run it afterwards, in its order.
   */
  readonly run: (statement: Statement, deadline: number) => Promise<StatementResult>;
  /** True when the thread owes an answer that nobody waits for anymore. */
  readonly isStuck: () => boolean;
  /** Closes the file and ends the thread, if it still listens. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly settle: (answer: ThreadAnswer) => void;
  readonly fail: (error: Error) => void;
  isForgotten: boolean;
}

/** Longest wait for a silent thread at the end, in milliseconds. */
const closePatience = 2_000;

/** Starts a thread at the first question, and another one should it ever end by itself. */
export function sqliteClient(options: ThreadOptions): SqliteClient {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let questions = 0;

  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    // A thread that has nothing to do does not keep the process alive.
    if (waiting.size === 0) thread?.unref();
    return found;
  };
  const ask = (request: (id: number) => ThreadRequest, deadline: number): Promise<StatementResult> => {
    const id = ++questions;
    thread ??= startThread(options, waiting, take, () => {
      thread = null;
    });
    thread.ref();
    const answered = new Promise<StatementResult>((resolve, reject) => {
      const settle = (answer: ThreadAnswer): void => (answer.ok ? resolve(answer) : reject(errorOf(answer)));
      waiting.set(id, { settle, fail: reject, isForgotten: false });
    });
    thread.postMessage(request(id));
    return answerBy(deadline, answered, () => {
      const late = waiting.get(id);
      if (late !== undefined) late.isForgotten = true;
    });
  };
  return {
    run: (statement, deadline) => ask((id) => ({ id, kind: 'run', ...statement }), deadline),
    isStuck: () => [...waiting.values()].some(({ isForgotten }) => isForgotten),
    close: async () => {
      if (thread === null) return;
      const ending = thread;
      await ask((id) => ({ id, kind: 'close' }), performance.now() + closePatience).catch(() => undefined);
      await Promise.race([ending.terminate(), sleep(closePatience, undefined, { ref: false })]);
    },
  };
}

function startThread(
  options: ThreadOptions,
  waiting: ReadonlyMap<number, Waiting>,
  take: (id: number) => Waiting | undefined,
  onEnd: () => void,
): Worker {
  const thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: options });
  thread.on('message', (answer: ThreadAnswer) => take(answer.id)?.settle(answer));
  let isOver = false;
  // An error is followed by the exit; a question asked between the two belongs to the next thread.
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onEnd();
    for (const id of [...waiting.keys()]) take(id)?.fail(new StoreUnavailable('thread_ended'));
  };
  thread.on('error', end);
  thread.on('exit', end);
  return thread;
}

function errorOf({ code, message }: Extract<ThreadAnswer, { ok: false }>): Error {
  if (code === undefined) return new Error(message);
  // The thread's own words are in small letters; SQLite and the system write theirs in capitals.
  return /^[a-z_]+$/.test(code) ? new StoreUnavailable(code) : Object.assign(new Error(message), { code });
}

/** The answer, or `no_answer` at the deadline; infinity waits for as long as it takes. */
function answerBy<Result>(deadline: number, answered: Promise<Result>, onLate: () => void): Promise<Result> {
  if (deadline === Number.POSITIVE_INFINITY) return answered;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      onLate();
      reject(new StoreUnavailable('no_answer'));
    };
    const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()));
    answered.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
