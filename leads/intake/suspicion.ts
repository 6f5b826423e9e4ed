/**
 * Tells leads that only machines write, and leads that a person should review, from ordinary ones. Nothing that a
 * person may have written is hidden: a doubtful lead is held where operators see it, and its caller is told so.
 */
import type { Disposition } from '../model/lead.js';
import type { RecentActivity } from '../store/recent-leads.js';

/** A field of `contact` that people do not see and agents are told to leave out. */
export const trapField = 'website';

const mostLinks = 2;
/** How many others may send the same long message within a day: agents do reuse their words. */
const mostSameMessages = 5;
/** How many leads one person may send within a day, for different services or places. */
const mostSameContact = 15;

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

export interface Suspicion {
  readonly disposition: Extract<Disposition, 'held' | 'spam'>;
  /** A word for the operator. */
  readonly reason: string;
}

export interface SuspectText {
  /** Content of the trap field. */
  readonly trap: string;
  readonly name: string;
  readonly message: string | null;
}

/** Returns the reason to suspect a text; null when there is none. */
export function suspectText({ trap, name, message }: SuspectText): Suspicion | null {
  if (trap !== '') return { disposition: 'spam', reason: 'trap_field' };
  if (countLinks(name) > 0) return { disposition: 'held', reason: 'link_in_name' };
  return countLinks(message ?? '') > mostLinks ? { disposition: 'held', reason: 'links' } : null;
}

/**
 * The person once asked not to be contacted. Somebody may use their number, or they changed their mind: an operator finds
 * out. Callers get the same answer as for any held lead, so that nobody learns who said STOP by sending a lead.
 */
export const saidStop: Suspicion = { disposition: 'held', reason: 'said_stop' };

/** Returns the reason to suspect a lead after the leads before it; null when there is none. */
export function suspectActivity({ sameMessage, sameContact }: RecentActivity): Suspicion | null {
  if (sameMessage >= mostSameMessages) return { disposition: 'held', reason: 'repeated_message' };
  return sameContact >= mostSameContact ? { disposition: 'held', reason: 'repeated_contact' } : null;
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}
