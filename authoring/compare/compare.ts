/** Compares two catalogs as their callers notice the changes. */
import { shortNumber } from '../../generator/calculator/short-number.js';
import { toNumber } from '../../generator/units/rational.js';
import { conversionFactor, displayUnit } from '../../generator/units/unit.js';
import { wholeTrialOf } from '../sample/answer.js';
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import { describeCall } from '../sample/points.js';
import type { Progress } from '../sample/progress.js';
import { stepwise } from '../sample/progress.js';
import type { Effect } from './attribution.js';
import { attributionOf, isSamePart } from './attribution.js';
import type { Change, Report } from './change.js';
import { changeClasses, changeOf, changesOf, collecting, findRenamed, oneText, pair, quoted } from './change.js';
import { compareFigures } from './compare-figures.js';
import { compareInputs, removal } from './compare-inputs.js';
import { compareLanguages } from './compare-languages.js';
import { compareLists } from './compare-lists.js';
import { compareOpen } from './compare-open.js';
import { compareNetworks, compareService, compareShared } from './compare-service.js';
import { compareTexts } from './compare-texts.js';
import { movedUnits, unitChange } from './compare-units.js';
import type { Move, Values } from './compare-values.js';
import { compareValues } from './compare-values.js';
import { boundsInWords, describeMove, moveDetails } from './describe.js';
import type { JointInputs } from './joint-inputs.js';
import { joinInputs, pointFor } from './joint-inputs.js';
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
  /** Restriction of the comparison, in words; null when it covers everything that is accepted. */
  readonly over: string | null;
  /** Null when only texts move. */
  readonly causes: Causes | null;
}

/** Effect of each cause at the call that moves a figure most; the effects add up to the whole move. */
export interface Causes {
  readonly move: Move;
  readonly effects: readonly Effect[];
}

