/** What a person chose goes with the request: from every door into the store, and from there to everybody who reads it. */

import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { webhookEvents } from '../../contract/webhooks/events.js';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import type { InputSpec, ListInput } from '../../engine/kernel/module.js';
import { languages } from '../../generated/languages.js';
import type { GivenCalculation } from '../../leads/model/lead.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { closedCheck } from '../support/contract.js';
import { americanForms } from '../support/fixture-service.js';
import { request, withoutFragment } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import type { LeadCli } from '../support/lead-cli.js';
import { openLeadCli } from '../support/lead-cli.js';
import { leadSettings } from '../support/lead-fixtures.js';
import type { MailReceiver } from '../support/mail-receiver.js';
import { bodiesOf, startMailReceiver } from '../support/mail-receiver.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import { randomOwn } from '../support/own-figures.js';
import { browserHeaders, sendForm } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { isLong } from '../support/shares.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

const compiled = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
/** The real catalog, whose provider in Alice has a site of its own. */
const catalog: Catalog = {
  ...compiled,
  network: compiled.network && {
    ...compiled.network,
    providers: {
      ...compiled.network.providers,
      'far-gate': { name: 'Far Gate Home Services', sites: ['https://gate.example'] },
    },
  },
};
const now = Date.parse('2026-11-20T12:00:00Z');
const events = webhookEvents(americanForms);
const consent = { given: true, text: catalog.service.leads?.consentText ?? '' };
const spanishConsent = catalog.others?.[0]?.service.leads?.consentText ?? '';

let receiver: WebhookReceiver;
let mail: MailReceiver;
let leads: LeadApp;
let cli: LeadCli;
let client: Client;

beforeAll(async () => {
  receiver = await startReceiver();
  mail = await startMailReceiver();
  const providers = Object.keys(catalog.network?.providers ?? {});
  const webhooks = Object.fromEntries(providers.map((name) => [name, receiver.url]));
  const { destinations } = leadSettings({ engine: 'sqlite', path: '' }, webhooks);
  const mailboxes = new Map(providers.map((name) => [name, `${name}@providers.example`]));
  leads = await startLeadApp({
    unserved: catalog,
    pages: plainAssets(catalog, ['es']),
    clock: () => now,
    settings: {
      destinations: { ...destinations, mailboxes },
      mail: {
        host: '127.0.0.1',
        port: mail.port,
        tls: 'none',
        login: null,
        from: 'leads@reckoner.example',
        ca: null,
      },
    },
  });
  cli = openLeadCli({ destinations, store: leads.location });
  client = await connectTo(httpTransport(leads.app), 'auto');
});
afterAll(async () => {
  await client.close();
  await cli.remove();
  await leads.stop();
  await receiver.stop();
  await mail.stop();
});

let people = 0;

/** A person whom no other test knows. */
function person() {
  people += 1;
  return { name: `Person ${people}`, email: emailOf(people) };
}

const emailOf = (number: number): string => `person${number}@leads.example`;

/** The first lead of the last person. */
async function lastLead() {
  const lead = (await leads.leads()).find(({ contact_email }) => contact_email === emailOf(people));
  if (lead === undefined) throw new Error('Nothing is stored.');
  return lead;
}

async function lastGiven(): Promise<GivenCalculation> {
  return JSON.parse(String((await lastLead()).calculation_given)) as GivenCalculation;
}

const entriesOf = ({ entries }: GivenCalculation) => entries.map(({ label, text }) => `${label}: ${text}`);

/** Opens a page as a browser does, with its redirects. */
async function open(path: string): Promise<string> {
  const { status, headers, text } = await request(leads.app, 'GET', withoutFragment(path), browserHeaders);
  return status === 303 ? open(String(headers.location)) : text;
}

