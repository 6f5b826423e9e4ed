/** Bodies that nobody with good intentions sends. Each is refused with a problem, or stored so that it does no harm. */
import { gzipSync } from 'node:zlib';
import { request, sendRaw } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { consentText, leadBody } from '../support/lead-fixtures.js';

let leadApp: LeadApp;
beforeEach(async () => {
  leadApp = await startLeadApp();
});
afterEach(() => leadApp.stop());

const good = JSON.stringify(leadBody());

/** Sends bytes with headers of the test's own. */
async function send(
  body: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; code: unknown }> {
  const given = { 'content-type': 'application/json', 'content-length': String(body.length), ...headers };
  const all = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name !== 'content-length' || value !== ''),
  );
  const answer = await request(leadApp.app, 'POST', '/api/lead-submit', all, body as unknown as string);
  const json = answer.json();
  if (answer.status >= 400) {
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(json).toMatchObject({ ok: false, status: answer.status, request_id: expect.any(String) });
  }
  return { status: answer.status, code: json['code'] };
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const inside = (text: string): string => good.replace('{', `{"extra":${text},`);

const unreadable: readonly (readonly [string, Buffer, Readonly<Record<string, string>>, number, string])[] = [
  ['an empty body', Buffer.alloc(0), {}, 400, 'malformed_body'],
  ['only spaces', Buffer.from('  \n'), {}, 400, 'malformed_body'],
  ['half a body', Buffer.from(good.slice(0, 90)), {}, 400, 'malformed_body'],
  ['two documents', Buffer.from(good + good), {}, 400, 'malformed_body'],
  [
    'a form',
    Buffer.from('service=fence'),
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media_type',
  ],
  [
    'plain text, as a page may send it without asking',
    Buffer.from(good),
    { 'content-type': 'text/plain' },
    415,
    'unsupported_media_type',
  ],
  ['no type', Buffer.from(good), { 'content-type': '' }, 415, 'unsupported_media_type'],
  [
    'a type that only begins alike',
    Buffer.from(good),
    { 'content-type': 'application/jsonp' },
    415,
    'unsupported_media_type',
  ],
  ['UTF-16', Buffer.from(good, 'utf16le'), {}, 400, 'malformed_body'],
  [
    'a foreign charset',
    Buffer.from(good),
    { 'content-type': 'application/json; charset=utf-16' },
    415,
    'unsupported_media_type',
  ],
  [
    'a charset that only begins alike',
    Buffer.from(good),
    { 'content-type': 'application/json; charset=utf-80' },
    415,
    'unsupported_media_type',
  ],
  [
    'Latin-1 under the name of UTF-8',
    Buffer.from(good.replace('Zelda', 'Z\u00e9lda'), 'latin1'),
    {},
    400,
    'malformed_body',
  ],
  [
    'an overlong encoding',
    Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xc0, 0xaf]), Buffer.from('}')]),
    {},
    400,
    'malformed_body',
  ],
  ['gzip', gzipSync(good), { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ['a bomb of gzip', gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ['one byte too many', Buffer.from(good + ' '.repeat(16 * 1024 + 1 - good.length)), {}, 413, 'content_too_large'],
  ['a key twice', Buffer.from(good.replace('{', '{"city":"freer",')), {}, 400, 'malformed_body'],
  [
    'a key twice, once in disguise',
    Buffer.from(good.replace('{', '{"c\\u0069ty":"freer",')),
    {},
    400,
    'malformed_body',
  ],
  [
    'a key twice, deeper',
    Buffer.from(good.replace('"given":true', '"given":false,"given":true')),
    {},
    400,
    'malformed_body',
  ],
  ['deep nesting', Buffer.from(inside(nested(9))), {}, 400, 'malformed_body'],
  ['nesting as deep as fits', Buffer.from(nested(8000)), {}, 400, 'malformed_body'],
  ['an array', Buffer.from('[1]'), {}, 422, 'invalid_value'],
  ['a number', Buffer.from('5'), {}, 422, 'invalid_value'],
  ['null', Buffer.from('null'), {}, 422, 'invalid_value'],
  ['a text', Buffer.from('"lead"'), {}, 422, 'invalid_value'],
  ['an empty object', Buffer.from('{}'), {}, 422, 'invalid_lead'],
  ['__proto__', Buffer.from(good.replace('{', '{"__proto__":{"test":true},')), {}, 422, 'unknown_field'],
  [
    '__proto__ in the contact',
    Buffer.from(good.replace('"name"', '"__proto__":{"phone":"1"},"name"')),
    {},
    422,
    'unknown_field',
  ],
  ['constructor', Buffer.from(inside('1').replace('extra', 'constructor')), {}, 422, 'unknown_field'],
  ['a list for a text', Buffer.from(good.replace('"alice"', '["alice"]')), {}, 422, 'invalid_value'],
  ['an object for a text', Buffer.from(good.replace('"alice"', '{"$ne":null}')), {}, 422, 'invalid_value'],
  ['a number for a text', Buffer.from(good.replace('"361-555-0142"', '3615550142')), {}, 422, 'invalid_value'],
  ['a text for a flag', Buffer.from(good.replace('{', '{"test":"false",')), {}, 422, 'invalid_value'],
  ['a prototype for a slug', Buffer.from(good.replace('"fence"', '"constructor"')), {}, 422, 'unknown_service'],
  ['a prototype for a city', Buffer.from(good.replace('"alice"', '"__proto__"')), {}, 422, 'invalid_lead'],
  [
    'an infinite number',
    Buffer.from(good.replace('{', '{"calculation":{"slug":"fence","value":1e999},')),
    {},
    422,
    'invalid_value',
  ],
];

test.each(unreadable)('%s is refused', async (_name, body, headers, status, code) => {
  expect(await send(body, headers)).toEqual({ status, code });
  expect(await leadApp.leads()).toEqual([]);
});

const megabyte = Buffer.from(`{"message":"${'x'.repeat(1_000_000)}"}`);
const lengths: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['that says how long it is', {}],
  ['that comes in chunks', { 'content-length': '', 'transfer-encoding': 'chunked' }],
];
test.each(lengths)('a megabyte %s is refused, and the sender gets to know', async (_name, headers) => {
  expect(await send(megabyte, headers)).toEqual({ status: 413, code: 'content_too_large' });
  expect(await leadApp.leads()).toEqual([]);
});

test('a body of exactly the longest length is read', async () => {
  expect((await send(Buffer.from(good + ' '.repeat(16 * 1024 - good.length)))).status).toBe(201);
});

test('a byte order mark and a quoted charset are read', async () => {
  const headers = { 'content-type': 'Application/JSON; charset="UTF-8"' };
  expect((await send(Buffer.from(`\ufeff${good}`), headers)).status).toBe(201);
});

const stored: readonly (readonly [string, object, object])[] = [
  ['SQL in a name', { name: "Robert'); DROP TABLE leads;--" }, { contact_name: "Robert'); DROP TABLE leads;--" }],
  [
    'lines of a header in a name',
    { name: 'Eve\r\nBcc: all@example.com\r\n\r\nHello' },
    { contact_name: 'Eve Bcc: all@example.com Hello' },
  ],
  ['control characters in a name', { name: 'E\u0000v\u001b[31me\u0007\u009b' }, { contact_name: 'Ev[31me' }],
  [
    'marks that turn the direction of a name',
    { name: '\u202Egnp.exe\u202C \u2066Eve\u2069' },
    { contact_name: 'gnp.exe Eve' },
  ],
  ['invisible characters in a name', { name: 'E\u200Bv\uFEFFe\u2060' }, { contact_name: 'Eve' }],
  ['half a character in a name', { name: 'E\ud800ve' }, { contact_name: 'Eve' }],
  ['a formula for a name', { name: '=HYPERLINK("http://evil.example","Eve")' }, { disposition: 'held' }],
  ['HTML in a name', { name: '<img src=x onerror=alert(1)>' }, { contact_name: '<img src=x onerror=alert(1)>' }],
  [
    'a right-to-left script',
    { name: '\u05D3\u05D5\u05D3 \u05DB\u05D4\u05DF' },
    { contact_name: '\u05D3\u05D5\u05D3 \u05DB\u05D4\u05DF' },
  ],
  ['letters in pieces', { name: 'Jose\u0301' }, { contact_name: 'Jos\u00e9' }],
  ['a composed emoji', { name: 'Eve \u{1F469}\u200D\u{1F527}' }, { contact_name: 'Eve \u{1F469}\u200D\u{1F527}' }],
];

test.each(stored)('%s is stored harmlessly', async (_name, changes, row) => {
  const contact = { name: 'Eve', phone: '361-555-0142', ...changes };
  const answer = await leadApp.post(leadBody({ contact }));
  expect(answer.status).toBe(201);
  expect(await leadApp.leads()).toEqual([expect.objectContaining(row)]);
});

test('a message keeps its lines and loses the rest', async () => {
  await leadApp.post(leadBody({ message: ' One\r\ntwo\u2028three\tfour\u0000\u202E\u001b[2J ' }));
  expect((await leadApp.leads())[0]?.message).toBe('One\ntwo\nthree\tfour[2J');
});

test('an object keeps its own prototype whatever was sent', async () => {
  await leadApp.post('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

describe('an answer does not grow with the mistakes', () => {
  const names = Array.from({ length: 1500 }, (_, number) => `x${number}`);
  const many = { ...leadBody({ consent: undefined }), ...Object.fromEntries(names.map((name) => [name, 1])) };

  test('lists the first of them and says how many more there are', async () => {
    const answer = await leadApp.post(JSON.stringify(many));
    expect(answer.status).toBe(422);
    const { errors, detail, consent_text } = answer.json() as Record<string, object[]>;
    expect(errors).toHaveLength(20);
    expect(detail).toBe('The lead has 1501 mistakes. The first 20 are listed; there are 1481 more.');
    expect(consent_text).toBe(consentText);
    expect(answer.text.length).toBeLessThan(8 * 1024);
  });

  test('has a list that several mistakes allow once', async () => {
    const channels = ['fax', 'telex', 'pigeon'];
    const answer = await leadApp.post(leadBody({ a: 1, b: 2, consent: { given: true, text: consentText, channels } }));
    const errors = answer.json()['errors'] as readonly { code: string; allowed: unknown }[];
    const lists = (code: string) =>
      errors.filter((error) => error.code === code).map(({ allowed }) => allowed !== null);
    expect([lists('unknown_field'), lists('invalid_value')]).toEqual([
      [true, false],
      [true, false, false],
    ]);
  });
});

const inputNames: readonly (readonly [string, string])[] = [
  ['%', '#/calculation/inputs/%25'],
  ['a/b~c', '#/calculation/inputs/a~1b~0c'],
  ['half \ud800', '#/calculation/inputs/half%20'],
  ['x'.repeat(5000), `#/calculation/inputs/${'x'.repeat(64)}`],
];
test.each(inputNames)('an input named %j is named as a URI fragment', async (name, pointer) => {
  const answer = await leadApp.post(leadBody({ calculation: { slug: 'fence', inputs: { [name]: null } } }));
  expect(answer.status).toBe(422);
  expect(answer.json()['errors']).toEqual([expect.objectContaining({ pointer, code: 'invalid_value' })]);
});

describe('a body that is announced', () => {
  const head = (lines: readonly string[]): string =>
    [
      'POST /api/lead-submit HTTP/1.1',
      'Host: a.example',
      'Expect: 100-continue',
      'Connection: close',
      ...lines,
      '',
      '',
    ].join('\r\n');

  test('is asked for when it can be taken', async () => {
    const lines = ['Content-Type: application/json', `Content-Length: ${good.length}`];
    const answer = await sendRaw(leadApp.app, head(lines) + good, 'none');
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
  });

  const refused: readonly (readonly [string, readonly string[], number])[] = [
    ['of another type', ['Content-Type: text/plain', 'Content-Length: 10'], 415],
    ['that is too long', ['Content-Type: application/json', 'Content-Length: 1000000'], 413],
  ];
  test.each(refused)('%s is refused before it is sent', async (_name, lines, status) => {
    expect(await sendRaw(leadApp.app, head(lines))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
