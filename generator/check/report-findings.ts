import type { Condition, Core } from '../model/core.js';
import { evaluate } from '../model/evaluate.js';
import { point } from '../model/interval.js';
import type { DomainCode, OperationName } from '../model/operations.js';
import { arithmeticOf } from '../model/operations.js';
import type { Amount, Point, Program } from '../model/program.js';
import { inputsOf, partsOf } from '../model/program.js';
import type { Unit } from '../model/unit.js';
import { unitLabel } from '../model/unit.js';
import type { Finding, Proof } from '../prove/prove.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { formatList } from '../text/suggest.js';

/** Formulas with the places where they stand. */
export type Places = readonly { readonly core: Core; readonly span: Span }[];

/** Tells the editor what the proof found: each unsafe place with inputs that show it, or that it stayed open. */
export function reportFindings(proof: Proof, program: Program, places: Places, reporter: Reporter): void {
  for (const finding of withoutEchoes(proof.findings, program)) reportFinding(finding, program, places, reporter);
  for (const { span } of innermost(proof.alwaysHold)) reporter.report('condition-always', span, {});
  for (const { span } of innermost(proof.neverHold)) reporter.report('condition-never', span, {});
}

/**
 * What follows from another finding is its echo: a range or an amount made from an operation without an answer, an
 * amount made from a range that is upside down, and the second end of one range of money.
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
  const parts = coresOf(subject, program).map((core) => partsOf(core, program));
  return findings.some(({ subject: other }) => !('what' in other) && parts.some((each) => each.has(other)));
}

/** An amount that is one end of a range is judged by both ends: the duty to keep them in order stands in the low one. */
function coresOf(subject: Subject, program: Program): readonly Core[] {
  if (!('what' in subject)) return [subject];
  const step = stepOf(subject.core);
  const ends = program.steps.filter(({ name }) => step !== null && [`${step}.low`, `${step}.high`].includes(name));
  return [subject.core, ...ends.map(({ core }) => core)];
}

/** `low(cost)` and `high(cost)` are of one step; the amounts come in the order of the program. */
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

function stepOf(core: Core): string | null {
  if (core.kind === 'scale' || core.kind === 'shift') return stepOf(core.operand);
  return core.kind === 'step' ? core.name.replace(/\.(low|high)$/, '') : null;
}

/** Of a condition and its parts that never hold, the part alone says it. */
function innermost(conditions: ReadonlySet<Condition>): readonly Condition[] {
  return [...conditions].filter((condition) => !sidesOf(condition).some((side) => conditions.has(side)));
}

function sidesOf(condition: Condition): readonly Condition[] {
  if (condition.kind === 'and' || condition.kind === 'or') return [condition.left, condition.right];
  return condition.kind === 'not' ? [condition.operand] : [];
}

function reportFinding({ subject, witness }: Finding, program: Program, places: Places, reporter: Reporter): void {
  const span = placeOf(subject, places, program);
  if (witness === null) {
    reporter.report('undecided', span, { what: openQuestion(subject) });
    return;
  }
  if ('what' in subject) {
    const at = describePoint(witness, inputsOf(subject.core, program), program);
    reporter.report('negative-money', span, { what: subject.what, at });
    return;
  }
  const code = isUndefinedAt(subject, witness, program) ? domainCode(subject) : 'overflow';
  const at = describePoint(witness, inputsOf(culprit(subject, code), program), program);
  reportNode(subject, code, span, at, reporter);
}

/** The place of a node; of one that has none, such as a change of unit, that of the formula it belongs to. */
function placeOf(subject: Subject, places: Places, program: Program): Span {
  if ('span' in subject) return subject.span;
  const home = places.find(({ core }) => partsOf(core, { ...program, steps: [] }).has(subject)) ?? places[0];
  if (home === undefined) throw new Error('A calculator without formulas has nothing to report.');
  return home.span;
}

/**
 * Whether an operation has no answer at a point; otherwise its answer has grown out of all bounds. At a root that no
 * double hits the answer is finite, and still the operation is the one that was looked for.
 */
function isUndefinedAt(node: Core, at: Point, program: Program): boolean {
  const domain = node.kind === 'apply' ? arithmeticOf(node.operation).domain : undefined;
  if (node.kind !== 'apply' || domain === undefined) return false;
  const { number } = evaluate(program, at);
  const args = node.args.map((arg) => point(number(arg)));
  return domain.verdict(args) !== 'safe' || Number.isFinite(number(node));
}

/** Which operand makes an operation fail. */
const culprits: Partial<Record<OperationName, number>> = {
  '/': 1,
  ceil: 1,
  floor: 1,
  round: 1,
  sqrt: 0,
  ln: 0,
  log10: 0,
};

function culprit(node: Core, code: DomainCode | 'overflow'): Core {
  if (node.kind === 'guard') return node.duty;
  const index = node.kind === 'apply' && code !== 'overflow' ? culprits[node.operation] : undefined;
  return (node.kind === 'apply' && index !== undefined ? node.args[index] : undefined) ?? node;
}

function reportNode(node: Core, code: DomainCode | 'overflow', span: Span, at: string, reporter: Reporter): void {
  if (node.kind === 'schedule') reporter.report('schedule-exceeded', span, { name: node.schedule.name, at });
  else if (node.kind === 'guard') reporter.report('range-upside-down', span, { at });
  else reporter.report(code, span, { at });
}

/** Why an operation may have no answer; where nothing else is known, its result may grow out of all bounds. */
function domainCode(node: Core): DomainCode | 'overflow' {
  return node.kind === 'apply' ? (arithmeticOf(node.operation).domain?.code ?? 'overflow') : 'overflow';
}

function openQuestion(subject: Core | Amount): string {
  if ('what' in subject) return `${subject.what.replace(/^The/, 'the')} can become a negative amount of money`;
  if (subject.kind === 'schedule') return `the amount can pass the last line of \`${subject.schedule.name}\``;
  if (subject.kind === 'guard') return 'the low end of this range can rise above its high end';
  return openQuestions[domainCode(subject)];
}

const openQuestions: Readonly<Record<DomainCode | 'overflow', string>> = {
  'division-by-zero': 'this can divide by zero',
  'root-of-negative': 'this can take the root of a negative number',
  'log-of-nonpositive': 'this can take the logarithm of zero or less',
  'power-undefined': 'this power always has an answer',
  overflow: 'this can grow beyond what a computer can count',
};

/** "width is 0 feet and pitch is `3_12`": the inputs that matter, in the order of the calculator. */
export function describePoint(at: Point, relevant: ReadonlySet<string>, program: Program): string {
  const facts = program.inputs
    .filter(({ name }) => relevant.has(name))
    .map((input) =>
      input.kind === 'select'
        ? `${input.name} is \`${at.choices.get(input.name)}\``
        : `${input.name} is ${readable(at.numbers.get(input.name) ?? 0, input.unit)}`,
    );
  return formatList(facts, 'and');
}

/** Six digits say enough of a number that goes on for ever. */
function readable(value: number, unit: Unit): string {
  const short = Number(value.toPrecision(6));
  const [factor, ...others] = unit.factors;
  const isNamed = factor !== undefined && factor.power === 1 && others.length === 0;
  const name = isNamed ? (value === 1 ? factor.unit.one : factor.unit.many) : unitLabel(unit);
  return `${short === value ? '' : 'about '}${short} ${name}`.trimEnd();
}
