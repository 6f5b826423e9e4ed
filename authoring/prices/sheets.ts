/** The price book as sheets of a workbook, with a digest of its source. */
import { createHash } from 'node:crypto';
import type { WrittenSheet } from '../workbook/workbook.js';
import type { BookRow, PriceBook } from './price-book.js';
import { figureColumns, recordColumns } from './price-book.js';

export const sheetNames = { figures: 'Figures', records: 'Evidence', about: 'About' } as const;

/** The labels of the last sheet; `made from` tells whether the catalog has changed since. */
export const madeFrom = 'made from';

export function sheetsOf(book: PriceBook): readonly WrittenSheet[] {
  return [
    sheet(sheetNames.figures, figureColumns, book.figures),
    sheet(sheetNames.records, recordColumns, book.records),
    { name: sheetNames.about, widths: [20, 100], rows: [['what', 'says'], [madeFrom, digestOf(book)], ...about] },
  ];
}

const about: readonly (readonly [string, string])[] = [
  [
    'edit',
    'Figures: low, high, because, judgement. Evidence: all but figure and record. The other columns follow from the catalog.',
  ],
  ['add a record', 'Write a row below the others of Evidence, with the figure and without a number.'],
  ['several numbers', 'Put a semicolon between them: 6 USD; 10 USD.'],
  ['days', 'Are texts: 2026, 2026-03 or 2026-03-01; undated and unread where nobody knows.'],
  ['bring it back', 'npx reckoner figures --from FILE'],
];

type Columns = readonly { readonly name: string; readonly width: number }[];

function sheet(name: string, columns: Columns, rows: readonly BookRow[]): WrittenSheet {
  return {
    name,
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map((column) => column.name),
      ...rows.map(({ values }) => columns.map((column) => values.get(column.name) ?? null)),
    ],
  };
}

/** Equal for equal books; tells a book of an older catalog. */
export function digestOf({ figures, records }: PriceBook): string {
  const kept = [...figures, ...records].map(({ key, values }) => [key, ...values]);
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16);
}
