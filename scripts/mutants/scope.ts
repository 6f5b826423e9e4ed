/** What is mutated, and the suites that are to notice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['generator/prove'];

/** The table of operations and the arithmetic of its rows. */
const files = [
  'annuity',
  'angles',
  'interval',
  'mathematics-rows',
  'modulo',
  'operation-bounds',
  'operations',
  'row-parts',
].map((name) => `generator/model/${name}.ts`);

export function mutatedFiles(root: string): readonly string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return [...found, ...files].sort();
}

/** Quick ones only: each mutant that lives is tried by all that meet it. */
export const suites: readonly string[] = [
  'test/generator/interval.test.ts',
  'test/generator/verdict.test.ts',
  'test/generator/angles.test.ts',
  'test/generator/law.test.ts',
  'test/generator/monotony.test.ts',
  'test/generator/proved-ranges.test.ts',
  'test/generator/hard-formulas.test.ts',
  'test/properties/operations.test.ts',
  'test/properties/places.test.ts',
  'test/prove/held.test.ts',
  'test/prove/verdicts.test.ts',
];
