/** Stands in for Jest: suites that are loaded leave their tests here, so that one process can run them again and again. */
import { expect } from 'expect';

export interface CollectedTest {
  readonly name: string;
  readonly run: () => unknown;
}

export const collected: CollectedTest[] = [];

type Run = (...args: unknown[]) => unknown;

const around: string[] = [];

function test(name: string, run: Run): void {
  collected.push({ name: [...around, name].join(': '), run: () => run() });
}

function group(name: string, run: Run): void {
  around.push(name);
  run();
  around.pop();
}

/** One for each row; the name gets the first of its values. */
function eachOf(register: (name: string, run: Run) => void) {
  return (rows: readonly unknown[]) => (name: string, run: Run) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      register(`${name} ${String(values[0])}`, () => run(...values));
    }
  };
}

Object.assign(globalThis, {
  expect,
  test: Object.assign(test, { each: eachOf(test) }),
  describe: Object.assign(group, { each: eachOf(group) }),
});
