/** Webhooks that take every message and answer none: all places are taken, and the other receivers still get theirs. */
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadSettings, numberedBody } from '../support/lead-fixtures.js';
import type { MailReceiver } from '../support/mail-receiver.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { hangs, until } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

let silent: WebhookReceiver;
let sound: WebhookReceiver;
let mails: MailReceiver;
let leadApp: LeadApp;

/** As many deliveries to silent receivers as there are places are under way, and more of them wait. */
beforeEach(async () => {
  silent = await startReceiver(() => undefined);
  sound = await startReceiver();
  mails = await startMailReceiver();
  const webhooks = { 'bay-builders': silent.url, 'island-works': silent.url, 'seven-gulls': sound.url };
  const settings = leadSettings({ engine: 'sqlite', path: '' }, webhooks);
  const mailboxes = new Map([['seven-gulls', 'office@gulls.example']]);
  const host = { host: '127.0.0.1', port: mails.port, tls: 'none', login: null, ca: null } as const;
  leadApp = await startLeadApp({
    worker: { timeout: hangs, leaseMargin: 1000, pollInterval: 20, concurrency: 4, concurrencyPerProvider: 2 },
    settings: {
      destinations: { ...settings.destinations, mailboxes },
      mail: { ...host, from: 'leads@reckoner.example' },
    },
  });
  for (let number = 0; number < 8; number++) {
    const neighborhood = number % 2 === 0 ? {} : { neighborhood: 'padre-island' };
    await leadApp.post({ ...numberedBody(number), city: 'corpus-christi', ...neighborhood });
  }
  leadApp.service.start();
  await until(() => silent.received.length === 4);
});
afterEach(async () => {
  await Promise.all([silent.stop(), sound.stop()]);
  await leadApp.stop();
  await mails.stop();
});

test('hold up nobody else, by webhook or by mail', async () => {
  for (let number = 8; number < 11; number++) await leadApp.post(numberedBody(number));
  await until(() => sound.acknowledged.length === 3 && mails.attempts() === 3);
  expect(silent.received).toHaveLength(4);
});
