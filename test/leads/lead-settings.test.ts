/** What an operator can set, and what is said about mistakes in it. */
import { noDestinations } from '../../leads/delivery/destinations.js';
import { readLeadSettings } from '../../leads/settings.js';
import { olderWebhookSecret, webhookSecret } from '../support/lead-fixtures.js';

const webhook = { url: 'https://provider.example/leads', secret: webhookSecret };

const everyPackage = (_name: string): void => undefined;
const noPackage = (name: string): never => {
  throw new Error(`Cannot find module '${name}'`);
};

function read(
  texts: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
  findPackage = everyPackage,
) {
  const readFile = (path: string): string => {
    const text = files[path];
    if (text === undefined) throw new Error(`ENOENT ${path}`);
    return text;
  };
  return readLeadSettings(texts, { readFile, findPackage });
}

/** The mistakes as an operator reads them. */
function sentencesOf(reading: ReturnType<typeof read>): readonly string[] {
  return reading.ok ? [] : reading.mistakes.map(({ name, detail }) => `${name} ${detail}`);
}

const byMail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'leads@example.com' };
const needs: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
  [{}, ['LEADS_FILE needs the package better-sqlite3']],
  [{ DATABASE_URL: 'postgres://db.example/leads' }, ['DATABASE_URL needs the package pg']],
  [byMail, ['LEADS_FILE needs the package better-sqlite3', 'SMTP_URL needs the package nodemailer']],
];

test.each(needs)('%j names the packages that are missing, and the command that installs them', (texts, sentences) => {
  const rest = ', which is not installed. Run: npm install --include=optional';
  const mistakes = sentences.map((sentence) => `${sentence}${rest}`);
  expect(sentencesOf(read(texts, {}, noPackage))).toEqual(mistakes);
  expect(read(texts)).toMatchObject({ ok: true });
});

test('needs nothing', () => {
  const store = { engine: 'sqlite', path: 'data/leads.sqlite' };
  const nothing = {
    destinations: noDestinations,
    country: 'US',
    mail: null,
    allowPrivate: false,
    callers: [],
    consentRetention: null,
    warnings: [],
  };
  expect(read({})).toEqual({ ok: true, settings: { store, ...nothing } });
  expect(read({ DATABASE_URL: '', LEAD_DELIVERY: '', LEADS_FILE: '' })).toEqual(read({}));
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
  const inline = read({ LEAD_DELIVERY: text });
  expect(inline).toMatchObject({ ok: true });
  expect(read({ LEAD_DELIVERY_FILE: '/run/secrets/hooks' }, { '/run/secrets/hooks': text })).toEqual(inline);
  const endpoints = inline.ok ? [...inline.settings.destinations.endpoints.values()] : [];
  expect(endpoints).toEqual([
    { provider: 'gulls', url: webhook.url, secrets: [webhookSecret] },
    { provider: 'bay', url: webhook.url, secrets: [webhookSecret, olderWebhookSecret] },
  ]);
});

const http = JSON.stringify({ gulls: { ...webhook, url: 'http://receiver:8080/' } });
const mail = { SMTP_URL: 'smtps://leads:word@mail.example', MAIL_FROM: 'Leads <leads@example.com>' };
const operator = (changes: object): string =>
  JSON.stringify({ operator: { email: { to: 'o@p.example' }, ...changes } });
const one = (changes: object): string => JSON.stringify({ gulls: { ...webhook, ...changes } });

