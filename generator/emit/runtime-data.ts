import type { Catalog, Network, Service, Slot } from '../model/catalog.js';
import { quoted } from './expression.js';
import { keyText } from './module-data.js';
import { constantName } from './names.js';

const banner = '// Generated from the catalog by `npm run generate`. Edit the catalog, not this file.';

/** The map of all calculators by slug. */
export function emitIndex({ calculators }: Catalog): string {
  return [
    banner,
    `import type { AnyCalculator } from '../runtime/kernel/module.js';`,
    ...calculators.map(({ slug }) => `import { ${constantName(slug)} } from './calculators/${slug}.js';`),
    '',
    '/** Every calculator by its slug, sorted. */',
    'export const calculators: ReadonlyMap<string, AnyCalculator> = new Map<string, AnyCalculator>([',
    ...calculators.map(({ slug }) => `  [${quoted(slug)}, ${constantName(slug)}],`),
    ']);',
    '',
  ].join('\n');
}

/** What answers say of the service itself. */
export function emitService({ service }: Catalog): string {
  return [
    banner,
    `import type { ServiceInfo } from '../runtime/kernel/service.js';`,
    '',
    'export const service: ServiceInfo = {',
    ...serviceFields(service).map(([key, value]) => `  ${key}: ${typeof value === 'number' ? value : quoted(value)},`),
    '};',
    '',
  ].join('\n');
}

function serviceFields(service: Service): readonly (readonly [string, string | number])[] {
  return [
    ['name', service.name],
    ['version', service.version],
    ['schemaVersion', service.schemaVersion],
    ['baseUrl', service.baseUrl],
    ['legalDisclaimer', service.legalDisclaimer],
    ['usage', service.usage],
    ['ctaMessage', service.cta.message],
    ['ctaActive', service.cta.active],
    ['ctaWaiting', service.cta.waiting],
    ['requestsPerMinute', service.requestsPerMinute],
    ['leadsPerHour', service.leadsPerHour],
    ['cacheSeconds', service.cacheSeconds],
    ['consentText', service.consent],
  ];
}

/** Places, categories and provider slots. */
export function emitNetwork({ network }: Catalog): string {
  return [
    banner,
    `import type { Network } from '../runtime/kernel/service.js';`,
    '',
    'export const network: Network = {',
    '  cities: {',
    ...[...network.cities].map(([slug, name]) => `    ${keyText(slug)}: ${quoted(name)},`),
    '  },',
    '  neighborhoods: {',
    ...[...network.neighborhoods].flatMap(([city, names]) => [
      `    ${keyText(city)}: {`,
      ...[...names].map(([slug, name]) => `      ${keyText(slug)}: ${quoted(name)},`),
      '    },',
    ]),
    '  },',
    '  categories: [',
    ...network.categories.map(
      ({ slug, name, tag }) => `    { slug: ${quoted(slug)}, name: ${quoted(name)}, tag: ${quoted(tag)} },`,
    ),
    '  ],',
    '  slots: {',
    ...slotRows(network),
    '  },',
    '};',
    '',
  ].join('\n');
}

function slotRows({ slots }: Network): readonly string[] {
  const services = [...new Set(slots.map(({ service }) => service))];
  return services.flatMap((service) => [
    `    ${keyText(service)}: {`,
    ...slots.filter((slot) => slot.service === service).map(slotRow),
    '    },',
  ]);
}

function slotRow({ city, neighborhood, provider, phone, pageUrl, active }: Slot): string {
  const place = neighborhood === null ? city : `${city}/${neighborhood}`;
  const fields = [
    `provider: ${quoted(provider)}`,
    `trackingPhone: ${quoted(phone)}`,
    `pageUrl: ${quoted(pageUrl)}`,
    `active: ${active}`,
  ];
  return `      ${quoted(place)}: { ${fields.join(', ')} },`;
}
