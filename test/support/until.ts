/** Waits for what happens in its own time. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the condition holds; throws when that takes longer than `patience`, in milliseconds. */
export async function until(condition: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await sleep(10);
  }
}
