/** Slips that words give away are looked for in the language of the catalog, and in no other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalog, smallText } from '../../support/check-catalog.js';
import { projectRoot } from '../../support/project-root.js';

const slips = [
  ['not-a-clause', 'begins-with-when'],
  ['paid-after-all', 'left-out'],
  ['sentence-contradicts', 'over'],
  ['source-is-formula', 'names'],
] as const;

function codesIn(code: string, name: string, language: string): readonly string[] {
  const calculators = readFileSync(join(projectRoot, `test/diagnostics/${code}/${name}.yaml`), 'utf8');
  const service = smallText('service').replace('version:', `languages: [${language}, fr]\nversion:`);
  const further = { 'fr/language.yaml': 'name: Français\n' };
  return checkCatalog({ calculators, service, further }).diagnostics.map((each) => each.code);
}

test.each(slips)('%s is noticed in English only', (code, name) => {
  const found = ['en', 'en-GB', 'nl'].map((language) => codesIn(code, name, language).includes(code));
  expect(found).toEqual([true, true, false]);
});

const shown = (unit: string) =>
  readFileSync(join(projectRoot, 'test/diagnostics/sentence-contradicts/over.yaml'), 'utf8').replace(
    '{volume} of chips, over',
    `{volume} ${unit} of chips, over`,
  );

test.each([
  ['cuyd', true, true],
  ['bag', false, false],
])('a unit behind an amount that has one, such as %s, is noticed in every language', (unit, inEnglish, inDutch) => {
  const service = (language: string) =>
    smallText('service').replace('version:', `languages: [${language}, fr]\nversion:`);
  const found = ['en', 'nl'].map((language) =>
    checkCatalog({ calculators: shown(unit), service: service(language) }).diagnostics.some(
      ({ code }) => code === 'unit-twice',
    ),
  );
  expect(found).toEqual([inEnglish, inDutch]);
});
