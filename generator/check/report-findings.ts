import type { Core } from '../model/core.js';
import type { DomainCode } from '../model/operations.js';
import { arithmeticOf } from '../model/operations.js';
import type { Amount, Point, Program } from '../model/program.js';
import { inputsOf } from '../model/program.js';
import { unitLabel } from '../model/unit.js';
import type { Finding, Proof } from '../prove/prove.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { formatList } from '../text/suggest.js';

/** Tells the editor what the proof found: each unsafe place with inputs that show it, or that it stayed open. */
export function reportFindings(proof: Proof, program: Program, fallback: Span, reporter: Reporter): void {
  for (const finding of withoutEchoes(proof.findings)) reportFinding(finding, program, fallback, reporter);
  for (const { span } of proof.alwaysHold) reporter.report('condition-always', span, {});
  for (const { span } of proof.neverHold) reporter.report('condition-never', span, {});
}

/** A negative amount behind an operation without an answer is nearly always its echo. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const operations = findings.filter(({ subject }) => !('what' in subject));
  return operations.length === 0 ? findings : operations;
}

function reportFinding({ subject, witness }: Finding, program: Program, fallback: Span, reporter: Reporter): void {
  const span = 'span' in subject ? subject.span : fallback;
  if (witness === null) {
    reporter.report('undecided', span, { what: openQuestion(subject) });
    return;
  }
  const at = describePoint(witness, inputsOf(culprit(subject), program), program);
  if ('what' in subject) reporter.report('negative-money', span, { what: subject.what, at });
  else reportNode(subject, span, at, reporter);
}

/** What makes the subject fail: of a division, the divisor alone. */
function culprit(subject: Core | Amount): Core {
  if ('what' in subject) return subject.core;
  const divisor = subject.kind === 'apply' && subject.operation === '/' ? subject.args[1] : undefined;
  return divisor ?? (subject.kind === 'guard' ? subject.duty : subject);
}

function reportNode(node: Core, span: Span, at: string, reporter: Reporter): void {
  if (node.kind === 'schedule') reporter.report('schedule-exceeded', span, { name: node.schedule.name, at });
  else if (node.kind === 'guard') reporter.report('range-upside-down', span, { at });
  else reporter.report(domainCode(node), span, { at });
}

/** Why an operation may have no answer; where nothing else is known, its result has grown out of all bounds. */
function domainCode(node: Core): DomainCode | 'overflow' {
  return node.kind === 'apply' ? (arithmeticOf(node.operation).domain?.code ?? 'overflow') : 'overflow';
}

function openQuestion(subject: Core | Amount): string {
  if ('what' in subject) return `${subject.what} can become a negative amount of money`;
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

/** "width is 0 ft and pitch is `3_12`": the inputs that matter, in the order of the calculator. */
export function describePoint(point: Point, relevant: ReadonlySet<string>, program: Program): string {
  const facts = program.inputs
    .filter(({ name }) => relevant.has(name))
    .map((input) => {
      if (input.kind === 'select') return `${input.name} is \`${point.choices.get(input.name)}\``;
      const label = unitLabel(input.unit);
      return `${input.name} is ${readable(point.numbers.get(input.name) ?? 0)}${label === '' ? '' : ` ${label}`}`;
    });
  return formatList(facts, 'and');
}

/** Six digits say enough of a number that goes on for ever. */
function readable(value: number): string {
  const short = Number(value.toPrecision(6));
  return short === value ? String(value) : `about ${short}`;
}
