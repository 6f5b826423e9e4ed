/** Facts about figures other than their values: the records of their sources, and when they need another look. */
import type { figureEntry } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';

export type FigureEntry = Static<typeof figureEntry>;

/** By name. */
export type FigureFacts = ReadonlyMap<string, FigureEntry>;

/** The figures of the generated documents; none where there is no such document. */
export function figureFacts(documents: ReadonlyMap<string, string>): FigureFacts {
  const { figures } = JSON.parse(documents.get('figures.json') ?? '{"figures":[]}') as {
    readonly figures: readonly FigureEntry[];
  };
  return new Map(figures.map((figure) => [figure.name, figure]));
}
