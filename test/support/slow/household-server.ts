/** A server for the pages of the second catalog, with its built assets. */

import type { Assets } from '../../../pages/assets/assets.js';
import { renderElement } from '../../../pages/markup/calculator.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import { householdCalculator, householdService } from '../household-pages.js';
import { householdFolder } from '../page-catalog.js';
import type { PageServer } from './page-server.js';
import { builtAssets, pageAround, servePages } from './page-server.js';

export function householdAssets(): Assets {
  return builtAssets(householdFolder, householdService.service);
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
