/** What a lead store promises on SQLite and on PostgreSQL. */
import type { Submission, SubmitOutcome } from '../../leads/intake/submit-lead.js';
import { submitLeads } from '../../leads/intake/submit-lead.js';
import type { Lead } from '../../leads/model/lead.js';
import type { ClaimedDelivery } from '../../leads/store/delivery-queue.js';
import { claimDue, queueState, settle } from '../../leads/store/delivery-queue.js';
import { disableEndpoint, enableEndpoints, endpointName, listDisabled } from '../../leads/store/disabled-endpoints.js';
import type { LeadDatabase, LeadReader, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { forgetExpiredKeys } from '../../leads/store/recall-answer.js';
import { recentActivity } from '../../leads/store/recent-leads.js';
import type { LeadTables } from '../../leads/store/tables.js';
import { lead, webhooksOf } from '../support/lead-fixtures.js';
import { submission, submitLead, submittedAt } from '../support/lead-submission.js';

const now = submittedAt;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

export function person(number: number): Lead {
  return lead({ contact: { ...lead().contact, phone: null, email: `person${number}@leads.example` }, message: null });
}

export async function count(database: LeadDatabase, table: keyof LeadTables): Promise<number> {
  const query = (db: LeadReader) => db.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
  return Number((await database.read((db) => query(db).executeTakeFirstOrThrow())).n);
}

interface Engine {
  /** An empty place for a store. */
  readonly makeLocation: () => Promise<StoreLocation>;
  /** A store without leads. */
  readonly makeStore: () => Promise<StoreLocation>;
}

export function contract(engine: Engine): void {
  const opened: LeadDatabase[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });

  const open = (location: StoreLocation): LeadDatabase => {
    const database = openLeadDatabase(location);
    opened.push(database);
    return database;
  };
  const fresh = async (): Promise<LeadDatabase> => open(await engine.makeStore());
  const claim = (database: LeadDatabase, changes: object = {}): Promise<readonly ClaimedDelivery[]> =>
    claimDue(database, { ways: webhooksOf('seven-gulls'), now, lease: 30_000, limit: 10, ...changes });

  test('keeps every field of a lead', async () => {
    const database = await fresh();
    const full = lead({
      neighborhood: 'downtown',
      postal_code: '78401',
      contact: { ...lead().contact, phone_extension: '12', preferred_channel: 'text', preferred_time: 'after 5 pm' },
      message: 'Two\nlines, and \u{1F528} \u05D0\u05D1',
      timeframe: 'this_week',
      calculation: {
        slug: 'fence',
        inputs: { gates: 2 },
        value: 16,
        unit: 'posts',
        interpretation: 'x',
        claimMatches: true,
      },
      source: { agent: 'helper', pageUrl: 'https://a.example/', referrer: null, campaign: 'spring' },
      external_id: 'crm-7',
    });
    const outcome = await submitLead(database, submission({ lead: full }));
    const row = await database.read((db) => db.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
    expect(outcome).toMatchObject({ kind: 'stored', leadId: row.id, disposition: 'accepted', queued: true });
    expect(row).toMatchObject({
      received_at: '2026-05-01T12:00:00.000Z',
      request_id: 'request-1',
      neighborhood: 'downtown',
      contact_name: 'Zelda Quillfeather',
      contact_phone: '+13615550142',
      contact_phone_extension: '12',
      preferred_channel: 'text',
      preferred_time: 'after 5 pm',
      postal_code: '78401',
      message: 'Two\nlines, and \u{1F528} \u05D0\u05D1',
      timeframe: 'this_week',
      external_id: 'crm-7',
      purged_at: null,
    });
    expect(JSON.parse(row.calculation ?? '')).toEqual(full.calculation);
    expect(JSON.parse(row.source ?? '')).toEqual(full.source);
  });

  test('writes the lead, its consent, its key and its delivery together or not at all', async () => {
    const database = await fresh();
    const idempotency = { key: 'k', bodyDigest: 'b' };
    // The key is written after the lead and its consent, and a digest that is missing fails there.
    const failing = submission({ idempotency: { ...idempotency, bodyDigest: null as unknown as string } });
    await expect(submitLead(database, failing)).rejects.toThrow();
    expect(
      await Promise.all(
        (['leads', 'consents', 'idempotency_keys', 'deliveries'] as const).map((table) => count(database, table)),
      ),
    ).toEqual([0, 0, 0, 0]);
    await submitLead(database, submission({ idempotency }));
    expect(
      await Promise.all(
        (['leads', 'consents', 'idempotency_keys', 'deliveries'] as const).map((table) => count(database, table)),
      ),
    ).toEqual([1, 1, 1, 1]);
  });

  describe('several leads of one person', () => {
    const services = ['fence', 'concrete', 'sod'];
    /** One lead for each trade; a digest that is missing fails where its key is written. */
    const batch = (...digests: readonly (string | null)[]): readonly Submission[] =>
      services.map((service, place) => {
        const bodyDigest = digests[place] as string;
        return submission({ lead: lead({ service }), idempotency: { key: `key.${service}`, bodyDigest } });
      });
    const kinds = (outcomes: readonly SubmitOutcome[]): readonly string[] => outcomes.map(({ kind }) => kind);
    const counts = (database: LeadDatabase) =>
      Promise.all(
        (['leads', 'consents', 'idempotency_keys', 'deliveries'] as const).map((table) => count(database, table)),
      );

    test.each([0, 1, 2])('are all stored, or none where that at place %s fails', async (place) => {
      const database = await fresh();
      const failing = batch(...['a', 'b', 'c'].map((digest, other) => (other === place ? null : digest)));
      await expect(submitLeads(database, failing)).rejects.toThrow();
      expect(await counts(database)).toEqual([0, 0, 0, 0]);
      const outcomes = await submitLeads(database, batch('a', 'b', 'c'));
      expect(outcomes).toMatchObject(services.map(() => ({ kind: 'stored', disposition: 'accepted', queued: true })));
      expect(await counts(database)).toEqual([3, 3, 3, 3]);
      const stored = await database.read((db) => db.selectFrom('leads').selectAll().execute());
      expect(stored.map(({ service }) => service).sort()).toEqual([...services].sort());
    });

    test('sent again, and by several clicks at once, are the same leads', async () => {
      const database = await fresh();
      const clicks = await Promise.all([1, 2, 3].map(() => submitLeads(database, batch('a', 'b', 'c'))));
      expect(await counts(database)).toEqual([3, 3, 3, 3]);
      const allowed = ['stored', 'replayed', 'in_flight'];
      for (const outcomes of clicks) expect(allowed).toContain([...new Set(kinds(outcomes))].join());
      const again = await submitLeads(database, batch('a', 'b', 'c'));
      expect(kinds(again)).toEqual(['replayed', 'replayed', 'replayed']);
    });

    test('are none where the key of one came with another lead', async () => {
      const database = await fresh();
      await submitLeads(database, batch('a', 'b', 'c').slice(1, 2));
      expect(kinds(await submitLeads(database, batch('a', 'other', 'c')))).toEqual(['key_reused']);
      expect(await counts(database)).toEqual([1, 1, 1, 1]);
      expect(kinds(await submitLeads(database, batch('a', 'b', 'c')))).toEqual(['stored', 'replayed', 'stored']);
    });
  });

  test('replays the first answer for the same key and body, and refuses another body', async () => {
    const database = await fresh();
    const first = await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }));
    const again = await submitLead(
      database,
      submission({ idempotency: { key: 'k', bodyDigest: 'b' }, now: now + day - 1 }),
    );
    const other = await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'c' } }));
    expect(again).toEqual({ kind: 'replayed', answer: 'answer' in first ? first.answer : null });
    expect(other).toEqual({ kind: 'key_reused' });
    expect(await count(database, 'leads')).toBe(1);
  });

  test('forgets a key after a day', async () => {
    const database = await fresh();
    await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }));
    expect(await forgetExpiredKeys(database, now + day - 1)).toBe(0);
    expect(
      await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'c' }, now: now + day })),
    ).toMatchObject({ kind: 'stored' });
    expect(await forgetExpiredKeys(database, now + 2 * day)).toBe(1);
    expect(await count(database, 'idempotency_keys')).toBe(0);
  });

  test('stores one lead for one key, however many requests come at once', async () => {
    const database = await fresh();
    const idempotency = { key: 'k', bodyDigest: 'b' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => submitLead(database, submission({ idempotency }))),
    );
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(1);
    expect(kinds.every((kind) => ['stored', 'replayed', 'in_flight'].includes(kind))).toBe(true);
    expect(await count(database, 'leads')).toBe(1);
    expect(await count(database, 'deliveries')).toBe(1);
  });

  test('recognises an equal lead without a key within a day, also when both come at once', async () => {
    const database = await fresh();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => submitLead(database, submission())));
    const ids = new Set(outcomes.map((outcome) => ('leadId' in outcome ? outcome.leadId : '')));
    expect(ids.size).toBe(1);
    expect(outcomes.filter((outcome) => 'disposition' in outcome && outcome.disposition === 'accepted')).toHaveLength(
      1,
    );
    expect(await count(database, 'deliveries')).toBe(1);
    expect(await count(database, 'leads')).toBe(8);
    expect(await submitLead(database, submission({ now: now + day }))).toMatchObject({ disposition: 'accepted' });
  });

  const different: readonly (readonly [string, Partial<Submission>])[] = [
    ['another service', { lead: lead({ service: 'plumbers' }) }],
    ['another city', { lead: lead({ city: 'freer' }) }],
    ['another neighborhood', { lead: lead({ neighborhood: 'downtown' }) }],
    ['another phone', { lead: lead({ contact: { ...lead().contact, phone: '+13615550143' } }) }],
    ['a new key', { idempotency: { key: 'k', bodyDigest: 'b' } }],
  ];
  test.each(different)('takes %s for a lead of its own', async (_name, changes) => {
    const database = await fresh();
    await submitLead(database, submission());
    expect(await submitLead(database, submission(changes))).toMatchObject({ disposition: 'accepted' });
  });

  const equal: readonly (readonly [string, Partial<Submission>])[] = [
    ['the same words in capitals', { lead: lead({ message: 'REPLACE the fence  behind the house.' }) }],
    ['another reference of the caller', { lead: lead({ external_id: 'crm-8' }) }],
    ['a name with other punctuation', { lead: lead({ contact: { ...lead().contact, name: 'Zelda, Quillfeather' } }) }],
  ];
  test.each(equal)('takes %s for the same lead', async (_name, changes) => {
    const database = await fresh();
    await submitLead(database, submission());
    expect(await submitLead(database, submission(changes))).toMatchObject({ disposition: 'duplicate', queued: false });
  });

  const versions: readonly (readonly [string, Partial<Lead>])[] = [
    ['another message', { message: 'Please call, there is water in the cellar.' }],
    ['an emergency', { timeframe: 'emergency' }],
    ['a corrected address', { contact: { ...lead().contact, email: 'z.quillfeather@quillfeather.example' } }],
    ['another extension', { contact: { ...lead().contact, phone_extension: '12' } }],
    ['a corrected name', { contact: { ...lead().contact, name: 'Selda Quillfeather' } }],
  ];
  test.each(versions)('delivers %s as a later version of the first lead', async (_name, changes) => {
    const database = await fresh();
    const first = await submitLead(database, submission());
    const second = await submitLead(database, submission({ lead: lead(changes), now: now + 1000 }));
    const again = await submitLead(database, submission({ lead: lead(changes), now: now + 2000 }));
    const back = await submitLead(database, submission({ now: now + 3000 }));
    expect(second).toMatchObject({ disposition: 'accepted', queued: true, isVersion: true });
    expect(again).toMatchObject({ disposition: 'duplicate', queued: false });
    expect(back).toMatchObject({ disposition: 'accepted', queued: true, isVersion: true });
    const rows = await database.read((db) => db.selectFrom('leads').select('version_of').orderBy('id').execute());
    const id = 'leadId' in first ? first.leadId : '';
    expect(rows.map(({ version_of }) => version_of)).toEqual([null, id, null, id]);
    expect((await claim(database, { now: now + 4000 })).map(({ lead: { version_of } }) => version_of).sort()).toEqual(
      [id, id, null].sort(),
    );
  });

  test('takes another person of the household with another job for a lead of its own', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    const other = { ...lead().contact, name: 'Quentin Quillfeather', email: 'quentin@quillfeather.example' };
    const job = lead({ contact: other, message: 'The gate does not close.' });
    expect(await submitLead(database, submission({ lead: job }))).toMatchObject({
      disposition: 'accepted',
      isVersion: false,
    });
  });

  test('lets a stranger neither suppress a lead nor learn that it exists', async () => {
    const database = await fresh();
    const stranger = { name: 'address 198.51.100.9', isKnown: false };
    const theirs = await submitLead(database, submission({ caller: stranger, lead: lead({ message: 'A guess.' }) }));
    const own = await submitLead(database, submission());
    expect(own).toMatchObject({ disposition: 'accepted', queued: true, isVersion: false });
    const third = { name: 'address 203.0.113.7', isKnown: false };
    const copy = await submitLead(database, submission({ caller: third }));
    expect(copy).toMatchObject({ disposition: 'duplicate', queued: false });
    const answers = [theirs, own, copy].map((outcome) => ('answer' in outcome ? outcome.answer : null));
    const bodies = answers.map((answer) => JSON.parse(answer?.body ?? '{}') as Record<string, unknown>);
    expect(new Set(bodies.map(({ lead_id }) => lead_id)).size).toBe(3);
    expect(answers.map((answer) => answer?.status)).toEqual([201, 201, 201]);
    expect({ ...bodies[2], lead_id: '' }).toEqual({ ...bodies[0], lead_id: '' });
    expect(await count(database, 'deliveries')).toBe(2);
  });

  test('keeps the keys of callers apart', async () => {
    const database = await fresh();
    const key = (bodyDigest: string) => ({ idempotency: { key: 'order-1', bodyDigest } });
    const callers = [1, 2, 3].map((number) => ({ name: `address 198.51.100.${number}`, isKnown: false }));
    for (const [number, caller] of callers.entries()) {
      const sent = { caller, lead: person(number), ...key(`body of ${number}`) };
      expect(await submitLead(database, submission(sent))).toMatchObject({ kind: 'stored', disposition: 'accepted' });
      expect(await submitLead(database, submission(sent))).toMatchObject({ kind: 'replayed' });
      const reused = { ...sent, ...key(`another of ${number}`) };
      expect(await submitLead(database, submission(reused))).toEqual({ kind: 'key_reused' });
    }
    expect(await count(database, 'leads')).toBe(3);
  });

  test('knows a request again that comes from another address', async () => {
    const database = await fresh();
    const idempotency = { key: 'k', bodyDigest: 'b' };
    await submitLead(database, submission({ idempotency }));
    const moved = { name: 'address 203.0.113.7', isKnown: false };
    expect(await submitLead(database, submission({ idempotency, caller: moved }))).toMatchObject({ kind: 'replayed' });
    expect(await count(database, 'leads')).toBe(1);
  });

  test('stores one lead for one key that comes from many addresses at once', async () => {
    const database = await fresh();
    const idempotency = { key: 'k', bodyDigest: 'b' };
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        submitLead(database, submission({ idempotency, caller: { name: `address ${number}`, isKnown: false } })),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await count(database, 'leads')).toBe(1);
  });

  test('keeps spam aside, and does not take an honest lead for its repetition', async () => {
    const database = await fresh();
    const suspicion = { disposition: 'spam', reason: 'trap_field' } as const;
    const spam = await submitLead(database, submission({ suspicion }));
    expect(spam).toMatchObject({ kind: 'stored', disposition: 'spam', queued: false });
    expect(await submitLead(database, submission({ suspicion }))).toMatchObject({
      disposition: 'duplicate',
    });
    expect(await submitLead(database, submission())).toMatchObject({ disposition: 'accepted', queued: true });
  });

  test('counts what the same contact and the same message did within a day', async () => {
    const database = await fresh();
    const message = 'The very same long message, sent for many different people by one and the same machine.';
    const letters = [1, 2, 3].map((number) => {
      const text = number === 3 ? message.toUpperCase().replace(' ', '  ') : message;
      return { ...person(number), message: text };
    });
    const seen: string[] = [];
    for (const sent of [...letters, { ...person(1), city: 'freer' }]) {
      const recent = await database.write((trx) => recentActivity(trx, sent, now));
      seen.push(`${recent.sameMessage} ${recent.sameContact}`);
      await submitLead(database, submission({ lead: sent }));
    }
    expect(seen).toEqual(['0 0', '1 0', '2 0', '0 1']);
  });

  test('queues nothing for a place without a provider', async () => {
    const database = await fresh();
    expect(await submitLead(database, submission({ provider: null }))).toMatchObject({
      disposition: 'accepted',
      queued: false,
    });
    expect(await count(database, 'deliveries')).toBe(0);
  });

  test('leases a delivery to one claimant until the lease runs out', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    const [first] = await claim(database);
    expect(first).toMatchObject({
      delivery: { provider: 'seven-gulls', attempts: 0 },
      lead: { contact_name: 'Zelda Quillfeather' },
    });
    expect(await claim(database, { now: now + 29_999 })).toEqual([]);
    const [second] = await claim(database, { now: now + 30_000 });
    expect(second?.delivery.id).toBe(first?.delivery.id);
    expect(second?.token).not.toBe(first?.token);
  });

  test('gives each delivery to one of many claimants', async () => {
    const database = await fresh();
    for (let number = 0; number < 40; number++) await submitLead(database, submission({ lead: person(number) }));
    const claims = await Promise.all(Array.from({ length: 16 }, () => claim(database, { limit: 5 })));
    const ids = claims.flat().map(({ delivery }) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(5);
  });

  test('claims only what is due, for the providers that are asked for', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    expect(await claim(database, { now: now - 1 })).toEqual([]);
    expect(await claim(database, { ways: webhooksOf('bay-builders') })).toEqual([]);
    expect(await claim(database, { ways: webhooksOf() })).toEqual([]);
    expect(await claim(database, { limit: 0 })).toEqual([]);
    expect(await claim(database)).toHaveLength(1);
  });

  test('sends what a clock that ran ahead has planned for next year', async () => {
    const database = await fresh();
    const year = 365 * day;
    await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'b' }, now: now + year }));
    const [ahead] = await claim(database, { now: now + year });
    if (ahead === undefined) throw new Error('nothing was claimed');
    expect(await claim(database)).toHaveLength(1);
    const failed = { startedAt: now + year, duration: 1, outcome: 'refused', httpStatus: 500, delivered: false };
    const [again] = await claim(database, { now: now + 60_000 });
    if (again === undefined) throw new Error('nothing was claimed');
    await settle(database, again, { ...failed, retryAt: now + year + day });
    expect(await claim(database, { now: now + 120_000 })).toHaveLength(1);
    await forgetExpiredKeys(database, now);
    expect(await forgetExpiredKeys(database, now + day)).toBe(1);
  });

  test('leaves what is planned for tomorrow until then', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    const [claimed] = await claim(database);
    if (claimed === undefined) throw new Error('nothing was claimed');
    const failed = { startedAt: now, duration: 1, outcome: 'refused', httpStatus: 500, delivered: false };
    await settle(database, claimed, { ...failed, retryAt: now + 26.4 * hour });
    expect(await claim(database, { now: now + 26 * hour })).toEqual([]);
    expect(await claim(database, { now: now + 26.4 * hour })).toHaveLength(1);
  });

  const attempt = { startedAt: now, duration: 120, outcome: 'refused', httpStatus: 500 };

  test('writes down attempts and plans the next one', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    const [claimed] = await claim(database);
    if (claimed === undefined) throw new Error('nothing was claimed');
    await settle(database, claimed, { ...attempt, delivered: false, retryAt: now + hour });
    expect(await claim(database, { now: now + hour - 1 })).toEqual([]);
    const [again] = await claim(database, { now: now + hour });
    if (again === undefined) throw new Error('nothing was claimed');
    expect(again.delivery).toMatchObject({ id: claimed.delivery.id, attempts: 1 });
    await settle(database, again, {
      ...attempt,
      startedAt: now + hour,
      outcome: 'delivered',
      httpStatus: 204,
      delivered: true,
      retryAt: null,
    });
    expect(await claim(database, { now: now + day })).toEqual([]);
    const rows = await database.read((db) => db.selectFrom('delivery_attempts').selectAll().orderBy('id').execute());
    expect(rows.map(({ outcome, http_status }) => [outcome, http_status])).toEqual([
      ['refused', 500],
      ['delivered', 204],
    ]);
  });

  test('accepts the late success of a lost lease, and ignores its late failure', async () => {
    const database = await fresh();
    await submitLead(database, submission());
    const [slow] = await claim(database);
    const [quick] = await claim(database, { now: now + hour });
    if (slow === undefined || quick === undefined) throw new Error('nothing was claimed');
    await settle(database, slow, { ...attempt, delivered: false, retryAt: null });
    expect(await queueState(database, { ways: webhooksOf('seven-gulls'), now })).toMatchObject({ pending: 1, dead: 0 });
    await settle(database, slow, { ...attempt, delivered: true, retryAt: null });
    await settle(database, quick, { ...attempt, delivered: false, retryAt: now });
    expect(await queueState(database, { ways: webhooksOf('seven-gulls'), now })).toMatchObject({ pending: 0, dead: 0 });
  });

  test('reports what is in the queue', async () => {
    const database = await fresh();
    const state = (providers: readonly string[]) =>
      queueState(database, { ways: webhooksOf(...providers), now: now + 90_000 });
    expect(await state(['seven-gulls'])).toMatchObject({
      pending: 0,
      waiting: 0,
      dead: 0,
      oldestSeconds: 0,
      oldestDueSeconds: 0,
    });
    await submitLead(database, submission());
    await submitLead(database, submission({ lead: person(1), now: now + 30_000 }));
    await submitLead(database, submission({ lead: person(2), provider: 'bay-builders' }));
    expect(await state(['seven-gulls'])).toMatchObject({
      pending: 2,
      waiting: 1,
      dead: 0,
      oldestSeconds: 90,
      oldestDueSeconds: 90,
    });
    const [claimed] = await claim(database, { limit: 1 });
    if (claimed === undefined) throw new Error('nothing was claimed');
    await settle(database, claimed, { ...attempt, delivered: false, retryAt: null });
    expect(await state(['seven-gulls'])).toMatchObject({
      pending: 1,
      waiting: 1,
      dead: 1,
      oldestSeconds: 60,
      oldestDueSeconds: 60,
    });
  });

  test('remembers disabled endpoints by provider and URL', async () => {
    const database = await fresh();
    await disableEndpoint(database, 'seven-gulls', 'https://a.example', now);
    await disableEndpoint(database, 'seven-gulls', 'https://a.example', now);
    const disabled = await listDisabled(database);
    expect([...disabled]).toEqual([endpointName('seven-gulls', 'https://a.example')]);
    expect(disabled.has(endpointName('seven-gulls', 'https://b.example'))).toBe(false);
    expect(await enableEndpoints(database, { provider: 'seven-gulls', actor: 'test', now })).toBe(1);
    expect((await listDisabled(database)).size).toBe(0);
  });

  test('is migrated once by many instances that start together', async () => {
    const location = await engine.makeLocation();
    const databases = Array.from({ length: 8 }, () => open(location));
    await Promise.all(databases.map((database) => database.probe()));
    await Promise.all(databases.map((database, number) => submitLead(database, submission({ lead: person(number) }))));
    const [first] = databases;
    if (first === undefined) throw new Error('no database');
    expect(await count(first, 'leads')).toBe(8);
  });

  test('finds everything again after it was closed', async () => {
    const location = await engine.makeLocation();
    const before = openLeadDatabase(location);
    await submitLead(before, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }));
    await before.close();
    const after = open(location);
    expect(await submitLead(after, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }))).toMatchObject({
      kind: 'replayed',
    });
    expect(await claim(after)).toHaveLength(1);
  });
}
