import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';

const cases: readonly [query: string, pairs: readonly [string | null, string | null][]][] = [
  ['', []],
  ['&&', []],
  ['a=1', [['a', '1']]],
  [
    'a=1&&b=2&',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a=1&a=2',
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['a', [['a', '']]],
  ['=1', [['', '1']]],
  ['a=b=c', [['a', 'b=c']]],
  ['a=1?b', [['a', '1?b']]],
  ['a=x+y%2Bz', [['a', 'x y+z']]],
  ['a=%C3%A9', [['a', 'é']]],
  ['a=%26%3D', [['a', '&=']]],
  ['%61=1', [['a', '1']]],
  ['a[]=1', [['a[]', '1']]],
  ['a=%', [['a', null]]],
  ['a=%E0%A4%A', [['a', null]]],
  ['%FF=1', [[null, '1']]],
  ['__proto__=1', [['__proto__', '1']]],
];

describe('pairs of a query', () => {
  test.each(cases)('%j', (query, pairs) => {
    expect(scanQuery(query).map(({ name, value }) => [name, value])).toEqual(pairs);
  });

  test.each([
    ['/a', ''],
    ['/a?', ''],
    ['/a?b=c', 'b=c'],
    ['/a?b?c', 'b?c'],
  ])('the query of %j is %j', (url, query) => {
    expect(queryOf(url)).toBe(query);
  });
});
