/** Compares two catalogs as their callers notice the changes. */
import { trialOf } from '../sample/answer.js';
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import type { Effect } from './attribution.js';
import { effectsAt, isSamePart } from './attribution.js';
import type { Change, Report } from './change.js';
import { collecting, findRenamed, pair, quoted } from './change.js';
import { compareFigures } from './compare-figures.js';
import { compareInputs, isOver } from './compare-inputs.js';
import { compareNetworks, compareService, compareShared } from './compare-service.js';
import { compareTexts } from './compare-texts.js';
import type { Move, Values } from './compare-values.js';
import { compareValues } from './compare-values.js';
import { describeCall, describeMove, percentOf } from './describe.js';
import { namingOf, wordsOf } from './naming.js';
import type { Fingerprint, Numbering } from './same-arithmetic.js';
import { fingerprint } from './same-arithmetic.js';

export interface Comparison {
  readonly changes: readonly Change[];
  readonly moved: readonly MovedCalculator[];
}

/** A calculator with values that move, and their causes. */
export interface MovedCalculator {
  readonly slug: string;
  readonly calls: number;
  readonly moves: readonly Move[];
  /** Null when only texts move. */
  readonly causes: Causes | null;
}

/** How each cause moves a figure at the call that moves it most; the effects add up to the whole move. */
export interface Causes {
  readonly move: Move;
  readonly effects: readonly Effect[];
}

/** `today` is a day as 2026-03-01: deprecated things may go after their `until`. */
export function compareCatalogs(before: CatalogWithSources, after: CatalogWithSources, today: string): Comparison {
  const pieces = pair(before.pieces, after.pieces, slugOf);
  const compared = pieces.kept.map(([old, now]) => comparePieces(old, now, today));
  const moved = compared.flatMap((each) => (each.moved === null ? [] : [each.moved]));
  const movedSlugs = new Set(moved.map(({ slug }) => slug));
  const parts: readonly (readonly [string, (report: Report) => void])[] = [
    ['service', (report) => compareService(before.catalog.service, after.catalog.service, report)],
    ['network', (report) => compareNetworks(before.catalog.network, after.catalog.network, report)],
    ['figures', (report) => compareShared(before.catalog, after.catalog, movedSlugs, report)],
  ];
  const around = parts.flatMap(([where, compare]) => {
    const { report, changes } = collecting(where);
    compare(report);
    return changes;
  });
  const changes = [
    ...comings(pieces.removed, pieces.added, today),
    ...compared.flatMap((each) => each.changes),
    ...around,
  ];
  return { changes: [...changes].sort(byWeight), moved };
}

const weights = { breaking: 0, behaviour: 1, documentation: 2 };

function byWeight(a: Change, b: Change): number {
  return weights[a.class] - weights[b.class] || (a.where < b.where ? -1 : a.where > b.where ? 1 : 0);
}

function slugOf({ calculator }: Piece): string {
  return calculator.slug;
}

/** Reports calculators that are gone, new or renamed. */
function comings(removed: readonly Piece[], added: readonly Piece[], today: string): readonly Change[] {
  const renamed = findRenamed({ removed, added, kept: [] }, (old, now) => isSamePart(old.raw.steps, now.raw.steps));
  const isRenamed = (piece: Piece): boolean => renamed.some((both) => both.includes(piece));
  return [
    ...renamed.map(([old, now]): Change => {
      const [slug, next] = [slugOf(old), slugOf(now)];
      return {
        class: 'breaking',
        where: slug,
        what: `calculator ${quoted(slug)} is now ${quoted(next)}`,
        reason: 'calls to its old address are refused',
      };
    }),
    ...removed.filter((piece) => !isRenamed(piece)).map((piece) => gone(piece, today)),
    ...added
      .filter((piece) => !isRenamed(piece))
      .map(
        (piece): Change => ({
          class: 'documentation',
          where: slugOf(piece),
          what: 'new calculator',
          reason: 'calculators may be added at any time',
        }),
      ),
  ];
}

function gone({ calculator: { slug, deprecated } }: Piece, today: string): Change {
  const what = `calculator ${quoted(slug)} is gone`;
  if (isOver(deprecated, today))
    return { class: 'behaviour', where: slug, what, reason: `it was announced and kept until ${deprecated?.until}` };
  return { class: 'breaking', where: slug, what, reason: 'calls to it are refused' };
}

interface ComparedPiece {
  readonly changes: readonly Change[];
  readonly moved: MovedCalculator | null;
}

