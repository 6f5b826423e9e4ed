/** The price book: figures and records as rows of two sheets, each with its place in the catalog's files. */

import type { Catalog } from '../../generator/program/catalog.js';
import type { EvidenceRecord } from '../../generator/program/evidence.js';
import { classText } from '../../generator/program/evidence.js';
import type { ListedFigure } from '../../generator/program/listed-figures.js';
import { listedFigures } from '../../generator/program/listed-figures.js';
import type { FigurePeriod } from '../../generator/program/shared-figure.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { YamlMap, YamlNode } from '../../generator/source/yaml-tree.js';
import { toNumber } from '../../generator/units/rational.js';
import { displayUnit } from '../../generator/units/unit.js';

/** The columns of the two sheets, in order. `kept` columns take edits; the others follow from the catalog. */
export const figureColumns = [
  { name: 'figure', width: 30, kept: false },
  { name: 'cell', width: 16, kept: false },
  { name: 'from', width: 11, kept: false },
  { name: 'until', width: 11, kept: false },
  { name: 'low', width: 10, kept: true },
  { name: 'high', width: 10, kept: true },
  { name: 'unit', width: 12, kept: false },
  { name: 'because', width: 40, kept: true },
  { name: 'judgement', width: 40, kept: true },
  { name: 'rests on', width: 18, kept: false },
  { name: 'class', width: 8, kept: false },
  { name: 'as of', width: 11, kept: false },
  { name: 'another look', width: 12, kept: false },
  { name: 'used by', width: 30, kept: false },
  { name: 'file', width: 30, kept: false },
] as const;

export const recordColumns = [
  { name: 'figure', width: 30, kept: false },
  { name: 'record', width: 8, kept: false },
  { name: 'who', width: 50, kept: true },
  { name: 'says', width: 24, kept: true },
  { name: 'as', width: 16, kept: true },
  { name: 'by', width: 16, kept: true },
  { name: 'published', width: 11, kept: true },
  { name: 'at', width: 40, kept: true },
  { name: 'read', width: 11, kept: true },
  { name: 'where', width: 16, kept: true },
  { name: 'kind', width: 10, kept: true },
  { name: 'for', width: 16, kept: true },
  { name: 'note', width: 40, kept: true },
] as const;

/** A number of the catalog is one here; all else is text, and null an empty cell. */
export type BookValue = string | number | null;

export interface BookRow {
  /** Unique among rows. */
  readonly key: string;
  /** By column. */
  readonly values: ReadonlyMap<string, BookValue>;
  /** The figure, the select, the table or the schedule that it belongs to. */
  readonly holder: Holder;
  /** The number of the sheet's row in the catalog: where its value or its record stands below the holder. */
  readonly path: readonly string[];
}

/** A thing with evidence, and its place in a file. */
export interface Holder {
  readonly name: string;
  readonly file: string;
  readonly node: YamlMap;
}

export interface PriceBook {
  readonly figures: readonly BookRow[];
  readonly records: readonly BookRow[];
}

/** The catalog is the one that the sources compile to. */
export function priceBook(sources: CatalogSources, catalog: Catalog): PriceBook {
  const holders = holdersIn(sources);
  const listed = listedFigures(catalog).flatMap((figure) => {
    const holder = holders(figure.name);
    return holder === null ? [] : [{ figure, holder }];
  });
  return {
    figures: listed.flatMap(({ figure, holder }) => figureRows(figure, holder)),
    records: listed.flatMap(({ figure, holder }) => recordRows(figure, holder)),
  };
}

/** Finds where a figure stands: in a group of figures, or among the inputs, tables and schedules of a calculator. */
function holdersIn({ figures, calculators }: CatalogSources): (name: string) => Holder | null {
  const trees = [...figures, ...calculators].flatMap((source) => {
    const node = parseYaml(source, new Reporter());
    return node === null ? [] : [{ file: source.path, node }];
  });
  return (name) => {
    const [first = '', second = ''] = name.split('.');
    for (const { file, node } of trees)
      for (const path of [[first, second], ...['inputs', 'tables', 'schedules'].map((part) => [first, part, second])]) {
        const found = nodeAt(node, path);
        if (found?.kind === 'map') return { name, file, node: found };
      }
    return null;
  };
}

/** The node at keys and positions in lists; undefined where there is none. */
export function nodeAt(node: YamlNode | undefined, path: readonly string[]): YamlNode | undefined {
  const [first, ...rest] = path;
  if (first === undefined || node === undefined) return node;
  if (node.kind === 'sequence') return nodeAt(node.items[Number(first)], rest);
  return node.kind === 'map' ? nodeAt(node.entries.get(first)?.value, rest) : undefined;
}

