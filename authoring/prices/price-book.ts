/** The price book: figures and records as rows of two sheets, each with its place in the catalog's files. */

import { createHash } from 'node:crypto';
import type { Catalog } from '../../generator/program/catalog.js';
import type { EvidenceRecord } from '../../generator/program/evidence.js';
import { classText } from '../../generator/program/evidence.js';
import type { ListedFigure } from '../../generator/program/listed-figures.js';
import { listedFigures } from '../../generator/program/listed-figures.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { YamlMap, YamlNode } from '../../generator/source/yaml-tree.js';
import { toNumber } from '../../generator/units/rational.js';
import { displayUnit } from '../../generator/units/unit.js';
import type { WrittenSheet } from '../workbook/workbook.js';

/** A number of the catalog is one here; everything else is text, and null an empty cell. */
export type BookValue = string | number | null;

export interface BookRow {
  /** By column. */
  readonly cells: ReadonlyMap<string, BookValue>;
  readonly holder: Holder;
  /** The keys from the holder to the value or the record; what is at them in the file. */
  readonly path: readonly string[];
  readonly node: YamlNode | undefined;
}

/** The figure, the select, the table or the schedule of a row: its file, and the keys that lead to it. */
export interface Holder {
  readonly file: string;
  readonly path: readonly string[];
  readonly node: YamlMap;
}

export interface BookSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns that identify a row. */
  readonly keys: readonly string[];
  readonly rows: readonly BookRow[];
}

interface Column {
  readonly name: string;
  readonly width: number;
  /** False where it follows from the catalog and takes no edits. */
  readonly isOpen: boolean;
}

export interface PriceBook {
  readonly figures: BookSheet;
  readonly records: BookSheet;
}

/** The columns of the values, which also make the rows; then those of the records. */
const valueColumns = ['figure', 'cell', 'from', 'until', 'low', 'high', 'unit', 'because', 'judgement'];
const factColumns = ['rests on', 'class', 'as of', 'another look', 'used by', 'file'];
const recordColumns = ['who', 'says', 'as', 'by', 'published', 'at', 'read', 'where', 'kind', 'for', 'note'];
const openColumns = ['low', 'high', 'because', 'judgement', ...recordColumns];
const widths: Readonly<Record<string, number>> = {
  ...{ figure: 30, low: 10, high: 10, because: 40, judgement: 40, class: 8, 'used by': 30, file: 30 },
  ...{ record: 8, who: 50, says: 24, at: 40, kind: 10, note: 40 },
};

function columnsOf(names: readonly string[]): readonly Column[] {
  return names.map((name) => ({ name, width: widths[name] ?? 13, isOpen: openColumns.includes(name) }));
}

/** The catalog is the one that the sources compile to. */
export function priceBook(sources: CatalogSources, catalog: Catalog): PriceBook {
  const holders = holdersIn(sources);
  const listed = listedFigures(catalog).flatMap((figure) => {
    const holder = holders(figure.name);
    return holder === null ? [] : [{ figure, holder }];
  });
  return {
    figures: {
      name: 'Figures',
      columns: columnsOf([...valueColumns, ...factColumns]),
      keys: valueColumns.slice(0, 4),
      rows: listed.flatMap(({ figure, holder }) => figureRows(figure, holder)),
    },
    records: {
      name: 'Evidence',
      columns: columnsOf(['figure', 'record', ...recordColumns]),
      keys: ['figure', 'record'],
      rows: listed.flatMap(({ figure, holder }) => recordRows(figure, holder)),
    },
  };
}

/** Finds a figure in a group of figures, or among the inputs, tables and schedules of a calculator. */
function holdersIn({ figures, calculators }: CatalogSources): (name: string) => Holder | null {
  const trees = [...figures, ...calculators].flatMap((source) => {
    const node = parseYaml(source, new Reporter());
    return node === null ? [] : [{ file: source.path, node }];
  });
  return (name) => {
    const [group = '', own = ''] = name.split('.');
    const paths = [[group, own], ...['inputs', 'tables', 'schedules'].map((part) => [group, part, own])];
    for (const { file, node } of trees)
      for (const path of paths) {
        const found = nodeAt(node, path);
        if (found?.kind === 'map') return { file, path, node: found };
      }
    return null;
  };
}

/** The node at keys and positions in lists; undefined where there is none. */
function nodeAt(node: YamlNode | undefined, path: readonly string[]): YamlNode | undefined {
  const [first, ...rest] = path;
  if (first === undefined || node === undefined) return node;
  if (node.kind === 'sequence') return nodeAt(node.items[Number(first)], rest);
  return node.kind === 'map' ? nodeAt(node.entries.get(first)?.value, rest) : undefined;
}

