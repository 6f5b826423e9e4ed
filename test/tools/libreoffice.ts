/**
 * Recalculates the workbooks of the catalog with LibreOffice at random calls, against the answers of the service.
 * `npm run libreoffice -- --points 3 --only fence`; TEST_SEED repeats a run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import { calculatorWorkbook } from '../../authoring/workbook/calculator-workbook.js';
import type { Places } from '../../authoring/workbook/laid-sheet.js';
import { workbookTemplate } from '../../authoring/workbook/workbook-template.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import type { Calculator } from '../../generator/program/catalog.js';
import type { CellValues } from '../../runtime/workbook/cell-values.js';
import { cellValues } from '../../runtime/workbook/cell-values.js';
import { fillTemplate } from '../../runtime/workbook/fill-template.js';
import { inTemporaryFolder } from '../../scripts/temporary-folder.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import type { RandomCall } from '../support/random-calls.js';
import { randomCall } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { sofficePath } from '../support/slow/programs.js';

const closeness = 1e-12;
const today = new Date().toISOString().slice(0, 10);

interface Book {
  readonly file: string;
  readonly where: string;
  readonly places: Places;
  readonly values: CellValues;
}

interface Counts {
  books: number;
  figures: number;
  steps: number;
  furthest: number;
}

/** The values of the service's answer to a call; null when it refuses. */
function valuesOf({ prepared, query }: RandomCall): CellValues | null {
  if (answerQuery(prepared, query.toString()).kind === 'refused') return null;
  const values = readQuery(prepared.plan, scanQuery(query.toString()));
  if (values === null) return null;
  const calculator = prepared.owning(values);
  return cellValues(calculator, values, calculator.inputs(values), today);
}

/** Writes files without any value of a formula, so that LibreOffice has to compute all of them. */
async function writeBooks(
  calculator: Calculator,
  points: number,
  random: Random,
  folder: string,
): Promise<readonly Book[]> {
  const catalog = checkedCatalog();
  const template = await workbookTemplate(calculator, catalog);
  const { places } = calculatorWorkbook(calculator, catalog);
  return Array.from({ length: points }, (_, at) => ({ call: randomCall(calculator, random, true), at })).flatMap(
    ({ call, at }) => {
      const values = valuesOf(call);
      if (values === null) return [];
      const file = `${calculator.slug}-${at}.xlsx`;
      writeFileSync(
        join(folder, file),
        fillTemplate(template, { typed: values.typed, shown: new Map() }, catalog.hash()),
      );
      return [{ file, where: `${calculator.slug}?${call.query}`, places, values }];
    },
  );
}

/** The most files of one call: LibreOffice silently drops files of longer ones. */
const filesAtOnce = 40;

function recalculate(program: string, folder: string, files: readonly string[]): void {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const args = ['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'out')];
  const { status, stderr } = spawnSync(
    program,
    [`-env:UserInstallation=${profile}`, ...args, ...files.map((file) => join(folder, file))],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
}

async function compare(
  { file, where, places, values }: Book,
  folder: string,
  counts: Counts,
): Promise<readonly string[]> {
  const { sheets } = await readXlsx(readFileSync(join(folder, 'out', file)));
  const cells = new Map(
    sheets.flatMap(({ name, rows, cells: special = new Map() }) =>
      rows.flatMap((row, at) =>
        row.map((value, column): [string, unknown] => {
          const { formulaResult } = special.get(`${at},${column}`) ?? {};
          return [`${name} ${at},${column}`, formulaResult ?? value ?? ''];
        }),
      ),
    ),
  );
  const at = (key: string): unknown => {
    const place = places.cells.get(key);
    return place === undefined ? undefined : (cells.get(`${place.sheet} ${place.row},${place.column}`) ?? '');
  };
  counts.books++;
  return [...values.shown]
    .filter(([key]) => places.cells.has(key) && !key.startsWith('entry '))
    .flatMap(([key, value]) => {
      const found = at(key);
      if (!/^(?:step|input) /.test(key)) {
        counts.figures++;
        return found === value ? [] : [`${where}: ${key} is ${found}, not ${value}`];
      }
      counts.steps++;
      if (typeof value === 'string' || typeof found !== 'number')
        return found === value ? [] : [`${where}: ${key} is ${found}`];
      const distance = Math.abs(found - value) / Math.max(1e-9, Math.abs(value));
      counts.furthest = Math.max(counts.furthest, distance);
      return distance <= closeness ? [] : [`${where}: ${key} is ${found}, not ${value}`];
    });
}

async function main(program: string, points: number, only: string | undefined): Promise<boolean> {
  const seed = chosenSeed();
  const random = randomFrom(seed);
  const counts: Counts = { books: 0, figures: 0, steps: 0, furthest: 0 };
  const differing: string[] = [];
  const chosen = checkedCatalog().calculators.filter(({ slug }) => only === undefined || slug === only);
  await inTemporaryFolder('libreoffice', async (folder) => {
    mkdirSync(join(folder, 'out'));
    const books: Book[] = [];
    for (const calculator of chosen) books.push(...(await writeBooks(calculator, points, random, folder)));
    const files = books.map(({ file }) => file);
    for (let from = 0; from < files.length; from += filesAtOnce)
      recalculate(program, folder, files.slice(from, from + filesAtOnce));
    for (const book of books) differing.push(...(await compare(book, folder, counts)));
  });
  process.stdout.write(
    `${differing.map((line) => `${line}\n`).join('')}${JSON.stringify({ seed, ...counts, differing: differing.length })}\n`,
  );
  return differing.length === 0 && counts.books > 0;
}

const { values } = parseArgs({ options: { points: { type: 'string', default: '2' }, only: { type: 'string' } } });
if (sofficePath === null) {
  process.stdout.write('left out: LibreOffice is not there (apt-get install libreoffice-calc)\n');
} else process.exitCode = (await main(sofficePath, Number(values.points), values.only)) ? 0 : 1;
