/** Tells a repeated lead from a newer version of it, and both from another lead of the same number or address. */
import { sameEmail } from '../model/contact-point.js';
import type { Lead } from '../model/lead.js';
import type { ContactRow, LeadRow } from '../model/lead-columns.js';
import { comparableName } from '../model/names.js';

/** The members of an earlier lead that are compared. */
type EarlierLead = ContactRow &
  Pick<LeadRow, 'postal_code' | 'message' | 'timeframe' | 'calculation' | 'calculation_given'>;

/**
 * Relation of a lead to an earlier one with the same number or address, service and place.
 *
 * - `same`: the person says the same again.
 * - `changed`: the same person corrects something or adds to it.
 * - `other`: another person who shares the number, with another job; or the same person in another postal code.
 */
type Relation = 'same' | 'changed' | 'other';

export function relationOf(lead: Lead, earlier: EarlierLead): Relation {
  const sameName = comparableName(lead.contact.name) === comparableName(earlier.contact_name);
  const sameJob = isSameJob(lead, earlier);
  if (movedElsewhere(lead, earlier) || (!sameName && !sameJob)) return 'other';
  return sameName && sameJob && isSameContact(lead, earlier) ? 'same' : 'changed';
}

function movedElsewhere({ postal_code }: Lead, earlier: EarlierLead): boolean {
  return postal_code !== null && earlier.postal_code !== null && postal_code !== earlier.postal_code;
}

function isSameJob({ message, timeframe, calculation, given, postal_code }: Lead, earlier: EarlierLead): boolean {
  return (
    plain(message) === plain(earlier.message) &&
    timeframe === earlier.timeframe &&
    postal_code === earlier.postal_code &&
    (calculation === null ? null : JSON.stringify(calculation)) === earlier.calculation &&
    // Older versions did not keep it.
    (earlier.calculation_given === null || JSON.stringify(given) === earlier.calculation_given)
  );
}

function isSameContact({ contact }: Lead, earlier: EarlierLead): boolean {
  return (
    contact.phone === earlier.contact_phone &&
    contact.phone_extension === earlier.contact_phone_extension &&
    (contact.email === earlier.contact_email || sameEmail(contact.email, earlier.contact_email)) &&
    contact.preferred_channel === earlier.preferred_channel &&
    plain(contact.preferred_time) === plain(earlier.preferred_time)
  );
}

/** A text without regard to capitals and spacing. */
function plain(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
}
