import { fixed, trimmed } from '../../../engine/kernel/text.js';
import { calculatorOf, checkParts } from '../../support/calculator-text.js';

/** A value, and how a sentence shows it. */
test.each<[string, string, string]>([
  ['2.5', '{x}', '2.5'],
  ['2', '{x}', '2'],
  ['2.005', '{x}', '2.01'],
  ['2.5', '{x:0}', '3'],
  ['2.5', '{x:3}', '2.500'],
  ['1234567.891', '{x}', '1,234,567.89'],
  ['-1234.5', '{x}', '-1,234.5'],
  ['0.001', '{x}', '0'],
  ['1 ft', '{x}', '1 foot'],
  ['2 ft', '{x}', '2 feet'],
  ['1.001 ft', '{x}', '1 foot'],
  ['1 ft', '{x:2}', '1.00 feet'],
  ['0 ft', '{x}', '0 feet'],
  ['12 in', '{x to ft}', '1 foot'],
  ['3 ft * 2 ft', '{x}', '6 sq ft'],
  ['3 dog', '{x}', '3 dogs'],
  ['12%', '{x}', '12%'],
  ['20 EUR', '{x}', '\u20ac20'],
  ['1234.5 EUR', '{x}', '\u20ac1,235'],
  ['1234.5 EUR', '{x:2}', '\u20ac1,234.50'],
  ['20 EUR/day', '{x}', '\u20ac20 per day'],
  ['20.5 EUR/day', '{x}', '\u20ac20.5 per day'],
  ['5 lb/day * 3 EUR/lb', '{x}', '\u20ac15 per day'],
  ['3 lb/dog/day', '{x}', '3 pounds per dog per day'],
  ['1 lb/dog', '{x}', '1 pound per dog'],
  ['2..5 ft', '{x}', '2 to 5 feet'],
  ['370..545 EUR', '{x}', '\u20ac370 to \u20ac550'],
  ['370..547 EUR', '{x:exact}', '\u20ac370 to \u20ac547'],
  ['370..547 EUR', '{x:0}', '\u20ac370 to \u20ac547'],
  ['38.4..99.4 EUR', '{x}', '\u20ac38 to \u20ac99'],
  ['99.6..102.4 EUR', '{x}', '\u20ac100'],
  ['102.5..497 EUR', '{x}', '\u20ac105 to \u20ac495'],
  ['497.5..1995 EUR', '{x}', '\u20ac500 to \u20ac2,000'],
  ['504..1994 EUR', '{x}', '\u20ac500 to \u20ac1,990'],
  ['2024..9975 EUR', '{x}', '\u20ac2,000 to \u20ac10,000'],
  ['9974..99949 EUR', '{x}', '\u20ac9,950 to \u20ac99,900'],
  ['99950..148499 EUR', '{x}', '\u20ac100,000 to \u20ac148,000'],
  ['29605..39474 EUR', '{x}', '\u20ac29,600 to \u20ac39,500'],
  ['1738.2 EUR', '{x:about}', '\u20ac1,740'],
  ['1738.2 EUR', '{x}', '\u20ac1,738'],
  ['370.25..545 EUR/day', '{x}', '\u20ac370.25 to \u20ac545 per day'],
  ['1.25 h', '{x}', '1 hour 15 minutes'],
  ['0.05 h', '{x}', '3 minutes'],
  ['1.016667 h', '{x}', '1 hour 1 minute'],
  ['2 h', '{x}', '2 hours'],
  ['1999.999 h', '{x}', '2,000 hours'],
  ['0 h', '{x}', '0 minutes'],
  ['-1.5 h', '{x}', '-1 hour 30 minutes'],
  ['-0.5 h', '{x}', '-30 minutes'],
  ['1.25 h', '{x:2}', '1.25 hours'],
  ['90 h/day', '{x}', '90 hours per day'],
  ['0.5 day', '{x to h}', '12 hours'],
  ['2..3 h', '{x}', '2 to 3 hours'],
  ['0.5..0.75 h', '{x}', '30 to 45 minutes'],
  ['0.75..1.25 h', '{x}', '45 minutes to 1 hour 15 minutes'],
  ['0.5..0.501 h', '{x}', '30 minutes'],
  ['2..2 ft', '{x}', '2 feet'],
  ['1..1 ft', '{x}', '1 foot'],
  ['2.001..2.002 ft', '{x}', '2 feet'],
  ['5..10%', '{x}', '5 to 10%'],
  ['20 degC', '{x}', '20 degrees C'],
  ['2', '{{x}} is {x}', '{x} is 2'],
  ['2', '{ x }', '2'],
  ['2', '{x}{x}', '22'],
  ['2', 'costs 5 $ and 3 # {x}', 'costs 5 $ and 3 # 2'],
])('%s in %j reads %j', (value, say, sentence) => {
  const { examples } = calculatorOf({
    formula: `x: ${value}\nanswer: 0`,
    expected: 0,
    say,
  });
  expect(examples[0]?.interpretation).toBe(sentence);
});

