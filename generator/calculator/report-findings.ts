/** Reports the findings of the proof, with inputs that show each mistake. */

import { dayText } from '../../engine/kernel/days.js';
import { formatList } from '../../engine/spelling/list-names.js';
import type { Formula } from '../elaborate/formulas.js';
import { defaultsOf } from '../program/call-point.js';
import type { NumberInput } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import { point } from '../program/interval.js';
import type { Domain } from '../program/operation.js';
import { arithmeticOf } from '../program/operations.js';
import type { Amount, Point, Program } from '../program/program.js';
import { dayParameter } from '../program/shared-figure.js';
import { childrenOf, definitionsIn, partsOf, readsOf, stepOf } from '../program/visit-core.js';
import type { Finding, Proof } from '../prove/prove.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import type { Unit } from '../units/unit.js';
import { unitLabel } from '../units/unit.js';
import { adviseOn } from './advise.js';
import { findSubtraction } from './find-subtraction.js';

/** A formula with the place that messages about it name. */
type PlacedFormula = Pick<Formula, 'core' | 'span'>;

/** Reports each unsafe operation with inputs that show it, or as undecided, and conditions that decide nothing. */
export function reportFindings(
  proof: Proof,
  program: Program,
  formulas: readonly PlacedFormula[],
  reporter: Reporter,
): void {
  for (const finding of withoutEchoes(proof.findings, program)) reportFinding(finding, program, formulas, reporter);
  reportConditions(proof, reporter);
}

/** Reports conditions that decide nothing. */
export function reportConditions(
  { alwaysHold, neverHold }: Pick<Proof, 'alwaysHold' | 'neverHold'>,
  reporter: Reporter,
): void {
  for (const { span } of innermost(alwaysHold)) reporter.report('condition-always', span, {});
  for (const { span } of innermost(neverHold)) reporter.report('condition-never', span, {});
}

/**
 * Drops findings that follow from others: a range or an amount computed from an operation without an answer, an amount
 * computed from a reversed range, and the second end of one range of money.
 */
function withoutEchoes(findings: readonly Finding[], program: Program): readonly Finding[] {
  const operations = findings.filter(({ subject }) => rankOf(subject) === 0);
  const first = findings.filter(({ subject }) => rankOf(subject) > 0 && !dependsOnAny(subject, operations, program));
  const guards = first.filter(({ subject }) => rankOf(subject) === 1);
  const amounts = first.filter(({ subject }) => rankOf(subject) === 2 && !dependsOnAny(subject, guards, program));
  return [...operations, ...guards, ...firstOfEachStep(amounts, program)];
}

type Subject = Finding['subject'];

function rankOf(subject: Subject): 0 | 1 | 2 {
  if ('what' in subject) return 2;
  return subject.kind === 'guard' ? 1 : 0;
}

function dependsOnAny(subject: Subject, findings: readonly Finding[], program: Program): boolean {
  const parts = partsOf(judgedCores(subject, program), definitionsIn(program));
  return findings.some(({ subject: other }) => !('what' in other) && parts.has(other));
}

/** For an amount that is one end of a range, both ends: the low one has the obligation to keep them in order. */
function judgedCores(subject: Subject, program: Program): readonly Core[] {
  if (!('what' in subject)) return [subject];
  const step = stepOf(subject.core);
  const ends = program.steps.filter(({ name }) => step !== null && [`${step}.low`, `${step}.high`].includes(name));
  return [subject.core, ...ends.map(({ core }) => core)];
}

/** Keeps the first amount of each step in the order of the program: `low(cost)` and `high(cost)` are of one step. */
function firstOfEachStep(amounts: readonly Finding[], program: Program): readonly Finding[] {
  const seen = new Set<string>();
  const order = (finding: Finding) => program.amounts.indexOf(finding.subject as Amount);
  return [...amounts]
    .sort((a, b) => order(a) - order(b))
    .filter(({ subject }) => {
      const step = 'what' in subject ? stepOf(subject.core) : null;
      const isFirst = step === null || !seen.has(step);
      if (step !== null) seen.add(step);
      return isFirst;
    });
}

/** Drops conditions of which a side is reported, too. */
function innermost(conditions: ReadonlySet<Condition>): readonly Condition[] {
  const all: ReadonlySet<Core> = conditions;
  return [...conditions].filter((condition) => !childrenOf(condition).some((side) => all.has(side)));
}

const keepAbove = 'Change the bounds, add a `require`, or keep the amount at zero or more with `max`';
const losses = {
  sentence: `${keepAbove}; one that may be a loss is an item of \`secondary\` with \`signed: true\`.`,
  item: `${keepAbove}; if it may be a loss, give this item \`signed: true\`.`,
};

