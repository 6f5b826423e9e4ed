/** Stands in for Jest: suites register their tests here, so that one process can run them again and again. */
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

/** Registers a test or group for each row, with the first value of the row added to the name. */
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
