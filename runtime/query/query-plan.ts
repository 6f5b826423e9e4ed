/** What a calculator's query may hold: its own inputs, and the parameters that all calculators share. */
import type { InputSpec, InputValue } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import { choiceParameter, inputParameter, type Parameter } from './parameter.js';

/** The parameters of one calculator: its inputs in their order, then `city`, `neighborhood` and `trace`. */
export interface QueryPlan {
  readonly inputCount: number;
  readonly parameters: readonly Parameter[];
  /** The place of each parameter in `parameters`, by name. A map, so that `constructor` finds nothing. */
  readonly places: ReadonlyMap<string, number>;
  readonly network: Network;
}

/** The value of each parameter of a plan, in its order; undefined where the caller left it out. */
export type QueryValues = readonly (InputValue | undefined)[];

/** The part of a query that is not an input. */
export interface SharedValues {
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly trace: boolean;
}

export function queryPlan(inputs: readonly InputSpec[], network: Network): QueryPlan {
  const cities = Object.keys(network.cities);
  const neighborhoods = [...new Set(Object.values(network.neighborhoods).flatMap((ofCity) => Object.keys(ofCity)))];
  const parameters = [
    ...inputs.map(inputParameter),
    choiceParameter('city', cities, 'unknown_city'),
    choiceParameter('neighborhood', neighborhoods, 'unknown_neighborhood'),
    choiceParameter('trace', ['true', 'false'], 'unknown_option', meantFlag),
  ];
  const places = new Map(parameters.map((parameter, place) => [parameter.name, place]));
  return { inputCount: inputs.length, parameters, places, network };
}

export function sharedValues(plan: QueryPlan, values: QueryValues): SharedValues {
  const [city, neighborhood, trace] = values.slice(plan.inputCount);
  return {
    city: city === undefined ? null : String(city),
    neighborhood: neighborhood === undefined ? null : String(neighborhood),
    trace: trace === 'true',
  };
}

/** Whether the neighborhood, where one was given, lies in the city that was given. */
export function placeExists(network: Network, place: SharedValues): boolean {
  if (place.neighborhood === null) return true;
  if (place.city === null) return false;
  return Object.hasOwn(network.neighborhoods[place.city] ?? {}, place.neighborhood);
}

function meantFlag(text: string): string | null {
  const word = text.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return 'true';
  return ['0', 'false', 'no', 'off'].includes(word) ? 'false' : null;
}
