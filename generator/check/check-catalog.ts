import type { Located, RawCalculator, RawCatalog, RawService } from '../load/raw-catalog.js';
import type { Catalog, Category, Network, Service } from '../model/catalog.js';
import type { Reporter } from '../text/diagnostic.js';
import { suggestOrList } from '../text/suggest.js';
import { checkCalculator } from './calculator.js';
import { checkSlug } from './names.js';
import { checkNetwork } from './network.js';
import { checkUnits } from './units.js';

/** Checks everything; null when anything was wrong, so that nothing unchecked is ever emitted. */
export function checkCatalog(raw: RawCatalog, reporter: Reporter): Catalog | null {
  const units = raw.units && checkUnits(raw.units, reporter);
  const slugs = new Set(raw.calculators.map(({ slug }) => slug.value));
  const tags = raw.service?.tags ?? null;
  const network = raw.network && checkNetwork(raw.network, slugs, tags, reporter);
  const calculators = raw.calculators.flatMap((each) => {
    const named = checkSlug(each.slug, reporter);
    if (named && network !== null && tags !== null) checkPlace(each, network, tags, reporter);
    return (units && checkCalculator(each, units, reporter)) ?? [];
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
  if (!tags.has(tag.value)) reportTag(tag, tags, reporter);
  else if (category !== undefined && category.tag !== tag.value && tags.has(category.tag)) {
    const hint = `Write \`${category.tag}\`, or move the category in catalog/network.yaml.`;
    reporter.report('tag-mismatch', tag.span, { name: tag.value, expected: category.tag }, { hint });
  }
  if (category === undefined) reportCategory(slug, categories, reporter);
  else if (category.name !== service.value) {
    const hint = `Write \`${category.name}\`, or rename the category in catalog/network.yaml.`;
    reporter.report('unknown-service', service.span, { name: service.value, expected: category.name }, { hint });
  }
}

function reportTag({ value, span }: Located<string>, tags: ReadonlyMap<string, string>, reporter: Reporter): void {
  const hint = suggestOrList(value, [...tags.keys()], 'Tags');
  reporter.report('unknown-tag', span, { name: value }, { hint });
}

function reportCategory({ value, span }: Located<string>, categories: readonly Category[], reporter: Reporter): void {
  const known = categories.map(({ slug }) => slug);
  reporter.report('unknown-category', span, { name: value }, { hint: suggestOrList(value, known, 'Categories') });
}

/** The service's facts, with its address and limit filled into the usage text. */
function serviceOf(raw: RawService): Service {
  const usage = raw.usage
    .replaceAll('{base_url}', raw.baseUrl)
    .replaceAll('{requests_per_minute}', String(raw.requestsPerMinute));
  return { ...raw, usage };
}
