/** What would help where the proof found no answer. Nothing is advised that has not been tried. */
import type { Condition, Core } from '../model/core.js';
import { constant } from '../model/core-builders.js';
import type { Comparison } from '../model/operation.js';
import { arithmeticOf } from '../model/operations.js';
import type { Program } from '../model/program.js';
import { partsOf } from '../model/program.js';
import { zero } from '../model/rational.js';
import { cutAlong, wholeBox } from './box.js';
import { indexFormulas } from './formulas.js';
import { placeOf } from './places.js';
import type { Finding } from './prove.js';
import { prove } from './prove.js';

/** A comparison with zero which, as a requirement, makes the place of a finding safe. */
export interface HelpfulRequirement {
  readonly operand: Core & { kind: 'apply' };
  readonly comparison: Comparison;
}

const trialBudget = 100;

/**
 * The requirement on the operand of a finding that a proof with it needs no more; null where there is none. Operands
 * that read steps are passed over, as requirements come before steps.
 */
export function helpfulRequirement({ subject, operand }: Finding, program: Program): HelpfulRequirement | null {
  if (operand.kind !== 'apply' || [...partsOf(operand, program)].some(({ kind }) => kind === 'step')) return null;
  const { span } = operand;
  const found = comparisonsFor(subject).find((comparison) => {
    const condition: Condition = { kind: 'compare', comparison, left: operand, right: constant(zero), span };
    const tried = prove({ ...program, requirements: [...program.requirements, condition] }, trialBudget);
    return tried.analyses.length > 0 && tried.findings.every((finding) => finding.subject !== subject);
  });
  return found === undefined ? null : { operand, comparison: found };
}

/** The weakest comparison with zero that could help comes first. */
function comparisonsFor(subject: Finding['subject']): readonly Comparison[] {
  if ('what' in subject || subject.kind !== 'apply') return ['>='];
  const code = arithmeticOf(subject.operation).domain?.code;
  if (code === 'root-of-negative') return ['>='];
  return code === 'division-by-zero' ? ['>', '<'] : ['>'];
}

/** The input whose halves tell the most about the operand of a finding; null where none tells anything. */
export function helpfulInput({ operand, interval }: Finding, program: Program): string | null {
  const formulas = indexFormulas(program);
  const whole = wholeBox(program.inputs);
  const widths = [...formulas.inputsOf(operand)].map((name) => {
    const parts = cutAlong(whole, name, whole) ?? [];
    const sizes = parts.map((part) => placeOf(formulas, part).bounds(operand)).map(({ low, high }) => high - low);
    return { name, width: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
  });
  const [best] = widths.filter(({ width }) => width >= 0).sort((a, b) => a.width - b.width);
  return best === undefined || best.width >= interval.high - interval.low ? null : best.name;
}
