/**
 * Facts about the service that answers include. Generated from the catalog by `npm run generate`: edit the catalog, not
 * this file.
 */
import type { ServiceInfo } from '../../../engine/kernel/service.js';

export const service: ServiceInfo = {
  name: 'Household figures',
  version: '1.0.0',
  schemaVersion: 1,
  catalogHash: '0cb72cc637d86bb3',
  baseUrl: 'https://household.example',
  legalDisclaimer:
    'Results are estimates for planning. They are not medical, electrical, financial or other professional advice.',
  usage:
    'Call GET {base_url}/api/calc/[slug]?<input-name>=<value>. Every input may be left out and then takes its ' +
    "default. A number outside an input's min and max is moved to the nearer bound, and the answer marks that input " +
    'as clamped. Limit: {requests_per_minute} requests per minute per IP address.',
  ctaMessage: 'All calculators of this service and their inputs are listed in its registry.',
  requestsPerMinute: 120,
  cacheSeconds: 3600,
  timeZone: 'Europe/Berlin',
  languages: ['en', 'de'],
  tagTitles: { health: 'Health', kitchen: 'Kitchen', mathematics: 'Money and proportions', workshop: 'Workshop' },
  leads: null,
};
