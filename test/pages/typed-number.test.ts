/** Numbers as people write them, and the units beside them. */
import { parseNumber } from '../../engine/calculator/number-text.js';
import type { AcceptedUnit, NumberInput } from '../../engine/kernel/module.js';
import { addressQuery, readPageQuery } from '../../pages/answer/page-query.js';
import { readTyped, separatorsOf } from '../../pages/answer/typed-number.js';
import { unitChoices } from '../../pages/answer/unit-choice.js';

const units: readonly AcceptedUnit[] = [
  { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"] },
  { name: 'in', spellings: ['in', 'inch', '"'], over: 12 },
  { name: 'mi', spellings: ['mi', 'miles'], times: 5280 },
  { name: 'cm', spellings: ['cm'], times: 25, over: 762 },
  { name: 'm', spellings: ['meters'], exact: ['m'], times: 1250, over: 381 },
];
const length: NumberInput = {
  name: 'length',
  label: 'Length',
  type: 'number',
  unit: 'ft',
  units,
  default: 20,
  min: 1,
  max: 5000,
  step: 1,
};
const price: NumberInput = { name: 'price', label: 'Price', type: 'number', unit: '$', min: 0, max: 1e6, step: 1 };

test.each([
  ['1200', ['1200']],
  ['1,200', ['1200']],
  ['12,345,678.5', ['12345678.5']],
  ['1 200', ['1200']],
  ['1,20', ['1.20', '120']],
  ['1,2000', ['1.2000', '12000']],
  ['0,5', ['0.5']],
  ['1.200,50', ['1200.50']],
  ['1/2', ['0.5']],
  ['1 1/2', ['1.5']],
  ['5-1/2', ['5.5']],
  ['1½', ['1.5']],
  ['1/2 mi', ['0.5 mi']],
  ['1/3', ['0.333333333']],
  ['3⅝ in', ['3.625 in']],
  ['−5', ['-5']],
  ['1,200 1/2', ['1200.5']],
  ['11/2', ['5.5', '1.5']],
  ['3 5/4', []],
  ['5 MI', ['5 MI']],
  ['5 CM', ['5 CM']],
  ['5 M', []],
  ["6'", ["6'"]],
  ['6’', ["6'"]],
  ['5\'6"', ['5\'6"']],
  ["5' 6", ["5' 6 in"]],
  ['5 ft 6', ['5 ft 6 in']],
  ['5 ft 6 1/2', ['5 ft 6.5 in']],
  ['6 m 50', ['6 m 50 cm']],
  ['5 ft 14', []],
  ['5 6', ['5 ft 6 in', '56']],
  ['1,200 feet', ['1200 feet']],
  ['10k', ['10000']],
  ['-3', ['-3']],
  ['1/0', []],
  ['1,2,3', []],
  ['twelve', []],
  ['$50', []],
])('%s is read as %j', (text, readings) => {
  expect(readTyped(text, length)).toEqual(readings);
});

test.each([
  ['$50', ['50']],
  ['$1,200.50', ['1200.50']],
  ['50 $', ['50']],
  ['$2k', ['2000']],
  ['15c', ['0.15']],
  ['11 cents', ['0.11']],
  ['€50', []],
])('the amount %s is read as %j', (text, readings) => {
  expect(readTyped(text, price)).toEqual(readings);
});

test.each([
  ['1.200', ['1200']],
  ['2,5', ['2.5']],
  ['1.234.567,5', ['1234567.5']],
])('in German %s is read as %j', (text, readings) => {
  expect(readTyped(text, length, undefined, separatorsOf('de-DE')).map((each) => String(parseNumber(each)))).toEqual(
    readings,
  );
});

test.each([
  ['length=10&length.unit=m', 'length=10+m'],
  ['length=10&length.unit=ft', 'length=10'],
  ["length=6'&length.unit=m", "length=6'"],
  ['length=1,200&price=%24900', 'length=1200&price=900'],
  ['length=10&page.quote=5,000&page.budget=', 'length=10&page.quote=5%2C000'],
  ['length=1,20', 'length=1,20'],
  ['strange=1,200', 'strange=1,200'],
  ['length=%E0%A4%A', 'length=%E0%A4%A'],
])('the query %s is asked as %s', (query, address) => {
  const read = readPageQuery(query, [length, price]);
  expect(addressQuery(read)).toBe(address);
  expect(addressQuery(readPageQuery(address, [length, price]))).toBe(address);
});

test('units to choose from are those in which the usual number is easy to write, and the one that was chosen', () => {
  const names = (chosen?: string) => unitChoices(length, chosen).map(({ name }) => name);
  expect([names(), names('mi')]).toEqual([
    ['ft', 'in', 'cm', 'm'],
    ['ft', 'in', 'mi', 'cm', 'm'],
  ]);
  expect(unitChoices(price, undefined)).toEqual([]);
});

test('a unit that names others offers those, and of units of one size only the first', () => {
  const offer = (changed: readonly AcceptedUnit[]) =>
    unitChoices({ ...length, units: changed }, undefined).map(({ name }) => name);
  const named = units.map((unit) => (unit.name === 'mi' ? { ...unit, offered: true as const } : unit));
  const twice = [...units, { name: 'pace', spellings: ['pace'], times: 1250, over: 381 }];
  expect([offer(named), offer(twice)]).toEqual([
    ['ft', 'mi'],
    ['ft', 'in', 'cm', 'm'],
  ]);
});
