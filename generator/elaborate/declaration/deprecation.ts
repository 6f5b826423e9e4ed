/** Checks deprecations: their dates, and what replaces the deprecated thing. */

import { isDay } from '../../../engine/spelling/day.js';
import type { RawDeprecation } from '../../language/forms/deprecation.js';
import type { Located } from '../../language/forms/form.js';
import type { RawCatalog } from '../../language/raw-catalog.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Deprecation } from '../../program/catalog.js';
import type { Reporter } from '../../source/diagnostic.js';
import { suggestOrList } from '../../source/hint.js';

/** The deprecation as written; the checks below need all calculators or inputs. */
export function deprecationOf(raw: RawDeprecation | null): Deprecation | null {
  return raw && { since: raw.since.value, until: raw.until?.value ?? null, use: raw.use?.value ?? null };
}

/** Checks the deprecations of calculators; each is replaced by another calculator of the catalog. */
export function checkDeprecatedCalculators(
  { calculators, brokenSlugs }: Pick<RawCatalog, 'calculators' | 'brokenSlugs'>,
  reporter: Reporter,
): void {
  const all = calculators.map(({ slug, deprecated }) => ({ name: slug.value, deprecated }));
  checkAll(all, { code: 'unknown-calculator', plural: 'Calculators', others: brokenSlugs }, reporter);
}

/** Checks the deprecations of inputs; each is replaced by another input of its calculator. */
export function checkDeprecatedInputs(inputs: RawCalculator['inputs'], reporter: Reporter): void {
  const all = inputs.map(({ name, value }) => ({ name: name.value, deprecated: value.deprecated }));
  checkAll(all, { code: 'unknown-input', plural: 'Inputs', others: [] }, reporter);
}

interface Kind {
  /** Of the report of a replacement that does not exist. */
  readonly code: 'unknown-calculator' | 'unknown-input';
  readonly plural: string;
  /** The names of more things of the kind. */
  readonly others: readonly string[];
}

function checkAll(
  all: readonly { readonly name: string; readonly deprecated: RawDeprecation | null }[],
  { code, plural, others }: Kind,
  reporter: Reporter,
): void {
  const names = [...all.map(({ name }) => name), ...others];
  const gone = all.filter(({ deprecated }) => deprecated !== null).map(({ name }) => name);
  for (const { name, deprecated } of all) {
    if (deprecated === null) continue;
    checkDays(deprecated, reporter);
    const { use } = deprecated;
    if (use === null) continue;
    if (names.includes(use.value)) checkReplacement(name, use, gone, reporter);
    else {
      const known = names.filter((each) => each !== name);
      reporter.report(code, use.span, { name: use.value }, suggestOrList(use.value, known, plural));
    }
  }
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
