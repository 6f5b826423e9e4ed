/** Deliveries to receivers that misbehave, with a clock that the test turns. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { attemptDelays } from '../../contract/webhooks/schedule.js';
import { createLeadService } from '../../leads/service.js';
import { claimDue } from '../../leads/store/delivery-queue.js';
import { enableEndpoints } from '../../leads/store/disabled-endpoints.js';
import type { DeliveriesTable } from '../../leads/store/tables.js';
import { selfSigned } from '../support/certificate.js';
import { listen, recordingLogger } from '../support/http.js';
import type { LeadApp, LeadAppOptions } from '../support/lead-app.js';
import { openLimits, startLeadApp } from '../support/lead-app.js';
import {
  leadBody,
  leadSettings,
  numberedBody,
  olderWebhookSecret,
  servedLeadCatalog,
  webhookSecret,
  webhooksOf,
} from '../support/lead-fixtures.js';
import { hangs, until } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { isSignedWith, startReceiver, status } from '../support/webhook-receiver.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let receiver: WebhookReceiver;
let now: number;
const running: LeadApp[] = [];

beforeEach(async () => {
  receiver = await startReceiver();
  now = Date.parse('2026-05-02T12:00:00Z');
});
afterEach(async () => {
  await receiver.stop();
  await Promise.all(running.splice(0).map((leadApp) => leadApp.stop()));
});

/** A service whose deliveries only run when the test says so. */
async function start(options: LeadAppOptions = {}): Promise<LeadApp> {
  const leadApp = await startLeadApp({
    clock: () => now,
    random: () => 0,
    webhooks: { 'seven-gulls': receiver.url },
    worker: { timeout: hangs, leaseMargin: 1000 },
    ...options,
  });
  running.push(leadApp);
  return leadApp;
}

async function deliveries({ database }: LeadApp): Promise<readonly DeliveriesTable[]> {
  return database.read((db) => db.selectFrom('deliveries').selectAll().orderBy('id').execute());
}

async function onlyDelivery(leadApp: LeadApp): Promise<DeliveriesTable> {
  const [delivery, ...others] = await deliveries(leadApp);
  if (delivery === undefined || others.length > 0) throw new Error('not one delivery');
  return delivery;
}

async function outcomes({ database }: LeadApp): Promise<readonly string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('delivery_attempts').selectAll().orderBy('started_at').execute(),
  );
  return rows.map(({ outcome, http_status }) => `${outcome} ${http_status}`);
}

/** Turns the clock to the next attempt and makes it. Returns how long that was, in milliseconds. */
async function nextAttempt(leadApp: LeadApp): Promise<number> {
  const due = Date.parse((await onlyDelivery(leadApp)).next_attempt_at);
  const waited = due - now;
  const { attempts } = await onlyDelivery(leadApp);
  now = due - 1;
  await leadApp.service.drain();
  expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'pending', attempts });
  now = due;
  await leadApp.service.drain();
  return waited;
}

