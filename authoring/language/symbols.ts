/** Lists the symbols of a file for editors. */
import type { Span } from '../../generator/source/source.js';
import { spanOf } from '../../generator/source/source.js';
import type { CatalogMemory } from './catalog-memory.js';
import { inFile } from './cursor.js';
import type { OutlineNode } from './outline.js';
import { isPath, outlineOf } from './outline.js';

export type SymbolKind = 'entry' | 'input' | 'step' | 'table' | 'result' | 'key';

export interface CatalogSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** All of it, and only its name. */
  readonly span: Span;
  readonly nameSpan: Span;
  readonly children: readonly CatalogSymbol[];
}

const kinds: Readonly<Record<string, SymbolKind>> = {
  inputs: 'input',
  formula: 'step',
  tables: 'table',
  schedules: 'table',
};

/** The entries of a file with their declarations; for other files the top-level keys, with those below. */
export function symbolsIn(path: string, memory: CatalogMemory): readonly CatalogSymbol[] {
  const file = memory.file(path);
  if (file === null) return [];
  const entries = memory.entriesOf(path);
  if (entries.length === 0) return below([], outlineOf(file.text), { file, start: 0 }, 2);
  return entries.flatMap(({ source, start }) => {
    const nodes = outlineOf(source.text);
    const origin = { file, start };
    return below([], nodes, origin, 1).map((entry) => ({
      ...entry,
      kind: 'entry' as const,
      span: spanOf(file, start, start + source.text.trimEnd().length),
      children: declared(entry.name, nodes, origin),
    }));
  });
}

type Origin = Parameters<typeof inFile>[0];

function declared(slug: string, nodes: readonly OutlineNode[], origin: Origin): readonly CatalogSymbol[] {
  const parts = Object.entries(kinds).flatMap(([part, kind]) =>
    below([slug, part], nodes, origin, 1).map((each) => ({ ...each, kind })),
  );
  const result = below([slug], nodes, origin, 1).filter(({ name }) => name === 'result');
  const all = [...parts, ...result.map((each) => ({ ...each, kind: 'result' as const }))];
  return all.sort((a, b) => a.span.start - b.span.start);
}

/** The keys below a path, to a number of levels. */
function below(
  path: readonly string[],
  nodes: readonly OutlineNode[],
  origin: Origin,
  levels: number,
): readonly CatalogSymbol[] {
  if (levels === 0) return [];
  return nodes.flatMap((node): readonly CatalogSymbol[] => {
    const { key, value } = node;
    if (key === null || !isPath(node.path.slice(0, -1), path)) return [];
    const end = Math.max(key.end, value.end);
    return [
      {
        name: node.path.at(-1) ?? '',
        kind: 'key',
        span: inFile(origin, { start: key.start, end }),
        nameSpan: inFile(origin, key),
        children: below(node.path, nodes, origin, levels - 1),
      },
    ];
  });
}
