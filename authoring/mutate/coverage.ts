/** Measures which branches, rows and options of a calculator its examples reach. */

import type { Calculator } from '../../generator/program/catalog.js';
import { compareForgivingly } from '../../generator/program/comparing.js';
import type { Core } from '../../generator/program/core.js';
import { isColumn } from '../../generator/program/core.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Point, Program } from '../../generator/program/program.js';
import { scheduleLimits } from '../../generator/program/schedule.js';
import { childrenOf } from '../../generator/program/visit-core.js';
import type { Span } from '../../generator/source/source.js';
import { positionAt, spanText } from '../../generator/source/source.js';
import type { Trial } from '../sample/answer.js';
import { exampleNumbers } from '../sample/points.js';

/** A branch, a row or an option, and the examples that reach it, by their places from 0. */
export interface Part {
  readonly name: string;
  readonly by: readonly number[];
}

/** Branches of formulas, rows of tables with lines of schedules, and options, with who reaches them. */
export interface Parts {
  readonly branches: readonly Part[];
  readonly rows: readonly Part[];
  readonly options: readonly Part[];
}

/** The number of parts, and the names of those that no example reaches. */
export interface Reached {
  readonly count: number;
  readonly missing: readonly string[];
}

export type Coverage = Readonly<Record<keyof Parts, Reached>>;

export function coverageOf(trial: Trial, calculator: Calculator): Coverage {
  const { branches, rows, options } = partsOf(trial, calculator);
  return { branches: reachedOf(branches), rows: reachedOf(rows), options: reachedOf(options) };
}

function reachedOf(parts: readonly Part[]): Reached {
  return { count: parts.length, missing: parts.filter(({ by }) => by.length === 0).map(({ name }) => name) };
}

/** Everything that examples can reach, and which of them do. */
export function partsOf({ program, published }: Trial, calculator: Calculator): Parts {
  const points = calculator.examples.map(exampleNumbers);
  const seen = points.map((point) => partsAt(program, published, point));
  const reachedIn = (names: readonly string[], reached: readonly ReadonlySet<string>[]): readonly Part[] =>
    [...new Set(names)].map((name) => ({
      name,
      by: reached.flatMap((each, index) => (each.has(name) ? [index] : [])),
    }));
  const options = calculator.inputs.flatMap((input) =>
    input.kind === 'number' ? [] : input.options.map(({ key }) => `${input.name} ${key}`),
  );
  const taken = points.map(({ choices }) => new Set([...choices].map(([input, key]) => `${input} ${key}`)));
  return {
    branches: reachedIn(branchesOf(program, published), seen),
    rows: reachedIn(rowsOf(calculator), seen),
    options: reachedIn(options, taken),
  };
}

/** Both branches of every `if`, except those that the proof has decided. */
function branchesOf(program: Program, published: Trial['published']): readonly string[] {
  const found: string[] = [];
  const look = (core: Core): void => {
    if (core.kind === 'if') found.push(branchName(core, true), branchName(core, false));
    for (const part of partsOfCore(core)) look(part);
  };
  for (const { core } of [...program.steps, ...published]) look(core);
  return found;
}

/** The parts of a formula. A guard against negative values repeats its value, so it has one part. */
const partsOfCore = (core: Core): readonly Core[] => (core.kind === 'guard' ? [core.value] : childrenOf(core));

/** The names of the parts that one call reaches. */
function partsAt(program: Program, published: Trial['published'], point: Point): ReadonlySet<string> {
  const visited = new Set<Core>();
  const evaluation = evaluate(program, point, { visit: (node) => visited.add(node) });
  for (const { core } of published) evaluation.number(core);
  const reached = new Set<string>();
  for (const core of [...visited]) {
    if (core.kind === 'if') reached.add(branchName(core, evaluation.holds(core.condition)));
    if (core.kind === 'lookup' && !isColumn(core.table))
      reached.add(`${core.table.name}[${core.table.inputs.map((input) => point.choices.get(input)).join(', ')}]`);
    if (core.kind === 'schedule') reached.add(lineName(core.schedule, evaluation.number(core.argument)));
  }
  return reached;
}

function branchName({ condition }: Core & { kind: 'if' }, holds: boolean): string {
  const { span }: { readonly span: Span } = condition;
  const { line } = positionAt(span.source, span.start);
  return `line ${line}: ${holds ? '' : 'not '}${spanText(span).replace(/\s+/g, ' ')}`;
}

type Schedule = Calculator['schedules'][number];

/** The name of the line or bracket for an amount; between two points, of the one after it. */
function lineName(schedule: Schedule, amount: number): string {
  const limits = scheduleLimits(schedule);
  const at = limits.findIndex((limit) => limit === null || compareForgivingly['<='](amount, limit));
  return limitName(schedule, at === -1 ? limits.length - 1 : at);
}

function limitName(schedule: Schedule, index: number): string {
  return `${schedule.name} up to ${scheduleLimits(schedule)[index] ?? 'the end'}`;
}

function rowsOf({ tables, schedules }: Calculator): readonly string[] {
  const cells = tables.flatMap(({ name, cells: nested }) =>
    pathsOf(nested).map((path) => `${name}[${path.join(', ')}]`),
  );
  return [
    ...cells,
    ...schedules.flatMap((schedule) => scheduleLimits(schedule).map((_, index) => limitName(schedule, index))),
  ];
}

type Cells = Calculator['tables'][number]['cells'];

function pathsOf(cells: Cells): readonly (readonly string[])[] {
  return [...cells].flatMap(([key, cell]) =>
    'numerator' in cell ? [[key]] : pathsOf(cell).map((path) => [key, ...path]),
  );
}
