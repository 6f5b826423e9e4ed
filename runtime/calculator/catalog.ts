/** What the compiler made of the catalog, and the same catalog at the address where it is served. */
import { hash } from 'node:crypto';
import type { AnyCalculator } from '../kernel/module.js';
import type { LeadTerms, Network, ServiceInfo } from '../kernel/service.js';
import type { Clock } from './calendar.js';
import { calendarOf } from './calendar.js';
import type { PreparedCalculator } from './prepared-calculator.js';
import { prepareCalculator } from './prepared-calculator.js';

/** The texts of the generated documents. */
export interface Documents {
  readonly registry: string;
  readonly openapi: string;
  /** The same with one operation for all calculators. */
  readonly openapiCompact: string;
  readonly llms: string;
  /** The calculators of each tag. */
  readonly llmsByTag: Readonly<Record<string, string>>;
  readonly llmsFull: string;
}

export interface Catalog {
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null where the service works in no places. */
  readonly network: Network | null;
  readonly documents: Documents;
}

/** Where and under which limit a catalog is served, when that is decided outside it. */
export interface Placement {
  /** The address under which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly requestsPerMinute: number;
  /** Tells which day today is; the machine's own clock where it is left out. */
  readonly clock?: Clock;
}

/** A catalog at its address, its calculators ready to answer. Made once, for everyone who needs it. */
export interface ServedCatalog {
  readonly baseUrl: string;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  /** What the calculators were made ready from. */
  readonly modules: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null where the service works in no places. */
  readonly network: Network | null;
  readonly documents: Documents;
}

/** A catalog whose service takes leads. */
export interface LeadCatalog extends ServedCatalog {
  readonly service: ServiceInfo & { readonly leads: LeadTerms };
  readonly network: Network;
}

/** The catalog, where its service takes leads; null where it does not. */
export function leadCatalogOf(catalog: ServedCatalog): LeadCatalog | null {
  const { service, network } = catalog;
  if (service.leads === null || network === null) return null;
  return { ...catalog, service: { ...service, leads: service.leads }, network };
}

/**
 * Puts the address and the limit in force wherever the texts of a catalog have those it was compiled with, and the hash
 * of the catalog where they leave room for it.
 */
export function serveCatalog(catalog: Catalog, placement: Placement): ServedCatalog {
  const { baseUrl, requestsPerMinute, clock = Date.now } = placement;
  const move = rebase(catalog.service.baseUrl, baseUrl);
  const { limitPhrases, requestsPerMinute: compiledLimit, catalogHash } = catalog.service;
  const limit = relimit(limitPhrases, compiledLimit, requestsPerMinute);
  const name = (text: string): string => text.replaceAll('{catalog_hash}', catalogHash);
  const placeAll = <T extends object | null>(data: T): T => JSON.parse(name(limit(move(JSON.stringify(data))))) as T;
  const service = { ...placeAll(catalog.service), requestsPerMinute };
  const network = placeAll(catalog.network);
  const context = { service, network, baseUrl, clock, calendar: calendarOf(service.timeZone), digest };
  const prepare = (calculator: AnyCalculator) => prepareCalculator(calculator, context);
  return {
    baseUrl,
    calculators: new Map([...catalog.calculators].map(([slug, calculator]) => [slug, prepare(calculator)])),
    modules: catalog.calculators,
    service,
    network,
    documents: placeAll(catalog.documents),
  };
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url');
}

/** Puts one limit in place of another, in the phrases that state it and nowhere else. */
function relimit(phrases: readonly string[], from: number, to: number): (text: string) => string {
  const stated = (phrase: string, limit: number): string => phrase.replace('{requests_per_minute}', String(limit));
  return (text) => phrases.reduce((moved, phrase) => moved.replaceAll(stated(phrase, from), stated(phrase, to)), text);
}

/** Puts one address in place of another, but not inside a longer host name and not where another port follows. */
export function rebase(from: string, to: string): (text: string) => string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`${literal}(?![\\w-]|\\.\\w|:\\d)`, 'g');
  return (text) => text.replace(address, () => to);
}
