/** A small service, written by hand, so that tests over HTTP do not depend on the real catalog. */
import type { Catalog, Documents } from '../../engine/calculator/catalog.js';
import type { AnyCalculator, Calculator } from '../../engine/kernel/module.js';
import type { LeadTerms, Network, ServiceInfo } from '../../engine/kernel/service.js';

interface SlabInputs {
  readonly length: number;
  readonly width: number;
  readonly thickness: '3.5' | '4' | '6';
}

/** Two numbers with a unit and a select of numbers; a cost band without a project price; a secondary figure. */
export const slab: Calculator<SlabInputs> = {
  slug: 'concrete-slab',
  title: 'Concrete Slab Calculator',
  subtitle: 'Cubic yards for a slab',
  tag: 'outdoor',
  service: 'Concrete work',
  disclaimer: 'Confirm thickness with your contractor.',
  inputs: [
    { name: 'length', label: 'Length', type: 'number', unit: 'ft', default: 20, min: 1, max: 200, step: 1 },
    { name: 'width', label: 'Width', type: 'number', unit: 'ft', default: 10, min: 1, max: 200, step: 1 },
    {
      name: 'thickness',
      label: 'Slab thickness',
      type: 'select',
      unit: 'in',
      default: '4',
      options: ['3.5', '4', '6'].map((value) => ({ value, label: `${value} in` })),
    },
  ],
  costBand: { service_name: 'Concrete work', unit: 'per square foot', price_min_usd: 6, price_max_usd: 14 },
  sources: ['One cubic yard is 27 cubic feet.'],
  refuse: () => null,
  answer: (inputs) => {
    const yards = slabYards(inputs);
    return {
      value: yards,
      unit: 'cubic yards',
      interpretation: `${yards} cubic yards of concrete.`,
      secondary: [{ value: Math.ceil((yards * 27) / 0.6), unit: 'bags', label: '80-lb bags' }],
    };
  },
  trace: (inputs) => [
    { name: 'volume', formula: 'length * width * thickness', value: slabYards(inputs), unit: 'cuyd' },
  ],
};

function slabYards({ length, width, thickness }: SlabInputs): number {
  return Math.round(((length * width * Number(thickness)) / 12 / 27) * 100) / 100;
}

interface FenceInputs {
  readonly fenceLength: number;
  readonly gates: number;
  readonly style: 'wood_6' | 'wood_8' | 'vinyl_6' | 'iron_4';
}

/** A requirement across inputs, numbers without a unit, no cost band, no secondary figures. */
export const fence: Calculator<FenceInputs> = {
  slug: 'fence',
  title: 'Fence Calculator',
  subtitle: 'Posts for a fence',
  tag: 'outdoor',
  service: 'Fence installation',
  disclaimer: 'Call 811 before you dig.',
  inputs: [
    {
      name: 'fenceLength',
      label: 'Length',
      type: 'number',
      unit: 'linear ft',
      default: 120,
      min: 10,
      max: 5000,
      step: 5,
    },
    { name: 'gates', label: 'Gates', type: 'number', default: 1, min: 0, max: 50, step: 1 },
    {
      name: 'style',
      label: 'Style',
      type: 'select',
      default: 'wood_6',
      options: [
        { value: 'wood_6', label: 'Wood, 6 ft' },
        { value: 'wood_8', label: 'Wood, 8 ft' },
        { value: 'vinyl_6', label: 'Vinyl, 6 ft' },
        { value: 'iron_4', label: 'Ornamental iron, 4 ft' },
      ],
    },
  ],
  costBand: null,
  sources: [],
  refuse: ({ fenceLength, gates }) =>
    gates * 4 <= fenceLength
      ? null
      : { message: 'The gates together must not be longer than the fence.', inputs: ['gates', 'fenceLength'] },
  answer: ({ fenceLength }) => ({
    value: Math.ceil(fenceLength / 8) + 1,
    unit: 'posts',
    interpretation: `About ${Math.ceil(fenceLength / 8) + 1} posts.`,
  }),
  trace: ({ fenceLength }) => [{ name: 'posts', formula: 'length / 8', value: fenceLength / 8, unit: '' }],
};

/** A calculator that breaks its promise: what a bug of ours looks like to a caller. */
export const broken: Calculator<Record<string, never>> = {
  slug: 'broken',
  title: 'Broken Calculator',
  subtitle: 'Always gives NaN',
  tag: 'shop',
  service: 'Nothing',
  disclaimer: 'None.',
  inputs: [],
  costBand: null,
  sources: [],
  refuse: () => null,
  answer: () => ({ value: Number.NaN, unit: '', interpretation: '' }),
  trace: () => [],
};

