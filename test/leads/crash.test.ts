/** Servers that are killed again and again in the middle of thousands of submissions. No acknowledged lead is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { findLosses, noLosses } from '../support/lead-audit.js';
import { submitAll } from '../support/lead-client.js';
import { leadProcess } from '../support/lead-process.js';
import type { PostgresServer } from '../support/postgres.js';
import { startPostgres } from '../support/postgres.js';
import { describeWith, postgresProgram } from '../support/services.js';
import { until } from '../support/until.js';
import { startReceiver, status } from '../support/webhook-receiver.js';

const leads = 2000;
const kills = 6;

/** `disturb` is called once between kills, and may stop and start what the server depends on. */
async function survives(store: StoreLocation, disturb: (kill: number) => Promise<void>): Promise<void> {
  const refused = new Set<string>();
  const receiver = await startReceiver((response, number, webhook) => {
    const refuses = number % 250 === 0 && !refused.has(webhook.id);
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
    const acknowledged: { count: number } = { count: 0 };
    const submitting = submitAll({
      first: 1,
      last: leads,
      concurrency: 32,
      ports: [server.port],
      onAnswer: (code) => {
        if (code < 300) acknowledged.count += 1;
      },
    });
    for (let kill = 1; kill <= kills; kill++) {
      // Each kill waits for its share of the leads, so that all of them fall into the middle of the work.
      await until(() => acknowledged.count >= ((kill - 0.5) * leads) / (kills + 1), 60_000);
      await sleep(Math.random() * 30);
      await server.kill();
      await disturb(kill);
      await server.start();
    }
    const answers = await submitting;
    expect(answers).toHaveLength(leads);
    await until(() => new Set(receiver.acknowledged).size >= leads, 60_000);
    expect(await findLosses(database, answers, receiver)).toEqual(noLosses);
  } finally {
    await server.kill();
    await database.close();
    await receiver.stop();
  }
}

describe('on SQLite', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-crash-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a server killed again and again loses no lead and sends none under two ids', async () => {
    await survives({ engine: 'sqlite', path: join(folder, 'leads.sqlite') }, async () => undefined);
  }, 180_000);
});

describeWith([postgresProgram], 'on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('a server and its database killed again and again lose no lead and send none under two ids', async () => {
    const url = await postgres.createDatabase();
    await survives({ engine: 'postgres', url, connections: 10 }, async (kill) => {
      if (kill % 3 !== 0) return;
      await postgres.stop('kill');
      await postgres.start();
    });
  }, 180_000);
});
