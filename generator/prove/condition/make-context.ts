/** Makes contexts, and the contexts inside them where conditions hold. */
import type { Allowance } from '../../program/allowance.js';
import type { Compared } from '../../program/comparing.js';
import { withoutTolerance } from '../../program/comparing.js';
import type { Condition, Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { everything } from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import { mirrored, opposites } from '../../program/operation.js';
import { memoized, once } from '../../source/remembered.js';
import type { Box } from '../context/box.js';
import type { Context, Form, Order } from '../context/context.js';
import type { Formulas } from '../context/formulas.js';
import { factsAround } from '../inequality/assumed-facts.js';
import { formEnd } from '../inequality/form-range.js';
import { lawsOf } from '../inequality/operation-laws.js';
import { formOf } from '../inequality/polynomial-form.js';
import { differenceRange, isProvedOrder, refinedBounds } from '../inequality/refined-bounds.js';
import type { Rest } from '../interval/backward-propagation.js';
import { keepOptions, restrict } from '../interval/backward-propagation.js';
import { boundsFromRefined, boundsOf, operandBounds } from '../interval/bounds.js';
import { leastPositive } from '../interval/least-positive.js';
import { samplesOf, samplesWithin } from '../search/sample-points.js';
import type { Answer } from './decide.js';
import { allowedBeside, decide, ordersOf } from './decide.js';

/** Everything in a box, before any condition. */
export function contextOf(formulas: Formulas, box: Box, onGrid = true): Context {
  const fuel = { left: mostRecomputed };
  return createContext({
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

/** Most times that steps are recomputed inside branches of one box; after that the outer values are used. */
const mostRecomputed = 300;

interface Parts extends Pick<Context, 'formulas' | 'box' | 'limits' | 'onGrid' | 'facts' | 'samples'> {
  readonly orders: ReadonlyMap<string, Order>;
  /** The conditions that hold here. */
  readonly assumed: readonly Condition[];
  /** The context around this one, and the inputs that the condition between them reads. */
  readonly outer: { readonly context: Context; readonly read: ReadonlySet<string> } | null;
  readonly fuel: { left: number };
}

/** Cost of making a context. */
const stepsOfContext = 4;

/** Ties the techniques together: each asks the context for what it needs from the others. */
function createContext(parts: Parts): Context {
  const { formulas, box, limits, onGrid } = parts;
  const { allowance } = formulas;
  allowance.spend(stepsOfContext);
  const answerOf = memoized((condition: Condition) => decide(condition, context));
  const context: Context = {
    // Named one by one: with so many members, spreading all parts takes thirty times as long.
    formulas,
    box,
    limits,
    onGrid,
    bounds: remembered(
      (core) => enclosingContext(core, parts)?.bounds(core) ?? boundsOf(core, context),
      () => everything,
      allowance,
    ),
    refined: remembered(
      (core) => (allowance.isSpent ? context.bounds(core) : refinedBounds(core, context)),
      (core) => context.bounds(core),
      allowance,
    ),
    refinedAtom: remembered(
      (core) => enclosingContext(core, parts)?.refinedAtom(core) ?? boundsFromRefined(core, context),
      (core) => context.bounds(core),
      allowance,
    ),
    operands: memoized((core) => operandBounds(core, context)),
    form: memoized((core: Core) => formOf(core, context)),
    formEnd: rememberedEnds((form, sign) => formEnd(form, sign, context)),
    difference: (left, right) => differenceRange(left, right, context),
    proves: rememberedOrders((left, order, right) => isProvedOrder(left, order, right, context)),
    facts: once(parts.facts),
    samples: once(parts.samples),
    laws: memoized((core: Core) => lawsOf(core, context)),
    order: (left, right) => parts.orders.get(`${formulas.keyOf(left)} ${formulas.keyOf(right)}`) ?? null,
    where: rememberedParts((condition, truth) => assume(condition, truth, answerOf, context, parts)),
    knowing: (condition) => narrowed(context, parts, parts, condition),
  };
  return context;
}

/**
 * The context around this one, for a step that is the same there because it reads nothing that the condition between
 * them narrows. When the fuel is used up, all steps use the wider values from there.
 */
function enclosingContext(core: Core, { outer, fuel }: Parts): Context | null {
  if (outer === null || outer.context.formulas.definitionOf(core) === null) return null;
  const isAffected = [...outer.context.formulas.inputsOf(core)].some((name) => outer.read.has(name));
  return isAffected && fuel.left-- > 0 ? null : outer.context;
}

/** Remembers answers; a question that recurs while its answer is being computed gets the provisional one. */
function remembered(compute: (core: Core) => Interval, meanwhile: (core: Core) => Interval, allowance: Allowance) {
  // A map is made on first use, as most contexts are asked few of their questions.
  let answers: Map<Core, Interval> | null = null;
  return (core: Core): Interval => {
    const found = answers ?? new Map<Core, Interval>();
    answers = found;
    const known = found.get(core);
    if (known !== undefined) return known;
    allowance.spend(1);
    found.set(core, meanwhile(core));
    const value = compute(core);
    found.set(core, value);
    return value;
  };
}

function rememberedEnds(compute: Context['formEnd']): Context['formEnd'] {
  const ofSign = memoized((sign: 1 | -1) => memoized((form: Form) => compute(form, sign)));
  return (form, sign) => ofSign(sign)(form);
}

function rememberedOrders(compute: Context['proves']): Context['proves'] {
  const ofOrder = memoized((order: Order) =>
    memoized((left: Core) => memoized((right: Core) => compute(left, order, right))),
  );
  return (left, order, right) => ofOrder(order)(left)(right);
}

function rememberedParts(compute: (condition: Condition, truth: boolean) => readonly Context[]): Context['where'] {
  const [holding, failing] = [true, false].map((truth) =>
    memoized((condition: Condition) => compute(condition, truth)),
  );
  return (condition, truth) => (truth ? holding : failing)?.(condition) ?? [];
}

/** Most parts into which a condition splits a context; beyond that it is not used to tell them apart. */
const mostParts = 8;

/** The parts of a context in which a condition has the given truth. */
function assume(
  condition: Condition,
  truth: boolean,
  answerOf: (condition: Condition) => Answer,
  context: Context,
  parts: Parts,
): readonly Context[] {
  // When no work is left to split the context, the whole stands for each part.
  if (parts.formulas.allowance.isSpent) return [context];
  const answer = answerOf(condition);
  if (answer !== 'maybe') return (answer === 'yes') === truth ? [context] : [];
  switch (condition.kind) {
    case 'not':
      return context.where(condition.operand, !truth);
    case 'and':
    case 'or':
      return (condition.kind === 'and') === truth
        ? inBoth(context.where(condition.left, truth), condition.right, truth)
        : inEither(condition.left, condition.right, truth, context);
    case 'chosen': {
      const assumption: Condition = truth ? condition : { kind: 'not', operand: condition, span: condition.span };
      const rests = keepOptions(parts, condition.input, (option) => (option === condition.option) === truth);
      return rests.map((rest) => narrowed(context, parts, rest, assumption));
    }
    case 'compare':
      if (condition.forgives) return assumeForgiving(condition, truth, context);
      return comparisonsOf(truth ? condition.comparison : opposites[condition.comparison]).flatMap((comparison) =>
        assumeComparison({ ...condition, comparison }, context, parts),
      );
  }
}

function inBoth(contexts: readonly Context[], condition: Condition, truth: boolean): readonly Context[] {
  const found = contexts.flatMap((each) => each.where(condition, truth));
  return found.length > mostParts ? contexts : found;
}

/** Parts where the left side has the truth, and parts where it does not and the right side has it. */
function inEither(left: Condition, right: Condition, truth: boolean, context: Context): readonly Context[] {
  const found = [...context.where(left, truth), ...inBoth(context.where(left, !truth), right, truth)];
  return found.length > mostParts ? [context] : found;
}

/** A value beyond a limit by more than rounding is also beyond the limit as written, so contexts record both. */
function assumeForgiving(condition: Compared, truth: boolean, context: Context): readonly Context[] {
  const { forgives, ...exact } = condition;
  const comparison = truth ? exact.comparison : opposites[exact.comparison];
  const found = context.where(withoutTolerance(condition), truth);
  if (comparison !== '<' && comparison !== '>') return found;
  if ([exact.left, exact.right].some(({ kind }) => kind === 'constant')) return found;
  const beyond: Condition = { ...exact, comparison };
  return found.map((each) => each.knowing(beyond));
}

/** Splits "not equal" into less and more. */
function comparisonsOf(comparison: Comparison): readonly Comparison[] {
  return comparison === '!=' ? ['<', '>'] : [comparison];
}

function assumeComparison(condition: Compared, context: Context, parts: Parts): readonly Context[] {
  const { comparison, left, right } = condition;
  const [a, b] = [context.bounds(left), context.bounds(right)];
  const first = restrict(parts, left, offZero(allowedBeside(comparison, b), left, context), context);
  const allowed = offZero(allowedBeside(mirrored[comparison], a), right, context);
  const rests = first.flatMap((rest) => restrict(rest, right, allowed, context));
  return (rests.length > mostParts ? [parts] : rests).map((rest) => narrowed(context, parts, rest, condition));
}

/** Raises the low end of a positive interval to the least positive value that the steps of inputs allow. */
function offZero(allowed: Interval, core: Core, context: Context): Interval {
  return allowed.low > 0 && context.bounds(core).low <= 0
    ? { ...allowed, low: Math.max(allowed.low, leastPositive(core, context)) }
    : allowed;
}

/** The context inside another one in which a condition holds. */
function narrowed(context: Context, parts: Parts, { box, limits }: Rest, assumption: Condition): Context {
  const { formulas } = parts;
  const assumed = [...parts.assumed, assumption];
  const compared = assumption.kind === 'compare' ? [assumption] : [];
  return createContext({
    ...parts,
    box,
    limits,
    facts: () => [
      ...context.facts(),
      ...compared.flatMap(({ comparison, left, right }) => factsAround(comparison, left, right, context)),
    ],
    orders: new Map([
      ...parts.orders,
      ...compared.flatMap(({ comparison, left, right }) => [
        ...ordersOf(comparison, formulas.keyOf(left), formulas.keyOf(right)),
      ]),
    ]),
    samples: () => samplesWithin(context.samples(), formulas, box, assumed),
    assumed,
    outer: { context, read: formulas.inputsOf(assumption) },
  });
}
