/** Reads what operators write: moments, ages, counts, names from a list. */

import { nearest } from '../../query/suggest.js';
import { endpointName, listDisabled } from '../store/disabled-endpoints.js';
import { LEAD_STATES, type LeadFilter, type LeadState } from '../store/operator-leads.js';
import { type CommandContext, type CommandInput, type CommandOption, textOption, UsageError } from './command.js';

/** The options that choose leads, the same in every command. */
export const filterOptions: Readonly<Record<string, CommandOption>> = {
  since: { type: 'string', help: 'leads received at or after this day or moment, such as 2026-05-01' },
  until: { type: 'string', help: 'leads received before this day or moment' },
  state: { type: 'string', help: `only leads that are ${LEAD_STATES.join(', ')}` },
  service: { type: 'string', help: 'only leads for this service' },
  city: { type: 'string', help: 'only leads from this city' },
  provider: { type: 'string', help: 'only leads routed to this provider' },
};

export function readFilter(input: CommandInput): LeadFilter {
  return {
    since: readMoment(input, 'since'),
    until: readMoment(input, 'until'),
    state: readChoice(input, 'state', LEAD_STATES) as LeadState | undefined,
    service: textOption(input, 'service'),
    city: textOption(input, 'city'),
    provider: textOption(input, 'provider'),
  };
}

/** The filter as it is recorded: only what was given. */
export function givenOptions({ options }: CommandInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function readMoment(input: CommandInput, name: string): string | undefined {
  const text = textOption(input, name);
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`--${name} is not a day such as 2026-05-01 (UTC), or a moment.`);
  return moment.toISOString();
}

export function readChoice(input: CommandInput, name: string, choices: readonly string[]): string | undefined {
  const text = textOption(input, name);
  if (text === undefined || choices.includes(text)) return text;
  const meant = nearest(text, choices);
  const hint = meant === null ? `It can be ${choices.join(', ')}.` : `Did you mean ${meant}?`;
  throw new UsageError(`--${name} cannot be ${text}. ${hint}`);
}

export function readCount(input: CommandInput, name: string, otherwise: number): number {
  const text = textOption(input, name);
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} is not a whole number from 1 to 999999.`);
  return Number(text);
}

const UNITS: Readonly<Record<string, number>> = { d: 1, w: 7, y: 365 };

/** An age such as 90d, 12w or 5y, in milliseconds. */
export function readAge(input: CommandInput, name: string): number {
  const [, amount = '', unit = ''] = /^(\d{1,4})([dwy])$/.exec(textOption(input, name) ?? '') ?? [];
  const days = UNITS[unit];
  if (days === undefined) throw new UsageError(`--${name} is needed: an age such as 90d, 12w or 5y.`);
  return Number(amount) * days * 24 * 60 * 60 * 1000;
}

/** The providers with a webhook that may be called. */
export async function callableProviders({ database, endpoints }: CommandContext): Promise<readonly string[]> {
  const disabled = await listDisabled(database);
  const callable = [...endpoints.values()].filter(({ provider, url }) => !disabled.has(endpointName(provider, url)));
  return callable.map(({ provider }) => provider);
}
