/** What a calculator's query may hold: its own inputs, and the parameters that all calculators share. */
import type { InputSpec, InputValue } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import { choiceParameter, inputParameter, type Parameter } from './parameter.js';

/** The parameters of one calculator: its inputs in their order, then `city`, `neighborhood` and `trace`. */
export interface QueryPlan {
  readonly parameters: readonly Parameter[];
  /** The place of each parameter in `parameters`, by name. A map, so that `constructor` finds nothing. */
  readonly places: ReadonlyMap<string, number>;
  /** How many of the parameters are inputs. */
  readonly inputCount: number;
  readonly network: Network;
}

/** A query as it was read. */
export interface QueryValues {
  /** The value of each input in its order, before clamping; undefined where the caller left it out. */
  readonly inputs: readonly (InputValue | undefined)[];
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
  return { parameters, places, inputCount: inputs.length, network };
}

function meantFlag(text: string): string | null {
  const word = text.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return 'true';
  return ['0', 'false', 'no', 'off'].includes(word) ? 'false' : null;
}
