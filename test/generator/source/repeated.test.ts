import { repeatedIn } from '../../../generator/source/repeated.js';

const cases: readonly (readonly [string, readonly string[], readonly (readonly [item: string, first: string])[]])[] = [
  ['nothing of different items', ['a', 'b', 'c'], []],
  ['a second item', ['a1', 'b', 'a2'], [['a2', 'a1']]],
  [
    'a third item with the first, not with the second',
    ['a1', 'a2', 'b1', 'a3', 'b2'],
    [
      ['a2', 'a1'],
      ['a3', 'a1'],
      ['b2', 'b1'],
    ],
  ],
  ['a key that objects have anyway', ['__proto__', '__proto__'], [['__proto__', '__proto__']]],
];

test.each(cases)('tells %s', (_name, items, expected) => {
  const keyOf = (item: string) => (item.startsWith('_') ? item : (item[0] ?? ''));
  expect(repeatedIn(items, keyOf).map(({ item, first }) => [item, first])).toEqual(expected);
});
