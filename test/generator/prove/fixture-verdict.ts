/** What the proof finds out about a fixture, in one line that a person can check. */
import type { Condition, Core } from '../../../generator/program/core.js';
import type { Program } from '../../../generator/program/program.js';
import { definitionsIn, partsOf } from '../../../generator/program/visit-core.js';
import { contextOf } from '../../../generator/prove/condition/make-context.js';
import { wholeBox } from '../../../generator/prove/context/box.js';
import type { Context } from '../../../generator/prove/context/context.js';
import { indexFormulas } from '../../../generator/prove/context/formulas.js';
import { proveCondition } from '../../../generator/prove/law.js';
import { asTerm } from '../../../generator/prove/polynomial/polynomial.js';
import type { Finding } from '../../../generator/prove/prove.js';
import { canHold, prove } from '../../../generator/prove/prove.js';
import { provedRange } from '../../../generator/prove/published-range.js';
import type { Axis } from '../../../generator/prove/slope/branch-slope.js';
import { monotonicityOf } from '../../../generator/prove/slope/monotonicity.js';
import { stepOf } from '../../support/formula-program.js';
import { pointText } from './point-text.js';

const [boxes, lawBoxes, trendBoxes] = [60, 40, 20];

/**
 * Such as `safe, 0.5 to 12, rises with a, off by 2e-15; law proved`. What rounding may add to the formula, and take from the
 * laws of its operations, is part of it: too little is unsound, and so rarely seen that no random call shows it.
 */
export function verdictOf(program: Program, law: Condition | null): string {
  const { findings, analyses, alwaysHold, neverHold } = prove(program, boxes);
  const parts = [
    ...(program.requirements.every((each) => canHold(each, program.inputs)) ? [] : ['no call is answered']),
    ...(findings.length > 0 ? findings.map(findingText) : ['safe']),
    ...(findings.length > 0 || analyses.length === 0 ? [] : [...rangeText(program, analyses), ...trendTexts(program)]),
    ...(alwaysHold.size === 0 ? [] : [`${alwaysHold.size} conditions always hold`]),
    ...(neverHold.size === 0 ? [] : [`${neverHold.size} conditions never hold`]),
    ...roundingTexts(program),
  ];
  return [parts.join(', '), ...(law === null ? [] : [lawText(program, law)])].join('; ');
}

function findingText({ subject, witness }: Finding): string {
  const what = 'what' in subject ? subject.what : subject.kind === 'apply' ? subject.operation : subject.kind;
  return `${what} ${witness === null ? 'is open' : `fails at ${pointText(witness)}`}`;
}

function rangeText(program: Program, analyses: Parameters<typeof provedRange>[3]): readonly string[] {
  const { low, high } = provedRange(stepOf(program, 'answer'), 3, program, analyses);
  return [`${rounded(low)} to ${rounded(high)}`];
}

function roundingTexts(program: Program): readonly string[] {
  const answer = stepOf(program, 'answer');
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs));
  const { error, innerError } = context.form(answer);
  // Of what is written out as a polynomial no laws are asked.
  const parts = [...partsOf([answer], definitionsIn(program))].filter((part) => isAtom(part, context));
  const laws = parts.flatMap(context.laws);
  const rooms = laws.map(({ least }) => roughly(-least)).filter((room) => room !== '0');
  return [
    ...(error === 0 ? [] : [`off by ${roughly(error)}`]),
    ...(innerError === 0 ? [] : [`inside by ${roughly(innerError)}`]),
    ...(rooms.length === 0 ? [] : [`laws off by ${[...new Set(rooms)].join(' and ')}`]),
  ];
}

function isAtom(core: Core, { form, formulas }: Context): boolean {
  return asTerm(form(core).polynomial)?.monomial.has(formulas.keyOf(core)) === true;
}

/** Two digits, for what is only so near. */
function roughly(value: number): string {
  return String(Number(value.toPrecision(2)));
}

/** Six digits, which are the same on every machine. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function trendTexts(program: Program): readonly string[] {
  const answer = stepOf(program, 'answer');
  return axesOf(program).flatMap((axis) => {
    const { trend } = monotonicityOf(program, answer, axis, trendBoxes);
    return trend === 'unknown' ? [] : [`${trend} with ${axis.input}`];
  });
}

function axesOf({ inputs }: Program): readonly Axis[] {
  return inputs.map((input) => {
    if (input.kind === 'number') return { input: input.name };
    const [from, to] = input.options.slice(-2).map(({ key }) => key);
    return { input: input.name, options: { from: from ?? '', to: to ?? '' } };
  });
}

function lawText(program: Program, law: Condition): string {
  const found = proveCondition(program, law, lawBoxes);
  return found.verdict === 'refuted' ? `law fails at ${pointText(found.witness)}` : `law ${found.verdict}`;
}
