/** The documents stay small enough for their readers, today and when the catalog has grown. */
import { emitLlmsTxt } from '../../generator/documents/llms-txt.js';
import { emitOpenapi } from '../../generator/documents/openapi.js';
import { emitRegistry } from '../../generator/documents/registry.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { clonedCatalog } from './cloned-catalog.js';
import { specFigures } from './spec-figures.js';

const today = checkedCatalog();
const specified = { ...today, calculators: today.calculators.filter(({ slug }) => slug in specFigures) };
const grown = clonedCatalog(today, 230);
const compact = (text: string): number => JSON.stringify(JSON.parse(text)).length;

/** Each size in bytes, and the most that it may be. */
const sizes: readonly [what: string, size: number, most: number][] = [
  ['OpenAPI of the calculators of the specification', compact(emitOpenapi(specified)), 130_000],
  ['OpenAPI today', compact(emitOpenapi(today)), 250_000],
  ['registry today', compact(emitRegistry(today)), 300_000],
  ['OpenAPI of 230 calculators', compact(emitOpenapi(grown)), 450_000],
  ['compact OpenAPI of 230 calculators', compact(emitOpenapi(grown, 'one operation for all')), 64_000],
  ['llms.txt today', emitLlmsTxt(today).length, 12_000],
  ['llms.txt of 230 calculators', emitLlmsTxt(grown).length, 12_000],
  ['llms.txt of 1,000 calculators', emitLlmsTxt(clonedCatalog(today, 1_000)).length, 14_000],
];

test.each(sizes)('%s takes %i bytes of at most %i', (_what, size, most) => {
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(most);
});

test('the legal disclaimer appears once in each document', () => {
  for (const text of [emitOpenapi(grown), emitOpenapi(grown, 'one operation for all'), emitLlmsTxt(grown)])
    expect(text.split(today.service.legalDisclaimer)).toHaveLength(2);
});
