/** What people read of each unit of a catalog, by its name, for texts that pages make of amounts as the catalog writes them. */
import type { UnitWords } from '../../contract/unit-words.js';
import type { NamedUnit } from '../units/unit.js';
import { jsonText } from './json.js';

export function emitUnitWords(units: readonly NamedUnit[]): string {
  return jsonText(Object.fromEntries(units.map((unit) => [unit.name, wordsOf(unit)])));
}

/** A label that is no plural, such as `ft`, goes with every amount. */
function wordsOf({ name, label, one, many, symbol, forms }: NamedUnit): UnitWords {
  const isCounted = label === many && one !== many;
  return { name, label: symbol ?? label, below: one, ...(isCounted ? { one, ...(forms && { forms }) } : {}) };
}
