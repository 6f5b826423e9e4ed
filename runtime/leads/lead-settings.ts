/** The settings of leads, from the texts that an operator gives. The environment itself is read elsewhere. */

import { readEndpoints, type WebhookEndpoint } from './delivery/endpoints.js';
import type { StoreLocation } from './store/lead-database.js';

/** The texts as given, by the name of the setting; empty and absent are the same. */
export interface LeadSettingTexts {
  /** A postgres:// URL. Leads are kept in `LEADS_FILE` when it is absent. */
  readonly DATABASE_URL?: string | undefined;
  /** Most connections of one process to PostgreSQL. */
  readonly DATABASE_CONNECTIONS?: string | undefined;
  /** The SQLite file. */
  readonly LEADS_FILE?: string | undefined;
  /** The webhooks as JSON: {"<provider>": {"url": "...", "secret": "whsec_..."}}. */
  readonly LEAD_WEBHOOKS?: string | undefined;
  /** A file with the same JSON, such as a mounted secret. */
  readonly LEAD_WEBHOOKS_FILE?: string | undefined;
  /** `true` lets webhooks reach private addresses and plain http. */
  readonly LEAD_WEBHOOKS_PRIVATE?: string | undefined;
}

export interface LeadSettings {
  readonly store: StoreLocation;
  readonly endpoints: ReadonlyMap<string, WebhookEndpoint>;
  readonly allowPrivate: boolean;
}

export type LeadSettingsReading =
  | { readonly ok: true; readonly settings: LeadSettings }
  | { readonly ok: false; readonly mistakes: readonly string[] };

const DEFAULT_FILE = 'data/leads.sqlite';
const DEFAULT_CONNECTIONS = 10;

/** Reads the settings; `readFile` gives the text of a file or throws. All mistakes are told at once, secrets never. */
export function readLeadSettings(texts: LeadSettingTexts, readFile: (path: string) => string): LeadSettingsReading {
  const mistakes: string[] = [];
  const store = readStore(texts, mistakes);
  const allowPrivate = readFlag('LEAD_WEBHOOKS_PRIVATE', texts.LEAD_WEBHOOKS_PRIVATE, mistakes);
  const endpoints = readWebhooks(texts, readFile, allowPrivate, mistakes);
  return mistakes.length === 0 ? { ok: true, settings: { store, endpoints, allowPrivate } } : { ok: false, mistakes };
}

function readStore(texts: LeadSettingTexts, mistakes: string[]): StoreLocation {
  const url = texts.DATABASE_URL ?? '';
  if (url === '') return { engine: 'sqlite', path: texts.LEADS_FILE || DEFAULT_FILE };
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  if (!isPostgres) mistakes.push('DATABASE_URL is not a URL that begins with postgres:// or postgresql://.');
  const connections = Number(texts.DATABASE_CONNECTIONS || DEFAULT_CONNECTIONS);
  if (!Number.isInteger(connections) || connections < 1 || connections > 1000) {
    mistakes.push('DATABASE_CONNECTIONS is not a whole number from 1 to 1000.');
  }
  return { engine: 'postgres', url, connections };
}

function readFlag(name: string, text: string | undefined, mistakes: string[]): boolean {
  const word = text ?? '';
  if (!['', 'true', 'false'].includes(word)) mistakes.push(`${name} is neither true nor false.`);
  return word === 'true';
}

function readWebhooks(
  texts: LeadSettingTexts,
  readFile: (path: string) => string,
  allowPrivate: boolean,
  mistakes: string[],
): ReadonlyMap<string, WebhookEndpoint> {
  const inline = texts.LEAD_WEBHOOKS ?? '';
  const path = texts.LEAD_WEBHOOKS_FILE ?? '';
  if (inline !== '' && path !== '') mistakes.push('LEAD_WEBHOOKS and LEAD_WEBHOOKS_FILE are both given; keep one.');
  const text = path === '' ? inline : readSecretFile(path, readFile, mistakes);
  if (text === '') return new Map();
  const reading = readEndpoints(text, allowPrivate);
  if (reading.ok) return reading.endpoints;
  mistakes.push(...reading.mistakes);
  return new Map();
}

function readSecretFile(path: string, readFile: (path: string) => string, mistakes: string[]): string {
  try {
    return readFile(path);
  } catch {
    mistakes.push(`LEAD_WEBHOOKS_FILE cannot be read: ${path}.`);
    return '';
  }
}
