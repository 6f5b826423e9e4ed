/** What the proof says of random entries: verdicts, ranges and trends, as text that two versions of it can be compared by. */
import fc from 'fast-check';
import type { Point, Program } from '../../generator/model/program.js';
import { prove } from '../../generator/prove/prove.js';
import { provedRange } from '../../generator/prove/published-range.js';
import { monotonicityOf } from '../../generator/prove/slope/monotonicity.js';
import { partsAround, typedCalculator } from '../../test/support/arbitrary-formulas.js';
import { programOfParts } from '../../test/support/formula-program.js';

export interface Observation {
  readonly name: string;
  readonly observe: () => string;
}

/** So many random entries that the checker understands, and how to ask the proof about each. */
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
  return JSON.stringify([findings, conditions, range, trends]);
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
