/** Reads the raw service, units and network from the trees of their files. */
import type {
  Named,
  RawCategory,
  RawCityDefault,
  RawLeadTerms,
  RawNetwork,
  RawService,
  RawServiceDefault,
  RawSingleSlot,
  RawUnit,
} from './raw-catalog.js';
import {
  asScalar,
  entriesOf,
  formulaOrNull,
  isTrue,
  itemsOf,
  locatedText,
  locatedTextOrNull,
  named,
  numberOr,
  numberOrNull,
  optional,
  required,
  textAt,
  textOrNull,
} from './read-node.js';
import type { YamlEntry, YamlNode } from './yaml-tree.js';

/** The facts of service.yaml, whose shape has been confirmed. */
export function readService(node: YamlNode): RawService {
  const [contact, licence, limits] = [required(node, 'contact'), required(node, 'licence'), required(node, 'limits')];
  const leads = optional(node, 'leads');
  return {
    span: node.span,
    name: textAt(node, 'name'),
    version: textAt(node, 'version'),
    schemaVersion: numberOr(node, 'schema_version', 1),
    baseUrl: textAt(node, 'base_url'),
    summary: textAt(node, 'summary'),
    description: textAt(node, 'description'),
    legalDisclaimer: textAt(node, 'legal_disclaimer'),
    usage: textAt(node, 'usage'),
    contact: { name: textAt(contact, 'name'), url: textAt(contact, 'url') },
    licence: { name: textAt(licence, 'name'), identifier: textAt(licence, 'identifier') },
    country: locatedTextOrNull(node, 'country'),
    currency: locatedTextOrNull(node, 'currency'),
    priceRegion: textOrNull(node, 'price_region'),
    tags: new Map(entriesOf(required(node, 'tags')).map((entry) => [entry.key, asScalar(entry.value).text])),
    discoveryTag: locatedText(required(node, 'discovery_tag')),
    requestsPerMinute: numberOr(limits, 'requests_per_minute', 0),
    cacheSeconds: numberOr(limits, 'cache_seconds', 0),
    timeZone: locatedTextOrNull(node, 'time_zone'),
    ctaMessage: textAt(node, 'cta'),
    leads: leads === undefined ? null : readLeadTerms(leads),
  };
}

function readLeadTerms(node: YamlNode): RawLeadTerms {
  return {
    tag: locatedText(required(node, 'tag')),
    samplePhone: locatedText(required(node, 'sample_phone')),
    perHour: numberOr(node, 'per_hour', 0),
    consent: textAt(node, 'consent'),
  };
}

/** The units of units.yaml, whose shape has been confirmed. */
export function readUnits(node: YamlNode): readonly Named<RawUnit>[] {
  return named(entriesOf(node), readUnit);
}

function readUnit(node: YamlNode): RawUnit {
  const dimension = optional(node, 'dimension');
  const zero = optional(node, 'zero');
  return {
    dimension: dimension === undefined ? null : locatedText(dimension),
    is: formulaOrNull(node, 'is'),
    zero: zero === undefined ? null : Number(asScalar(zero).value),
    counts: isTrue(node, 'counts'),
    turn: numberOrNull(node, 'turn'),
    fractionsIn: locatedTextOrNull(node, 'fractions_in'),
    also: itemsOf(optional(node, 'also')).map((item) => locatedText(item).value),
    money: isTrue(node, 'money'),
    symbol: textOrNull(node, 'symbol'),
    label: textAt(node, 'label'),
    one: textAt(node, 'one'),
    many: textAt(node, 'many'),
  };
}

/** The places and slots of network.yaml, whose shape has been confirmed. */
export function readNetwork(node: YamlNode): RawNetwork {
  const slots = required(node, 'slots');
  const cta = required(node, 'cta');
  return {
    region: textAt(node, 'region'),
    ctaActive: textAt(cta, 'active'),
    ctaWaiting: textAt(cta, 'waiting'),
    cities: readNames(entriesOf(required(node, 'cities'))),
    neighborhoods: named(entriesOf(required(node, 'neighborhoods')), (names) => readNames(entriesOf(names))),
    categories: named(entriesOf(required(node, 'categories')), (group) => named(entriesOf(group), readCategory)),
    providers: readNames(entriesOf(required(node, 'providers'))),
    pageUrl: textAt(slots, 'page_url'),
    byCity: named(entriesOf(optional(slots, 'by_city')), readCityDefault),
    byService: named(entriesOf(optional(slots, 'by_service')), readServiceDefault),
    single: itemsOf(optional(slots, 'single')).map(readSingleSlot),
  };
}

function readNames(entries: readonly YamlEntry[]): readonly Named<string>[] {
  return named(entries, (node) => asScalar(node).text);
}

function readCategory(node: YamlNode): RawCategory {
  if (node.kind === 'scalar') return { name: node.text, also: [] };
  return { name: textAt(node, 'name'), also: itemsOf(required(node, 'also')).map(locatedText) };
}

function readCityDefault(node: YamlNode): RawCityDefault {
  const services = required(node, 'services');
  return {
    ...readHolder(node),
    services: services.kind === 'scalar' ? null : itemsOf(services).map(locatedText),
    except: itemsOf(optional(node, 'except')).map(locatedText),
  };
}

function readServiceDefault(node: YamlNode): RawServiceDefault {
  return { ...readHolder(node), cities: itemsOf(required(node, 'cities')).map(locatedText) };
}

function readSingleSlot(node: YamlNode): RawSingleSlot {
  const neighborhood = optional(node, 'neighborhood');
  return {
    span: node.span,
    ...readHolder(node),
    service: locatedText(required(node, 'service')),
    city: locatedText(required(node, 'city')),
    neighborhood: neighborhood === undefined ? null : locatedText(neighborhood),
    pageUrl: textOrNull(node, 'page_url'),
    active: optional(node, 'active') === undefined || isTrue(node, 'active'),
  };
}

function readHolder(node: YamlNode) {
  return { provider: locatedText(required(node, 'provider')), phone: locatedText(required(node, 'phone')) };
}
