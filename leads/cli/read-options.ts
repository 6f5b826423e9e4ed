/** Reads what operators write: moments, ages, counts, names from a list. */
import { nearest } from '../../engine/calculator/suggest.js';
import { callableWays } from '../delivery/callable-ways.js';
import { readAge } from '../model/age.js';
import type { LeadFilter, LeadState } from '../store/operator-leads.js';
import { leadStates } from '../store/operator-leads.js';
import type { Channel } from '../store/tables.js';
import type { CommandContext, CommandInput, CommandOption } from './command.js';
import { textOption, UsageError } from './command.js';

/** The options that choose leads, the same in every command. */
export const filterOptions: Readonly<Record<string, CommandOption>> = {
  since: { type: 'string', help: 'leads received at or after this day or moment, such as 2026-05-01' },
  until: { type: 'string', help: 'leads received before this day or moment' },
  state: { type: 'string', help: `only leads that are ${leadStates.join(', ')}` },
  service: { type: 'string', help: 'only leads for this service' },
  city: { type: 'string', help: 'only leads from this city' },
  provider: { type: 'string', help: 'only leads routed to this provider' },
};

export function readFilter(input: CommandInput): LeadFilter {
  return {
    since: readMoment(input, 'since'),
    until: readMoment(input, 'until'),
    state: readChoice(input, 'state', leadStates) as LeadState | undefined,
    service: textOption(input, 'service'),
    city: textOption(input, 'city'),
    provider: textOption(input, 'provider'),
  };
}

/** The filter as it is recorded: only what was given. */
export function givenOptions({ options }: CommandInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** A day or a moment as it is stored; undefined when the option was not given. */
export function readMoment(input: CommandInput, name: string): string | undefined {
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

/** Null when the option was not given. */
export function readChannel(input: CommandInput): Channel | null {
  return (readChoice(input, 'channel', ['webhook', 'email']) as Channel | undefined) ?? null;
}

export function readCount(input: CommandInput, name: string, otherwise: number): number {
  const text = textOption(input, name);
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} is not a whole number from 1 to 999999.`);
  return Number(text);
}

/** An age such as 90d, 12w or 5y, in milliseconds. */
export function ageOption(input: CommandInput, name: string): number {
  const age = readAge(textOption(input, name) ?? '');
  if (age === null) throw new UsageError(`--${name} is needed: an age such as 90d, 12w or 5y.`);
  return age;
}

/** The providers that can be reached at the moment. */
export async function callableProviders({ database, destinations }: CommandContext): Promise<readonly string[]> {
  const ways = await callableWays(database, destinations);
  return [...new Set(ways.map(({ provider }) => provider))];
}
