/** Workbooks in Spanish: their sheets and every text of their cells, hints and formulas, read beside those in English. */
import { translatedBook } from '../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import type { WrittenSheet } from '../../authoring/workbook/workbook.js';
import { knownIn, wordsOf } from '../support/left-in-english.js';
import { checkedCatalog } from '../support/real-catalog.js';

const catalog = checkedCatalog();
const [spanish] = catalog.translations;
if (spanish === undefined) throw new Error('There is no Spanish.');
const known = knownIn({ cities: {}, neighborhoods: {} });

/** The evidence of figures is as it was written, below the last heading of the sheet of figures. */
function withoutEvidence(sheet: WrittenSheet, heading: string): WrittenSheet {
  const end = sheet.rows.findIndex(
    ([first]) => typeof first === 'object' && first !== null && 'value' in first && first.value === heading,
  );
  return end < 0 ? sheet : { ...sheet, rows: sheet.rows.slice(0, end) };
}

/** Texts of cells and hints, and those that formulas put together; names of cells and figures are not in either language. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    if (key === 'look' || key === 'range' || key === 'kind') return [];
    const isFormula = key === 'formula' || key === 'list';
    return isFormula ? [...value.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text) : [value];
  }
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === 'names' ? [] : textsIn(member, name)));
}

/** Names of figures and steps, and formulas, which show the names of cells. */
const notation = /^[\w.]+$|^if |^\w+\[\w+\]$|[\w)%] [*+/] [\w(]|^max\(/;

test.each(['fence', 'flooring', 'electrician', 'title-escrow', 'sheds'])('%s', (slug) => {
  const book = translatedBook(spanish);
  const [own, other] = [catalog, spanish.catalog].map((each) => each.calculators.find((one) => one.slug === slug));
  if (own === undefined || other === undefined) throw new Error(`There is no ${slug}.`);
  const english = calculatorWorkbook(own, catalog).sheets.map((sheet) => withoutEvidence(sheet, 'Evidence'));
  const sheets = calculatorWorkbook(other, spanish.catalog, book).sheets.map((sheet) =>
    withoutEvidence(sheet, book.words.evidence),
  );
  const both = new Set(english.flatMap((sheet) => textsIn(sheet)));
  const left = sheets.flatMap((sheet) => textsIn(sheet)).filter((text) => both.has(text) && text !== slug);
  // Sources are shown as they were written.
  const sources = [
    ...own.sources,
    ...own.validity.figures.flatMap(({ evidence }) => (evidence === null ? [] : [book.sourceOf(evidence)])),
  ];
  const isWritten = (text: string) => notation.test(text) || sources.some((source) => text.endsWith(source));
  expect(left.filter((text) => !isWritten(text) && wordsOf(text).some((word) => !known.has(word)))).toEqual([]);
});

test('the sheet of a list is named by what people call it', () => {
  const flooring = spanish.catalog.calculators.find(({ slug }) => slug === 'flooring');
  if (flooring === undefined) throw new Error('There is no flooring.');
  const { sheets } = calculatorWorkbook(flooring, spanish.catalog, translatedBook(spanish));
  expect(sheets.map(({ name }) => name)).toEqual(['flooring', 'flooring Cuartos', 'flooring cifras']);
  expect(JSON.stringify(sheets)).toContain('Llene la hoja “flooring Cuartos”.');
});
