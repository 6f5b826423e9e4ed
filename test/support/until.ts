/** Waits for what happens in its own time. */
import { setTimeout as sleep } from 'node:timers/promises';

/** After this time nothing is slow, it hangs; a little less than the time that a test is given. In milliseconds. */
export const hangs = 9 * 60 * 1000;

/** Resolves when the condition holds. Throws when it never does, which takes so long that no busy machine is blamed. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + hangs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`it did not happen: ${condition}`);
    await sleep(10);
  }
}
