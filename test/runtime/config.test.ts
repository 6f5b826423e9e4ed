import { type Config, type Environment, readConfig } from '../../runtime/config.js';

const defaults = { requestsPerMinute: 60 };

const standard: Config = {
  port: 3000,
  host: undefined,
  publicBaseUrl: 'http://localhost:3000',
  requestsPerMinute: 60,
  trustProxy: false,
  logLevel: 'info',
};

const accepted: readonly [env: Environment, changes: Partial<Config>][] = [
  [{}, {}],
  [{ PORT: '', HOST: ' ', TRUST_PROXY: '', LOG_LEVEL: '', PUBLIC_BASE_URL: '', RATE_LIMIT_PER_MINUTE: '' }, {}],
  [{ UNRELATED: 'x', PATH: '/bin' }, {}],
  [{ PORT: '8080' }, { port: 8080, publicBaseUrl: 'http://localhost:8080' }],
  [{ PORT: ' 0 ' }, { port: 0, publicBaseUrl: 'http://localhost:0' }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [{ PUBLIC_BASE_URL: 'https://calc.example.com' }, { publicBaseUrl: 'https://calc.example.com' }],
  [{ PUBLIC_BASE_URL: 'https://Calc.Example.com:443/' }, { publicBaseUrl: 'https://calc.example.com' }],
  [{ PUBLIC_BASE_URL: 'http://example.com/sub//' }, { publicBaseUrl: 'http://example.com/sub' }],
  [{ RATE_LIMIT_PER_MINUTE: '1' }, { requestsPerMinute: 1 }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'loopback' }, { trustProxy: ['loopback'] }],
  [
    { TRUST_PROXY: '10.0.0.0/8, 192.0.2.1,2001:db8::/32' },
    { trustProxy: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'] },
  ],
];

test.each(accepted)('%j', (env, changes) => {
  expect(readConfig(env, defaults)).toEqual({ ok: true, config: { ...standard, ...changes } });
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
  [
    'TRUST_PROXY',
    ['yes', '100', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,,', 'example.com', '1.2.3'],
    /neither.*nor/,
  ],
  ['LOG_LEVEL', ['loud', 'INFO'], /one of: fatal, error, warn/],
];

test.each(refused.flatMap(([name, values, mend]) => values.map((value) => [name, value, mend] as const)))(
  '%s=%s is refused with a way to mend it',
  (name, value, mend) => {
    expect(readConfig({ [name]: value }, defaults)).toEqual({
      ok: false,
      mistakes: [{ name, detail: expect.stringMatching(mend) }],
    });
  },
);

test('all mistakes are told at once', () => {
  const reading = readConfig({ PORT: 'x', TRUST_PROXY: 'true', LOG_LEVEL: 'x', HOST: '1.2.3.4' }, defaults);
  expect(reading.ok ? [] : reading.mistakes.map(({ name }) => name)).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL']);
});

test('mistakes do not repeat what was set, which may be a secret in the wrong place', () => {
  const reading = readConfig({ PUBLIC_BASE_URL: 'postgres://user:hunter2@host/db' }, defaults);
  expect(JSON.stringify(reading)).not.toContain('hunter2');
});
