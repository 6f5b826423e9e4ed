/**
 * Delivers what waited for a channel once its receiver takes leads again: oldest first, a few a second, for as long as
 * each attempt succeeds. While a channel fails, one of its deliveries is tried now and then.
 */
import { hurry, lastTried } from '../store/hurry.js';
import type { Way } from '../store/ways.js';
import type { WorkerDependencies } from './worker-dependencies.js';

/** Deliveries made due at a time, and the pause between, in milliseconds: a receiver that is back is not flooded. */
const batch = 5;
const pace = 1_000;
/** Interval of extra attempts by a failing channel, in milliseconds, in addition to the plans of its deliveries. */
const trial = 15 * 60_000;

export interface CatchUp {
  /** Notes the result of an attempt by a way. */
  readonly note: (way: Way, delivered: boolean) => void;
  /** Makes due what its way has room for. Returns how many deliveries. */
  readonly run: (ways: readonly Way[]) => Promise<number>;
}

type Dependencies = Pick<WorkerDependencies, 'database' | 'clock' | 'options'>;

export function createCatchUp({ database, clock, options }: Dependencies): CatchUp {
  const working = new Map<string, Way>();
  const lease = options.timeout + options.leaseMargin;
  const isOver = everyNow(clock);
  const catchUp = async (name: string, way: Way): Promise<number> => {
    const count = await hurry(database, { way, limit: batch, now: clock(), lease });
    if (count < batch) working.delete(name);
    return count;
  };
  const tryOne = async (way: Way): Promise<number> => {
    const last = await lastTried(database, way, clock());
    const isLong = last !== null && Math.abs(clock() - last) >= trial;
    return isLong ? hurry(database, { way, limit: 1, now: clock(), lease }) : 0;
  };
  return {
    note: (way, delivered) => {
      if (delivered) working.set(nameOf(way), way);
      else working.delete(nameOf(way));
    },
    run: async (ways) => {
      let count = 0;
      if (working.size > 0 && isOver('catch up', pace)) {
        for (const [name, way] of [...working]) count += await catchUp(name, way);
      }
      if (isOver('try', 60_000)) for (const way of ways) count += await tryOne(way);
      return count;
    },
  };
}

function nameOf({ provider, channel }: Way): string {
  return `${channel} ${provider}`;
}

/**
 * Returns a function that is true when an interval has passed since it was last true; a clock set either way counts as
 * time.
 */
function everyNow(clock: () => number): (what: string, interval: number) => boolean {
  const last = new Map<string, number>();
  return (what, interval) => {
    const now = clock();
    const isOver = Math.abs(now - (last.get(what) ?? Number.NEGATIVE_INFINITY)) >= interval;
    if (isOver) last.set(what, now);
    return isOver;
  };
}
