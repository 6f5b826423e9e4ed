/** Writes the hint for a question that the proof left undecided. */

import { formatList } from '../../engine/spelling/list-names.js';
import { parseAgain } from '../elaborate/expression/parse.js';
import type { Core } from '../program/core.js';
import type { UnitRule } from '../program/operation.js';
import { operations } from '../program/operations.js';
import type { Program } from '../program/program.js';
import { definitionsIn, readsOf } from '../program/visit-core.js';
import type { HelpfulRequirement, ProvableHalf } from '../prove/advice.js';
import { guardOf, guardStart, helpfulHalf, helpfulRequirement } from '../prove/advice.js';
import type { Finding } from '../prove/prove.js';
import { capital } from '../source/case.js';
import { oneLine } from '../source/one-line.js';
import { spanText } from '../source/source.js';
import { quote } from '../source/suggest.js';
import { toNumber } from '../units/rational.js';
import { shortNumber } from './short-number.js';

/** The proved bounds of the formula in question, and a remedy; proposes only requirements, guards and bounds that were tried. */
export function adviseOn(finding: Finding, program: Program): string {
  return `${intervalOf(finding)} ${remedyOf(finding, program)}`;
}

function intervalOf({ operand, interval: { low, high } }: Finding): string {
  const name = textOf(operand);
  const subject = name === null ? 'It' : `\`${name}\``;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return `${subject} has no provable bounds.`;
  return `${subject} could only be proved to lie between ${readable(low)} and ${readable(high)}.`;
}

function remedyOf(finding: Finding, program: Program): string {
  const requirement = helpfulRequirement(finding, program);
  if (requirement !== null)
    return `With ${requirementText(requirement, finding, program)} in \`require\`, it is proved.`;
  const guard = guardOf(finding, program);
  const written = guard && oneLine(spanText(guard.comparison.span));
  const apart = guard?.helps && written !== null ? distantGuard(written, guard.holds) : null;
  if (apart !== null) return `Start the guard above zero: with \`${apart}\` instead of \`${written}\`, it is proved.`;
  const half = helpfulHalf(finding, program);
  if (half !== null) return halfText(half);
  const remedy = written === null ? 'guard it with `max` or `if`' : `make the guard \`${written}\` keep farther away`;
  return withoutHalf(readsOf(finding.operand, definitionsIn(program)), remedy);
}

/** Narrower bounds of an input, within which something was proved. */
export function halfText({ input, bound, value }: ProvableHalf): string {
  return `With \`${bound}: ${value}\` for \`${input}\`, it is proved.`;
}

/** Most inputs to name where narrower bounds of none prove anything. */
const mostNamed = 3;

/** Another remedy, where narrower bounds prove nothing. */
export function withoutHalf(inputs: ReadonlySet<string>, remedy: string): string {
  if (inputs.size > mostNamed) return `${capital(remedy)}.`;
  return `Halving the bounds of ${formatList([...inputs].map(quote), 'or')} does not help: ${remedy}.`;
}

/** A requirement as text: compares the two sides of a difference, as a 0 would need their unit. */
function requirementText(requirement: HelpfulRequirement, finding: Finding, program: Program): string {
  const { operand, written, comparison } = requirement;
  const formula = parseAgain(written);
  if (formula?.kind === 'infix' && formula.symbol === '-') {
    const [left, right] = [formula.left, formula.right].map(({ span }) => oneLine(spanText(span)));
    return `\`${left} ${comparison} ${right}\``;
  }
  const unit = isPlain(operand, finding, program) ? '' : ', the 0 in its unit,';
  return `\`${oneLine(spanText(written))} ${comparison} 0\`${unit}`;
}

const plainRules: readonly (UnitRule | undefined)[] = ['plain', 'power', 'angle', 'arc'];

/** True when an operand is certainly a plain number: its operation takes no other, or no input it reads has a unit. */
function isPlain(operand: Core, { subject }: Finding, program: Program): boolean {
  const rule = 'what' in subject || subject.kind !== 'apply' ? 'plain' : operations.get(subject.operation)?.units;
  const names = readsOf(operand, definitionsIn(program));
  const read = program.inputs.filter(({ name }) => names.has(name));
  return plainRules.includes(rule) || read.every((input) => input.kind === 'number' && input.unit.factors.length === 0);
}

/** `m > 0 ft` as `m >= 0.001 ft`, and `m = 0 ft`, before its `else`, as `m < 0.001 ft`; null without a written 0. */
function distantGuard(written: string, holds: boolean): string | null {
  const [left = '', right = '', ...others] = written.split(/\s*(?:[<>!]=|[<>=])\s*/);
  const zeros = /^0(?:\.0+)?(?= [A-Za-z%]|$)/;
  const [compared, none] = zeros.test(right) ? [left, right] : [right, left];
  if (others.length > 0 || !zeros.test(none)) return null;
  return `${compared} ${holds ? '>=' : '<'} ${none.replace(zeros, String(toNumber(guardStart)))}`;
}

/** The text of a formula as written; null for a part that has none. */
function textOf(core: Core): string | null {
  const span = core.kind === 'apply' ? (core.whole ?? core.span) : 'span' in core ? core.span : undefined;
  if (span !== undefined) return oneLine(spanText(span));
  return core.kind === 'input' || core.kind === 'step' ? core.name : null;
}

function readable(value: number): string {
  return shortNumber(Number(value.toPrecision(4)));
}
