/** Runs of a program at one point. */
import type { Core } from '../../program/core.js';
import { evaluate, evaluateNeeded } from '../../program/evaluate.js';
import type { Point, Program } from '../../program/program.js';

/** True when a call with these inputs is answered. */
export function meetsRequirements(point: Point, program: Program): boolean {
  return program.requirements.length === 0 || program.requirements.every(evaluate(program, point).holds);
}

/** The trace of a run at a point, and its operations without an answer. */
export interface Run {
  readonly visited: ReadonlySet<Core>;
  readonly failed: ReadonlySet<Core>;
}

/** Runs everything computed at a point: if a requirement refuses it, only the requirements up to that one. */
export function runAt(point: Point, program: Program): Run {
  const [visited, failed] = [new Set<Core>(), new Set<Core>()];
  const watch = { visit: (node: Core) => visited.add(node), fail: (node: Core) => failed.add(node) };
  const gate = evaluateNeeded(program, point, watch);
  if (!program.requirements.every(gate.holds)) return { visited, failed };
  const { number, holds } = evaluate(program, point, watch);
  for (const output of program.outputs) number(output);
  for (const condition of program.conditions) holds(condition);
  return { visited, failed };
}
