/** A receiver that comes back, by webhook or by email: what waited for it comes at once, oldest first, at a bounded rate. */

import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadSettings, numberedBody } from '../support/lead-fixtures.js';
import type { MailReceiver } from '../support/mail-receiver.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { isLong } from '../support/shares.js';
import { hangs } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver, status } from '../support/webhook-receiver.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let webhooks: WebhookReceiver;
let mails: MailReceiver;
let now: number;
let leadApp: LeadApp;

beforeEach(async () => {
  webhooks = await startReceiver();
  mails = await startMailReceiver();
  now = Date.parse('2026-05-02T06:00:00Z');
});
afterEach(async () => {
  await leadApp.stop();
  await webhooks.stop();
  await mails.stop();
});

interface Way {
  /** How many leads a morning brings; each attempt by email is a conversation. */
  readonly morning: number;
  readonly start: () => Promise<LeadApp>;
  /** Lets the receiver take what this says of its text. */
  readonly take: (isTaken: (text: string) => boolean) => void;
}

const nothing = (): boolean => false;
const everything = (): boolean => true;
/** The first person, by webhook and by email. */
const firstPerson = /Person 1["\r]/;

/** A service with one way to the provider, whose deliveries only run when the test says so. */
function startWith(settings: Parameters<typeof startLeadApp>[0]): Promise<LeadApp> {
  return startLeadApp({ clock: () => now, random: () => 0, worker: { timeout: hangs }, ...settings });
}

const ways: readonly (readonly [string, Way])[] = [
  [
    'webhook',
    {
      morning: isLong ? 100 : 50,
      start: () => startWith({ webhooks: { 'seven-gulls': webhooks.url } }),
      take: (isTaken) => webhooks.answerWith((...webhook) => status(isTaken(webhook[2].body) ? 204 : 503)(...webhook)),
    },
  ],
  [
    'email',
    {
      morning: isLong ? 20 : 12,
      start: () => startWith({ settings: mailSettings() }),
      take: (isTaken) => mails.takeWith((_number, { source }) => (isTaken(source) ? 'take' : { code: 451 })),
    },
  ],
];

function mailSettings() {
  const { destinations } = leadSettings({ engine: 'sqlite', path: '' });
  const server = { host: '127.0.0.1', port: mails.port, tls: 'none', login: null, ca: null } as const;
  return {
    destinations: { ...destinations, mailboxes: new Map([['seven-gulls', 'office@gulls.example']]) },
    mail: { ...server, from: 'Reckoner <leads@reckoner.example>' },
  };
}

interface Arrival {
  readonly lead: string;
  /** Since the receiver is back. */
  readonly seconds: number;
  /** Whether it came besides its plan. */
  readonly isHurried: boolean;
}

/** The leads that were delivered until now, in the order of their coming. */
async function arrivals(since: number): Promise<readonly Arrival[]> {
  const rows = await leadApp.database.read((db) =>
    db
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select(['leads.external_id', 'deliveries.delivered_at', 'deliveries.early_at'])
      .where('deliveries.state', '=', 'delivered')
      .orderBy('deliveries.delivered_at')
      .orderBy('deliveries.created_at')
      .execute(),
  );
  return rows.map(({ external_id, delivered_at, early_at }) => ({
    lead: external_id ?? '',
    seconds: (Date.parse(delivered_at ?? '') - since) / second,
    isHurried: early_at !== null,
  }));
}

async function goOn(until: number, step: number): Promise<void> {
  for (; now < until; now += step) await leadApp.service.drain();
}

describe.each(ways)('by %s', (_name, { morning, start, take }) => {
  test('the leads of a morning are there within minutes of its end, oldest first, five a second', async () => {
    leadApp = await start();
    take(nothing);
    for (let number = 0; number < morning; number++) {
      await leadApp.post(numberedBody(number));
      await goOn(now + (5 * hour) / morning, minute);
    }
    const back = now;
    take(everything);
    await goOn(back + 20 * minute, second);
    const came = await arrivals(back);
    expect(came).toHaveLength(morning);
    const seconds = came.map((arrival) => arrival.seconds);
    const [first = Number.NaN, last = Number.NaN] = [seconds[0], seconds.at(-1)];
    // Somebody finds out that it is back within a quarter of an hour; then five come each second.
    expect(first).toBeLessThanOrEqual(16 * 60);
    expect(last - first).toBeLessThanOrEqual(25);
    const perSecond = seconds.map((at) => seconds.filter((other) => other === at).length);
    expect(Math.max(...perSecond)).toBeLessThanOrEqual(10);
    // Those whose own plan came up meanwhile come between the others.
    const hurried = came.filter(({ isHurried }) => isHurried).map(({ lead }) => Number(lead.slice(2)));
    expect(hurried.length).toBeGreaterThan(morning * 0.8);
    expect(hurried).toEqual([...hurried].sort((a, b) => a - b));
  });

  test('a success makes what waits for its way due at once', async () => {
    leadApp = await start();
    take(nothing);
    await leadApp.post(numberedBody(1));
    await goOn(now + 9 * hour, 20 * minute);
    take(everything);
    await leadApp.post(numberedBody(2));
    const back = now;
    await goOn(back + 5 * second, second);
    expect(await arrivals(back)).toEqual([
      { lead: 'n-1', seconds: 0, isHurried: true },
      { lead: 'n-2', seconds: 0, isHurried: false },
    ]);
  });

  test('a single lead is there within a quarter of an hour, although its plan is far away', async () => {
    leadApp = await start();
    take(nothing);
    await leadApp.post(numberedBody(1));
    await goOn(now + 9 * hour, 20 * minute);
    const back = now;
    take(everything);
    await goOn(back + 16 * minute, minute);
    expect(await arrivals(back)).toMatchObject([{ lead: 'n-1', isHurried: true }]);
  });

  test('one that keeps failing while others are taken keeps its schedule, and is also tried once a minute', async () => {
    leadApp = await start();
    await leadApp.post(numberedBody(1));
    take(nothing);
    await goOn(now + 40 * minute, 10 * second);
    const before = await only();
    const attempts = await countAttempts();
    take((text) => !firstPerson.test(text));
    for (let number = 2; number < 12; number++) {
      await leadApp.post(numberedBody(number));
      await goOn(now + 20 * second, second);
    }
    expect(await only()).toMatchObject({ attempts: before.attempts, next_attempt_at: before.next_attempt_at });
    // Ten successes in 200 seconds.
    expect((await countAttempts()) - attempts - 10).toBeLessThanOrEqual(4);
  });
});

test('a pause that the receiver asked for is kept', async () => {
  leadApp = await startWith({ webhooks: { 'seven-gulls': webhooks.url } });
  webhooks.answerWith((...webhook) =>
    status(webhook[2].body.includes('"n-1"') ? 429 : 204, { 'retry-after': '7200' })(...webhook),
  );
  await leadApp.post(numberedBody(1));
  await leadApp.service.drain();
  const asked = now + 2 * hour;
  for (let number = 2; now < asked - minute; number++) {
    await leadApp.post(numberedBody(number));
    await goOn(now + 30 * minute, 5 * minute);
  }
  expect(webhooks.received.filter(({ body }) => body.includes('"n-1"'))).toHaveLength(1);
});

async function only() {
  const query = leadApp.database.read((db) =>
    db.selectFrom('deliveries').selectAll().where('state', '=', 'pending').execute(),
  );
  const [delivery, ...others] = await query;
  if (delivery === undefined || others.length > 0) throw new Error(`${others.length} others`);
  return delivery;
}

async function countAttempts(): Promise<number> {
  return (await leadApp.database.read((db) => db.selectFrom('delivery_attempts').select('id').execute())).length;
}
