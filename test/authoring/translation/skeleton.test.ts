/** What `translate --write` writes for a kennel, and what a second run makes of it after somebody has translated. */
import { skeletonOf } from '../../../authoring/translation/skeleton.js';
import { isMistake } from '../../../generator/source/diagnostic.js';
import { checkCatalog, smallText, sourcesOf } from '../../support/check-catalog.js';

const service = smallText('service').replace('version:', 'languages: [en, de]\nversion:');
const language = `
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
const options = { language: 'de', folder: 'catalog', takesSame: false, formulaTexts: new Map() };

function written(files: ReadonlyMap<string, string>, takesSame = false) {
  const further = Object.fromEntries([...files].map(([name, text]) => [`de/${name}`, text]));
  return skeletonOf(sourcesOf({ service, further }), { ...options, takesSame });
}

function openIn(files: ReadonlyMap<string, string>, texts: { readonly service: string } = { service }) {
  const further = Object.fromEntries([...files].map(([name, text]) => [`de/${name}`, text]));
  const { diagnostics } = checkCatalog({ ...texts, further: { ...further, 'de/language.yaml': language } });
  return { mistakes: diagnostics.filter(isMistake), codes: new Set(diagnostics.map(({ code }) => code)) };
}

const first = written(new Map());

test('every text is written once, in the words of the original, and reported as missing until it is translated', () => {
  expect([...first.files.keys()]).toEqual(expect.arrayContaining(['calculators.yaml', 'network.yaml', 'units.yaml']));
  expect([first.added > 100, first.noted]).toEqual([true, 0]);
  expect(openIn(first.files)).toEqual({ mistakes: [], codes: new Set(['translation-missing']) });
});

test('a second run leaves whole files as they are, and notes what may stay', () => {
  const again = written(first.files);
  expect([again.added, again.noted, [...again.files.keys()]]).toEqual([0, 0, ['originals.yaml']]);
  const same = written(first.files, true);
  expect(same.noted).toBe(first.added);
  expect(openIn(new Map([...first.files, ...same.files]))).toEqual({ mistakes: [], codes: new Set() });
});

test('a text whose original changes is reported, also after another run, until it is written anew', () => {
  const german = new Map([...first.files, ['service.yaml', 'summary: Zahlen für Leute mit Hunden.\n'] as const]);
  const noted = new Map([...german, ...written(german).files]);
  const changed = { service: service.replace('people who keep dogs', 'people who have dogs') };
  expect([...openIn(noted, changed).codes]).toContain('translation-stale');
  expect([...openIn(noted).codes]).not.toContain('translation-stale');
});

test('a file that lacks a text keeps its comments and lines, and gets that text where the original has it', () => {
  const whole = first.files.get('calculators.yaml') ?? '';
  const [line = ''] = /^ {2}subtitle: .*\n/m.exec(whole) ?? [];
  const edited = whole.replace('\n\n', '\n# From the vet.\n\n');
  const again = written(new Map([...first.files, ['calculators.yaml', edited.replace(line, '')]]));
  expect([again.added, again.files.get('calculators.yaml')]).toEqual([1, edited]);
});
