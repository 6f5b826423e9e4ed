/**
 * What the operator's commands take for the delivery of a lead, where there are several: by two ways to its provider, to
 * an earlier provider, and a copy for the operator, whose id may sort before or behind the others.
 */
import type { Destinations } from '../../leads/delivery/destinations.js';
import { claimDue, settle } from '../../leads/store/delivery-queue.js';
import { queueForOperator } from '../../leads/store/operator-deliveries.js';
import { purgeLeads } from '../../leads/store/purge-leads.js';
import type { Channel, DeliveriesTable } from '../../leads/store/tables.js';
import type { Way } from '../../leads/store/ways.js';
import type { LeadCli } from '../support/lead-cli.js';
import { openLeadCli } from '../support/lead-cli.js';
import { lead, webhookSecret } from '../support/lead-fixtures.js';
import { submission, submitLead } from '../support/lead-submission.js';

const now = Date.parse('2026-05-02T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

const destinations: Destinations = {
  endpoints: new Map([
    ['seven-gulls', { provider: 'seven-gulls', url: 'https://provider.example/leads', secrets: [webhookSecret] }],
  ]),
  mailboxes: new Map([['seven-gulls', 'office@gulls.example']]),
  languages: new Map(),
  operator: { email: 'desk@reckoner.example', leads: 'all', summaryAt: 0 },
};

const webhook: Way = { provider: 'seven-gulls', channel: 'webhook' };
const email: Way = { provider: 'seven-gulls', channel: 'email' };
const desk: Way = { provider: 'operator', channel: 'email' };

let cli: LeadCli;
beforeEach(() => {
  cli = openLeadCli({ destinations });
});
afterEach(() => cli.remove());

const leads = (line: string, at = now) => cli.run(line, at);

async function store(provider: string | null = 'seven-gulls'): Promise<string> {
  const taken = await submitLead(cli.database, submission({ lead: lead(), now, provider }));
  if (taken.kind !== 'stored') throw new Error(taken.kind);
  return taken.leadId;
}

/** Ends the deliveries that are due by these ways. */
async function finish(
  ways: readonly Way[],
  ended: (channel: Channel) => 'delivered' | 'dead',
  at = now,
): Promise<void> {
  for (const claimed of await claimDue(cli.database, { ways, now: at, lease: 1000, limit: 10 })) {
    const delivered = ended(claimed.delivery.channel) === 'delivered';
    const result = { startedAt: at, duration: 1, outcome: 'x', httpStatus: null, delivered, retryAt: null };
    await settle(cli.database, claimed, result);
  }
}

async function deliveries(): Promise<readonly DeliveriesTable[]> {
  return cli.database.read((db) =>
    db.selectFrom('deliveries').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
}

/** What became of each delivery, such as `seven-gulls email delivered`. */
async function states(): Promise<readonly string[]> {
  return (await deliveries()).map(({ provider, channel, state }) => `${provider} ${channel} ${state}`).sort();
}

async function listed(state: string): Promise<number> {
  return (JSON.parse((await leads(`list --state ${state} --format json`)).out) as readonly unknown[]).length;
}

const copyStates = ['delivered', 'dead', 'pending'] as const;

describe.each(copyStates)('a copy for the operator that is %s', (copyState) => {
  /** Adds the copy: as the service does, and under an id that sorts before all others. */
  async function addCopy(leadId: string, id: string): Promise<void> {
    await queueForOperator(cli.database, { since: 0, now, leads: 'all', ways: [desk] });
    await cli.database.write(async (trx) => {
      await trx.updateTable('deliveries').set({ id }).where('provider', '=', 'operator').execute();
    });
    if (copyState !== 'pending') await finish([desk], () => copyState);
    expect((await deliveries()).filter(({ lead_id }) => lead_id === leadId).length).toBeGreaterThan(0);
  }

  describe.each(['msg_0', 'msg_zzz'])('as %s', (copyId) => {
    test('is never what replay sends', async () => {
      const id = await store();
      await finish([webhook], () => 'dead');
      await addCopy(id, copyId);
      const { code, out } = await leads(`replay ${id}`);
      expect([code, out]).toEqual([0, expect.stringMatching(/^Queued for seven-gulls by webhook as msg_\S+\.\n$/)]);
      expect(await states()).toEqual([`operator email ${copyState}`, 'seven-gulls webhook pending']);
    });

    test('does not name the provider of a lead that has none', async () => {
      const id = await store(null);
      await addCopy(id, copyId);
      expect(await leads(`replay ${id}`)).toMatchObject({ code: 1, notes: [expect.stringContaining('--provider')] });
      expect((await leads(`replay ${id} --provider seven-gulls`)).out).toMatch(/^Queued for seven-gulls as /);
      expect(await states()).toEqual([`operator email ${copyState}`, 'seven-gulls null pending']);
    });

    test('does not decide whether a lead can be held, and release names the provider', async () => {
      const id = await store();
      await addCopy(id, copyId);
      expect((await leads(`hold ${id}`)).code).toBe(0);
      expect((await leads(`release ${id}`)).out).toBe('Released, and queued for seven-gulls.\n');
      const copy = (await deliveries()).find(({ provider }) => provider === 'operator');
      expect(copy?.state).toBe(copyState);
    });

    test('does not let a delivered lead be held', async () => {
      const id = await store();
      await finish([webhook], () => 'delivered');
      await addCopy(id, copyId);
      expect(await leads(`hold ${id}`)).toMatchObject({
        code: 1,
        notes: [expect.stringContaining('delivered already')],
      });
    });

    test('lets a lead without a provider be held and released', async () => {
      const id = await store(null);
      await addCopy(id, copyId);
      expect((await leads(`hold ${id}`)).code).toBe(0);
      expect((await leads(`release ${id}`)).out).toMatch(/^Released. No provider takes it/);
    });

    test('keeps no lead from being kept that no provider has got', async () => {
      await addCopy(await store(null), copyId);
      const purge = { before: now + day, includeUndelivered: false, now: now + day };
      expect(await purgeLeads(cli.database, purge, { limit: 10, actor: 'test' })).toBe(0);
    });

    test('is sent again by its lead when the operator is named, and the lead stays held', async () => {
      const id = await store(null);
      await addCopy(id, copyId);
      await leads(`hold ${id}`);
      const { code, out, notes } = await leads(`replay ${id} --provider operator`, now + 1);
      if (copyState === 'delivered') expect([code, notes]).toEqual([1, [expect.stringContaining('--again')]]);
      else expect([code, out]).toEqual([0, `Queued for operator by email as ${copyId}.\n`]);
      expect((await leads(`replay ${id} --provider operator --again`, now + 2)).out).toMatch(
        /^Queued for operator as /,
      );
      const [stored] = await cli.database.read((db) => db.selectFrom('leads').selectAll().execute());
      expect(stored).toMatchObject({ id, disposition: 'held', provider: null });
    });

    test('is sent again only when the operator is named', async () => {
      const id = await store();
      await finish([webhook], () => 'dead');
      await addCopy(id, copyId);
      expect((await leads('replay --dead')).out).toBe('Queued 1 dead letter.\n');
      expect((await leads('resend --from 2026-05-01 --again', now + 1)).out).toBe('Queued 1 delivery.\n');
      expect((await leads('resend --from 2026-05-01 --again --provider operator', now + 1)).out).toBe(
        'Queued 1 delivery.\n',
      );
    });
  });
});

describe('a lead with two ways to its provider', () => {
  const ways = [webhook, email];

  test('whose webhook is dead is replayed by the webhook, and the mail that arrived is reported', async () => {
    const id = await store();
    await finish(ways, (channel) => (channel === 'email' ? 'delivered' : 'dead'));
    const { code, out, notes } = await leads(`replay ${id}`);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Queued for seven-gulls by webhook as msg_\S+\.\n$/)]);
    expect(notes).toEqual(['It was delivered by email already; --again sends it by every way.']);
    expect(await states()).toEqual(['seven-gulls email delivered', 'seven-gulls webhook pending']);
  });

  test('that are both dead is replayed by both, and both are reported', async () => {
    const id = await store();
    await finish(ways, () => 'dead');
    expect((await leads(`replay ${id}`)).out.match(/by (webhook|email) as msg_/g)).toHaveLength(2);
    expect(await states()).toEqual(['seven-gulls email pending', 'seven-gulls webhook pending']);
  });

  test('that are both held is released by both, and both are reported', async () => {
    const id = await store();
    await finish(ways, () => 'dead');
    await leads(`hold ${id}`);
    const { out } = await leads(`release ${id}`);
    expect(out.split('\n').sort()).toEqual([
      '',
      'Released, and queued for seven-gulls by email.',
      'Released, and queued for seven-gulls by webhook.',
    ]);
  });

  test.each(['webhook', 'email'] as const)('is listed as dead while only its %s is', async (dead) => {
    await store();
    await finish(ways, (channel) => (channel === dead ? 'dead' : 'delivered'));
    const counts = await Promise.all(['dead', 'delivered', 'pending', 'waiting'].map(listed));
    expect(counts).toEqual([1, 0, 0, 0]);
    const { out } = await leads('list --format json');
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ state: 'dead', delivered_at: '2026-05-02T12:00:00.001Z' }),
    ]);
  });

  test('is named once to whoever erases its person, and so is the copy of the operator', async () => {
    const id = await store();
    await queueForOperator(cli.database, { since: 0, now, leads: 'all', ways: [desk] });
    await finish([...ways, desk], () => 'delivered');
    const { notes } = await leads('person erase --phone 361-555-0142 --yes');
    expect(notes.filter((note) => note.includes(id)).sort()).toEqual([
      `You have a copy of lead ${id}: erase it too.`,
      `seven-gulls has lead ${id}: ask them to erase it too.`,
    ]);
  });

  test('is listed by its later deliveries once it is sent again, or to another provider', async () => {
    const id = await store();
    await finish(ways, () => 'dead');
    await leads(`replay ${id} --again`, now + 1);
    await finish(ways, () => 'delivered', now + 2);
    expect([await listed('dead'), await listed('delivered')]).toEqual([0, 1]);
    await store('bay-builders');
    await leads(`replay ${id} --again --provider bay-builders`, now + 3);
    expect([await listed('delivered'), await listed('waiting')]).toEqual([0, 1]);
  });
});

test('the summary counts what providers got, not the copies', async () => {
  await store();
  await finish([webhook], () => 'delivered');
  await queueForOperator(cli.database, { since: 0, now, leads: 'all', ways: [desk] });
  await finish([desk], () => 'delivered');
  expect((await leads('today')).out).toContain('Deliveries made: 1.');
});
