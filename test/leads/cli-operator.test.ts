import { actorOf } from '../../leads/cli/actor.js';
import type { Lead } from '../../leads/model/lead.js';
import { claimDue } from '../../leads/store/delivery-queue.js';
import { StoreUnavailable } from '../../leads/store/store-errors.js';
import type { LeadCli } from '../support/lead-cli.js';
import { openLeadCli } from '../support/lead-cli.js';
import { lead, webhookSecret, webhooksOf, withoutIds } from '../support/lead-fixtures.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { copyLead } from '../support/many-leads.js';
import { isSignedWith, startReceiver, status } from '../support/webhook-receiver.js';

import type { OperatorDesk } from './operator-desk.js';
import { day, destinations, gulls, hour, now, operatorDesk } from './operator-desk.js';

let cli: LeadCli;
let desk: OperatorDesk;
beforeEach(() => {
  cli = openLeadCli({ destinations });
  desk = operatorDesk(cli);
});
afterEach(() => cli.remove());

const leads: OperatorDesk['leads'] = (...given) => desk.leads(...given);
const store: OperatorDesk['store'] = (...given) => desk.store(...given);
const finish: OperatorDesk['finish'] = (...given) => desk.finish(...given);
const ids: OperatorDesk['ids'] = (line) => desk.ids(line);

function person(name: string, phone: string | null, email: string | null): Partial<Lead> {
  return { contact: { ...lead().contact, name, phone, email } };
}

async function deliveries() {
  return cli.database.read((db) => db.selectFrom('deliveries').selectAll().orderBy('id').execute());
}

async function lastAction(): Promise<string> {
  const rows = await cli.database.read((db) => db.selectFrom('operator_actions').selectAll().orderBy('id').execute());
  const { action, details } = rows.at(-1) ?? { action: '', details: '' };
  return `${action} ${details}`;
}

describe('search', () => {
  test('finds by name, number and address, written in any way, and shows no contact data', async () => {
    const zelda = await store({ changes: person('Zélda Quillfeather', '+13615550142', null) });
    const ada = await store({ changes: person('Ada Byron', null, 'Ada@byron.example'), at: now + 1 });
    expect(await ids('search quillFEATHER')).toEqual([zelda]);
    expect(await ids('search --name zelda')).toEqual([zelda]);
    expect(await ids('search (361)555-0142')).toEqual([zelda]);
    expect(await ids('search --phone 361.555.0142')).toEqual([zelda]);
    expect(await ids('search ada@BYRON.example')).toEqual([ada]);
    const { out } = await leads('search byron');
    expect(withoutIds(out)).not.toMatch(/Ada|byron|0142/);
    expect(await lastAction()).toMatch(/^search /);
    expect(await lastAction()).not.toMatch(/byron/i);
  });

  test('finds by service, city, provider, state and time together', async () => {
    const old = await store({ changes: { city: 'freer' }, at: now - 3 * day, outcome: 'delivered' });
    const plumbing = await store({ changes: { service: 'plumbers' }, provider: null });
    const dead = await store({ outcome: 'dead', at: now + 1 });
    expect(await ids('search --city freer')).toEqual([old]);
    expect(await ids('search --service plumbers --state unrouted')).toEqual([plumbing]);
    expect(await ids('search --state dead --provider seven-gulls')).toEqual([dead]);
    expect(await ids('search --since 2026-05-01')).toEqual([dead, plumbing]);
    expect(await leads('search --until 2020-01-01')).toMatchObject({
      code: 0,
      notes: ['Nothing fits in the store of this test.'],
    });
    // Newer leads of other providers do not use up the limit.
    await store({ provider: null, at: now + 2 });
    await store({ provider: null, at: now + 3 });
    expect(await ids('search --provider seven-gulls --limit 1')).toEqual([dead]);
  });

  test.each(['search 361555', 'search a@b', 'search --phone 12'])('refuses %s', async (line) => {
    expect((await leads(line)).code).toBe(2);
  });
});

