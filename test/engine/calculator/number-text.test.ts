import { explainNumber, parseNumber, reasonText } from '../../../engine/calculator/number-text.js';
import type { AcceptedUnit } from '../../../engine/kernel/module.js';
import { englishWords } from '../../../words/engine-words.js';

const taken: readonly [text: string, value: number][] = [
  ['20', 20],
  ['+5', 5],
  [' 5', 5],
  ['-2.5', -2.5],
  ['.5', 0.5],
  ['007', 7],
  ['1e3', 1000],
  ['1E-2', 0.01],
  // In a query a plus sign is a space: this is how `1e+3` arrives.
  ['1e 3', 1000],
  ['1e+3', 1000],
  ['2.50', 2.5],
  ['-0', 0],
  ['1e-400', 0],
  ['12\t', 12],
  // Fractions of tape measures, and the minus sign of print.
  ['1/2', 0.5],
  ['1 / 2', 0.5],
  ['10 1/2', 10.5],
  ['3-1/2', 3.5],
  ['-3-1/2', -3.5],
  ['12½', 12.5],
  ['½', 0.5],
  ['3 ⅝', 3.625],
  ['3 7⁄8', 3.875],
  ['1/3', 0.333333333],
  ['3/2', 1.5],
  ['10/2', 5],
  ['100/8', 12.5],
  ['−5', -5],
  ['−2½', -2.5],
];