function figureRows(figure: ListedFigure, holder: Holder): readonly BookRow[] {
  const { shared, cells, name } = figure;
  const rows: readonly ValueRow[] =
    shared === null
      ? cells.some(({ cell }) => cell === '')
        ? [{ cell: 'lines of the schedule', path: [] }]
        : cells.map((cell) => cellRow(cell, holder))
      : shared.periods.map((period, index) => ({
          cell: null,
          ...period,
          ...endsOf(period),
          unit: shared.unit.factors.length === 0 ? null : displayUnit(shared.unit),
          path: holder.node.entries.has('periods') ? ['periods', String(index), 'value'] : ['value'],
        }));
  return rows.map((row) => ({
    key: JSON.stringify([name, row.cell ?? '', row.from ?? '', row.until ?? '']),
    holder,
    path: row.path,
    values: valuesOf(row, figure, holder),
  }));
}

/** A value of a figure; without ends where it is edited in its file. */
interface ValueRow {
  readonly cell: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly ends?: readonly [low: number, high: number | null];
  readonly unit?: string | null;
  readonly path: readonly string[];
}

function endsOf({ low, high }: Pick<FigurePeriod, 'low' | 'high'>): Required<Pick<ValueRow, 'ends'>> {
  const [first, last] = [toNumber(low), toNumber(high)];
  return { ends: [first, first === last ? null : last] };
}

function cellRow({ cell, column, value }: ListedFigure['cells'][number], { node }: Holder): ValueRow {
  const [, low = '', high, unit = null] = /^([^\s.]+(?:\.\d+)?)(?:\.\.(\S+))? (.+)$/.exec(value) ?? [];
  const inTable = ['rows', ...cell.split('/')];
  const inOption = ['options', cell, ...(column === null ? ['value'] : [column])];
  const path = [inTable, inOption, ['options', cell]].find((each) => nodeAt(node, each)?.kind === 'scalar') ?? [];
  const ends = [Number(low), high === undefined || high === low ? null : Number(high)] as const;
  return { cell: column === null ? cell : `${cell}.${column}`, ends, unit, path };
}

function valuesOf(
  { cell, from = null, until = null, ends = [null, null] as never, unit = null }: ValueRow,
  { name, evidence, asOf, due, users, source }: ListedFigure,
  { file }: Holder,
): ReadonlyMap<string, BookValue> {
  const [low, high] = ends;
  const kinds = evidence === null ? source : [...evidence.kinds, ...(evidence.judgement === null ? [] : ['judgement'])];
  return new Map<string, BookValue>([
    ['figure', name],
    ['cell', cell],
    ['from', from],
    ['until', until],
    ['low', low],
    ['high', high],
    ['unit', unit],
    ['because', evidence?.because ?? null],
    ['judgement', evidence?.judgement ?? null],
    ['rests on', typeof kinds === 'string' ? kinds : (kinds?.join(', ') ?? null)],
    ['class', evidence === null ? null : classText(evidence.strength)],
    ['as of', asOf],
    ['another look', due],
    ['used by', users.join(', ')],
    ['file', file],
  ]);
}

/** The records that stand below a figure itself; those that it shares with another one are in the rows of that. */
function recordRows({ name, evidence }: ListedFigure, holder: Holder): readonly BookRow[] {
  if (holder.node.entries.get('evidence')?.value.kind !== 'sequence') return [];
  return (evidence?.records ?? []).map((record, index) => ({
    key: JSON.stringify([name, index + 1]),
    holder,
    path: ['evidence', String(index)],
    values: new Map<string, BookValue>([['figure', name], ['record', index + 1], ...fieldsOf(record)]),
  }));
}

/** Separator of several numbers or cells in one record. */
export const separator = '; ';

function fieldsOf(record: EvidenceRecord): readonly (readonly [string, BookValue])[] {
  const several = (values: readonly string[]) => (values.length === 0 ? null : values.join(separator));
  return [
    ['who', record.who],
    ['says', several(record.says)],
    ['as', several(record.as)],
    ['by', record.by],
    ['published', record.published ?? 'undated'],
    ['at', record.at],
    ['read', record.read ?? 'unread'],
    ['where', record.where],
    ['kind', record.kind],
    ['for', several(record.cells)],
    ['note', record.note],
  ];
}
