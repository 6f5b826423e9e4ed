/** Puts a compiled catalog at its address: the one place where documents learn where they are served and under which limit. */
import { hash } from 'node:crypto';
import { fill } from '../../contract/placeholders.js';
import { calendarOf } from '../../engine/calculator/calendar.js';
import type { Catalog, Placement, ServedCatalog } from '../../engine/calculator/catalog.js';
import { figureFacts } from '../../engine/calculator/figure-facts.js';
import { prepareCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';

/** Fills the place holders of a catalog's texts, and makes its calculators ready. */
export function serveCatalog(catalog: Catalog, placement: Placement): ServedCatalog {
  const { baseUrl, requestsPerMinute, clock = Date.now } = placement;
  const { network, calculators, documents, workbooks = null } = catalog;
  const filled = (text: string): string =>
    fill(text, { baseUrl, requestsPerMinute, catalogHash: catalog.service.catalogHash });
  const service = { ...catalog.service, usage: filled(catalog.service.usage), requestsPerMinute };
  const figures = figureFacts(documents);
  const calendar = calendarOf(service.timeZone);
  const context = {
    service,
    network,
    baseUrl,
    clock,
    calendar,
    digest,
    figures,
  };
  const prepare = (calculator: AnyCalculator) => prepareCalculator(calculator, context);
  return {
    baseUrl,
    calculators: new Map([...calculators].map(([slug, calculator]) => [slug, prepare(calculator)])),
    modules: calculators,
    service,
    network,
    documents: new Map([...documents].map(([name, text]) => [name, filled(text)])),
    figures,
    workbooks,
    today: () => calendar.dayAt(clock()),
  };
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url');
}
