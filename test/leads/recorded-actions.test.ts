/** An operator's action and its record are stored together, or not at all. */
import { sql } from 'kysely';
import { disableEndpoint } from '../../leads/store/disabled-endpoints.js';
import type { LeadTables } from '../../leads/store/tables.js';
import type { LeadCli } from '../support/lead-cli.js';
import { openLeadCli } from '../support/lead-cli.js';
import type { OperatorDesk } from './operator-desk.js';
import { day, destinations, gulls, now, operatorDesk } from './operator-desk.js';

let cli: LeadCli;
let desk: OperatorDesk;
beforeEach(() => {
  cli = openLeadCli({ destinations });
  desk = operatorDesk(cli);
});
afterEach(() => cli.remove());

const changing = ['leads', 'consents', 'deliveries', 'withdrawals', 'disabled_endpoints'] as const;
const tables: readonly (keyof LeadTables)[] = [...changing, 'operator_actions'];

/** Every row of the tables that operators change. */
async function content(): Promise<readonly string[]> {
  const rows = tables.map((table) => cli.database.read((db) => db.selectFrom(table).selectAll().execute()));
  return (await Promise.all(rows)).map((found) => JSON.stringify(found));
}

const execute = (statement: string) => cli.database.write((trx) => sql.raw(statement).execute(trx));

const refuseRecords = "create trigger full before insert on operator_actions begin select raise(abort, 'full'); end";

/** Each action that changes the store, with what has to be there first. */
const actions: readonly (readonly [line: string, before: (id: string) => Promise<unknown>])[] = [
  ['hold ID --reason odd', async () => undefined],
  ['release ID', (id) => desk.leads(`hold ${id}`)],
  ['replay ID', () => desk.finish('dead', now)],
  ['replay --dead', () => desk.finish('dead', now)],
  ['resend --from 2026-05-01 --until 2026-05-03', () => desk.finish('dead', now)],
  ['person erase --phone 3615550142 --yes', async () => undefined],
  ['person withdraw --phone 3615550142', async () => undefined],
  ['person readmit --phone 3615550142', () => desk.leads('person withdraw --phone 3615550142')],
  ['endpoints --enable seven-gulls', () => disableEndpoint(cli.database, gulls.provider, gulls.url, now)],
];

test.each(actions)('%s: changes nothing that it cannot record', async (line, before) => {
  const id = await desk.store();
  await before(id);
  const command = line.replace('ID', id);
  const found = await content();
  await execute(refuseRecords);
  expect(await desk.leads(command)).toMatchObject({ code: 1, out: '' });
  expect(await content()).toEqual(found);
  await execute('drop trigger full');
  expect(await desk.leads(command)).toMatchObject({ code: 0 });
  const changed = (await content()).flatMap((rows, at) => (rows === found[at] ? [] : [tables[at]]));
  expect(changed).toContain('operator_actions');
  expect(changed.length).toBeGreaterThan(1);
});

test('a purge changes nothing that it cannot record', async () => {
  await desk.store({ at: now - 100 * day, outcome: 'delivered' });
  const found = await content();
  await execute(refuseRecords);
  expect(await desk.leads('purge --older-than 90d')).toMatchObject({ code: 1, out: '' });
  expect(await content()).toEqual(found);
});

test('an action that is refused changes nothing but the record', async () => {
  await desk.store();
  const found = await content();
  for (const line of ['hold x', 'release x', 'replay x']) expect((await desk.leads(line)).code).toBe(1);
  expect((await content()).slice(0, -1)).toEqual(found.slice(0, -1));
});

test('a lead shows what was done with it, by whom and when', async () => {
  const [id, other] = [await desk.store(), await desk.store({ provider: null, at: now + 1 })];
  await desk.leads(`hold ${id} --reason odd`);
  await desk.leads(`release ${id}`, now + 60_000);
  await desk.leads(`hold ${other}`);
  const { out } = await desk.leads(`show ${id}`, now + 120_000);
  expect(out).toContain(
    [
      'DONE AT                   BY    ACTION',
      '2026-05-02T12:00:00.000Z  olga  hold',
      '2026-05-02T12:01:00.000Z  olga  release\n',
    ].join('\n'),
  );
  const shown = JSON.parse((await desk.leads(`show ${id} --format json`, now + 180_000)).out);
  expect(shown.actions).toMatchObject([
    { action: 'hold', details: { lead: id, reason: 'odd' } },
    { action: 'release', details: { lead: id, provider: 'seven-gulls' } },
    { action: 'show', at: '2026-05-02T12:02:00.000Z' },
  ]);
});
