import type { SettingDefaults, Settings } from '../../runtime/process/settings.js';
import { readSettings } from '../../runtime/process/settings.js';
import type { Environment } from '../../settings/read-settings.js';

const files: Readonly<Record<string, string>> = { '/secret': '{}' };
const readFile = (path: string): string => {
  const text = files[path];
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
};
const defaults: SettingDefaults = {
  requestsPerMinute: 60,
  leadsPerHour: 20,
  readFile,
  findPackage: () => undefined,
};

const noLeads: Settings['leads'] = {
  store: { engine: 'sqlite', path: 'data/leads.sqlite' },
  country: 'US',
  destinations: { endpoints: new Map(), mailboxes: new Map(), languages: new Map(), operator: null },
  mail: null,
  allowPrivate: false,
  callers: [],
  consentRetention: null,
  warnings: [],
};

const standard: Settings = {
  port: 3000,
  host: undefined,
  publicBaseUrl: 'http://localhost:3000',
  requestsPerMinute: 60,
  trustProxy: false,
  metricsPort: null,
  logLevel: 'info',
  leadsPerHour: 20,
  redisUrl: null,
  mcp: { hosts: [] },
  hasPages: true,
  leads: noLeads,
};

const accepted: readonly [env: Environment, changes: Partial<Settings>][] = [
  [{}, {}],
  [{ PORT: '', HOST: ' ', TRUST_PROXY: '', LOG_LEVEL: '', PUBLIC_BASE_URL: '', RATE_LIMIT_PER_MINUTE: '' }, {}],
  [{ UNRELATED: 'x', PATH: '/bin' }, {}],
  [{ PAGES: 'off' }, { hasPages: false }],
  [{ MCP_HOSTS: 'tools.example.com, Calc.example' }, { mcp: { hosts: ['tools.example.com', 'calc.example'] } }],
  [{ PORT: '8080' }, { port: 8080, publicBaseUrl: 'http://localhost:8080' }],
  [{ PORT: ' 0 ' }, { port: 0, publicBaseUrl: 'http://localhost:0' }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [{ PUBLIC_BASE_URL: 'https://calc.example.com' }, { publicBaseUrl: 'https://calc.example.com' }],
  [{ PUBLIC_BASE_URL: 'https://Calc.Example.com:443/' }, { publicBaseUrl: 'https://calc.example.com' }],
  [{ PUBLIC_BASE_URL: 'http://example.com/sub//' }, { publicBaseUrl: 'http://example.com/sub' }],
  [{ RATE_LIMIT_PER_MINUTE: '1' }, { requestsPerMinute: 1 }],
  [{ METRICS_PORT: '9090' }, { metricsPort: 9090 }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ LEAD_LIMIT_PER_HOUR: '5' }, { leadsPerHour: 5 }],
  [{ REDIS_URL: 'redis://cache:6379/1' }, { redisUrl: 'redis://cache:6379/1' }],
  [{ REDIS_URL: ' rediss://:word@cache.example ' }, { redisUrl: 'rediss://:word@cache.example' }],
  [{ REDIS_URL: '', WORKERS: ' ', DATABASE_URL: ' ', LEADS_FILE: ' ', LEAD_DELIVERY: ' ' }, {}],
  [{ WORKERS: '1' }, {}],
  [{ LEAD_DELIVERY_FILE: '/secret' }, {}],
  [{ LEADS_FILE: '/var/leads' }, { leads: { ...noLeads, store: { engine: 'sqlite', path: '/var/leads' } } }],
  [
    { DATABASE_URL: 'postgres://db.example/leads', DATABASE_CONNECTIONS: '4' },
    { leads: { ...noLeads, store: { engine: 'postgres', url: 'postgres://db.example/leads', connections: 4 } } },
  ],
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'loopback' }, { trustProxy: ['loopback'] }],
  [
    { TRUST_PROXY: 'loopback,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8,100.64.0.0/10,fc00::/7,::ffff:10.0.0.0/104' },
    {
      trustProxy: [
        'loopback',
        '172.16.0.0/12',
        '192.168.0.0/16',
        '127.0.0.0/8',
        '100.64.0.0/10',
        'fc00::/7',
        '::ffff:10.0.0.0/104',
      ],
    },
  ],
  // As a content delivery network lists itself.
  [
    { TRUST_PROXY: '104.16.0.0/13,172.64.0.0/13,2400:cb00::/32,2a06:98c0::/29' },
    { trustProxy: ['104.16.0.0/13', '172.64.0.0/13', '2400:cb00::/32', '2a06:98c0::/29'] },
  ],
  [{ TRUST_PROXY: '5' }, { trustProxy: 5 }],
  [
    { TRUST_PROXY: '10.0.0.0/8, 192.0.2.1,2001:db8::/32' },
    { trustProxy: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'] },
  ],
];

