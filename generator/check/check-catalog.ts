import type { RawCalculator, RawCatalog, RawService } from '../load/raw-catalog.js';
import type { Catalog, Category, Network, Service } from '../model/catalog.js';
import type { Reporter } from '../text/diagnostic.js';
import { suggestOrList } from '../text/suggest.js';
import { checkCalculator } from './calculator.js';
import { checkNetwork } from './network.js';
import { checkUnits } from './units.js';

/** Checks everything; null when anything was wrong, so that nothing unchecked is ever emitted. */
export function checkCatalog(raw: RawCatalog, reporter: Reporter): Catalog | null {
  const units = checkUnits(raw.units, reporter);
  const tags = raw.service?.tags ?? new Map<string, string>();
  const slugs = new Set(raw.calculators.map(({ slug }) => slug.value));
  const network = raw.network && checkNetwork(raw.network, slugs, tags, reporter);
  const calculators = raw.calculators.flatMap((each) => {
    if (network !== null && raw.service !== null) checkPlace(each, network, tags, reporter);
    return checkCalculator(each, units, reporter) ?? [];
  });
  if (reporter.count > 0 || network === null || raw.service === null) return null;
  return {
    service: serviceOf(raw.service),
    network,
    calculators: calculators.sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** A calculator belongs to the category of its slug, and shares its tag and name. */
function checkPlace(
  { slug, tag, service }: RawCalculator,
  { categories }: Network,
  tags: ReadonlyMap<string, string>,
  reporter: Reporter,
): void {
  const category = categories.find((each) => each.slug === slug.value);
  if (!tags.has(tag.value))
    reporter.report(
      'unknown-tag',
      tag.span,
      { name: tag.value },
      { hint: suggestOrList(tag.value, [...tags.keys()], 'Tags') },
    );
  else if (category !== undefined && category.tag !== tag.value)
    reporter.report('tag-mismatch', tag.span, { name: tag.value, expected: category.tag });
  if (category === undefined) {
    const hint = suggestOrList(
      slug.value,
      categories.map((each: Category) => each.slug),
      'Categories',
    );
    reporter.report('unknown-category', slug.span, { name: slug.value }, { hint });
  } else if (category.name !== service.value) {
    reporter.report('unknown-service', service.span, { name: service.value, expected: category.name });
  }
}

/** The service's facts, with its address and limit filled into the usage text. */
function serviceOf(raw: RawService): Service {
  const usage = raw.usage
    .replaceAll('{base_url}', raw.baseUrl)
    .replaceAll('{requests_per_minute}', String(raw.requestsPerMinute));
  return { ...raw, usage };
}
