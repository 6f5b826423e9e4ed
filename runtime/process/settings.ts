/** Reads the settings of the service from an environment that is passed in. */
import { z } from 'zod';
import type { TrustProxy } from '../../http/limits/caller.js';
import type { LeadSettings, SettingTools } from '../../leads/settings.js';
import { leadRows, settingWarnings, toLeadSettings } from '../../leads/settings.js';
import type { Environment, FindPackage, SettingMistake, SettingsReading } from '../../settings/read-settings.js';
import { missingPackage, readEnvironment, refuse, settingTexts, wholeNumber } from '../../settings/read-settings.js';
import type { McpSettings } from '../routes/app.js';
import { readTrustProxy } from './trust-proxy.js';

export interface Settings {
  readonly port: number;
  /** Address to listen on; all addresses of the machine when undefined. */
  readonly host: string | undefined;
  /** The address under which callers reach the service, without a final slash. */
  readonly publicBaseUrl: string;
  readonly requestsPerMinute: number;
  readonly trustProxy: TrustProxy;
  /** Port of the metrics; null for the port of the service itself. */
  readonly metricsPort: number | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Leads an hour for each caller; null where the service takes none. */
  readonly leadsPerHour: number | null;
  /** The Redis or Valkey that counts for all instances; null when this machine counts for itself. */
  readonly redisUrl: string | null;
  /** Settings of the Model Context Protocol. */
  readonly mcp: McpSettings;
  /** True when there are pages for people in addition to the interface for programs. */
  readonly hasPages: boolean;
  /** Null where the service takes no leads. */
  readonly leads: LeadSettings | null;
}

