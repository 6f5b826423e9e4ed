/** Reads the settings of the service from an environment that is passed in. */
import { z } from 'zod';
import type { TrustProxy } from '../../http/limits/caller.js';
import type { FindPackage, LeadSettings } from '../../leads/settings.js';
import { missingPackage, readLeadSettings } from '../../leads/settings.js';
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
export interface SettingDefaults {
  readonly requestsPerMinute: number;
  /** Null where the service takes no leads: then nothing about them is read. */
  readonly leadsPerHour: number | null;
  /** Gives the text of a file that a setting names, or throws. */
  readonly readFile: (path: string) => string;
  readonly findPackage: FindPackage;
}

/** A setting that cannot be used, and how to mend it. */
export interface SettingMistake {
  readonly name: string;
  readonly detail: string;
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly mistakes: readonly SettingMistake[] };

export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads all settings and reports all mistakes at once. A setting that is empty counts as not set. */
export function readSettings(env: Environment, defaults: SettingDefaults): SettingsReading {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema(defaults).safeParse(given);
  const takesLeads = defaults.leadsPerHour !== null;
  const leads = takesLeads
    ? readLeadSettings(given, defaults.readFile, defaults.findPackage)
    : { ok: true as const, settings: null };
  const gone = goneSettings(given);
  if (!parsed.success || !leads.ok || gone.length > 0) {
    const issues = parsed.error?.issues ?? [];
    const mistakes = issues.map(({ path, message }) => ({ name: path.join('.'), detail: message }));
    return { ok: false, mistakes: [...mistakes, ...gone, ...(leads.ok ? [] : leads.mistakes.map(leadMistake))] };
  }
  const { PORT, HOST, PUBLIC_BASE_URL, RATE_LIMIT_PER_MINUTE, TRUST_PROXY, LOG_LEVEL } = parsed.data;
  return {
    ok: true,
    settings: {
      port: PORT,
      host: HOST,
      publicBaseUrl: PUBLIC_BASE_URL ?? `http://localhost:${PORT}`,
      requestsPerMinute: RATE_LIMIT_PER_MINUTE,
      trustProxy: TRUST_PROXY,
      metricsPort: parsed.data.METRICS_PORT ?? null,
      logLevel: LOG_LEVEL,
      leadsPerHour: parsed.data.LEAD_LIMIT_PER_HOUR,
      redisUrl: parsed.data.REDIS_URL ?? null,
      mcp: { hosts: parsed.data.MCP_HOSTS },
      hasPages: parsed.data.PAGES === 'on',
      leads: leads.settings,
    },
  };
}

function schema({ requestsPerMinute, leadsPerHour, findPackage }: SettingDefaults) {
  return z.object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z
      .string()
      .trim()
      .regex(/^\S+$/, 'is not a host name or an address. Set HOST=0.0.0.0, or leave it out.')
      .optional(),
    PUBLIC_BASE_URL: z.string().transform(readBaseUrl).optional(),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(requestsPerMinute),
    LEAD_LIMIT_PER_HOUR: leadLimit(leadsPerHour),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    TRUST_PROXY: z.string().transform(readProxies).default(false),
    LOG_LEVEL: z.enum(logLevels, `is not a level. Set one of: ${logLevels.join(', ')}.`).default('info'),
    REDIS_URL: z.string().transform(readRedisUrl).superRefine(needRedis(findPackage)).optional(),
    MCP_HOSTS: z.string().transform(readHosts).default([]),
    PAGES: z.enum(['on', 'off'], 'is neither on nor off.').default('on'),
  });
}

/** Settings of earlier versions, unless they ask for what the service does anyway. */
function goneSettings({ WORKERS: workers = '1' }: Environment): readonly SettingMistake[] {
  if (workers.trim() === '1') return [];
  const detail =
    'must be 1 or empty: the service is one process. To use more cores, start more instances behind a proxy, ' +
    'all with the same REDIS_URL and DATABASE_URL (docs/scaling.md).';
  return [{ name: 'WORKERS', detail }];
}

/** Sentences about leads mostly begin with the name of their setting; the others are about what is in the webhooks. */
function leadMistake(sentence: string): SettingMistake {
  const [, name, detail] = /^([A-Z]+_[A-Z_]+) (.*)$/s.exec(sentence) ?? [];
  if (name !== undefined && detail !== undefined) return { name, detail };
  return { name: 'LEAD_DELIVERY', detail: `cannot be used. ${sentence}` };
}

/** The setting is ignored where the service takes no leads. */
function leadLimit(perHour: number | null) {
  const unread = z.unknown().transform(() => null);
  return perHour === null ? unread.default(null) : wholeNumber(1, 1_000_000).default(perHour);
}

function wholeNumber(min: number, max: number) {
  const message = `is not a whole number from ${min} to ${max}.`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
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

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Lists mistakes for the log before the process ends. */
export function listMistakes(mistakes: readonly SettingMistake[]): string {
  const lines = mistakes.map(({ name, detail }) => `  ${name} ${detail}\n`);
  return `The service cannot start with these settings:\n${lines.join('')}`;
}
