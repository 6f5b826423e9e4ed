/** Tells V8 that a run is short. */
import { setFlagsFromString } from 'node:v8';

/**
 * A check is over before most functions have earned the optimizing compiler that they would wait for: it is asked later,
 * which saves a quarter of the processor's time and costs a long run next to nothing.
 */
export function expectShortRun(): void {
  setFlagsFromString('--interrupt-budget=1000000');
}
