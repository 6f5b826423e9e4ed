/** A database that goes away under load and comes back: clear answers meanwhile, and no restart afterwards. */
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { Answer } from '../support/http.js';
import { get } from '../support/http.js';
import { postLead } from '../support/lead-app.js';
import { numberedBody } from '../support/lead-fixtures.js';
import { isLong } from '../support/shares.js';
import { findLosses, noLosses } from '../support/slow/lead-audit.js';
import { submitAll } from '../support/slow/lead-client.js';
import { leadProcess } from '../support/slow/lead-process.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { startReceiver } from '../support/webhook-receiver.js';

/** How many leads are taken before the outage and after it. */
const [before, after] = isLong ? [80, 100] : [30, 40];

describeWith([postgresProgram], 'a database that goes away', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const outages: readonly (readonly [string, () => Promise<void>, () => Promise<void>])[] = [
    ['is stopped', () => postgres.stop('fast'), () => postgres.start()],
    ['crashes', () => postgres.stop('kill'), () => postgres.start()],
    ['hangs', async () => postgres.freeze(), async () => postgres.thaw()],
  ];

  test.each(outages)(
    'because it %s is told by 503, and used again when it is back',
    async (_name, goAway, comeBack) => {
      const receiver = await startReceiver();
      const url = await postgres.createDatabase();
      const store = { engine: 'postgres', url, connections: 5 } as const;
      const server = await leadProcess({
        store,
        webhooks: { 'seven-gulls': receiver.url },
        worker: { timeout: 4000, leaseMargin: 1000, pollInterval: 100 },
        leadsPerHour: 1_000_000,
        statementWait: 1000,
      });
      try {
        await server.start();
        const count = { taken: 0, unavailable: 0, takenAfterwards: 0, back: false };
        const submitting = submitAll({
          first: 1,
          last: 100_000,
          enough: () => count.takenAfterwards > after,
          concurrency: 8,
          ports: [server.port],
          onAnswer: (code, headers) => {
            if (code < 300) count.taken += 1;
            if (code < 300 && count.back) count.takenAfterwards += 1;
            if (code >= 300) count.unavailable += 1;
            if (code === 503) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
          },
        });
        await until(() => count.taken > before);
        await goAway();
        await until(() => count.unavailable > 0);
        const answers = await whileAway(server.port);
        expect(answers.lead.status).toBe(503);
        expect(answers.lead.headers['content-type']).toMatch(/^application\/problem\+json/);
        expect(answers.lead.json()).toMatchObject({ ok: false, code: 'leads_unavailable', retry_after: 10 });
        expect(answers.calculation.status).toBe(200);
        expect([answers.ready.status, answers.alive.status]).toEqual([503, 200]);
        await comeBack();
        count.back = true;
        const acknowledged = await submitting;
        expect((await get(server, '/readyz')).status).toBe(200);
        const database = openLeadDatabase(store);
        const losses = () => findLosses(database, acknowledged, receiver);
        // The store may also have a lead that it took after its caller was told 503.
        await until(async () => (await losses()).not_delivered.length === 0);
        expect(await losses()).toEqual(noLosses);
        await database.close();
      } finally {
        postgres.thaw();
        await server.kill();
        await receiver.stop();
      }
    },
  );

  test('before the service started is waited for', async () => {
    const url = await postgres.createDatabase();
    await postgres.stop('fast');
    const store = { engine: 'postgres', url, connections: 5 } as const;
    const server = await leadProcess({ store, webhooks: {}, worker: { pollInterval: 100 }, leadsPerHour: 1_000_000 });
    try {
      await server.start();
      expect((await postLead(server, numberedBody(1))).status).toBe(503);
      expect((await get(server, '/api/calc/fence')).status).toBe(200);
      await postgres.start();
      expect((await postLead(server, numberedBody(1))).status).toBe(201);
    } finally {
      await server.kill();
    }
  });
});

async function whileAway(port: number): Promise<Record<'lead' | 'calculation' | 'ready' | 'alive', Answer>> {
  const [lead, calculation, ready, alive] = await Promise.all([
    postLead({ port }, numberedBody(99_999)),
    get({ port }, '/api/calc/fence'),
    get({ port }, '/readyz'),
    get({ port }, '/healthz'),
  ]);
  return { lead, calculation, ready, alive };
}
