/** Makes places, and the places inside them where conditions hold. */
import type { Condition, Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { everything } from '../model/interval.js';
import type { Comparison } from '../model/operation.js';
import { lazily } from '../model/remembered.js';
import { factsAround } from './assumed-facts.js';
import type { Rest } from './backward.js';
import { keepOptions, restrict } from './backward.js';
import { boundsFromSharp, boundsOf, operandBounds } from './bounds.js';
import type { Box } from './box.js';
import { allowedBeside, mirrored, negations, ordersOf } from './comparison.js';
import { decide } from './decide.js';
import { differenceRange } from './difference.js';
import { formOf } from './form.js';
import type { Formulas } from './formulas.js';
import { memoized } from './formulas.js';
import { leastPositive } from './least-positive.js';
import { lawsOf } from './operation-laws.js';
import type { Order, Place } from './place.js';
import { samplesOf, samplesWithin } from './samples.js';
import { sharpBounds } from './sharp.js';

type Compared = Condition & { kind: 'compare' };

/** Everything in a box, before any condition. */
export function placeOf(formulas: Formulas, box: Box, onGrid = true): Place {
  const fuel = { left: mostRecomputed };
  return createPlace({
    formulas,
    box,
    limits: new Map(),
    onGrid,
    facts: () => [],
    samples: () => samplesOf(formulas, box),
    assumed: [],
    orders: new Map(),
    outer: null,
    fuel,
  });
}

/** How often the steps are computed anew inside branches of one box, before those outside are taken as they are. */
const mostRecomputed = 300;

interface Parts extends Pick<Place, 'formulas' | 'box' | 'limits' | 'onGrid' | 'facts' | 'samples'> {
  readonly orders: ReadonlyMap<string, Order>;
  /** The conditions that hold here. */
  readonly assumed: readonly Condition[];
  /** The place around this one, and the inputs that the condition between them reads. */
  readonly outer: { readonly place: Place; readonly read: ReadonlySet<string> } | null;
  readonly fuel: { left: number };
}

/** Ties the techniques together: each asks the place for what it needs of the others. */
function createPlace(parts: Parts): Place {
  const place: Place = {
    ...parts,
    bounds: remembered(
      (core) => outside(core, parts)?.bounds(core) ?? boundsOf(core, place),
      () => everything,
    ),
    sharp: remembered(
      (core) => sharpBounds(core, place),
      (core) => place.bounds(core),
    ),
    sharpAtom: remembered(
      (core) => outside(core, parts)?.sharpAtom(core) ?? boundsFromSharp(core, place),
      (core) => place.bounds(core),
    ),
    operands: memoized((core) => operandBounds(core, place)),
    form: memoized((core: Core) => formOf(core, place)),
    difference: ofPairs(memoized((left) => memoized((right) => differenceRange(left, right, place)))),
    facts: lazily(parts.facts),
    samples: lazily(parts.samples),
    laws: memoized((core: Core) => lawsOf(core, place)),
    order: (left, right) => parts.orders.get(`${parts.formulas.keyOf(left)} ${parts.formulas.keyOf(right)}`) ?? null,
    where: rememberedParts((condition, truth) => assume(condition, truth, place, parts)),
  };
  return place;
}

/**
 * The place around this one, for a step that is the same there: it reads nothing that the condition between them
 * narrows. When the fuel is used up all steps are taken from there, where they are wider.
 */
function outside(core: Core, { outer, fuel }: Parts): Place | null {
  if (outer === null || core.kind !== 'step') return null;
  const isAffected = [...outer.place.formulas.inputsOf(core)].some((name) => outer.read.has(name));
  return isAffected && fuel.left-- > 0 ? null : outer.place;
}

/** While an answer is being worked out, what asks for it again gets the one that is known without it. */
function remembered(compute: (core: Core) => Interval, meanwhile: (core: Core) => Interval) {
  const found = new Map<Core, Interval>();
  return (core: Core): Interval => {
    const known = found.get(core);
    if (known !== undefined) return known;
    found.set(core, meanwhile(core));
    const value = compute(core);
    found.set(core, value);
    return value;
  };
}

function ofPairs<T>(find: (left: Core) => (right: Core) => T): (left: Core, right: Core) => T {
  return (left, right) => find(left)(right);
}

function rememberedParts(compute: (condition: Condition, truth: boolean) => readonly Place[]): Place['where'] {
  const [holding, failing] = [true, false].map((truth) =>
    memoized((condition: Condition) => compute(condition, truth)),
  );
  return (condition, truth) => (truth ? holding : failing)?.(condition) ?? [];
}

/** Beyond so many parts a condition is not used to tell them apart. */
const mostParts = 8;

/** The parts of a place in which a condition has a truth. */
function assume(condition: Condition, truth: boolean, place: Place, parts: Parts): readonly Place[] {
  const answer = decide(condition, place);
  if (answer !== 'maybe') return (answer === 'yes') === truth ? [place] : [];
  switch (condition.kind) {
    case 'not':
      return place.where(condition.operand, !truth);
    case 'and':
    case 'or':
      return (condition.kind === 'and') === truth
        ? together(place.where(condition.left, truth), condition.right, truth)
        : either(condition.left, condition.right, truth, place);
    case 'chosen': {
      const held: Condition = truth ? condition : { kind: 'not', operand: condition, span: condition.span };
      const rests = keepOptions(parts, condition.input, (option) => (option === condition.option) === truth);
      return rests.map((rest) => within(place, parts, rest, held));
    }
    case 'compare':
      return comparisonsOf(truth ? condition.comparison : negations[condition.comparison]).flatMap((comparison) =>
        assumeComparison({ ...condition, comparison }, place, parts),
      );
  }
}

function together(places: readonly Place[], condition: Condition, truth: boolean): readonly Place[] {
  const found = places.flatMap((each) => each.where(condition, truth));
  return found.length > mostParts ? places : found;
}

/** The left side has the truth, or it has not and the right side has it. */
function either(left: Condition, right: Condition, truth: boolean, place: Place): readonly Place[] {
  const found = [...place.where(left, truth), ...together(place.where(left, !truth), right, truth)];
  return found.length > mostParts ? [place] : found;
}

/** What is not equal is less or more. */
function comparisonsOf(comparison: Comparison): readonly Comparison[] {
  return comparison === '!=' ? ['<', '>'] : [comparison];
}

function assumeComparison(condition: Compared, place: Place, parts: Parts): readonly Place[] {
  const { comparison, left, right } = condition;
  const [a, b] = [place.bounds(left), place.bounds(right)];
  const first = restrict(parts, left, offZero(allowedBeside(comparison, b), left, place), place);
  const allowed = offZero(allowedBeside(mirrored[comparison], a), right, place);
  const rests = first.flatMap((rest) => restrict(rest, right, allowed, place));
  return (rests.length > mostParts ? [parts] : rests).map((rest) => within(place, parts, rest, condition));
}

/** What is above zero is as far above it as its inputs count. */
function offZero(allowed: Interval, core: Core, place: Place): Interval {
  return allowed.low > 0 && place.bounds(core).low <= 0
    ? { ...allowed, low: Math.max(allowed.low, leastPositive(core, place)) }
    : allowed;
}

/** The place in which a condition holds, inside of another one. */
function within(place: Place, parts: Parts, { box, limits }: Rest, held: Condition): Place {
  const { formulas } = parts;
  const assumed = [...parts.assumed, held];
  const compared = held.kind === 'compare' ? [held] : [];
  return createPlace({
    ...parts,
    box,
    limits,
    facts: () => [
      ...place.facts(),
      ...compared.flatMap(({ comparison, left, right }) => factsAround(comparison, left, right, place)),
    ],
    orders: new Map([
      ...parts.orders,
      ...compared.flatMap(({ comparison, left, right }) => [
        ...ordersOf(comparison, formulas.keyOf(left), formulas.keyOf(right)),
      ]),
    ]),
    samples: () => samplesWithin(place.samples(), formulas, box, assumed),
    assumed,
    outer: { place, read: formulas.inputsOfCondition(held) },
  });
}