describe('a lead', () => {
  test('is sent as a signed event, once', async () => {
    const leadApp = await start();
    const calculation = { slug: 'fence', inputs: { fenceLength: 80 } };
    const answer = await leadApp.post(leadBody({ calculation, external_id: 'crm-7', timeframe: 'this_week' }));
    await leadApp.service.drain();
    await leadApp.service.drain();
    const [webhook, ...others] = receiver.received;
    if (webhook === undefined) throw new Error('nothing was received');
    expect(others).toEqual([]);
    expect(isSignedWith(webhook, webhookSecret)).toBe(true);
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(now / 1000),
    });
    expect(webhook.id).toBe((await onlyDelivery(leadApp)).id);
    expect(JSON.parse(webhook.body)).toMatchObject({
      type: 'lead.created',
      timestamp: '2026-05-02T12:00:00.000Z',
      data: {
        lead_id: answer.json()['lead_id'],
        service: 'fence',
        contact: { name: 'Zelda Quillfeather', phone: '+13615550142', email: 'zelda@quillfeather.example' },
        message: 'Replace the fence behind the house.',
        calculation: { slug: 'fence', value: 11 },
        timeframe: 'this_week',
        external_id: 'crm-7',
      },
    });
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'delivered', attempts: 1, lease_until: null });
  });

  test('that corrects an earlier one is sent as an update of it', async () => {
    const leadApp = await start();
    const first = (await leadApp.post(leadBody())).json()['lead_id'];
    now += 1000;
    const second = (await leadApp.post(leadBody({ timeframe: 'emergency' }))).json()['lead_id'];
    await leadApp.service.drain();
    const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(events.find(({ type }) => type === 'lead.created')?.data).toMatchObject({ lead_id: first });
    expect(events.find(({ type }) => type === 'lead.created')?.data).not.toHaveProperty('updates');
    expect(events.find(({ type }) => type === 'lead.updated')?.data).toMatchObject({
      lead_id: second,
      updates: first,
      timeframe: 'emergency',
    });
    expect(leadApp.service.counters()).toMatchObject({ lead_accepted: 1, lead_updated: 1 });
  });

  test('is signed with both secrets while they are changed', async () => {
    const { logger } = recordingLogger();
    const leadApp = await start({ webhooks: {} });
    await leadApp.post(leadBody());
    const store = { engine: 'sqlite', path: String(await databaseFile(leadApp)) } as const;
    const service = createLeadService({
      settings: leadSettings(store, { 'seven-gulls': receiver.url }, [webhookSecret, olderWebhookSecret]),
      catalog: servedLeadCatalog(),
      logger,
      ...openLimits,
      clock: () => now,
    });
    await service.drain();
    await service.stop();
    const [webhook] = receiver.received;
    expect(
      webhook !== undefined && [webhookSecret, olderWebhookSecret].every((secret) => isSignedWith(webhook, secret)),
    ).toBe(true);
  });

  test('of the longest kind makes an event under 20 kB', async () => {
    const leadApp = await start();
    const wide = '\u{1F528}';
    const body = leadBody({
      message: wide.repeat(2000),
      contact: { name: `${wide.repeat(99)}x`, phone: '361-555-0142 x1234567', preferred_time: wide.repeat(100) },
      calculation: { slug: 'fence', inputs: {} },
      source: { agent: wide.repeat(100), campaign: wide.repeat(100), page_url: `https://a.example/${'x'.repeat(480)}` },
      external_id: wide.repeat(100),
    });
    expect((await leadApp.post(body)).status).toBe(201);
    await leadApp.service.drain();
    expect(Buffer.byteLength(receiver.received[0]?.body ?? 'x'.repeat(99_999))).toBeLessThan(20_000);
  });

  test('waits in the store while its provider has no webhook', async () => {
    const leadApp = await start({ webhooks: { 'bay-builders': receiver.url } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(receiver.received).toEqual([]);
    expect(await leadApp.service.queue()).toMatchObject({
      pending: 0,
      waiting: 1,
      dead: 0,
      oldestSeconds: 0,
      oldestDueSeconds: 0,
    });
  });
});

async function databaseFile({ database }: LeadApp): Promise<string> {
  const { sql } = await import('kysely');
  const [row] = await database.read(async (db) => (await sql<{ file: string }>`pragma database_list`.execute(db)).rows);
  return row?.file ?? '';
}

