/** One calculator of a catalog: what it means, then whether it can go wrong. */
import type { RawCalculator } from '../load/raw-catalog.js';
import type { Work } from '../load/work.js';
import type { Calculator } from '../model/catalog.js';
import type { Reporter } from '../text/diagnostic.js';
import { checkDeprecatedInputs } from './declaration/deprecation.js';
import { checkGuidance } from './declaration/guidance.js';
import type { PlacedCalculator } from './declaration/place.js';
import type { BandMoney } from './declaration/service.js';
import type { SharedFigures } from './declaration/shared-figures.js';
import type { UnitTable } from './expression/units.js';
import type { Understand } from './missing-unit.js';
import { understandWithUnits } from './missing-unit.js';
import { proveCalculator } from './prove-calculator.js';
import type { Understood } from './understand-calculator.js';
import { understandCalculator } from './understand-calculator.js';

/** One calculator as far as it could be checked. */
export interface CheckedEntry {
  readonly raw: RawCalculator;
  /** Null after a mistake, and where only what it came to was kept. */
  readonly understood: Understood | null;
  /** Null after a mistake; `open` where the proof is left for later. */
  readonly calculator: Calculator | 'open' | null;
}

/** What calculators look up in the rest of their catalog. */
export interface Surroundings {
  readonly units: UnitTable;
  readonly money: BandMoney;
  readonly shared: SharedFigures;
  /** The same while what an entry sees of the shared figures is the same. */
  readonly seen: (raw: RawCalculator) => string;
}

/** Looks at nothing but the entry, its place, and what it looks up. */
export function checkEntry(
  raw: RawCalculator,
  place: PlacedCalculator['place'],
  { units, money, shared, seen }: Surroundings,
  reporter: Reporter,
  work: Work,
): CheckedEntry {
  const placed = (): PlacedCalculator => ({ ...raw, place });
  const lookedUp = [units, money, seen(raw), place.tag, place.serviceName];
  const understandAfresh = (own: Reporter): Understood | null => {
    checkDeprecatedInputs(raw.inputs, own);
    checkGuidance(raw.guidance, own);
    const understand: Understand = (entry, found) => understandCalculator(entry, units, money, shared, found);
    return understandWithUnits(placed(), units, own, understand);
  };
  let understood: Understood | null = null;
  const isEntry = [raw.span.source, raw.slug.value] as const;
  const calculator = work.whole('calculator', [...isEntry, ...lookedUp], reporter, (found) => {
    const known = work.remember('understood', [raw, ...lookedUp], found, understandAfresh);
    understood = known;
    return known && work.prove([known], found, (own) => proveCalculator(placed(), known, own));
  });
  return { raw, understood, calculator };
}