const refused: readonly [text: string, unit: string | undefined, reason: string, meant: string | null][] = [
  ['', 'ft', 'is empty', null],
  ['  ', 'ft', 'is empty', null],
  ['NaN', 'ft', 'is not a finite number', null],
  ['Infinity', 'ft', 'is not a finite number', null],
  ['-inf', 'ft', 'is not a finite number', null],
  ['1e400', 'ft', 'is too large for a number', null],
  ['9'.repeat(400), 'ft', 'is too large for a number', null],
  ['0x10', 'ft', 'is not written in decimal digits', '16'],
  ['0b101', 'ft', 'is not written in decimal digits', '5'],
  ['0o17', 'ft', 'is not written in decimal digits', '15'],
  ['1,800', 'ft', 'must be written without thousands separators', '1800'],
  ['1,234,567.5', 'ft', 'must be written without thousands separators', '1234567.5'],
  ['1 800', 'ft', 'must be written without thousands separators', '1800'],
  ['1_800', 'ft', 'must be written without thousands separators', '1800'],
  ['1,2345', 'ft', 'must be written with a decimal point', '1.2345'],
  ['2,5', 'ft', 'must be written with a decimal point', '2.5'],
  ['0,150', 'ft', 'must be written with a decimal point', '0.15'],
  ['5.', 'ft', 'has a decimal point without digits behind it', '5'],
  ['$1,800', 'USD', 'must be written without a currency sign', '1800'],
  ['USD 40', 'USD', 'must be written without a currency sign', '40'],
  ['$40', 'ft', 'must be written without a currency sign', null],
  ['€119', 'EUR', 'must be written without a currency sign', '119'],
  ['€ 2,50', '€', 'must be written without a currency sign', '2.5'],
  ['€1,250', 'EUR', 'must be written without a currency sign', '1250'],
  ['€119', 'USD', 'must be written without a currency sign', null],
  ['$20', '$ per sq ft', 'must be written without a currency sign', '20'],
  ['$20/sqft', '$ per sq ft', 'must be written without a currency sign', '20'],
  ['$20/ft', '$ per sq ft', 'must be written without a currency sign', null],
  ['119€', 'EUR', 'must be a plain number (EUR)', '119'],
  ['119€', '$', 'must be a plain number ($)', null],
  ['20 EUR/m', 'EUR/m', 'must be a plain number (EUR/m)', '20'],
  ['20 €/m', 'EUR per m', 'must be a plain number (EUR per m)', '20'],
  ['20 EUR/km', 'EUR/m', 'must be a plain number (EUR/m)', null],
  ['2,5 EUR/m', 'EUR/m', 'must be written with a decimal point', '2.5'],
  ['2,5 ft', 'ft', 'must be written with a decimal point', '2.5'],
  ['1,800 ft', 'ft', 'must be written without thousands separators', '1800'],
  ['2,5 m', 'ft', 'must be written with a decimal point', null],
  ['10k', 'kΩ', 'must be a plain number (kΩ)', null],
  ['10k', 'Ω', 'must be written out', '10000'],
  ['303K', '°C', 'must be a plain number (°C)', null],
  ['1.8k', 'ft', 'must be written out', '1800'],
  ['12ft', 'ft', 'must be a plain number (ft)', '12'],
  ['12 FT.', 'ft', 'must be a plain number (ft)', '12'],
  ['1800 sqft', 'sq ft', 'must be a plain number (sq ft)', '1800'],
  // Another unit is not cut off: twelve meters are not twelve feet, and feet are not square feet.
  ['12m', 'ft', 'must be a plain number (ft)', null],
  ['12 ft', 'sq ft', 'must be a plain number (sq ft)', null],
  ['12ft', undefined, 'must be a plain number', null],
  ['12abc', 'ft', 'must be a plain number (ft)', null],
  ['١٢', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['۱۲', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['१२', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['１２', 'ft', 'must be written with the digits 0 to 9', '12'],
  ['twelve', 'ft', 'is not a number', null],
  ['1-2', 'ft', 'must be a plain number (ft)', null],
  ['--5', 'ft', 'is not a number', null],
  ['[]', 'ft', 'is not a number', null],
  ['null', 'ft', 'is not a number', null],
  ['1/0', 'ft', 'must be a plain number (ft)', null],
  ['1/2/3', 'ft', 'must be a plain number (ft)', null],
  ['3 5/4', 'ft', 'is not a number', null],
  ['11/2', 'ft', 'may mean 5.5 or 1.5: send the one that is meant', null],
  ['25/8', 'ft', 'may mean 3.125 or 2.625: send the one that is meant', null],
  ['1,200 1/2', 'ft', 'must be written without thousands separators', '1200.5'],
  ['1.234,5', 'ft', 'must be written without thousands separators', '1234.5'],
  ['1.234.567', 'ft', 'must be written without thousands separators', '1234567'],
  ['15c', 'USD', 'must be written in USD, not in cents', '0.15'],
  ['15¢', '$', 'must be written in $, not in cents', '0.15'],
  ['11 cents', '$ per kWh', 'must be written in $ per kWh, not in cents', '0.11'],
  ['11¢/kWh', '$ per kWh', 'must be written in $ per kWh, not in cents', '0.11'],
  ['11¢/mile', '$ per kWh', 'must be written in $ per kWh, not in cents', null],
  ['15c', 'ft', 'must be a plain number (ft)', null],
  // Capital and small letters are the unit's own: by a wrong one, a price is a billion times another.
  ['$20/MWh', '$ per mWh', 'must be written without a currency sign', null],
  ['20 $/kwh', '$ per kWh', 'must be a plain number ($ per kWh)', '20'],
  ['5 MW', 'mW', 'has the unit MW, which is not mW: capital and small letters matter', null],
];

const lengths = [
  { name: 'ft', spellings: ['ft', 'feet'] },
  { name: 'm', spellings: ['m', 'meters'], times: 1250, over: 381 },
];
const feet = [
  { name: 'ft', spellings: ['ft', "'"] },
  { name: 'in', spellings: ['in', '"'], over: 12 },
];
const temperatures = [
  { name: 'degC', spellings: ['degreesc'] },
  { name: 'degF', spellings: ['degreesf'], times: 5, over: 9, plus: -32 },
];
const resistances = [
  { name: 'Mohm', spellings: ['mohm'] },
  { name: 'kohm', spellings: ['kohm'], over: 1000 },
];

const besideUnits: readonly [text: string, units: readonly AcceptedUnit[], meant: string | null][] = [
  ['2,5 m', lengths, '2.5 m'],
  ['1,800m', lengths, '1800 m'],
  ['2,5 stone', lengths, null],
  ['5 ft 6', lengths, null],
  ["5' 6", feet, "5' 6 in"],
  ['1.8k', lengths, '1800'],
  ['303K', temperatures, null],
  ['10k', resistances, null],
];

describe('numbers as callers write them', () => {
  test.each(taken)('%j is %p', (text, value) => {
    expect(Object.is(parseNumber(text), value)).toBe(true);
  });

  test.each(refused)('%j (in %p) %s', (text, unit, reason, meant) => {
    expect(parseNumber(text)).toBeUndefined();
    const hint = explainNumber(text, { unit }, englishWords);
    expect([reasonText(hint, { unit }, englishWords), hint.meant]).toEqual([reason, meant]);
  });

  test('a unit of several parts is understood as the catalog writes it', () => {
    const own = { unit: 'EUR per metre', written: 'EUR/m' };
    const texts = ['20 EUR/m', '20 €/m', '€20/m', '20 EUR per metre', '2,5 EUR/m', '20 EUR/km', '€20/mile'];
    expect(texts.map((text) => explainNumber(text, own, englishWords).meant)).toEqual([
      '20',
      '20',
      '20',
      '20',
      '2.5',
      null,
      null,
    ]);
  });

  test.each(besideUnits)('%j, where %j are taken, is meant as %p', (text, units, meant) => {
    expect(explainNumber(text, { unit: units[0]?.name, units }, englishWords).meant).toBe(meant);
  });
});
