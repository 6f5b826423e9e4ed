/** Compares the sizes of units. A resized unit is one change, with everything that it moves as details. */
import { shortNumber } from '../../generator/calculator/short-number.js';
import { divide, equal, toNumber, zero } from '../../generator/units/rational.js';
import type { NamedUnit } from '../../generator/units/unit.js';
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import { isSamePart } from './attribution.js';
import type { Change } from './change.js';
import { changeClasses, changeLine, changeOf, counted, pair, quoted } from './change.js';

/** The units that have another size now. */
export interface MovedUnits {
  readonly words: readonly string[];
  /** True when an entry changes only by these units. */
  readonly explains: (before: Piece, after: Piece) => boolean;
}

/** Null where all units that both versions have keep their sizes. */
export function movedUnits(before: CatalogWithSources, after: CatalogWithSources): MovedUnits | null {
  const { kept } = pair(before.catalog.units, after.catalog.units, ({ name }) => name);
  const resized = kept.filter(([old, now]) => isResized(old, now));
  if (resized.length === 0) return null;
  const isShared = (['figures', 'indices', 'publishers'] as const).every((part) =>
    isSamePart(before.raw[part], after.raw[part]),
  );
  const definitions = [before, after].map(definitionsOf);
  return {
    words: resized.map((units) => sizeInWords(units, definitions)),
    explains: (old, now) => isShared && isSamePart(old.raw, now.raw),
  };
}

type UnitPair = readonly [before: NamedUnit, after: NamedUnit];

function isResized(old: NamedUnit, now: NamedUnit): boolean {
  return !equal(old.scale, now.scale) || !equal(old.zero ?? zero, now.zero ?? zero);
}

type Definitions = ReadonlyMap<string, string>;

function definitionsOf({ raw: { units } }: CatalogWithSources): Definitions {
  return new Map(units?.defined.map(({ name, value }) => [name.value, value.is?.text ?? '']) ?? []);
}

/** `` `acre` 43560 sqft -> 43561 sqft ``; the factor for a unit that follows another one. */
function sizeInWords([old, now]: UnitPair, definitions: readonly Definitions[]): string {
  const [was = '', is = ''] = definitions.map((each) => each.get(now.name));
  const times = shortNumber(toNumber(divide(now.scale, old.scale)));
  return `${quoted(now.name)} ${was === is ? `${times} times as large with it` : `${was} -> ${is}`}`;
}

/** One line for all that units of another size move. */
export function unitChange({ words }: MovedUnits, moved: readonly Change[]): Change {
  const calculators = new Set(moved.map(({ where }) => where)).size;
  const kind = changeClasses.find((each) => moved.some((change) => change.class === each)) ?? 'documentation';
  const reason =
    moved.length === 0
      ? 'no entry changes by it alone'
      : `it is the only cause of changes to ${counted(calculators, 'calculator')}`;
  return changeOf('units', kind, `size of ${words.join(', ')}`, reason, { details: moved.map(changeLine) });
}