/** Defaults for what the environment leaves out, and names that it may refer to. */
export interface SettingDefaults extends SettingTools {
  readonly requestsPerMinute: number;
  /** Null where the service takes no leads: then nothing about them is read. */
  readonly leadsPerHour: number | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads all settings. Those of leads are not read where the service takes none. */
export function readSettings(env: Environment, defaults: SettingDefaults): SettingsReading<Settings> {
  const service = serviceRows(defaults);
  if (defaults.leadsPerHour === null)
    return readEnvironment(
      z.object({ ...service, ...goneRows }).transform((values) => toSettings(values, null)),
      env,
    );
  const leads = leadRows(env, defaults);
  const schema = z
    .object({ ...service, ...goneRows, ...leads })
    .transform((values, context) =>
      toSettings(values, toLeadSettings(values, settingWarnings(env, leads), defaults.findPackage, context)),
    );
  return readEnvironment(schema, env);
}

type ServiceRows = z.output<z.ZodObject<ReturnType<typeof serviceRows>>>;

function toSettings(values: ServiceRows, leads: LeadSettings | null): Settings {
  return {
    port: values.PORT,
    host: values.HOST,
    publicBaseUrl: values.PUBLIC_BASE_URL ?? `http://localhost:${values.PORT}`,
    requestsPerMinute: values.RATE_LIMIT_PER_MINUTE,
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
    leadsPerHour: values.LEAD_LIMIT_PER_HOUR,
    redisUrl: values.REDIS_URL ?? null,
    mcp: { hosts: values.MCP_HOSTS },
    hasPages: values.PAGES === 'on',
    leads,
  };
}

/** Settings of earlier versions, which are refused unless they ask for what the service does anyway. */
const goneRows = {
  WORKERS: z
    .string()
    .trim()
    .refine(
      (text) => text === '1',
      'must be 1 or empty: the service is one process. To use more cores, start more instances behind a proxy, all with the same REDIS_URL and DATABASE_URL (docs/scaling.md).',
    )
    .optional(),
};

/** A row for each setting of the service itself. */
export function serviceRows({ requestsPerMinute, leadsPerHour, findPackage }: SettingDefaults) {
  return {
    PORT: wholeNumber(0, 65_535)
      .default(3000)
      .register(settingTexts, { means: 'where to listen', otherwise: '`3000`' }),
    HOST: z
      .string()
      .trim()
      .regex(/^\S+$/, 'is not a host name or an address. Set HOST=0.0.0.0, or leave it out.')
      .optional()
      .register(settingTexts, { means: 'the address to listen on', otherwise: 'all addresses' }),
    PUBLIC_BASE_URL: z.string().transform(readBaseUrl).optional().register(settingTexts, {
      means: 'the address that callers see; written into every document',
      otherwise: '`http://localhost:PORT`',
    }),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(requestsPerMinute).register(settingTexts, {
      means: 'requests a minute for each IP address (IPv6: each /56)',
      otherwise: 'what the catalog says',
    }),
    LEAD_LIMIT_PER_HOUR: leadLimit(leadsPerHour).register(settingTexts, {
      means: 'leads an hour for each IP address',
      otherwise: 'what the catalog says',
    }),
    TRUST_PROXY: z.string().transform(readProxies).default(false).register(settingTexts, {
      means:
        'the number of proxies in front of the service (at most 5), or their addresses; ranges that cover much of the internet are refused',
      otherwise: 'off',
    }),
    MCP_HOSTS: z.string().transform(readHosts).default([]).register(settingTexts, {
      means: 'additional host names under which `/mcp` may be called, and whose pages may call it',
      otherwise: 'none',
    }),
    PAGES: z.enum(['on', 'off'], 'is neither on nor off.').default('on').register(settingTexts, {
      means: '`off` serves only the API, without `/calculators`, `/embed` and `/docs`',
      otherwise: '`on`',
    }),
    METRICS_PORT: wholeNumber(0, 65_535).optional().register(settingTexts, {
      means:
        'serves `/metrics` on a port of its own; without it, `PORT` serves them only to callers on the same machine',
      otherwise: 'none',
    }),
    LOG_LEVEL: z
      .enum(logLevels, `is not a level. Set one of: ${logLevels.join(', ')}.`)
      .default('info')
      .register(settingTexts, { means: 'from `trace` to `fatal`, or `silent`', otherwise: '`info`' }),
    REDIS_URL: z
      .string()
      .transform(readRedisUrl)
      .superRefine(needRedis(findPackage))
      .optional()
      .register(settingTexts, {
        means: 'Redis or Valkey that counts the limits for all instances',
        otherwise: 'none',
      }),
  };
}

/** The setting is ignored where the service takes no leads. */
function leadLimit(perHour: number | null) {
  const unread = z.unknown().transform(() => null);
  return perHour === null ? unread.default(null) : wholeNumber(1, 1_000_000).default(perHour);
}

function readBaseUrl(text: string, context: z.RefinementCtx): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (plain && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href.replace(/\/+$/, '');
  return refuse(context, 'is not the address of a site. Write it like https://calc.example.com, without a query.');
}

/** The URL may hold a password, so nothing of it is repeated. */
function readRedisUrl(text: string, context: z.RefinementCtx): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '') return text.trim();
  return refuse(context, 'is not a URL that begins with redis:// or rediss://. Valkey takes the same URLs.');
}

function needRedis(findPackage: FindPackage): (url: string, context: z.RefinementCtx) => void {
  return (_url, context) => {
    const missing = missingPackage('redis', findPackage);
    if (missing !== null) refuse(context, missing);
  };
}

/** Names without a port, as a Host header and an Origin name them. */
function readHosts(text: string, context: z.RefinementCtx): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (hosts.every((host) => /^(?:[a-z\d]([a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])$/.test(host))) return hosts;
  return refuse(context, 'is no list of host names. Write calc.example.com,tools.example.com, without ports.');
}

function readProxies(text: string, context: z.RefinementCtx): TrustProxy {
  const reading = readTrustProxy(text);
  return reading.ok ? reading.trust : refuse(context, reading.detail);
}

/** The mistakes as a list, printed before the process ends. */
export function listMistakes(mistakes: readonly SettingMistake[]): string {
  const lines = mistakes.map(({ name, detail }) => `  ${name} ${detail}\n`);
  return `The service cannot start with these settings:\n${lines.join('')}`;
}
