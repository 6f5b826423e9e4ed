/** Clocks that are wrong by minutes or hours, ahead or behind: nothing waits for them to come true. */
import type { Submission } from '../../leads/intake/submit-lead.js';
import type { Claim, ClaimedDelivery } from '../../leads/store/delivery-queue.js';
import { claimDue, queueState, settle } from '../../leads/store/delivery-queue.js';
import { holdLead, releaseLead } from '../../leads/store/hold-lead.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { claimSummary } from '../../leads/store/operator-summaries.js';
import { purgeLeads } from '../../leads/store/purge-leads.js';
import { replayLead } from '../../leads/store/replay-lead.js';
import { resendDeliveries } from '../../leads/store/resend-deliveries.js';
import type { DeliveriesTable } from '../../leads/store/tables.js';
import { openLeadCli } from '../support/lead-cli.js';
import { lead, leadSettings, webhooksOf } from '../support/lead-fixtures.js';
import { submission, submitLead, submittedAt } from '../support/lead-submission.js';

export const now = submittedAt;
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
const doing = { now, actor: 'test' };
const ways = webhooksOf('seven-gulls');

/** How far a clock is ahead: the minutes that a machine is wrong by, an hour of summer time, a time zone, a day. */
const errors = [2 * minute, 10 * minute, 50 * minute, 59 * minute, hour, 9 * hour, 25 * hour];
const aheadOrBehind = [...errors, ...errors.map((ahead) => -ahead)];

