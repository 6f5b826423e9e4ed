/** Several servers on one PostgreSQL and one Redis behave as one service. */
import pg from 'pg';
import type { LeadDatabase } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { Answer } from '../support/http.js';
import { postLead } from '../support/lead-app.js';
import { leadBody, numberedBody } from '../support/lead-fixtures.js';
import { isLong } from '../support/shares.js';
import { findLosses, noLosses } from '../support/slow/lead-audit.js';
import { submitAll } from '../support/slow/lead-client.js';
import type { LeadProcess } from '../support/slow/lead-process.js';
import { leadProcess } from '../support/slow/lead-process.js';
import type { ServerPlan } from '../support/slow/lead-server.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import type { RedisServer } from '../support/slow/redis.js';
import { startRedis } from '../support/slow/redis.js';
import { describeWith, postgresProgram, redisProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

describeWith([postgresProgram, redisProgram], 'several instances', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let receiver: WebhookReceiver;
  let url: string;
  let database: LeadDatabase;
  let running: LeadProcess[];
  let redisDatabases = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis.stop();
    await postgres.remove();
  });
  beforeEach(async () => {
    running = [];
    receiver = await startReceiver();
    url = await postgres.createDatabase();
    database = openLeadDatabase({ engine: 'postgres', url, connections: 2 });
  });
  afterEach(async () => {
    await Promise.all(running.map((instance) => instance.kill()));
    await database.close();
    await receiver.stop();
  });

  /** Starts instances at the same moment. */
  async function startInstances(count: number, changes: Partial<ServerPlan> = {}): Promise<readonly LeadProcess[]> {
    const plan = {
      store: { engine: 'postgres', url, connections: 5 } as const,
      webhooks: { 'seven-gulls': receiver.url },
      worker: { timeout: 4000, leaseMargin: 1000, pollInterval: 100 },
      leadsPerHour: 1_000_000,
      // A database of its own, so that no test finds the counts of another.
      redisUrl: `${redis.url}/${++redisDatabases}`,
      ...changes,
    };
    const instances = await Promise.all(Array.from({ length: count }, () => leadProcess(plan)));
    running.push(...instances);
    await Promise.all(instances.map((instance) => instance.start()));
    return instances;
  }

  test('start together on an empty database, share the work, and lose nothing when one stops', async () => {
    const instances = await startInstances(3);
    const ports = instances.map(({ port }) => port);
    const leads = isLong ? 160 : 70;
    const submitting = submitAll({ first: 1, last: leads, concurrency: 12, ports });
    await until(() => receiver.received.length > leads / 3);
    expect(await instances[0]?.stop()).toBe(0);
    const acknowledged = await submitting;
    await until(() => new Set(receiver.acknowledged).size === leads);
    expect(await findLosses(database, acknowledged, receiver)).toEqual(noLosses);
    expect(receiver.received).toHaveLength(leads);
  });

  test("know each other's keys and duplicates", async () => {
    // Thirty requests wait for one another: on a busy machine longer than a statement usually may.
    const [a, b] = await startInstances(2, { statementWait: 600_000 });
    if (a === undefined || b === undefined) throw new Error('no instances');
    const key = { 'idempotency-key': 'one' };
    const first = await postLead(a, leadBody(), key);
    const replayed = await postLead(b, leadBody(), key);
    expect([first.status, replayed.status, replayed.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    expect(replayed.text).toBe(first.text);
    expect((await postLead(b, leadBody({ message: 'Other.' }), key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect((await postLead(b, leadBody())).json()).toMatchObject({
      status: 'duplicate',
      lead_id: first.json()['lead_id'],
    });

    // On a busy machine some find the store away; whoever is told so sends the lead again.
    const post = async (turn: number): Promise<Answer> => {
      const answer = await postLead(turn % 2 === 0 ? a : b, numberedBody(7));
      return answer.status === 503 ? post(turn) : answer;
    };
    const many = await Promise.all(Array.from({ length: 30 }, (_, turn) => post(turn)));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(many.map((answer) => answer.json()['lead_id'])).size).toBe(1);
  });

  test('put off a key that another instance is working on', async () => {
    const [a, b] = await startInstances(2);
    if (a === undefined || b === undefined) throw new Error('no instances');
    await postLead(a, numberedBody(1));
    const key = { 'idempotency-key': 'two' };
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query('begin; lock table leads in access exclusive mode');
    const first = postLead(a, numberedBody(2), key);
    await until(
      async () => (await blocker.query("select 1 from pg_locks where locktype = 'advisory'")).rows.length > 0,
    );
    const second = await postLead(b, numberedBody(2), key);
    expect(second.status).toBe(409);
    expect(second.headers['retry-after']).toBe('1');
    expect(second.json()).toMatchObject({ ok: false, code: 'idempotency_key_in_use', retry_after: 1 });
    await blocker.end();
    expect((await first).status).toBe(201);
    expect((await postLead(b, numberedBody(2), key)).headers['idempotent-replayed']).toBe('true');
  });

  test('share the limit on leads, and take leads while its store is away', async () => {
    const instances = await startInstances(2, { leadsPerHour: 6 });
    const statuses: number[] = [];
    const post = async (number: number): Promise<number> => {
      const answer = await postLead(instances[number % 2] ?? { port: 0 }, numberedBody(number));
      return answer.status;
    };
    for (let number = 0; number < 8; number++) statuses.push(await post(number));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    await redis.stop();
    expect([await post(8), await post(9)]).toEqual([201, 201]);
    await redis.start();
  });
});
