/**
 * Tells machines that fill in forms from people. A trapped lead gets the same answer as any other, is kept aside and
 * never delivered; an operator can release it. So each rule only fires on what a person would hardly do.
 */

import type { RecentActivity } from '../store/submit-lead.js';

/** A field of `contact` that people do not see and agents are told to leave out. */
export const TRAP_FIELD = 'website';

const MOST_LINKS = 2;
/** So many others may send the same long message within a day: agents do reuse their words. */
const MOST_SAME_MESSAGES = 5;
/** So many leads one person may send within a day, for different services or places. */
const MOST_SAME_CONTACT = 15;

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

export interface SuspectText {
  /** What stood in the trap field. */
  readonly trap: string;
  readonly name: string;
  readonly message: string | null;
}

/** Why a text is taken for spam, as a word for the operator; null when it is not. */
export function suspectText({ trap, name, message }: SuspectText): string | null {
  if (trap !== '') return 'trap_field';
  if (countLinks(name) > 0) return 'link_in_name';
  return countLinks(message ?? '') > MOST_LINKS ? 'links' : null;
}

/** Why a lead is taken for spam from what came before it; null when it is not. */
export function suspectActivity({ sameMessage, sameContact }: RecentActivity): string | null {
  if (sameMessage >= MOST_SAME_MESSAGES) return 'repeated_message';
  return sameContact >= MOST_SAME_CONTACT ? 'repeated_contact' : null;
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
