/** The edits of the catalog's files for the changed and new rows of a price book. */

import { suggestOrList } from '../../generator/source/hint.js';
import { quote } from '../../generator/source/suggest.js';
import type { YamlEdit } from '../yaml/edit-yaml.js';
import type { YamlValue } from '../yaml/print-yaml.js';
import { InFlow } from '../yaml/print-yaml.js';
import type { BookRow, BookValue, Holder, PriceBook } from './price-book.js';
import { separator } from './price-book.js';
import type { ChangedRow, ReadBook, Report } from './read-book.js';
import { textOf } from './read-book.js';

/** The edits of each file, by its path. */
export function editsOf(read: ReadBook, book: PriceBook, report: Report): ReadonlyMap<string, readonly YamlEdit[]> {
  const edits = new Map<string, Map<string, YamlEdit>>();
  const put = ({ file, path }: Holder, own: readonly YamlEdit[], at: string): void => {
    const known = edits.get(file) ?? new Map<string, YamlEdit>();
    edits.set(file, known);
    for (const edit of own.map((each) => ({ ...each, path: [...path, ...each.path] }))) {
      const place = JSON.stringify(edit.path);
      const other = known.get(place);
      // The reasons of a figure are in the rows of all its periods.
      if (other !== undefined && other.value !== edit.value)
        report(at, 'another row of this figure says something else.');
      known.set(place, edit);
    }
  };
  for (const own of read.figures) {
    const at = own.at(own.changed[0] ?? 'figure');
    if (own.row === null) report(at, `there is no figure ${figureOf(own)} with this cell and these days.`);
    else put(own.row.holder, [...valueEdits(own, own.row, report), ...reasonEdits(own)], at);
  }
  for (const own of read.records) if (own.row !== null) put(own.row.holder, recordEdits(own, own.row), own.at('who'));
  const added = read.records.filter(({ row }) => row === null);
  const figureOfRow = ({ values }: ChangedRow) => textOf(values.get('figure'));
  for (const name of new Set(added.map(figureOfRow))) {
    const rows = added.filter((own) => figureOfRow(own) === name);
    const holder = holderOf(name, rows, book, report);
    if (holder !== null) put(holder, newRecords(rows, holder, report), '');
  }
  return new Map([...edits].map(([file, own]) => [file, [...own.values()]]));
}

const figureOf = ({ values }: ChangedRow): string => quote(textOf(values.get('figure')));

/** A value as written in one piece: its ends, and the unit after them. */
const literal = /^-?[\d.]+(?:\.\.-?[\d.]+)?(%|\s+[A-Za-z%][\w/^%*]*)?$/;

/** A value keeps its unit. */
function valueEdits({ values, changed, at }: ChangedRow, { node, path, holder }: BookRow, report: Report): YamlEdit[] {
  const [first] = changed.filter((name) => name === 'low' || name === 'high');
  if (first === undefined) return [];
  const [low = null, high = null] = [values.get('low'), values.get('high')];
  const [, unit = ''] = (node?.kind === 'scalar' && literal.exec(node.text)) || [null];
  const why =
    node?.kind !== 'scalar' || path.length === 0
      ? `this value is edited in ${holder.file}.`
      : !literal.test(node.text)
        ? `this value is calculated, as \`${node.text}\`; edit it in ${holder.file}.`
        : !isAmount(low) || !(high === null || isAmount(high))
          ? 'an end of a value is a number of zero or more.'
          : high !== null && high < low
            ? `the low end, ${low}, is above the high end, ${high}.`
            : null;
  if (why !== null) report(at(first), why);
  const ends = [low, ...(high === null || high === low ? [] : [high])].map(plainNumber);
  return why === null ? [{ path, value: amountOf(`${ends.join('..')}${unit}`) }] : [];
}

function isAmount(value: BookValue): value is number {
  return typeof value === 'number' && value >= 0;
}

/** Without an exponent, which formulas do not allow. */
function plainNumber(value: BookValue): string {
  const short = textOf(value);
  return short.includes('e')
    ? Number(value)
        .toFixed(12)
        .replace(/\.?0+$/, '')
    : short;
}

function reasonEdits({ values, changed }: ChangedRow): YamlEdit[] {
  const names = changed.filter((name) => name === 'because' || name === 'judgement');
  return names.map((name) => ({ path: [name], value: values.get(name) ?? undefined }));
}

/** The keys that may hold the value of a column. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  published: ['year', 'date', 'undated'],
  read: ['read', 'unread'],
};

function recordEdits({ values, changed }: ChangedRow, { node, path }: BookRow): YamlEdit[] {
  const known = node?.kind === 'map' ? node.entries : new Map<string, never>();
  return changed.map((column) => {
    const [key, value] = pairOf(column, textOf(values.get(column))) ?? [column, undefined];
    const old = (keysOf[column] ?? [column]).find((each) => known.has(each)) ?? key;
    return { path: [...path, old], key, value };
  });
}

/** The key and the value of a record for a value in a column; null for an empty one. */
function pairOf(column: string, text: string): readonly [key: string, value: YamlValue] | null {
  if (text === '') return null;
  if (column === 'published' && /^\d{4}$/.test(text)) return ['year', Number(text)];
  if (column === 'published') return text === 'undated' ? ['undated', true] : ['date', text];
  if (column === 'read') return text === 'unread' ? ['unread', true] : ['read', text];
  const isList = ['says', 'as', 'for'].includes(column) && text.includes(separator);
  return [column, isList ? text.split(separator).map((each) => amountOf(each.trim())) : amountOf(text)];
}

/** A number where the text is one as YAML writes it. */
function amountOf(text: string): YamlValue {
  return String(Number(text)) === text ? Number(text) : text;
}

function holderOf(name: string, rows: readonly ChangedRow[], { figures }: PriceBook, report: Report): Holder | null {
  const found = figures.rows.find(({ cells }) => cells.get('figure') === name);
  if (found !== undefined) return found.holder;
  const names = [...new Set(figures.rows.map(({ cells }) => textOf(cells.get('figure'))))];
  for (const { at } of rows)
    report(at('figure'), `there is no figure ${quote(name)}. ${suggestOrList(name, names, 'Figures')?.hint}`);
  return null;
}

/** New records below the others of their figure. */
function newRecords(rows: readonly ChangedRow[], { node }: Holder, report: Report): YamlEdit[] {
  const known = node.entries.get('evidence')?.value;
  for (const own of rows) {
    const record = own.values.get('record') ?? null;
    if (record !== null)
      report(own.at('figure'), `${figureOf(own)} has no record ${record}. Leave the number out for a new one.`);
    if (known !== undefined && known.kind !== 'sequence')
      report(own.at('figure'), 'its records are those of another figure; edit them there.');
  }
  const written = rows.map(recordOf);
  if (known?.kind !== 'sequence') return [{ path: ['evidence'], value: written }];
  return written.map((value, index) => ({ path: ['evidence', String(known.items.length + index)], value }));
}

/** On one line, in the order of the columns. */
function recordOf({ values }: ChangedRow): YamlValue {
  const pairs = [...values].flatMap(([column, value]) => {
    const pair = column === 'figure' ? null : pairOf(column, textOf(value));
    return pair === null ? [] : [pair];
  });
  return new InFlow(new Map(pairs));
}
