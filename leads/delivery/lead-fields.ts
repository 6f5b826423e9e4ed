/** Writes a lead as labels and texts: for the mails to providers and operators, and for `leads show`. */
import { mailWords as words } from '../../words/mail-texts.js';
import type { GivenCalculation, LeadCalculation } from '../model/lead.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';

/** Names of slugs as people say them. */
export interface LeadNames {
  readonly service: (slug: string) => string;
  readonly place: (city: string, neighborhood: string | null) => string;
  /** The language of a consent; null for that of the service itself. */
  readonly language: (code: string | null) => string | null;
}

type TextField = readonly [label: string, text: string | null];

/** Everything that a provider may know of a lead; null or empty where the lead has no such thing. */
export function leadFields(
  { lead, consent }: Pick<ClaimedDelivery, 'lead' | 'consent'>,
  names: LeadNames,
): readonly TextField[] {
  const { fields } = words.lead;
  return [
    [fields.name, lead.contact_name],
    [fields.phone, joined([lead.contact_phone, lead.contact_phone_extension], ' ext. ')],
    [fields.email, lead.contact_email],
    [fields.prefers, joined([lead.preferred_channel, lead.preferred_time], ', ')],
    [fields.channels, channelsOf(consent).join(', ')],
    [fields.service, names.service(lead.service)],
    [fields.place, joined([names.place(lead.city, lead.neighborhood), lead.postal_code], ', ')],
    [fields.language, names.language(consent.language)],
    [fields.when, lead.timeframe?.replaceAll('_', ' ') ?? null],
    [fields.message, lead.message],
    [fields.calculation, calculationText(lead.calculation)],
    ...givenFields(lead.calculation_given),
    [fields.received, lead.received_at],
    [fields.lead, lead.id],
    [fields.theirs, lead.external_id],
  ];
}

/** Empty where the person agreed to all that the text of the consent names. */
export function channelsOf({ channels }: ClaimedDelivery['consent']): readonly string[] {
  return JSON.parse(channels) as readonly string[];
}

/** The parts that there are. */
export function joined(parts: readonly (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null).join(separator);
}

function calculationText(json: string | null): string | null {
  if (json === null) return null;
  const { interpretation, value, unit } = JSON.parse(json) as LeadCalculation;
  return interpretation === '' ? `${value} ${unit}` : interpretation;
}

/** What the person entered, a line for each thing, `Length of fence: 120 linear ft`, and the total. */
function givenFields(json: string | null): readonly TextField[] {
  if (json === null) return [];
  const { entries, total } = JSON.parse(json) as GivenCalculation;
  const { fields } = words.lead;
  return [
    [fields.given, entries.map(lineOf).join('\n')],
    [fields.total, total?.text ?? null],
  ];
}

function lineOf({ kind, label, text }: GivenCalculation['entries'][number]): string {
  return `${label}: ${kind === 'own' ? words.lead.ownFigure({ figure: text }) : text}`;
}