test.each(accepted)('%j', (env, changes) => {
  expect(readSettings(env, defaults)).toEqual({ ok: true, settings: { ...standard, ...changes } });
});

const refused: readonly [name: string, values: readonly string[], mend: RegExp][] = [
  ['PORT', ['x', '-1', '1.5', '65536', '1e3', '99999999999'], /from 0 to 65535/],
  ['HOST', ['a b'], /HOST=0\.0\.0\.0/],
  [
    'PUBLIC_BASE_URL',
    [
      'example.com',
      'ftp://example.com',
      'https://example.com?a=1',
      'https://example.com#a',
      'https://me:pw@example.com',
    ],
    /like https:\/\/calc\.example\.com/,
  ],
  ['RATE_LIMIT_PER_MINUTE', ['0', '-5', 'many', '1000001'], /from 1 to 1000000/],
  ['TRUST_PROXY', ['true'], /must not be true.*dodge.*TRUST_PROXY=1/],
  ['TRUST_PROXY', ['yes', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,,', 'example.com', '1.2.3'], /neither.*nor/],
  ['TRUST_PROXY', ['6', '99', '100', '999999999'], /more than 5 proxies.*dodge.*TRUST_PROXY=1/],
  [
    'TRUST_PROXY',
    [
      '0.0.0.0/1',
      '128.0.0.0/1',
      '::/1',
      '2000::/3',
      '::ffff:0:0/96',
      '::ffff:0.0.0.0/97',
      '::/64',
      '10.0.0.0/7',
      '2.0.0.0/7',
      '10.0.0.0/8,0.0.0.0/2',
      'loopback,2400::/12',
      '0.0.0.0/1,128.0.0.0/1',
      Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`).join(','),
      Array.from({ length: 8 }, (_, part) => `${(part * 32).toString(16)}00::/3`).join(','),
    ],
    /too much of the internet.*dodge.*or their addresses/,
  ],
  ['LOG_LEVEL', ['loud', 'INFO'], /one of: fatal, error, warn/],
  ['LEAD_LIMIT_PER_HOUR', ['0', 'many'], /from 1 to 1000000/],
  ['REDIS_URL', ['cache:6379', 'localhost', 'redis://', 'http://cache:6379'], /redis:\/\/ or rediss:\/\//],
  ['WORKERS', ['0', '2', 'max', 'all'], /start more instances behind a proxy/],
  ['DATABASE_URL', ['mysql://db.example/leads'], /begins with postgres:\/\//],
  ['LEAD_DELIVERY_FILE', ['/nowhere'], /cannot be read/],
  ['LEAD_DELIVERY', ['{', '[]'], /^cannot be used: it is not/],
];

test.each(refused.flatMap(([name, values, mend]) => values.map((value) => [name, value, mend] as const)))(
  '%s=%s is refused with a way to mend it',
  (name, value, mend) => {
    expect(readSettings({ [name]: value }, defaults)).toEqual({
      ok: false,
      mistakes: [{ name, detail: expect.stringMatching(mend) }],
    });
  },
);

test('a package that is missing is named where a setting needs it', () => {
  const findPackage = (name: string): never => {
    throw new Error(`Cannot find module '${name}'`);
  };
  const reading = readSettings({ REDIS_URL: 'redis://cache' }, { ...defaults, leadsPerHour: null, findPackage });
  const detail = 'needs the package redis, which is not installed. Run: npm install --include=optional';
  expect(reading).toEqual({ ok: false, mistakes: [{ name: 'REDIS_URL', detail }] });
});

test('all mistakes are reported at once', () => {
  const env = { PORT: 'x', TRUST_PROXY: 'true', DATABASE_URL: 'x', LOG_LEVEL: 'x', HOST: '1.2.3.4', WORKERS: 'x' };
  const reading = readSettings(env, defaults);
  const names = reading.ok ? [] : reading.mistakes.map(({ name }) => name);
  expect(names).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL', 'WORKERS', 'DATABASE_URL']);
});

test('mistakes do not repeat what was set, which may be a secret in the wrong place', () => {
  const env = {
    PUBLIC_BASE_URL: 'postgres://user:hunter2@host/db',
    DATABASE_URL: 'mysql://user:hunter2@host/db',
    REDIS_URL: 'http://:hunter2@host',
    LEAD_DELIVERY: '{"gulls":{"url":"https://me:hunter2@host","secret":"hunter2"}}',
    WORKERS: 'hunter2',
  };
  const reading = readSettings(env, defaults);
  expect(reading.ok ? 0 : reading.mistakes.length).toBeGreaterThanOrEqual(Object.keys(env).length);
  expect(JSON.stringify(reading)).not.toContain('hunter2');
});
