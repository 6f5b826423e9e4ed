/** What a review says of the texts of further languages: old and new, and where they stand. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import { wordsAsText } from '../../../authoring/compare/words-between.js';
import { openCatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import { smallText, sourcesOf } from '../../support/check-catalog.js';

type Files = Readonly<Record<string, string>>;

const german: Files = {
  'de/language.yaml':
    'name: Deutsch\nlocale: de-DE\nnumbers: { thousands: ".", decimal: "," }\nto: bis\nper: pro\nand: und\nor: oder\nyes: Ja\nno: Nein\n',
  'de/calculators.yaml': 'bedding:\n  title: Einstreu\n  inputs:\n    depth: { label: Dicke der Schicht }\n',
  'de/service.yaml': 'leads: { consent: Ich will angerufen werden. }\n',
  'de/network.yaml': 'cta: { waiting: "Noch niemand macht {service}." }\n',
};

function opened(further: Files, languages = 'languages: [en, de]\n') {
  const service = smallText('service').replace('version:', `${languages}version:`);
  const reporter = new Reporter();
  const catalog = openCatalogWithSources(sourcesOf({ service, further }), reporter);
  if (catalog === null) throw new Error(renderDiagnostics(reporter.sorted()));
  return catalog;
}

const base = opened(german);
const onlyEnglish = opened({}, '');

const read = 'people who ask in this language read them';

const rows: readonly (readonly [file: string, from: string, to: string, said: string, words: string])[] = [
  [
    'calculators',
    'Einstreu',
    'Späne',
    `documentation bedding: its texts in \`de\` (${read})`,
    'title: [-Einstreu-]{+Späne+}',
  ],
  [
    'calculators',
    'Dicke der Schicht',
    'Dicke',
    `documentation bedding: its texts in \`de\` (${read})`,
    'inputs/depth/label: Dicke[- der Schicht-]',
  ],
  [
    'service',
    'Ich will angerufen',
    'Ich möchte angerufen',
    'behaviour service: the consent text in `de` (it is what a person must have been shown)',
    'Ich [-will-]{+möchte+} angerufen werden.',
  ],
  [
    'network',
    'Noch niemand',
    'Bisher niemand',
    `documentation network: its texts in \`de\` (${read})`,
    'cta/waiting: [-Noch-]{+Bisher+} niemand macht {service}.',
  ],
];

test.each(rows)('%s: %s', (file, from, to, said, words) => {
  const path = `de/${file}.yaml`;
  const text = german[path] ?? '';
  expect(text).toContain(from);
  const { changes } = compareCatalogs(base, opened({ ...german, [path]: text.replace(from, to) }), '2026-06-01');
  expect(
    changes.map((each) => [
      `${each.class} ${each.where}: ${each.what} (${each.reason})`,
      ...each.texts.map(wordsAsText),
    ]),
  ).toEqual([[said, words]]);
});

test('a language that comes or goes is said', () => {
  const said = (all: ReturnType<typeof compareCatalogs>) =>
    all.changes.map(({ class: kind, what }) => `${kind} ${what}`);
  expect(said(compareCatalogs(onlyEnglish, base, '2026-06-01'))).toEqual(['documentation new language `de`']);
  expect(said(compareCatalogs(base, onlyEnglish, '2026-06-01'))).toEqual(['breaking language `de` is gone']);
  expect(said(compareCatalogs(base, opened(german), '2026-06-01'))).toEqual([]);
});
