/** What a file says of its sheets by name: strict readers take a name with a space or a sign only in quotes. */
import { strFromU8, unzipSync } from 'fflate';
import { translatedBook } from '../../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../../authoring/workbook/calculator-workbook.js';
import type { WrittenSheet } from '../../../authoring/workbook/workbook.js';
import { writeWorkbook } from '../../../authoring/workbook/workbook.js';
import { householdCatalog } from '../../support/household-catalog.js';

const household = householdCatalog();
const [german] = household.translations;

function sheet(name: string): WrittenSheet {
  return {
    name,
    widths: [10],
    rows: [['a', 'b']],
    names: [{ name: 'length', range: `'${name.replaceAll("'", "''")}'!$A$1` }],
    print: { rows: 1, columns: 2, breaks: [] },
  };
}

const entities: Readonly<Record<string, string>> = { '&apos;': "'", '&#39;': "'", '&amp;': '&', '&quot;': '"' };

/** The texts of all defined names, and of the formulas of validations, which name sheets as well. */
async function references(sheets: readonly WrittenSheet[]): Promise<readonly string[]> {
  const files = unzipSync(await writeWorkbook(sheets));
  return Object.entries(files)
    .filter(([path]) => path === 'xl/workbook.xml' || path.startsWith('xl/worksheets/'))
    .flatMap(([, content]) => [...strFromU8(content).matchAll(/<(definedName|formula1|f)\b[^>]*>([^<]*)</g)])
    .map(([, , text = '']) => text.replace(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity));
}

/** Texts in quotation marks aside, each sheet is named in quotes. */
const unquoted = /[^'(,=+*/&<>-]!\$?[A-Z]/;

function withoutTexts(reference: string): string {
  return reference.replace(/"(?:[^"]|"")*"/g, '""');
}

test.each(['fence figures', '3d-printing', "it's", 'plain'])('%s is quoted in its print area', async (name) => {
  const found = await references([sheet(name)]);
  const quoted = `'${name.replaceAll("'", "''")}'`;
  expect(found).toEqual(expect.arrayContaining([`${quoted}!$A$1:$B$1`, `${quoted}!$A$1`]));
});

test.each(household.calculators.map((each) => [each.slug, each] as const))(
  'every reference to a sheet of %s is quoted',
  async (slug, calculator) => {
    const { sheets } = calculatorWorkbook(calculator, household);
    const translated = german?.catalog.calculators.find((each) => each.slug === slug);
    const other =
      german === undefined || translated === undefined
        ? []
        : calculatorWorkbook(translated, german.catalog, translatedBook(german)).sheets;
    const found = [...(await references(sheets)), ...(other.length === 0 ? [] : await references(other))];
    expect(found.filter((each) => each.includes('!$A$1:')).length).toBeGreaterThanOrEqual(sheets.length);
    expect(found.map(withoutTexts).filter((each) => unquoted.test(each))).toEqual([]);
  },
);
