/** Mail from a server process that is killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { postLead } from '../support/lead-app.js';
import { leadBody } from '../support/lead-fixtures.js';
import type { Verdict } from '../support/mail-receiver.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { leadProcess } from '../support/slow/lead-process.js';
import type { ServerPlan } from '../support/slow/lead-server.js';
import { hangs, until } from '../support/until.js';

test('a worker that is killed after sending a mail sends it again under the same Message-ID, and loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-mail-'));
  const location = { engine: 'sqlite', path: join(folder, 'leads.sqlite') } as const;
  const worker = { timeout: 3000, leaseMargin: 500, pollInterval: 50 };
  const receiver = await startMailReceiver();
  const plan: Omit<ServerPlan, 'port' | 'worker'> = {
    store: location,
    webhooks: {},
    mailboxes: { 'seven-gulls': 'office@gulls.example' },
    mail: {
      host: '127.0.0.1',
      port: receiver.port,
      tls: 'none',
      login: null,
      from: 'Reckoner <leads@reckoner.example>',
      ca: null,
    },
    leadsPerHour: 1_000_000,
  };
  const server = await leadProcess({ ...plan, worker });
  receiver.takeWith(async (): Promise<Verdict> => {
    if (receiver.mails.length === 0) await server.kill();
    return 'take';
  });
  await server.start();
  const answer = await postLead(server, leadBody());
  await until(() => receiver.mails.length === 1);
  // It waits for the lease of the first, and then as long for the receiver as a busy machine takes.
  const next = await leadProcess({ ...plan, worker: { ...worker, timeout: hangs } });
  await next.start();
  await until(() => receiver.mails.length === 2);
  const database = openLeadDatabase(location);
  const rows = () => database.read((db) => db.selectFrom('deliveries').selectAll().execute());
  await until(async () => (await rows()).every(({ state }) => state === 'delivered'));
  expect(await rows()).toEqual([expect.objectContaining({ lead_id: answer.json()['lead_id'], attempts: 1 })]);
  expect(new Set(receiver.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
  await database.close();
  await next.kill();
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});
