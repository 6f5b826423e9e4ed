/** An elaborated entry, and the evidence of its prices. */

import type { CategorizedCalculator } from '../elaborate/declaration/entry-category.js';
import type { LookedUp } from '../elaborate/elaborate-entry.js';
import { elaborateEntry } from '../elaborate/elaborate-entry.js';
import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import type { RawCalculator } from '../language/read-calculator.js';
import type { Grounds } from '../program/catalog.js';
import type { Reporter } from '../source/diagnostic.js';
import { checkCells } from './evidence/cells.js';
import { decidingNames } from './evidence/deciding-names.js';
import type { EvidenceContext, EvidenceFacts } from './evidence/evidence-context.js';
import { pricesInFormulas } from './evidence/prices-in-formulas.js';

export interface GroundedEntry {
  readonly entry: ElaboratedEntry;
  readonly grounds: Grounds;
}

/** Elaborates an entry and checks the evidence of its prices; null after a mistake in either. */
export function elaborateWithGrounds(
  raw: CategorizedCalculator,
  lookedUp: LookedUp & { readonly facts: EvidenceFacts },
  reporter: Reporter,
): GroundedEntry | null {
  const before = reporter.count;
  const entry = elaborateEntry(raw, lookedUp, reporter);
  const { units, facts } = lookedUp;
  const grounds = checkGrounds(raw, { units, facts, reporter });
  return entry === null || reporter.count > before ? null : { entry, grounds };
}

function checkGrounds(raw: RawCalculator, context: EvidenceContext): Grounds {
  const written = pricesInFormulas(raw, context.units);
  return { ...checkCells(raw, context), written, deciding: decidingNames(raw, context) };
}
