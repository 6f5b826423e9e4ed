/** Requests in Spanish: what the person reads after sending one, and the mails that they lead to. */
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { noDestinations } from '../../leads/delivery/destinations.js';
import { operatorRecipient } from '../../leads/model/ways.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { Answer } from '../support/http.js';
import { request, withoutFragment } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { knownIn, leftIn, wordsOf } from '../support/left-in-english.js';
import type { MailReceiver, ReceivedMail } from '../support/mail-receiver.js';
import { bodiesOf, startMailReceiver } from '../support/mail-receiver.js';
import { browserHeaders, sendForm } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';
import { hangs, until } from '../support/until.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const known = knownIn(catalog.network ?? { cities: {}, neighborhoods: {} });
const [, others = []] = [catalog, catalog.others];
const consentText = others[0]?.service.leads?.consentText ?? '';

const providers = new Set(
  Object.values(catalog.network?.slots ?? {}).flatMap((places) =>
    Object.values(places).map(({ provider }) => provider),
  ),
);
const [english = '', ...inSpanish] = [...providers];

let receiver: MailReceiver;
let leads: LeadApp;
let now = Date.parse('2026-11-20T12:00:00Z');

beforeAll(async () => {
  receiver = await startMailReceiver();
  const destinations = {
    ...noDestinations,
    mailboxes: new Map([...providers].map((provider) => [provider, `${provider}@providers.example`])),
    languages: new Map([...inSpanish, operatorRecipient].map((recipient) => [recipient, 'es'])),
    operator: { email: 'desk@reckoner.example', leads: 'all', summaryAt: 0 } as const,
  };
  leads = await startLeadApp({
    unserved: catalog,
    pages: plainAssets(catalog, ['es']),
    clock: () => now,
    random: () => 0,
    worker: { timeout: hangs, leaseMargin: 1000, pollInterval: 20 },
    settings: {
      destinations,
      mail: {
        host: '127.0.0.1',
        port: receiver.port,
        tls: 'none',
        login: null,
        from: 'leads@reckoner.example',
        ca: null,
      },
    },
  });
});
afterAll(async () => {
  await leads?.stop();
  await receiver?.stop();
});

/** A service and a city of an active slot that this provider holds. */
function placeOf(isWanted: (provider: string) => boolean, service?: string): { service: string; city: string } {
  const found = Object.entries(catalog.network?.slots ?? {}).flatMap(([slug, places]) =>
    Object.entries(places).flatMap(([city, { provider, active }]) =>
      active && !city.includes('/') && isWanted(provider) && slug === (service ?? slug)
        ? [{ service: slug, city }]
        : [],
    ),
  );
  if (found[0] === undefined) throw new Error('no such slot');
  return found[0];
}

let count = 0;