export function contract(makeLocation: () => Promise<StoreLocation>): void {
  let database: LeadDatabase;
  let location: StoreLocation;
  beforeEach(async () => {
    location = await makeLocation();
    database = openLeadDatabase(location);
  });
  afterEach(() => database.close());

  const claim = (at: number, changes: Partial<Claim> = {}) =>
    claimDue(database, { ways, now: at, lease: 30 * second, limit: 20, ...changes });
  const fail = (claimed: ClaimedDelivery, at: number, wait: number) => {
    const failed = { startedAt: at, duration: 0, outcome: 'refused', httpStatus: 500, delivered: false };
    return settle(database, claimed, { ...failed, retryAt: at + wait });
  };
  const submit = async (changes: Partial<Submission> = {}): Promise<string> => {
    const outcome = await submitLead(database, submission(changes));
    if (outcome.kind !== 'stored') throw new Error(outcome.kind);
    return outcome.leadId;
  };
  const only = async (): Promise<DeliveriesTable> => {
    const rows = await database.read((db) => db.selectFrom('deliveries').selectAll().execute());
    const [row, ...others] = rows;
    if (row === undefined || others.length > 0) throw new Error(`${rows.length} deliveries`);
    return row;
  };
  /** What an instance whose clock is wrong takes and leaves. */
  const taken = async (at: number): Promise<ClaimedDelivery> => {
    const [claimed] = await claim(at);
    if (claimed === undefined) throw new Error('nothing was claimed');
    return claimed;
  };

  /** Each error has a lead of its own, taken by a clock with that error, so that one store shows them all. */
  const submitEach = async (at: (error: number) => number): Promise<void> => {
    for (const [place, error] of aheadOrBehind.entries()) {
      await submit({ lead: lead({ message: `Job ${place}` }), now: at(error) });
    }
  };
  /** The errors whose leads are not among these, in minutes. */
  const missing = (claimed: readonly ClaimedDelivery[]): readonly number[] => {
    const found = new Set(claimed.map(({ lead: { message } }) => message));
    return aheadOrBehind.filter((_, place) => !found.has(`Job ${place}`)).map((error) => error / minute);
  };

  test('a lease of a clock that is wrong keeps nobody away', async () => {
    await submitEach((error) => Math.min(now, now + error));
    for (const error of aheadOrBehind) await claim(now + error, { limit: 1 });
    expect(missing(await claim(now + 75 * second))).toEqual([]);
  });

  test('a lead taken by a clock that is wrong is due', async () => {
    await submitEach((error) => now + error);
    expect(missing(await claim(now + second))).toEqual([]);
  });

  test('a plan of a clock that is wrong is not waited for', async () => {
    await submitEach(() => now - 25 * hour);
    const leased = await claim(now);
    for (const [place, error] of aheadOrBehind.entries()) {
      const claimed = leased.find(({ lead: { message } }) => message === `Job ${place}`);
      if (claimed !== undefined) await fail(claimed, now + error, 5 * second);
    }
    expect([missing(leased), missing(await claim(now + 35 * second))]).toEqual([[], []]);
  });

  test('leases and plans made by a correct clock stay valid to their last moment', async () => {
    await submit();
    const first = await taken(now);
    expect(await claim(now + 30 * second - 1)).toEqual([]);
    await fail(first, now, 24 * hour);
    expect(await claim(now + 24 * hour - 1)).toEqual([]);
    expect(await claim(now + 24 * hour)).toHaveLength(1);
  });

  test('a plan of which an older version did not write when it was made goes by the number of attempts', async () => {
    await submit();
    const plan = (attempts: number, wait: number) =>
      database.write((trx) =>
        trx
          .updateTable('deliveries')
          .set({ attempts, planned_at: null, next_attempt_at: new Date(now + wait).toISOString() })
          .execute(),
      );
    for (const [attempts, wait] of [
      [1, 5 * second],
      [2, 5 * minute],
      [5, 5 * hour],
      [9, 24 * hour],
    ] as const) {
      await plan(attempts, wait * 1.1);
      expect(await claim(now)).toEqual([]);
      await plan(attempts, wait * 1.1 + minute);
      expect(await claim(now, { lease: 0 })).toHaveLength(1);
    }
  });

  const orders: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    ['replay', (id) => replayLead(database, { leadId: id, provider: null, again: false, ...doing })],
    [
      'resend',
      () => {
        const resend = { from: now - hour, until: now + 24 * hour, provider: null, channel: null, again: false };
        return resendDeliveries(database, resend, { after: '', limit: 10, ...doing });
      },
    ],
  ];
  test.each(orders)('%s frees what a clock ahead has leased, and not what is being sent', async (_name, order) => {
    const id = await submit();
    await taken(now + 50 * minute);
    await order(id);
    expect(await only()).toMatchObject({ attempts: 0, lease_until: null, lease_token: null });
    const { token } = await taken(now);
    await order(id);
    expect(await only()).toMatchObject({ lease_token: token });
  });

  test('operators do not read that a delivery is under way when none is', async () => {
    const id = await submit();
    await taken(now + 50 * minute);
    expect(await holdLead(database, id, 'looks odd', doing)).toEqual({ kind: 'held' });
    await releaseLead(database, id, doing);
    await taken(now);
    expect(await holdLead(database, id, 'looks odd', doing)).toMatchObject({ kind: 'refused' });
    const purge = { before: now + hour, includeUndelivered: true, now };
    expect(await purgeLeads(database, purge, { limit: 10, actor: 'test' })).toBe(0);
    await taken(now + 50 * minute);
    expect(await purgeLeads(database, purge, { limit: 10, actor: 'test' })).toBe(1);
  });

  test('measurements see times that lie ahead, and none in what is as it should be', async () => {
    const ahead = async () => (await queueState(database, { ways, now })).aheadSeconds;
    await submit();
    await taken(now);
    expect(await ahead()).toBe(0);
    await submit({ lead: lead({ message: 'Another.' }), now: now + 50 * minute });
    expect(await ahead()).toBe(50 * 60);
    const suspicion = { disposition: 'held', reason: 'links' } as const;
    await submit({ lead: lead({ message: 'A third.' }), now: now + 2 * hour, suspicion });
    expect(await ahead()).toBe(2 * 60 * 60);
  });

  test('measurements see a lease that lies ahead', async () => {
    await submit();
    await taken(now + 50 * minute);
    expect((await queueState(database, { ways, now })).aheadSeconds).toBe(50 * 60);
  });

  test('waiting says of a lead that it lies ahead of the clock', async () => {
    await submit({ now: now + 50 * minute });
    const { destinations } = leadSettings(location, { 'seven-gulls': 'https://gulls.example' });
    const cli = openLeadCli({ destinations, store: location });
    const { out } = await cli.run('waiting', now);
    await cli.remove();
    expect(out).toMatch(/50 min ahead of the clock/);
  });

  test('a summary that a clock ahead has leased is sent', async () => {
    const day = '2026-05-02';
    const lease = 30 * second;
    expect(await claimSummary(database, { day, now: now + 50 * minute, lease })).not.toBeNull();
    expect(await claimSummary(database, { day, now, lease })).not.toBeNull();
    expect(await claimSummary(database, { day, now: now + lease - 1, lease })).toBeNull();
  });
}
