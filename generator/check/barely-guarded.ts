/** Advice on figures that grow out of all proportion just behind a guard against zero. */
import { evaluate } from '../model/evaluate.js';
import type { Point, Program } from '../model/program.js';
import { inputsOf } from '../model/program.js';
import { formatNumber } from '../model/sentence.js';
import type { Extreme } from '../prove/range.js';
import type { Reporter } from '../text/diagnostic.js';
import type { CheckedFigure } from './declaration/result.js';
import { pointOf } from './examples.js';
import { describePoint } from './report-findings.js';

/** So many times what the defaults give is no figure that anybody meant. */
const outOfProportion = 1e6;

/** The part of a form step below which nobody means a number. */
const hardlyAnything = 1e-3;

/** Advises on a figure that is immense where an input is next to nothing, and only there. */
export function adviseOnGuard(
  { value, span, what }: CheckedFigure,
  { reached, at }: Extreme,
  program: Program,
  reporter: Reporter,
): void {
  if (at === null) return;
  const relevant = inputsOf(value.core, program);
  const tiny = program.inputs.filter((input) => relevant.has(input.name) && isTiny(input, at)).map(({ name }) => name);
  const usual = Math.abs(evaluate(program, pointOf(new Map(), program.inputs)).number(value.core));
  if (tiny.length === 0 || Math.abs(reached) < outOfProportion * Math.max(1, usual)) return;
  const args = { what, found: formatNumber(reached, 0, false), at: describePoint(at, new Set(tiny), program) };
  const [name = 'x'] = tiny;
  const hint = `A guard against zero lets a billionth pass: raise the \`min\` of \`${name}\`, or let the guard begin higher.`;
  reporter.report('barely-guarded', span, args, { hint });
}

function isTiny(input: Program['inputs'][number], { numbers }: Point): boolean {
  if (input.kind !== 'number') return false;
  const size = Math.abs(numbers.get(input.name) ?? 0);
  return size > 0 && size < input.step * hardlyAnything && input.min <= 0 && input.max >= 0;
}
