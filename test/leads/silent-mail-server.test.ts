/** A mail server that takes a message and never answers: what does not go by mail goes on. */
import type { Destinations } from '../../leads/delivery/destinations.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadSettings, numberedBody } from '../support/lead-fixtures.js';
import type { MailReceiver, Verdict } from '../support/mail-receiver.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { hangs, until } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

let mails: MailReceiver;
let hook: WebhookReceiver;
let leadApp: LeadApp;
/** Lets the mail server answer at last. */
let answer: () => void;

beforeEach(async () => {
  mails = await startMailReceiver();
  hook = await startReceiver();
  const answered = new Promise<Verdict>((resolve) => {
    answer = () => resolve('take');
  });
  mails.takeWith(() => answered);
});
afterEach(async () => {
  answer();
  await leadApp.stop();
  await Promise.all([mails.stop(), hook.stop()]);
});

function start(webhookOf: string, changes: Partial<Destinations>, concurrency: number): Promise<LeadApp> {
  const { destinations } = leadSettings({ engine: 'sqlite', path: '' }, { [webhookOf]: hook.url });
  const host = { host: '127.0.0.1', port: mails.port, tls: 'none', login: null, ca: null } as const;
  return startLeadApp({
    // Long after the time of the summary.
    clock: () => Date.parse('2026-05-02T12:00:00Z'),
    random: () => 0,
    worker: { timeout: hangs, leaseMargin: 1000, pollInterval: 20, concurrency, concurrencyPerProvider: 2 },
    settings: {
      destinations: { ...destinations, ...changes },
      mail: { ...host, from: 'leads@reckoner.example' },
    },
  });
}

test('a summary that waits for it stops no delivery', async () => {
  const operator = { email: 'desk@reckoner.example', leads: 'unheard', summaryAt: 7 * 60 } as const;
  leadApp = await start('seven-gulls', { operator }, 4);
  leadApp.service.start();
  await until(() => mails.attempts() === 1);
  await leadApp.post(numberedBody(1));
  await until(() => hook.acknowledged.length === 1);
  expect(leadApp.service.counters()).toMatchObject({ summary_sent: 0, summary_failed: 0 });
  answer();
  await until(() => leadApp.service.counters().summary_sent === 1);
});

test('a service that is stopped lets the summary end and be written down', async () => {
  const operator = { email: 'desk@reckoner.example', leads: 'unheard', summaryAt: 7 * 60 } as const;
  leadApp = await start('seven-gulls', { operator }, 4);
  leadApp.service.start();
  await until(() => mails.attempts() === 1);
  const stopped = leadApp.service.stop();
  answer();
  await stopped;
  const rows = await leadApp.database.read((db) => db.selectFrom('operator_summaries').selectAll().execute());
  expect(rows).toEqual([expect.objectContaining({ state: 'delivered', lease_token: null })]);
});

test('mail to several providers leaves room for the webhooks of others', async () => {
  const mailboxes = new Map([
    ['bay-builders', 'office@bay.example'],
    ['island-works', 'office@island.example'],
  ]);
  leadApp = await start('seven-gulls', { mailboxes }, 4);
  for (let number = 0; number < 8; number++) {
    const neighborhood = number % 2 === 0 ? {} : { neighborhood: 'padre-island' };
    await leadApp.post({ ...numberedBody(number), city: 'corpus-christi', ...neighborhood });
  }
  leadApp.service.start();
  await until(() => mails.attempts() >= 2);
  await leadApp.post(numberedBody(8));
  await until(() => hook.acknowledged.length === 1);
  expect(mails.attempts()).toBe(2);
});
