/** A catalog in another language: its texts are those of the translation, and everything else is the catalog's own. */

import { catalogFiles } from '../../../generator/language/forms/files.js';
import { loadCatalog } from '../../../generator/language/load-catalog.js';
import { proseOf } from '../../../generator/language/prose.js';
import { readTranslated } from '../../../generator/language/translation.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import { createSource } from '../../../generator/source/source.js';
import { sourcesOf } from '../../support/check-catalog.js';

const kennel = sourcesOf({});
const german = `
boarding:
  title: Was die Pension kostet
  formula: { nights: 1000 }
  inputs:
    nights: { label: Nächte, min: 30 }
    room: { options: { shared: { label: Geteilt, phrase: im geteilten Zimmer }, own: null } }
`;

function read(text: string) {
  const reporter = new Reporter();
  const file = createSource('catalog/de/calculators.yaml', text);
  const map = readTranslated(file, reporter);
  const translation = new Map(map === null ? [] : [['catalog/calculators.yaml', map]]);
  const { calculators } = loadCatalog(kennel, reporter, undefined, translation);
  const boarding = calculators.find(({ slug }) => slug.value === 'boarding');
  return { boarding, reports: reporter.sorted().map(({ code, span }) => `${span.source.path} ${code}`) };
}

const [original, translated] = [read(''), read(german)];

test('texts are those of the translation, at their places in its file; what it lacks stays as it is', () => {
  expect(translated.boarding?.title.value).toBe('Was die Pension kostet');
  expect(translated.boarding?.title.span.source.path).toBe('catalog/de/calculators.yaml');
  expect(translated.boarding?.subtitle).toEqual(original.boarding?.subtitle);
  expect(translated.boarding?.inputs.map(({ value }) => value.label)).toEqual([
    'Dogs',
    'Nächte',
    'Weight of each',
    'Room',
    'Season',
  ]);
});

test('a label by itself may become a label and a phrase', () => {
  const room = translated.boarding?.inputs.find(({ name }) => name.value === 'room')?.value;
  expect(room?.type === 'select' && room.options.map(({ value }) => [value.label, value.phrase])).toEqual([
    ['Geteilt', 'im geteilten Zimmer'],
    ['Its own', null],
  ]);
});

test('only texts are taken: bounds, formulas and examples are the catalog’s own', () => {
  const nights = translated.boarding?.inputs.find(({ name }) => name.value === 'nights')?.value;
  expect(nights).toMatchObject({ min: { value: 1 }, max: { value: 30 } });
  expect(translated.boarding?.steps).toEqual(original.boarding?.steps);
  expect(translated.boarding?.examples).toEqual(original.boarding?.examples);
});

test('a text that does not fit is told in the file of the translation', () => {
  const { reports } = read(`boarding: { title: ${'lang '.repeat(40)} }`);
  expect(reports).toEqual(['catalog/de/calculators.yaml out-of-limits']);
});

test('the texts of a file are found by their paths; names, figures and sources are none', () => {
  const [file] = kennel.calculators.map((source) => parseYaml(source, new Reporter()));
  const texts = file ? proseOf(file, catalogFiles.calculators.schema) : [];
  const paths = texts.map(({ path }) => path.join('/'));
  expect(paths).toEqual(expect.arrayContaining(['bedding/title', 'boarding/inputs/season/options/winter/phrase']));
  expect(paths.filter((path) => /\/(examples|sources|formula|tag|unit|default)\b/.test(path))).toEqual([]);
});