describe('list', () => {
  test('takes a limit beyond what one statement can hold', async () => {
    await copyLead(cli.database, await store(), { count: 1004, from: now + 1 });
    const { code, out } = await leads('list --limit 100000 --format json');
    const rows = JSON.parse(out) as readonly { readonly id: string }[];
    expect([code, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([0, 1005, 1005]);
  });

  test('still lists when the disk is full, and says that this is not on record', async () => {
    const id = await store();
    const full = openLeadCli({
      destinations,
      store: cli.location,
      seen: (database) => ({ ...database, write: () => Promise.reject(new StoreUnavailable('SQLITE_FULL')) }),
    });
    for (const line of ['list', 'search zelda', 'waiting', 'today', 'endpoints', 'actions']) {
      const { code, notes } = await full.run(line, now);
      expect([line, code, notes[0]]).toEqual([
        line,
        0,
        expect.stringContaining('(SQLITE_FULL), so this look is not on'),
      ]);
    }
    expect(await full.run(`show ${id}`, now)).toMatchObject({ code: 1, out: '' });
    await full.remove();
  });
});

describe('waiting and today', () => {
  test('say what waits, for how long and why', async () => {
    await store({ at: now - 3 * hour, outcome: 'retrying' });
    await store({ at: now - 2 * hour, provider: 'bay-builders' });
    await store({ at: now - hour, provider: null });
    const dead = await store({ at: now - 50 * hour, outcome: 'dead' });
    const held = await store();
    await store({ outcome: 'delivered', at: now - 1 });
    expect((await leads(`hold ${held} --reason odd`)).out).toMatch(/^Held/);
    const { out, notes } = await leads('waiting');
    const lines = out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/).slice(1));
    expect(lines).toEqual([
      ['2 d old', 'given up, waits for you', 'seven-gulls by webhook', '1', 'tls_invalid cert_has_expired'],
      [
        '3 h old',
        'on the way, tried again by itself',
        'seven-gulls by webhook',
        '1',
        '2026-05-12T09:00:00.000Z',
        'tls_invalid cert_has_expired',
      ],
      ['2 h old', 'no way to the provider', 'bay-builders', '0'],
      ['1 h old', 'no provider takes it', '0'],
      ['0 min old', 'held until you release it', 'seven-gulls', '0', 'odd'],
    ]);
    expect(notes[0]).toMatch(/^1 on the way.*; 1 no way.*; 1 given up.*; 1 no provider.*; 1 held/);
    expect(JSON.parse((await leads('waiting --reason dead --format json')).out)).toEqual([
      expect.objectContaining({ id: dead, reason: 'dead' }),
    ]);
    const today = await leads('today');
    expect(today.out).toContain('Leads on 2026-05-02: 5 wait');
    expect(today.out).toContain('Received: 4 accepted, 1 held.');
    expect(today.out).toContain('Deliveries made: 1.');
    expect(withoutIds(today.out)).not.toMatch(/Quillfeather|0142/);
    expect((await leads('today --day 2026-04-30')).out).toContain('Received: 1 accepted.');
    expect((await leads('today --day 2030-01-01')).code).toBe(2);
  });

  test('say when nothing waits', async () => {
    expect(await leads('waiting')).toMatchObject({ code: 0, notes: ['Nothing waits in the store of this test.'] });
    expect((await leads('today')).out).toContain('Leads on 2026-05-02: nothing waits');
  });
});

describe('hold and release', () => {
  test('keep a lead from going, and let it go', async () => {
    const id = await store();
    expect((await leads(`hold ${id}`)).code).toBe(0);
    const claim = { ways: webhooksOf('seven-gulls'), now, lease: 1000, limit: 5 };
    expect(await claimDue(cli.database, claim)).toEqual([]);
    expect((await leads(`release ${id}`)).out).toBe('Released, and queued for seven-gulls.\n');
    expect(await claimDue(cli.database, claim)).toHaveLength(1);
    expect(await leads(`release ${id}`)).toMatchObject({ code: 1, notes: ['It is not held.'] });
  });

  test('say when no way leads to the provider, or there is none', async () => {
    const waiting = await store({ provider: 'bay-builders' });
    const unrouted = await store({ provider: null });
    for (const id of [waiting, unrouted]) await leads(`hold ${id}`);
    expect((await leads(`release ${waiting}`)).notes[0]).toMatch(/^No way leads to bay-builders/);
    expect((await leads(`release ${unrouted}`)).out).toMatch(/^Released. No provider takes it/);
  });
});

