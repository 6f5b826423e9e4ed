/** Prepares the workbook of a calculator for the service, which only puts the inputs and values of a call in. */
import { crc32, deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { placeholders } from '../../contract/placeholders.js';
import type { FilledPart, TemplatePart, WorkbookTemplate } from '../../contract/workbook-template.js';
import { catalogHash } from '../../contract/workbook-template.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import type { BookLanguage } from './book-language.js';
import { englishBook } from './book-language.js';
import { calculatorWorkbook } from './calculator-workbook.js';
import { addressOf, writeWorkbook } from './workbook.js';

/** The cells of a sheet that take values, by address. */
type KeyedCells = ReadonlyMap<string, string>;

export async function workbookTemplate(
  calculator: Calculator,
  catalog: Catalog,
  book: BookLanguage = englishBook,
): Promise<WorkbookTemplate> {
  const placed = { ...catalog, hash: () => placeholders.catalogHash };
  const { sheets, places } = calculatorWorkbook(calculator, placed, book);
  const keyed = new Map(
    sheets.map(({ name }, at): [string, KeyedCells] => {
      const own = [...places.cells].filter(([, { sheet }]) => sheet === name);
      const byAddress = own.map(([key, { row, column }]): [string, string] => [addressOf(row, column), key]);
      return [`xl/worksheets/sheet${at + 1}.xml`, new Map(byAddress)];
    }),
  );
  const files = Object.entries(unzipSync(await writeWorkbook(sheets)));
  return { parts: files.map(([path, content]) => partOf(path, content, keyed.get(path))) };
}

function partOf(path: string, content: Uint8Array, keyed: KeyedCells = new Map()): TemplatePart {
  const text = path.endsWith('.xml') ? strFromU8(content) : '';
  if (keyed.size > 0) return { path, pieces: piecesOf(text, keyed) };
  if (text.includes(placeholders.catalogHash)) return { path, pieces: withHash(text) };
  const deflated = deflateRawSync(content).toString('base64');
  return { path, deflated, crc: crc32(content), size: content.length };
}

/** The text with a piece for the hash of the catalog, so that an edit of another calculator leaves the template as it is. */
function withHash(text: string): FilledPart['pieces'] {
  const [first = '', ...others] = text.split(placeholders.catalogHash);
  return [first, ...others.flatMap((each) => [catalogHash, each])];
}

const cellPattern = /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;

function piecesOf(sheet: string, keyed: KeyedCells): FilledPart['pieces'] {
  const pieces: FilledPart['pieces'][number][] = [];
  let from = 0;
  for (const { index, 0: whole, 1: address = '', 2: attributes = '', 3: content = '' } of sheet.matchAll(cellPattern)) {
    const key = keyed.get(address);
    if (key === undefined) continue;
    const style = attributes.replace(/ t="\w+"/, '');
    pieces.push(`${sheet.slice(from, index)}<c r="${address}"${style}`, { key, formula: formulaIn(content) });
    from = index + whole.length;
  }
  return [...pieces, sheet.slice(from)];
}

function formulaIn(content: string): string | null {
  return /<f>.*?<\/f>/s.exec(content)?.[0] ?? null;
}
