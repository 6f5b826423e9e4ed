/** Compares what two versions of a calculator compute: their formulas, the calls that they refuse, and how far values move. */
import { shortNumber } from '../../generator/calculator/short-number.js';
import type { Calculator } from '../../generator/program/catalog.js';
import type { Core } from '../../generator/program/core.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { toNumber } from '../../generator/units/rational.js';
import { conversionFactor, displayUnit } from '../../generator/units/unit.js';
import type { Trial } from '../sample/answer.js';
import { wholeTrialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { describeCall } from '../sample/points.js';
import type { Change, ChangeClass, TextChange } from './change.js';
import { changeOf, quoted } from './change.js';
import { boundsInWords, describeMove, moveDetails } from './describe.js';
import { differences, factText } from './facts.js';
import type { JointInputs } from './joint-inputs.js';
import { joinInputs } from './joint-inputs.js';
import type { JointVersions } from './joint-program.js';
import { joinVersions } from './joint-program.js';
import type { Move, Values } from './moves.js';
import { compareValues, isPartner } from './moves.js';
import { inNewWords, pair } from './renames.js';
import { numberingOf } from './same-arithmetic.js';

/** A calculator with values that move. */
export interface MovedCalculator {
  readonly slug: string;
  readonly calls: number;
  readonly moves: readonly Move[];
  /** Restriction of the comparison, in words; null when it covers everything that is accepted. */
  readonly over: string | null;
}

export interface ComparedFormulas {
  readonly changes: readonly Change[];
  readonly moved: MovedCalculator | null;
  /** True when the conditions that choose a sentence compute the same. */
  readonly hasSameConditions: boolean;
}

/** A change of the calculator. */
type Found = readonly [
  kind: ChangeClass,
  what: string,
  reason: string,
  more?: Partial<Pick<Change, 'details' | 'texts'>>,
];

export function compareFormulas(before: Piece, after: Piece): ComparedFormulas {
  const { slug } = after.calculator;
  const joint = joinInputs(before, after);
  const trials = [before, after].map(({ elaborated }) => wholeTrialOf(elaborated)) as [Trial, Trial];
  const versions = typeof joint === 'string' ? null : joinVersions(...trials, joint);
  const { figures, hasSameConditions, rules } = likenessOf(before, after, versions);
  const hasSameDefaults = defaultsOf(before) === defaultsOf(after);
  const isTried = figures !== 'same' || !hasSameRules(rules) || !hasSameDefaults;
  const values = versions !== null && isTried ? compareValues(before, after, versions) : null;
  const moves = values?.moves.filter(({ moved }) => moved > 0) ?? [];
  const over = versions && overOf(versions.joint);
  const rescaled = versions?.joint.rescaled ?? [];
  const isInOtherUnits = figures === 'in other units' || rescaled.length > 0;
  const found: readonly Found[] = [
    ...(typeof joint === 'string' ? [['documentation', 'values are not compared', joint] as const] : []),
    ...(figures === 'same' ? [] : formulaChange(stepTexts(before, after), values, isInOtherUnits)),
    ...requirementChanges(rules, values),
    ...(hasSameDefaults ? [] : defaultChange(values)),
    ...rescalings(rescaled, moves),
    ...moveChanges(moves, over),
  ];
  return {
    changes: found.map((each) => changeOf(slug, ...each)),
    moved: values === null || moves.length === 0 ? null : { slug, calls: values.calls, moves, over },
    hasSameConditions,
  };
}

/** What both versions compute in the same way. */
interface Likeness {
  /** Figures that only have another unit are listed with that. */
  readonly figures: 'same' | 'in other units' | 'different';
  readonly hasSameConditions: boolean;
  readonly rules: Readonly<Record<'before' | 'after', readonly Rule[]>>;
}

/** A requirement as written, with a number that is the same for those that compute the same. */
interface Rule {
  readonly number: number | string;
  readonly text: string;
  readonly message: string;
}

/** Without a joint program nothing is known to be the same but what is written the same. */
function likenessOf(
  { calculator: before }: Piece,
  { calculator: after }: Piece,
  versions: JointVersions | null,
): Likeness {
  if (versions === null)
    return {
      figures: 'different',
      hasSameConditions: false,
      rules: { before: rulesOf(before), after: rulesOf(after) },
    };
  const { old, now, program, ofOld, ofNow } = versions;
  const numberOf = numberingOf(program);
  const [wasNumber, isNumber] = [(core: Core) => numberOf(ofOld(core)), (core: Core) => numberOf(ofNow(core))];
  const conditions = [old.program.conditions.map(wasNumber), now.program.conditions.map(isNumber)];
  const pairs = now.published.flatMap((item) => {
    const own = old.published.find((each) => isPartner(each, item));
    return own === undefined || wasNumber(own.core) === isNumber(item.core) ? [] : [[own, item] as const];
  });
  const isDifferent = pairs.some(([own, item]) => own.unit === item.unit);
  return {
    figures: pairs.length === 0 ? 'same' : isDifferent ? 'different' : 'in other units',
    hasSameConditions: conditions[0]?.join() === conditions[1]?.join(),
    rules: { before: rulesOf(before, wasNumber), after: rulesOf(after, isNumber) },
  };
}

function rulesOf({ requirements }: Calculator, numberOf?: (core: Core) => number): readonly Rule[] {
  return requirements.map(({ condition, message }) => {
    const { source, start, end } = condition.span;
    const text = singleSpaced(source.text.slice(start, end));
    return { number: numberOf?.(condition) ?? text, text, message };
  });
}

function hasSameRules({ before, after }: Likeness['rules']): boolean {
  const { removed, added } = pair(before, after, keyOf);
  return removed.length + added.length === 0;
}

function keyOf({ number }: Rule): string {
  return String(number);
}

function defaultsOf({ calculator: { inputs } }: Piece): string {
  return JSON.stringify(inputs.map((input) => [input.name, input.default]));
}

/** Restriction of the comparison, if not all that the new version accepts. */
function overOf({ narrowed, alone }: JointInputs): string | null {
  const parts = [...narrowed, ...alone.map((name) => `without ${name}`)];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The steps that are written differently. */
function stepTexts({ calculator: before }: Piece, { calculator: after }: Piece): readonly TextChange[] {
  const inWords = inNewWords(before.inputs, after.inputs);
  const old = new Map(before.steps.map(({ name, formula }) => [name, inWords(formula)]));
  const now = new Map(after.steps.map(({ name, formula }) => [name, formula]));
  return differences(old, now, []).flatMap(({ path: [name = ''], event, before: was = null, after: is = null }) =>
    event === 'order' ? [] : [{ name, before: was && factText(was), after: is && factText(is) }],
  );
}

/** Formulas that compute differently. Says of values that do not move how far that is known. */
function formulaChange(texts: readonly TextChange[], values: Values | null, isInOtherUnits: boolean): readonly Found[] {
  const moves = values?.moves ?? [];
  const still = moves.filter(({ moved }) => moved === 0);
  const isMoving = still.length < moves.length;
  const isToldApart = values === null || isMoving || (isInOtherUnits && still.length === 0);
  if (texts.length === 0 && isToldApart) return [];
  const what = texts.length === 0 ? 'formulas use other figures' : 'formulas are written differently';
  const names = still.map(({ figure, proved }) => `${quoted(figure)} ${boundsInWords(proved)}`).join(', ');
  const seen = isMoving
    ? 'what moves is listed separately'
    : `no published value moves at the ${values?.calls} calls tried`;
  const known = still.length === 0 ? seen : `${seen}; proved is only: ${names}`;
  const isProved = values !== null && moves.length === 0;
  const reason = values === null ? '' : isProved ? 'no published number moves, as proved for all calls' : known;
  return [['documentation', what, reason, { texts }]];
}

/** Judges a requirement that is written differently by the calls that it refuses. */
function requirementChanges({ before, after }: Likeness['rules'], values: Values | null): readonly Found[] {
  const { removed, added, kept } = pair(before, after, keyOf);
  const [refused, answered] = [values?.refused ?? null, values?.answered ?? null];
  const messages = kept.filter(([old, now]) => old.message !== now.message);
  return [
    ...messages.map(([old, now]): Found => {
      const texts = [{ name: '', before: old.message, after: now.message }];
      return ['documentation', 'the message of a requirement', 'people read it', { texts }];
    }),
    ...added.flatMap(({ text, message }): readonly Found[] => {
      const what = `requirement ${quoted(text)}`;
      const more = { texts: [{ name: 'refused with', before: null, after: message }] };
      if (refused !== null)
        return [['breaking', what, `calls that were answered are refused, such as ${describeCall(refused)}`, more]];
      if (removed.length === 0) return [['breaking', what, 'calls that break it are refused', more]];
      if (answered !== null) return [];
      return [['documentation', `${what} is written differently`, 'no call tried gets another answer']];
    }),
    ...removed.flatMap(({ text }): readonly Found[] => {
      const isRelaxed = answered !== null || added.length === 0;
      return isRelaxed
        ? [['behaviour', `requirement ${quoted(text)} is gone`, 'calls that were refused are answered']]
        : [];
    }),
  ];
}

function defaultChange(values: Values | null): readonly Found[] {
  if (values === null || values.atDefaults === null) return [];
  const { before, after } = values.atDefaults;
  return [['behaviour', `a call without inputs gets ${after} instead of ${before}`, 'defaults moved']];
}

/** Says what another unit of an input does: nothing for calls that write units, where nothing else moves. */
function rescalings(rescaled: JointInputs['rescaled'], moves: readonly Move[]): readonly Found[] {
  return rescaled.map(([old, now]): Found => {
    const [unit, newUnit] = [old, now].map((input) => displayUnit(input.unit));
    const what = `unit of input ${quoted(now.name)} ${unit} -> ${newUnit}`;
    const times = shortNumber(toNumber(conversionFactor(now.unit, old.unit)));
    const bare = `a plain number now means ${times} times as much`;
    if (moves.length > 0) return ['breaking', what, `${bare}; what moves for calls with a unit is listed separately`];
    return [
      'breaking',
      `${what}: only plain numbers change`,
      `${bare}; calls with a unit get the same answers, as proved`,
    ];
  });
}

const farMove = 0.25;

function moveChanges(moves: readonly Move[], over: string | null): readonly Found[] {
  return groupedAlike(moves).flatMap((alike): readonly Found[] => {
    const [move, ...others] = alike;
    if (move === undefined) return [];
    const isFar = alike.some(({ largest }) => largest !== null && largest > farMove);
    const parts = [...(isFar ? ['by more than a quarter'] : []), ...(over === null ? [] : [`compared for ${over}`])];
    return [['behaviour', describeMove(move, others), parts.join(', '), { details: moveDetails(move) }]];
  });
}

/** Groups moves of one formula that is published under several names. */
function groupedAlike(moves: readonly Move[]): readonly (readonly Move[])[] {
  const groups = new Map<unknown, Move[]>();
  for (const move of moves) groups.set(move.proved ?? move, [...(groups.get(move.proved ?? move) ?? []), move]);
  return [...groups.values()];
}
