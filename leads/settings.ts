/** Reads the settings of leads from the texts that an operator gives. The environment itself is read elsewhere. */

import type { DeliverySettings } from './delivery/destinations.js';
import type { SettingTexts } from './delivery-settings.js';
import { deliverySettings, readDeliverySettings } from './delivery-settings.js';
import type { KnownCaller } from './intake/caller.js';
import { readCallers } from './intake/read-callers.js';
import { readAge } from './model/age.js';
import type { Reading } from './model/reading.js';
import { readSecretText } from './read-secret-text.js';
import { warnOfSettings } from './setting-warnings.js';
import type { StoreLocation } from './store/lead-database.js';

const leadSettings = {
  /** A postgres:// URL. Leads are kept in `LEADS_FILE` when it is absent. */
  DATABASE_URL: true,
  /** Most connections of one process to PostgreSQL. */
  DATABASE_CONNECTIONS: true,
  /** The SQLite file. */
  LEADS_FILE: true,
  ...deliverySettings,
  /** The callers that have keys, as JSON: {"<caller>": {"key": "...", "leads_per_hour": 500}}. */
  LEAD_CALLERS: true,
  /** A file with the same JSON. */
  LEAD_CALLERS_FILE: true,
  /** How long consents outlast their people's data, such as 5y; all are kept when absent. */
  LEAD_CONSENT_RETENTION: true,
} as const;

type LeadSettingTexts = SettingTexts<typeof leadSettings>;

export interface LeadSettings extends DeliverySettings {
  readonly store: StoreLocation;
  readonly callers: readonly KnownCaller[];
  /** Time a consent is kept after it was recorded, in milliseconds; null keeps it as long as the store. */
  readonly consentRetention: number | null;
  /** Likely mistakes that do not stop the service from starting, as sentences. */
  readonly warnings: readonly string[];
}

type ReadFile = (path: string) => string;
/** Finds an installed package by its name, or throws. */
export type FindPackage = (name: string) => unknown;

const defaultFile = 'data/leads.sqlite';
const defaultConnections = 10;

/** Reads the settings; `readFile` gives the text of a file or throws. All mistakes are told at once, secrets never. */
export function readLeadSettings(
  texts: LeadSettingTexts,
  readFile: ReadFile,
  findPackage: FindPackage,
): Reading<{ readonly settings: LeadSettings }> {
  const mistakes: string[] = [];
  const settings: LeadSettings = {
    store: readStore(texts, mistakes),
    ...readDeliverySettings(texts, readFile, mistakes),
    callers: readKnownCallers(texts, readFile, mistakes),
    consentRetention: readRetention(texts.LEAD_CONSENT_RETENTION ?? '', mistakes),
    // LEAD_LIMIT_PER_HOUR is read with the other limits.
    warnings: warnOfSettings(texts, [...Object.keys(leadSettings), 'LEAD_LIMIT_PER_HOUR']),
  };
  for (const [setting, name] of packagesOf(settings)) {
    const missing = missingPackage(name, findPackage);
    if (missing !== null) mistakes.push(`${setting} ${missing}`);
  }
  return mistakes.length === 0 ? { ok: true, settings } : { ok: false, mistakes };
}

/** The packages that only some settings need, each behind the setting that does. */
function packagesOf({ store, mail }: LeadSettings): readonly (readonly [setting: string, name: string])[] {
  return [
    store.engine === 'sqlite' ? ['LEADS_FILE', 'better-sqlite3'] : ['DATABASE_URL', 'pg'],
    ...(mail === null ? [] : [['SMTP_URL', 'nodemailer'] as const]),
  ];
}

/** Error for a setting whose package was not installed; null when the package is there. */
export function missingPackage(name: string, findPackage: FindPackage): string | null {
  try {
    findPackage(name);
    return null;
  } catch {
    return `needs the package ${name}, which is not installed. Run: npm install --include=optional`;
  }
}

function readStore(texts: LeadSettingTexts, mistakes: string[]): StoreLocation {
  const connections = Number(texts.DATABASE_CONNECTIONS || defaultConnections);
  if (!Number.isInteger(connections) || connections < 1 || connections > 1000) {
    mistakes.push('DATABASE_CONNECTIONS is not a whole number from 1 to 1000.');
  }
  const url = texts.DATABASE_URL ?? '';
  if (url === '') return { engine: 'sqlite', path: readPath(texts.LEADS_FILE || defaultFile, mistakes) };
  if (!isDatabaseUrl(url)) {
    mistakes.push(
      'DATABASE_URL is not a URL that begins with postgres:// and names a host, such as postgres://user:password@host/leads.',
    );
  }
  return { engine: 'postgres', url, connections };
}

/** A socket may stand in place of the host, as in `postgres:///leads?host=/run/postgresql`. */
function isDatabaseUrl(text: string): boolean {
  const url = /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.hostname !== '' || url.searchParams.has('host'));
}

/** Refuses virtual folders of the kernel: no file can be kept there, and opening some of them hangs. */
function readPath(path: string, mistakes: string[]): string {
  if (/^\/+(proc|sys|dev)(\/|$)/.test(path)) {
    mistakes.push(
      'LEADS_FILE lies where no file can be kept. Set a path on a disk, such as /var/lib/leads/leads.sqlite.',
    );
  }
  if (path.endsWith('/')) mistakes.push('LEADS_FILE is a folder. Set the path of a file in it.');
  return path;
}

function readRetention(text: string, mistakes: string[]): number | null {
  const age = readAge(text);
  if (text !== '' && age === null) mistakes.push('LEAD_CONSENT_RETENTION is not an age such as 90d, 12w or 5y.');
  return age;
}

function readKnownCallers(texts: LeadSettingTexts, readFile: ReadFile, mistakes: string[]): readonly KnownCaller[] {
  const text = readSecretText(texts, ['LEAD_CALLERS', 'LEAD_CALLERS_FILE'], readFile, mistakes);
  const reading = text === '' ? { ok: true as const, callers: [] } : readCallers(text);
  if (reading.ok) return reading.callers;
  mistakes.push(...reading.mistakes.map((mistake) => `LEAD_CALLERS cannot be used. ${mistake}`));
  return [];
}
