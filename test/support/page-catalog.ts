/** A service with pages: hand-written calculators in places, with hostile texts, and without files that browsers load. */
import type { AssetSource } from '../../runtime/site/pages/page-assets.js';
import type { Catalog } from '../../runtime/calculator/catalog.js';

/** What pages load, as far as tests without a browser look at it: every module is empty. */
export function plainAssets({ calculators }: Pick<Catalog, 'calculators'>): AssetSource {
  const file = (name: string) => ({ name, body: Buffer.from(`/* ${name} */`) });
  return {
    calculators: {
      element: file('calculator-1.js'),
      style: file('calculator-1.css'),
      modules: new Map([...calculators.keys()].map((slug) => [slug, ''])),
      units: '',
      kernel: new Map(),
    },
    files: {
      siteStyle: file('site-1.css'),
      pageScript: file('page-1.js'),
      frameScript: file('frame-1.js'),
      embedScript: file('embed-1.js'),
    },
  };
}
