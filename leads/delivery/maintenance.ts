/** Does periodic chores: forgets old keys, erases old consents, sends the operator copies and the summary. */
import { eraseOldConsents } from '../store/erase-person.js';
import { queueForOperator } from '../store/operator-deliveries.js';
import { forgetExpiredKeys } from '../store/recall-answer.js';
import { failureCode } from '../store/store-errors.js';
import type { Way } from '../store/ways.js';
import { sendDueSummary } from './send-summary.js';
import type { WorkerDependencies } from './worker-dependencies.js';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How far back the first look for undelivered leads goes. Later looks begin where the last one ended. */
const firstLook = 24 * hour;
/** Longest time before the lead of an open transaction becomes visible; the next look begins that much earlier. */
const overlap = 2 * minute;

/** A clock that differs by more from the time that has passed has jumped, in milliseconds. */
const jump = minute;

interface Chore {
  readonly interval: number;
  readonly run: (dependencies: WorkerDependencies, round: Round) => Promise<void>;
}

interface Round {
  readonly now: number;
  /** When this chore was done before; null at the first time. */
  readonly last: number | null;
  readonly ways: readonly Way[];
  /** True when the clock has advanced since then as much as time did; false the first time. */
  readonly isSteady: boolean;
}

const chores: readonly Chore[] = [
  {
    interval: hour,
    run: async ({ database }, { now, isSteady }) => {
      // Keys are not forgotten because a clock has jumped ahead.
      if (isSteady) await forgetExpiredKeys(database, now);
    },
  },
  { interval: hour, run: eraseConsents },
  { interval: 10 * second, run: tellOperator },
  { interval: 10 * second, run: (dependencies, { now }) => sendDueSummary(dependencies, now) },
];

/** Erases what LEAD_CONSENT_RETENTION no longer keeps; not because a clock has jumped ahead. */
async function eraseConsents(
  { database, consentRetention }: WorkerDependencies,
  { now, isSteady }: Round,
): Promise<void> {
  if (consentRetention === null || !isSteady) return;
  await eraseOldConsents(database, { before: now - consentRetention, now, actor: 'service' });
}

async function tellOperator({ database, destinations }: WorkerDependencies, round: Round): Promise<void> {
  const { operator } = destinations;
  if (operator === null) return;
  const { now, last, ways } = round;
  const since = last === null ? now - firstLook : Math.min(last, now) - overlap;
  await queueForOperator(database, { since, now, leads: operator.leads, ways });
}

/** Does what is due whenever it is called. A chore that fails is logged, tried again, and stops no delivery. */
export function createHousekeeping(dependencies: WorkerDependencies): (ways: readonly Way[]) => Promise<void> {
  const lastRuns = new Map<Chore, { readonly now: number; readonly uptime: number }>();
  return async (ways) => {
    for (const chore of chores) {
      const [now, uptime] = [dependencies.clock(), dependencies.uptime()];
      const run = lastRuns.get(chore);
      const last = run?.now ?? null;
      // A clock that was turned back must not put a chore off until it has caught up.
      if (last !== null && Math.abs(now - last) < chore.interval) continue;
      const isSteady = run !== undefined && Math.abs(now - run.now - (uptime - run.uptime)) < jump;
      try {
        await chore.run(dependencies, { now, last, ways, isSteady });
        lastRuns.set(chore, { now, uptime });
      } catch (error) {
        dependencies.log.error({ code: failureCode(error) }, 'housekeeping of leads failed and is tried again');
      }
    }
  };
}