/** Sends the form of a page as a browser without JavaScript does, and returns the page of its outcome. */
async function sendFormOf(path: string): Promise<string> {
  const page = await open(path);
  const [, action = '', inside = ''] = /<form method="post" action="([^"]*)"([\s\S]*?)<\/form>/.exec(page) ?? [];
  const hidden = [...inside.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const address = action.replaceAll('&amp;', '&');
  const sent = await sendForm(leads.app, address, { ...fields, ...person(), consent: 'yes' });
  expect(sent.status).toBe(303);
  return open(String(sent.headers.location));
}

/** The rows under "What was sent". */
function sentRows(page: string): readonly string[] {
  const list = /<dl class="sent">(.*?)<\/dl>/s.exec(page)?.[1] ?? '';
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, label, text]) => `${label}: ${text}`);
}

const fenceQuery = 'length=46+m&style=vinyl_6&with=gate%2Ctear_out&style.rate=38';
const fenceEntries = [
  'Length of fence: 46 m (counted as 150.92 linear ft)',
  'Style: 6-ft vinyl privacy',
  'Added: Walk gate',
  'Added: Tearing out and hauling the old fence',
  'Price per linear foot: $38 per linear foot',
];
const roomsQuery = 'rooms=length%3A12%7Ewidth%3A14&rooms=length%3A3+m%7Ewidth%3A9';
const roomsEntries = [
  'Rooms, 1 of 2: Length 12 ft, Width 14 ft',
  'Rooms, 2 of 2: Length 3 m (counted as 9.84 ft), Width 9 ft',
];

describe('a form', () => {
  test('keeps options, own prices and units as typed, and its outcome lists them', async () => {
    const outcome = await sendFormOf(
      '/calculators/fence?length=46&length.unit=m&style=vinyl_6&with=gate,tear_out&style.rate=38&city=alice',
    );
    const given = await lastGiven();
    expect([given.query, entriesOf(given)]).toEqual([fenceQuery, fenceEntries]);
    expect(sentRows(outcome).slice(0, -2)).toEqual(fenceEntries.slice(0, -1));
    expect(sentRows(outcome).slice(-2)).toEqual([
      'Price per linear foot: $38 per linear foot, your own figure',
      `Total for the job: ${given.total?.text}`,
    ]);
  });

  test('keeps the rows of a list one by one', async () => {
    const outcome = await sendFormOf(`/calculators/flooring?${roomsQuery}&city=alice`);
    const given = await lastGiven();
    expect([given.query, entriesOf(given)]).toEqual([roomsQuery, roomsEntries]);
    expect(sentRows(outcome).slice(0, 2)).toEqual(roomsEntries);
  });

  test('keeps the day', async () => {
    await sendFormOf('/calculators/property-tax?on=2025-06-01&city=alice');
    const { query, entries } = await lastGiven();
    expect(query).toBe('on=2025-06-01');
    expect(entries).toEqual([{ kind: 'day', name: 'on', label: 'Day', text: '2025-06-01' }]);
  });

  test('in Spanish lists them in Spanish, and providers read the labels of the service', async () => {
    const outcome = await sendFormOf('/es/calculators/fence?with=gate&style.rate=38&city=alice');
    expect(sentRows(outcome).slice(0, -1)).toEqual([
      expect.stringMatching(/^Se agrega: Portón/),
      expect.stringMatching(/^Precio por pie.*: \$38 .*, su propia cifra$/),
    ]);
    expect(entriesOf(await lastGiven())).toEqual([fenceEntries[2], fenceEntries[4]]);
  });

  test('in a frame of a provider keeps them as well', async () => {
    await sendFormOf(`/embed/fence?${fenceQuery}&city=alice&frame.provider=far-gate`);
    expect(await lastGiven()).toMatchObject({ query: fenceQuery });
  });
});

