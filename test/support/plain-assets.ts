/** Stand-ins for what pages load, for tests that start no browser. */
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AssetSource } from '../../runtime/routes/pages/page-assets.js';

/** What pages load, as far as tests without a browser look at it: every module is empty, also those of further languages. */
export function plainAssets({ calculators }: Pick<Catalog, 'calculators'>, codes: readonly string[] = []): AssetSource {
  const slugs = [...calculators.keys()];
  const paths = ['', ...codes.map((code) => `${code}/`)].flatMap((at) =>
    slugs.map((slug) => `${at}calculators/${slug}.js`),
  );
  const file = (name: string) => ({ name, body: `/* ${name} */` });
  return {
    calculators: {
      element: file('calculator-1.js'),
      later: [file('offer-lines-1.js')],
      style: file('calculator-1.css'),
      modules: { digest: 'd', modules: Object.fromEntries(paths.map((path) => [path, ''])) },
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