function comparePieces(before: Piece, after: Piece, today: string): ComparedPiece {
  const slug = slugOf(after);
  const { report, changes } = collecting(slug);
  compareInputs(before.calculator.inputs, after.calculator.inputs, today, report);
  compareFigures(before.calculator, after.calculator, report);
  const [old, now] = [trialOf(before.understood), trialOf(after.understood)];
  const [oldNaming, newNaming] = namingOf(old.program.inputs, now.program.inputs);
  const known: Numbering = new Map();
  const [was, is] = [fingerprint(old, oldNaming, known), fingerprint(now, newNaming, known)];
  const hasSameConditions = was.cases.join() === is.cases.join();
  compareTexts(
    before,
    after,
    { hasSameConditions, inNewWords: wordsOf(old.program.inputs, now.program.inputs) },
    report,
  );
  // The same formulas can only move values by bounds and defaults, which are reported already.
  const isSame =
    was.figures === is.figures && [...was.requirements].sort().join() === [...is.requirements].sort().join();
  const values = isSame && sameDefaults(before, after) ? null : compareValues(before, after, old, now, oldNaming);
  const [oldRules, newRules] = [rulesOf(before, was), rulesOf(after, is)];
  reportRequirements(oldRules, newRules, values, report);
  const atDefaults = sameDefaults(before, after) ? null : (values?.atDefaults ?? null);
  if (atDefaults !== null)
    report(
      'behaviour',
      `a call without inputs gets ${atDefaults.after} instead of ${atDefaults.before}`,
      'defaults moved',
    );
  if (values === null || isSame) return { changes, moved: null };
  reportMoves(values, isDatelessSame(before, after), report);
  if (values.moves.length === 0) return { changes, moved: null };
  return {
    changes,
    moved: { slug, calls: values.calls, moves: values.moves, causes: causesOf(before, after, values) },
  };
}

/** The figure that most causes move, with the effect of each. */
function causesOf(before: Piece, after: Piece, { moves }: Values): Causes | null {
  const numbers = moves.filter(({ largest }) => largest !== null);
  const found = numbers.map((move) => ({ move, effects: effectsAt(before, after, move.figure, move.at) }));
  const [most] = [...found].sort((a, b) => b.effects.length - a.effects.length);
  return most ?? null;
}

function sameDefaults(before: Piece, after: Piece): boolean {
  const defaults = ({ calculator: { inputs } }: Piece): string =>
    JSON.stringify(inputs.map((input) => [input.name, input.default]));
  return defaults(before) === defaults(after);
}

/** True when steps and inputs are written the same: values then move only by shared figures or units. */
function isDatelessSame(before: Piece, after: Piece): boolean {
  return isSamePart(before.raw.steps, after.raw.steps) && isSamePart(before.raw.inputs, after.raw.inputs);
}

const farMove = 0.25;

function reportMoves({ moves, calls }: Values, isWrittenAlike: boolean, report: Report): void {
  if (moves.length === 0) {
    if (!isWrittenAlike)
      report(
        'documentation',
        'formulas are written differently',
        `no published value moves at the ${calls} calls tried`,
      );
    return;
  }
  const [first, ...others] = moves;
  if (first === undefined) return;
  const also = others.map(
    ({ figure, largest }) => `${quoted(figure)}${largest === null ? '' : ` by up to ${percentOf(largest)}`}`,
  );
  const isFar = moves.some(({ largest }) => largest !== null && largest > farMove);
  const reason = `the same call gives another answer${isFar ? ', by more than a quarter' : ''}`;
  report('behaviour', `${describeMove(first)}${also.length === 0 ? '' : `; also ${also.join(', ')}`}`, reason);
}

/** A requirement as written, with a number that is the same for equivalent ones. */
interface Rule {
  readonly number: number;
  readonly text: string;
  readonly message: string;
}

function rulesOf({ calculator: { requirements } }: Piece, { requirements: numbers }: Fingerprint): readonly Rule[] {
  return requirements.map(({ condition: { span }, message }, index) => ({
    number: numbers[index] ?? index,
    text: span.source.text.slice(span.start, span.end).replace(/\s+/g, ' '),
    message,
  }));
}

/** Reports requirements; judges one that is written differently by the calls that it refuses. */
function reportRequirements(
  before: readonly Rule[],
  after: readonly Rule[],
  values: Values | null,
  report: Report,
): void {
  const paired = pair(before, after, ({ number }) => String(number));
  for (const [old, now] of paired.kept)
    if (old.message !== now.message) report('documentation', 'the message of a requirement', 'people read it');
  const refused = values?.refused ?? null;
  const answered = values?.answered ?? null;
  for (const requirement of paired.added) {
    const what = `requirement ${quoted(requirement.text)}`;
    if (refused !== null)
      report('breaking', what, `calls that were answered are refused, such as ${describeCall(refused)}`);
    else if (paired.removed.length === 0) report('breaking', what, 'calls that break it are refused');
    else if (answered === null)
      report('documentation', `${what} is written differently`, 'no call tried gets another answer');
  }
  const isRelaxed = answered !== null || paired.added.length === 0;
  for (const requirement of paired.removed)
    if (isRelaxed)
      report('behaviour', `requirement ${quoted(requirement.text)} is gone`, 'calls that were refused are answered');
}
