/** How much memory there is, as Node tells it with and without a limit. */
import { memoryLimit } from '../../runtime/process/memory-limit.js';

const machine = 24e9;
const beyondAll = 2 ** 64;
const limits: readonly (readonly [number | undefined, number])[] = [
  [512 * 2 ** 20, 512 * 2 ** 20],
  [0, machine],
  [undefined, machine],
  [beyondAll, machine],
  [machine, machine],
];
test.each(limits)('a constraint of %p leaves %p bytes', (constrained, expected) => {
  expect(memoryLimit(constrained, machine)).toBe(expected);
});
