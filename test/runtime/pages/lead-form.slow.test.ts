/** The form by which people ask to be contacted, over HTTP: its mistakes, its repetitions, and what is kept of it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasePerson } from '../../../leads/store/erase-person.js';
import { openLeadDatabase } from '../../../leads/store/lead-database.js';
import type { Answer } from '../../support/http.js';
import { request } from '../../support/http.js';
import { consentText as fixtureConsent, withoutIds } from '../../support/lead-fixtures.js';
import type { PageApp } from '../../support/page-app.js';
import { browserHeaders, sendForm, startPageApp } from '../../support/page-app.js';
import { consentText, placedHousehold } from '../../support/page-catalog.js';
import { expectProblem } from '../../support/problem.js';
import { leadProcess } from '../../support/slow/lead-process.js';

const query = 'area=25&ground=rough&city=saltmouth&neighborhood=harbour';
const address = `/calculators/wall-paint/request?${query}`;

let pages: PageApp;
let before = 0;
beforeAll(async () => {
  pages = await startPageApp(placedHousehold);
});
beforeEach(async () => {
  before = (await pages.leads()).length;
});
afterAll(() => pages.stop());

/** What the test has left in the store. */
async function kept() {
  return (await pages.leads()).slice(before);
}

type Fields = Readonly<Record<string, string>>;

/** The hidden fields of a page as they stand in it, and what a person fills in. */
async function filled(changes: Fields = {}, path = `/calculators/wall-paint?${query}`): Promise<Fields> {
  const { text } = await pages.open(path);
  const person = { name: 'Zelda Quillfeather', phone: '361-555-0142', email: '', message: '', consent: 'yes' };
  return { ...hiddenFields(text), ...person, preferred_channel: '', timeframe: '', website: '', ...changes };
}

function hiddenFields(page: string): Fields {
  const form = /<form method="post"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]),
  );
}

function outcomeOf(sent: Answer): string {
  expect([sent.status, sent.headers['cache-control']]).toEqual([303, 'no-store']);
  const location = String(sent.headers.location);
  expect(location).toMatch(/^\/(?:calculators|embed)\/wall-paint\/request\/page-[\w-]{22}\?/);
  return location;
}

test('a request is kept with its consent, its calculation and its page, and its outcome is shown', async () => {
  const fields = await filled({ message: 'Two rooms.\r\nPlease call.', timeframe: 'this_week' });
  const outcome = await pages.open(outcomeOf(await pages.send(address, fields)));
  expect(outcome.status).toBe(200);
  expect(outcome.text).toContain('We have your request');
  expect(outcome.text).toContain('goes to the local provider as soon as they can be reached');
  expect(outcome.text).toContain('It goes to Brush &amp; Co.');
  expect(outcome.text).toContain('You left open how they reach you, this week.');
  expect(outcome.text).toMatch(/<dt>Area of the walls<\/dt><dd>25 m²<\/dd>[\s\S]*<dt>Ground<\/dt><dd>Rough plaster</);
  const [lead, ...others] = await kept();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    service: 'wall-paint',
    city: 'saltmouth',
    neighborhood: 'harbour',
    contact_name: 'Zelda Quillfeather',
    contact_phone: '+13615550142',
    message: 'Two rooms.\nPlease call.',
    timeframe: 'this_week',
    disposition: 'accepted',
  });
  expect(String(lead?.calculation)).toMatch(/"slug":"wall-paint".*"area":25,.*"ground":"rough"/);
  expect(String(lead?.source)).toContain(`http://public.example/calculators/wall-paint?${query}`);
  expect(outcome.text).toContain(String(lead?.id));
  expect(withoutIds(outcome.text)).not.toMatch(/Quillfeather|0142/);
});

