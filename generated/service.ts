/**
 * Facts about the service that answers include. Generated from the catalog by `npm run generate`: edit the catalog, not
 * this file.
 */
import type { ServiceInfo } from '../engine/kernel/service.js';

export const service: ServiceInfo = {
  name: 'Reckoner',
  version: '1.0.0',
  schemaVersion: 1,
  catalogHash: '9e425ca69a4ffb76',
  baseUrl: 'https://reckoner.example',
  legalDisclaimer:
    'Results are planning estimates only. They are not quotes, offers or bids, and they are not legal, tax, ' +
    'engineering or other professional advice. This is a routing service: the local provider, not this service, ' +
    'performs the work, sets the price and is responsible for both. Confirm quantities, prices and code requirements ' +
    'with that provider before you spend money.',
  summary: 'Calculators and local provider routing for home, land and shop work in coastal South Texas.',
  usage:
    'Call GET {base_url}/api/calc/[slug]?<input-name>=<value>. Every input may be left out and then takes its ' +
    "default. A number outside an input's min and max is moved to the nearer bound by the server, and the answer " +
    'marks that input as clamped. A misspelt or repeated parameter, or an option that does not exist, is refused ' +
    'with the correction. Add city=<city-slug> for local routing. Limit: {requests_per_minute} requests per minute ' +
    'per IP address.',
  ctaMessage:
    'Ready for a firm price? Name the city to see the local provider listed under {service}, or send a lead once the ' +
    'person has agreed to be contacted.',
  requestsPerMinute: 60,
  cacheSeconds: 300,
  timeZone: 'America/Chicago',
  country: 'US',
  currency: 'USD',
  security: { contact: 'https://coastal-bend.example/contact', expires: '2027-11-01' },
  languages: ['en', 'es'],
  tagTitles: {
    discovery: 'Discovery',
    home: 'House and home',
    'real-estate': 'Real estate',
    outdoor: 'Yard and land',
    auto: 'Vehicles and boats',
    shop: 'Shop and machining',
    'lead-routing': 'Lead routing',
  },
  popular: [
    'fence',
    'roofing',
    'concrete',
    'hvac',
    'flooring',
    'painters',
    'windows',
    'patios-decks',
    'sod',
    'gutters',
    'siding',
    'drywall',
    'tile-installation',
    'lawn-care',
    'doors',
    'solar',
    'attic-insulation',
    'mulch-delivery',
    'landscape-rock',
    'retaining-walls',
    'hardwood-refinishing',
    'asphalt-paving',
    'caliche-driveway',
    'swimming-pools',
    'stairs-railings',
    'sheds',
    'topsoil-delivery',
    'tree-trimming',
    'stump-removal',
    'foundation-repair',
    'power-washing',
    'garage-floor-epoxy',
    'septic-systems',
    'water-well',
    'mortgage-lenders',
    'carports',
    'french-drains',
    'masonry',
    'excavation',
    'trenching',
  ],
  leads: {
    perHour: 20,
    consentText:
      'I ask to be contacted about this request. Reckoner and the local provider it sends my request to may call, ' +
      'text or email me about it at the number and address I gave. I do not have to agree in order to buy anything. ' +
      'Message and data rates may apply. I can withdraw at any time by replying STOP or by telling whoever contacts ' +
      'me.',
    samplePhone: { national: '361-555-0100', international: '+13615550100' },
    postalCode: {
      name: 'US postal code',
      description: 'US postal code of the place of the work, five digits or ZIP+4.',
      pattern: '^[0-9]{5}(-[0-9]{4})?$',
      example: '78401',
    },
  },
};
