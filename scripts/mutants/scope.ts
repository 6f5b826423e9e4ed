/** The files to mutate, and the suites that should notice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['generator/prove'];

/** The table of operations and the arithmetic of its rows. */
const operations = [
  'annuity',
  'angles',
  'interval',
  'mathematics-rows',
  'modulo',
  'operation-bounds',
  'operation-inverses',
  'operation-slopes',
  'operations',
  'row-parts',
].map((name) => `generator/program/${name}.ts`);

const differences = ['bounds', 'search'].map((name) => `authoring/compare/difference-${name}.ts`);

export function mutatedFiles(root: string): readonly string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return [...found, ...operations, ...differences].sort();
}

/** Only quick suites: every survivor has to run all tests that meet it. */
export const suites: readonly string[] = [
  'test/generator/program/interval.test.ts',
  'test/authoring/commands/verdict.test.ts',
  'test/generator/program/angles.test.ts',
  'test/generator/prove/law.test.ts',
  'test/generator/prove/slope/monotonicity.test.ts',
  'test/generator/prove/published-range.test.ts',
  'test/generator/prove/hard-formulas.test.ts',
  'test/generator/prove/operations.test.ts',
  'test/generator/prove/condition/decide.test.ts',
  'test/generator/prove/condition/make-context.test.ts',
  'test/generator/prove/price-band.test.ts',
  'test/generator/prove/advice.test.ts',
  'test/generator/prove/search/witness.test.ts',
  'test/generator/prove/verdicts.slow.test.ts',
  'test/authoring/compare/differences.test.ts',
];
