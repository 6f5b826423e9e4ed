/** Explains names of calculators that do not exist: which one was meant, or what there is instead. */

import { leadAddress, registryAddress } from '../../contract/addresses.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { nearServices } from '../../engine/discovery/near-services.js';
import type { Category } from '../../engine/kernel/service.js';
import type { Problem } from '../../http/problem.js';
import { wordsFor } from '../../words/interface-words.js';
import { correctedUrl } from './refusal.js';

/** The problem for a slug that names no calculator. */
export function unknownCalculator(catalog: ServedCatalog, name: string, query: string): Problem {
  const { baseUrl, calculators, network, translation } = catalog;
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
  const hint = wordsFor(translation).routes.allCalculators({ registry: `${baseUrl}${registryAddress}` });
  return problem(baseUrl, wordsFor(translation).routes.noCalculator({ hint }), {});
}

function nearCalculator(
  { baseUrl, translation, words }: ServedCatalog,
  near: PreparedCalculator,
  query: string,
): Problem {
  const { allCalculators, noCalculator } = wordsFor(translation).routes;
  const registry = `${baseUrl}${registryAddress}`;
  const hint = `${words.didYouMean({ suggestion: near.slug })} ${allCalculators({ registry })}`;
  const detail = noCalculator({ hint });
  const url = correctedUrl(near, baseUrl, query);
  return { ...problem(baseUrl, detail, { suggestion: near.slug }), correctedUrl: url };
}

/** A service that is known, but has no calculator: what can be done for it all the same. */
function withoutCalculator(catalog: ServedCatalog, { slug, name }: Category): Problem {
  const {
    baseUrl,
    service: { leads },
    translation,
  } = catalog;
  const { serviceOnly, serviceWithLeads } = wordsFor(translation).routes;
  const routing = `${baseUrl}/api/routing?service=${slug}&city=CITY`;
  const service = `${name} (${slug})`;
  const detail =
    leads === null
      ? serviceOnly({ service, routing })
      : serviceWithLeads({ service, leads: `${baseUrl}${leadAddress}`, routing });

  return problem(baseUrl, detail, { service: { slug, name } });
}

function problem(baseUrl: string, detail: string, members: Readonly<Record<string, unknown>>): Problem {
  const registry = `${baseUrl}${registryAddress}`;
  const headers = ['Link', `<${registry}>; rel="index"`];
  return { code: 'unknown_calculator', detail, headers, members: { ...members, registry } };
}
