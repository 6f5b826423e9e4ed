/** What a workbook shows before anything is recalculated, and which entries it refuses. */
import { readXlsx } from 'hucre/xlsx';
import { englishBook } from '../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import { writeWorkbook } from '../../authoring/workbook/workbook.js';
import { keys } from '../../contract/workbook-cells.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { itemName } from '../../generator/program/list.js';
import { openWorkbook } from '../support/slow/recalculated-workbook.js';
import { catalog } from './vectors.js';
import { likeExcel, picked } from './workbooks.js';

function calculatorOf(slug: string): Calculator {
  const calculator = catalog.calculators.find((each) => each.slug === slug);
  if (calculator === undefined) throw new Error(`there is no ${slug}`);
  return calculator;
}

/** The last digits of a step are those of the machine that computed it. */
const closeness = 1e-12;

test('a workbook shows what its formulas come to without being recalculated', async () => {
  for (const { calculator } of picked) {
    const { sheets, places } = calculatorWorkbook(calculator, catalog);
    const bytes = await writeWorkbook(sheets);
    const [main] = (await readXlsx(bytes)).sheets;
    const book = await openWorkbook(bytes, places, false);
    const isAnswered = calculator.validity.dated === null && calculator.inputs.every((input) => input.default !== null);
    for (const [key, { sheet, row, column }] of places.cells) {
      const cell = sheet === main?.name ? main.cells?.get(`${row},${column}`) : undefined;
      if (!isAnswered || cell?.formula === undefined || column > 5) continue;
      const where = `${calculator.slug} ${key}`;
      const [shown, found] = [cell.formulaResult ?? main?.rows[row]?.[column] ?? '', book.at(key)];
      const isNear = typeof shown === 'number' && /^(?:step|input) /.test(key);
      const distance = isNear ? Math.abs(shown - Number(found)) / Math.max(1e-9, Math.abs(shown)) : 0;
      expect({ where, shown: isNear && distance <= closeness ? found : shown }).toEqual({ where, shown: found });
    }
    book.close();
  }
});

test('a figure of a statute or a tariff has no accuracy class', () => {
  const texts = JSON.stringify(calculatorWorkbook(calculatorOf('title-escrow'), catalog).sheets);
  expect(texts).toMatch(/Published: tariff \([^)]*\)"/);
  expect(texts).not.toContain('class exact');
});

test('a workbook refuses a list together with what it gives, and an item that lacks an input', async () => {
  const calculator = calculatorOf('flooring');
  const { sheets, places } = calculatorWorkbook(calculator, catalog);
  const book = await openWorkbook(await writeWorkbook(sheets), places, likeExcel);
  const room = (place: number, input: string) => keys.entry(itemName('rooms', place, input));
  const says = (entries: Readonly<Record<string, number | string | null>>) => {
    book.type(new Map(Object.entries(entries)));
    return book.at('headline');
  };
  expect(says({})).toMatch(/^For 500 sq ft of /);
  expect(says({ [room(1, 'length')]: 12, [room(1, 'width')]: 14 })).toMatch(/^For 168 sq ft of /);
  expect(says({ [room(4, 'length')]: 10, [room(4, 'width')]: 9.5 })).toMatch(/^For 263 sq ft of /);
  expect(book.at(keys.count('rooms'))).toBe(2);
  expect(says({ [keys.entry('sqft')]: 500 })).toBe(
    'Floor area was given as 500, and Rooms comes to 263. Give only one of them.',
  );
  expect(says({ [keys.entry('sqft')]: null, [room(4, 'width')]: null })).toBe(englishBook.words.unread);
  expect(says({ [room(4, 'width')]: 'wide' })).toBe(englishBook.words.unread);
  expect(says({ [room(4, 'width')]: 5000 })).toContain('Width of rooms[4] was moved to 200 ft');
  book.close();
});
