/** Compares two catalogs as their callers notice the changes. */
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import type { Progress } from '../sample/progress.js';
import { stepwise } from '../sample/progress.js';
import { changesBetween } from './apply-table.js';
import { networkFacts, serviceFacts, sharedFacts, translationFacts, unitFacts } from './catalog-facts.js';
import type { Change } from './change.js';
import { changeClasses, changeLine, counted } from './change.js';
import { factsOfBoth } from './entry-facts.js';
import { factsOf } from './facts.js';
import type { MovedCalculator } from './formulas.js';
import { compareFormulas } from './formulas.js';
import { findRenamed, pair } from './renames.js';

export interface Comparison {
  readonly changes: readonly Change[];
  readonly moved: readonly MovedCalculator[];
}

/** `today` is a day as 2026-03-01: deprecated things may go after their `until`. */
export function compareCatalogs(
  before: CatalogWithSources,
  after: CatalogWithSources,
  today: string,
  progress?: Progress,
): Comparison {
  const { kept } = pair(before.pieces, after.pieces, slugOf);
  const compared = stepwise(
    kept,
    ([old]) => slugOf(old),
    progress,
    ([old, now]) => comparePieces(old, now, today),
  );
  const moved = compared.flatMap((each) => each.moved ?? []);
  const slugs = new Set(moved.map(({ slug }) => slug));
  const [old, now] = [before.catalog, after.catalog];
  const changes = [
    ...comings(before.pieces, after.pieces, today),
    ...withUnits(before, after, compared, today),
    ...changesBetween('service', 'service', [serviceFacts(old.service), serviceFacts(now.service)], today),
    ...changesBetween('network', 'network', [networkFacts(old.network), networkFacts(now.network)], today),
    ...changesBetween('figures', 'figures', [sharedFacts(old, now, slugs), sharedFacts(now, now, slugs)], today),
    ...translationChanges(before, after, today),
  ];
  return { changes: [...changes].sort(byWeight(moved)), moved };
}

function slugOf({ calculator }: Piece): string {
  return calculator.slug;
}

/** Calculators that are gone, new or renamed. */
function comings(before: readonly Piece[], after: readonly Piece[], today: string): readonly Change[] {
  const { removed, added, kept } = pair(before, after, slugOf);
  const renamed = findRenamed({ removed, added, kept }, (old, now) => isSamePart(old.raw.steps, now.raw.steps));
  const others = (pieces: readonly Piece[]) => pieces.filter((piece) => !renamed.flat().includes(piece));
  const all: readonly (readonly [old: Piece | null, now: Piece | null])[] = [
    ...renamed,
    ...others(removed).map((old) => [old, null] as const),
    ...others(added).map((now) => [null, now] as const),
  ];
  return all.flatMap(([old, now]) => {
    const name = (now ?? old)?.calculator.slug ?? '';
    const factsIn = (piece: Piece | null) =>
      factsOf(new Map([[name, piece && { slug: slugOf(piece), deprecated: piece.calculator.deprecated }]]));
    return changesBetween(old?.calculator.slug ?? name, 'calculators', [factsIn(old), factsIn(now)], today);
  });
}

interface ComparedPieces {
  readonly changes: readonly Change[];
  readonly moved: MovedCalculator | null;
  /** True for an entry that is written as before. */
  readonly isWrittenAlike: boolean;
}

function comparePieces(before: Piece, after: Piece, today: string): ComparedPieces {
  // Cached work gives the same object for an unchanged entry.
  if (before.calculator === after.calculator && before.raw === after.raw)
    return { changes: [], moved: null, isWrittenAlike: true };
  const { changes, moved, hasSameConditions } = compareFormulas(before, after);
  const facts = factsOfBoth(before, after, hasSameConditions);
  return {
    changes: [...changes, ...changesBetween(slugOf(after), 'calculator', facts, today)],
    moved,
    isWrittenAlike: isSamePart(before.raw, after.raw),
  };
}

/** True when two parts are written the same, ignoring their positions. */
function isSamePart(a: unknown, b: unknown): boolean {
  const textOf = (part: unknown): string =>
    JSON.stringify(part, (key, value: unknown) => (key === 'span' || key === 'content' ? undefined : value));
  return textOf(a) === textOf(b);
}

/** The changes of entries; those that only a unit of another size causes are listed beneath that unit. */
function withUnits(
  before: CatalogWithSources,
  after: CatalogWithSources,
  compared: readonly ComparedPieces[],
  today: string,
): readonly Change[] {
  const [units] = changesBetween('units', 'units', [unitFacts(before, after), unitFacts(after, after)], today);
  const isShared = (['figures', 'indices', 'publishers'] as const).every((part) =>
    isSamePart(before.raw[part], after.raw[part]),
  );
  const isByUnits = (each: ComparedPieces): boolean => units !== undefined && isShared && each.isWrittenAlike;
  const moved = compared.filter(isByUnits).flatMap((each) => each.changes);
  const others = compared.filter((each) => !isByUnits(each)).flatMap((each) => each.changes);
  if (units === undefined) return others;
  const count = new Set(moved.map(({ where }) => where)).size;
  const reason =
    count === 0 ? 'no entry changes by it alone' : `it is the only cause of changes to ${counted(count, 'calculator')}`;
  const kind = changeClasses.find((each) => moved.some((change) => change.class === each)) ?? 'documentation';
  return [{ ...units, class: kind, reason, details: moved.map(changeLine) }, ...others];
}

function translationChanges(before: CatalogWithSources, after: CatalogWithSources, today: string): readonly Change[] {
  const old = translationFacts(before.raw, after.raw);
  const now = translationFacts(after.raw, before.raw);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((where) =>
    changesBetween(where, 'translation', [old.get(where), now.get(where)], today),
  );
}

/** By class; then what moves furthest first, and the others by name. */
function byWeight(moved: readonly MovedCalculator[]): (a: Change, b: Change) => number {
  const farthest = new Map(
    moved.map(({ slug, moves }) => [slug, Math.max(...moves.map(({ largest }) => largest ?? 1))]),
  );
  const shareOf = ({ class: kind, where }: Change): number =>
    where === 'units' ? Number.POSITIVE_INFINITY : kind === 'behaviour' ? (farthest.get(where) ?? 0) : 0;
  return (a, b) => {
    const [x, y] = [shareOf(a), shareOf(b)];
    return (
      changeClasses.indexOf(a.class) - changeClasses.indexOf(b.class) ||
      (x === y ? 0 : y - x) ||
      (a.where < b.where ? -1 : a.where > b.where ? 1 : 0)
    );
  };
}