test('sent again, reloaded, or sent by several clicks, it is one request with one outcome', async () => {
  const fields = await filled();
  const clicks = await Promise.all(Array.from({ length: 5 }, () => pages.send(address, fields)));
  const again = await pages.send(address, fields);
  const outcomes = new Set([...clicks, again].map(outcomeOf));
  expect(outcomes.size).toBe(1);
  const [path = ''] = outcomes;
  for (let reload = 0; reload < 3; reload++) expect((await pages.open(path)).status).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test('words that were changed after sending go out when the person sends them once more', async () => {
  const fields = await filled();
  outcomeOf(await pages.send(address, fields));
  const changed = { ...fields, message: 'And the hall.' };
  const told = await pages.send(address, changed);
  expect(told.status).toBe(422);
  expect(told.text).toContain('You already sent a request from this page.');
  expect(told.text).toContain('And the hall.');
  expect(await kept()).toHaveLength(1);
  outcomeOf(await pages.send(address, { ...changed, ...hiddenFields(told.text) }));
  expect(await kept()).toHaveLength(2);
});

test('a request that was erased is not stored again by a reload, but when the person sends the form once more', async () => {
  const fields = await filled({ phone: '361-555-0171' });
  outcomeOf(await pages.send(address, fields));
  const database = openLeadDatabase({ engine: 'sqlite', path: pages.file });
  try {
    const erasure = { now: Date.now(), actor: 'test', consentsBefore: null };
    await erasePerson(database, { phone: '+13615550171', email: null }, erasure);
  } finally {
    await database.close();
  }
  const told = await pages.send(address, fields);
  expect(told.status).toBe(410);
  expect(told.text).toContain('The request that you sent from this page was deleted, and nothing was stored now.');
  expect(told.text).not.toContain('Idempotency-Key');
  expect(await kept()).toHaveLength(1);
  outcomeOf(await pages.send(address, { ...fields, ...hiddenFields(told.text) }));
  expect(await kept()).toHaveLength(2);
});

interface Mistake {
  readonly what: string;
  readonly changes: Fields;
  /** The field it is told at; null for the form as a whole. */
  readonly field: string | null;
  readonly text: string;
  readonly at?: string;
}

const mistakes: readonly Mistake[] = [
  { what: 'no name', changes: { name: ' ' }, field: 'name', text: 'Enter your name.' },
  { what: 'a name of signs', changes: { name: '***' }, field: 'name', text: 'Enter a name with letters' },
  { what: 'no way to reach them', changes: { phone: '' }, field: 'phone', text: 'Enter a phone number, an email' },
  { what: 'a number that is none', changes: { phone: '12' }, field: 'phone', text: 'This number cannot be dialed' },
  {
    what: 'an address that is none',
    changes: { email: 'zelda@' },
    field: 'email',
    text: 'This is not an email address',
  },
  {
    what: 'no address for mail',
    changes: { preferred_channel: 'email' },
    field: 'email',
    text: 'enter an email address',
  },
  { what: 'another way', changes: { preferred_channel: 'pigeon' }, field: 'preferred_channel', text: 'no such value' },
  { what: 'no consent', changes: { consent: '' }, field: 'consent', text: 'without your consent' },
  { what: 'another consent', changes: { consent_text: 'Yes.' }, field: 'consent', text: 'The text has changed' },
  { what: 'too many words', changes: { message: 'x'.repeat(2001) }, field: 'message', text: 'longer than 2000' },
  { what: 'no city', changes: {}, field: null, text: 'Choose a city first', at: '/calculators/wall-paint/request' },
];

test.each(mistakes)('$what: shown at its field, with all that was written, and nothing is kept', async (mistake) => {
  const fields = await filled(mistake.changes);
  const told = await pages.send(mistake.at ?? address, fields);
  expect([told.status, told.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(told.text).toContain(mistake.text);
  if (mistake.field !== null) {
    expect(told.text).toContain(`<a href="#lead-${mistake.field}">`);
    expect(told.text).toContain(`id="lead-${mistake.field}-error"`);
  }
  expect(hiddenFields(told.text)).toEqual({ key: fields['key'], consent_text: consentText });
  if (mistake.field !== 'name') expect(told.text).toContain('value="Zelda Quillfeather"');
  expect(told.text.includes(' checked')).toBe(mistake.field !== 'consent');
  expect(await kept()).toEqual([]);
});

test('several mistakes are shown together', async () => {
  const told = await pages.send(address, await filled({ name: '', phone: '', consent: '' }));
  expect([...told.text.matchAll(/id="lead-(\w+)-error"/g)].map(([, field]) => field)).toEqual([
    'name',
    'phone',
    'consent',
  ]);
});

test('nothing that was written can break out of the page', async () => {
  const hostile = `"'><script>alert(1)</script>&amp;\u0000`;
  const fields = await filled({ name: hostile, phone: hostile, message: `</textarea>${hostile}`, consent: '' });
  const told = await pages.send(`${address}&x=%22%3E%3Cscript%3E`, {
    ...fields,
    __proto__x: '1',
    constructor: hostile,
  });
  expect(told.text).not.toContain('<script>alert');
  expect(told.text).not.toContain('</textarea>"');
  expect(told.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
});

test('requests from form-filling bots are set aside without a sign to the bot', async () => {
  const outcome = await pages.open(
    outcomeOf(await pages.send(address, await filled({ website: 'https://x.example' }))),
  );
  expect(outcome.text).toContain('Somebody reads it first and then passes it on');
  expect(await kept()).toMatchObject([{ disposition: 'spam' }]);
});

test('a request without a calculation that works goes without one', async () => {
  const path = '/calculators/wall-paint/request?area=plenty&city=saltmouth';
  const outcome = await pages.open(outcomeOf(await pages.send(path, await filled())));
  expect(outcome.text).toContain('is in, with what you wrote to us.');
  expect(outcome.text).not.toContain('<dl class="sent">');
  expect(await kept()).toMatchObject([{ city: 'saltmouth', calculation: null, calculation_given: null }]);
});

const keys = ['', 'order-1', 'page-short', `page-${'x'.repeat(23)}`];
test.each(keys)('a form with the key "%s", which no page gave it, is shown again with one', async (key) => {
  const told = await pages.send(address, await filled({ key }));
  expect(told.status).toBe(400);
  expect(hiddenFields(told.text)['key']).toMatch(/^page-[\w-]{22}$/);
  expect(await kept()).toEqual([]);
});

test('only pages of this service may send it', async () => {
  const fields = await filled();
  const senders = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://public.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  for (const headers of senders) {
    const told = await sendForm(pages.app, address, fields, { ...headers, accept: 'application/json' });
    expectProblem(told, 403, 'origin_not_allowed');
  }
  expect(await kept()).toEqual([]);
  const own = { host: 'calc.example', origin: 'http://calc.example' };
  outcomeOf(await sendForm(pages.app, address, fields, own));
});

test('bodies that are no form, or too long, are refused', async () => {
  const json = { ...browserHeaders, 'content-type': 'application/json', 'content-length': '2' };
  expect((await request(pages.app, 'POST', address, json, '{}')).status).toBe(415);
  expect((await pages.send(address, { message: 'x'.repeat(40_000) })).status).toBe(413);
  expect((await pages.send('/calculators/nothing/request', await filled())).status).toBe(404);
});

test('to read the address of a form leads back to the calculator', async () => {
  const answer = await pages.open(address);
  expect([answer.status, answer.headers.location]).toEqual([303, `/calculators/wall-paint?${query}`]);
});

describe('in a frame on another site', () => {
  const framed = `${query}&frame.provider=brush-and-co&frame.theme=light`;
  const policies = ({ headers }: Answer): readonly string[] => [headers['content-security-policy'] ?? ''].flat();

  test('the provider that the frame names has its number and its form there, on its own sites only', async () => {
    const answer = await pages.open(`/embed/wall-paint?${framed}`);
    expect(answer.status).toBe(200);
    expect(policies(answer).join(', ')).toContain("frame-ancestors 'self' https://brush.example");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toMatch(/Brush &amp; Co<\/b> <a class="call" href="tel:\+13615550177"/);
    expect(answer.text).toContain('Your request goes to Brush &amp; Co, (361) 555-0177.');
    expect(answer.text).toContain('the label of the bucket says what it covers');
  });

  test.each([
    ['no provider is named', `/embed/wall-paint?${query}`],
    ['another one is named', `/embed/wall-paint?${query}&frame.provider=seven-gulls`],
    ['a member of all objects is named', `/embed/wall-paint?${query}&frame.provider=constructor`],
    ['no city is named', '/embed/wall-paint?frame.provider=brush-and-co'],
    ['it takes no requests in the city', '/embed/wall-paint?city=fenwick&frame.provider=brush-and-co'],
  ])('%s: the frame has neither and may be shown everywhere', async (_name, path) => {
    const answer = await pages.open(path);
    expect(answer.text).not.toMatch(/tel:|<form method="post"/);
    expect(policies(answer).join(', ')).toContain('frame-ancestors *');
    expect(policies(answer).join(', ')).not.toContain('brush.example');
  });

  test('a request is kept, and its outcome stays in the frame', async () => {
    const fields = await filled({ preferred_channel: 'call' }, `/embed/wall-paint?${framed}`);
    const wrong = await pages.send(`/embed/wall-paint/request?${framed}`, { ...fields, name: '' });
    expect([
      wrong.status,
      wrong.text.includes('Enter your name.'),
      wrong.text.includes('class="framed light"'),
    ]).toEqual([422, true, true]);
    const location = outcomeOf(await pages.send(`/embed/wall-paint/request?${framed}`, fields));
    const outcome = await pages.open(location);
    expect(outcome.status).toBe(200);
    expect(outcome.text).toContain('class="framed light"');
    expect(outcome.text).toMatch(/You asked to be called\.[\s\S]*href="\/embed\/wall-paint\?area=25/);
    expect(policies(outcome).join(', ')).toContain("frame-ancestors 'self' https://brush.example");
    expect(await kept()).toMatchObject([{ service: 'wall-paint', city: 'saltmouth', preferred_channel: 'call' }]);
    const { text } = await pages.open('/metrics');
    expect(text).toMatch(/calculator_uses_total\{use="requested",calculator="wall-paint",where="embed"\} 1/);
    expect(text).toMatch(/calculator_uses_total\{use="opened",calculator="wall-paint",where="embed"\} [1-9]/);
  });

  test('a form without a provider is taken by nobody', async () => {
    const fields = await filled({}, `/embed/wall-paint?${framed}`);
    expect((await pages.send(`/embed/wall-paint/request?${query}`, fields)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });
});

test('that somebody changed entries is counted by calculator, of those that there are', async () => {
  for (const slug of ['rain-tank', 'rain-tank', 'nothing'])
    expect((await pages.send(`/calculators/${slug}/answered`, {})).status).toBe(204);
  const { text } = await pages.open('/metrics');
  expect(text).toMatch(/calculator_uses_total\{use="answered",calculator="rain-tank",where="page"\} 2/);
  expect(text).not.toContain('calculator="nothing"');
});

test('an outcome that nobody knows is none', async () => {
  for (const key of [`page-${'x'.repeat(22)}`, 'order-1', '__proto__']) {
    const told = await pages.open(`/calculators/wall-paint/request/${key}`);
    expect([told.status, told.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(told.text).toContain('Request not found');
  }
});

test('while the store is away, the form keeps its key and its words', async () => {
  const away = await startPageApp(placedHousehold, {
    submitLead: async () => ({
      problem: { code: 'leads_unavailable', detail: 'Send it again.', headers: ['Retry-After', '10'] },
    }),
    recallLead: async () => ({ problem: { code: 'leads_unavailable', detail: 'Ask again.' } }),
  });
  const fields = await filled();
  const told = await away.send(address, fields);
  expect([told.status, told.headers['retry-after']]).toEqual([503, '10']);
  expect(hiddenFields(told.text)['key']).toBe(fields['key']);
  expect((await away.open(`/calculators/wall-paint/request/page-${'x'.repeat(22)}`)).status).toBe(503);
  await away.stop();
});

test('a process killed at once or 5 ms later loses no acknowledged request and stores none twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-killed-'));
  const store = { engine: 'sqlite' as const, path: join(folder, 'leads.sqlite') };
  const server = await leadProcess({ store, webhooks: {}, worker: {}, leadsPerHour: 1000 });
  const form = '/calculators/fence/request?city=alice';
  const wanted: string[] = [];
  await server.start();
  for (const delay of [0, 5]) {
    const name = `Zelda ${'ABC'[wanted.length]}`;
    const { text } = await request(server, 'GET', '/calculators/fence?city=alice', browserHeaders);
    const fields = { ...hiddenFields(text), name, email: `z${wanted.length}@quillfeather.example`, consent: 'yes' };
    expect(fields).toMatchObject({ consent_text: fixtureConsent });
    const first = sendForm(server, form, fields).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server.kill();
    await first;
    await server.start();
    const again = await sendForm(server, form, fields);
    expect(again.status).toBe(303);
    const outcome = await request(server, 'GET', String(again.headers.location), browserHeaders);
    expect(outcome.status).toBe(200);
    wanted.push(name);
  }
  await server.stop();
  const database = openLeadDatabase(store);
  const stored = await database.read((db) => db.selectFrom('leads').select('contact_name').orderBy('id').execute());
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  expect(stored.map((lead) => lead.contact_name)).toEqual(wanted);
});
