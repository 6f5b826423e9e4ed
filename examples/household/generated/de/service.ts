/**
 * Facts about the service that answers include. Generated from the catalog by `npm run generate`: edit the catalog, not
 * this file.
 */
import type { ServiceInfo } from '../../../../engine/kernel/service.js';

export const service: ServiceInfo = {
  name: 'Household figures',
  version: '1.0.0',
  schemaVersion: 1,
  catalogHash: '0cb72cc637d86bb3',
  baseUrl: 'https://household.example',
  legalDisclaimer:
    'Die Ergebnisse sind Schätzungen für die Planung. Sie ersetzen keinen medizinischen, elektrotechnischen, ' +
    'finanziellen oder sonstigen fachlichen Rat. Diese Übersetzung hat noch niemand geprüft; im Zweifel gilt der ' +
    'englische Text.',
  usage:
    'Rufen Sie GET {base_url}/api/calc/[slug]?<input-name>=<value> auf. Jede Eingabe darf fehlen; dann gilt ihre ' +
    'Vorgabe. Eine Zahl außerhalb von min und max einer Eingabe wird auf die nähere Grenze gesetzt, und die Antwort ' +
    'kennzeichnet diese Eingabe als begrenzt. Höchstens {requests_per_minute} Anfragen pro Minute und IP-Adresse.',
  ctaMessage: 'Alle Rechner dieses Dienstes und ihre Eingaben stehen in seinem Verzeichnis.',
  requestsPerMinute: 120,
  cacheSeconds: 3600,
  timeZone: 'Europe/Berlin',
  languages: ['en', 'de'],
  tagTitles: { health: 'Gesundheit', kitchen: 'Küche', mathematics: 'Geld und Verhältnisse', workshop: 'Werkstatt' },
  leads: null,
};
