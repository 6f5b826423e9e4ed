/**
 * Brings the tables up to date. Any number of processes may do so at the same time: one works, the others wait.
 *
 * There are two kinds of migrations, each with its own record. A *breaking* one changes what is there, and code that
 * does not know it must not use the tables. An *additive* one only adds tables, indexes and columns that may be left
 * out, and code that does not know it works as before: while a roll-out is half done, or after it was taken back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import { leadsMigration } from './migrations/001-leads.js';
import { peopleMigration } from './migrations/002-people.js';
import { channelsMigration } from './migrations/003-channels.js';
import { plansMigration } from './migrations/004-plans.js';
import { languagesMigration } from './migrations/005-languages.js';
import { givenMigration } from './migrations/006-given.js';
import { summarySpansMigration } from './migrations/007-summary-spans.js';
import { isSqliteBusy } from './sqlite-dialect.js';
import { StoreTooNew } from './store-errors.js';
import type { LeadTables } from './tables.js';

/** Migrations by name. */
export type Migrations = Readonly<Record<string, Migration>>;

/** All migrations run in the order of their names, whatever their kind. */
export interface Schema {
  readonly breaking: Migrations;
  readonly additive: Migrations;
}

/** A migration that was released is never changed; the next change is a new one. */
export const schema: Schema = {
  breaking: { '001-leads': leadsMigration },
  additive: {
    '002-people': peopleMigration,
    '003-channels': channelsMigration,
    '004-plans': plansMigration,
    '005-languages': languagesMigration,
    '006-given': givenMigration,
    '007-summary-spans': summarySpansMigration,
  },
};

type Kind = keyof Schema;

/** The tables in which each kind is recorded. The first is the library's own, the only one that the first version knew. */
const records = {
  breaking: { migrationTableName: 'kysely_migration', migrationLockTableName: 'kysely_migration_lock' },
  additive: { migrationTableName: 'additive_migration', migrationLockTableName: 'additive_migration_lock' },
} as const satisfies Record<Kind, object>;

/** Longest wait for another process that migrates the same SQLite file, in milliseconds. */
const patience = 15_000;

/**
 * Throws `StoreTooNew` when a newer version made changes that this one must not work with, and the error of the
 * database when it cannot be reached or a migration fails; then nothing was changed.
 */
export async function migrate(db: Kysely<LeadTables>, known: Schema = schema): Promise<void> {
  const deadline = Date.now() + patience;
  const unknown = (await executed(db, 'breaking')).filter((name) => !(name in known.breaking));
  if (unknown.length > 0) throw new StoreTooNew(unknown);
  for (const step of stepsOf(known)) await run(db, known[step.kind], step, deadline);
}

/** Migrations of one kind that follow one another. */
interface Step {
  readonly kind: Kind;
  readonly names: readonly string[];
}

function stepsOf({ breaking, additive }: Schema): readonly Step[] {
  const steps: Step[] = [];
  for (const name of [...Object.keys(breaking), ...Object.keys(additive)].sort()) {
    const kind = name in breaking ? 'breaking' : 'additive';
    const last = steps.at(-1);
    if (last?.kind === kind) steps.splice(-1, 1, { kind, names: [...last.names, name] });
    else steps.push({ kind, names: [name] });
  }
  return steps;
}

/** The names in a record; none when there is no such table yet. */
async function executed(db: Kysely<LeadTables>, kind: Kind): Promise<readonly string[]> {
  const record = records[kind].migrationTableName;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === record)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(record)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Runs what is missing of a step. The library insists on knowing every migration of its record, so those of newer
 * versions are given to it as doing nothing.
 */
async function run(db: Kysely<LeadTables>, known: Migrations, { kind, names }: Step, deadline: number): Promise<void> {
  for (;;) {
    const done = await executed(db, kind);
    const last = names.filter((name) => !done.includes(name)).at(-1);
    if (last === undefined) return;
    const migrations = { ...Object.fromEntries(done.map((name) => [name, { up: doNothing }])), ...known };
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db, provider, ...records[kind], allowUnorderedMigrations: true });
    const { error } = await migrator.migrateTo(last);
    // A newer version may have added a migration of its own since the record was read.
    const recordGrew = error !== undefined && (await executed(db, kind)).length > done.length;
    if (error !== undefined && ((!isSqliteBusy(error) && !recordGrew) || Date.now() > deadline)) throw error;
    if (error !== undefined) await sleep(20 + Math.random() * 50);
  }
}

async function doNothing(): Promise<void> {}
