/** The real catalog made larger: its calculators again and again under other slugs, so that sizes can be measured. */
import type { Catalog } from '../../generator/program/catalog.js';
import type { Network } from '../../generator/program/network.js';

/** A checked catalog of as many calculators, each a service of the network; the surplus of services goes. */
export function clonedCatalog(catalog: Catalog, count: number): Catalog {
  const { calculators } = catalog;
  const clones = Array.from({ length: Math.ceil(count / calculators.length) }, (_, round) =>
    calculators.map((each) => (round === 0 ? each : { ...each, slug: `${each.slug}-${round + 1}` })),
  );
  const chosen = clones.flat().slice(0, count);
  const own = chosen.map(({ slug, service, tag }) => ({
    slug,
    name: service,
    tag,
    also: [],
    search: null,
    noneBecause: null,
    parts: [],
  }));
  const network = catalog.network && networkOf(own, catalog.network);
  return { ...catalog, calculators: chosen.toSorted(bySlug), network };
}

const bySlug = (a: { readonly slug: string }, b: { readonly slug: string }): number => (a.slug < b.slug ? -1 : 1);

function networkOf(own: Network['categories'], network: Network): Network {
  const others = network.categories.filter(({ slug }) => own.every((each) => each.slug !== slug));
  const categories = [...own, ...others.slice(0, Math.max(0, network.categories.length - own.length))];
  return { ...network, categories: categories.toSorted(bySlug) };
}