describe('resend', () => {
  test('sends again what was not delivered of a time, and only that', async () => {
    await store({ at: now - 5 * hour, outcome: 'dead' });
    await store({ at: now - 3 * hour, outcome: 'dead' });
    await store({ at: now - 2 * hour, outcome: 'delivered' });
    const span = '--from 2026-05-02T08:00:00Z --until 2026-05-02T11:00:00Z';
    expect((await leads(`resend ${span} --dry-run`)).out).toBe('1 deliveries would be made again.\n');
    expect(await leads(`resend ${span}`)).toMatchObject({
      code: 0,
      out: 'Queued 1 delivery.\n',
      notes: [expect.stringContaining('--again')],
    });
    expect((await deliveries()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
      'dead 1',
      'pending 0',
      'delivered 1',
    ]);
    expect(await lastAction()).toMatch(/^resend .*"from":"2026-05-02T08:00:00.000Z"/);
  });

  test('sends what was delivered once more under a new id, however often it was', async () => {
    const id = await store({ outcome: 'delivered' });
    for (const at of [now + hour, now + 2 * hour]) {
      expect((await leads(`resend --from 2026-05-02 --again`, at)).out).toBe('Queued 1 delivery.\n');
      expect((await leads(`resend --from 2026-05-02 --again`, at)).out).toBe('Queued 1 delivery.\n');
      await finish('delivered', at);
    }
    const rows = await deliveries();
    expect(rows.map(({ lead_id, channel, state }) => [lead_id, channel, state])).toEqual(
      Array.from({ length: 3 }, () => [id, 'webhook', 'delivered']),
    );
  });

  test('goes through more leads than one batch, by provider and channel', async () => {
    const first = await store({ at: now - hour, outcome: 'dead' });
    const changes = (number: number) => ({ contact_email: `person${number}@leads.example`, contact_phone: null });
    await copyLead(cli.database, first, { count: 449, from: now - hour + 1, changes });
    expect((await leads('resend --from 2026-05-02 --channel email')).out).toBe('Queued 0 deliveries.\n');
    const { out, notes } = await leads('resend --from 2026-05-02 --provider seven-gulls --channel webhook');
    expect([out, notes]).toEqual(['Queued 450 deliveries.\n', ['200 of 450', '400 of 450']]);
  });

  const mistakes: readonly (readonly [string, RegExp])[] = [
    ['resend', /`--from TIME` is needed/],
    ['resend --from 2026-05-02 --until 2026-05-01', /--until lies before --from/],
    ['resend --from 2026-05-01 --channel mail', /`--channel` cannot be `mail`. Did you mean `email`\?/],
    ['resend --from 2026-05-01 --provider seven-guls', /Did you mean `seven-gulls`\?/],
    ['replay --dead --provider seven-guls', /Did you mean `seven-gulls`\?/],
    ['replay x --provider nobody-knows --again', /No provider nobody-knows is in the settings/],
    ['test seven-guls', /Did you mean `seven-gulls`\?/],
    ['test', /test needs PROVIDER/],
    ['person', /person needs find\|export\|erase/],
    ['person ease --phone 3615550142', /Did you mean `erase`\?/],
    ['person find', /Give a telephone number, an email address or both/],
    ['person find --phone 12', /not one that can be dialed/],
    ['waiting --reason ded', /Did you mean `dead`\?/],
  ];
  test.each(mistakes)('and others refuse: %s', async (line, sentence) => {
    const { code, out, notes } = await leads(line);
    expect([code, out + notes.join()]).toEqual([2, expect.stringMatching(sentence)]);
    expect(await deliveries()).toEqual([]);
  });
});

describe('person', () => {
  const zelda = person('Zelda Quillfeather', '+13615550142', 'zelda@quillfeather.example');

  test('is found, exported, erased and known as erased', async () => {
    const id = await store({ changes: zelda, outcome: 'delivered' });
    const other = await store({ changes: person('Ada', '+13615550199', null) });
    const found = await leads('person find --phone 361-555-0142');
    expect(found.out).toMatch(/name +Zelda Quillfeather\nphones +\+13615550142\n/);
    expect(found.out).toContain(id);
    const exported = JSON.parse((await leads('person export --email ZELDA@quillfeather.example')).out);
    expect(exported.leads).toEqual([expect.objectContaining({ lead_id: id, contact_name: 'Zelda Quillfeather' })]);
    const dry = await leads('person erase --phone 3615550142');
    expect(dry.notes.at(-1)).toMatch(/^Nothing is erased yet. Add --yes/);
    const erased = await leads('person erase --phone 3615550142 --yes');
    expect(erased).toMatchObject({ code: 0, out: expect.stringMatching(/^Erased 1 leads; .* 1 kept/) });
    expect(erased.notes).toContain(`seven-gulls has lead ${id}: ask them to erase it too.`);
    expect(erased.notes.join()).toContain('zelda@quillfeather.example');
    expect((await leads(`show ${id}`)).out).not.toContain('Quillfeather');
    expect((await leads(`show ${other}`)).out).toContain('Ada');
    expect(await leads('person find --phone 3615550142')).toMatchObject({
      notes: [expect.stringMatching(/^No lead/), expect.stringMatching(/^There are 1 records of consent/)],
    });
  });

  test('a person who says STOP gets no messages until they ask again', async () => {
    await store({ changes: zelda });
    const withdrawn = await leads('person withdraw --phone 3615550142');
    expect(withdrawn.out).toMatch(/^Noted. 1 deliveries are cancelled/);
    expect(withdrawn.notes).toEqual([
      expect.stringMatching(/^Leads that name only zelda@quillfeather\.example, .* are still/),
    ]);
    const found = await leads('person find --phone 3615550142');
    expect(found.notes.join()).toContain('This person said STOP');
    expect((await leads('resend --from 2026-05-01')).out).toBe('Queued 0 deliveries.\n');
    expect((await leads('person readmit --phone 3615550142')).code).toBe(0);
    expect((await leads('person readmit --phone 3615550142')).code).toBe(1);
  });
});

