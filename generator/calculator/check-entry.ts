/** Checks one calculator: first its meaning, then the proof. */

import { checkDeprecatedInputs } from '../elaborate/declaration/deprecation.js';
import type { CategorizedCalculator } from '../elaborate/declaration/entry-category.js';
import { checkGuidance } from '../elaborate/declaration/guidance.js';
import type { BandMoney } from '../elaborate/declaration/service.js';
import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import type { RawCalculator } from '../language/read-calculator.js';
import type { Calculator } from '../program/catalog.js';
import type { SharedFigures } from '../program/shared-figure.js';
import { Reporter } from '../source/diagnostic.js';
import type { Queries } from '../source/query.js';
import { lazily, once } from '../source/remembered.js';
import type { UnitTable } from '../units/units.js';
import { checkControls } from './control/check-controls.js';
import type { EvidenceFacts } from './evidence/evidence-context.js';
import type { GroundedEntry } from './grounded-entry.js';
import { elaborateWithGrounds } from './grounded-entry.js';
import { proveCalculator } from './prove-calculator.js';

/** The result of checking one calculator. */
export interface CheckedEntry {
  readonly raw: RawCalculator;
  /** Null after a mistake. Elaborated on first use where the proved calculator was kept from an earlier run. */
  readonly elaborated: () => ElaboratedEntry | null;
  /** Null after a mistake; `open` when the proof is left for later. */
  readonly calculator: Calculator | 'open' | null;
}

/** The parts of the catalog that calculators look up. */
export interface Surroundings {
  /** The language of the catalog, such as `en`. */
  readonly language: string;
  readonly units: UnitTable;
  readonly money: BandMoney;
  readonly shared: SharedFigures;
  readonly facts: EvidenceFacts;
  /** A cache key: changes only when the shared figures that an entry can see do. */
  readonly sharedKey: (raw: RawCalculator) => string;
}

/** Proves what is published of a calculator: the first range that is asked for proves all of them. */
function proveAllOf({ result, slopes }: Calculator): void {
  result.range();
  slopes();
}

/** Checks an entry; depends only on the entry, its category, and what it looks up. */
export function checkEntry(
  raw: RawCalculator,
  category: CategorizedCalculator['category'],
  { language, units, money, shared, facts, sharedKey }: Surroundings,
  reporter: Reporter,
  queries: Queries,
): CheckedEntry {
  // A copy reads the whole entry, which a calculator that is kept from an earlier run does not need.
  const categorized = once((): CategorizedCalculator => ({ ...raw, category }));
  const lookedUp = [language, units, money, facts.key, sharedKey(raw), category.tag, category.serviceName];
  const elaborate = (own: Reporter): GroundedEntry | null => {
    checkDeprecatedInputs(raw.inputs, own);
    checkGuidance(raw.guidance, language, own);
    checkControls(raw, own);
    return elaborateWithGrounds(categorized(), { language, units, money, shared, facts }, own);
  };
  const elaborated = lazily(() => {
    const found = new Reporter();
    return { grounded: queries.query('elaborated', [raw, ...lookedUp], found, elaborate), found: found.found };
  });
  const isEntry = [raw.span.source, raw.slug.value] as const;
  const calculator = queries.query('calculator', [...isEntry, ...lookedUp], reporter, (found) => {
    const { grounded, found: said } = elaborated();
    found.take(said);
    const prove = (own: Reporter) =>
      grounded && queries.isDue(grounded.entry) ? proveCalculator(grounded, own) : 'open';
    const proved = grounded && queries.query('proved', [grounded], found, prove);
    if (queries.publishes === true && proved !== null && proved !== 'open') proveAllOf(proved);
    return proved;
  });
  return { raw, elaborated: () => elaborated().grounded?.entry ?? null, calculator };
}
