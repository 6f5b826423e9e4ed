/** Bounds how long a request waits for its count. */
import { NotCounted } from './not-counted.js';

/**
 * Resolves like `work`, or rejects with `NotCounted` and calls `onLate` when that takes longer than `patience`, in
 * milliseconds.
 *
 * A process that was busy for that long finds the answer and the end of its patience waiting side by side. It reads its
 * sockets once more before it gives up, so that its own slowness costs no count.
 */
export function answerInTime<Result>(work: Promise<Result>, patience: number, onLate: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    let settled = false;
    const giveUp = (): void => {
      if (settled) return;
      reject(new NotCounted());
      onLate();
    };
    const timer = setTimeout(() => setImmediate(giveUp), patience);
    const settle = (): void => {
      settled = true;
      clearTimeout(timer);
    };
    work.then(
      (result) => {
        settle();
        resolve(result);
      },
      (error: unknown) => {
        settle();
        reject(error);
      },
    );
  });
}
