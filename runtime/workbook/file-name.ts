/** Names the file of a workbook, so that a folder of them tells one job from another. */
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';

const longest = 80;

/** `fence-150-vinyl_6.xlsx`: the calculator and the inputs that were given, in characters that every system takes. */
export function fileName(
  { slug, specs }: Pick<PreparedCalculator, 'slug' | 'specs'>,
  { inputs: given }: Pick<QueryValues, 'inputs'>,
  inputs: Inputs,
): string {
  const named = specs.filter((_, at) => given[at] !== undefined).map(({ name }) => String(inputs[name]));
  const name = [slug, ...named].join('-').replace(/[^A-Za-z0-9._-]+/g, '_');
  return `${name.slice(0, longest).replace(/[._-]+$/, '')}.xlsx`;
}
