/** The calculators of a further language: texts of its files, and all else from the checked calculators. */
import type { Calculator } from '../../../generator/program/catalog.js';
import { unitLabel } from '../../../generator/units/unit.js';
import type { Checked } from '../../support/check-catalog.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';
import { inGerman } from '../../support/two-languages.js';

const english = `
name: English again
locale: en-GB
numbers: { thousands: ",", decimal: "." }
to: to
per: per
and: and
or: or
yes: Yes
no: No
`;

const { language: words, units, calculators } = inGerman;

function translated(further: Readonly<Record<string, string>>): Checked {
  const service = smallText('service').replace('version:', 'languages: [en, de]\nversion:');
  return checkCatalog({ service, further });
}

/** All that people read of a calculator, and what is computed for its examples. */
function readIn(calculator: Calculator) {
  const { title, subtitle, service, disclaimer, guidance, inputs, requirements, costBand, examples, labels } =
    calculator;
  return {
    ...{ title, subtitle, service, disclaimer, guidance, costBand, examples, labels },
    inputs: inputs.map((input) => ({
      ...{ label: input.label, unit: input.unitLabel, hint: input.hint },
      options: input.kind === 'select' ? input.options : [],
    })),
    messages: requirements.map(({ message }) => message),
    units: [calculator.result, ...calculator.secondary, ...calculator.figures.map(({ low }) => low)].map(
      (each) => each.unitLabel,
    ),
    steps: calculator.steps.map((step) => unitLabel(step.unit)),
    sentence: calculator.interpretation.map(({ parts }) =>
      parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'figure' ? part.format : part.kind)),
    ),
  };
}

test('a language without texts shows those of the original, with the same words for units', () => {
  const { catalog, report } = translated({ 'de/language.yaml': english });
  expect(catalog?.translations.map(({ catalog: own }) => own.calculators.map(readIn))).toEqual([
    catalog?.calculators.map(readIn),
  ]);
  expect(report).toContain('for `title`, `subtitle`, `service`, `disclaimer`');
});

test('sentences, units and numbers are those of the language; what is computed is the same object', () => {
  const further = { 'de/language.yaml': words, 'de/units.yaml': units, 'de/calculators.yaml': calculators };
  const { catalog } = translated(further);
  const [bedding] = catalog?.translations[0]?.catalog.calculators ?? [];
  const original = catalog?.calculators[0];
  expect(bedding?.title).toBe('Einstreu');
  expect(bedding?.examples.map(({ interpretation }) => interpretation)).toEqual([
    'Für 36 bis 63\u00a0€ gibt es 9 Säcke, das sind 0,67 Kubikyards.',
    'Für 72 bis 125\u00a0€ gibt es 18 Säcke, das sind 1,33 Kubikyards.',
  ]);
  expect(bedding?.examples.map(({ value }) => value)).toEqual(original?.examples.map(({ value }) => value));
  expect(bedding?.costBand?.unit).toBe('pro Sack');
  expect(bedding?.secondary.map(({ label, unitLabel: unit }) => [label, unit])[0]).toEqual(['Säcke', 'Säcke']);
  expect(bedding?.result.core).toEqual(original?.result.core);
  expect(bedding?.result.range).toBe(original?.result.range);
});

test('units may have further spellings that their originals do not have', () => {
  const spelled = units.replace('many: Säcke', 'many: Säcke, also: [Beutel]');
  const { catalog } = translated({ 'de/language.yaml': words, 'de/units.yaml': spelled });
  const bag = catalog?.translations[0]?.catalog.units.find(({ name }) => name === 'bag');
  expect(bag?.also).toContain('Beutel');
});

test('a calculator of a translation must not be read as one of the catalog', () => {
  const { catalog } = translated({ 'de/language.yaml': words, 'de/calculators.yaml': calculators });
  expect(catalog?.calculators.map(({ title }) => title)).toEqual(['Bedding Calculator', 'Boarding Calculator']);
});

test('a sentence that lost a placeholder is shown in the words of the original', () => {
  const lost = calculators.replace(', das sind {volume}', '');
  const { catalog, report } = translated({ 'de/language.yaml': words, 'de/calculators.yaml': lost });
  const [example] = catalog?.translations[0]?.catalog.calculators[0]?.examples ?? [];
  expect(report).toContain('The original shows `{volume}`, and this text does not; the original is shown.');
  expect(example?.interpretation).toBe('0,67 cubic yards of chips: 9 bags for 36 bis 63\u00a0€.');
});

const interfaceMistakes = `
http:
  hostMissing: Host fehlt {sehr}.
  bodyIncomplete: Der Inhalt ({body}) kam nicht an.
  bodyTooLong: Zu lang.
  wait:
    minute: { one: eine Sekunde, few: "{seconds} Sekunden", other: "{seconds} Sekunden" }
rooms: Gibt es nicht
`;

test('texts of the interface keep their places, and have the plural forms of their language', () => {
  const { report } = translated({ 'de/language.yaml': words, 'de/words.yaml': interfaceMistakes });
  const told = report.split('\n').filter((line) => line.startsWith('catalog/de/words.yaml'));
  expect(told).toEqual([
    expect.stringContaining('There is no text in `de` for `engine/owners/calculator`'),
    'catalog/de/words.yaml:3:16 - advice translation-place: The original does not show `{sehr}`; the original is shown.',
    'catalog/de/words.yaml:4:19 - advice translation-place: The original does not show `{body}`; the original is shown.',
    'catalog/de/words.yaml:5:16 - advice translation-place: The original shows `{longest}`, and this text does not; the original is shown.',
    'catalog/de/words.yaml:7:13 - advice translation-unknown: `few` translates nothing: `de` has no such plural form.',
    'catalog/de/words.yaml:8:1 - advice translation-unknown: `rooms` translates nothing: there is nothing of this name.',
  ]);
});

test('texts of the interface that cannot replace their originals are left out', () => {
  const { catalog } = translated({ 'de/language.yaml': words, 'de/words.yaml': interfaceMistakes });
  expect(catalog?.translations[0]?.interfaceWords).toEqual({ http: { wait: {} } });
});

test('texts of the interface are handed on, as far as they are translated', () => {
  const said = '{ reviewed_by: Erika Muster, http: { notHttp: Kein  HTTP. } }';
  const { catalog } = translated({ 'de/language.yaml': words, 'de/words.yaml': said });
  expect(catalog?.translations[0]?.interfaceWords).toEqual({ http: { notHttp: 'Kein HTTP.' } });
});

test.each([
  [
    'while nobody has reviewed it',
    '',
    'Nur Schätzungen. Ungeprüft.',
    'Ich will. / I agree that the kennel may call me.',
  ],
  ['once somebody has', 'Erika Muster', 'Nur Schätzungen.', 'Ich will.'],
])('disclaimer and consent %s', (_when, reviewer, disclaimer, consent) => {
  const { catalog } = translated({
    'de/language.yaml': `${words}unreviewed: Ungeprüft.`,
    'de/calculators.yaml': `reviewed_by: "${reviewer}"${calculators}`,
    'de/service.yaml': `reviewed_by: "${reviewer}"\nlegal_disclaimer: Nur Schätzungen.\nleads: { consent: Ich will. }`,
  });
  const { service } = catalog?.translations[0]?.catalog ?? {};
  expect([service?.legalDisclaimer, service?.leads?.consent]).toEqual([disclaimer, consent]);
});
