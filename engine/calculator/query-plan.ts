/** What a calculator's query may hold: its own inputs, and the parameters that all calculators share. */
import type { InputSpec, Period } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import { calculationFields, fieldsName, fieldsParameter } from './fields.js';
import type { ReadValue } from './measure.js';
import type { Parameter } from './parameter.js';
import { choiceParameter, inputParameter } from './parameter.js';
import { dayParameter, dayParameterOf } from './periods.js';

/** The parameters of one calculator: its inputs in their order, then those that all calculators share. */
export interface QueryPlan {
  /** Who takes the parameters, as the beginning of a sentence. */
  readonly owner: string;
  readonly parameters: readonly Parameter[];
  /** The place of each parameter in `parameters`, by name. A map, so that `constructor` finds nothing. */
  readonly places: ReadonlyMap<string, number>;
  /** How many of the parameters are inputs. */
  readonly inputCount: number;
  /** The inputs that callers must give, with their places; most calculators have none. */
  readonly required: readonly { readonly place: number; readonly input: InputSpec }[];
  /** The places of the shared parameters; -1 for those that it does not take. */
  readonly shared: Readonly<Record<'city' | 'neighborhood' | 'trace' | 'fields' | 'on', number>>;
  readonly network: Network | null;
}

/** A query as it was read. */
export interface QueryValues {
  /** The value of each input in its order, before clamping; undefined where the caller left it out. */
  readonly inputs: readonly (ReadValue | undefined)[];
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly trace: boolean;
  /** The members of the answer that are wanted; null for all. */
  readonly fields: string | null;
  /** The day that was named; null for today. */
  readonly on: string | null;
}

/** `periods` are those of a calculator whose answers depend on the day. */
export function queryPlan(
  inputs: readonly InputSpec[],
  network: Network | null,
  periods: readonly Period[] | undefined,
): QueryPlan {
  const parameters = [
    ...inputParameters(inputs),
    ...(network === null ? [] : placeParameters(network)),
    choiceParameter('trace', ['true', 'false'], 'unknown_option', meantFlag),
    fieldsParameter(calculationFields),
    ...(periods === undefined ? [] : [dayParameterOf(periods)]),
  ];
  const required = inputs.flatMap((input, place) => (input.required === true ? [{ place, input }] : []));
  return { ...planOf(parameters, inputs.length, network), required };
}

export function inputParameters(inputs: readonly InputSpec[]): readonly Parameter[] {
  return inputs.map(inputParameter);
}

/** The plan of these parameters, of which the first so many are inputs; none of them is required. */
export function planOf(
  parameters: readonly Parameter[],
  inputCount: number,
  network: Network | null = null,
  owner = 'This calculator',
): QueryPlan {
  const places = new Map(parameters.map((parameter, place) => [parameter.name, place]));
  const placeOf = (name: string): number => places.get(name) ?? -1;
  const shared = {
    city: placeOf('city'),
    neighborhood: placeOf('neighborhood'),
    trace: placeOf('trace'),
    fields: placeOf(fieldsName),
    on: placeOf(dayParameter),
  };
  return { owner, parameters, places, inputCount, required: [], shared, network };
}

/** The parameters that name a place; `omitted` says what leaving the city out does. */
export function placeParameters({ cities, neighborhoods }: Network, omitted?: string): readonly Parameter[] {
  const all = [...new Set(Object.values(neighborhoods).flatMap((ofCity) => Object.keys(ofCity)))];
  return [
    choiceParameter('city', Object.keys(cities), 'unknown_city', undefined, omitted),
    choiceParameter('neighborhood', all, 'unknown_neighborhood'),
  ];
}

function meantFlag(text: string): string | null {
  const word = text.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return 'true';
  return ['0', 'false', 'no', 'off'].includes(word) ? 'false' : null;
}
