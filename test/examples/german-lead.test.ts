/** A lead in Germany, by the API and by the form: read as Germans write, kept, and handed to the provider's webhook. */
import { join } from 'node:path';
import { calculators } from '../../examples/household/generated/index.js';
import { languages } from '../../examples/household/generated/languages.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { request } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { browserHeaders, sendForm } from '../support/page-app.js';
import { householdFolder } from '../support/page-catalog.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

const catalog = compiledCatalog(join(projectRoot, householdFolder), { calculators, languages, network, service });
const [german] = catalog.others ?? [];
const consent = german?.service.leads?.consentText ?? '';
const place = 'area=40&city=berlin&neighborhood=pankow';

let receiver: WebhookReceiver;
let leads: LeadApp;
beforeAll(async () => {
  receiver = await startReceiver();
  leads = await startLeadApp({
    unserved: catalog,
    webhooks: { 'maler-spree': receiver.url },
    pages: plainAssets(catalog, ['de']),
  });
});
afterAll(async () => {
  await leads.stop();
  await receiver.stop();
});

/** Posts a lead to the API in German. */
function post(changes: object = {}) {
  const body = JSON.stringify({
    service: 'wall-paint',
    city: 'berlin',
    postal_code: '10115',
    contact: { name: 'Jörg Beispiel', phone: '030 / 23125-117' },
    consent: { given: true, text: consent },
    ...changes,
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return request(leads.app, 'POST', '/api/lead-submit?lang=de', headers, body);
}

/** What the provider got of the last lead. */
async function handedOver() {
  await leads.service.drain();
  return JSON.parse(receiver.received.at(-1)?.body ?? '{}').data;
}

test('the consent names the law of the country, in both languages', () => {
  expect(consent).toMatch(/DSGVO.*§ 7 UWG/);
  expect(service.leads?.consentText).toMatch(/GDPR.*Unfair Competition/);
});

test('a lead by the API is kept and handed over', async () => {
  const answer = await post();
  expect([answer.status, answer.headers['content-language']]).toEqual([201, 'de']);
  expect((await leads.leads()).at(-1)).toMatchObject({ contact_phone: '+493023125117', postal_code: '10115' });
  expect(await handedOver()).toMatchObject({
    postal_code: '10115',
    contact: { name: 'Jörg Beispiel', phone: '+493023125117' },
    consent: { text: consent, language: 'de' },
  });
});

/** The same numbers as people write them, and one of a neighbor. */
const numbers: readonly (readonly [written: string, kept: string])[] = [
  ['030 23125 118', '+493023125118'],
  ['(030) 23125-119', '+493023125119'],
  ['0049 30 23125 120', '+493023125120'],
  ['+49 (0)30 23125 121', '+493023125121'],
  ['+1 361-555-0142', '+13615550142'],
];

test.each(numbers)('the number %s', async (phone, kept) => {
  expect((await post({ contact: { name: 'Jörg Beispiel', phone } })).status).toBe(201);
  expect((await leads.leads()).at(-1)).toMatchObject({ contact_phone: kept });
});

test('what cannot be is refused in the terms of the country', async () => {
  const contact = { name: 'Jörg Beispiel', phone: '23125' };
  const { errors } = (await post({ contact, postal_code: '1011' })).json();
  expect(errors).toMatchObject([
    { pointer: '#/postal_code', detail: 'postal_code ist keine deutsche Postleitzahl, etwa 10115.' },
    {
      pointer: '#/contact/phone',
      detail:
        'contact.phone ist keine Nummer, die sich wählen lässt. Senden Sie eine Nummer wie 030 23125 100, oder + und die Landesvorwahl.',
    },
  ]);
});

describe('the form', () => {
  const path = `/de/calculators/wall-paint`;
  const fields = async (phone: string) => {
    const { text } = await request(leads.app, 'GET', `${path}?${place}`, browserHeaders);
    const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return { key, consent_text: consent, consent: 'yes', name: 'Käthe Beispiel', phone, message: 'Zwei Zimmer.' };
  };

  test('shows the provider as Germans dial it, and the money of the service', async () => {
    const { text } = await request(leads.app, 'GET', `${path}?${place}`, browserHeaders);
    expect(text).toContain('030 23125101');
    expect(text).toContain('"priceCurrency":"EUR"');
    expect(text).toContain(consent);
  });

  test('says in German how a number is written', async () => {
    const told = await sendForm(leads.app, `${path}/request?${place}`, await fields('12'));
    expect(told.status).toBe(422);
    expect(told.text).toContain('Geben Sie eine Nummer wie 030 23125 100 ein, oder + und die Landesvorwahl.');
  });

  test('sends a request through to the provider', async () => {
    const sent = await sendForm(leads.app, `${path}/request?${place}`, await fields('030 23125 142'));
    expect(sent.status).toBe(303);
    expect(await handedOver()).toMatchObject({
      city: 'berlin',
      neighborhood: 'pankow',
      contact: { name: 'Käthe Beispiel', phone: '+493023125142' },
      message: 'Zwei Zimmer.',
      calculation: { slug: 'wall-paint', inputs: { area: 40 } },
      consent: { text: consent, language: 'de' },
    });
  });
});
