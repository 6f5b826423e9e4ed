import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { openLogDestination } from '../../runtime/process/log-destination.js';
import { until } from '../support/until.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = `${'x'.repeat(99)}\n`;

/** A pipe whose reader and writer are here. */
function openPipe(name: string): { readonly reader: number; readonly writer: number } {
  const path = join(folder, name);
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) };
}

test('lines reach a file, in their order and whole', async () => {
  const path = join(folder, 'file');
  const log = openLogDestination(openSync(path, 'a'), () => undefined);
  for (let at = 0; at < 1000; at++) log.write(`${at}\n`);
  expect(await log.end(1000)).toBe(true);
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').map(Number)).toEqual(
    Array.from({ length: 1000 }, (_, at) => at),
  );
  expect(log.dropped()).toBe(0);
});

test('on a full disk lines are dropped and counted, and nothing waits', async () => {
  const log = openLogDestination(openSync('/dev/full', 'w'), () => undefined);
  for (let at = 0; at < 200; at++) log.write(line);
  await until(() => log.dropped() > 0);
  for (let at = 0; at < 200; at++) log.write(line);
  expect(await log.end(500)).toBe(false);
  await until(() => log.dropped() >= 400);
  expect(log.dropped()).toBe(400);
});

test('a reader that stalls costs a bounded memory, and the end does not wait for it', async () => {
  const { reader, writer } = openPipe('stalled');
  const log = openLogDestination(writer, () => undefined);
  for (let round = 0; round < 50; round++) {
    for (let at = 0; at < 1000; at++) log.write(line);
    await turn();
  }
  // 5 MB were written; the pipe holds 64 KiB, and a megabyte waits.
  expect(log.dropped()).toBeGreaterThan(30_000);
  expect(await log.end(300)).toBe(false);
  closeSync(reader);
});

test('lines that a reader takes late come out whole, and the loss is reported once', async () => {
  const { reader, writer } = openPipe('late');
  const told: number[] = [];
  const log = openLogDestination(writer, (lines) => told.push(lines));
  for (let at = 0; at < 20_000; at++) log.write(line);
  const dropped = log.dropped();
  expect(dropped).toBeGreaterThan(0);
  const received = await readLines(reader, 20_000 - dropped);
  expect(received.split('\n').every((text) => text === '' || `${text}\n` === line)).toBe(true);
  await until(() => told.length > 0);
  expect(told).toEqual([dropped]);
  expect(await log.end(500)).toBe(true);
  closeSync(reader);
});

test('a reader that has gone does not keep anything waiting', async () => {
  const { reader, writer } = openPipe('gone');
  const log = openLogDestination(writer, () => undefined);
  closeSync(reader);
  for (let at = 0; at < 500; at++) log.write(line);
  await until(() => log.dropped() > 0);
  for (let at = 0; at < 500; at++) log.write(line);
  expect(await log.end(500)).toBe(false);
  await until(() => log.dropped() >= 1000);
  expect(log.dropped()).toBe(1000);
});

/** Reads until so many lines have come. */
async function readLines(descriptor: number, count: number): Promise<string> {
  let text = '';
  await until(() => {
    text += readSome(descriptor).toString();
    return text.split('\n').length > count;
  });
  return text;
}

function readSome(descriptor: number): Buffer {
  const bytes = Buffer.alloc(65_536);
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return bytes.subarray(0, 0);
    throw error;
  }
}