async function post(changes: Readonly<Record<string, unknown>>): Promise<Answer> {
  count += 1;
  const body = JSON.stringify({
    contact: {
      name: `Zelda Quillfeather ${count}`,
      phone: '361-555-0142',
      email: `zelda${count}@quillfeather.example`,
    },
    consent: { given: true, text: consentText },
    ...changes,
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const answer = await request(leads.app, 'POST', '/api/lead-submit?lang=es', headers, body);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer;
}

/** The mails that came since. */
async function mailsAfter(act: () => Promise<unknown>): Promise<readonly ReceivedMail[]> {
  const before = receiver.mails.length;
  await act();
  await leads.service.drain();
  return receiver.mails.slice(before);
}

/** Words of English in a mail that Spanish does not have, beside names, numbers and codes. */
const englishWord =
  /\b(?:the|of|and|with|to|from|for|or|by|each|your|this|not|when|what|which|it|see|new|request|name|phone|place|language|message|received|lead|their|entered|calculation|estimated|added|linear|feet|cost|week|call)\b/i;

/** Commands and codes, which are the same in every language. */
const codes = /reckoner leads \w+(?: [<\w-]+>?)?|\S+@\S+|\(\w+_\w+\)|[\da-f]{8}-[\da-f-]{27,}/g;

function linesOf(mail: ReceivedMail): readonly string[] {
  const subject = mail.headers.get('subject') ?? '';
  const said = `${decoded(subject)}\n${bodiesOf(mail).get('text/plain') ?? ''}`;
  return said
    .replace(codes, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** A header with letters beyond ASCII. */
function decoded(header: string): string {
  return header.replace(/=\?utf-8\?(b|q)\?([^?]*)\?=\s*/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );
}

const leak = 'la fuga está detrás de la pared';
const calculations = [
  { slug: 'fence', inputs: { length: '50 m', style: 'vinyl_6', 'style.rate': 40 }, with: 'gate' },
  {
    slug: 'flooring',
    inputs: {
      rooms: [
        { length: 12, width: 14 },
        { length: '4 m', width: 10 },
      ],
    },
  },
  { slug: 'gutters', inputs: { leafGuard: 'sí' } },
];

describe('a mailbox in Spanish', () => {
  test.each(calculations)('gets $slug in Spanish, with the figures of the request', async (calculation) => {
    const place = placeOf((provider) => inSpanish.includes(provider), calculation.slug);
    const mails = await mailsAfter(() =>
      post({
        ...place,
        calculation,
        message: leak,
        timeframe: 'this_week',
        contact: {
          name: 'Zelda Quillfeather',
          phone: '361-555-0142 x12',
          email: `zelda${count}@quillfeather.example`,
          preferred_channel: 'call',
        },
      }),
    );
    expect(mails.map(({ to }) => to[0])).toEqual([expect.stringMatching(/@providers/)]);
    for (const mail of mails) {
      const lines = linesOf(mail);
      expect(lines.filter((line) => englishWord.test(line))).toEqual([]);
      expect(bodiesOf(mail).get('text/html')).toContain('<html lang="es">');
      const said = lines.join('\n');
      for (const part of ['Cálculo: ', 'Total estimado: $', 'Cuándo: esta semana', 'Idioma: español', 'ext. 12', leak])
        expect(said).toContain(part);
    }
  });

  test('gets what it could not take before in the same words', async () => {
    receiver.takeWith(() => ({ code: 451 }));
    const place = placeOf((provider) => inSpanish.includes(provider), 'fence');
    expect(await mailsAfter(() => post({ ...place, calculation: calculations[0], message: leak }))).toEqual([]);
    receiver.takeWith(() => 'take');
    now += 10_000;
    const [again] = await mailsAfter(async () => undefined);
    expect(again === undefined ? ['no mail'] : linesOf(again).filter((line) => englishWord.test(line))).toEqual([]);
  });

  test('of the operator gets what nobody takes, what is held, and the summary in Spanish', async () => {
    const nobody = catalog.network?.categories.find(({ slug }) => catalog.network?.slots[slug] === undefined);
    const place = placeOf(() => true);
    if (nobody !== undefined) await post({ service: nobody.slug, city: place.city });
    await post({ ...place, message: 'http://a.example http://b.example http://c.example' });
    now += 24 * 60 * 60 * 1000;
    leads.service.start();
    const desk = () => receiver.mails.filter(({ to }) => to[0] === 'desk@reckoner.example').map(linesOf);
    const said = () => desk().flat().join('\n');
    await until(() => /Está retenida/.test(said()) && /Solicitudes del 2026/.test(said()) && /Ningún/.test(said()));
    expect(
      desk()
        .flat()
        .filter((line) => englishWord.test(line)),
    ).toEqual([]);
  });
});

test('a mailbox that names no language gets a request in Spanish in the language of the service', async () => {
  const place = placeOf((provider) => provider === english);
  const mails = await mailsAfter(() => post({ ...place, message: undefined }));
  const [mail] = mails.filter(({ to }) => to[0] === `${english}@providers.example`);
  const lines = mail === undefined ? [] : linesOf(mail);
  expect(lines.join('\n')).toMatch(/New request: [\s\S]*\nLanguage: Spanish\n/);
  const spanish = /\b(?:el|la|los|las|de|del|que|para|con|una?|por|solicitud|nombre|teléfono)\b/i;
  expect(lines.filter((line) => spanish.test(line.replace(/Place: .*| in .*/g, '')))).toEqual([]);
});

/** The page after a form was sent from the page of a calculator or a plan, in a language. */
async function outcome(at: string, path: string): Promise<Answer> {
  const asked = await request(leads.app, 'GET', `${at}${path}`, browserHeaders);
  const { location } = asked.headers;
  const page = location === undefined ? asked : await request(leads.app, 'GET', String(location), browserHeaders);
  const [form = ''] = /<form method="post"[\s\S]*?<\/form>/.exec(page.text) ?? [];
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    plain(value),
  ]);
  const person = {
    name: 'Zelda Quillfeather',
    phone: '361-555-0177',
    message: leak,
    consent: 'yes',
    preferred_channel: 'call',
    timeframe: 'this_week',
  };
  const sent = await sendForm(leads.app, plain(action), { ...Object.fromEntries(hidden), ...person });
  expect(sent.status).toBe(303);
  return request(leads.app, 'GET', withoutFragment(String(sent.headers.location)), browserHeaders);
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

const askedFrom = ['fence', 'flooring', 'electrician'] as const;
const [inFence, inFlooring, inElectrician] = askedFrom.map((slug) => placeOf(() => true, slug).city);

test.each([
  `/calculators/fence?length=150&style=vinyl_6&style.rate=40&with=gate&city=${inFence}`,
  `/calculators/flooring?rooms=length:12~width:14&city=${inFlooring}`,
  `/calculators/electrician?city=${inElectrician}`,
  `/calculators/plan?item=fence~length=150&item=concrete&item=fence~length=20&city=${inFence}`,
])('what is read after sending a request from %s is in Spanish, as is what was sent', async (path) => {
  const [own, spanish] = [await outcome('', path), await outcome('/es', path)];
  expect([own.status, spanish.status, spanish.headers['content-language']]).toEqual([200, 200, 'es']);
  expect(leftIn(spanish.text, own.text, known)).toEqual([]);
  expect(spanish.text).toMatch(/<h1>Recibimos sus? solicitud/);
  expect(wordsOf(spanish.text).length).toBeGreaterThan(100);
});
