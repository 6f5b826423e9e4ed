/** Callers that have keys of their own: known by them, counted apart, and never written down. */
import { createHash } from 'node:crypto';
import { createLeadService } from '../../leads/service.js';
import { readLeadSettings } from '../../leads/settings.js';
import { recordingLogger, startApp } from '../support/http.js';
import { openLimits, postLead } from '../support/lead-app.js';
import { leadCatalog, leadSettings, numberedBody, servedLeadCatalog } from '../support/lead-fixtures.js';

const key = 'acme-key-of-24-characters';
const otherKey = 'bravo-key-of-25-characters';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const callers = JSON.stringify({
  acme: { key, leads_per_hour: 4 },
  bravo: { key_sha256: [sha256(otherKey), sha256('older-key-of-24-characters')], leads_per_hour: 500 },
});

function readCallers(text: string) {
  return readLeadSettings({ LEAD_CALLERS: text }, { readFile: String, findPackage: String });
}

interface CallersApp {
  readonly post: (
    number: number,
    headers?: Readonly<Record<string, string>>,
    changes?: object,
  ) => ReturnType<typeof postLead>;
  readonly logs: readonly unknown[];
  readonly stop: () => Promise<void>;
}

async function start(text = callers): Promise<CallersApp> {
  const reading = readCallers(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.mistakes));
  const { logger, logs } = recordingLogger();
  const settings = { ...leadSettings({ engine: 'sqlite', path: ':memory:' }), callers: reading.settings.callers };
  const limits = { ...openLimits, leadsPerHour: 2, requestsPerMinute: 1000 };
  const service = createLeadService({ settings, catalog: servedLeadCatalog(), logger, ...limits });
  const app = await startApp({ catalog: leadCatalog, takeLead: service.take, logger, probes: [] });
  const running: CallersApp = {
    post: (number, headers = {}, changes = {}) => postLead(app, { ...numberedBody(number), ...changes }, headers),
    logs,
    stop: async () => {
      await app.stop();
      await service.stop();
    },
  };
  apps.push(running);
  return running;
}

let running: CallersApp;
const apps: CallersApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()));
});

test('a caller with a key has a limit of its own, whichever header it uses', async () => {
  running = await start();
  const statuses = async (numbers: readonly number[], headers: Readonly<Record<string, string>>) => {
    const answers = [];
    for (const number of numbers) answers.push((await running.post(number, headers)).status);
    return answers;
  };
  expect(await statuses([1, 2, 3], {})).toEqual([201, 201, 429]);
  expect(await statuses([4, 5], { authorization: `Bearer ${key}` })).toEqual([201, 201]);
  expect(await statuses([6, 7, 8], { 'x-api-key': key })).toEqual([201, 201, 429]);
  expect(await statuses([9, 10, 11], { authorization: `bearer ${otherKey}` })).toEqual([201, 201, 201]);
  expect(await statuses([12], { 'x-api-key': 'older-key-of-24-characters' })).toEqual([201]);
  const told = await running.post(13, { 'x-api-key': otherKey });
  expect(told.headers['ratelimit-policy']).toContain('"500-leads-in-1hour"');
});

const wrong: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a key that nobody has', { 'x-api-key': 'x'.repeat(24) }],
  ['a bearer token that nobody has', { authorization: 'Bearer nonsense' }],
  ['the keys of two callers', { authorization: `Bearer ${key}`, 'x-api-key': otherKey }],
  ['the digest in place of the key', { 'x-api-key': sha256(otherKey) }],
];
test.each(wrong)('%s is refused with 401', async (_name, headers) => {
  running = await start();
  const answer = await running.post(1, headers);
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="leads"');
  expect(answer.json()).toMatchObject({ ok: false, code: 'unknown_api_key' });
  for (const value of Object.values(headers)) {
    expect(answer.text + JSON.stringify(running.logs)).not.toContain(value.replace('Bearer ', ''));
  }
});

test('no key is written down', async () => {
  running = await start();
  await running.post(1, { 'x-api-key': key, 'idempotency-key': 'k' });
  await running.post(2, { authorization: `Bearer ${otherKey}` });
  expect(JSON.stringify(running.logs)).not.toMatch(/key-of-2|acme-key/);
});

test('the service asks for no key where no caller has one', async () => {
  running = await start('{}');
  expect((await running.post(1, { authorization: 'Basic dXNlcjpwYXNz', 'x-api-key': 'whatever' })).status).toBe(201);
});

test('the keys that callers give to their requests do not collide', async () => {
  running = await start();
  const named = { 'idempotency-key': 'order-1' };
  const first = await running.post(1, { ...named, 'x-api-key': key });
  const second = await running.post(2, { ...named, 'x-api-key': otherKey });
  const third = await running.post(3, named);
  const again = await running.post(2, { ...named, 'x-api-key': otherKey });
  const other = await running.post(4, { ...named, 'x-api-key': otherKey });
  expect([first, second, third, again, other].map(({ status }) => status)).toEqual([201, 201, 201, 201, 422]);
  expect(again.text).toBe(second.text);
});

test('templates and many jobs of a known caller are not held', async () => {
  running = await start();
  const message = 'A customer of ours asks for a visit within the next weeks; please call in the morning.';
  const statuses = [];
  for (let number = 0; number < 8; number++) {
    const answer = await running.post(number, { 'x-api-key': otherKey }, { message });
    statuses.push(answer.json()['status']);
  }
  expect(new Set(statuses)).toEqual(new Set(['accepted']));
});

const mistakes: readonly (readonly [string, string, string])[] = [
  ['no JSON', '{', 'cannot be used: it is not JSON.'],
  ['a list', '[]', 'cannot be used: it is not a JSON object of callers.'],
  ['no key', '{"acme": {"leads_per_hour": 5}}', 'acme has neither key nor key_sha256.'],
  ['a short key', '{"acme": {"key": "secret", "leads_per_hour": 5}}', 'acme.key is not a text of at least 24'],
  ['a broken digest', '{"acme": {"key_sha256": "abc", "leads_per_hour": 5}}', 'key_sha256 is not a SHA-256'],
  ['no limit', `{"acme": {"key": "${key}"}}`, 'leads_per_hour is not a whole number from 1 to 1000000'],
  ['a limit in words', `{"acme": {"key": "${key}", "leads_per_hour": "5"}}`, 'leads_per_hour is not a whole number'],
  [
    'an unknown word',
    `{"acme": {"key": "${key}", "leads_per_hour": 5, "rate": 1}}`,
    'acme has the unknown key rate; the keys are',
  ],
  ['a name with spaces', `{"ac me": {"key": "${key}", "leads_per_hour": 5}}`, 'ac me is not a name of 1 to 64 letters'],
  ['a text for a caller', '{"acme": "secret"}', 'acme is not an object'],
  [
    'one key for two',
    `{"a": {"key": "${key}", "leads_per_hour": 5}, "b": {"key_sha256": "${sha256(key)}", "leads_per_hour": 5}}`,
    'cannot be used: two callers have the same key.',
  ],
];
test.each(mistakes)('a setting with %s is refused', (_name, text, sentence) => {
  const reading = readCallers(text);
  const told = reading.ok ? '' : reading.mistakes.map(({ detail }) => detail).join('\n');
  expect(told).toContain(sentence);
  expect(told).not.toContain(key);
});
