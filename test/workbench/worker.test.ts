import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { check } from '../../generator/compile.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Order, Report } from '../../workbench/messages/protocol.js';
import { createHash as createOwnHash } from '../../workbench/worker/stand-ins/crypto.js';
import { sourcesOf } from '../support/check-catalog.js';
import { readDiagnosticFixtures } from '../support/diagnostic-fixtures.js';
import { projectRoot } from '../support/project-root.js';
import { buildWorkbench } from '../support/workbench.js';

/** The worker as the build makes it, with its stand-ins, says of every fixture what the compiler says. */

const built = buildWorkbench();

/** What a browser's worker has around it. */
const around = `
  const { parentPort } = require('node:worker_threads');
  globalThis.self = {
    postMessage: (report) => parentPort.postMessage(report),
    addEventListener: (_, take) => parentPort.on('message', (data) => take({ data })),
  };
`;

const worker = new Worker(around + readFileSync(join(built.assets, 'worker.js'), 'utf8'), { eval: true });

afterAll(async () => {
  await worker.terminate();
  built.remove();
});

function send(order: Order): void {
  worker.postMessage(order);
}

/** What is found in a catalog when all its proofs are made. */
function findingsOf(sources: CatalogSources, version: number): Promise<Report & { kind: 'findings' }> {
  const { calculators, ...rest } = sources;
  const files = [...calculators, ...Object.values(rest)].flatMap((each) => each ?? []);
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

const fixtures = readDiagnosticFixtures(join(projectRoot, 'test/diagnostics'));

test('every fixture gets the same messages at the same places', async () => {
  expect(fixtures.length).toBeGreaterThan(100);
  for (const [index, { name, texts }] of fixtures.entries()) {
    const sources = sourcesOf(texts);
    const { findings } = await findingsOf(sources, index + 1);
    const said = findings.map(({ path, from, code, message, hint }) => ({ path, from, code, message, hint }));
    const expected = check(sources).diagnostics.map(({ span, code, message, hint }) => {
      return { path: span.source.path, from: span.start, code, message, hint };
    });
    expect([name, said]).toEqual([name, expected]);
  }
});

test.each(['', 'abc', 'Ä🌧'.repeat(99), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(100_003)])(
  'a digest is that of node: %#',
  (text) => {
    const own = createOwnHash('sha256').update(text).digest('hex');
    expect(own).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
