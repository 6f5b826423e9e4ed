/** What people read of each unit of a catalog, by its name, for texts that pages make of amounts as the catalog writes them. */
import type { UnitWords } from '../../contract/unit-words.js';
import { countedWords } from '../program/counted-units.js';
import type { NamedUnit } from '../units/unit.js';
import { jsonText } from './json.js';

export function emitUnitWords(units: readonly NamedUnit[]): string {
  const wordsOf = ({ name, label, one, symbol }: NamedUnit): UnitWords => {
    const counted = countedWords(label, units);
    return { name, label: symbol ?? label, below: one, ...(counted === undefined ? {} : { counted }) };
  };
  return jsonText(Object.fromEntries(units.map((unit) => [unit.name, wordsOf(unit)])));
}
