/** What an operator can set, and what is said about mistakes in it. */
import { readLeadSettings } from '../../runtime/leads/lead-settings.js';
import { olderWebhookSecret, webhookSecret } from '../support/lead-fixtures.js';

const webhook = { url: 'https://provider.example/leads', secret: webhookSecret };

function read(texts: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) {
  return readLeadSettings(texts, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error(`ENOENT ${path}`);
    return text;
  });
}

test('needs nothing', () => {
  const store = { engine: 'sqlite', path: 'data/leads.sqlite' };
  expect(read({})).toEqual({ ok: true, settings: { store, endpoints: new Map(), allowPrivate: false } });
  expect(read({ DATABASE_URL: '', LEAD_WEBHOOKS: '', LEADS_FILE: '' })).toEqual(read({}));
});

const stores: readonly (readonly [Readonly<Record<string, string>>, object])[] = [
  [{ LEADS_FILE: '/var/lib/leads.sqlite' }, { engine: 'sqlite', path: '/var/lib/leads.sqlite' }],
  [
    { DATABASE_URL: 'postgres://u:p@db.example/leads' },
    { engine: 'postgres', url: 'postgres://u:p@db.example/leads', connections: 10 },
  ],
  [
    { DATABASE_URL: 'postgresql://db.example/leads?sslmode=require', DATABASE_CONNECTIONS: '3' },
    { engine: 'postgres', connections: 3 },
  ],
];
test.each(stores)('reads the store from %j', (texts, store) => {
  expect(read(texts)).toMatchObject({ ok: true, settings: { store } });
});

test('reads webhooks from the environment or from a file', () => {
  const text = JSON.stringify({ gulls: webhook, bay: { ...webhook, secret: [webhookSecret, olderWebhookSecret] } });
  const inline = read({ LEAD_WEBHOOKS: text });
  expect(inline).toMatchObject({ ok: true });
  expect(read({ LEAD_WEBHOOKS_FILE: '/run/secrets/hooks' }, { '/run/secrets/hooks': text })).toEqual(inline);
  const endpoints = inline.ok ? [...inline.settings.endpoints.values()] : [];
  expect(endpoints).toEqual([
    { provider: 'gulls', url: webhook.url, secrets: [webhookSecret] },
    { provider: 'bay', url: webhook.url, secrets: [webhookSecret, olderWebhookSecret] },
  ]);
});

const http = JSON.stringify({ gulls: { ...webhook, url: 'http://receiver:8080/' } });
const one = (changes: object): string => JSON.stringify({ gulls: { ...webhook, ...changes } });

const mistakes: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ DATABASE_URL: 'mysql://db.example/leads' }, 'DATABASE_URL is not a URL that begins with postgres'],
  [{ DATABASE_URL: 'postgres://[', DATABASE_CONNECTIONS: '5' }, 'DATABASE_URL is not a URL'],
  [{ DATABASE_URL: 'postgres://db/leads', DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS is not a whole number'],
  [{ DATABASE_URL: 'postgres://db/leads', DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS is not a whole number'],
  [{ LEAD_WEBHOOKS_PRIVATE: 'yes' }, 'LEAD_WEBHOOKS_PRIVATE is neither true nor false'],
  [{ LEAD_WEBHOOKS: '{' }, 'The webhooks are not a JSON object'],
  [{ LEAD_WEBHOOKS: '[]' }, 'The webhooks are not a JSON object'],
  [{ LEAD_WEBHOOKS: '{"gulls":"https://a.example"}' }, 'provider gulls: is not an object'],
  [{ LEAD_WEBHOOKS: one({ url: 'provider.example' }) }, 'provider gulls: url is not a URL'],
  [{ LEAD_WEBHOOKS: http }, 'provider gulls: url does not begin with https:'],
  [{ LEAD_WEBHOOKS: one({ url: 'https://me:word@provider.example' }) }, 'url contains a user name or password'],
  [{ LEAD_WEBHOOKS: one({ url: 'file:///etc/passwd' }) }, 'url does not begin with https:'],
  [{ LEAD_WEBHOOKS: one({ secret: undefined }) }, 'secret is missing'],
  [{ LEAD_WEBHOOKS: one({ secret: [] }) }, 'secret is missing'],
  [{ LEAD_WEBHOOKS: one({ secret: 'whsec_c2hvcnQ=' }) }, 'secret is not whsec_'],
  [{ LEAD_WEBHOOKS: one({ secret: webhookSecret.slice(6) }) }, 'secret is not whsec_'],
  [{ LEAD_WEBHOOKS: one({ secret: [webhookSecret, 5] }) }, 'secret is not whsec_'],
  [{ LEAD_WEBHOOKS: one({ secrets: 'x' }) }, 'secrets is unknown'],
  [{ LEAD_WEBHOOKS_FILE: '/nowhere' }, 'LEAD_WEBHOOKS_FILE cannot be read: /nowhere'],
  [{ LEAD_WEBHOOKS: one({}), LEAD_WEBHOOKS_FILE: '/nowhere' }, 'are both given'],
];
test.each(mistakes)('refuses %j', (texts, sentence) => {
  const reading = read(texts);
  expect(reading.ok ? '' : reading.mistakes.join('\n')).toContain(sentence);
});

test('allows plain http where private receivers are allowed', () => {
  expect(read({ LEAD_WEBHOOKS: http, LEAD_WEBHOOKS_PRIVATE: 'true' })).toMatchObject({ ok: true });
});

test('tells all mistakes at once, and no secret', () => {
  const reading = read({
    DATABASE_URL: 'mysql://root:hunter2@db.example',
    LEAD_WEBHOOKS: JSON.stringify({
      a: { url: 'nonsense', secret: 'whsec_hunter2' },
      b: { url: 'https://x:hunter2@y.example', secret: 'hunter2' },
    }),
  });
  expect(reading.ok ? [] : reading.mistakes).toHaveLength(5);
  expect(JSON.stringify(reading)).not.toContain('hunter2');
});
