/** Gives advice where the proof found no answer. All advice was tried first. */
import { Allowance } from '../program/allowance.js';
import { defaultNumber } from '../program/call-point.js';
import type { Input, NumberInput } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import { constant } from '../program/core-builders.js';
import { gridDown } from '../program/grid.js';
import type { Comparison } from '../program/operation.js';
import { arithmeticOf } from '../program/operations.js';
import type { Program } from '../program/program.js';
import { childrenOf, definitionsIn, partsOf } from '../program/visit-core.js';
import type { Span } from '../source/source.js';
import { fraction, zero } from '../units/rational.js';
import { indexFormulas } from './context/formulas.js';
import type { Finding, Subject } from './prove.js';
import { prove } from './prove.js';

/** A comparison with zero that makes the place of a finding safe when it is required. */
export interface HelpfulRequirement {
  readonly operand: Core;
  /** The operand in the formula. */
  readonly written: Span;
  readonly comparison: Comparison;
}

/** A comparison in the condition of an `if` around a finding that shares an input with the finding's operand. */
export interface Guard {
  readonly comparison: Comparing;
  /** True when the finding is in the branch where the comparison holds. */
  readonly holds: boolean;
  /** True when everything is proved once the compared value is at least `guardStart` away from zero. */
  readonly helps: boolean;
}

type Comparing = Condition & { kind: 'compare' };

/** Distance from zero at which a guard begins: nobody enters a smaller number. */
export const guardStart = fraction(1n, 1000n);

const trialBudget = 100;

/** Steps for a trial, because the proof that found no answer may have used up its own. */
const stepsOfTrial = 50_000;

/**
 * The requirement on the operand of a finding that lets the proof succeed; null if there is none. Operands that read
 * steps are skipped because requirements come before steps.
 */
export function helpfulRequirement({ subject, operand }: Finding, program: Program): HelpfulRequirement | null {
  if (operand.kind !== 'apply' || [...partsOf([operand])].some(({ kind }) => kind === 'step')) return null;
  const { span, whole = span } = operand;
  if (span === undefined || whole === undefined) return null;
  const found = comparisonsFor(subject).find((comparison) => {
    const condition: Condition = { kind: 'compare', comparison, left: operand, right: constant(zero), span };
    return isProvedWith(condition, subject, program);
  });
  return found === undefined ? null : { operand, written: whole, comparison: found };
}

function isProvedWith(requirement: Condition, subject: Subject, program: Program): boolean {
  return isProved(subject, { ...program, requirements: [...program.requirements, requirement] });
}

function isProved(subject: Subject, program: Program): boolean {
  const tried = prove({ ...program, allowance: new Allowance(stepsOfTrial) }, trialBudget);
  return tried.analyses.length > 0 && tried.findings.every((finding) => finding.subject !== subject);
}

/** The innermost guard around a finding that compares one of its inputs; null if there is none. */
export function guardOf({ subject, operand }: Finding, program: Program): Guard | null {
  if ('what' in subject) return null;
  const formulas = [...program.steps.map(({ core }) => core), ...program.outputs];
  const around = formulas.map((core) => guardsAround(core, subject)).find((guards) => guards !== null) ?? [];
  const names = namesIn(operand, program);
  const found = around.find(({ comparison }) =>
    [comparison.left, comparison.right].some((side) => [...namesIn(side, program)].some((name) => names.has(name))),
  );
  return found === undefined ? null : { ...found, helps: helpsFromZero(found, subject, program) };
}

type Around = Pick<Guard, 'comparison' | 'holds'>;

/** The comparisons that decide whether a part of a formula is computed, innermost first; null if it is not a part. */
function guardsAround(core: Core, part: Core): readonly Around[] | null {
  if (core === part) return [];
  for (const child of childrenOf(core)) {
    const inner = guardsAround(child, part);
    if (inner === null) continue;
    const isBranch = core.kind === 'if' && child !== core.condition;
    return isBranch ? [...inner, ...comparisonsIn(core.condition, child === core.consequent)] : inner;
  }
  return null;
}

