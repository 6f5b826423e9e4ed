/** Emits the modules that the runtime reads besides calculators: their index, the service's facts, the network. */
import type { LanguageInfo } from '../../../engine/kernel/language.js';
import type { Catalog } from '../../program/catalog.js';
import type { Category, CityFact, Network, Provider, Slot } from '../../program/network.js';
import type { LeadTerms, Look, Service } from '../../program/service.js';
import { capital } from '../../source/case.js';
import type { Code } from '../code/code.js';
import { callCode } from '../code/code.js';
import { arrayCode, dataCode, memberCode, membersOf, objectCode, quoted, rowsCode, tallObject } from './code.js';
import type { WriteModule } from './module-writer.js';
import { constantName, indexName } from './names.js';
import { constantStatement, importStatements } from './statements.js';

const source = 'Generated from the catalog by `npm run generate`: edit the catalog, not this file.';

/** The map of all calculators by slug. */
export function emitIndex(slugs: readonly string[], kernel: string, write: WriteModule): string {
  const entries = slugs.map((slug) => arrayCode([quoted(slug), constantName(slug)]));
  return write('index.ts', `Every calculator. ${source}`, [
    ...importStatements(['AnyCalculator'], `${kernel}/module.js`, true),
    ...slugs.flatMap((slug) => importStatements([constantName(slug)], `./calculators/${slug}.js`)),
    constantStatement({
      name: indexName,
      type: 'ReadonlyMap<string, AnyCalculator>',
      value: callCode('new Map<string, AnyCalculator>', [rowsCode(entries)]),
      doc: 'Every calculator by its slug, sorted.',
      isExported: true,
    }),
  ]);
}

/** The words of a language, and what writes its numbers, which needs only its form. */
export function emitLanguage(language: LanguageInfo, kernel: string, write: WriteModule): string {
  const { code, thousands, decimal, to, days, ...others } = language;
  const form = { code, thousands, decimal, to, days: days && { ...days } };
  const names = ['about', 'amount', 'fixed', 'longDay', 'parted', 'partedRange', 'range', 'roughRange', 'trimmed'];
  return write('language.ts', `What is said in ${language.name} wherever the catalog says it. ${source}`, [
    ...importStatements(['LanguageInfo', 'NumberForm'], `${kernel}/language.js`, true),
    ...importStatements(['textIn'], `${kernel}/language.js`),
    constantStatement({
      name: 'form',
      type: "NumberForm & Pick<LanguageInfo, 'code'>",
      value: tallObject(membersOf(form)),
    }),
    constantStatement({
      name: 'language',
      type: 'LanguageInfo',
      value: tallObject(['...form', ...membersOf(others)]),
      isExported: true,
    }),
    (writer) => {
      writer.blankLineIfLastNot();
      writer.write(`export const { ${names.join(', ')} } = textIn(form);`);
    },
  ]);
}

/** The catalog in each of its further languages. */
export function emitLanguages(codes: readonly string[], kernel: string, write: WriteModule): string {
  const files = ['index', 'language', 'network', 'service'];
  const named = (file: string): string => (file === 'index' ? indexName : file);
  const imports = codes.flatMap((code) =>
    files.flatMap((file) =>
      importStatements([`${named(file)} as ${inCode(named(file), code)}`], `./${code}/${file}.js`),
    ),
  );
  const rows = codes.map((code) =>
    arrayCode([quoted(code), objectCode(files.map((file) => memberCode(named(file), inCode(named(file), code))))]),
  );
  return write('languages.ts', `The catalog in its further languages. ${source}`, [
    ...importStatements(['CatalogInLanguage'], `${kernel}/language.js`, true),
    ...imports,
    constantStatement({
      name: 'languages',
      type: 'ReadonlyMap<string, CatalogInLanguage>',
      value: rows.length === 0 ? 'new Map()' : callCode('new Map<string, CatalogInLanguage>', [rowsCode(rows)]),
      doc: 'By the code of the language; empty where the catalog has only its own.',
      isExported: true,
    }),
  ]);
}

/** `serviceInEs`; `pt-BR` is `PtBR`. */
function inCode(name: string, code: string): string {
  return `${name}In${capital(code).replace('-', '')}`;
}

/** Emits what answers say about the service itself. */
export function emitService(
  { service, hash }: Pick<Catalog, 'service' | 'hash'>,
  kernel: string,
  write: WriteModule,
): string {
  return write('service.ts', `Facts about the service that answers include. ${source}`, [
    ...importStatements(['ServiceInfo'], `${kernel}/service.js`, true),
    constantStatement({
      name: 'service',
      type: 'ServiceInfo',
      value: tallObject(membersOf(serviceInfo(service, hash()))),
      isExported: true,
    }),
  ]);
}

