/** A catalog in another language: its texts are those of the translation, and everything else is the catalog's own. */

import { catalogFiles } from '../../../generator/language/forms/files.js';
import { idOf, proseOf } from '../../../generator/languages/texts.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import { checkCatalog, smallText, sourcesOf } from '../../support/check-catalog.js';

const words = `
name: Deutsch
locale: de-DE
numbers: { thousands: ".", decimal: "," }
to: bis
per: pro
and: und
or: oder
yes: Ja
no: Nein
`;
const german = `
boarding:
  title: Was die Pension kostet
  formula: { nights: 1000 }
  inputs:
    nights: { label: Nächte, min: 30 }
    room: { options: { shared: { label: Geteilt, phrase: im geteilten Zimmer }, own: null } }
`;

function read(text: string) {
  const service = smallText('service').replace('version:', 'languages: [en, de]\nversion:');
  const further = { 'de/language.yaml': words, 'de/calculators.yaml': text };
  const { catalog, report } = checkCatalog({ service, further });
  const [boarding, original] = [catalog?.translations[0]?.catalog, catalog].map((each) =>
    each?.calculators.find(({ slug }) => slug === 'boarding'),
  );
  return { boarding, original, reports: report.split('\n').filter((line) => /^catalog\/de\/\S+/.test(line)) };
}

const { boarding, original, reports } = read(german);

test('texts are those of the translation; what it lacks stays as it is', () => {
  expect(boarding?.title).toBe('Was die Pension kostet');
  expect(boarding?.subtitle).toBe(original?.subtitle);
  expect(boarding?.inputs.map(({ label }) => label)).toEqual(['Dogs', 'Nächte', 'Weight of each', 'Room', 'Season']);
});

test('a label by itself may become a label and a phrase', () => {
  const room = boarding?.inputs.find(({ name }) => name === 'room');
  expect(room?.kind === 'select' && room.options.map(({ label, phrase }) => [label, phrase])).toEqual([
    ['Geteilt', 'im geteilten Zimmer'],
    ['Its own', 'Its own'],
  ]);
});

test('only texts are taken: bounds, formulas and examples are the catalog’s own', () => {
  const nights = boarding?.inputs.find(({ name }) => name === 'nights');
  expect(nights).toMatchObject({ min: 1, max: 30 });
  expect(boarding?.steps.map(({ parts }) => parts)).toEqual(original?.steps.map(({ parts }) => parts));
  expect(boarding?.examples.map(({ value }) => value)).toEqual(original?.examples.map(({ value }) => value));
  expect(reports).toEqual(
    expect.arrayContaining([
      expect.stringContaining('`nights` translates nothing: there is nothing of this name.'),
      expect.stringContaining('`min` translates nothing: this is no text there.'),
    ]),
  );
});

test.each([
  ['too long', `boarding: { title: ${'lang '.repeat(40)} }`, 'out-of-limits'],
  ['with a placeholder that nobody fills', 'boarding: { title: "{was}" }', 'unknown-placeholder'],
  ['under a malformed name', 'boarding: { labels: { "1 x": Kosten } }', 'malformed'],
  ['twice', 'boarding: { title: Pension }\nboarding: { title: Zwinger }', 'duplicate-key'],
])('a text %s is reported in the file of the translation', (_, text, code) => {
  expect(read(text).reports).toEqual(expect.arrayContaining([expect.stringContaining(`error ${code}`)]));
});

test('a text that does not fit is not reported as missing, too', () => {
  const { reports: told } = read(`boarding: { title: ${'lang '.repeat(40)} }`);
  expect(told.filter((line) => line.includes('`title`'))).toEqual([expect.stringContaining('of `bedding`')]);
});

test('an entry in another style of YAML is read as well', () => {
  const flow = read('{ reviewed_by: Erika Muster, boarding: { title: Pension } }');
  expect(flow.boarding?.title).toBe('Pension');
});

test('the texts of a file are found by their ids; names, figures and sources are none', () => {
  const [file] = sourcesOf({}).calculators.map((source) => parseYaml(source, new Reporter()));
  const texts = file ? proseOf(file, catalogFiles.calculators.schema) : [];
  const ids = texts.map(({ path }) => idOf(path));
  expect(ids).toEqual(expect.arrayContaining(['bedding/title', 'boarding/inputs/season/options/winter/phrase']));
  expect(ids.filter((id) => /\/(examples|sources|formula|tag|unit|default)\b/.test(id))).toEqual([]);
});
