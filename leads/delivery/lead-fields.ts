/** Writes a lead as labels and texts: for the mails to providers and operators, and for `leads show`. */
import type { MailWords } from '../../words/mail-texts.js';
import type { GivenCalculation, LeadCalculation } from '../model/lead.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';
import type { MailVoice, ToldCalculation } from './mail-voice.js';

type TextField = readonly [label: string, text: string | null];

/** Everything that a provider may know of a lead; null or empty where the lead has no such thing. */
export function leadFields(
  { lead, consent }: Pick<ClaimedDelivery, 'lead' | 'consent'>,
  { words: { lead: words }, names }: Pick<MailVoice, 'words' | 'names'>,
): readonly TextField[] {
  const { fields, channels, timeframes } = words;
  const told = toldOf(lead, names);
  return [
    [fields.name, lead.contact_name],
    [fields.phone, phoneText(lead, words)],
    [fields.email, lead.contact_email],
    [fields.prefers, joined([wordOf(channels, lead.preferred_channel), lead.preferred_time], ', ')],
    [
      fields.channels,
      channelsOf(consent)
        .map((channel) => wordOf(channels, channel))
        .join(', '),
    ],
    [fields.service, names.service(lead.service)],
    [fields.place, joined([names.place(lead.city, lead.neighborhood), lead.postal_code], ', ')],
    [fields.language, names.language(consent.language)],
    [fields.when, wordOf(timeframes, lead.timeframe)],
    [fields.message, lead.message],
    [fields.calculation, told && calculationText(told.calculation)],
    ...(told === null || told.given === null ? [] : givenFields(told.given, words)),
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

/** What people call a value; a value that only a newer version knows names itself. */
function wordOf(words: Readonly<Record<string, string>>, value: string | null): string | null {
  return value === null ? null : (words[value] ?? value);
}

function phoneText(
  { contact_phone: phone, contact_phone_extension: extension }: ClaimedDelivery['lead'],
  words: MailWords['lead'],
): string | null {
  return phone === null || extension === null ? phone : words.extension({ phone, extension });
}

function toldOf(
  { calculation, calculation_given: given }: ClaimedDelivery['lead'],
  names: MailVoice['names'],
): ToldCalculation | null {
  if (calculation === null) return null;
  return names.told({
    calculation: JSON.parse(calculation) as LeadCalculation,
    given: given === null ? null : (JSON.parse(given) as GivenCalculation),
  });
}

function calculationText({ interpretation, value, unit }: LeadCalculation): string {
  return interpretation === '' ? `${value} ${unit}` : interpretation;
}

/** What the person entered, a line for each thing, `Length of fence: 120 linear ft`, and the total. */
function givenFields({ entries, total }: GivenCalculation, words: MailWords['lead']): readonly TextField[] {
  const lineOf = ({ kind, label, text }: GivenCalculation['entries'][number]): string =>
    `${label}: ${kind === 'own' ? words.ownFigure({ figure: text }) : text}`;
  return [
    [words.fields.given, entries.map(lineOf).join('\n')],
    [words.fields.total, total?.text ?? null],
  ];
}
