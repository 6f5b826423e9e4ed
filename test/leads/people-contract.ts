/** One person's data on both stores: found, written out, erased down to the files, and never contacted again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Submission } from '../../leads/intake/submit-lead.js';
import type { ContactPoint } from '../../leads/model/contact-point.js';
import { digest } from '../../leads/model/digest.js';
import type { Lead } from '../../leads/model/lead.js';
import { claimDue, queueState, settle } from '../../leads/store/delivery-queue.js';
import { eraseOldConsents, erasePerson, readmit, withdraw } from '../../leads/store/erase-person.js';
import { exportPerson, findPeople } from '../../leads/store/find-people.js';
import { holdLead, releaseLead } from '../../leads/store/hold-lead.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { LeadFilter } from '../../leads/store/operator-leads.js';
import { purgeLeads } from '../../leads/store/purge-leads.js';
import { forgetExpiredKeys } from '../../leads/store/recall-answer.js';
import { replayLead } from '../../leads/store/replay-lead.js';
import { searchLeads } from '../../leads/store/search-leads.js';
import { lead, personOf, webhooksOf } from '../support/lead-fixtures.js';
import { submission, submitLead, submittedAt } from '../support/lead-submission.js';

const now = submittedAt;
const day = 24 * 60 * 60 * 1000;
const doing = { now, actor: 'test' };

/** A person with words of their own, who can be looked for in files. */
function marked(number: number): Lead {
  const word = `xylophone${String(number).padStart(4, '0')}`;
  return lead({
    contact: {
      name: `Name ${word}`,
      phone: null,
      phone_extension: null,
      email: `${word}@people.example`,
      preferred_channel: null,
      preferred_time: `after ${word}`,
    },
    message: `${word} is under the house. `.repeat(1 + (number % 60)),
    external_id: `ref-${word}`,
    source: { agent: word, pageUrl: null, referrer: null, campaign: null },
  });
}

async function submit(database: LeadDatabase, changes: Partial<Submission> = {}): Promise<string> {
  const outcome = await submitLead(database, submission(changes));
  if (outcome.kind !== 'stored') throw new Error(`it was not stored: ${outcome.kind}`);
  return outcome.leadId;
}

interface Engine {
  readonly makeLocation: () => Promise<StoreLocation>;
  /** The words that begin so in the files of the stores. */
  readonly wordsInFiles: (beginning: string) => Promise<readonly string[]>;
}

