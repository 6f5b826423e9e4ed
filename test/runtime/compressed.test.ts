/** What the build compresses: the service sends it, and nothing that it does not send whole. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from '../../runtime/process/compress-answers.js';
import { packBodies, packedFrom, readBodies } from '../../runtime/process/compressed-bodies.js';
import { catalog } from '../support/fixture-service.js';
import { baseUrl, fetchBytes, type RunningApp, startApp } from '../support/http.js';

/** Large enough to gain from it, as real documents are. */
const documents = new Map(
  [...catalog.documents].map(([name, text]) => [
    name,
    name.endsWith('.json') && text.startsWith('{') ? `{"x-long":"${'x'.repeat(2_000)}",${text.slice(1)}` : text,
  ]),
);
const large = { ...catalog, documents, vectors: () => `{"vectors":"${'1'.repeat(2_000)}"}` };
const requestsPerMinute = 100_000;

/** Documents, a part of one, and a file of a calculator. */
const paths = ['/openapi.json', '/openapi-compact.json', '/api/calc', '/openapi/outdoor.json', '/vectors/fence.json'];
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

let folder: string;
let path: string;
let app: RunningApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-compressed-'));
  path = join(folder, 'compressed.bin');
  const bodies = await compressAnswers(large, { baseUrl, requestsPerMinute }, null);
  writeFileSync(path, packBodies('a build', bodies));
  const find = readBodies(path);
  // One letter more than the body has, which shows that the build made it and not the service.
  const marked = (etag: string) => {
    const body = find(etag);
    return body === null ? null : Buffer.concat([body, Buffer.from('!')]);
  };
  app = await startApp({ catalog: { ...large, compressed: marked }, publicBaseUrl: baseUrl, requestsPerMinute });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(paths.flatMap((each) => (['br', 'gzip'] as const).map((encoding) => [each, encoding] as const)))(
  '%s is sent in %s as the build compressed it',
  async (each, encoding) => {
    const plain = await fetchBytes(app.port, each, '');
    const { headers, bytes } = await fetchBytes(app.port, each, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(bytes.at(-1)).toBe('!'.charCodeAt(0));
    expect(decode[encoding](bytes.subarray(0, -1)).equals(plain.bytes)).toBe(true);
  },
);

test('at another address the service compresses for itself', async () => {
  const elsewhere = await startApp({
    catalog: { ...large, compressed: readBodies(path) },
    publicBaseUrl: 'https://other.example',
  });
  try {
    const { bytes } = await fetchBytes(elsewhere.port, '/openapi.json', 'br');
    expect(brotliDecompressSync(bytes).toString()).toContain('https://other.example');
  } finally {
    await elsewhere.stop();
  }
});

test('a file says from what it was made; where there is none, nothing is found', () => {
  const missing = join(folder, 'missing.bin');
  expect([packedFrom(path), packedFrom(missing), readBodies(missing)('"tag"')]).toEqual(['a build', null, null]);
});

test('a service goes on reading the file that a later build has replaced', () => {
  const replaced = join(folder, 'replaced.bin');
  writeFileSync(replaced, packBodies('', new Map([['"tag"', Buffer.from('old')]])));
  const find = readBodies(replaced);
  rmSync(replaced);
  writeFileSync(replaced, packBodies('', new Map([['"tag"', Buffer.from('new')]])));
  expect([find('"tag"')?.toString(), find('"other"')]).toEqual(['old', null]);
});
