/** The settings of leads: where they are kept, who gets them by which way, and whose requests have keys. */
import { z } from 'zod';
import { editDistance } from '../engine/spelling/edit-distance.js';
import type { Environment, FindPackage, ReadFile, SettingsReading } from '../settings/read-settings.js';
import {
  fileText,
  givenIn,
  jsonText,
  missingPackage,
  readEnvironment,
  refuse,
  settingTexts,
  wholeNumber,
} from '../settings/read-settings.js';
import type { DeliverySettings } from './delivery/destinations.js';
import { configuredWays, destinationsOf, noDestinations } from './delivery/destinations.js';
import type { MailServer } from './delivery/mail-server.js';
import { sender, smtpUrl } from './delivery/mail-server.js';
import type { KnownCaller } from './intake/caller.js';
import { knownCallers } from './intake/read-callers.js';
import { readAge } from './model/age.js';
import { isCountry } from './model/contact-point.js';
import type { StoreLocation } from './store/lead-database.js';

export interface LeadSettings extends DeliverySettings {
  readonly store: StoreLocation;
  /** The country of telephone numbers that operators write without +. */
  readonly country: string;
  readonly callers: readonly KnownCaller[];
  /** Time a consent is kept after it was recorded, in milliseconds; null keeps it as long as the store. */
  readonly consentRetention: number | null;
  /** Likely mistakes that do not stop the service from starting, as sentences. */
  readonly warnings: readonly string[];
}

/** What settings are read with. */
export interface SettingTools {
  /** Gives the text of a file that a setting names, or throws. */
  readonly readFile: ReadFile;
  readonly findPackage: FindPackage;
}

/** Reads the settings of leads from an environment, for commands that need no others. */
export function readLeadSettings(env: Environment, tools: SettingTools): SettingsReading<LeadSettings> {
  const rows = leadRows(env, tools);
  const schema = z
    .object(rows)
    .transform((values, context) => toLeadSettings(values, settingWarnings(env, rows), tools.findPackage, context));
  return readEnvironment(schema, env);
}

/** A row for each setting. What a private receiver is decides how the others are read. */
export function leadRows({ LEAD_WEBHOOKS_PRIVATE }: Environment, { readFile }: SettingTools) {
  const destinations = jsonText(destinationsOf(LEAD_WEBHOOKS_PRIVATE === 'true'));
  return {
    DATABASE_URL: z.string().transform(readDatabaseUrl).optional().register(settingTexts, {
      means: 'PostgreSQL for leads; without it they are kept in `LEADS_FILE`',
      otherwise: 'none',
    }),
    DATABASE_CONNECTIONS: wholeNumber(1, 1000).default(10).register(settingTexts, {
      means: 'most connections of one process to PostgreSQL',
      otherwise: '10',
    }),
    LEADS_FILE: z.string().superRefine(checkPath).default('data/leads.sqlite').register(settingTexts, {
      means: 'the SQLite file of leads',
      otherwise: '`data/leads.sqlite`',
    }),
    LEADS_COUNTRY: z
      .string()
      .refine(isCountry, 'is not the code of a country, two capital letters such as US.')
      .default('US')
      .register(settingTexts, {
        means: 'the country of telephone numbers that operators write without +, as `country` in service.yaml',
        otherwise: '`US`',
      }),
    LEAD_DELIVERY: destinations.optional().register(settingTexts, {
      means:
        'how each provider and the operator get leads, by email or webhook, as JSON; [leads.md](leads.md) describes it',
      otherwise: 'none',
    }),
    LEAD_DELIVERY_FILE: fileText(readFile).pipe(destinations).optional().register(settingTexts, {
      means: 'a file with the JSON of `LEAD_DELIVERY`, such as a mounted secret',
      otherwise: 'none',
    }),
    LEAD_WEBHOOKS_PRIVATE: z
      .enum(['true', 'false'], 'is neither true nor false.')
      .default('false')
      .register(settingTexts, {
        means: '`true` lets webhooks reach private addresses and plain http',
        otherwise: '`false`',
      }),
    SMTP_URL: smtpUrl.optional().register(settingTexts, {
      means: 'the mail server, such as `smtps://user:password@mail.example`',
      otherwise: 'none',
    }),
    SMTP_CA_FILE: fileText(readFile).optional().register(settingTexts, {
      means: 'an additional certificate to trust, for your own mail server',
      otherwise: 'none',
    }),
    MAIL_FROM: sender.optional().register(settingTexts, { means: 'the sender of mails', otherwise: 'none' }),
    LEAD_CALLERS: jsonText(knownCallers).optional().register(settingTexts, {
      means: 'callers with keys and limits of their own, as JSON',
      otherwise: 'none',
    }),
    LEAD_CALLERS_FILE: fileText(readFile).pipe(jsonText(knownCallers)).optional().register(settingTexts, {
      means: 'a file with the JSON of `LEAD_CALLERS`',
      otherwise: 'none',
    }),
    LEAD_CONSENT_RETENTION: z.string().transform(readRetention).optional().register(settingTexts, {
      means: 'how long to keep consents after the data of their people are erased, such as `5y`',
      otherwise: 'all are kept',
    }),
  };
}

type LeadRows = z.output<z.ZodObject<ReturnType<typeof leadRows>>>;