describe('a program', () => {
  const calculation = {
    slug: 'fence',
    inputs: { length: '46 m', style: 'vinyl_6', 'style.rate': 38 },
    with: 'gate,tear_out',
  };
  const rooms = {
    rooms: [
      { length: 12, width: 14 },
      { length: '3 m', width: 9 },
    ],
  };
  const sorted = (query: string) => [...new URLSearchParams(query)].sort();

  test.each([
    ['members beside inputs', calculation],
    ['everything among the inputs', { slug: 'fence', inputs: { ...calculation.inputs, with: 'gate,tear_out' } }],
  ])('over HTTP may send %s', async (_name, sent) => {
    const answer = await leads.post({ service: 'fence', city: 'alice', contact: person(), consent, calculation: sent });
    expect(answer.status).toBe(201);
    const given = await lastGiven();
    expect([sorted(given.query), entriesOf(given)]).toEqual([sorted(fenceQuery), fenceEntries]);
  });

  test.each([
    ['fence', calculation, fenceQuery, fenceEntries],
    ['flooring', { slug: 'flooring', inputs: rooms }, roomsQuery, roomsEntries],
    ['property-tax', { slug: 'property-tax', on: '2025-06-01' }, 'on=2025-06-01', ['Day: 2025-06-01']],
  ])('by the tool for %s sends what a calculation takes', async (service, sent, query, entries) => {
    const body = { service, city: 'alice', contact: person(), consent, calculation: sent };
    expect(await callTool(client, 'submit_lead', body)).toMatchObject({ isError: false });
    const given = await lastGiven();
    expect([sorted(given.query), entriesOf(given)]).toEqual([sorted(query), entries]);
  });

  test.each([
    [{ slug: 'fence', with: 'gaet' }, '#/calculation/with', 'gate'],
    [{ slug: 'fence', inputs: { with: 'gaet' } }, '#/calculation/inputs/with', 'gate'],
    [{ slug: 'fence', inputs: { 'style.rat': 38 } }, '#/calculation/inputs/style.rat', 'style.rate'],
    [
      { slug: 'flooring', inputs: { rooms: [{ length: 12, widht: 14 }] } },
      '#/calculation/inputs/rooms/0/widht',
      'width',
    ],
  ])('is told where a mistake is, and what was meant: %j', async (sent, pointer, suggestion) => {
    const before = (await leads.leads()).length;
    const answer = await leads.post({ service: 'fence', city: 'alice', contact: person(), consent, calculation: sent });
    expect([answer.status, answer.json()['errors']]).toEqual([422, [expect.objectContaining({ pointer, suggestion })]]);
    expect(await leads.leads()).toHaveLength(before);
  });

  test.each([
    [{ slug: 'fence', inputs: { 'style.rate': 99_999 } }, '#/calculation/inputs/style.rate', 'out_of_range'],
    [{ slug: 'fence', inputs: { with: 'gate' }, with: 'gate' }, '#/calculation/inputs/with', 'repeated_parameter'],
    [{ slug: 'property-tax', on: '1850-01-01' }, '#/calculation/on', 'unknown_day'],
    [
      { slug: 'flooring', inputs: { rooms: [{ call: 'Zelda' }] } },
      '#/calculation/inputs/rooms/0/call',
      'unknown_parameter',
    ],
    [{ slug: 'flooring', inputs: { rooms: ['call Zelda'] } }, '#/calculation/inputs/rooms/0', 'invalid_value'],
    [{ slug: 'flooring', inputs: { rooms: { length: 12 } } }, '#/calculation/inputs/rooms', 'invalid_value'],
  ])('is refused what a calculation refuses: %j', async (sent, pointer, code) => {
    const answer = await leads.post({ service: 'fence', city: 'alice', contact: person(), consent, calculation: sent });
    expect([answer.status, answer.json()['errors']]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
  });

  test('is reported in Spanish', async () => {
    const sent = { service: 'fence', city: 'alice', contact: person(), calculation: { slug: 'fence', with: 'gaet' } };
    const text = JSON.stringify({ ...sent, consent: { given: true, text: spanishConsent } });
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const answer = await request(leads.app, 'POST', '/api/lead-submit?lang=es', headers, text);
    expect(JSON.stringify(answer.json()['errors'])).toContain('¿Quiso decir gate?');
  });
});

describe('whoever reads the request', () => {
  let contact: ReturnType<typeof person>;
  let id: string;
  beforeAll(async () => {
    contact = person();
    const calculation = { slug: 'fence', inputs: { length: '46 m', style: 'vinyl_6', 'style.rate': 38 } };
    const sent = { ...calculation, with: 'gate,tear_out' };
    await leads.post({ service: 'fence', city: 'alice', contact, consent, calculation: sent });
    id = (await lastLead()).id;
    await leads.service.drain();
  });

  test('a receiver of webhooks: as the published schema says, with the total', async () => {
    const event = receiver.received.map(({ body }) => JSON.parse(body)).find(({ data }) => data.lead_id === id);
    expect(closedCheck(events['lead.created'].body)(event)).toEqual([]);
    const { given, query, total } = event.data.calculation;
    expect(entriesOf({ entries: given, query, total })).toEqual(fenceEntries);
    const path = `/api/calc/fence?${query}`;
    const { estimate } = (await request(leads.app, 'GET', path)).json() as { estimate: { total: object } };
    expect(total).toEqual({ ...estimate.total, text: expect.stringMatching(/^\$[\d,]+( to \$[\d,]+)?$/) });
  });

  test('a provider with a mailbox', () => {
    const received = mail.mails.find(({ source }) => source.includes(id));
    if (received === undefined) throw new Error('No mail has come.');
    const text = bodiesOf(received).get('text/plain') ?? '';
    expect(text).toContain(`Entered by the customer: \n${fenceEntries.join('\n')}, the customer's own figure\n`);
    expect(text).toMatch(/\nEstimated total: \$[\d,]+/);
  });

  test('an operator, by every command', async () => {
    const shown = await cli.run(`show ${id}`, now);
    for (const entry of fenceEntries) expect(shown.out).toContain(entry);
    expect(JSON.parse((await cli.run(`show ${id} --format json`, now)).out)).toMatchObject({
      calculation_given: { query: expect.stringContaining('with=gate%2Ctear_out') },
    });
    const exported = JSON.parse((await cli.run('export --format json', now)).out) as { lead_id: string }[];
    expect(exported.find(({ lead_id }) => lead_id === id)).toMatchObject({
      calculation_given: { entries: { length: 5 } },
    });
    expect((await cli.run('export', now)).out).toContain('Walk gate');
  });

  test('nobody, once the data of the person are erased', async () => {
    const exported = await cli.run(`person export --email ${contact.email}`, now);
    expect(exported.out).toContain('Walk gate');
    await cli.run(`person erase --email ${contact.email} --yes`, now);
    const lead = (await leads.leads()).find((each) => each.id === id);
    expect(lead).toMatchObject({ contact_name: null, calculation_given: null });
  });

  test('no log', () => {
    const said = JSON.stringify(leads.logs);
    for (const text of ['46 m', '46+m', 'tear_out', 'style.rate', 'Walk gate']) expect(said).not.toContain(text);
  });
});

describe('the same request once more', () => {
  const sent = () => ({ service: 'fence', city: 'alice', contact: person(), consent });
  const withGate = { slug: 'fence', inputs: { length: 100 }, with: 'gate' };

  test('with another option is a later version, and with the same a repetition', async () => {
    const body = { ...sent(), calculation: withGate };
    const first = (await leads.post(body)).json()['lead_id'];
    expect((await leads.post(body)).json()).toMatchObject({ status: 'duplicate', lead_id: first });
    await leads.post({ ...body, calculation: { ...withGate, with: 'tear_out' } });
    const stored = (await leads.leads()).filter(({ contact_email }) => contact_email === emailOf(people));
    expect(stored.map(({ disposition, version_of }) => [disposition, version_of]).sort()).toEqual([
      ['accepted', null],
      ['accepted', first],
      ['duplicate', null],
    ]);
  });

  test('is a repetition of one that a version stored which did not keep what was given', async () => {
    const body = { ...sent(), calculation: { slug: 'fence', inputs: { length: 100 } } };
    const first = (await leads.post(body)).json()['lead_id'];
    await leads.database.write((trx) =>
      trx.updateTable('leads').set({ calculation_given: null }).where('id', '=', String(first)).execute(),
    );
    expect((await leads.post(body)).json()).toMatchObject({ status: 'duplicate', lead_id: first });
    await leads.service.drain();
    const event = receiver.received.map((each) => JSON.parse(each.body)).find(({ data }) => data.lead_id === first);
    expect(Object.keys(event.data.calculation)).not.toContain('given');
    expect(closedCheck(events['lead.created'].body)(event)).toEqual([]);
  });
});

const seed = chosenSeed(43);

test(`everything of a query but the place is kept, of any calculator (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const { calculators } = serveCatalog(catalog, { baseUrl: 'http://public.example', requestsPerMinute: 1 });
  const all = [...calculators.values()];
  const lists = all.filter(({ plan }) => plan.lists.length > 0);
  let sent = 0;
  while (sent < (isLong ? 120 : 16)) {
    const calculator = random.pick(sent % 4 === 0 ? lists : all);
    const query = randomQuery(calculator, random);
    // Inputs that do not go together are refused, and then nothing is to be kept.
    if (calculator.refuse(calculator.inputs(valuesOf(calculator, query))) !== null) continue;
    await sendFormOf(`/calculators/${calculator.slug}?${query}&city=alice`);
    const { query: kept, entries } = await lastGiven();
    expect([calculator.slug, pairsIn(kept)]).toEqual([calculator.slug, pairsIn(query)]);
    const told = entries.map(({ kind, name }) => (kind === 'option' ? 'with' : name));
    expect(new Set(told)).toEqual(new Set([...new URLSearchParams(query)].map(([name]) => name)));
    sent += 1;
  }
});

function pairsIn(query: string): readonly (readonly string[])[] {
  return [...new URLSearchParams(query)].sort();
}

function valuesOf({ slug, plan }: PreparedCalculator, query: string): QueryValues {
  const values = readQuery(plan, scanQuery(query));
  if (values === null) throw new Error(`${slug} does not take ${query}`);
  return values;
}

/** Inputs with and without units, a list or a day in place of what it gives, options and own figures. */
function randomQuery(calculator: PreparedCalculator, random: Random): string {
  const { specs, plan, estimate } = calculator;
  const list = random.chance(0.7) ? plan.lists[0]?.list : undefined;
  const isListed = ({ name }: InputSpec): boolean => list?.gives.some(({ input }) => input === name) === true;
  const given = specs.filter((spec) => !isListed(spec) && (spec.required === true || random.chance(0.6)));
  const options = (estimate?.options ?? []).map(({ name }) => name).filter(() => random.chance(0.5));
  return new URLSearchParams([
    ...given.map((spec): [string, string] => [spec.name, randomText(spec, random)]),
    ...(list === undefined ? [] : randomItems(list, random)),
    ...Object.entries(randomOwn(calculator, random)),
    ...(options.length === 0 ? [] : [['with', options.join(',')] as [string, string]]),
  ]).toString();
}

function randomText(spec: InputSpec, random: Random): string {
  if (spec.type === 'select') return random.pick(spec.options).value;
  if (spec.type === 'day') return random.pick([spec.min, spec.max]);
  const { min, max, whole, units = [] } = spec;
  if (whole === true) return String(random.pick([min, max]));
  const unit = random.chance(0.5) ? random.pick(['', ...units.map(({ spellings: [spelling = ''] }) => spelling)]) : '';
  return `${random.pick([min + 0.5, max])} ${unit}`.trim();
}

function randomItems(list: ListInput, random: Random): readonly [string, string][] {
  const { name, least, inputs } = list;
  const day = dayOf(list);
  if (day !== null) return [[name, randomText(day, random)]];
  return Array.from({ length: least + random.below(3) }, () => [
    name,
    inputs.map((spec) => `${spec.name}:${randomText(spec, random)}`).join('~'),
  ]);
}