/** Comparisons whose truth follows from a condition that holds, or that fails. */
function comparisonsIn(condition: Condition, holds: boolean): readonly Around[] {
  if (condition.kind === 'compare') return [{ comparison: condition, holds }];
  if (condition.kind === 'not') return comparisonsIn(condition.operand, !holds);
  if (condition.kind === 'chosen' || (condition.kind === 'and') !== holds) return [];
  return [condition.left, condition.right].flatMap((side) => comparisonsIn(side, holds));
}

function namesIn(core: Core, program: Program): ReadonlySet<string> {
  const parts = [...partsOf([core], definitionsIn(program))];
  return new Set(parts.flatMap((part) => (part.kind === 'input' ? [part.name] : [])));
}

function helpsFromZero({ comparison, holds }: Around, subject: Subject, program: Program): boolean {
  const { left, right, span } = comparison;
  const compared = isZero(right) ? left : right;
  const keepsAbove = (isZero(right) ? above : below)[holds ? 'holding' : 'failing'];
  if ((!isZero(left) && !isZero(right)) || !keepsAbove.includes(comparison.comparison)) return false;
  const apart: Condition = { kind: 'compare', comparison: '>=', left: compared, right: constant(guardStart), span };
  return isProvedWith(apart, subject, program);
}

/** Comparisons with zero on the right, and on the left, that admit positive values by holding or by failing. */
const above: Letting = { holding: ['>', '>=', '!='], failing: ['<', '<=', '='] };
const below: Letting = { holding: ['<', '<=', '!='], failing: ['>', '>=', '='] };

type Letting = Readonly<Record<'holding' | 'failing', readonly Comparison[]>>;

function isZero(core: Core): boolean {
  return core.kind === 'constant' && core.value.numerator === 0n;
}

/** Comparisons with zero that could help, the weakest first. */
function comparisonsFor(subject: Finding['subject']): readonly Comparison[] {
  if ('what' in subject || subject.kind !== 'apply') return ['>='];
  const code = arithmeticOf(subject.operation).domain?.code;
  if (code === 'root-of-negative') return ['>='];
  return code === 'division-by-zero' ? ['>', '<'] : ['>'];
}

/** The half of one input's bounds within which the place of a finding is safe; null if neither half of any is enough. */
export function helpfulHalf({ subject, operand }: Finding, program: Program): ProvableHalf | null {
  const relevant = indexFormulas(program).inputsOf(operand);
  return provableHalf(program, relevant, (narrowed) => isProved(subject, narrowed));
}

/** One bound of one input, moved to the middle. */
export interface ProvableHalf {
  readonly input: string;
  readonly bound: 'min' | 'max';
  readonly value: number;
}

/**
 * The half of one input's bounds within which a proof succeeds; null if neither half of any input is enough. A half
 * without the default would make a different calculator, so it is not offered.
 */
export function provableHalf(
  program: Program,
  relevant: ReadonlySet<string>,
  succeeds: (program: Program) => boolean,
): ProvableHalf | null {
  const numbers = program.inputs.filter((input) => input.kind === 'number' && relevant.has(input.name));
  const halves = numbers.flatMap((input) => (input.kind === 'number' ? halvesOf(input) : []));
  const found = halves.find((half) => {
    const inputs = program.inputs.map((input): Input => (input.name === half.input ? half.narrowed : input));
    return succeeds({ ...program, inputs });
  });
  return found === undefined ? null : { input: found.input, bound: found.bound, value: found.value };
}

interface Half extends ProvableHalf {
  readonly narrowed: NumberInput;
}

/** Cuts the bounds at their middle: a value of the form, if there is one between them. */
function halvesOf(input: NumberInput): readonly Half[] {
  const { name, min, max, step } = input;
  const steps = Math.round((max - min) / 2 / step);
  const middle = gridDown(steps === 0 ? min + (max - min) / 2 : min + steps * step);
  if (middle <= min || middle >= max) return [];
  const usual = defaultNumber(input);
  const bounds = [...(usual <= middle ? (['max'] as const) : []), ...(usual >= middle ? (['min'] as const) : [])];
  return bounds.map((bound) => ({ input: name, bound, value: middle, narrowed: { ...input, [bound]: middle } }));
}