/** Money that is computed is never negative; what a caller gives may be. */
test.each([
  [-20, '{x}', '-€20'],
  [-1735, '{x:about}', '-€1,740'],
  [-2.5, '{x}', '-€3'],
])('%d EUR given, in %j, reads %j', (value, say, sentence) => {
  const { examples } = calculatorOf({
    inputs: `x: { label: X, type: number, unit: EUR, default: ${value}, min: -2000, max: 0, step: 0.5 }`,
    formula: 'answer: 0',
    expected: 0,
    say,
  });
  expect(examples[0]?.interpretation).toBe(sentence);
});

test('the result is shown with its own unit and decimals, unless the sentence asks for others', () => {
  const formula = 'answer: 12 ft * 6 ft * 3 in\nfeet: answer to cuft';
  const parts = { formula, unit: 'cuyd', decimals: 1, expected: 0.7 };
  const { examples } = calculatorOf({ ...parts, say: '{answer}, {answer:3}, {feet}' });
  expect(examples[0]?.interpretation).toBe('0.7 cubic yards, 0.667 cubic yards, 18 cubic feet');
});

test('a choice reads by its phrase, or its label', () => {
  const inputs =
    'room: { label: R, type: select, default: own, options: { own: { label: Its own, phrase: a room of its own }, shared: Shared } }';
  const parts = { inputs, formula: 'answer: if room = "own" then 1 else 2', say: 'In {room}.' };
  expect(calculatorOf({ ...parts, expected: 1 }).examples[0]?.interpretation).toBe('In a room of its own.');
  expect(calculatorOf({ ...parts, given: 'room: shared', expected: 2 }).examples[0]?.interpretation).toBe('In Shared.');
});

test('a select with values reads by its value', () => {
  const inputs =
    'depth: { label: D, type: select, unit: in, default: "3", options: { "3": 3 in, "6": { label: half a foot, value: 0.5 ft } } }';
  const parts = { inputs, formula: 'answer: depth', unit: 'in', say: 'A bed of {depth}.' };
  expect(calculatorOf({ ...parts, expected: 3 }).examples[0]?.interpretation).toBe('A bed of 3 inches.');
  expect(calculatorOf({ ...parts, given: 'depth: "6"', expected: 6 }).examples[0]?.interpretation).toBe(
    'A bed of 6 inches.',
  );
});

/** The first alternative whose condition holds. */
test.each<[number, string]>([
  [1, 'One.'],
  [2, 'A few: 2.'],
  [4, 'A few: 4.'],
  [5, 'Many.'],
])('for %d: %s', (n, sentence) => {
  const cases = '[{ when: n = 1, say: One. }, { when: n < 5, say: "A few: {answer}." }, { say: Many. }]';
  const text = {
    inputs: 'n: { label: N, type: number, default: 1, min: 1, max: 10, step: 1 }',
    formula: 'n',
    given: `n: ${n}`,
    expected: n,
  };
  expect(calculatorOf({ ...text, cases }).examples[0]?.interpretation).toBe(sentence);
});

test.each<[string, string]>([
  ['{x', 'unbalanced-brace'],
  ['x}', 'unbalanced-brace'],
  ['{{x}', 'unbalanced-brace'],
  ['{a {x} b}', 'unbalanced-brace'],
  ['{}', 'syntax-expected'],
  ['{x:}', 'bad-format'],
  ['{x:10}', 'bad-format'],
  ['{x:two}', 'bad-format'],
  ['{y}', 'unknown-name'],
  ['{x > 2}', 'wrong-kind'],
  ['{"own"}', 'wrong-kind'],
  ['{x * 1 ft * 1 lb}', 'unnamed-figure'],
  ['{low(1..x)}', 'unnamed-figure'],
  ['{-x}', 'unnamed-figure'],
  ['{if n > 5 then x else x + 1}', 'unnamed-figure'],
  ['{5 ft}', 'unnamed-figure'],
  ['{x + 1 to %}', 'unnamed-figure'],
])('%s is refused', (say, code) => {
  expect(checkParts({ formula: 'x: 2\nanswer: x', expected: 2, say }).diagnostics.map((found) => found.code)).toEqual([
    code,
  ]);
});

test.each<[number, number, boolean, string]>([
  [0, 2, false, '0'],
  [-0.001, 2, true, '0.00'],
  [1e6, 0, false, '1,000,000'],
  [999.999, 2, false, '1,000'],
  [1e15, 2, false, '1,000,000,000,000,000'],
])('%d with %d decimals', (value, decimals, isFixed, text) => {
  expect((isFixed ? fixed : trimmed)(value, decimals)).toBe(text);
});

/** An option with a value reads by its phrase where it has one, and by its number where decimals are asked for. */
test.each<[option: string, say: string, said: string]>([
  ['{ label: Wide open, phrase: a wide stop, value: 5.6 }', '{stop}', 'a wide stop'],
  ['{ label: Wide open, phrase: a wide stop, value: 5.6 }', '{stop:2}', '5.60'],
  ['{ label: Wide open, value: 5.6 }', '{stop}', '5.6'],
])('%s in "%s" reads %s', (option, say, said) => {
  const inputs = `stop: { label: S, type: select, default: wide, options: { wide: ${option}, small: { label: Small, value: 8 } } }`;
  const { examples } = calculatorOf({ inputs, formula: 'stop * 1', say, expected: 5.6 });
  expect(examples[0]?.interpretation).toBe(said);
});