function serviceInfo(service: Service, catalogHash: string) {
  return {
    name: service.name,
    version: service.version,
    schemaVersion: service.schemaVersion,
    catalogHash,
    baseUrl: service.baseUrl,
    legalDisclaimer: service.legalDisclaimer,
    summary: service.summary,
    usage: service.usage,
    ctaMessage: service.ctaMessage,
    requestsPerMinute: service.requestsPerMinute,
    cacheSeconds: service.cacheSeconds,
    timeZone: service.timeZone,
    country: service.country ?? undefined,
    currency: service.currency?.code,
    security: service.security === null ? undefined : { ...service.security },
    look: lookOf(service.look),
    languages: service.languages.length === 0 ? undefined : service.languages,
    tagTitles: service.tagTitles.size === 0 ? undefined : Object.fromEntries(service.tagTitles),
    popular: service.popular.length === 0 ? undefined : service.popular,
    leads: service.leads && leadTerms(service.leads),
  };
}

function leadTerms({ perHour, consent, samplePhone, postalCode }: LeadTerms) {
  return {
    perHour,
    consentText: consent,
    samplePhone: { ...samplePhone },
    postalCode: postalCode && { ...postalCode },
  };
}

function lookOf({ accent, logo }: Look) {
  return accent === null && logo === null ? undefined : { accent: accent ?? undefined, logo: logo ?? undefined };
}

/** Emits places, categories and provider slots; null for a catalog without places. */
export function emitNetwork(network: Network | null, kernel: string, write: WriteModule): string {
  const head = network === null ? 'The service works in no places.' : headOfNetwork;
  const type = network === null ? 'Network | null' : 'Network';
  const value = network === null ? 'null' : networkCode(network);
  return write('network.ts', `${head} ${source}`, [
    ...importStatements(['Network'], `${kernel}/service.js`, true),
    constantStatement({ name: 'network', type, value, isExported: true }),
  ]);
}

/** The same for a translated catalog, which differs only in its words. */
export function emitTranslatedNetwork(network: Network | null, kernel: string, write: WriteModule): string {
  if (network === null) return emitNetwork(null, kernel, write);
  const { ctaActive, ctaWaiting } = network;
  const own = [...membersOf({ ctaActive, ctaWaiting }), ...cityFactsMember(network), categoriesMember(network)];
  return write('network.ts', `${headOfNetwork} ${source}`, [
    ...importStatements(['Network'], `${kernel}/service.js`, true),
    ...importStatements(['network as original'], '../network.js'),
    constantStatement({
      name: 'network',
      type: 'Network',
      value: tallObject(['...original', ...own]),
      isExported: true,
    }),
  ]);
}

const headOfNetwork = 'Places, categories and provider slots.';

function networkCode(network: Network): Code {
  const { ctaActive, ctaWaiting, regionNames, cities, neighborhoods, providers, slots } = network;
  return tallObject([
    ...membersOf({ ctaActive, ctaWaiting }),
    ...(regionNames.length === 0 ? [] : [memberCode('regionNames', dataCode(regionNames))]),
    memberCode('cities', namesCode(cities)),
    memberCode('neighborhoods', mapCode(neighborhoods, namesCode)),
    ...cityFactsMember(network),
    categoriesMember(network),
    memberCode('providers', mapCode(providers, providerCode)),
    memberCode('slots', mapCode(slotsByService(slots), slotsCode)),
  ]);
}

function cityFactsMember({ cityFacts }: Network): readonly Code[] {
  return cityFacts.length === 0 ? [] : [memberCode('cityFacts', rowsCode(cityFacts.map(cityFactCode)))];
}

function cityFactCode({ name, who, at, read, of, advice }: CityFact): Code {
  return dataCode({ name, who, at, read, of: Object.fromEntries(of), advice: advice ?? undefined });
}

function categoriesMember({ categories }: Network): Code {
  return memberCode('categories', rowsCode(categories.map(categoryCode)));
}

function categoryCode({ slug, name, tag, also, search, noneBecause, parts }: Category): Code {
  const said = Object.entries(search ?? {}).filter(([, phrases]) => phrases.length > 0);
  return dataCode({
    ...{ slug, name, tag, also: also.length === 0 ? undefined : also },
    ...{ search: said.length === 0 ? undefined : Object.fromEntries(said), noneBecause: noneBecause?.text },
    parts: parts.length === 0 ? undefined : parts,
  });
}

function providerCode({ name, sites }: Provider): Code {
  return dataCode({ name, sites: sites.length === 0 ? undefined : sites });
}

function namesCode(names: ReadonlyMap<string, string>): Code {
  return mapCode(names, dataCode);
}

function mapCode<T>(map: ReadonlyMap<string, T>, code: (value: T) => Code): Code {
  return tallObject([...map].map(([key, value]) => memberCode(key, code(value))));
}

function slotsByService(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const group = groups.get(slot.service);
    if (group === undefined) groups.set(slot.service, [slot]);
    else group.push(slot);
  }
  return groups;
}

function slotsCode(slots: readonly Slot[]): Code {
  return tallObject(slots.map((slot) => memberCode(placeOf(slot), slotCode(slot))));
}

function placeOf({ city, neighborhood }: Slot): string {
  return neighborhood === null ? city : `${city}/${neighborhood}`;
}

function slotCode({ provider, phone, pageUrl, active }: Slot): Code {
  return dataCode({ provider, trackingPhone: phone, pageUrl, active });
}
