/** Tells V8 that a run is short. */
import { setFlagsFromString } from 'node:v8';

/** Node 22 has the first V8 that counts calls. One that does not know a flag says so on standard error, and goes on. */
const firstThatCountsCalls = 12;

function delayOf(version: string): string {
  const countsCalls = Number.parseInt(version, 10) >= firstThatCountsCalls;
  return countsCalls ? '--invocation-count-for-turbofan=30000' : '--interrupt-budget=1000000';
}

/**
 * The flag that delays V8's optimizing compiler: a check ends before most functions would gain from it. That saves up
 * to a quarter of the processor time and costs long runs next to nothing.
 */
export const lateOptimization = delayOf(process.versions.v8);

/** Sets that flag for this process. */
export function expectShortRun(): void {
  setFlagsFromString(lateOptimization);
}