/** `today` is a day as 2026-03-01: deprecated things may go after their `until`. */
export function compareCatalogs(
  before: CatalogWithSources,
  after: CatalogWithSources,
  today: string,
  progress?: Progress,
): Comparison {
  const pieces = pair(before.pieces, after.pieces, slugOf);
  const nameOf = ([, { calculator }]: readonly [Piece, Piece]): string => calculator.slug;
  const units = movedUnits(before, after);
  const compared = stepwise(pieces.kept, nameOf, progress, ([old, now]) => ({
    ...comparePieces(old, now, today),
    isByUnits: units?.explains(old, now) === true,
  }));
  const byUnits = compared.filter(({ isByUnits }) => isByUnits).flatMap((each) => each.changes);
  const moved = compared.flatMap((each) => (each.moved === null ? [] : [each.moved]));
  const movedSlugs = new Set(moved.map(({ slug }) => slug));
  const [old, now] = [before.catalog, after.catalog];
  const changes = [
    ...comings(pieces.removed, pieces.added, today),
    ...(units === null ? [] : [unitChange(units, byUnits)]),
    ...compared.filter(({ isByUnits }) => !isByUnits).flatMap((each) => each.changes),
    ...changesOf('service', (report) => compareService(old.service, now.service, report)),
    ...changesOf('network', (report) => compareNetworks(old.network, now.network, report)),
    ...changesOf('figures', (report) => compareShared(old, now, movedSlugs, report)),
    ...compareLanguages(before.raw, after.raw),
  ];
  return { changes: [...changes].sort(byWeight(moved)), moved };
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

function slugOf({ calculator }: Piece): string {
  return calculator.slug;
}

/** Reports calculators that are gone, new or renamed. */
function comings(removed: readonly Piece[], added: readonly Piece[], today: string): readonly Change[] {
  const renamed = findRenamed({ removed, added, kept: [] }, (old, now) => isSamePart(old.raw.steps, now.raw.steps));
  const [gone, come] = [removed, added].map((pieces) => pieces.filter((piece) => !renamed.flat().includes(piece)));
  return [
    ...renamed.map(([old, now]) => {
      const what = `calculator ${quoted(slugOf(old))} is now ${quoted(slugOf(now))}`;
      return changeOf(slugOf(old), 'breaking', what, 'calls to its old address are refused');
    }),
    ...(gone ?? []).map(({ calculator: { slug, deprecated } }) =>
      changeOf(slug, ...removal(`calculator ${quoted(slug)}`, deprecated, today, 'calls to it are refused')),
    ),
    ...(come ?? []).map((piece) =>
      changeOf(slugOf(piece), 'documentation', 'new calculator', 'calculators may be added at any time'),
    ),
  ];
}

function comparePieces(before: Piece, after: Piece, today: string) {
  // Cached work gives the same object for an unchanged entry.
  if (before.calculator === after.calculator && before.raw === after.raw) return { changes: [], moved: null };
  const slug = slugOf(after);
  const { report, changes } = collecting(slug);
  compareInputs(before.calculator.inputs, after.calculator.inputs, today, report);
  compareLists(before.calculator.lists, after.calculator.lists, today, report);
  compareFigures(before.calculator, after.calculator, report);
  compareOpen(before.calculator, after.calculator, report);
  const [old, now] = [wholeTrialOf(before.elaborated), wholeTrialOf(after.elaborated)];
  const [oldNaming, newNaming] = namingOf(old.program.inputs, now.program.inputs);
  const known: Numbering = new Map();
  const [was, is] = [fingerprint(old, oldNaming, known), fingerprint(now, newNaming, known)];
  const hasSameConditions = was.cases.join() === is.cases.join();
  const inNewWords = wordsOf(old.program.inputs, now.program.inputs);
  compareTexts(before, after, { hasSameConditions, inNewWords }, report);
  // The same formulas can only move values by bounds and defaults, which are reported already.
  const isSame =
    was.figures === is.figures && [...was.requirements].sort().join() === [...is.requirements].sort().join();
  const hasSameDefaults = sameDefaults(before, after);
  const found = isSame && hasSameDefaults ? null : joinInputs(before, after);
  const joint = typeof found === 'string' ? null : found;
  if (typeof found === 'string') report('documentation', 'values are not compared', found);
  const values = joint && compareValues(before, after, { old, now }, joint);
  reportRequirements(rulesOf(before, was), rulesOf(after, is), values, report);
  const atDefaults = hasSameDefaults ? null : (values?.atDefaults ?? null);
  if (atDefaults !== null) {
    const what = `a call without inputs gets ${atDefaults.after} instead of ${atDefaults.before}`;
    report('behaviour', what, 'defaults moved');
  }
  if (values === null || isSame || joint === null) return { changes, moved: null };
  reportRescaled(joint, values, report);
  reportMoves(values, joint, isDatelessSame(before, after), report);
  const moves = values.moves.filter(({ moved }) => moved > 0);
  if (moves.length === 0) return { changes, moved: null };
  return {
    changes,
    moved: { slug, calls: values.calls, moves, over: overOf(joint), causes: causesOf(before, after, moves, joint) },
  };
}

/** Says what another unit of an input does: nothing for calls that write units, where nothing else moves. */
function reportRescaled({ rescaled }: JointInputs, { moves }: Values, report: Report): void {
  for (const [old, now] of rescaled) {
    const [unit, newUnit] = [old, now].map((input) => displayUnit(input.unit));
    const times = shortNumber(toNumber(conversionFactor(now.unit, old.unit)));
    const what = `unit of input ${quoted(now.name)} ${unit} -> ${newUnit}`;
    const bare = `a plain number now means ${times} times as much`;
    const [same, apart] = [
      'calls with a unit get the same answers, as proved',
      'what moves for calls with a unit is said apart',
    ];
    if (moves.length === 0) report('breaking', `${what}: only plain numbers change`, `${bare}; ${same}`);
    else report('breaking', what, `${bare}; ${apart}`);
  }
}

/** Restriction of the comparison, if not all that the new version accepts. */
function overOf({ narrowed, alone }: JointInputs): string | null {
  const parts = [...narrowed, ...alone.map((name) => `without ${name}`)];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The figure that most causes move, with the effect of each. */
function causesOf(before: Piece, after: Piece, moves: readonly Move[], joint: JointInputs): Causes | null {
  const numbers = moves.filter(({ largest }) => largest !== null);
  if (numbers.length === 0) return null;
  const effectsAt = attributionOf(before, after);
  const found = numbers.map((move) => ({ move, effects: effectsAt(move.figure, pointFor(joint.now, move.at)) }));
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

function reportMoves({ moves: all, calls }: Values, joint: JointInputs, isWrittenAlike: boolean, report: Report): void {
  const moves = all.filter(({ moved }) => moved > 0);
  reportUnseen(all, calls, isWrittenAlike, joint, report);
  const over = overOf(joint);
  for (const alike of groupedAlike(moves)) {
    const [move] = alike;
    const isFar = alike.some(({ largest }) => largest !== null && largest > farMove);
    const far = isFar ? ['by more than a quarter'] : [];
    const where = over === null ? [] : [`compared for ${over}`];
    const reason = [...far, ...where].join(', ');
    if (move !== undefined)
      report('behaviour', describeMove(move, alike.slice(1)), reason, { details: moveDetails(move) });
  }
}

/** Moves of one formula that is published under several names are told once. */
function groupedAlike(moves: readonly Move[]): readonly (readonly Move[])[] {
  const groups = new Map<unknown, Move[]>();
  for (const move of moves) groups.set(move.proved ?? move, [...(groups.get(move.proved ?? move) ?? []), move]);
  return [...groups.values()];
}

/** Formulas that are written differently, and move nothing: as proved, or as far as was tried. */
function reportUnseen(
  all: readonly Move[],
  calls: number,
  isWrittenAlike: boolean,
  joint: JointInputs,
  report: Report,
): void {
  const open = all.filter(({ moved }) => moved === 0);
  if (all.length > open.length || isWrittenAlike || (joint.rescaled.length > 0 && open.length === 0)) return;
  const names = open.map(({ figure, proved }) => `${quoted(figure)} ${boundsInWords(proved)}`).join(', ');
  const reason =
    open.length === 0
      ? 'no published number moves, as proved for all calls'
      : `no published value moves at the ${calls} calls tried; proved is only: ${names}`;
  report('documentation', 'formulas are written differently', reason);
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
    if (old.message !== now.message)
      report('documentation', 'the message of a requirement', 'people read it', oneText(old.message, now.message));
  const refused = values?.refused ?? null;
  const answered = values?.answered ?? null;
  for (const requirement of paired.added) {
    const what = `requirement ${quoted(requirement.text)}`;
    const more = { texts: [{ name: 'refused with', before: null, after: requirement.message }] };
    if (refused !== null)
      report('breaking', what, `calls that were answered are refused, such as ${describeCall(refused)}`, more);
    else if (paired.removed.length === 0) report('breaking', what, 'calls that break it are refused', more);
    else if (answered === null)
      report('documentation', `${what} is written differently`, 'no call tried gets another answer');
  }
  const isRelaxed = answered !== null || paired.added.length === 0;
  for (const requirement of paired.removed)
    if (isRelaxed)
      report('behaviour', `requirement ${quoted(requirement.text)} is gone`, 'calls that were refused are answered');
}
