/** Servers that are killed again and again in the middle of hundreds of submissions. No acknowledged lead is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { isLong } from '../support/shares.js';
import { findLosses, noLosses } from '../support/slow/lead-audit.js';
import { submitAll } from '../support/slow/lead-client.js';
import { leadProcess } from '../support/slow/lead-process.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { startReceiver, status } from '../support/webhook-receiver.js';

const seed = chosenSeed();
const [leads, kills] = isLong ? [240, 3] : [80, 2];

/** Counts what happens, and says so at the very moment when it has happened so often. */
interface Tally {
  readonly note: () => void;
  readonly reaches: (count: number) => Promise<void>;
  readonly count: () => number;
}

function tally(): Tally {
  const waiting = new Map<number, () => void>();
  let count = 0;
  return {
    note: () => {
      count += 1;
      waiting.get(count)?.();
    },
    reaches: (wanted) => (count >= wanted ? Promise.resolve() : new Promise((resolve) => waiting.set(wanted, resolve))),
    count: () => count,
  };
}

interface Moments {
  /** Leads that were acknowledged. */
  readonly acknowledged: Tally;
  /** Webhooks that came, before any was answered. */
  readonly sent: Tally;
}

/**
 * Each kill waits for its share of the leads, so that all of them fall into the middle of the work. Then it comes with
 * one of the next answers, while others are under way, or with one of the next webhooks, before its result is known.
 */
async function momentOf(kill: number, { acknowledged, sent }: Moments, random: Random): Promise<void> {
  await acknowledged.reaches(Math.round(((kill - random.fraction()) * leads * 0.9) / kills));
  const [isAnswer, more] = [random.chance(0.5), 1 + random.below(10)];
  // Deliveries lag behind: at the last leads there is always another webhook to come, and not always another answer.
  const chosen = isAnswer && acknowledged.count() + more <= leads ? acknowledged : sent;
  await chosen.reaches(Math.min(chosen.count() + more, leads));
}

/** `disturb` is called once between kills, and may stop and start what the server depends on. */
async function survives(store: StoreLocation, disturb: (kill: number) => Promise<void>): Promise<void> {
  const random = randomFrom(seed);
  const moments = { acknowledged: tally(), sent: tally() };
  const refused = new Set<string>();
  const receiver = await startReceiver((response, number, webhook) => {
    moments.sent.note();
    const refuses = number % 100 === 0 && !refused.has(webhook.id);
    if (refuses) refused.add(webhook.id);
    status(refuses ? 500 : 200)(response, number, webhook);
  });
  const server = await leadProcess({
    store,
    webhooks: { 'seven-gulls': receiver.url },
    worker: { timeout: 4000, leaseMargin: 500, pollInterval: 100 },
    leadsPerHour: 1_000_000,
  });
  const database = openLeadDatabase(store);
  try {
    await server.start();
    const submitting = submitAll({
      first: 1,
      last: leads,
      concurrency: 32,
      ports: [server.port],
      onAnswer: (code) => {
        if (code < 300) moments.acknowledged.note();
      },
    });
    for (let kill = 1; kill <= kills; kill++) {
      await momentOf(kill, moments, random);
      await server.kill();
      await disturb(kill);
      await server.start();
    }
    const answers = await submitting;
    expect(answers).toHaveLength(leads);
    await until(() => new Set(receiver.acknowledged).size >= leads);
    expect(await findLosses(database, answers, receiver)).toEqual(noLosses);
  } finally {
    await server.kill();
    await database.close();
    await receiver.stop();
  }
}

describe(`on SQLite, with TEST_SEED=${seed}`, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-crash-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a server killed again and again loses no lead and sends none under two ids', async () => {
    await survives({ engine: 'sqlite', path: join(folder, 'leads.sqlite') }, async () => undefined);
  });
});

describeWith([postgresProgram], `on PostgreSQL, with TEST_SEED=${seed}`, () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('a server and its database killed again and again lose no lead and send none under two ids', async () => {
    const url = await postgres.createDatabase();
    await survives({ engine: 'postgres', url, connections: 10 }, async (kill) => {
      if (kill % 2 !== 0) return;
      await postgres.stop('kill');
      await postgres.start();
    });
  });
});
