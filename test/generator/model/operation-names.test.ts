/** The names of operations are a union of the names in the table: a slip in one is seen by the compiler. */
import type { ArithmeticName, OperationName } from '../../../generator/model/operations.js';
import { arithmeticOf, operations } from '../../../generator/model/operations.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only for `true`. */
function holds<T extends true>(truth: T): boolean {
  return truth;
}

type Resolved = 'or' | 'and' | 'not' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'to' | '..' | 'low' | 'high' | 'mid';

test('the type names each operation, and which of them are arithmetic', () => {
  expect(holds<Equal<string extends OperationName ? true : false, false>>(true)).toBe(true);
  expect(holds<Equal<Exclude<OperationName, ArithmeticName>, Resolved>>(true)).toBe(true);
  const names: readonly OperationName[] = ['+', 'ceil', 'floor', 'round', '<=', 'mid'];
  expect(names.filter((name) => !operations.has(name))).toEqual([]);
});

test('another name does not compile', () => {
  // @ts-expect-error: there is no such operation.
  const unknown: OperationName = 'cbrt';
  expect(operations.has(unknown)).toBe(false);
  // @ts-expect-error: `low` is resolved by checking and has no arithmetic.
  expect(() => arithmeticOf('low')).toThrow('low has no arithmetic of its own.');
});

test('each row is found by its own name', () => {
  expect([...operations].filter(([name, row]) => row.name !== name)).toEqual([]);
});