/** A value of a figure, and the keys that lead to it; none where it is edited only in its file. */
interface FigureValue {
  readonly cell?: string;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly low?: number;
  readonly high?: number;
  readonly unit?: string | null;
  readonly path: readonly string[];
}

function figureRows(figure: ListedFigure, holder: Holder): readonly BookRow[] {
  const { name, evidence, asOf, due, users, source } = figure;
  const restsOn =
    evidence === null
      ? source
      : [...evidence.kinds, ...(evidence.judgement === null ? [] : ['judgement'])].join(', ') || null;
  const facts = [restsOn, evidence && classText(evidence.strength), asOf, due, users.join(', '), holder.file];
  return valuesOf(figure, holder).map(({ cell = null, from = null, until = null, low, high, unit = null, path }) => {
    const ends = [low ?? null, high === low ? null : (high ?? null)];
    const reasons = [evidence?.because ?? null, evidence?.judgement ?? null];
    const values = [name, cell, from, until, ...ends, unit, ...reasons, ...facts];
    return bookRow([...valueColumns, ...factColumns], values, holder, path);
  });
}

function bookRow(columns: readonly string[], values: readonly BookValue[], holder: Holder, path: readonly string[]) {
  const cells = new Map(columns.map((name, index) => [name, values[index] ?? null] as const));
  return { cells, holder, path, node: nodeAt(holder.node, path) };
}

function valuesOf({ shared, cells }: ListedFigure, { node }: Holder): readonly FigureValue[] {
  if (shared === null && cells.some(({ cell }) => cell === '')) return [{ cell: 'lines of the schedule', path: [] }];
  if (shared === null) return cells.map((cell) => cellValue(cell, node));
  const unit = shared.unit.factors.length === 0 ? null : displayUnit(shared.unit);
  return shared.periods.map(({ from, until, low, high }, index) => ({
    ...{ from, until, low: toNumber(low), high: toNumber(high), unit },
    path: node.entries.has('periods') ? ['periods', String(index), 'value'] : ['value'],
  }));
}

function cellValue({ cell, column, value }: ListedFigure['cells'][number], node: YamlMap): FigureValue {
  const [, low, high = low, unit = null] = /^([^\s.]+(?:\.\d+)?)(?:\.\.(\S+))? (.+)$/.exec(value) ?? [];
  const inOption = ['options', cell, ...(column === null ? ['value'] : [column])];
  const path = [['rows', ...cell.split('/')], inOption, ['options', cell]].find(
    (each) => nodeAt(node, each)?.kind === 'scalar',
  );
  const name = column === null ? cell : `${cell}.${column}`;
  return { cell: name, low: Number(low), high: Number(high), unit, path: path ?? [] };
}

/** The records below a figure itself; those that it shares with another one are in the rows of that. */
function recordRows({ name, evidence }: ListedFigure, holder: Holder): readonly BookRow[] {
  if (holder.node.entries.get('evidence')?.value.kind !== 'sequence') return [];
  return (evidence?.records ?? []).map((record, index) =>
    bookRow(['figure', 'record', ...recordColumns], [name, index + 1, ...fieldsOf(record)], holder, [
      'evidence',
      String(index),
    ]),
  );
}

/** Between several numbers or cells in one record. */
export const separator = ';';

function fieldsOf(record: EvidenceRecord): readonly BookValue[] {
  const { who, says, as, by, published, at, read, where, kind, cells, note } = record;
  const several = (values: readonly string[]) => (values.length === 0 ? null : values.join(`${separator} `));
  const days = [published ?? 'undated', read ?? 'unread'] as const;
  return [who, several(says), several(as), by, days[0], at, days[1], where, kind, several(cells), note];
}

/** The header of the last column, by which a book of an older catalog is recognized. */
export const madeFrom = 'made from ';

export function sheetsOf(book: PriceBook): readonly WrittenSheet[] {
  const [figures, records] = [sheetOf(book.figures), sheetOf(book.records)];
  const [header = [], ...rows] = figures.rows;
  return [{ ...figures, rows: [[...header, `${madeFrom}${digestOf(book)}`], ...rows] }, records];
}

function sheetOf({ name, columns, rows }: BookSheet): WrittenSheet {
  const names = columns.map((column) => column.name);
  return {
    name,
    widths: columns.map(({ width }) => width),
    rows: [names, ...rows.map(({ cells }) => names.map((column) => cells.get(column) ?? null))],
  };
}

/** Equal for equal books. */
export function digestOf({ figures, records }: PriceBook): string {
  const cells = [...figures.rows, ...records.rows].map((row) => [...row.cells]);
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex').slice(0, 16);
}
