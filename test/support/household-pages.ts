/** Pages of the second catalog as its service would write them, and a server that serves them with its assets. */
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { viewOf } from '../../pages/answer/view.js';
import type { Assets } from '../../pages/assets/assets.js';
import { renderElement } from '../../pages/markup/calculator.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { PageServer } from './page-server.js';
import { builtAssets, pageAround, servePages } from './page-server.js';
import { projectRoot } from './project-root.js';

const folder = 'examples/household/generated';
const documents = readDocuments(join(projectRoot, folder));
/** A day on which all figures of the catalog are known. */
const day = Date.parse('2026-11-20T12:00:00Z');
export const householdServed: Catalog = { calculators, network, service, documents };
const served = serveCatalog(householdServed, {
  baseUrl: service.baseUrl,
  requestsPerMinute: service.requestsPerMinute,
  clock: () => day,
});

export const householdSlugs: readonly string[] = [...served.calculators.keys()];

/** A calculator of the catalog, ready to answer. */
export function householdCalculator(slug: string): PreparedCalculator {
  const calculator = served.calculators.get(slug);
  if (calculator === undefined) throw new Error(`The catalog has no ${slug}.`);
  return calculator;
}

export function householdAssets(): Assets {
  return builtAssets(folder, served.service);
}

/**
 * Serves `/written/SLUG`, as the server writes it; `/bare/SLUG`, where the element does all itself; `/plain/SLUG`, the
 * same on a page without a style of its own; and `/inside/SLUG`, where it stands in another form.
 */
export function serveHousehold(assets: Assets): Promise<PageServer> {
  return servePages(assets, ({ pathname, search }) => {
    const [, kind, slug = ''] = pathname.split('/');
    if (slug === '') return pageAround(assets, '');
    const query = search.slice(1);
    const addresses = { style: assets.style, module: assets.moduleOf(slug), service: assets.service };
    const written = () =>
      renderElement(viewOf(householdCalculator(slug), query), { ...addresses, followsAddress: true });
    const attributes = `src="${addresses.module}" service="${addresses.service}" stylesheet="${addresses.style}"`;
    const bare = `<reckoner-calculator name="figure" ${attributes} follow-address></reckoner-calculator>`;
    const inside = `<form action="/sent" aria-label="Outer">${bare}<button>Send</button></form>`;
    if (kind === 'written') return pageAround(assets, written());
    return pageAround(assets, kind === 'inside' ? inside : bare, kind !== 'plain');
  });
}
