/**
 * Records the proof's answers about random entries as text for comparing two versions of the proof: verdicts, ranges,
 * trends, and the distance of another formula.
 */
import fc from 'fast-check';
import { differenceProver } from '../../authoring/compare/difference-search.js';
import type { Core } from '../../generator/program/core.js';
import type { Point, Program } from '../../generator/program/program.js';
import { rewriting } from '../../generator/program/visit-core.js';
import { prove } from '../../generator/prove/prove.js';
import { provedRange } from '../../generator/prove/published-range.js';
import { monotonicityOf } from '../../generator/prove/slope/monotonicity.js';
import { fraction, multiply } from '../../generator/units/rational.js';
import { partsAround, typedCalculator } from '../../test/support/arbitrary-formulas.js';
import { programOfParts } from '../../test/support/formula-program.js';

export interface Observation {
  readonly name: string;
  readonly observe: () => string;
}

/** `count` random entries that the checker accepts, and how to query the proof about each. */
export function observations(seed: number, count: number): readonly Observation[] {
  const found: Observation[] = [];
  for (let round = 0; found.length < count; round++) {
    for (const typed of fc.sample(typedCalculator, { seed: seed + round, numRuns: count })) {
      const program = understood(typed);
      if (program !== null && found.length < count)
        found.push({ name: JSON.stringify(typed), observe: () => said(program) });
    }
  }
  return found;
}

function understood(typed: Parameters<typeof partsAround>[0]): Program | null {
  try {
    return programOfParts(partsAround(typed));
  } catch {
    return null;
  }
}

function said(program: Program): string {
  const proof = prove(program);
  const findings = proof.findings.map(({ witness, interval }) => [witness && pointText(witness), interval]);
  const conditions = [proof.neverHold, proof.alwaysHold, proof.roundedRoots].map(({ size }) => size);
  const [answer] = program.steps.slice(-1);
  const isProved = proof.findings.length === 0 && answer !== undefined && proof.analyses.length > 0;
  const range = isProved ? provedRange(answer.core, 6, program, proof.analyses) : null;
  const trends = isProved ? trendsOf(program) : [];
  const moves = isProved ? movesOf(program, answer.core) : [];
  return JSON.stringify([findings, conditions, range, trends, moves]);
}

const tenth = fraction(11n, 10n);
const fewCuts = { budget: 2, maybeEqual: false, enough: () => false };

/** Distances above and below the formula when each of its numbers grows by a tenth. */
function movesOf(program: Program, core: Core): readonly unknown[] {
  const old = rewriting((part) => {
    if (part.kind === 'constant') return { ...part, value: multiply(part.value, tenth) };
    return part.kind === 'scale' ? { ...part, factor: multiply(part.factor, tenth) } : null;
  })(core);
  const { farthest } = differenceProver(program);
  const found = ([-1, 1] as const).map((sign) => farthest(core, old, sign, fewCuts));
  return found.map(({ end, at }) => [end, at.map(pointText)]);
}

function pointText({ numbers, choices }: Point): string {
  return [...numbers, ...choices].map(([name, value]) => `${name} ${value}`).join(', ');
}

const fewBoxes = 20;

function trendsOf(program: Program): readonly string[] {
  const numbers = program.inputs.filter(({ kind }) => kind === 'number');
  return program.steps
    .slice(-1)
    .flatMap(({ core }) => numbers.map(({ name }) => monotonicityOf(program, core, { input: name }, fewBoxes).trend));
}
