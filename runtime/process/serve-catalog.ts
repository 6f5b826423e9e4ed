/** Puts a compiled catalog at its address: the one place where documents learn where they are served and under which limit. */
import { hash } from 'node:crypto';
import { calendarOf } from '../../engine/calculator/calendar.js';
import type { Catalog, Placement, ServedCatalog } from '../../engine/calculator/catalog.js';
import { prepareCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';

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
