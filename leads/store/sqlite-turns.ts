/** Queues users of the one connection to the SQLite file. Nobody waits past their own deadline. */
import { StoreUnavailable } from './store-errors.js';

export interface Turns {
  /** Resolves when it is the caller's turn; rejects with `StoreUnavailable` at the deadline. */
  readonly take: (deadline: number) => Promise<void>;
  readonly giveBack: () => void;
}

/** Deadlines are moments as `performance.now` tells them. Those who wait get their turn in the order of their coming. */
export function createTurns(): Turns {
  const queue = new Set<() => void>();
  let isTaken = false;
  return {
    take: (deadline) => {
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          queue.delete(begin);
          reject(new StoreUnavailable('no_turn'));
        };
        const timer =
          deadline === Number.POSITIVE_INFINITY
            ? undefined
            : setTimeout(giveUp, Math.max(0, deadline - performance.now()));
        const begin = (): void => {
          clearTimeout(timer);
          resolve();
        };
        queue.add(begin);
      });
    },
    giveBack: () => {
      const [next] = queue;
      if (next === undefined) {
        isTaken = false;
        return;
      }
      queue.delete(next);
      next();
    },
  };
}
