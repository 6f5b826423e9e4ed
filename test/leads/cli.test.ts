import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { csvRecord } from '../../leads/cli/write-csv.js';
import { claimDue } from '../../leads/store/delivery-queue.js';
import { disableEndpoint } from '../../leads/store/disabled-endpoints.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { lead, webhooksOf, withoutIds } from '../support/lead-fixtures.js';
import { copyLead } from '../support/many-leads.js';

import type { Desk } from './cli-desk.js';
import { day, everyKind, hook, now, openDesk } from './cli-desk.js';

let desk: Desk;
let database: LeadDatabase;
let folder: string;

const leads: Desk['leads'] = (...given) => desk.leads(...given);
const store: Desk['store'] = (...given) => desk.store(...given);
const actions: Desk['actions'] = () => desk.actions();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-cli-'));
  desk = openDesk(sqlite());
  database = desk.database;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function sqlite(): StoreLocation {
  return { engine: 'sqlite', path: join(folder, 'leads.sqlite') };
}

async function deliveriesOf(leadId: string) {
  return database.read((db) =>
    db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId).orderBy('id').execute(),
  );
}

describe('list', () => {
  test('shows what became of each lead, newest first, without contact data', async () => {
    const ids: string[] = [];
    for (const [place, kind] of everyKind.entries()) ids.push(await store(kind, {}, now + place * 1000));
    await store('duplicate', {}, now + 10_000);
    const { code, out } = await leads('list', now + day);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(code).toBe(0);
    expect(lines[0]).toEqual([
      'ID',
      'RECEIVED',
      'SERVICE',
      'CITY',
      'PROVIDER',
      'STATE',
      'ATTEMPTS',
      'NEXT ATTEMPT',
      'NOTE',
    ]);
    expect(lines.slice(2).map(([id]) => id)).toEqual([...ids].reverse());
    expect(
      lines
        .slice(1)
        .map((cells) => cells.find((cell) => /^[a-z]+$/.test(cell) && cell !== 'fence' && cell !== 'alice')),
    ).toEqual(['duplicate', 'spam', 'unrouted', 'waiting', 'pending', 'dead', 'delivered']);
    expect(withoutIds(out)).not.toMatch(/Quillfeather|0142|behind the house/);
  });

  test.each([...everyKind, 'duplicate' as const])('finds those that are %s', async (kind) => {
    for (const other of everyKind) await store(other);
    if (kind === 'duplicate') await store('duplicate');
    const { out } = await leads(`list --state ${kind} --format json`);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ state: kind })]);
  });

  test('finds by time, service, city and provider, up to a limit', async () => {
    await store('pending', { city: 'freer' }, now - 2 * day);
    await store('pending', { service: 'plumbers' }, now - day);
    await store('waiting', {}, now);
    const count = async (options: string): Promise<number> =>
      JSON.parse((await leads(`list --format json ${options}`)).out).length;
    expect(await count('--since 2026-05-01')).toBe(2);
    expect(await count('--until 2026-05-01T12:00:00Z')).toBe(1);
    expect(await count('--since 2026-05-01T12:00:00Z --until 2026-05-02T12:00:00Z')).toBe(1);
    expect([
      await count('--city freer'),
      await count('--service plumbers'),
      await count('--provider bay-builders'),
    ]).toEqual([1, 1, 1]);
    const limited = await leads('list --limit 2 --format json');
    expect([JSON.parse(limited.out).length, limited.notes]).toEqual([
      2,
      ['There are more than 2; see --limit, --since and --until.'],
    ]);
  });
});

