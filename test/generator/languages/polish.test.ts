/**
 * A calculator in English and Polish, which has four plural forms, says a word before ranges, and writes signs of money
 * behind their amounts. No code knows any of it: all words are in the files of the language.
 */

import { translatedBook } from '../../../authoring/workbook/book-language.js';
import { calculatorWorkbook } from '../../../authoring/workbook/calculator-workbook.js';
import { answerQuery } from '../../../engine/calculator/answer-query.js';
import { explainNumber } from '../../../engine/calculator/number-text.js';
import { prepareAlone } from '../../../engine/calculator/prepared-calculator.js';
import { meantTruth } from '../../../engine/calculator/suggest.js';
import { textIn } from '../../../engine/kernel/language.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import { nameReader } from '../../../engine/questions/quote-lines/names.js';
import { grammarOf } from '../../../engine/search/grammar.js';
import { createServiceSearch } from '../../../engine/search/service-search.js';
import { emitArtifacts } from '../../../generator/emit.js';
import { leadMail } from '../../../leads/delivery/lead-mail.js';
import type { ClaimedDelivery } from '../../../leads/store/delivery-queue.js';
import { renderTrace } from '../../../pages/markup/trace.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import { mailWords } from '../../../words/mail-texts.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';
import { loadEmitted } from '../../support/emitted-modules.js';
import { service } from '../../support/fixture-service.js';

const further = {
  'pl/language.yaml': `
name: Polski
locale: pl-PL
numbers: { thousands: "\\u00a0", decimal: "," }
money_behind: true
to: do
from: { word: od, not_after: [od] }
per: za
and: i
or: lub
yes: Tak
no: Nie
search:
  fillers: ile kosztuje potrzebuje do ogrodu na
  failing: ['nie dzia[lł]a', 'zepsut(y|a|e)']
  repair: naprawa
  spelling: [[ł, l], [rz, z], [ch, h]]
  endings: ['(?<=.{3})(owa)?(ni)?[aeiouy]+']
offers:
  removing: ['(wywo|usuwa)\\w*']
  removal: wywoz
  labor: robocizna praca
  material: material
  sums: razem suma
  qualifiers: z bez
  head_first: true
`,
  'pl/units.yaml': `
cuyd:
  label: jardy sześcienne
  one: jard sześcienny
  many: jardów sześciennych
  forms:
    one: jard sześcienny
    few: jardy sześcienne
    many: jardów sześciennych
    other: jarda sześciennego
bag:
  label: worki
  one: worek
  many: worków
  forms: { one: worek, few: worki, many: worków, other: worka }
cuft: { label: stopy sześcienne, one: stopa sześcienna, many: stóp sześciennych }
`,
  'pl/calculators.yaml': `
bedding:
  title: Ściółka
  inputs:
    length: { label: Długość }
    width: { label: Szerokość }
    depth: { label: Grubość }
  labels: { volume: Objętość, bags: Worki, price: Cena, cost: Koszt, chips.price: Cena wiórów }
  result:
    interpretation: "Wióry: {volume}, czyli {bags}; razem {cost}."
`,
};

const texts = {
  pages: {
    formulas: { inUnit: 'w jednostce {unit}', functions: { ceil: 'zaokrąglone w górę' } },
    moreRooms: { by: 'count', one: 'i {count} pokój', few: 'i {count} pokoje', other: 'i {count} pokoi' },
  },
  engine: { typed: { yes: 'tak t', no: 'nie n', by: 'na', cents: 'gr groszy', money: 'zl', measures: 'm' } },
  mails: {
    lead: {
      title: 'Nowe zapytanie: {work}',
      work: '{service}, {place}',
      reference: 'Numer wiadomości: {id}.',
      channels: { call: 'telefon', text: 'SMS', email: 'e-mail' },
      timeframes: { emergency: 'pilne', this_week: 'w tym tygodniu', this_month: 'w tym miesiącu', planning: 'plany' },
      fields: {
        ...{ name: 'Imię', phone: 'Telefon', email: 'Adres e-mail', prefers: 'Woli', channels: 'Wolno przez' },
        ...{ service: 'Usługa', place: 'Miejsce', language: 'Język', when: 'Kiedy', message: 'Wiadomość' },
        ...{ calculation: 'Obliczenie', given: 'Podane', total: 'Razem', received: 'Nadeszło', lead: 'Numer' },
        theirs: 'Znak',
      },
    },
  },
  workbook: {
    sheets: { figures: 'liczby' },
    ...{ inputs: 'Dane', yours: 'Twoje', unit: 'Jednostka', allowed: 'Zakres', note: 'Uwaga', result: 'Wynik' },
    fromTo: 'od {min} do {max} co {step}',
  },
};

