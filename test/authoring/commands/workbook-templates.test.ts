/** The workbooks that a build prepares: those of every language, beside what else was generated. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addWorkbooks } from '../../../authoring/commands/workbook-templates.js';
import { readWorkbooks } from '../../../runtime/process/read-workbooks.js';
import { householdCatalog } from '../../support/household-catalog.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-workbooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a service finds those of each language, and all other files stay', async () => {
  const household = householdCatalog();
  const few = household.calculators.filter(({ slug }) => slug === 'wall-paint' || slug === 'rain-tank');
  writeFileSync(join(folder, 'index.js'), 'export {};\n');
  await addWorkbooks(folder, { ...household, calculators: few });
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).toBe('export {};\n');
  const [own, german] = [readWorkbooks(folder), readWorkbooks(join(folder, 'de'))];
  const found = ['wall-paint', 'rain-tank', 'pizza'].map((slug) => [own, german].map((all) => all?.(slug) != null));
  expect(found).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
  expect(existsSync(join(folder, 'de/index.js'))).toBe(false);
});
