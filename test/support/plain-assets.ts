/** Stand-ins for what pages load, for tests that start no browser. */
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AssetSource } from '../../runtime/routes/pages/page-assets.js';

/** What pages load, as far as tests without a browser look at it: every module is empty. */
export function plainAssets(catalog: Pick<Catalog, 'calculators'>): AssetSource {
  const file = (name: string) => ({ name, body: Buffer.from(`/* ${name} */`) });
  return {
    calculators: {
      element: file('calculator-1.js'),
      style: file('calculator-1.css'),
      modules: new Map([...catalog.calculators.keys()].map((slug) => [slug, ''])),
      units: '',
      kernel: new Map(),
    },
    paint: null,
    files: {
      siteStyle: file('site-1.css'),
      pageScript: file('page-1.js'),
      frameScript: file('frame-1.js'),
      embedScript: file('embed-1.js'),
      app: '<!doctype html><title>Calculator</title>',
    },
  };
}
