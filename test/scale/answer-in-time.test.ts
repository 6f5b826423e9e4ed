/** How long a request waits for its count, and who is to blame when that is too long. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerInTime } from '../../http/limits/answer-in-time.js';
import { NotCounted } from '../../http/limits/not-counted.js';
import { reasonOf } from '../../http/limits/redis-connection.js';

/** How often it was called. */
function counter() {
  const late = () => {
    late.calls += 1;
  };
  late.calls = 0;
  return late;
}

test('passes on what comes in time, results and errors alike', async () => {
  const late = counter();
  await expect(answerInTime(Promise.resolve(7), 20, late)).resolves.toBe(7);
  await expect(answerInTime(Promise.reject(new Error('OOM command not allowed')), 20, late)).rejects.toThrow('OOM');
  await sleep(40);
  expect(late.calls).toBe(0);
});

test('gives up on what does not come', async () => {
  const late = counter();
  await expect(answerInTime(new Promise(() => undefined), 20, late)).rejects.toBeInstanceOf(NotCounted);
  expect(late.calls).toBe(1);
});

test('does not blame the other side when this process was busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-busy-'));
  const marker = join(folder, 'answered');
  const other = spawn('sh', ['-c', `read go; echo answer; : > ${marker}`]);
  try {
    const late = counter();
    const heard = once(other.stdout, 'data').then(([chunk]) => String(chunk));
    const answer = answerInTime(heard, 20, late);
    other.stdin.write('go\n');
    // From here, the event loop looks at its timers next and at its sockets after them.
    await new Promise((resolve) => setImmediate(resolve));
    // The answer arrives, and its time runs out, while this process looks at neither.
    const leastBusy = performance.now() + 60;
    while (!existsSync(marker) || performance.now() < leastBusy);
    await expect(answer).resolves.toBe('answer\n');
    expect(late.calls).toBe(0);
  } finally {
    other.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

const reasons: readonly (readonly [unknown, string])[] = [
  [Object.assign(new Error('connect ECONNREFUSED redis://:word@cache'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ENOTFOUND' })]), 'ENOTFOUND'],
  [new Error('READONLY You cannot write against a read only replica.'), 'READONLY'],
  [new Error('WRONGPASS invalid username-password pair'), 'WRONGPASS'],
  [new TypeError('the password word is wrong'), 'TypeError'],
  ['a word', 'unknown'],
];
test.each(reasons)('names the reason of %p in one word', (error, word) => {
  expect(reasonOf(error)).toBe(word);
});