const withPolish = smallText('service').replace('version:', 'languages: [en, pl]\nversion:');
const { catalog, report } = checkCatalog({ service: withPolish, further });
const [polish] = catalog?.translations ?? [];
if (catalog === null || polish === undefined) throw new Error(`The catalog has no Polish. ${report}`);
const { language: info, spoken } = polish;

let bedding: AnyCalculator;
beforeAll(async () => {
  const found = (await loadEmitted(emitArtifacts(catalog), 'pl')).get('bedding');
  if (found === undefined) throw new Error('There is no bedding in Polish.');
  bedding = found as unknown as AnyCalculator;
});

const prepared = () => prepareAlone(bedding, service, () => 0, { language: 'pl', texts, info });

test.each([
  ['length=4&width=4', 'Wióry: 0,15 jarda sześciennego, czyli 2 worki; razem od 8 do 14\u00a0€.'],
  ['length=12&width=6', 'Wióry: 0,67 jarda sześciennego, czyli 9 worków; razem od 36 do 63\u00a0€.'],
  ['length=12&width=8', 'Wióry: 0,89 jarda sześciennego, czyli 12 worków; razem od 48 do 84\u00a0€.'],
  ['length=27&width=4', 'Wióry: 1 jard sześcienny, czyli 14 worków; razem od 56 do 98\u00a0€.'],
  ['length=27&width=12', 'Wióry: 3 jardy sześcienne, czyli 41 worków; razem od 165 do 285\u00a0€.'],
  ['length=44&width=4', 'Wióry: 1,63 jarda sześciennego, czyli 22 worki; razem od 88 do 155\u00a0€.'],
  [
    'length=54&width=40&depth=6',
    'Wióry: 40 jardów sześciennych, czyli 540 worków; razem od 2\u00a0150 do 3\u00a0800\u00a0€.',
  ],
])('%s', (query, sentence) => {
  const outcome = answerQuery(prepared(), query);
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome.refusal));
  const { result } = JSON.parse(outcome.answer.body) as { readonly result: { readonly interpretation: string } };
  expect(result.interpretation).toBe(sentence);
});

test.each([
  ['ile kosztuje ściółka do ogrodu', 'bedding'],
  ['sciolki', 'bedding'],
  ['zepsuta brama', 'gates'],
  ['brama nie działa', 'gates'],
])('a search for %s reads its words', (text, slug) => {
  const categories = [
    { slug: 'bedding', name: 'Ściółka', tag: '' },
    { slug: 'gates', name: 'Naprawa bram', tag: '' },
  ];
  const { found, near } = createServiceSearch(categories, grammarOf(spoken.search))(text);
  expect([...found, ...near].map((each) => each.slug)).toEqual([slug]);
});

test.each([
  ['robocizna', { kind: 'labor' }],
  ['razem', { kind: 'sum' }],
  ['usuwanie starej ściółki', { kind: 'option', index: 0, names: ['wywóz ściółki'] }],
])('a line of an offer for %s reads its words', (name, meaning) => {
  const parts = [{ kind: 'option', index: 0, names: ['wywóz ściółki'] }] as const;
  const read = nameReader(parts, {
    translation: { language: 'pl', texts, info, spoken },
    job: ['Zrębki'],
    choices: [],
  });
  expect(read(name)).toEqual(meaning);
});

test('formulas on its page are in Polish', () => {
  const { text } = renderTrace(viewOf(prepared(), '', 'prompt'));
  const formulas = [...text.matchAll(/<\/th><td>(.*?)<\/td>/gs)].map(([, formula]) => formula);
  expect(formulas).toEqual([
    'długość × szerokość × grubość',
    'zaokrąglone w górę (objętość ÷ 2 stopy sześcienne za worek)',
    'cena wiórów',
    'worki × cena',
  ]);
});

