/** The body of a lead as the schema describes it. Every part may be missing until the schema has passed it. */

import type { ContactChannel, Timeframe } from '../lead.js';

export interface LeadBody {
  readonly service?: string;
  readonly city?: string;
  readonly neighborhood?: string;
  readonly postal_code?: string;
  readonly contact?: {
    readonly name?: string;
    readonly phone?: string;
    readonly email?: string;
    readonly preferred_channel?: ContactChannel;
    readonly preferred_time?: string;
    readonly website?: string;
  };
  readonly message?: string;
  readonly timeframe?: Timeframe;
  readonly calculation?: {
    readonly slug?: string;
    readonly inputs?: Readonly<Record<string, string | number>>;
    readonly value?: number;
  };
  readonly consent?: {
    readonly given?: boolean;
    readonly text?: string;
    readonly given_at?: string;
    readonly channels?: readonly ContactChannel[];
    readonly method?: 'agent_relayed' | 'web_form';
  };
  readonly source?: {
    readonly agent?: string;
    readonly page_url?: string;
    readonly referrer?: string;
    readonly campaign?: string;
  };
  readonly external_id?: string;
  readonly test?: boolean;
}

/**
 * The parts of a body that have the right type, so that they can be read while the errors of the others are reported
 * with them. `broken` are the paths that the schema refused; the empty path is the body itself.
 */
export function soundParts(body: unknown, broken: ReadonlySet<string>): LeadBody {
  return broken.has('') ? {} : (prune(body, '', broken) as LeadBody);
}

function prune(value: unknown, path: string, broken: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !broken.has(`${path}/${key}`));
  return Object.fromEntries(entries.map(([key, child]) => [key, prune(child, `${path}/${key}`, broken)]));
}
