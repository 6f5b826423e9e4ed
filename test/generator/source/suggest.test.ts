import { formatList } from '../../../engine/spelling/list-names.js';
import { didYouMean, suggestOrList } from '../../../generator/source/hint.js';
import { nearestSpellings, spellingDistance } from '../../../generator/source/suggest.js';

test.each<[string, string, number]>([
  ['length', 'length', 0],
  ['lenght', 'length', 1],
  ['Length', 'length', 0],
  ['legth', 'length', 1],
  ['lengthh', 'length', 1],
  ['langth', 'length', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j is as far from %j as %d edits', (a, b, distance) => {
  expect(spellingDistance(a, b)).toBe(distance);
  expect(spellingDistance(b, a)).toBe(distance);
});

const names = ['length', 'width', 'depth', 'squareFootage', 'n', 'm', 'cuyd', 'cuft', 'sqft'];

test.each<[string, readonly string[]]>([
  ['lenght', ['length']],
  ['LENGTH', ['length']],
  ['widht', ['width']],
  ['footage', ['squareFootage']],
  ['squarefootage', ['squareFootage']],
  ['cufd', ['cuft', 'cuyd']],
  ['cyd', ['cuyd']],
  ['x', []],
  ['N', ['n']],
  ['xyz', []],
  ['height', []],
  ['l'.repeat(100_000), []],
])('%.20s is near to %j', (input, near) => {
  expect(nearestSpellings(input, names)).toEqual(near);
});

test('at most three, nearest first, then by the alphabet', () => {
  expect(nearestSpellings('abcdef', ['abcdez', 'abcdex', 'abcdey', 'abcdef0', 'abzzzz'])).toEqual([
    'abcdef0',
    'abcdex',
    'abcdey',
  ]);
});

test('suggestions name the likely word, or list the words that exist', () => {
  expect(didYouMean('lenght', names)).toEqual({ hint: 'Did you mean `length`?', edit: 'length' });
  expect(didYouMean('cufd', names)).toEqual({ hint: 'Did you mean `cuft` or `cuyd`?', choices: ['cuft', 'cuyd'] });
  expect(didYouMean('zzz', names)).toBeUndefined();
  expect(suggestOrList('zzz', ['a', 'b'], 'Names')).toEqual({ hint: 'Names: `a`, `b`.' });
  expect(suggestOrList('zzz', [], 'Names')).toBeUndefined();
  const many = Array.from({ length: 14 }, (_, index) => `name${index}`);
  expect(suggestOrList('zzz', many, 'Names')?.hint).toMatch(/^Names: `name0`, .*`name11`, and 2 more\.$/);
});

test.each<[readonly string[], string]>([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j as a list', (items, text) => {
  expect(formatList(items, 'or')).toBe(text);
});

test('names a candidate once, however often it is offered', () => {
  expect(didYouMean('vinyl', ['vinyl_6', 'vinyl_6', 'wood', 'vinyl_6'])?.hint).toBe('Did you mean `vinyl_6`?');
});