describe('test', () => {
  test('sends a message by each way, with nobody in it, and says what came of it', async () => {
    const mails = await startMailReceiver();
    const hook = await startReceiver();
    const tried = openLeadCli({
      destinations: {
        endpoints: new Map([['seven-gulls', { ...gulls, url: hook.url }]]),
        mailboxes: new Map([['seven-gulls', 'office@gulls.example']]),
        languages: new Map(),
        operator: { email: 'desk@reckoner.example', leads: 'unheard', summaryAt: 0 },
      },
      mail: { host: '127.0.0.1', port: mails.port, tls: 'none', login: null, from: 'leads@reckoner.example', ca: null },
    });
    const { code, out } = await tried.run('test seven-gulls', Date.now());
    expect([
      code,
      out
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ +/)),
    ]).toEqual([0, [['webhook', 'delivered', '204'], ['email', 'delivered', '250'], ['']]]);
    const [event] = hook.received;
    expect(event !== undefined && isSignedWith(event, webhookSecret)).toBe(true);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ type: 'lead.test', data: { test: true } });
    expect(mails.mails.map(({ headers }) => headers.get('subject'))).toEqual([
      'Test: leads for seven-gulls arrive here',
    ]);
    expect((await tried.run('test operator', Date.now())).code).toBe(0);
    expect(mails.mails.at(-1)?.to).toEqual(['desk@reckoner.example']);
    hook.answerWith(status(401));
    const failed = await tried.run('test seven-gulls', Date.now());
    expect([failed.code, failed.out]).toEqual([1, expect.stringMatching(/webhook +refused +401/)]);
    expect((await tried.run('endpoints', Date.now())).out).not.toMatch(/office@|whsec_/);
    await Promise.all([tried.remove(), hook.stop(), mails.stop()]);
  });

  test('sends nothing while there is no store to record it in', async () => {
    const hook = await startReceiver();
    const endpoint = { ...gulls, url: hook.url };
    const tried = openLeadCli({
      destinations: { ...destinations, endpoints: new Map([['seven-gulls', endpoint]]) },
      seen: (database) => ({ ...database, probe: () => Promise.reject(new StoreUnavailable('no_such_file')) }),
    });
    expect(await tried.run('test seven-gulls', now)).toMatchObject({
      code: 1,
      notes: [expect.stringMatching(/no file/)],
    });
    expect(hook.received).toEqual([]);
    await Promise.all([tried.remove(), hook.stop()]);
  });

  test('says when there is no way', async () => {
    await store({ provider: 'bay-builders' });
    expect(await leads('test bay-builders')).toMatchObject({
      code: 1,
      notes: ['No way leads to bay-builders; add one to LEAD_DELIVERY_FILE.'],
    });
  });
});

const actors: readonly (readonly [string, Parameters<typeof actorOf>[0], string])[] = [
  ['an account', { sudoUser: undefined, userName: () => 'olga', userId: 7 }, 'olga'],
  ['sudo', { sudoUser: 'olga', userName: () => 'root', userId: 0 }, 'olga'],
  [
    'a number without a name',
    {
      sudoUser: undefined,
      userName: () => {
        throw new Error('ENOENT: uv_os_get_passwd');
      },
      userId: 54321,
    },
    'uid 54321',
  ],
];
test.each(actors)('records %s', (_name, sources, actor) => {
  expect(actorOf(sources)).toBe(actor);
});
