import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { Source } from '../../generator/source/source.js';
import { positionAt } from '../../generator/source/source.js';
import type { Order, Report } from '../../workbench/messages/protocol.js';
import { createHash as createOwnHash } from '../../workbench/worker/stand-ins/crypto.js';
import { sourcesOf } from '../support/check-catalog.js';
import { readDiagnosticFixtures } from '../support/diagnostic-fixtures.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed } from '../support/random.js';
import { shareOf } from '../support/shares.js';
import { built } from '../support/slow/built.js';

/** The worker as the build makes it, with its stand-ins, says of fixtures what is recorded of the compiler. */

const assets = built('assets/workbench');

/** What a browser's worker has around it. */
const around = `
  const { parentPort } = require('node:worker_threads');
  globalThis.self = {
    postMessage: (report) => parentPort.postMessage(report),
    addEventListener: (_, take) => parentPort.on('message', (data) => take({ data })),
  };
`;

const worker = new Worker(around + readFileSync(join(assets, 'worker.js'), 'utf8'), { eval: true });

afterAll(() => worker.terminate());

function send(order: Order): void {
  worker.postMessage(order);
}

/** What is found in a catalog when all its proofs are made. */
function findingsOf(files: readonly Source[], version: number): Promise<Report & { kind: 'findings' }> {
  return new Promise((resolve) => {
    const take = (report: Report): void => {
      if (report.kind !== 'findings' || report.version !== version || report.open > 0) return;
      worker.off('message', take);
      resolve(report);
    };
    worker.on('message', take);
    const texts = files.map(({ path, text }) => ({ path, text }));
    send({
      kind: 'open',
      version,
      files: texts,
      committed: null,
      kernel: 'http://localhost/kernel',
      today: '2026-03-01',
    });
  });
}

const seed = chosenSeed();
const fixtures = readDiagnosticFixtures(join(projectRoot, 'test/diagnostics'));

/** What is recorded of a fixture, without the lines that show its text. */
function recordedLines(path: string): readonly string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => /^(?:\S+:\d+:\d+ - | {2}hint: )/.test(line));
}

test(`every third fixture gets the same messages at the same places, with TEST_SEED=${seed}`, async () => {
  expect(fixtures.length).toBeGreaterThan(100);
  for (const [index, { name, texts, expectedPath }] of shareOf(fixtures, 3, seed).entries()) {
    const files = filesOf(sourcesOf(texts));
    const { findings } = await findingsOf(files, index + 1);
    const said = findings.flatMap(({ path, from, severity, code, message, hint }) => {
      const source = files.find((file) => file.path === path);
      if (source === undefined) throw new Error(`${name} has no ${path}.`);
      const { line, column } = positionAt(source, from);
      return [`${path}:${line}:${column} - ${severity} ${code}: ${message}`, `  hint: ${hint}`];
    });
    expect([name, ...said]).toEqual([name, ...recordedLines(expectedPath)]);
  }
});

test.each(['', 'abc', 'Ä🌧'.repeat(99), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(100_003)])(
  'a digest is that of node: %#',
  (text) => {
    const own = createOwnHash('sha256').update(text).digest('hex');
    expect(own).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