test.each([
  ['length=27&width=4', '14 worków'],
  ['length=44&width=4', '22 worki'],
  ['length=27&width=12', '41 worków'],
])('a step on its page of %s takes the form of its number', (query, bags) => {
  const { text } = renderTrace(viewOf(prepared(), query, 'prompt'));
  const values = [...text.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, value]) => value);
  expect(values[1]).toBe(bags);
});

test('a text of the interface may have more forms than the English one', () => {
  const { words } = viewOf(prepared(), '', 'prompt').language;
  expect([1, 3, 5].map((count) => words.moreRooms({ count }))).toEqual(['i 1 pokój', 'i 3 pokoje', 'i 5 pokoi']);
});

test('hours and minutes take the form of their own numbers', () => {
  const [hours, minutes] = [' godziny', ' minuty'].map((few) => ({ few, other: `${few.slice(0, -1)}` }));
  const said = textIn(info).parted(2.55, 60, ' godzina', hours ?? '', ' minuta', minutes ?? '');
  expect(said).toBe('2 godziny 33 minuty');
});

const lead = {
  ...{ id: 'l-1', service: 'bedding', city: 'lublin', neighborhood: null, postal_code: null, provider: 'wiory' },
  ...{ contact_name: 'Zofia', contact_phone: '+48225550142', contact_phone_extension: null, contact_email: null },
  ...{ preferred_channel: 'call', preferred_time: null, timeframe: 'this_week', message: null, external_id: null },
  received_at: '2026-11-20T12:00:00.000Z',
} as const;

test('a mail of its calculation speaks Polish', () => {
  const outcome = answerQuery(prepared(), 'length=12&width=6');
  if (outcome.kind !== 'answered') throw new Error('There is no answer.');
  const { result } = JSON.parse(outcome.answer.body) as { readonly result: { readonly interpretation: string } };
  const calculation = JSON.stringify({ slug: 'bedding', inputs: {}, ...result, claimMatches: null });
  const claimed = {
    delivery: { id: 'd-1', provider: 'wiory' },
    lead: { ...lead, calculation, calculation_given: null },
    consent: { channels: '["call"]', language: 'pl' },
  } as unknown as ClaimedDelivery;
  const names = { service: () => 'Ściółka', place: () => 'Lublin', language: () => 'polski', told: same };
  const voice = { language: 'pl', words: mailWords({ language: 'pl', texts }), names };
  const { subject, text, html } = leadMail(claimed, 'biuro@wiory.example', voice);
  expect([subject, /<html lang="\w+">/.exec(html)?.[0]]).toEqual([
    'Nowe zapytanie: Ściółka, Lublin',
    '<html lang="pl">',
  ]);
  expect(text).toBe(`Nowe zapytanie: Ściółka, Lublin

Imię: Zofia
Telefon: +48225550142
Woli: telefon
Wolno przez: telefon
Usługa: Ściółka
Miejsce: Lublin
Język: polski
Kiedy: w tym tygodniu
Obliczenie: Wióry: 0,67 jarda sześciennego, czyli 9 worków; razem od 36 do 63\u00a0€.
Nadeszło: 2026-11-20T12:00:00.000Z
Numer: l-1

Numer wiadomości: d-1.
`);
});

function same<Stored>(stored: Stored): Stored {
  return stored;
}

test('its workbook has its sheets, labels and units in Polish', () => {
  const spokenBook = translatedBook({ ...polish, interfaceWords: texts });
  const [calculator] = polish.catalog.calculators;
  if (calculator === undefined) throw new Error('There is no bedding in Polish.');
  const { sheets } = calculatorWorkbook(calculator, polish.catalog, spokenBook);
  expect(sheets.map(({ name }) => name)).toEqual(['bedding', 'bedding liczby']);
  const said = JSON.stringify(sheets);
  for (const text of ['Ściółka', 'Dane', 'Długość', 'Szerokość', 'Grubość', 'worki', 'jardy sześcienne', 'Wióry: '])
    expect(said).toContain(text);
  for (const text of ['Length', 'Width', 'Depth', 'Inputs', 'cubic yards', 'Chips: ']) expect(said).not.toContain(text);
});

test('what people type is read in Polish', () => {
  const read = (text: string) => explainNumber(text, { unit: 'EUR' }, prepared().words).meant;
  expect([read('15 groszy'), meantTruth('Tak', prepared().words)]).toEqual(['0.15', true]);
});
