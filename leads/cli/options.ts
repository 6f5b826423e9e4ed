/** Options that several commands have, and how operators write moments and ages. */
import { choice, option, otherwise, Refusal, text, wholeNumber } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
import { isDay } from '../../engine/spelling/day.js';
import { callableWays } from '../delivery/callable-ways.js';
import { readAge } from '../model/age.js';
import type { LeadFilter } from '../store/operator-leads.js';
import { leadStates } from '../store/operator-leads.js';
import type { CommandContext } from './command.js';

export const tableFormat = otherwise(choice('FORMAT', ['table', 'json']), 'table');

export const limitOf = (usual: number) =>
  otherwise(option('COUNT', `at most so many (${usual})`, wholeNumber(1, 999_999)), usual);

export const moment = (help: string) => option('TIME', help, readMoment);

export const age = (help: string) => option('AGE', help, readAgeOption);

/** The options that choose leads, the same in every command. */
export const filterOptions = {
  since: moment('leads received at or after this day or moment, such as 2026-05-01'),
  until: moment('leads received before this day or moment'),
  state: choice('STATE', leadStates, { help: `only leads that are ${leadStates.join(', ')}` }),
  service: text('SERVICE', 'only leads for this service'),
  city: text('CITY', 'only leads from this city'),
  provider: text('PROVIDER', 'only leads routed to this provider'),
};

export function filterOf({ since, until, state, service, city, provider }: Call<typeof filterOptions>): LeadFilter {
  return { since, until, state, service, city, provider };
}

/** The options of a call, for the record. */
export function recordedOptions({ operands: _, ...options }: Call): Record<string, unknown> {
  return options;
}

/** A day or a moment as it is stored. */
function readMoment(written: string, name: string): string {
  const time = isDay(written.slice(0, 10)) ? new Date(written) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime()))
    throw new Refusal(`\`${name} ${written}\` is not a day such as 2026-05-01 (UTC), or a moment.`);
  return time.toISOString();
}

/** An age in milliseconds. */
function readAgeOption(written: string, name: string): number {
  const read = readAge(written);
  if (read === null) throw new Refusal(`\`${name} ${written}\` is not an age such as 90d, 12w or 5y.`);
  return read;
}

/** The providers that can be reached at the moment. */
export async function callableProviders({ database, destinations }: CommandContext): Promise<readonly string[]> {
  const ways = await callableWays(database, destinations);
  return [...new Set(ways.map(({ provider }) => provider))];
}
