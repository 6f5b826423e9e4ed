/** Amounts of evidence in the words of each language: every unit by its name, the one of a rate in the singular. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { figureEntry } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';
import { languages } from '../../generated/languages.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import type { PageSite } from '../../runtime/routes/pages/page-site.js';
import { amountText, unitTable } from '../../runtime/routes/pages/written-amount.js';
import { wordsFor } from '../../words/interface-words.js';
import { english } from '../../words/phrases.js';
import { projectRoot } from '../support/project-root.js';

const folder = join(projectRoot, 'generated');
const info = languages.get('es')?.language;
const texts = JSON.parse(readFileSync(join(folder, 'es/words.json'), 'utf8')) as typeof english.texts;
const spanish = { language: 'es', texts, info };

const sites = { en: [english, folder], es: [spanish, join(folder, 'es')] } as const;

function said(code: keyof typeof sites) {
  const [translation, place] = sites[code];
  const documents = readDocuments(place);
  const site = { language: pageLanguage(translation), words: wordsFor(translation) } as unknown as PageSite;
  const table = unitTable(documents);
  return { documents, table, say: (text: string) => amountText(site, text, table) };
}

test.each([
  ['en', '15 USD/sqft', '$15 per sq ft'],
  ['en', '13.5 bag/cuyd', '13.5 bags per cubic yard'],
  ['en', '1 gal', '1 gallon'],
  ['es', '15 USD/sqft', '$15 por pie²'],
  ['es', '15..25 USD/sqft', '$15 a $25 por pie²'],
  ['es', '1 gal', '1 galón'],
  ['en', '10..20%', '10 to 20 %'],
  ['en', '3.6..3.8', '3.6 to 3.8'],
  ['es', '3.6..3.8', '3.6 a 3.8'],
  ['es', '3.7', '3.7'],
] as const)('in %s, %s is %s', (code, text, expected) => {
  expect(said(code).say(text)).toBe(expected);
});

test.each(['en', 'es'] as const)('no figure of %s shows the code of a unit', (code) => {
  const { documents, table, say } = said(code);
  const { figures } = JSON.parse(documents.get('figures.json') ?? '') as {
    readonly figures: readonly Static<typeof figureEntry>[];
  };
  const amounts = figures.flatMap(({ cells = {}, records = [], build_up: built = [] }) => [
    ...Object.values(cells),
    ...records.flatMap(({ says }) => says),
    ...built.map(({ amount }) => amount),
  ]);
  const rates = amounts.filter((text) => /^-?[\d.]+ [^ ]+\/[^ ]+$/.test(text));
  expect(rates.length).toBeGreaterThan(50);
  for (const text of rates)
    for (const name of text.split(' ')[1]?.split('/') ?? []) {
      const words = table[name];
      expect([name, words]).toEqual([name, expect.objectContaining({ below: expect.any(String) })]);
      const isSaid = ` ${words?.label} ${words?.below} `.includes(` ${name} `);
      if (!isSaid) expect(` ${say(text)} `).not.toContain(` ${name} `);
    }
});
