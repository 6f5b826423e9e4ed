/** Clocks that are wrong, on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { lead, leadBody } from '../support/lead-fixtures.js';
import { until } from '../support/until.js';
import { contract, hour, now, second } from './wrong-clocks-contract.js';

describe('on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-clocks-'));
  let files = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const running: LeadApp[] = [];
  afterEach(() => Promise.all(running.splice(0).map((leadApp) => leadApp.stop())));
  contract(async () => ({ engine: 'sqlite', path: join(folder, `${++files}.sqlite`) }));

  test('a clock that is a day ahead for some seconds makes nobody forget a key, and time does', async () => {
    let clock = now;
    let uptime = 0;
    const pass = (time: number): void => {
      clock += time;
      uptime += time;
    };
    const worker = { pollInterval: 1 };
    const leadApp = await startLeadApp({ clock: () => clock, uptime: () => uptime, worker });
    const keys = async () =>
      (await leadApp.database.read((db) => db.selectFrom('idempotency_keys').selectAll().execute())).length;
    const body = leadBody({ consent: { given: true, text: lead().consent.text } });
    const post = () => leadApp.post(body, { 'idempotency-key': 'order-1' });
    running.push(leadApp);
    const first = await post();
    leadApp.service.start();
    pass(2 * hour);
    clock += 25 * hour;
    expect((await post()).text).toBe(first.text);
    pass(4 * second);
    clock -= 25 * hour;
    expect((await post()).text).toBe(first.text);
    expect([(await leadApp.leads()).length, await keys()]).toEqual([1, 1]);
    await until(async () => {
      pass(hour);
      return (await keys()) === 0;
    });
    expect(clock).toBeGreaterThan(now + 24 * hour);
  });
});
