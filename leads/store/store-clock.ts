/**
 * The clock that leads use. Several instances on one PostgreSQL use the clock of its server, so that an instance whose
 * clock is wrong, or is corrected, does no harm. Between two readings the process measures the time that has passed.
 */
import { sql } from 'kysely';
import type { Clock } from '../model/clock.js';
import type { LeadDatabase } from './lead-database.js';

export interface StoreClock {
  readonly now: Clock;
  /** Looks at the server's clock when the last look is too old. Rejects while the store is away. */
  readonly follow: () => Promise<void>;
  /** Resolves once the server's clock was looked at. Rejects while the store was never there. */
  readonly known: () => Promise<void>;
}

/** A clock that follows no other. */
export function givenClock(now: Clock): StoreClock {
  return { now, follow: async () => undefined, known: async () => undefined };
}

/** Time for which a look at the server's clock serves, in milliseconds. */
const trusted = 10_000;
/** An answer that takes longer says too little, in milliseconds. */
const longestLook = 1_000;

/** `tellDifference` is called at each reading with how far the clock of this process is ahead, in milliseconds. */
export function followStore(
  database: LeadDatabase,
  own: Clock,
  tellDifference: (ahead: number) => void = () => undefined,
): StoreClock {
  if (database.engine === 'sqlite') return givenClock(own);
  let seen: { readonly time: number; readonly at: number } | null = null;
  let looking: Promise<void> | null = null;
  const now = (): number => (seen === null ? own() : Math.round(seen.time + performance.now() - seen.at));
  const look = async (): Promise<void> => {
    const began = performance.now();
    const time = await serverTime(database);
    const ended = performance.now();
    if (seen !== null && ended - began > longestLook) return;
    seen = { time, at: (began + ended) / 2 };
    tellDifference(own() - now());
  };
  const lookOnce = async (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    await looking;
  };
  const isOlder = (age: number): boolean => seen === null || performance.now() - seen.at > age;
  return {
    now,
    follow: async () => (isOlder(trusted) ? lookOnce() : undefined),
    known: async () => (isOlder(Number.POSITIVE_INFINITY) ? lookOnce() : undefined),
  };
}

/** The time of the store at this moment, in milliseconds since 1970; that of this process where it has none. */
export async function timeOf(database: LeadDatabase, own: Clock): Promise<number> {
  const clock = followStore(database, own);
  await clock.follow();
  return clock.now();
}

async function serverTime(database: LeadDatabase): Promise<number> {
  const query = sql<{ time: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as time`;
  const { rows } = await database.read((db) => query.execute(db));
  return rows[0]?.time ?? Date.now();
}
