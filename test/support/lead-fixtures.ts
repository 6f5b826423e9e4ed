/** Leads for tests: a small network, bodies that are in order, and persons who exist nowhere. */

import type { Catalog, LeadCatalog } from '../../engine/calculator/catalog.js';
import { leadCatalogOf } from '../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { Network, ProviderSlot } from '../../engine/kernel/service.js';
import { noDestinations } from '../../leads/delivery/destinations.js';
import type { ContactPoint, NormalContact } from '../../leads/model/contact-point.js';
import { readContactPoint } from '../../leads/model/contact-point.js';
import type { Lead } from '../../leads/model/lead.js';
import type { LeadSettings } from '../../leads/settings.js';
import type { Way } from '../../leads/store/ways.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { americanForms, catalog, fence, network as fixtureNetwork, service, slab } from './fixture-service.js';

export const consentText = service.leads?.consentText ?? '';
/** The consent in the language of the service, and in another one. */
export const consentTexts: ReadonlyMap<string, string> = new Map([
  ['en', consentText],
  ['es', 'Pido que se comuniquen conmigo.'],
]);
/** whsec_ and the base64 of 32 bytes. */
export const webhookSecret = `whsec_${Buffer.from('a secret of exactly 32 bytes....').toString('base64')}`;
export const olderWebhookSecret = `whsec_${Buffer.from('an older secret of 30 bytes...').toString('base64')}`;

const network: Network = {
  ...fixtureNetwork,
  cities: { 'corpus-christi': 'Corpus Christi', alice: 'Alice', kingsville: 'Kingsville', freer: 'Freer' },
  neighborhoods: { 'corpus-christi': { 'padre-island': 'Padre Island', downtown: 'Downtown' } },
  categories: [
    { slug: 'fence', name: 'Fence installation', tag: 'outdoor' },
    { slug: 'concrete-slab', name: 'Concrete work', tag: 'outdoor' },
    { slug: 'plumbers', name: 'Plumbing', tag: 'home' },
  ],
  slots: {
    fence: {
      alice: slot('seven-gulls', true),
      kingsville: slot('seven-gulls', false),
      'corpus-christi': slot('bay-builders', true),
      'corpus-christi/padre-island': slot('island-works', true),
    },
    'concrete-slab': { alice: slot('bay-builders', true) },
  },
};

function slot(provider: string, active: boolean): ProviderSlot {
  return { provider, trackingPhone: '+13615550100', pageUrl: `/pages/${provider}`, active };
}

/** The fixture catalog with a network that has several providers, neighborhoods, and places without any. */
export const leadCatalog: Catalog = {
  ...catalog,
  network,
  calculators: new Map<string, AnyCalculator>([
    ['fence', fence],
    ['concrete-slab', slab],
  ]),
};

const spanishTexts = {
  leads: { noConsent: 'consent.given es falso.', next: { test: 'Esto fue una prueba.' } },
};

/** The same catalog with a second language. */
export const bilingualCatalog: Catalog = {
  ...leadCatalog,
  service: { ...leadCatalog.service, languages: ['en', 'es'] },
  others: [
    {
      ...leadCatalog,
      service: { ...service, leads: { perHour: 1, consentText: consentTexts.get('es') ?? '', ...americanForms } },
      translation: { language: 'es', texts: spanishTexts },
    },
  ],
};

/** A catalog at the address where tests serve it. */
export function servedLeadCatalog(baseUrl = 'http://public.example', unserved = leadCatalog): LeadCatalog {
  const { requestsPerMinute } = unserved.service;
  const served = leadCatalogOf(serveCatalog(unserved, { baseUrl, requestsPerMinute }));
  if (served === null) throw new Error('This catalog takes no leads.');
  return served;
}

/** A body in order, for the provider `seven-gulls`; `changes` replace its members, undefined removes one. */
export function leadBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const body: Record<string, unknown> = {
    service: 'fence',
    city: 'alice',
    contact: { name: 'Zelda Quillfeather', phone: '361-555-0142', email: 'zelda@quillfeather.example' },
    message: 'Replace the fence behind the house.',
    consent: { given: true, text: consentText, given_at: '2026-05-01T09:30:00-05:00', method: 'agent_relayed' },
    ...changes,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** A body that no other number gives: another person each, so that none is taken for a repetition of another. */
export function numberedBody(number: number): Record<string, unknown> {
  const contact = { name: `Person ${number}`, email: `person${number}@leads.example` };
  return leadBody({ contact, message: undefined, external_id: `n-${number}` });
}

/** The same for the plain fixture service, for a place where it has a provider. */
export function fixtureBody(number: number): Record<string, unknown> {
  return { ...numberedBody(number), service: 'concrete-slab', city: 'corpus-christi' };
}

/** A lead as the store takes it. */
export function lead(changes: Partial<Lead> = {}): Lead {
  return {
    service: 'fence',
    city: 'alice',
    neighborhood: null,
    postal_code: null,
    contact: {
      name: 'Zelda Quillfeather',
      phone: '+13615550142',
      phone_extension: null,
      email: 'zelda@quillfeather.example',
      preferred_channel: null,
      preferred_time: null,
    },
    message: 'Replace the fence behind the house.',
    timeframe: null,
    calculation: null,
    given: null,
    consent: { text: consentText, language: 'en', given_at: null, channels: [], method: null },
    source: { agent: null, pageUrl: null, referrer: null, campaign: null },
    external_id: null,
    ...changes,
  };
}

/** A person as an operator in the United States names them. */
export function personOf(written: ContactPoint): NormalContact {
  const reading = readContactPoint(written, 'US');
  if (!reading.ok) throw new Error(reading.mistakes.join(' '));
  return reading.contact;
}

/** Settings with one webhook for each provider that is given a URL. */
export function leadSettings(
  store: LeadSettings['store'],
  urls: Readonly<Record<string, string>> = {},
  secrets: readonly string[] = [webhookSecret],
): LeadSettings {
  const endpoints = Object.entries(urls).map(([provider, url]) => [provider, { provider, url, secrets }] as const);
  const destinations = { ...noDestinations, endpoints: new Map(endpoints) };
  return {
    store,
    country: 'US',
    destinations,
    mail: null,
    allowPrivate: true,
    callers: [],
    consentRetention: null,
    warnings: [],
  };
}

/** Providers that can be reached by a webhook. */
export function webhooksOf(...providers: readonly string[]): readonly Way[] {
  return providers.map((provider) => ({ provider, channel: 'webhook' }));
}

/** A text without the identifiers of leads, whose digits are random: a part of a telephone number may be among them. */
export function withoutIds(text: string): string {
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
}