describe('a receiver that', () => {
  test('always answers 500 is tried by the schedule, and then left to the operator', async () => {
    receiver.answerWith(status(500));
    const leadApp = await start();
    await leadApp.post(leadBody());
    const waits: number[] = [];
    for (let attempt = 0; attempt < attemptDelays.length; attempt++) waits.push(await nextAttempt(leadApp));
    expect(waits).toEqual([
      0,
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
    ]);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'dead', attempts: 10 });
    now += 1000 * hour;
    await leadApp.service.drain();
    // In each wait of half an hour and more, this test lets one trial happen besides the schedule.
    const trials = waits.filter((wait) => wait >= 30 * minute).length;
    expect(receiver.received).toHaveLength(10 + trials);
    expect(new Set(receiver.received.map(({ id, body }) => id + body)).size).toBe(1);
    expect(receiver.received.every((webhook) => isSignedWith(webhook, webhookSecret))).toBe(true);
    expect(await leadApp.service.queue()).toMatchObject({ pending: 0, dead: 1 });
    expect(leadApp.service.counters()).toMatchObject({
      delivery_failed: 10 + trials,
      delivery_dead: 1,
      delivery_delivered: 0,
    });
  });

  test('fails is given more time than the schedule says, by chance', async () => {
    receiver.answerWith(status(500));
    const leadApp = await start({ random: () => 0.5 });
    await leadApp.post(leadBody());
    await nextAttempt(leadApp);
    expect(await nextAttempt(leadApp)).toBe(5.25 * second);
    expect(await nextAttempt(leadApp)).toBe(5.25 * minute);
  });

  const failures: readonly (readonly [string, Parameters<WebhookReceiver['answerWith']>[0], string])[] = [
    ['answers 500', status(500), 'refused 500'],
    ['answers 400', status(400), 'refused 400'],
    ['answers 404', status(404), 'refused 404'],
    ['redirects for good', status(301, { location: 'http://127.0.0.1:1/elsewhere' }), 'redirect 301'],
    ['redirects for now', status(307, { location: '/elsewhere' }), 'redirect 307'],
    ['answers 304', status(304), 'redirect 304'],
    ['never answers', () => undefined, 'timeout null'],
    ['sends half a head', (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: '), 'timeout null'],
    ['hangs up', (response) => void response.socket?.destroy(), 'connection_failed null'],
    ['speaks no HTTP', (response) => void response.socket?.end('220 mail.example ESMTP\r\n'), 'connection_failed null'],
  ];
  test.each(failures)('%s fails, and gets the same event again', async (_name, answering, outcome) => {
    receiver.answerWith((response, number, webhook) =>
      number === 1 ? answering(response, number, webhook) : status(200)(response, number, webhook),
    );
    const isShort = outcome.startsWith('timeout');
    const leadApp = await start(isShort ? { worker: { timeout: 3 * second, leaseMargin: 1000 } } : {});
    await leadApp.post(leadBody());
    await nextAttempt(leadApp);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'pending', attempts: 1, lease_until: null });
    expect(await nextAttempt(leadApp)).toBe(5 * second);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(await outcomes(leadApp)).toEqual([outcome, 'delivered 200']);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/leads', '/leads']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  const successes: readonly (readonly [string, Parameters<WebhookReceiver['answerWith']>[0]])[] = [
    [
      'answers 200 with garbage',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{{'),
    ],
    [
      'answers 200 and promises a body that never comes',
      (response) => void response.writeHead(200, { 'content-length': '99' }).flushHeaders(),
    ],
    ['answers 202 with a megabyte', (response) => void response.writeHead(202).end('x'.repeat(1_000_000))],
    ['says in the body that it failed', (response) => void response.writeHead(200).end('{"ok":false}')],
  ];
  test.each(successes)('%s has taken the lead', async (_name, answering) => {
    receiver.answerWith(answering);
    const leadApp = await start();
    await leadApp.post(leadBody());
    await nextAttempt(leadApp);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'delivered' });
    expect(await leadApp.leads()).toEqual([expect.objectContaining({ contact_name: 'Zelda Quillfeather' })]);
  });

  const pauses: readonly (readonly [string, () => string, number])[] = [
    ['seconds', () => '3600', hour],
    ['a date', () => new Date(now + 2 * hour).toUTCString(), 2 * hour],
    ['less than the schedule', () => '1', 5 * second],
    ['a year', () => '31536000', 24 * hour],
    ['nonsense', () => 'soon', 5 * second],
    ['a date in the past', () => new Date(now - hour).toUTCString(), 5 * second],
  ];
  test.each(pauses)('answers 429 and asks for a pause of %s gets it', async (_name, retryAfter, pause) => {
    receiver.answerWith((response) =>
      status(429, { 'retry-after': retryAfter() })(response, 1, { id: '', headers: {}, body: '', path: '' }),
    );
    const leadApp = await start();
    await leadApp.post(leadBody());
    await nextAttempt(leadApp);
    expect(await nextAttempt(leadApp)).toBe(pause);
  });

  test('answers 410 is not called again until the operator says so', async () => {
    receiver.answerWith(status(410));
    const leadApp = await start();
    await leadApp.post(numberedBody(1));
    await nextAttempt(leadApp);
    await leadApp.post(numberedBody(2));
    now += 48 * hour;
    await leadApp.service.drain();
    expect(receiver.received).toHaveLength(1);
    expect(await leadApp.service.queue()).toMatchObject({ pending: 0, waiting: 2, dead: 0 });
    expect(leadApp.service.counters()).toMatchObject({ delivery_endpoint_disabled: 1 });
    receiver.answerWith(status(200));
    await enableEndpoints(leadApp.database, { provider: 'seven-gulls', actor: 'test', now });
    await leadApp.service.drain();
    expect((await deliveries(leadApp)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('is not there gets the lead when it is', async () => {
    const leadApp = await start();
    await leadApp.post(leadBody());
    await receiver.stop();
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['connection_failed null']);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'pending', attempts: 1 });
  });

  test('has a name that does not exist gets the lead when it has one', async () => {
    const resolve = async (): Promise<never> => {
      throw new Error('ENOTFOUND');
    };
    const leadApp = await start({ resolve, webhooks: { 'seven-gulls': `http://nowhere.example:${receiver.port}/` } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['name_not_found null']);
  });
});

describe('a receiver whose TLS is not in order', () => {
  const stranger = selfSigned();
  const kinds: readonly (readonly [string, () => Server, string])[] = [
    [
      'has a certificate that nobody signed',
      () => createTlsServer(stranger),
      'tls_invalid depth_zero_self_signed_cert',
    ],
    ['speaks none', () => createServer(), 'tls_invalid no_tls'],
  ];
  test.each(kinds)('because it %s is named as such', async (_name, create, outcome) => {
    const server = create();
    await listen(server, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    const leadApp = await start({ webhooks: { 'seven-gulls': `https://127.0.0.1:${port}/` } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    const rows = await leadApp.database.read((db) => db.selectFrom('delivery_attempts').selectAll().execute());
    expect(rows.map(({ outcome: word, reason }) => `${word} ${reason}`)).toEqual([outcome]);
    expect(leadApp.logs).toContainEqual(expect.objectContaining({ outcome: 'tls_invalid', lead: expect.any(String) }));
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('addresses', () => {
  test('are resolved once for each attempt, and the connection goes to what was resolved', async () => {
    const asked: string[] = [];
    const resolve = async (hostname: string) => {
      asked.push(hostname);
      return [{ address: '127.0.0.1', family: 4 as const }];
    };
    const leadApp = await start({
      resolve,
      webhooks: { 'seven-gulls': `http://leads.provider.example:${receiver.port}/in` },
    });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(asked).toEqual(['leads.provider.example']);
    expect(receiver.received[0]?.headers['host']).toBe(`leads.provider.example:${receiver.port}`);
  });

  const refused = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.8',
    '169.254.169.254',
    'internal.example',
    'mixed.example',
  ];
  test.each(refused)('%s is refused unless private ones are allowed', async (host) => {
    const resolve = async (hostname: string) => [
      ...(hostname === 'mixed.example' ? [{ address: '93.184.215.14', family: 4 as const }] : []),
      { address: '192.168.1.5', family: 4 as const },
    ];
    const webhooks = { 'seven-gulls': `http://${host}:${receiver.port}/` };
    const leadApp = await start({ resolve, webhooks, worker: { timeout: 300, allowPrivate: false } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['address_refused null']);
    expect(receiver.received).toEqual([]);
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'pending' });
  });
});

describe('the worker', () => {
  test('delivers by itself once it was started', async () => {
    const leadApp = await start();
    leadApp.service.start();
    for (let number = 0; number < 20; number++) await leadApp.post(numberedBody(number));
    await until(() => receiver.acknowledged.length >= 20);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(20);
    expect(receiver.received).toHaveLength(20);
  });

  test('does not let a slow provider hold up the others', async () => {
    receiver.answerWith(() => undefined);
    const quick = await startReceiver();
    const webhooks = { 'seven-gulls': receiver.url, 'bay-builders': quick.url };
    const leadApp = await start({ webhooks, worker: { timeout: 20_000, concurrency: 6, concurrencyPerProvider: 2 } });
    for (let number = 0; number < 10; number++) await leadApp.post(numberedBody(number));
    for (let number = 10; number < 20; number++)
      await leadApp.post({ ...numberedBody(number), city: 'corpus-christi' });
    leadApp.service.start();
    await until(() => quick.acknowledged.length === 10 && receiver.received.length >= 2);
    expect(receiver.received).toHaveLength(2);
    await quick.stop();
    await receiver.stop();
  });

  test('lets attempts under way end before it stops, and takes no others', async () => {
    let answer = (): void => undefined;
    receiver.answerWith((...webhook) => {
      answer = () => status(200)(...webhook);
    });
    const leadApp = await start({ worker: { timeout: 5000, concurrencyPerProvider: 1 } });
    await leadApp.post(numberedBody(1));
    await leadApp.post(numberedBody(2));
    leadApp.service.start();
    await until(() => receiver.received.length === 1);
    const stopping = leadApp.service.stop();
    answer();
    await stopping;
    expect((await deliveries(leadApp)).map(({ state }) => state).sort()).toEqual(['delivered', 'pending']);
    expect(receiver.received).toHaveLength(1);
  });

  test('takes over what an instance that died had claimed', async () => {
    const leadApp = await start();
    await leadApp.post(leadBody());
    await claimDue(leadApp.database, { ways: webhooksOf('seven-gulls'), now, lease: 30 * second, limit: 1 });
    await leadApp.service.drain();
    expect(receiver.received).toEqual([]);
    now += 30 * second;
    await leadApp.service.drain();
    expect(await onlyDelivery(leadApp)).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});