describe('show', () => {
  test('prints everything about one lead', async () => {
    const id = await store('dead', { message: 'Two\nlines.' });
    const { code, out } = await leads(`show ${id}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Phone +\+13615550142$/m);
    expect(out).toMatch(/^Message +Two\n +lines\.$/m);
    expect(out).toMatch(/refused {2}500 +12 ms/);
    const json = JSON.parse((await leads(`show ${id} --format json`)).out);
    expect(json).toMatchObject({
      id,
      contact_name: 'Zelda Quillfeather',
      state: 'dead',
      consent: { channels: [] },
      deliveries: [{ state: 'dead', log: [{ outcome: 'refused', http_status: 500 }] }],
    });
  });

  test('says when there is no such lead', async () => {
    expect(await leads('show nobody')).toEqual({ code: 1, out: '', notes: ['There is no lead nobody.'] });
  });
});

describe('replay', () => {
  test('gives a dead letter the whole schedule again, under the same webhook id', async () => {
    const id = await store('dead');
    const [before] = await deliveriesOf(id);
    const { code, out } = await leads(`replay ${id}`, now + day);
    expect([code, out]).toEqual([0, `Queued for seven-gulls by webhook as ${before?.id}.\n`]);
    expect(await deliveriesOf(id)).toEqual([
      expect.objectContaining({
        id: before?.id,
        state: 'pending',
        attempts: 0,
        next_attempt_at: '2026-05-03T12:00:00.000Z',
      }),
    ]);
  });

  test('sends a delivered lead again only when asked to, under a new webhook id', async () => {
    const id = await store('delivered');
    expect(await leads(`replay ${id}`)).toMatchObject({ code: 1, notes: [expect.stringContaining('--again')] });
    expect((await leads(`replay ${id} --again`, now + 1)).code).toBe(0);
    const [first, second] = await deliveriesOf(id);
    expect([first?.state, second?.state]).toEqual(['delivered', 'pending']);
    expect(second?.id).not.toBe(first?.id);
  });

  test('releases what was kept aside as spam', async () => {
    const id = await store('spam');
    expect((await leads(`replay ${id}`)).code).toBe(0);
    const row = await database.read((db) =>
      db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ disposition: 'accepted', disposition_reason: null });
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  test('sends a lead without a provider to the one that is named', async () => {
    await store('waiting');
    const id = await store('unrouted');
    expect(await leads(`replay ${id}`)).toMatchObject({ code: 1, notes: [expect.stringContaining('--provider')] });
    expect(await leads(`replay ${id} --provider bay-builders`)).toMatchObject({
      code: 0,
      notes: [expect.stringContaining('No way leads to bay-builders')],
    });
    expect(await deliveriesOf(id)).toEqual([expect.objectContaining({ provider: 'bay-builders', state: 'pending' })]);
  });

  test('takes all dead letters at once, or those of one provider', async () => {
    for (let number = 0; number < 3; number++) await store('dead');
    await store('waiting');
    expect((await leads('replay --dead --provider bay-builders')).out).toBe('Queued 0 dead letters.\n');
    expect((await leads('replay --dead')).out).toBe('Queued 3 dead letters.\n');
    expect((await leads('replay --dead')).out).toBe('Queued 0 dead letters.\n');
  });

  const sweeping: readonly ((id: string) => readonly string[])[] = [
    () => ['replay --dead'],
    () => ['replay --dead --provider seven-gulls'],
    () => ['resend --from 2020-01-01'],
    () => ['resend --from 2020-01-01 --provider seven-gulls'],
    (id) => [`hold ${id} --reason odd`, `release ${id}`],
  ];

  test.each(sweeping.map((linesOf) => [linesOf('ID').join(', '), linesOf] as const))(
    '%s leaves a dead letter alone that was replaced',
    async (_, linesOf) => {
      // A provider is known by its leads.
      await store('waiting');
      const id = await store('dead', {}, now - 1000);
      expect((await leads(`replay ${id} --again --provider bay-builders`)).code).toBe(0);
      for (const line of linesOf(id)) expect(await leads(line)).toMatchObject({ code: 0 });
      const states = (await deliveriesOf(id)).map(({ provider, state }) => [provider, state]);
      expect(states).toEqual([
        ['seven-gulls', 'dead'],
        ['bay-builders', 'pending'],
      ]);
    },
  );
});

describe('export', () => {
  test('writes CSV that a spreadsheet only shows', async () => {
    const contact = { ...lead().contact, name: '=HYPERLINK("http://evil.example","Eve")', preferred_time: '@noon' };
    await store('delivered', { contact, message: 'Say "hi",\nplease\n=1+1', external_id: '+1-1' });
    const { code, out, notes } = await leads('export');
    expect(code).toBe(0);
    expect(out.split('\r\n')[0]).toMatch(/^lead_id,received_at,state,service,city,/);
    expect(out).toContain(`"'=HYPERLINK(""http://evil.example"",""Eve"")",+13615550142,`);
    expect(out).toContain(`"'@noon"`);
    expect(out).toContain(`"'+1-1"`);
    expect(out).toContain(`"Say ""hi"",\nplease\n'=1+1"`);
    expect(notes).toEqual(['1 leads exported']);
  });

  test('writes JSON, all leads in the order in which they came, with its progress', async () => {
    const first = await store('pending', { external_id: '0' });
    const changes = (number: number) => ({ external_id: String(number + 1) });
    await copyLead(database, first, { count: 1000, from: now + 1, changes });
    const { out, notes } = await leads('export --format json');
    const exported = JSON.parse(out) as readonly { external_id: string; phone: string }[];
    expect(exported.map(({ external_id }) => Number(external_id))).toEqual(
      Array.from({ length: 1001 }, (_, number) => number),
    );
    expect(notes).toEqual(['1000 of 1001', '1001 leads exported']);
    expect(JSON.parse((await leads('export --format json --state dead')).out)).toEqual([]);
  });

  const cells: readonly (readonly [string, string])[] = [
    ['plain', 'plain'],
    ['=1+1', `"'=1+1"`],
    [' =1+1', `"' =1+1"`],
    ['\t=1+1', `"'\t'=1+1"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['+13615550142', '+13615550142'],
    ['+1361555014A', `"'+1361555014A"`],
    ['\uFF1D1+1', `"'\uFF1D1+1"`],
    ['a,b', '"a,b"'],
    ['a;=1+1', `"a;'=1+1"`],
    ['a";"=1+1', `"a"";""'=1+1"`],
    ['a\t@x', `"a\t'@x"`],
    ['a\n-b', `"a\n'-b"`],
    ['a; b', '"a; b"'],
    ['a"b', '"a""b"'],
    ['a\r\nb', '"a\r\nb"'],
    ['', ''],
  ];
  test.each(cells)('writes the cell %j as %j', (value, cell) => {
    expect(csvRecord([value])).toBe(`${cell}\r\n`);
  });
});

describe('purge', () => {
  const contact = /Quillfeather|quillfeather|5550142|behind the house/;

  test('removes every trace of a person from the file, and keeps the consent', async () => {
    const old = await store(
      'delivered',
      { source: { ...lead().source, pageUrl: 'https://quillfeather.example/' }, external_id: 'quillfeather-7' },
      now - 100 * day,
    );
    await store('spam', {}, now - 100 * day);
    const young = await store('delivered', {
      contact: { ...lead().contact, name: 'Ada', phone: '+13615550199', email: null },
      message: null,
    });
    expect(bytes()).toMatch(contact);
    expect((await leads('purge --older-than 90d --dry-run')).out).toMatch(
      /^2 leads received before 2026-02-01T12:00:00.000Z would be purged/,
    );
    const { code, out } = await leads('purge --older-than 90d');
    expect([code, out]).toEqual([0, 'Purged 2 leads received before 2026-02-01T12:00:00.000Z.\n']);
    expect(bytes()).not.toMatch(contact);
    const shown = JSON.parse((await leads(`show ${old} --format json`)).out);
    expect(shown).toMatchObject({
      service: 'fence',
      contact_name: null,
      source: null,
      purged_at: '2026-05-02T12:00:00.000Z',
      consent: { text: lead().consent.text },
    });
    expect(JSON.parse((await leads(`show ${young} --format json`)).out)).toMatchObject({
      contact_name: 'Ada',
      purged_at: null,
    });
    expect(await leads(`replay ${old} --again`)).toMatchObject({ code: 1, notes: [expect.stringContaining('purged')] });
    expect((await leads('purge --older-than 90d')).out).toMatch(/^Purged 0 leads/);
  });

  test('keeps what nobody has received yet, unless asked otherwise', async () => {
    for (const kind of ['dead', 'pending', 'waiting', 'unrouted'] as const) await store(kind, {}, now - 100 * day);
    const kept = await leads('purge --older-than 12w');
    expect(kept).toMatchObject({
      code: 0,
      notes: [expect.stringMatching(/^4 undelivered leads of that age are kept/)],
    });
    expect(kept.out).toMatch(/^Purged 0/);
    expect((await leads('purge --older-than 12w --include-undelivered')).out).toMatch(/^Purged 4/);
    expect(bytes()).not.toMatch(contact);
    expect(
      await claimDue(database, { ways: webhooksOf('seven-gulls', 'bay-builders'), now, lease: 1, limit: 9 }),
    ).toEqual([]);
  });

  test('says when a reader keeps the bytes in the log, and removes them the next time', async () => {
    await store('spam', {}, now - 100 * day);
    const reader = new SqliteDatabase(join(folder, 'leads.sqlite'));
    reader.exec('begin; select count(*) from leads');
    const kept = await leads('purge --older-than 90d');
    expect(kept).toMatchObject({ code: 1, notes: [expect.stringContaining('Run this again')] });
    reader.exec('commit');
    reader.close();
    expect((await leads('purge --older-than 90d')).code).toBe(0);
    expect(bytes()).not.toMatch(contact);
  });

  test('tells its progress', async () => {
    const first = await store('spam', {}, now - 100 * day);
    await copyLead(database, first, { count: 500, from: now - 100 * day });
    expect((await leads('purge --older-than 90d')).notes).toEqual(['500 of 501']);
  });

  function bytes(): string {
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  }
});

describe('endpoints', () => {
  test('shows which webhooks are called, and calls one again', async () => {
    await disableEndpoint(database, 'seven-gulls', hook, now);
    expect((await leads('endpoints')).out).toMatch(
      /^seven-gulls {2}webhook {2}provider\.example {2}disabled by 410 {2}1$/m,
    );
    const { out, notes } = await leads('endpoints --enable seven-gulls');
    expect(out).toMatch(/^seven-gulls {2}webhook {2}provider\.example {2}called/m);
    expect(notes).toEqual(['The webhook of seven-gulls is called again.']);
    expect((await leads('endpoints --enable seven-gulls')).code).toBe(1);
    expect(out).not.toMatch(/secret-path|whsec/);
  });
});

test('every action is recorded with who did it', async () => {
  const id = await store('dead');
  const lines: readonly (readonly [string, string])[] = [
    ['list', 'list --state dead'],
    ['show', `show ${id}`],
    ['replay', `replay ${id}`],
    ['replay', 'replay --dead'],
    ['export', 'export --format json'],
    ['purge', 'purge --older-than 1d'],
    ['purge', 'purge --older-than 0d --include-undelivered'],
    ['endpoints', 'endpoints'],
    ['enable', 'endpoints --enable seven-gulls'],
  ];
  for (const [place, [, line]] of lines.entries()) await leads(line, now + place + 1);
  expect((await actions()).map(([actor, action]) => [actor, action])).toEqual(
    lines.map(([action]) => ['olga', action]),
  );
  const { out } = await leads('actions --format json', now + day);
  expect(JSON.parse(out)).toHaveLength(lines.length);
  expect(withoutIds(out)).not.toMatch(/Quillfeather|0142/);
});

const mistakes: readonly (readonly [string, RegExp])[] = [
  ['lst', /^There is no command `lst`\. Did you mean `list`\?/],
  ['frobnicate', /^There is no command `frobnicate`\. `leads --help` lists the commands\./],
  ['list --stat dead', /^list has no option `--stat`\. Did you mean `--state`\?\nUsage: leads list \[options\]/],
  ['list --state deed', /^`--state` cannot be `deed`\. Did you mean `dead`\?/],
  ['list --limit many', /^`--limit many` is not a whole number from 1 to 999999\./],
  ['list --limit 0', /^`--limit 0` is not a whole number from 1 to 999999\./],
  ['list --since yesterday', /^`--since yesterday` is not a day such as 2026-05-01 \(UTC\), or a moment\./],
  ['list --since 2026-02-30', /^`--since 2026-02-30` is not a day/],
  ['list --since', /^`--since` needs a value: --since TIME\./],
  ['list --since --until 2026-01-01', /^`--since` needs a value/],
  ['list --format xml', /^`--format` cannot be `xml`\. It can be table or json\./],
  ['list now', /^`now` is one argument too many\./],
  ['show', /^show needs LEAD-ID\./],
  ['test', /^test needs PROVIDER\./],
  ['replay', /^Give the id of one lead, or --dead/],
  ['replay abc --dead', /^Give the id of one lead, or --dead/],
  ['replay abc --again=yes', /^`--again` takes no value\./],
  ['purge', /^`--older-than AGE` is needed\./],
  ['purge --older-than 3m', /^`--older-than 3m` is not an age such as 90d, 12w or 5y\./],
  ['export --format table', /^`--format` cannot be `table`\. It can be csv or json\./],
  [
    'person erace --phone 361-555-0142',
    /^`erace` is not find, export, erase, withdraw or readmit\. Did you mean `erase`\?/,
  ],
];
test.each(mistakes)('refuses: %s', async (line, sentence) => {
  const { code, out, notes } = await leads(line);
  expect([code, out + notes.join('\n')]).toEqual([2, expect.stringMatching(sentence)]);
  expect(await actions()).toEqual([]);
});

test('helps', async () => {
  expect((await leads('--help')).out).toMatch(/^ {2}replay +queue a lead again/m);
  expect((await leads('purge --help')).out).toMatch(/^Usage: leads purge --older-than AGE \[options\]$/m);
});