export function contract(engine: Engine): void {
  let database: LeadDatabase;
  beforeEach(async () => {
    database = openLeadDatabase(await engine.makeLocation());
  });
  afterEach(() => database.close());

  const zelda = personOf({ phone: '(361) 555-0142' });
  const claim = () => claimDue(database, { ways: webhooksOf('seven-gulls'), now: now + day, lease: 1000, limit: 100 });

  test('finds people by number and by address, however they are written', async () => {
    await submit(database, { lead: lead({ contact: { ...lead().contact, email: 'Zelda@quillfeather.example' } }) });
    const second = { ...lead().contact, name: 'Quentin Quillfeather', email: null };
    await submit(database, { lead: lead({ contact: second, message: 'The gate.' }), now: now + 1000 });
    await submit(database, { lead: marked(1) });
    const byPhone = await findPeople(database, personOf({ phone: '361.555.0142' }));
    expect(byPhone.people.map(({ name, leads }) => [name, leads.length])).toEqual([
      ['Zelda Quillfeather', 1],
      ['Quentin Quillfeather', 1],
    ]);
    const byEmail = await findPeople(database, personOf({ email: 'zelda@QUILLFEATHER.example' }));
    expect(byEmail).toMatchObject({ people: [{ name: 'Zelda Quillfeather', phones: ['+13615550142'] }], consents: 0 });
    expect(await findPeople(database, personOf({ phone: '361-555-0199' }))).toMatchObject({
      people: [],
      withdrawnAt: null,
    });
  });

  test('writes out everything that it holds of a person', async () => {
    const id = await submit(database, { idempotency: { key: 'k', bodyDigest: 'b' } });
    const exported = JSON.stringify(await exportPerson(database, zelda, doing));
    for (const text of [id, 'Zelda', '+13615550142', 'zelda@quillfeather.example', 'Replace the fence', 'request-1']) {
      expect(exported).toContain(text);
    }
    expect(JSON.parse(exported)).toMatchObject({ leads: [{ consent: { text: expect.any(String) } }] });
  });

  test('erases one person everywhere and keeps the consent, which can still be found', async () => {
    const id = await submit(database, { idempotency: { key: 'k', bodyDigest: 'b' } });
    await submit(database, { lead: marked(1) });
    const erasure = await erasePerson(database, zelda, { ...doing, consentsBefore: null });
    expect(erasure).toMatchObject({
      leads: [id],
      delivered: [],
      underWay: 0,
      consentsKept: 1,
      consentsErased: 0,
      alsoKnownBy: { phones: [], emails: ['zelda@quillfeather.example'] },
    });
    expect(await findPeople(database, zelda)).toMatchObject({ people: [], consents: 1 });
    expect(await findPeople(database, personOf({ email: 'zelda@quillfeather.example' }))).toMatchObject({
      consents: 1,
    });
    expect((await claim()).map(({ lead: { contact_name } }) => contact_name)).toEqual(['Name xylophone0001']);
    expect(await submitLead(database, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }))).toEqual({
      kind: 'erased',
    });
  });

  describe('after an erasure a request with the same key', () => {
    const idempotency = { key: '361-555-0142', bodyDigest: 'the-body' };
    const stranger = { name: 'address 192.0.2.99', isKnown: false };
    const erasures: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['of the person', () => erasePerson(database, zelda, { ...doing, consentsBefore: null })],
      [
        'by age',
        () =>
          purgeLeads(
            database,
            { before: now + 1, includeUndelivered: true, now: now + 1 },
            { limit: 10, actor: 'test' },
          ),
      ],
    ];

    test.each(erasures)('stores nothing, %s', async (_name, erase) => {
      await submit(database, { idempotency });
      await erase();
      const repetitions: readonly Partial<Submission>[] = [
        { idempotency },
        { idempotency, caller: stranger },
        { idempotency: { ...idempotency, bodyDigest: 'another' } },
        // The same body is known for as long as the record is there.
        { idempotency, now: now + 2 * day },
      ];
      for (const repetition of repetitions) {
        expect(await submitLead(database, submission(repetition))).toEqual({ kind: 'erased' });
      }
      expect(await database.read((db) => db.selectFrom('leads').select('contact_phone').execute())).toEqual([
        { contact_phone: null },
      ]);
    });

    test('of a stranger with another body is a lead, which can be erased as well', async () => {
      await submit(database, { idempotency });
      await erasePerson(database, zelda, { ...doing, consentsBefore: null });
      const other = { idempotency: { ...idempotency, bodyDigest: 'theirs' }, caller: stranger, lead: marked(7) };
      await submit(database, other);
      expect(await submitLead(database, submission(other))).toMatchObject({ kind: 'replayed' });
      await erasePerson(database, marked(7).contact, { ...doing, consentsBefore: null });
      expect(await submitLead(database, submission(other))).toEqual({ kind: 'erased' });
      expect(await submitLead(database, submission({ idempotency }))).toEqual({ kind: 'erased' });
    });

    test('is a lead once the key has expired, and until then nothing but digests is kept', async () => {
      await submit(database, { idempotency });
      await erasePerson(database, zelda, { ...doing, consentsBefore: null });
      const kept = await database.read((db) => db.selectFrom('idempotency_keys').selectAll().execute());
      expect(kept).toEqual([expect.objectContaining({ answer: '', status: 410 })]);
      // Whoever reads the store without its key cannot try all telephone numbers.
      const guesses = [idempotency.key, idempotency.bodyDigest].flatMap((text) => [text, digest(text)]);
      for (const guess of guesses) expect(JSON.stringify(kept)).not.toContain(guess);
      await forgetExpiredKeys(database, now + day + 1);
      expect(await submitLead(database, submission({ idempotency, now: now + day + 2 }))).toMatchObject({
        kind: 'stored',
      });
    });

    test('that an older version recorded stores nothing', async () => {
      await submit(database, { idempotency });
      await database.write(async (trx) => {
        await trx.updateTable('idempotency_keys').set({ caller: null }).execute();
      });
      await erasePerson(database, zelda, { ...doing, consentsBefore: null });
      const changed = { ...idempotency, bodyDigest: 'another' };
      expect(await submitLead(database, submission({ idempotency: changed }))).toEqual({ kind: 'erased' });
    });
  });

  test('erases consents that are older than their retention', async () => {
    await submit(database);
    const young = await erasePerson(database, zelda, { ...doing, consentsBefore: now });
    expect(young).toMatchObject({ consentsKept: 1, consentsErased: 0 });
    expect(await eraseOldConsents(database, { ...doing, before: now })).toBe(0);
    expect(await eraseOldConsents(database, { ...doing, before: now + 1 })).toBe(1);
    expect(await findPeople(database, zelda)).toMatchObject({ consents: 0 });
    await submit(database, { now: now + day });
    const old = await erasePerson(database, zelda, { ...doing, consentsBefore: now + 2 * day });
    expect(old).toMatchObject({ consentsKept: 0, consentsErased: 1 });
  });

  test('leaves no consent of a lead that is still there to the retention', async () => {
    await submit(database);
    expect(await eraseOldConsents(database, { ...doing, before: now + day })).toBe(0);
  });

  test('sends no request of a person who said STOP, and takes no new one', async () => {
    const id = await submit(database);
    await submit(database, { lead: marked(1) });
    expect(await withdraw(database, zelda, doing)).toEqual({
      cancelled: 1,
      underWay: 0,
      alsoKnownBy: { phones: [], emails: ['zelda@quillfeather.example'] },
    });
    expect((await claim()).map(({ lead: { contact_name } }) => contact_name)).toEqual(['Name xylophone0001']);
    const other = lead({ message: 'Something else.', contact: { ...lead().contact, email: null } });
    expect(await submitLead(database, submission({ lead: other }))).toMatchObject({
      disposition: 'held',
      queued: false,
    });
    expect(await claim()).toEqual([]);
    expect(await findPeople(database, zelda)).toMatchObject({ withdrawnAt: new Date(now).toISOString() });
    const replay = { leadId: id, provider: null, again: true, ...doing };
    expect(await replayLead(database, replay)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('opted out'),
    });
    const stored = await database.read((db) => db.selectFrom('withdrawals').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain('5550142');
    expect(await readmit(database, zelda, doing)).toBe(true);
    expect(await readmit(database, zelda, doing)).toBe(false);
    const again = lead({ message: 'Third.', contact: { ...lead().contact, email: null } });
    expect(await submitLead(database, submission({ lead: again }))).toMatchObject({ disposition: 'accepted' });
  });

  test('does not reveal to a caller who said STOP', async () => {
    await withdraw(database, zelda, doing);
    const suspicion = { disposition: 'held', reason: 'links' } as const;
    const answers = [
      await submitLead(database, submission()),
      await submitLead(
        database,
        submission({ lead: lead({ contact: { ...lead().contact, phone: '+13615550155', email: null } }), suspicion }),
      ),
    ].map((outcome) => (outcome.kind === 'stored' ? outcome.answer : null));
    const [stopped, held] = answers.map((answer) => ({
      status: answer?.status,
      body: answer?.body.replace(/"lead_id":"[^"]*"/, ''),
    }));
    expect(stopped).toEqual(held);
    expect(stopped?.status).toBe(201);
  });

  test('delivers no lead of a person who says STOP at that moment', async () => {
    const withdrawn = withdraw(database, zelda, doing);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => submitLead(database, submission())));
    await withdrawn;
    const { people } = await findPeople(database, zelda);
    const stored = outcomes.filter(({ kind }) => kind === 'stored').length;
    expect(people.flatMap(({ leads }) => leads)).toHaveLength(stored);
    expect(await claim()).toEqual([]);
  });

  test('holds leads and lets them go under the webhook id they had', async () => {
    const id = await submit(database);
    expect(await holdLead(database, id, 'looks odd', doing)).toEqual({ kind: 'held' });
    expect(await claim()).toEqual([]);
    expect((await searchLeads(database, { state: 'held', limit: 10 })).map((found) => found.id)).toEqual([id]);
    const released = await releaseLead(database, id, doing);
    expect(released).toMatchObject({ kind: 'released', provider: 'seven-gulls' });
    const [claimed] = await claim();
    expect(released).toMatchObject({ deliveries: [{ id: claimed?.delivery.id }] });
    expect(await releaseLead(database, id, doing)).toEqual({ kind: 'refused', reason: 'It is not held.' });
    const suspicion = { disposition: 'held', reason: 'links' } as const;
    const purge = { before: now + day, includeUndelivered: false, now: now + day };
    const doubtful = await submit(database, { lead: marked(2), suspicion });
    expect(await queueState(database, { ways: [], now: now + 5000 })).toMatchObject({
      held: 1,
      heldOldestSeconds: 5,
    });
    expect(await purgeLeads(database, purge, { limit: 10, actor: 'test' })).toBe(0);
    expect(await releaseLead(database, doubtful, doing)).toMatchObject({ kind: 'released' });
    expect(await queueState(database, { ways: [], now })).toMatchObject({ held: 0, heldOldestSeconds: 0 });
    expect(await claim()).toHaveLength(1);
    expect(await holdLead(database, 'nobody', 'x', doing)).toMatchObject({ kind: 'refused' });
  });

  test('purges neither a lead of which a part is held nor one that came at the very moment', async () => {
    const id = await submit(database);
    const ways = [...webhooksOf('seven-gulls'), { provider: 'seven-gulls', channel: 'email' } as const];
    const both = await claimDue(database, { ways, now, lease: 1000, limit: 10 });
    const [sent] = both;
    if (sent === undefined) throw new Error('nothing was claimed');
    const delivered = { outcome: 'delivered', httpStatus: 204, delivered: true, retryAt: null };
    await settle(database, sent, { startedAt: now, duration: 1, ...delivered });
    const later = now + 2000;
    expect(await holdLead(database, id, 'looks odd', { ...doing, now: later })).toEqual({ kind: 'held' });
    const purge = { before: now + 1, includeUndelivered: false, now: later };
    expect([both.length, await purgeLeads(database, purge, { limit: 10, actor: 'test' })]).toEqual([2, 0]);
    await releaseLead(database, id, { ...doing, now: later });
    const everything = { ...purge, includeUndelivered: true };
    expect(await purgeLeads(database, { ...everything, before: now }, { limit: 10, actor: 'test' })).toBe(0);
    expect(await purgeLeads(database, everything, { limit: 10, actor: 'test' })).toBe(1);
  });

  test('finds leads by what an operator remembers', async () => {
    const jose = lead({
      contact: { ...lead().contact, name: 'Jos\u00e9 Mu\u00f1oz', phone: '+13615550101', email: null },
    });
    const id = await submit(database, { lead: jose });
    await submit(database, { lead: marked(1), now: now + 1000 });
    await submit(database, { lead: { ...marked(2), city: 'freer' }, now: now + 2000 });
    const found = async ({ phone, email, ...search }: ContactPoint & LeadFilter & { readonly name?: string }) => {
      const person = phone === undefined && email === undefined ? {} : personOf({ phone, email });
      return (await searchLeads(database, { limit: 10, ...search, ...person })).length;
    };
    expect((await searchLeads(database, { name: 'jose MUNOZ', limit: 10 })).map((hit) => hit.id)).toEqual([id]);
    expect(await found({ name: 'xylophone' })).toBe(2);
    expect(await found({ name: 'xylophone', city: 'freer' })).toBe(1);
    expect(await found({ phone: '361 555 0101' })).toBe(1);
    expect(await found({ phone: '361 555 0101', email: 'a@b.example' })).toBe(0);
    expect(await found({ email: 'XYLOPHONE0001@people.example' })).toBe(1);
    expect(await found({ service: 'plumbers' })).toBe(0);
    expect(await found({ since: new Date(now + 1000).toISOString() })).toBe(2);
    expect(await found({ until: new Date(now + 1000).toISOString() })).toBe(1);
    expect((await searchLeads(database, { limit: 1 })).map(({ city }) => city)).toEqual(['freer']);
  });

  test('names nobody in the record of what operators did', async () => {
    await submit(database);
    await exportPerson(database, zelda, doing);
    await withdraw(database, zelda, doing);
    await erasePerson(database, zelda, { ...doing, consentsBefore: null });
    const rows = await database.read((db) => db.selectFrom('operator_actions').selectAll().execute());
    expect(rows.map(({ action }) => action).sort()).toEqual(['erase-person', 'export-person', 'withdraw']);
    expect(JSON.stringify(rows)).not.toMatch(/5550142|quillfeather|zelda/i);
  });

  /** Numbers that no other test has, so that their words are found in the files of this one only. */
  const numbers = (first: number): readonly number[] => Array.from({ length: 60 }, (_, index) => first + index);
  const erasures: readonly (readonly [string, readonly number[], () => Promise<unknown>])[] = [
    [
      'one person after the other',
      numbers(1000),
      async () => {
        for (const number of numbers(1000)) {
          await erasePerson(database, marked(number).contact, { ...doing, consentsBefore: null });
        }
      },
    ],
    [
      'by age',
      numbers(2000),
      () => purgeLeads(database, { before: now + 1, includeUndelivered: true, now }, { limit: 1000, actor: 'test' }),
    ],
  ];
  test.each(erasures)('leaves no word in the files of what was erased %s', async (_name, people, erase) => {
    for (const number of people) {
      await submit(database, { lead: marked(number), idempotency: { key: `k${number}`, bodyDigest: 'b' } });
    }
    if (database.engine === 'postgres') await database.read((db) => sql`analyze`.execute(db));
    const beginning = `xylophone${String(people[0]).slice(0, 1)}`;
    expect(await engine.wordsInFiles(beginning)).toHaveLength(people.length);
    await erase();
    expect(await database.compact()).toEqual([]);
    expect(await engine.wordsInFiles(beginning)).toEqual([]);
  });
}

/** The words of `marked` people in the files of a folder, each once. A server may remove a file meanwhile, with its words. */
export function wordsIn(folder: string, isMeant: (path: string) => boolean, beginning: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const meant = paths.filter((path) => isMeant(path.slice(folder.length + 1)));
  const words = meant.flatMap((path) => textOf(path).match(/xylophone\d{4}/g) ?? []);
  return [...new Set(words)].filter((word) => word.startsWith(beginning)).sort();
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