/** Telephone numbers and postal codes as they are written in the United States. */
export const americanForms: Pick<LeadTerms, 'samplePhone' | 'postalCode'> = {
  samplePhone: { national: '361-555-0100', international: '+13615550100' },
  postalCode: {
    name: 'US postal code',
    description: 'US postal code, five digits or ZIP+4.',
    pattern: '^[0-9]{5}(-[0-9]{4})?$',
    example: '78401',
  },
};

export const service: ServiceInfo = {
  name: 'Fixture',
  version: '1.0.0',
  schemaVersion: 1,
  catalogHash: '0123456789abcdef',
  baseUrl: 'https://fixture.example',
  legalDisclaimer: 'Planning estimates only.',
  usage: 'Call GET {base_url}/api/calc/[slug]?<input-name>=<value>.',
  ctaMessage: 'Ask a local provider of {service}.',
  requestsPerMinute: 60,
  cacheSeconds: 300,
  timeZone: 'UTC',
  country: 'US',
  currency: 'USD',
  leads: { perHour: 20, consentText: 'I ask to be contacted.', ...americanForms },
};

export const network: Network = {
  ctaActive: 'The local provider of {service} can call.',
  ctaWaiting: 'Nobody offers {service} here at present.',
  cities: { 'corpus-christi': 'Corpus Christi', alice: 'Alice', kingsville: 'Kingsville', freer: 'Freer' },
  neighborhoods: {
    'corpus-christi': { 'padre-island': 'Padre Island', downtown: 'Downtown', southside: 'Southside' },
    kingsville: { southside: 'Southside' },
  },
  categories: [{ slug: 'concrete-slab', name: 'Concrete work', tag: 'outdoor' }],
  providers: { 'seven-gulls': { name: 'Seven Gulls' } },
  slots: {
    'concrete-slab': {
      'corpus-christi': slot('+13615550100', '/corpus-christi/concrete-slab', true),
      'corpus-christi/padre-island': slot('+13615550101', '/padre-island/concrete', true),
      alice: slot('+13615550102', 'https://elsewhere.example/alice', false),
    },
  },
};

function slot(trackingPhone: string, pageUrl: string, active: boolean): Network['slots'][string][string] {
  return { provider: 'seven-gulls', trackingPhone, pageUrl, active };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Two calculators of two tags, with a schema of their own and one that they share. */
export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Fixture' },
  servers: [{ url: '{base_url}' }],
  tags: [{ name: 'outdoor' }, { name: 'shop' }, { name: 'empty' }],
  paths: {
    '/api/calc/fence': { get: { tags: ['outdoor'], schema: ref('Fence') } },
    '/api/calc/broken': { get: { tags: ['shop'], schema: ref('Broken') } },
  },
  components: {
    schemas: {
      Fence: { allOf: [ref('Shared')] },
      Broken: { oneOf: [], discriminator: { mapping: { one: '#/components/schemas/Shared' } } },
      Shared: { type: 'object', properties: { self: ref('Shared') } },
      Unused: { type: 'null' },
    },
    headers: { Unused: {} },
  },
};

const entry = { slug: 'fence', endpoint: '{base_url}/api/calc/fence' };

const details = {
  ...entry,
  title: fence.title,
  subtitle: fence.subtitle,
  inputs: [{ name: 'gates', label: 'Gates', type: 'number', default: 1, min: 0, max: 50, step: 1 }],
  disclaimer: fence.disclaimer,
  cost_band: null,
  tag: fence.tag,
  result: { unit: 'posts', range: { low: 3, high: 626 } },
  secondary: [],
  figures: {},
  examples: [],
  sources: [],
};

export const documents: Documents = new Map([
  ['registry.json', JSON.stringify({ ok: true, count: 2, calculators: [entry] }, null, 2)],
  ['calculators.json', JSON.stringify({ fence: details })],
  ['openapi.json', JSON.stringify(openapi, null, 2)],
  ['openapi-full.json', JSON.stringify(openapi, null, 2)],
  ['openapi-compact.json', JSON.stringify({ openapi: '3.1.0', info: { 'x-catalog': '{catalog_hash}' } })],
  ['llms.txt', '# Fixture\n\n> See {base_url}/openapi.json, not https://fixture.example.org.\n'],
  ['llms/outdoor.txt', '# Fixture: outdoor\n\n> Catalog {catalog_hash}.\n'],
  [
    'llms-full.txt',
    '# Fixture, in full\n\nWrite to {base_url}.\n\n{requests_per_minute} requests a minute for each caller, in 60 requests.\n',
  ],
]);

const calculators: readonly AnyCalculator[] = [broken, slab, fence];

export const catalog: Catalog = {
  calculators: new Map(calculators.map((calculator) => [calculator.slug, calculator])),
  service,
  network,
  documents,
};
