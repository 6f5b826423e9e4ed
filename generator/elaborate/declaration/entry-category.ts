/** The category of a calculator: its tag and service name, from the network or, without one, from its entry. */

import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Category } from '../../program/network.js';
import type { Reporter } from '../../source/diagnostic.js';
import { didYouMean, suggestOrList } from '../../source/hint.js';
import { spellingDistance } from '../../source/suggest.js';

export type Tags = ReadonlyMap<string, string>;

/** An entry with its tag and service name. */
export interface CategorizedCalculator extends RawCalculator {
  readonly category: { readonly tag: string; readonly serviceName: string };
}

/**
 * The tag and service name of an entry; empty texts after a reported mistake. `categories`, by slug, is null without a
 * network, and `tags` when they could not be read.
 */
export function categoryOf(
  raw: RawCalculator,
  categories: ReadonlyMap<string, Category> | null,
  tags: Tags | null,
  reporter: Reporter,
): CategorizedCalculator['category'] {
  if (raw.tag !== null && tags !== null) knownTag(raw.tag, tags, reporter);
  if (categories === null) return ownCategory(raw, reporter);
  const category = categories.get(raw.slug.value);
  if (category === undefined) reportCategory(raw, [...categories.keys()], reporter);
  else compare(raw, category, tags, reporter);
  return { tag: category?.tag ?? '', serviceName: category?.name ?? '' };
}

function ownCategory(
  { slug, title, tag, service }: RawCalculator,
  reporter: Reporter,
): CategorizedCalculator['category'] {
  const args = { owner: `Calculator \`${slug.value}\``, name: 'tag' };
  const hint = 'Add `tag: ` with one of the tags of service.yaml.';
  if (tag === null) reporter.report('missing-key', slug.span, args, { hint });
  return { tag: tag?.value ?? '', serviceName: service?.value ?? title.value };
}

/** Reports a tag or service name that differs from the category's. */
function compare({ tag, service }: RawCalculator, category: Category, tags: Tags | null, reporter: Reporter): void {
  const isKnown = (name: string) => tags?.has(name) === true;
  if (tag !== null && tag.value !== category.tag && isKnown(tag.value) && isKnown(category.tag)) {
    const hint = `Leave \`tag\` out, or move the category in network.yaml.`;
    reporter.report('tag-mismatch', tag.span, { name: tag.value, expected: category.tag }, { hint });
  }
  if (service !== null && service.value !== category.name) {
    const hint = `Leave \`service\` out, or rename the category in network.yaml.`;
    reporter.report('unknown-service', service.span, { name: service.value, expected: category.name }, { hint });
  }
}

/** False after reporting a tag that service.yaml does not have. */
export function knownTag({ value, span }: Located<string>, tags: Tags, reporter: Reporter): boolean {
  if (tags.has(value)) return true;
  reporter.report('unknown-tag', span, { name: value }, suggestOrList(value, [...tags.keys()], 'Tags'));
  return false;
}

/** Reports a missing category; proposes one that the slug may be a misspelling of, or the line to add. */
function reportCategory(raw: RawCalculator, known: readonly string[], reporter: Reporter): void {
  const { value, span } = raw.slug;
  const near = known.filter((slug) => spellingDistance(slug, value) <= farthestSlip);
  const line = `\`${value}: ${raw.service?.value ?? raw.title.value}\``;
  const tag = raw.tag === null ? 'a tag' : `\`${raw.tag.value}\``;
  const add = `add ${line} under ${tag} in \`categories\` of network.yaml.`;
  const suggestion = didYouMean(value, near);
  const hint = suggestion === undefined ? `A${add.slice(1)}` : `${suggestion.hint} Otherwise ${add}`;
  reporter.report('unknown-category', span, { name: value }, { ...suggestion, hint });
}

const farthestSlip = 2;
