/** Advises on figures that grow out of all proportion just past a guard against zero. */

import type { Formula } from '../elaborate/formulas.js';
import { defaultsOf } from '../program/call-point.js';
import type { Input } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import { resolution } from '../program/grid.js';
import type { Point, Program } from '../program/program.js';
import { definitionsIn, readsOf } from '../program/visit-core.js';
import { wholeBox, withNumber } from '../prove/context/box.js';
import { samplePoints } from '../prove/search/sample-points.js';
import { meetsRequirements } from '../prove/search/witness.js';
import type { Reporter } from '../source/diagnostic.js';
import { describePoint } from './report-findings.js';
import { shortNumber } from './short-number.js';

type PublishedFormula = Formula<'result' | 'secondary' | 'range'>;

/** A figure this many times the one for default inputs must be a mistake. */
const outOfProportion = 1e6;

/** The fraction of a form step below which a number counts as tiny. */
const hardlyAnything = 1e-3;

/** The most corners of a box to try. */
const fewCorners = 8;

/** Advises on a figure that is immense only where an input is tiny. */
export function adviseOnGuard(
  { core, span, figure: { what } }: PublishedFormula,
  program: Program,
  reporter: Reporter,
): void {
  const relevant = readsOf(core, definitionsIn(program));
  const inputs = program.inputs.filter((input) => relevant.has(input.name) && reachesZero(input));
  const at = inputs.length === 0 ? null : farthest(core, pointsNearZero(inputs, program), program);
  if (at === null) return;
  const tiny = inputs.filter((input) => isTiny(input, at)).map(({ name }) => name);
  if (tiny.length === 0) return;
  const reached = evaluate(program, at).number(core);
  const atDefaults = Math.abs(evaluate(program, withDefaults(tiny, at, program)).number(core));
  if (Math.abs(reached) < outOfProportion * Math.max(1, atDefaults)) return;
  const args = { what, found: shortNumber(reached), at: describePoint(at, new Set(tiny), program) };
  const [name = 'x'] = tiny;
  const hint = `A guard against zero still lets a billionth pass: raise the \`min\` of \`${name}\`, or start the guard higher.`;
  reporter.report('barely-guarded', span, args, { hint });
}

function reachesZero(input: Input): boolean {
  return input.kind === 'number' && !input.whole && input.min <= 0 && input.max >= 0;
}

function isTiny(input: Input, { numbers }: Point): boolean {
  const size = Math.abs(numbers.get(input.name) ?? 0);
  return input.kind === 'number' && size > 0 && size < input.step * hardlyAnything;
}

/** The point with some inputs set to their defaults. */
function withDefaults(names: readonly string[], { numbers, choices }: Point, { inputs }: Program): Point {
  const defaults = defaultsOf(inputs).numbers;
  return {
    numbers: new Map(
      [...numbers].map(([name, value]) => [name, names.includes(name) ? (defaults.get(name) ?? value) : value]),
    ),
    choices,
  };
}

/** Sample points everywhere, and with each input in turn as near zero as an input can be. */
function pointsNearZero(inputs: readonly Input[], program: Program): readonly Point[] {
  const whole = wholeBox(program.inputs);
  const near = inputs.flatMap(({ name }) =>
    [resolution, -resolution].map((size) => withNumber(whole, name, { low: size, high: size })),
  );
  const inBounds = ({ numbers }: Point) => inputs.every((input) => isInside(numbers.get(input.name) ?? 0, input));
  const points = [whole, ...near].flatMap((box) => samplePoints(box, fewCorners));
  return points.filter((point) => inBounds(point) && meetsRequirements(point, program));
}

function isInside(value: number, input: Input): boolean {
  return input.kind === 'number' && value >= input.min && value <= input.max;
}

/** The point at which a figure is farthest from zero; null without points. */
function farthest(core: Core, points: readonly Point[], program: Program): Point | null {
  const sizes = points.map((point) => Math.abs(evaluate(program, point).number(core)));
  return points[sizes.indexOf(Math.max(...sizes))] ?? null;
}
