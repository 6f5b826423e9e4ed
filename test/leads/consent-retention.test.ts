/** LEAD_CONSENT_RETENTION: the service itself erases consents of erased people when their time is over. */

import { erasePerson } from '../../leads/store/erase-person.js';
import { listActions } from '../../leads/store/operator-actions.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadBody, personOf } from '../support/lead-fixtures.js';
import { until } from '../support/until.js';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const start = Date.parse('2026-05-02T12:00:00Z');

let leadApp: LeadApp;
let [clock, uptime] = [start, 0];

const pass = (time: number): void => {
  clock += time;
  uptime += time;
};

async function consents(): Promise<number> {
  return (await leadApp.database.read((db) => db.selectFrom('consents').selectAll().execute())).length;
}

afterEach(() => leadApp.stop());

test('keeps a consent for its time, also when a clock jumps, and then erases it', async () => {
  [clock, uptime] = [start, 0];
  leadApp = await startLeadApp({
    settings: { consentRetention: 5 * year },
    clock: () => clock,
    uptime: () => uptime,
    worker: { pollInterval: 1 },
  });
  await leadApp.post(leadBody());
  await leadApp.post(leadBody({ contact: { name: 'Ana Example', phone: '361-555-0177' } }));
  const ana = personOf({ phone: '361-555-0177' });
  await erasePerson(leadApp.database, ana, { now: clock, actor: 'test', consentsBefore: null });
  expect(await consents()).toBe(2);
  leadApp.service.start();
  pass(2 * hour);
  clock += 6 * year;
  await leadApp.post(leadBody({ message: 'Another job.' }));
  clock -= 6 * year;
  expect(await consents()).toBe(3);
  await until(async () => {
    pass(year);
    return (await consents()) === 2;
  });
  expect(clock).toBeGreaterThan(start + 5 * year);
  expect(await listActions(leadApp.database, 10)).toContainEqual(
    expect.objectContaining({
      actor: 'service',
      action: 'erase-consents',
      details: expect.objectContaining({ consents: 1 }),
    }),
  );
});
