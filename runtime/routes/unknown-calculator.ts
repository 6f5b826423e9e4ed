/** Explains names of calculators that do not exist: which one was meant, or what there is instead. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { Category } from '../../engine/kernel/service.js';
import type { Problem } from '../../http/problem.js';
import { correctedUrl } from './calculate.js';
import { words } from './words.js';

/** The problem of a calculation that was asked of nobody: by a calculator's near name, or by a service without one. */
export function unknownCalculator(catalog: ServedCatalog, name: string, query: string): Problem {
  const { baseUrl, calculators, network } = catalog;
  const categories = network?.categories ?? [];
  const service = categories.find(({ slug }) => slug === name);
  if (service !== undefined) return withoutCalculator(catalog, service);
  const near = calculators.get(nearest(name, calculators.keys()) ?? '');
  if (near !== undefined) return nearCalculator(catalog, near, query);
  const { meant } = nearServices(name, categories);
  const called = calculators.get(meant ?? '');
  if (called !== undefined) return nearCalculator(catalog, called, query);
  const other = categories.find(({ slug }) => slug === meant);
  if (other !== undefined) return withoutCalculator(catalog, other);
  return problem(baseUrl, words.noCalculator(`${baseUrl}/api/calc`), {});
}

function nearCalculator({ baseUrl }: ServedCatalog, near: PreparedCalculator, query: string): Problem {
  const detail = words.nearCalculator(near.slug, `${baseUrl}/api/calc`);
  const url = correctedUrl(near, baseUrl, query);
  return { ...problem(baseUrl, detail, { suggestion: near.slug }), correctedUrl: url };
}

/** A service that is known, but has no calculator: what can be done for it all the same. */
function withoutCalculator({ baseUrl, service: { leads } }: ServedCatalog, { slug, name }: Category): Problem {
  const routing = `${baseUrl}/api/routing?service=${slug}&city=CITY`;
  const detail = words.serviceOnly(`${name} (${slug})`, leads === null ? null : `${baseUrl}/api/lead-submit`, routing);
  return problem(baseUrl, detail, { service: { slug, name } });
}

function problem(baseUrl: string, detail: string, members: Readonly<Record<string, unknown>>): Problem {
  const registry = `${baseUrl}/api/calc`;
  const headers = ['Link', `<${registry}>; rel="index"`];
  return { code: 'unknown_calculator', detail, headers, members: { ...members, registry } };
}
