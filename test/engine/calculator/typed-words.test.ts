/** What people type is read in the words of a language and in English ones; no code holds the words of either. */
import { listPlaces } from '../../../engine/calculator/list-parameter.js';
import { isMoney } from '../../../engine/calculator/money.js';
import { explainNumber } from '../../../engine/calculator/number-text.js';
import { meantTruth } from '../../../engine/calculator/suggest.js';
import { isMistake, readLines } from '../../../engine/questions/quote-lines/read-lines.js';
import { engineWords, englishWords } from '../../../words/engine-words.js';

const polish = engineWords({
  language: 'pl',
  texts: {
    engine: {
      typed: {
        ...{ yes: 'tak t', no: 'nie n', by: 'na', cents: 'gr grosz grosze groszy', money: 'zloty złoty złotych' },
        measures: 'm metrow metrów',
      },
      moneyFor: 'za na',
    },
  },
});

test.each([
  ['Tak', true],
  ['NIE', false],
  ['yes', true],
  ['0', false],
  ['si', null],
])('%s is %p in Polish', (text, truth) => {
  expect(meantTruth(text, polish)).toBe(truth);
});

test.each(['tak', 'sí', 'ja'])('%s is no answer in English', (text) => {
  expect(meantTruth(text, englishWords)).toBeNull();
});

test('hundredths of money have their own names', () => {
  const read = (text: string, words = polish) => explainNumber(text, { unit: 'USD' }, words).meant;
  expect([read('15 groszy'), read('15 cents'), read('15 groszy', englishWords)]).toEqual(['0.15', '0.15', null]);
});

test('measures have a word between them', () => {
  const [place] = listPlaces([{ name: 'rooms', label: 'Rooms', least: 1, most: 4, inputs: [], gives: [] }], [], polish);
  expect(['12 na 14', '12 by 14', '12x14', '12 por 14'].map((text) => text.split(place?.between ?? '').length)).toEqual(
    [2, 2, 2, 1],
  );
});

test.each([
  ['brama 450 złotych', 'brama', 450],
  ['płot 600 dollars', 'płot', 600],
  ['płot 120 metrów 600', 'płot 120 metrów', 600],
])('a line of an offer such as %s is read', (text, name, amount) => {
  expect(readLines(text, '$', polish)).toEqual([{ name, amount }]);
});

test('what stands behind a number of another language is part of no line', () => {
  const [line] = readLines('brama 450 złotych', '$', englishWords);
  expect(line !== undefined && isMistake(line) && line.trouble).toBe('noAmount');
});

test.each([
  ['$ za metr', polish, false],
  ['$ za metr', englishWords, true],
  ['$ per foot', englishWords, false],
  ['$ a month', englishWords, false],
  ['$ rabatu', polish, true],
  ['$/m', polish, false],
] as const)('%s', (unit, words, isAmount) => {
  expect(isMoney(unit, words)).toBe(isAmount);
});
