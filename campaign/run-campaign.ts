/** Runs a campaign: load and faults for a while, then quiet, then the count of losses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { timestamp } from '../leads/model/clock.js';
import type { LeadTransaction } from '../leads/store/lead-database.js';
import { groupMemory } from '../test/support/child-processes.js';
import type { Random } from '../test/support/random.js';
import { randomFrom } from '../test/support/random.js';
import type { Fault } from './faults.js';
import { faults } from './faults.js';
import type { Acknowledged, Losses } from './ledger.js';
import { findLosses } from './ledger.js';
import type { Load } from './load.js';
import { postLead, startLoad } from './load.js';
import type { Engine, Stage } from './stage.js';
import { openStage } from './stage.js';

export interface CampaignPlan {
  readonly engine: Engine;
  /** Duration of the faults, in seconds, without starting, recovering and counting. */
  readonly seconds: number;
  /** Least that must happen before the faults end: a busy machine does less in the same time. */
  readonly atLeast: { readonly faults: number; readonly leads: number };
  readonly seed: number;
  readonly leadsPerSecond: number;
  readonly calculationsPerSecond: number;
  /** The shortest and the longest time that a fault lasts, in seconds. */
  readonly faultSeconds: readonly [number, number];
  /** Called with a line about each event. */
  readonly tell: (line: string) => void;
}

export interface CampaignReport extends Pick<CampaignPlan, 'engine' | 'seed' | 'seconds'> {
  /** Number of tries of each fault. */
  readonly faults: Readonly<Record<string, number>>;
  readonly leftOut: Readonly<Record<string, string>>;
  readonly leads: { readonly acknowledged: number; readonly answers: Readonly<Record<string, number>> };
  readonly calculations: { readonly answers: Readonly<Record<string, number>> };
  readonly deliveries: {
    readonly received: number;
    readonly repeated: number;
    /** The rows that still waited when the time was over. */
    readonly undelivered: readonly string[];
  };
  readonly losses: Losses;
  /** Keys whose repeated request got another answer. */
  readonly unequalReplays: readonly string[];
  readonly replays: number;
  readonly wrongCalculations: readonly string[];
  readonly unexpectedAnswers: readonly string[];
  /** Faults that could not be undone, or after which leads were not taken again in time. */
  readonly notHealed: readonly string[];
  /** Resident memory of all processes of the service at its end, in megabytes. */
  readonly memory: number;
}

/** The failures in a report by their names; all lists are empty when everything held. */
export function failuresOf(report: CampaignReport): Readonly<Record<string, readonly string[]>> {
  const losses = Object.entries(report.losses).map(([name, list]) => [name.replaceAll('_', ' '), list]);
  return {
    ...(Object.fromEntries(losses) as Record<string, readonly string[]>),
    [`unequal answers of ${report.replays} keys`]: report.unequalReplays,
    'wrong calculations': report.wrongCalculations,
    'unexpected answers': report.unexpectedAnswers,
    'not healed': report.notHealed,
    'left waiting': report.deliveries.undelivered,
  };
}

export async function runCampaign(plan: CampaignPlan): Promise<CampaignReport> {
  const stage = await openStage(plan.engine);
  try {
    const ports = stage.instances.map(({ port }) => port);
    const load = startLoad({ ports, ...plan });
    const tried = await disturb(stage, load, plan);
    plan.tell('the faults are over; callers finish');
    await load.stop();
    const undelivered = await settleDeliveries(stage, plan);
    const received = stage.receiver.taken();
    const losses = await findLosses(stage.database, {
      acknowledged: load.acknowledged,
      received,
      channelsOf: stage.channelsOf,
    });
    plan.tell('asking for every answer again');
    const replayed = await replayAll(ports, load.acknowledged);
    return {
      ...{ engine: plan.engine, seed: plan.seed, seconds: plan.seconds },
      ...tried,
      leads: { acknowledged: load.acknowledged.length, answers: Object.fromEntries(load.leadAnswers) },
      calculations: { answers: Object.fromEntries(load.calculationAnswers) },
      deliveries: {
        received: received.length,
        repeated: received.length - new Set(received.map(({ id }) => id)).size,
        undelivered,
      },
      losses,
      ...replayed,
      wrongCalculations: load.wrong,
      unexpectedAnswers: load.unexpected,
      memory: memoryOf(stage),
    };
  } finally {
    await stage.remove();
  }
}

type Tried = Pick<CampaignReport, 'faults' | 'leftOut' | 'notHealed'>;

/**
 * Tries all possible faults, in a new order each round, until the time is up and enough has happened, or one does not
 * heal: every fault after that would only wait another minute and fail too.
 */
