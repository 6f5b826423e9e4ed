/** The daily summary counts each lead once, however late it is sent and whichever version sent the last one. */
import { sql } from 'kysely';
import { timestamp } from '../../leads/model/clock.js';
import { summarizeDay } from '../../leads/store/day-summary.js';
import type { LeadDatabase } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { ClaimedSummary } from '../../leads/store/operator-summaries.js';
import { claimSummary, settleSummary } from '../../leads/store/operator-summaries.js';
import { lead } from '../support/lead-fixtures.js';
import { submission, submitLead } from '../support/lead-submission.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse('2026-05-02T07:00:00Z');
const lease = 30 * second;

let database: LeadDatabase;
/** How many leads there are, each of a person of its own. */
let people: number;
beforeEach(() => {
  people = 0;
  database = openLeadDatabase({ engine: 'sqlite', path: ':memory:' });
});
afterEach(() => database.close());

/** Stores a lead of a new person that says it was received at this moment. */
async function receive(at: number): Promise<void> {
  const contact = { ...lead().contact, phone: null, email: `person${++people}@leads.example` };
  await submitLead(database, submission({ lead: lead({ contact }), now: at }));
}

function claim(now: number): Promise<ClaimedSummary | null> {
  return claimSummary(database, { day: timestamp(now).slice(0, 10), now, lease });
}

/** The leads that a summary counts. */
async function counted({ from, until }: ClaimedSummary): Promise<number> {
  const { received } = await summarizeDay(database, { from, until, ways: [], limit: 1 });
  return Object.values(received).reduce((sum, count) => sum + count, 0);
}

/** One attempt to send the summary of the day of this moment; returns what it counts. */
async function send(now: number, delivered = true): Promise<number> {
  const claimed = await claim(now);
  if (claimed === null) throw new Error('there is no summary to send');
  const count = await counted(claimed);
  await settleSummary(database, claimed, { delivered, retryAt: delivered ? null : now + minute, now });
  return count;
}

test('a summary that is late forgets no lead, and the next one counts none twice', async () => {
  for (let at = start - 2 * hour; at < start + 2 * day; at += 7 * minute) await receive(at);
  const total = people;
  const counts = [await send(start), await send(start + day + 25 * minute), await send(start + 2 * day)];
  await receive(start + 3 * day);
  const rest = await send(start + 3 * day + hour);
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(total + 1);
});

test('a second attempt on the same day counts the same leads', async () => {
  for (let at = start - hour; at < start; at += 7 * minute) await receive(at);
  const first = await send(start, false);
  for (let at = start; at < start + hour; at += 7 * minute) await receive(at);
  expect(await send(start + hour)).toBe(first);
  expect((await send(start + day)) + first).toBe(people);
});

test('leads of days whose summary never left are in the next one', async () => {
  for (let at = start - hour; at < start + 3 * day; at += hour) await receive(at);
  await send(start, false);
  await send(start + day, false);
  expect(await send(start + 3 * day + hour)).toBe(people);
});

test('a lead whose transaction ends late, or whose clock is minutes behind, is in the next one', async () => {
  const first = await send(start);
  for (const behind of [0, 8 * second, 2 * minute, 9 * minute]) await receive(start - behind);
  expect([first, await send(start + day)]).toEqual([0, 4]);
});

test('a lead whose clock is minutes ahead is counted once', async () => {
  await receive(start + 9 * minute);
  expect([await send(start), await send(start + day)]).toEqual([0, 1]);
});

test('a summary that a clock a year ahead has sent ends at no time that has not come', async () => {
  await receive(start - hour);
  await send(start);
  await send(start + 365 * day);
  await receive(start + hour);
  expect(await send(start + day)).toBe(1);
});

test('the first summary of this version begins where that of an older version ended', async () => {
  await receive(start - hour);
  await receive(start + minute);
  await database.write(async (trx) => {
    await sql`insert into operator_summaries (day, state, attempts, next_attempt_at, delivered_at)
      values ('2026-05-02', 'delivered', 1, ${timestamp(start)}, ${timestamp(start)})`.execute(trx);
  });
  expect(await send(start + day)).toBe(1);
});

test('a summary that an older version began and could not send is sent whole', async () => {
  await receive(start - hour);
  await database.write(async (trx) => {
    await sql`insert into operator_summaries (day, state, attempts, next_attempt_at)
      values ('2026-05-02', 'pending', 1, ${timestamp(start)})`.execute(trx);
  });
  expect(await send(start + minute)).toBe(1);
});
