/** Half-done roll-outs: an older version on a newer store, and a newer one on an older store. */
import type { Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import { claimDue, settle } from '../../leads/store/delivery-queue.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { Schema } from '../../leads/store/migrate.js';
import { schema } from '../../leads/store/migrate.js';
import { leadsMigration } from '../../leads/store/migrations/001-leads.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadBody, webhooksOf } from '../support/lead-fixtures.js';
import { submission, submitLead } from '../support/lead-submission.js';

const addsThings: Migration = {
  up: async (db) => {
    await db.schema.alterTable('leads').addColumn('mood', 'text').execute();
    await db.schema.createTable('moods').addColumn('name', 'text').execute();
  },
};
const renamesThings: Migration = {
  up: async (db) => {
    await db.schema.alterTable('leads').renameColumn('contact_phone', 'phone').execute();
  },
};

const newer: Schema = { ...schema, additive: { ...schema.additive, '900-moods': addsThings } };
const newerAndOther: Schema = { ...schema, breaking: { ...schema.breaking, '901-phone': renamesThings } };

export function contract(makeLocation: () => Promise<StoreLocation>): void {
  const opened: LeadDatabase[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  const open = (location: StoreLocation, known?: Schema): LeadDatabase => {
    const database = openLeadDatabase(location, known === undefined ? {} : { schema: known });
    opened.push(database);
    return database;
  };

  test('an older version takes and delivers leads on a store that a newer one added to', async () => {
    const location = await makeLocation();
    const newVersion = open(location, newer);
    await submitLead(newVersion, submission());
    const old = open(location);
    const outcome = await submitLead(old, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }));
    expect(outcome).toMatchObject({ kind: 'stored', disposition: 'accepted', queued: true });
    const claim = { ways: webhooksOf('seven-gulls'), now: submission().now, lease: 1000, limit: 10 };
    const claimed = await claimDue(old, claim);
    expect(claimed).toHaveLength(2);
    const [first] = claimed;
    if (first === undefined) throw new Error('nothing was claimed');
    const attempt = { startedAt: claim.now, duration: 1, outcome: 'delivered', httpStatus: 200 };
    await settle(old, first, { ...attempt, delivered: true, retryAt: null });
    expect(await submitLead(newVersion, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }))).toMatchObject({
      kind: 'replayed',
    });
  });

  test('the first version finds its own record as it left it', async () => {
    const location = await makeLocation();
    await open(location).probe();
    const firstVersion = { '001-leads': leadsMigration };
    const { error } = await open(location).read((db) =>
      new Migrator({ db, provider: { getMigrations: async () => firstVersion } }).migrateToLatest(),
    );
    expect(error).toBeUndefined();
  });

  test('a newer version brings an older store up to date while the older one runs, and knows its keys', async () => {
    const location = await makeLocation();
    const old = open(location, { breaking: schema.breaking, additive: {} });
    await old.probe();
    await old.write(async (trx) => {
      await sql`insert into leads (id, received_at, disposition, service, city) values
        ('one', ${new Date(submission().now).toISOString()}, 'accepted', 'fence', 'alice')`.execute(trx);
      await sql`insert into idempotency_keys (key_digest, body_digest, lead_id, status, answer, expires_at) values
        (${'8254c329a92850f6d539dd376f4816ee2764517da5e0235514af433164480d7a'}, 'b', 'one', 201, 'kept', '2099')`.execute(
        trx,
      );
    });
    const newVersion = open(location, newer);
    const again = await submitLead(newVersion, submission({ idempotency: { key: 'k', bodyDigest: 'b' } }));
    expect(again).toEqual({ kind: 'replayed', answer: { status: 201, body: 'kept' } });
    expect(await submitLead(newVersion, submission())).toMatchObject({ kind: 'stored' });
    const rows = await old.read((db) => db.selectFrom('leads').select('id').execute());
    expect(rows).toHaveLength(2);
  });

  test('versions of both kinds may start at the same moment', async () => {
    const location = await makeLocation();
    const databases = Array.from({ length: 8 }, (_, number) => open(location, number % 2 === 0 ? newer : schema));
    await Promise.all(databases.map((database) => database.probe()));
    const names = await open(location).read((db) => sql`select name from additive_migration`.execute(db));
    expect(names.rows).toContainEqual({ name: '900-moods' });
  });

  test('an older version refuses a store that a newer one changed, with a sentence', async () => {
    const location = await makeLocation();
    await open(location, newerAndOther).probe();
    const sentence =
      'The store of leads was changed by a newer version (901-phone), and this version would misread it. ' +
      'Start that version again, or go back to a backup from before the change.';
    await expect(open(location).probe()).rejects.toThrow(sentence);
    const leadApp = await startLeadApp({ store: location });
    await expect(leadApp.service.probe()).rejects.toThrow(sentence);
    expect((await leadApp.post(leadBody())).status).toBe(503);
    await leadApp.stop();
  });
}