async function disturb(stage: Stage, load: Load, plan: CampaignPlan): Promise<Tried> {
  const random = randomFrom(plan.seed);
  const here = faults.filter(({ engines }) => engines.includes(plan.engine));
  const reasons = here.map(({ name, impossible }) => [name, impossible?.(stage) ?? null] as const);
  const leftOut = Object.fromEntries(reasons.filter((each): each is [string, string] => each[1] !== null));
  const possible = here.filter(({ name }) => !Object.hasOwn(leftOut, name));
  const counts: Record<string, number> = Object.fromEntries(possible.map(({ name }) => [name, 0]));
  const notHealed: string[] = [];
  const deadline = Date.now() + plan.seconds * 1000;
  let tries = 0;
  const isOver = (): boolean =>
    Date.now() >= deadline && tries >= plan.atLeast.faults && load.acknowledged.length >= plan.atLeast.leads;
  while (!isOver() && notHealed.length === 0) {
    for (const fault of shuffled(possible, random)) {
      if (isOver() || notHealed.length > 0) break;
      tries += 1;
      counts[fault.name] = (counts[fault.name] ?? 0) + 1;
      plan.tell(`${load.acknowledged.length} leads acknowledged; ${fault.name}`);
      notHealed.push(...(await tryFault(fault, stage, random, plan)));
    }
  }
  return { faults: counts, leftOut, notHealed };
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, order: random.fraction() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Tries a fault, and returns what could not be undone or stayed broken. */
async function tryFault(fault: Fault, stage: Stage, random: Random, plan: CampaignPlan): Promise<readonly string[]> {
  const [shortest, longest] = plan.faultSeconds;
  try {
    const undo = await inTime(fault.begin(stage, random), 'it did not begin');
    await sleep(1000 * (shortest + random.fraction() * (longest - shortest)));
    await inTime(undo(), 'it was not undone');
  } catch (error) {
    return [`${fault.name}: ${String(error)}`];
  }
  const silent = await untilTaken(stage);
  await sleep(1000 * shortest * random.fraction());
  return silent.map((port) => `${fault.name}: the instance at ${port} took no lead again`);
}

/** Time limit to begin or undo a fault, in milliseconds: longer than any process may take to start. */
const faultPatience = 300_000;

/** Resolves like `work`. Rejects when that takes too long, so that a campaign always ends with a report. */
async function inTime<Value>(work: Promise<Value>, trouble: string): Promise<Value> {
  const over = new AbortController();
  const late = sleep(faultPatience, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${trouble} in time`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

/** Time limit for an instance to take leads again, in milliseconds; the machine may be busy. */
const healPatience = 240_000;
let probes = 0;

/** Sends each instance a lead until it takes it. Returns the ports of those that did not in time. */
async function untilTaken({ instances }: Stage): Promise<readonly number[]> {
  const silent = await Promise.all(
    instances.map(async ({ port }) => {
      const deadline = Date.now() + healPatience;
      probes += 1;
      const number = 10_000_000 + probes;
      while (Date.now() < deadline) {
        const answer = await postLead(port, number, `probe-${number}`);
        if (answer !== null && answer.status <= 201) return [];
        await sleep(100);
      }
      return [port];
    }),
  );
  return silent.flat();
}

/** Time limit of the last deliveries, in milliseconds. */
const deliveryPatience = 300_000;

/**
 * Makes deliveries due that wait for a later attempt, as an operator would for a receiver that is back. Leaves leases, and
 * plans of a clock that ran wrong: the campaign shows that those end by themselves.
 */
async function makeDue(trx: LeadTransaction): Promise<void> {
  const now = timestamp(Date.now());
  await trx
    .updateTable('deliveries')
    .set({ state: 'pending', next_attempt_at: now })
    .where('state', '!=', 'delivered')
    .where('planned_at', '<=', now)
    .execute();
}

/** Makes waiting deliveries due until all are delivered. Returns the rows that are left. */
async function settleDeliveries({ database }: Stage, { tell }: CampaignPlan): Promise<readonly string[]> {
  const deadline = Date.now() + deliveryPatience;
  for (let round = 0; ; round++) {
    const left = await database.read((db) =>
      db.selectFrom('deliveries').selectAll().where('state', '!=', 'delivered').execute(),
    );
    if (left.length === 0) return [];
    if (Date.now() > deadline) return [`at ${timestamp(Date.now())}`, ...left.map((row) => JSON.stringify(row))];
    if (round % 10 === 0) {
      tell(`${left.length} deliveries wait`);
      await database.write(makeDue);
    }
    await sleep(1_000);
  }
}

/** Sends every lead with a key again, and collects answers that are not the same. */
async function replayAll(
  ports: readonly number[],
  acknowledged: readonly Acknowledged[],
): Promise<Pick<CampaignReport, 'replays' | 'unequalReplays'>> {
  const keyed = acknowledged.filter(({ key }) => key !== null);
  const unequal: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let told = keyed[next++]; told !== undefined; told = keyed[next++]) {
      const answer = await postLead(ports[next % ports.length] ?? 0, told.number, told.key);
      const same = answer?.replayed === true && answer.status === told.status && answer.body === told.body;
      if (!same) unequal.push(`${told.key}: ${answer?.status} ${answer?.body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { replays: keyed.length, unequalReplays: unequal };
}

function memoryOf({ instances }: Stage): number {
  const sizes = instances.map((instance) => groupMemory(instance.process().child.pid ?? 0));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}
