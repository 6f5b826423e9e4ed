/** Reads the settings of deliveries: who gets leads by which channel, and the mail server. */
import type { Destinations } from './delivery/destinations.js';
import { configuredWays, noDestinations, readDestinations } from './delivery/destinations.js';
import type { MailServer } from './delivery/mail-server.js';
import { readMailServer } from './delivery/mail-server.js';
import { readSecretText } from './read-secret-text.js';

/** The texts as given, by the name of the setting; empty and absent are the same. */
export interface DeliverySettingTexts {
  /** Ways to each provider, as JSON: {"<provider>": {"url": "...", "secret": "whsec_...", "email": {"to": "..."}}}. */
  readonly LEAD_DELIVERY?: string | undefined;
  /** A file with the same JSON, such as a mounted secret. */
  readonly LEAD_DELIVERY_FILE?: string | undefined;
  /** `true` lets webhooks reach private addresses and plain http. */
  readonly LEAD_WEBHOOKS_PRIVATE?: string | undefined;
  /** The mail server: smtps://user:password@host, or smtp://host:587 for STARTTLS. */
  readonly SMTP_URL?: string | undefined;
  /** A file with a certificate to trust beside the usual ones, as PEM. */
  readonly SMTP_CA_FILE?: string | undefined;
  /** The sender of emails. */
  readonly MAIL_FROM?: string | undefined;
}

/** Their names. */
export const deliverySettings: Readonly<Record<keyof DeliverySettingTexts, true>> = {
  LEAD_DELIVERY: true,
  LEAD_DELIVERY_FILE: true,
  LEAD_WEBHOOKS_PRIVATE: true,
  SMTP_URL: true,
  SMTP_CA_FILE: true,
  MAIL_FROM: true,
};

export interface DeliverySettings {
  readonly destinations: Destinations;
  /** Null when no email is sent. */
  readonly mail: MailServer | null;
  readonly allowPrivate: boolean;
}

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