/** The settings of rows that are right. What no row can say by itself is checked here. */
export function toLeadSettings(
  values: LeadRows,
  warnings: readonly string[],
  findPackage: FindPackage,
  context: z.RefinementCtx,
): LeadSettings {
  for (const [name, message] of [...mistakesTogether(values), ...missingPackages(values, findPackage)])
    context.addIssue({ code: 'custom', path: [name], message });
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: connections, LEADS_FILE: path } = values;
  return {
    store: url === undefined ? { engine: 'sqlite', path } : { engine: 'postgres', url, connections },
    country: values.LEADS_COUNTRY,
    destinations: givenDestinations(values),
    mail: mailServer(values),
    allowPrivate: values.LEAD_WEBHOOKS_PRIVATE === 'true',
    callers: values.LEAD_CALLERS ?? values.LEAD_CALLERS_FILE ?? [],
    consentRetention: values.LEAD_CONSENT_RETENTION ?? null,
    warnings,
  };
}

type Mistake = readonly [name: keyof LeadRows, detail: string];

function mistakesTogether(values: LeadRows): readonly Mistake[] {
  const { SMTP_URL: server, MAIL_FROM: from } = values;
  const needsMail = configuredWays(givenDestinations(values)).some(({ channel }) => channel === 'email');
  return [
    ...givenTwice(values, 'LEAD_DELIVERY', 'LEAD_DELIVERY_FILE'),
    ...givenTwice(values, 'LEAD_CALLERS', 'LEAD_CALLERS_FILE'),
    ...(server === undefined && from !== undefined
      ? [['SMTP_URL', 'is missing; only MAIL_FROM sends nothing.'] as const]
      : []),
    ...(server !== undefined && from === undefined
      ? [['MAIL_FROM', 'is missing: the sender of the emails, such as leads@example.com.'] as const]
      : []),
    ...(needsMail && server === undefined && from === undefined
      ? [['SMTP_URL', 'is missing: the destinations have email addresses, and no mail server to send by.'] as const]
      : []),
  ];
}

function givenTwice(values: LeadRows, text: keyof LeadRows, file: keyof LeadRows): readonly Mistake[] {
  const areBoth = values[text] !== undefined && values[file] !== undefined;
  return areBoth ? [[file, `is given, and so is ${text}; keep one.`]] : [];
}

/** The packages that only some settings need. */
function missingPackages(values: LeadRows, findPackage: FindPackage): readonly Mistake[] {
  const needed: readonly (readonly [keyof LeadRows, string])[] = [
    values.DATABASE_URL === undefined ? ['LEADS_FILE', 'better-sqlite3'] : ['DATABASE_URL', 'pg'],
    ...(values.SMTP_URL === undefined ? [] : [['SMTP_URL', 'nodemailer'] as const]),
  ];
  return needed.flatMap(([setting, name]) => {
    const missing = missingPackage(name, findPackage);
    return missing === null ? [] : [[setting, missing] as const];
  });
}

function givenDestinations({ LEAD_DELIVERY, LEAD_DELIVERY_FILE }: LeadRows): DeliverySettings['destinations'] {
  return LEAD_DELIVERY ?? LEAD_DELIVERY_FILE ?? noDestinations;
}

function mailServer({ SMTP_URL: server, MAIL_FROM: from, SMTP_CA_FILE: ca }: LeadRows): MailServer | null {
  return server === undefined || from === undefined ? null : { ...server, from, ca: ca ?? null };
}

/** A socket may replace the host, as in `postgres:///leads?host=/run/postgresql`. */
function readDatabaseUrl(text: string, context: z.RefinementCtx): string {
  const url = /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.hostname !== '' || url.searchParams.has('host'))) return text;
  const form = 'postgres:// and names a host, such as postgres://user:password@host/leads';
  return refuse(context, `is not a URL that begins with ${form}.`);
}

/** Refuses virtual folders of the kernel: no file can be kept there, and opening some of them hangs. */
function checkPath(path: string, context: z.RefinementCtx): void {
  if (/^\/+(proc|sys|dev)(\/|$)/.test(path))
    refuse(context, 'is where no file can be kept. Set a path on a disk, such as /var/lib/leads/leads.sqlite.');
  if (path.endsWith('/')) refuse(context, 'is a folder. Set the path of a file in it.');
}

function readRetention(text: string, context: z.RefinementCtx): number {
  return readAge(text) ?? refuse(context, 'is not an age such as 90d, 12w or 5y.');
}

/** Other programs have settings too, so only names of this family, or within a typo of one, are reported. */
const family = /^LEADS?_/i;
const mostSlips = 2;

/** A sentence for each name that looks like a setting of leads and is none. */
export function settingWarnings(env: Environment, rows: object): readonly string[] {
  // LEAD_LIMIT_PER_HOUR is read with the other limits.
  const known = [...Object.keys(rows), 'LEAD_LIMIT_PER_HOUR'];
  const unknown = Object.keys(givenIn(env)).filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = nearestSetting(name, known);
    if (meant !== null) return [`${name} is not a setting and was not read. Did you mean ${meant}?`];
    return family.test(name) ? [`${name} is not a setting and was not read.`] : [];
  });
}

function nearestSetting(name: string, known: readonly string[]): string | null {
  const distances = known.map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  const limit = family.test(name) ? name.length / 3 : mostSlips;
  return nearest !== undefined && nearest.distance <= limit ? nearest.setting : null;
}