const mistakes: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ DATABASE_URL: 'mysql://db.example/leads' }, 'DATABASE_URL is not a URL that begins with postgres'],
  [{ DATABASE_URL: 'postgres://[', DATABASE_CONNECTIONS: '5' }, 'DATABASE_URL is not a URL'],
  [{ DATABASE_URL: 'postgres://db/leads', DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS is not a whole number'],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL is not a URL'],
  [{ DATABASE_URL: 'postgres:///leads' }, 'DATABASE_URL is not a URL'],
  [{ DATABASE_CONNECTIONS: 'lots' }, 'DATABASE_CONNECTIONS is not a whole number'],
  [{ LEADS_FILE: '/proc/1/leads.sqlite' }, 'LEADS_FILE is where no file can be kept'],
  [{ LEADS_FILE: '/dev/shm/../null' }, 'LEADS_FILE is where no file can be kept'],
  [{ LEADS_FILE: 'data/' }, 'LEADS_FILE is a folder'],
  [{ LEADS_COUNTRY: 'Germany' }, 'LEADS_COUNTRY is not the code of a country'],
  [{ LEAD_CONSENT_RETENTION: 'five years' }, 'LEAD_CONSENT_RETENTION is not an age such as 90d'],
  [{ LEAD_CALLERS: '[]' }, 'LEAD_CALLERS cannot be used: it is not a JSON object of callers'],
  [{ LEAD_CALLERS: '{}', LEAD_CALLERS_FILE: '/hooks' }, 'LEAD_CALLERS_FILE is given, and so is LEAD_CALLERS; keep one'],
  [{ LEAD_CALLERS_FILE: '/nowhere' }, 'LEAD_CALLERS_FILE cannot be read: /nowhere'],
  [{ DATABASE_URL: 'postgres://db/leads', DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS is not a whole number'],
  [{ LEAD_WEBHOOKS_PRIVATE: 'yes' }, 'LEAD_WEBHOOKS_PRIVATE is neither true nor false'],
  [{ LEAD_DELIVERY: '{' }, 'LEAD_DELIVERY cannot be used: it is not JSON'],
  [{ LEAD_DELIVERY: '[]' }, 'LEAD_DELIVERY cannot be used: it is not a JSON object of providers'],
  [{ LEAD_DELIVERY: '{"gulls":"https://a.example"}' }, 'LEAD_DELIVERY cannot be used: gulls is not an object'],
  [{ LEAD_DELIVERY: one({ url: 'provider.example' }) }, 'gulls.url is not a URL'],
  [{ LEAD_DELIVERY: http }, 'gulls.url does not begin with https:'],
  [{ LEAD_DELIVERY: one({ url: 'https://me:word@provider.example' }) }, 'url contains a user name or password'],
  [{ LEAD_DELIVERY: one({ url: 'file:///etc/passwd' }) }, 'url does not begin with https:'],
  [{ LEAD_DELIVERY: one({ secret: undefined }) }, 'secret is missing'],
  [{ LEAD_DELIVERY: one({ secret: [] }) }, 'secret is missing'],
  [{ LEAD_DELIVERY: one({ secret: 'whsec_c2hvcnQ=' }) }, 'secret is not whsec_'],
  [{ LEAD_DELIVERY: one({ secret: webhookSecret.slice(6) }) }, 'secret is not whsec_'],
  [{ LEAD_DELIVERY: one({ secret: [webhookSecret, 5] }) }, 'secret is not whsec_'],
  [{ LEAD_DELIVERY: one({ secrets: 'x' }) }, 'gulls has the unknown key secrets; the keys are url, secret, email'],
  [{ LEAD_DELIVERY_FILE: '/nowhere' }, 'LEAD_DELIVERY_FILE cannot be read: /nowhere'],
  [
    { LEAD_DELIVERY: one({}), LEAD_DELIVERY_FILE: '/hooks' },
    'LEAD_DELIVERY_FILE is given, and so is LEAD_DELIVERY; keep one',
  ],
  [{ LEAD_DELIVERY: '{"gulls":{}}' }, 'gulls has neither url and secret nor email'],
  [{ LEAD_DELIVERY: '{"gulls":{"mail":{}}}' }, 'gulls has the unknown key mail; the keys are url, secret, email'],
  [{ ...mail, LEAD_DELIVERY: '{"gulls":{"email":"a@b.example"}}' }, 'email is not an object such as'],
  [{ ...mail, LEAD_DELIVERY: '{"gulls":{"email":{"to":"a@b.example, c@d.example"}}}' }, 'email.to is not one email'],
  [{ ...mail, LEAD_DELIVERY: '{"gulls":{"email":{"to":"a@b.example\\r\\nBcc: x@y.example"}}}' }, 'email.to is not one'],
  [{ ...mail, LEAD_DELIVERY: '{"operator":{}}' }, 'operator.email is not an object'],
  [{ ...mail, LEAD_DELIVERY: operator({ leads: 'some' }) }, 'operator.leads is neither unheard nor all'],
  [{ ...mail, LEAD_DELIVERY: operator({ summary: '25:00' }) }, 'operator.summary is not a time'],
  [{ LEAD_DELIVERY: operator({}) }, 'SMTP_URL is missing: the destinations have email addresses'],
  [{ MAIL_FROM: 'leads@example.com' }, 'SMTP_URL is missing; only MAIL_FROM sends nothing'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
  [{ ...mail, MAIL_FROM: 'nobody' }, 'MAIL_FROM is not an address'],
  [{ ...mail, MAIL_FROM: 'a@b.example\r\nBcc: x@y.example' }, 'MAIL_FROM is not an address'],
  [{ ...mail, SMTP_URL: 'mail.example' }, 'SMTP_URL is not like smtps://'],
  [{ ...mail, SMTP_URL: 'smtps://user@mail.example' }, 'the user name or the password is missing'],
  [{ ...mail, SMTP_URL: 'smtp://u:p@mail.example?tls=none' }, 'SMTP_URL would send the password in clear'],
  [{ ...mail, SMTP_URL: 'smtps://mail.example?tls=none' }, 'SMTP_URL takes ?tls=none with smtp://'],
  [{ ...mail, SMTP_URL: 'smtp://mail.example?pool=true' }, 'nothing after it but ?tls=none'],
  [{ ...mail, SMTP_CA_FILE: '/nowhere' }, 'SMTP_CA_FILE cannot be read'],
  [{ LEAD_DELIVERY: one({ url: 'https://10.0.0.8/leads' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://2130706433/leads' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://[::1]/leads' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://localhost/leads' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://receiver:8443/leads' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://metadata.google.internal/' }) }, 'url leads to a private address'],
  [{ LEAD_DELIVERY: one({ url: 'https://168.63.129.16/' }) }, 'url leads to a private address'],
];
test.each(mistakes)('refuses %j', (texts, sentence) => {
  expect(sentencesOf(read(texts, { '/hooks': '{}' })).join('\n')).toContain(sentence);
});

test('reads how long consents are kept, and a database behind a socket', () => {
  const reading = read({ LEAD_CONSENT_RETENTION: '5y', DATABASE_URL: 'postgres:///leads?host=/run/postgresql' });
  expect(reading).toMatchObject({ ok: true, settings: { consentRetention: 5 * 365 * 24 * 60 * 60 * 1000 } });
});

const misspelt: readonly (readonly [string, readonly string[]])[] = [
  ['LEAD_FILE', ['LEAD_FILE is not a setting and was not read. Did you mean LEADS_FILE?']],
  ['LEAD_DELIVERIES', ['LEAD_DELIVERIES is not a setting and was not read. Did you mean LEAD_DELIVERY?']],
  ['lead_delivery', ['lead_delivery is not a setting and was not read. Did you mean LEAD_DELIVERY?']],
  ['DATABASE_URI', ['DATABASE_URI is not a setting and was not read. Did you mean DATABASE_URL?']],
  ['LEAD_SOMETHING_ELSE', ['LEAD_SOMETHING_ELSE is not a setting and was not read.']],
  ['DATABASE_PASSWORD', []],
  ['PORT', []],
  ['LEAD_LIMIT_PER_HOUR', []],
];
test.each(misspelt)('warns of %s', (name, warnings) => {
  expect(read({ [name]: 'hunter2' })).toMatchObject({ ok: true, settings: { warnings } });
});

test('allows plain http where private receivers are allowed', () => {
  expect(read({ LEAD_DELIVERY: http, LEAD_WEBHOOKS_PRIVATE: 'true' })).toMatchObject({ ok: true });
});

const servers: readonly (readonly [string, object])[] = [
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'immediate', login: null }],
  ['smtp://mail.example', { port: 587, tls: 'starttls' }],
  ['smtp://mail.example:2525', { port: 2525, tls: 'starttls' }],
  ['smtp://relay:25?tls=none', { host: 'relay', port: 25, tls: 'none' }],
  ['smtp://u:p@127.0.0.1:25?tls=none', { tls: 'none', login: { user: 'u', password: 'p' } }],
  ['smtps://u%40b.example:a%2Fb%3A@[2001:db8::1]:4650', { host: '2001:db8::1', port: 4650 }],
  ['smtps://u%40b.example:a%2Fb%3A@m.example', { login: { user: 'u@b.example', password: 'a/b:' } }],
];
test.each(servers)('reads the mail server %s', (url, server) => {
  expect(read({ ...mail, SMTP_URL: url })).toMatchObject({ ok: true, settings: { mail: server } });
});

test('reads who gets leads by which ways', () => {
  const text = JSON.stringify({
    gulls: { ...webhook, email: { to: 'office@gulls.example' } },
    bay: { email: { to: 'bay@bay.example' } },
    operator: { email: { to: 'desk@example.com' }, summary: '16:30' },
  });
  expect(read({ ...mail, LEAD_DELIVERY: text })).toMatchObject({
    ok: true,
    settings: {
      destinations: {
        endpoints: new Map([['gulls', expect.objectContaining({ url: webhook.url })]]),
        mailboxes: new Map([
          ['gulls', 'office@gulls.example'],
          ['bay', 'bay@bay.example'],
        ]),
        operator: { email: 'desk@example.com', leads: 'unheard', summaryAt: 990 },
      },
    },
  });
  expect(read({ ...mail, LEAD_DELIVERY_FILE: '/d' }, { '/d': text })).toEqual(read({ ...mail, LEAD_DELIVERY: text }));
});

test('tells all mistakes at once, and no secret', () => {
  const reading = read({
    DATABASE_URL: 'mysql://root:hunter2@db.example',
    SMTP_URL: 'http://x:hunter2@mail.example',
    MAIL_FROM: 'leads@example.com',
    LEAD_DELIVERY: JSON.stringify({
      a: { url: 'nonsense', secret: 'whsec_hunter2' },
      b: { url: 'https://x:hunter2@y.example', secret: 'hunter2' },
    }),
  });
  expect(sentencesOf(reading)).toHaveLength(6);
  expect(JSON.stringify(reading)).not.toContain('hunter2');
});
