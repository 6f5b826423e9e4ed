/** Checks deprecations: their dates, and what replaces the deprecated thing. */
import type { RawCatalog } from '../../load/raw-catalog.js';
import type { RawCalculator } from '../../load/read-calculator.js';
import type { RawDeprecation } from '../../load/schemas/deprecation.js';
import type { Located } from '../../load/schemas/form.js';
import { isDay } from '../../model/calendar.js';
import type { Deprecation } from '../../model/catalog.js';
import type { Reporter } from '../../text/diagnostic.js';
import { suggestOrList } from '../../text/suggest.js';

/** The deprecation as written; the checks below need all calculators or inputs. */
export function deprecationOf(raw: RawDeprecation | null): Deprecation | null {
  return raw && { since: raw.since.value, until: raw.until?.value ?? null, use: raw.use?.value ?? null };
}

/** Checks the deprecations of calculators; each is replaced by another calculator of the catalog. */
export function checkDeprecatedCalculators(
  { calculators, brokenSlugs }: Pick<RawCatalog, 'calculators' | 'brokenSlugs'>,
  reporter: Reporter,
): void {
  const slugs = [...calculators.map(({ slug }) => slug.value), ...brokenSlugs];
  const gone = calculators.filter(({ deprecated }) => deprecated !== null).map(({ slug }) => slug.value);
  for (const { slug, deprecated } of calculators) {
    if (deprecated === null) continue;
    checkDays(deprecated, reporter);
    const { use } = deprecated;
    if (use === null) continue;
    if (!slugs.includes(use.value)) {
      const others = slugs.filter((each) => each !== slug.value);
      const hint = suggestOrList(use.value, others, 'Calculators');
      reporter.report('unknown-calculator', use.span, { name: use.value }, { hint });
    } else checkReplacement(slug.value, use, gone, reporter);
  }
}

/** Checks the deprecations of inputs; each is replaced by another input of its calculator. */
export function checkDeprecatedInputs(inputs: RawCalculator['inputs'], reporter: Reporter): void {
  const names = inputs.map(({ name }) => name.value);
  const gone = inputs.filter(({ value }) => value.deprecated !== null).map(({ name }) => name.value);
  for (const { name, value } of inputs) checkDeprecatedInput(name.value, value.deprecated, { names, gone }, reporter);
}

function checkDeprecatedInput(
  name: string,
  deprecated: RawDeprecation | null,
  { names, gone }: { readonly names: readonly string[]; readonly gone: readonly string[] },
  reporter: Reporter,
): void {
  if (deprecated === null) return;
  checkDays(deprecated, reporter);
  const { use } = deprecated;
  if (use === null) return;
  if (!names.includes(use.value)) {
    const hint = suggestOrList(use.value, names, 'Inputs');
    reporter.report('unknown-input', use.span, { name: use.value }, { hint });
  } else checkReplacement(name, use, gone, reporter);
}

/** Reports a replacement that is deprecated too, or that is the thing itself. */
function checkReplacement(name: string, use: Located<string>, gone: readonly string[], reporter: Reporter): void {
  if (!gone.includes(use.value)) return;
  const reason = use.value === name ? 'it would replace itself' : `\`${use.value}\` is deprecated too`;
  reporter.report('bad-deprecation', use.span, { reason });
}

function checkDays({ since, until }: RawDeprecation, reporter: Reporter): void {
  const days = [since, ...(until === null ? [] : [until])];
  const missing = days.filter(({ value }) => !isDay(value));
  for (const { value, span } of missing)
    reporter.report('bad-deprecation', span, { reason: `${value} is not a real date` });
  if (missing.length > 0 || until === null || until.value > since.value) return;
  const related = [{ span: since.span, label: 'deprecated since' }];
  reporter.report('bad-deprecation', until.span, { reason: `${until.value} is not after ${since.value}` }, { related });
}
