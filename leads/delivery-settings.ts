/** Reads the settings of deliveries: who gets leads by which channel, and the mail server. */
import type { DeliverySettings, Destinations } from './delivery/destinations.js';
import { configuredWays, noDestinations, readDestinations } from './delivery/destinations.js';
import type { MailServer } from './delivery/mail-server.js';
import { readMailServer } from './delivery/mail-server.js';
import { readSecretText } from './read-secret-text.js';

/** The texts of settings as given, by name; empty and absent are the same. */
export type SettingTexts<Settings> = { readonly [Name in keyof Settings]?: string | undefined };

export const deliverySettings = {
  /** Ways to each provider, as JSON: {"<provider>": {"url": "...", "secret": "whsec_...", "email": {"to": "..."}}}. */
  LEAD_DELIVERY: true,
  /** A file with the same JSON, such as a mounted secret. */
  LEAD_DELIVERY_FILE: true,
  /** `true` lets webhooks reach private addresses and plain http. */
  LEAD_WEBHOOKS_PRIVATE: true,
  /** The mail server: smtps://user:password@host, or smtp://host:587 for STARTTLS. */
  SMTP_URL: true,
  /** A file with a certificate to trust beside the usual ones, as PEM. */
  SMTP_CA_FILE: true,
  /** The sender of emails. */
  MAIL_FROM: true,
} as const;

type DeliverySettingTexts = SettingTexts<typeof deliverySettings>;

type ReadFile = (path: string) => string;

/** Reads them, and adds what is wrong to `mistakes`; `readFile` gives the text of a file or throws. */
export function readDeliverySettings(
  texts: DeliverySettingTexts,
  readFile: ReadFile,
  mistakes: string[],
): DeliverySettings {
  const before = mistakes.length;
  const allowPrivate = readFlag('LEAD_WEBHOOKS_PRIVATE', texts.LEAD_WEBHOOKS_PRIVATE, mistakes);
  const destinations = readDelivery(texts, readFile, allowPrivate, mistakes);
  const mail = readMail(texts, readFile, mistakes);
  const needsMail = configuredWays(destinations).some(({ channel }) => channel === 'email');
  if (needsMail && mail === null && mistakes.length === before)
    mistakes.push('SMTP_URL is missing: the destinations have email addresses, and no mail server to send by.');
  return { destinations, mail, allowPrivate };
}

function readFlag(name: string, text: string | undefined, mistakes: string[]): boolean {
  const word = text ?? '';
  if (!['', 'true', 'false'].includes(word)) mistakes.push(`${name} is neither true nor false.`);
  return word === 'true';
}

const deliveryNames = ['LEAD_DELIVERY', 'LEAD_DELIVERY_FILE'] as const;

function readDelivery(
  texts: DeliverySettingTexts,
  readFile: ReadFile,
  allowPrivate: boolean,
  mistakes: string[],
): Destinations {
  const text = readSecretText(texts, deliveryNames, readFile, mistakes);
  if (text === '') return noDestinations;
  const reading = readDestinations(text, allowPrivate);
  if (reading.ok) return reading.destinations;
  mistakes.push(...reading.mistakes);
  return noDestinations;
}

function readMail(texts: DeliverySettingTexts, readFile: ReadFile, mistakes: string[]): MailServer | null {
  const ca = readSecretText(texts, ['SMTP_CA_FILE'], readFile, mistakes) || null;
  const reading = readMailServer({ url: texts.SMTP_URL ?? '', from: texts.MAIL_FROM ?? '', ca });
  if (reading.ok) return reading.server;
  mistakes.push(...reading.mistakes);
  return null;
}
