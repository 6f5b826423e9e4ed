/** Services with pages: the household example as it is, and the same in places, with a form for requests. */
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { Network, ProviderSlot, ServiceInfo } from '../../engine/kernel/service.js';
import { calculators } from '../../examples/household/generated/index.js';
import { languages } from '../../examples/household/generated/languages.js';
import { service as householdInGermany } from '../../examples/household/generated/service.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { americanForms } from './fixture-service.js';
import { projectRoot } from './project-root.js';

export const householdFolder = 'examples/household/generated';

const service: ServiceInfo = { ...householdInGermany, leads: null };

/** Without places and without leads. */
export const household: Catalog = {
  calculators,
  service,
  network: null,
  documents: readDocuments(join(projectRoot, householdFolder)),
};

export const consentText =
  'I ask to be contacted about this request. The local provider may call, text or email me. I can withdraw at any time.';

const network: Network = {
  ctaActive: 'The local provider of {service} takes requests there.',
  ctaWaiting: 'Nobody takes requests for {service} there at present.',
  cities: { saltmouth: 'Saltmouth', fenwick: 'Fenwick', 'o-hara': "O'Hara & <Sons>" },
  neighborhoods: { saltmouth: { harbour: 'Harbour', uptown: 'Uptown' } },
  categories: [
    { slug: 'wall-paint', name: 'Painters', tag: 'workshop', also: ['decorators', 'house painting'] },
    { slug: 'rain-tank', name: 'Tank builders', tag: 'workshop' },
    { slug: 'chimney-sweeps', name: 'Chimney sweeps', tag: 'workshop' },
  ],
  providers: { 'brush-and-co': { name: 'Brush & Co', sites: ['https://brush.example'] } },
  slots: {
    'wall-paint': { saltmouth: slot(true), 'saltmouth/harbour': slot(true), fenwick: slot(false) },
    'rain-tank': { saltmouth: slot(true) },
  },
};

function slot(active: boolean): ProviderSlot {
  return { provider: 'brush-and-co', trackingPhone: '+13615550177', pageUrl: '/providers/brush', active };
}

/** Painters and builders of tanks work in three towns and take requests. */
export const placedHousehold: Catalog = {
  ...household,
  service: { ...service, country: 'US', leads: { perHour: 1000, consentText, ...americanForms } },
  network,
};

export const germanConsent =
  'Ich bitte um Kontakt wegen dieser Anfrage. Der Anbieter vor Ort darf anrufen oder schreiben. Ich kann jederzeit widerrufen.';

/** The same, with its German: places are called alike in both. */
export const bilingualHousehold: Catalog = {
  ...placedHousehold,
  service: { ...placedHousehold.service, languages: ['en', 'de'] },
  others: germanCatalogs().map((catalog) => ({
    ...catalog,
    network,
    service: {
      ...catalog.service,
      languages: ['en', 'de'],
      country: 'US',
      leads: { perHour: 1000, consentText: germanConsent, ...americanForms },
    },
  })),
};

function germanCatalogs(): readonly Catalog[] {
  const { others = [] } = compiledCatalog(join(projectRoot, householdFolder), { ...household, languages });
  return others;
}
