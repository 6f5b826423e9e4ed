import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { sendAndReset } from '../support/raw-connections.js';
import { gitProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';
import type { OpenCatalog, RunningPage } from '../support/slow/workbench.js';
import { copiedCatalog, openWorkbench } from '../support/slow/workbench.js';

needPrograms(gitProgram);

/** What the workbench's server answers, and above all what it refuses. */

let catalog: OpenCatalog;
let server: RunningPage;
let port: number;

beforeAll(async () => {
  catalog = copiedCatalog();
  server = await openWorkbench(catalog, catalog.root);
  port = Number(new URL(server.address).port);
});

afterAll(async () => {
  await server.stop();
  catalog.remove();
});

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** As a client that sends what it likes, unlike `fetch`. */
function call({ method = 'GET', path, headers = {}, body = '' }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const own = { 'x-reckoner-workbench': '1' };
const units = '/api/files/catalog/units.yaml';

async function digestOf(path: string): Promise<string> {
  const { text } = await call({ path: '/api/catalog' });
  const { files } = JSON.parse(text) as {
    readonly files: readonly { readonly path: string; readonly digest: string }[];
  };
  return files.find((file) => file.path === path)?.digest ?? '';
}

test('the catalog comes with its digests, and as it was committed', async () => {
  const { status, text } = await call({ path: '/api/catalog' });
  expect(status).toBe(200);
  const { name, files, committed } = JSON.parse(text);
  expect(name).toBe('catalog');
  expect(files.map(({ path }: { path: string }) => path)).toContain('catalog/calculators/kitchen.yaml');
  expect(committed).toHaveLength(files.length);
});

const anyDigest = `"${'0'.repeat(64)}"`;
const write = { method: 'PUT', path: units, headers: { ...own, 'if-match': anyDigest }, body: 'x' };

const refused: readonly (readonly [name: string, call: Call, status: number])[] = [
  ['another host name', { path: '/api/catalog', headers: { host: 'evil.example' } }, 403],
  ['the right name at another port', { path: '/api/catalog', headers: { host: '127.0.0.1:1' } }, 403],
  ['a page of another site', { path: '/api/catalog', headers: { origin: 'https://evil.example' } }, 403],
  ['a page without an origin of its own', { path: '/api/catalog', headers: { origin: 'null' } }, 403],
  ['a write without the header', { ...write, headers: { 'if-match': anyDigest } }, 403],
  ['a write without a condition', { ...write, headers: own }, 428],
  ['a write with a condition that is none', { ...write, headers: { ...own, 'if-match': '*' } }, 428],
  ['a write over another text', write, 412],
  ['a new file where there is one', { ...write, headers: { ...own, 'if-none-match': '*' } }, 412],
  ['a text that is not UTF-8', { ...write, body: Buffer.from([0xff, 0xfe]) }, 400],
  ['a name that cannot be decoded', { ...write, path: '/api/files/%ff' }, 400],
  ['a name of another kind', { ...write, path: '/api/files/catalog/notes.txt' }, 403],
  ['a way out', { ...write, path: '/api/files/catalog/calculators/..%2f..%2f..%2fout.yaml' }, 403],
  ['a way out with dots', { ...write, path: '/api/files/catalog/calculators/%2e%2e/out.yaml' }, 403],
  ['a file of the system', { ...write, path: '/api/files/%2fetc%2fpasswd' }, 403],
  ['a hidden file', { ...write, path: '/api/files/catalog/calculators/.hidden.yaml' }, 403],
  ['a text as long as no catalog', { ...write, body: 'x'.repeat(8_000_001) }, 400],
  ['another method', { method: 'DELETE', path: units, headers: own }, 405],
  ['a file beside the page', { path: '/catalog/units.yaml' }, 404],
  ['a way out of the page', { path: '/..%2f..%2fetc%2fpasswd' }, 404],
];

test.each(refused)('%s is refused in words', async (_, wrong, status) => {
  const before = catalog.read('units.yaml');
  const reply = await call({ ...wrong, headers: { host: `127.0.0.1:${port}`, ...wrong.headers } });
  expect(reply.status).toBe(status);
  const said = JSON.parse(reply.text) as { readonly why?: string; readonly now?: { readonly text: string } };
  expect(said.why ?? said.now?.text).toMatch(/\w/);
  expect(catalog.read('units.yaml')).toBe(before);
  expect(existsSync(join(catalog.root, 'out.yaml'))).toBe(false);
});

test('a file is replaced whole, and only as the person last saw it', async () => {
  const digest = await digestOf('catalog/units.yaml');
  const headers = { ...own, 'if-match': `"${digest}"` };
  const text = `${catalog.read('units.yaml')}# Ä second line.\n`;
  const first = await call({ method: 'PUT', path: units, headers, body: text });
  expect([first.status, catalog.read('units.yaml')]).toEqual([200, text]);
  const second = await call({ method: 'PUT', path: units, headers, body: 'lost' });
  expect(second.status).toBe(412);
  expect(JSON.parse(second.text).now.text).toBe(text);
  expect(readdirSync(join(catalog.root, 'catalog')).filter((name) => name.includes('draft'))).toEqual([]);
});

test('a new file is written where there is none', async () => {
  const path = '/api/files/catalog/calculators/garden.yaml';
  const reply = await call({ method: 'PUT', path, headers: { ...own, 'if-none-match': '*' }, body: '# New\n' });
  expect([reply.status, catalog.read('calculators/garden.yaml')]).toEqual([200, '# New\n']);
});

const broken: readonly (readonly [name: string, bytes: string, isAnswered: boolean])[] = [
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', true],
  ['no HTTP', 'hello\r\n\r\n', true],
  ['an address that is none', 'GET // HTTP/1.1\r\nHost: x\r\n\r\n', true],
  [
    'half a file',
    `PUT ${units} HTTP/1.1\r\nHost: HOST\r\nX-Reckoner-Workbench: 1\r\nIf-Match: ${anyDigest}\r\nContent-Length: 9\r\n\r\nx`,
    false,
  ],
  ['a page that listens', 'GET /api/events HTTP/1.1\r\nHost: HOST\r\n\r\n', true],
];

test.each(broken)('goes on after %s and a reset', async (_, bytes, isAnswered) => {
  const sent = bytes.replace('HOST', `127.0.0.1:${port}`);
  for (let turn = 0; turn < 5; turn++) {
    await sendAndReset(port, sent, 'at once');
    if (isAnswered) await sendAndReset(port, sent, 'answered');
  }
  expect((await call({ path: '/api/catalog' })).status).toBe(200);
});

test('a link that leads out of the catalog is followed neither to read nor to write', async () => {
  symlinkSync(join(catalog.root, '..'), join(catalog.root, 'catalog/calculators/away'));
  const path = '/api/files/catalog/calculators/away/stolen.yaml';
  const reply = await call({ method: 'PUT', path, headers: { ...own, 'if-none-match': '*' }, body: 'x' });
  expect(reply.status).toBe(403);
  expect(existsSync(join(catalog.root, '../stolen.yaml'))).toBe(false);
  expect((await call({ path: '/api/catalog' })).status).toBe(200);
});
