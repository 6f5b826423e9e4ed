/** What the proof finds out about a program, as lines that are compared with those that were recorded. */
import type { Condition, Core } from '../../generator/program/core.js';
import type { Interval } from '../../generator/program/interval.js';
import type { Point, Program } from '../../generator/program/program.js';
import { definitionsIn, partsOf } from '../../generator/program/visit-core.js';
import { guardOf, helpfulRequirement, provableHalf } from '../../generator/prove/advice.js';
import { contextsOf } from '../../generator/prove/analyze.js';
import { contextOf } from '../../generator/prove/condition/make-context.js';
import { wholeBox } from '../../generator/prove/context/box.js';
import type { Context, Fact } from '../../generator/prove/context/context.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { proveCondition } from '../../generator/prove/law.js';
import type { Finding, Proof } from '../../generator/prove/prove.js';
import { canHold, prove } from '../../generator/prove/prove.js';
import { provedRange } from '../../generator/prove/published-range.js';
import type { Axis } from '../../generator/prove/slope/branch-slope.js';
import { monotonicityOf, movingPair } from '../../generator/prove/slope/monotonicity.js';
import { slopeIn } from '../../generator/prove/slope/slope.js';
import { stepOf } from './formula-program.js';

const [boxes, lawBoxes, trendBoxes] = [60, 40, 20];

/** So many digits are the same on every machine; the functions of the machine may miss their last ones. */
export function digits(value: number): string {
  return String(Number(value.toPrecision(9)));
}

export function side({ low, high }: Interval): string {
  return `${digits(low)}..${digits(high)}`;
}

export function pointText({ numbers, choices }: Point): string {
  return [...numbers, ...choices].map(([name, value]) => `${name}=${value}`).join(' ');
}

export function toldOf(program: Program, law: Condition | null): readonly string[] {
  const proof = prove(program, boxes);
  const answer = stepOf(program, 'answer');
  return [
    ...verdictsOf(proof, program),
    ...boundsOf(program, answer),
    ...(proof.findings.length > 0 ? [] : rangesOf(program, answer, proof)),
    ...(law === null ? [] : [lawText(program, law)]),
  ];
}

function verdictsOf(proof: Proof, program: Program): readonly string[] {
  const { findings, boxes: looked, neverHold, alwaysHold, roundedRoots } = proof;
  const counts = [neverHold, alwaysHold, roundedRoots].map(({ size }) => size);
  const canBeMet = program.requirements.map((each) => canHold(each, program.inputs));
  return [
    ...(canBeMet.length === 0 ? [] : [`can hold: ${canBeMet.join(', ')}`]),
    `in ${looked}, never ${counts[0]}, always ${counts[1]}, roots ${counts[2]}`,
    ...findings.flatMap((finding) => [findingText(finding), adviceText(finding, program)]),
  ];
}

function adviceText(finding: Finding, program: Program): string {
  const guard = guardOf(finding, program);
  const guarded =
    guard && `${guard.comparison.comparison} ${guard.holds ? 'holds' : 'fails'}${guard.helps ? ', helps' : ''}`;
  const required = helpfulRequirement(finding, program)?.comparison ?? null;
  return `advice: require ${required}, guard ${guarded}`;
}

function findingText({ subject, witness, interval }: Finding): string {
  const what = 'what' in subject ? subject.what : subject.kind === 'apply' ? subject.operation : subject.kind;
  return `${what} in ${side(interval)}: ${witness === null ? 'open' : pointText(witness)}`;
}

function boundsOf(program: Program, answer: Core): readonly string[] {
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs));
  const { polynomial, error, innerError } = context.form(answer);
  return [
    `plainly ${side(context.bounds(answer))}`,
    `refined ${side(context.refined(answer))}`,
    `${polynomial.size} terms, off by ${roughly(error)}, inside ${roughly(innerError)}`,
    ...factTexts('laws', [...partsOf([answer], definitionsIn(program))].flatMap(context.laws)),
    ...factTexts(
      'facts',
      placesWithin(program, answer).flatMap((each) => each.facts()),
    ),
  ];
}

function roughly(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** How far each fact holds. */
function factTexts(name: string, facts: readonly Fact[]): readonly string[] {
  const texts = facts.map(({ polynomial, least }) => `${polynomial.size} terms from ${roughly(least)}`);
  return texts.length === 0 ? [] : [`${name}: ${texts.join(', ')}`];
}

/** What requirements leave, and what the condition of a branch leaves of that. */
function placesWithin(program: Program, answer: Core): readonly Context[] {
  const contexts = contextsOf(indexFormulas(program), wholeBox(program.inputs));
  if (answer.kind !== 'if') return contexts;
  return contexts.flatMap((context) => [true, false].flatMap((truth) => context.where(answer.condition, truth)));
}

function axesOf(program: Program): readonly Axis[] {
  const { inputsOf } = indexFormulas(program);
  const read = inputsOf(stepOf(program, 'answer'));
  return program.inputs
    .filter(({ name }) => read.has(name))
    .map((input) => {
      if (input.kind === 'number') return { input: input.name };
      const [from, to] = input.options.slice(-2).map(({ key }) => key);
      return { input: input.name, options: { from: from ?? '', to: to ?? '' } };
    });
}

function rangesOf(program: Program, answer: Core, { analyses }: Proof): readonly string[] {
  if (analyses.length === 0) return [];
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs), false);
  const trends = axesOf(program).map((axis) => {
    const found = monotonicityOf(program, answer, axis, trendBoxes);
    const shown =
      found.trend === 'unknown' ? [found.rise, found.fall].map((pair) => pair?.values.map(digits)) : found.boxes;
    const up = movingPair(program, answer, axis, 1)?.values.map(digits).join(' to ') ?? 'nowhere';
    return `${axis.input}: up ${up}, ${side(slopeIn(answer, axis, context))} ${found.trend} ${JSON.stringify(shown)}`;
  });
  return [`from ${side(provedRange(answer, 3, program, analyses))}`, ...trends];
}

function lawText(program: Program, law: Condition): string {
  const found = proveCondition(program, law, lawBoxes);
  if (found.verdict === 'proved') return `law proved in ${found.boxes}`;
  if (found.verdict === 'refuted') return `law refuted: ${pointText(found.witness)}`;
  const relevant = indexFormulas(program).inputsOf(law);
  const half = provableHalf(
    program,
    relevant,
    (narrowed) => proveCondition(narrowed, law, lawBoxes).verdict === 'proved',
  );
  return `law undecided, half ${JSON.stringify(half)}`;
}
