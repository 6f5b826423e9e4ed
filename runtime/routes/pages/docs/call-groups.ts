/** The calls of the reference: those of all calculators together, that of a single one, and both in groups. */
import { calculationAddress } from '../../../../contract/addresses.js';
import type { OpenapiDocument, Operation } from './openapi.js';

export interface ShownOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** The calculator that it asks; null for all other operations. */
  readonly slug: string | null;
}

export interface Group {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

/** All calls but those of single calculators, in the order of the document. */
export function generalCalls({ paths = {} }: OpenapiDocument, slugs: Iterable<string>): readonly ShownOperation[] {
  const calculators = new Set([...slugs].map(calculationAddress));
  return Object.entries(paths).flatMap(([path, item]) =>
    calculators.has(path)
      ? []
      : Object.entries(item).map(([method, operation]) => ({ method, path, operation, slug: null })),
  );
}

/** The call of a calculator; none for one that the document does not have. */
export function callsOfCalculator({ paths = {} }: OpenapiDocument, slug: string): readonly ShownOperation[] {
  const path = calculationAddress(slug);
  return Object.entries(paths[path] ?? {}).map(([method, operation]) => ({ method, path, operation, slug }));
}

/** By their tags, in the order of the document; those without a tag come last. */
export function grouped({ tags = [] }: OpenapiDocument, calls: readonly ShownOperation[]): readonly Group[] {
  const groups = [...tags, { name: '', description: '' }].map(({ name: tag, description = '' }) => ({
    tag,
    description,
    operations: calls.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag),
  }));
  return groups.filter(({ operations }) => operations.length > 0);
}