function reportFinding(
  finding: Finding,
  program: Program,
  formulas: readonly PlacedFormula[],
  reporter: Reporter,
): void {
  const { subject, witness } = finding;
  const span = spanOfSubject(subject, formulas);
  if (witness === null) {
    reporter.report('undecided', span, { what: openQuestion(subject) }, { hint: adviseOn(finding, program) });
    return;
  }
  if ('what' in subject) {
    const at = describeWitness(witness, subject.core, program);
    const subtraction = findSubtraction(subject.core, witness, program);
    const related = subtraction === null ? [] : [{ span, label: 'published here' }];
    const hint = subject.shownIn === undefined ? undefined : losses[subject.shownIn];
    reporter.report('negative-money', subtraction ?? span, { what: subject.what, at }, { related, hint });
    return;
  }
  const domain = isUndefinedAt(subject, witness, program) ? domainOf(subject) : undefined;
  const at = describeWitness(witness, operandAtFault(subject, domain), program);
  reportNode(subject, domain?.code ?? 'overflow', span, at, reporter);
}

/** The span of a node; for one without, such as a conversion, the span of the formula that contains it. */
function spanOfSubject(subject: Subject, formulas: readonly PlacedFormula[]): Span {
  if ('what' in subject) return subject.span;
  if ('span' in subject && subject.span !== undefined) return subject.span;
  const holder = formulas.find(({ core }) => partsOf([core]).has(subject)) ?? formulas[0];
  if (holder === undefined) throw new Error('A calculator without formulas has nothing to report.');
  return holder.span;
}

/**
 * True when an operation has no answer at a point, false when its answer overflows. A finite answer counts as none: the
 * true witness is then close by, but no double.
 */
function isUndefinedAt(node: Core, at: Point, program: Program): boolean {
  const domain = domainOf(node);
  if (node.kind !== 'apply' || domain === undefined) return false;
  const { number } = evaluate(program, at);
  const args = node.args.map((arg) => point(number(arg)));
  return domain.verdict(args) !== 'safe' || Number.isFinite(number(node));
}

function domainOf(node: Core): Domain | undefined {
  return node.kind === 'apply' ? arithmeticOf(node.operation).domain : undefined;
}

/** The operand that the domain blames, otherwise the whole operation. */
function operandAtFault(node: Core, domain: Domain | undefined): Core {
  if (node.kind === 'guard') return node.nonnegative;
  const index = domain?.operand ?? null;
  return (node.kind === 'apply' && index !== null ? node.args[index] : undefined) ?? node;
}

function reportNode(node: Core, code: Domain['code'] | 'overflow', span: Span, at: string, reporter: Reporter): void {
  if (node.kind === 'schedule')
    reporter.report('schedule-exceeded', span, { name: node.schedule.name, ends: endsOf(node), at });
  else if (node.kind === 'guard') reporter.report('range-upside-down', span, { at });
  else reporter.report(code, span, { at });
}

function endsOf({ schedule }: Core & { kind: 'schedule' }): string {
  return schedule.points.length === 0 ? 'last line' : 'first or the last point';
}

function openQuestion(subject: Core | Amount): string {
  if ('what' in subject) return `${subject.what.replace(/^The/, 'the')} can become negative`;
  if (subject.kind === 'schedule')
    return `the amount can go past the ${endsOf(subject)} of \`${subject.schedule.name}\``;
  if (subject.kind === 'guard') return 'the low end of this range can rise above its high end';
  return domainOf(subject)?.question ?? 'this can grow too large for a computer';
}

/**
 * Names the inputs that the formula reads, and those away from their defaults: a witness moves no input without need, so
 * these choose the branch that computes the formula.
 */
function describeWitness(at: Point, core: Core, program: Program): string {
  const defaults = defaultsOf(program.inputs);
  const moved = program.inputs.flatMap(({ kind, name }) => {
    const [own, usual] = kind === 'select' ? [at.choices, defaults.choices] : [at.numbers, defaults.numbers];
    return name === dayParameter || own.get(name) === usual.get(name) ? [] : [name];
  });
  return describePoint(at, new Set([...readsOf(core, definitionsIn(program)), ...moved]), program);
}

/** The relevant inputs in the order of the calculator: "width is 0 feet and pitch is `3_12`". */
export function describePoint(at: Point, relevant: ReadonlySet<string>, program: Program): string {
  const facts = program.inputs
    .filter(({ name }) => relevant.has(name))
    .map((input) =>
      input.kind === 'select'
        ? `${input.name} is \`${at.choices.get(input.name)}\``
        : `${input.name} is ${shownNumber(at.numbers.get(input.name) ?? 0, input)}`,
    );
  return formatList(facts, 'and');
}

function shownNumber(value: number, { isDay, unit }: NumberInput): string {
  return isDay ? dayText(value) : readable(value, unit);
}

/** A number with its unit, in at most six digits. */
function readable(value: number, unit: Unit): string {
  const short = Number(value.toPrecision(6));
  const [factor, ...others] = unit.factors;
  const isNamed = factor !== undefined && factor.power === 1 && others.length === 0;
  const name = isNamed ? (value === 1 ? factor.unit.one : factor.unit.many) : unitLabel(unit);
  return `${short === value ? '' : 'about '}${inDigits(short)} ${name}`.trimEnd();
}

/** Writes tiny numbers with their zeros, not with an exponent. */
function inDigits(value: number): string {
  return Math.abs(value) < 1e-6 ? value.toFixed(9).replace(/\.?0+$/, '') : String(value);
}
