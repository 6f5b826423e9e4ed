/** Leads for the service as it is deployed, and the setting that delivers all of them to one receiver. */
import { network } from '../../../generated/network.js';
import { service } from '../../../generated/service.js';
import { numberedBody, webhookSecret } from '../lead-fixtures.js';

/** A body that no other number gives, for a place where a provider is active. */
export function realBody(number: number): Record<string, unknown> {
  return { ...numberedBody(number), consent: { given: true, text: service.leads?.consentText } };
}

/** What nobody may find in a log or a metric after leads with numbers up to `last` were taken. */
export function personalTexts(last: number): readonly string[] {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return ['leads.example', 'Person', ...numbers.flatMap((number) => [`Person ${number}`, `person${number}@`])];
}

/** `LEAD_DELIVERY` with one URL for every provider of the network. */
export function webhooksTo(url: string): string {
  const slots = Object.values(network.slots).flatMap((places) => Object.values(places));
  const providers = new Set(slots.map(({ provider }) => provider));
  return JSON.stringify(Object.fromEntries([...providers].map((name) => [name, { url, secret: webhookSecret }])));
}
