/** Plans the parameters of a calculator's query: its own inputs, and those that all calculators share. */

import { languageName, withParameter } from '../../contract/shared-names.js';
import type { EngineWords } from '../../words/engine-words.js';
import { englishWords } from '../../words/engine-words.js';
import type { InputSpec, InputValue, ListInput, OpenFigure, Period } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import type { Labelled } from './fields.js';
import { calculationFields, fieldsName, fieldsParameter, optionsParameter } from './fields.js';
import type { ListPlace } from './list-parameter.js';
import { listParameter, listPlaces } from './list-parameter.js';
import type { ReadValue } from './measure.js';
import type { OwnValue } from './own-figures.js';
import { ownParameter } from './own-figures.js';
import type { Parameter } from './parameter.js';
import { choiceParameter, inputParameter } from './parameter.js';
import { dayParameter, dayParameterOf } from './periods.js';
import { meantTruth } from './suggest.js';

/** The parameters of one calculator: its inputs in their order, then those that all calculators share. */
export interface QueryPlan {
  /** The key of the words for what takes the parameters. */
  readonly owner: keyof EngineWords['owners'];
  readonly parameters: readonly Parameter[];
  /** The index of each parameter in `parameters`, by name. A map, so that `constructor` finds nothing. */
  readonly positions: ReadonlyMap<string, number>;
  /** Number of parameters that are inputs. */
  readonly inputCount: number;
  /** The required inputs, each with its index; most calculators have none. */
  readonly required: readonly { readonly position: number; readonly input: InputSpec }[];
  /** The indexes of the shared parameters; -1 for those that it does not take. */
  readonly shared: Readonly<Record<'city' | 'neighborhood' | 'trace' | 'fields' | 'lang' | 'with' | 'on', number>>;
  readonly network: Network | null;
  /** The inputs that repeat, which stand behind the others. */
  readonly lists: readonly ListPlace[];
  /** The figures of the last parameters, in whose place a caller may put their own. */
  readonly own: readonly OpenFigure[];
}

/** The values of a query. */
export interface QueryValues {
  /** The values by index, before clamping; undefined for an input that was left out. */
  readonly inputs: readonly (ReadValue | undefined)[];
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly trace: boolean;
  /** The members of the answer that are wanted, as the query names them; null for all. */
  readonly fields: string | null;
  /** The options of the estimate that were chosen, as the query names them; null for none. */
  readonly with: string | null;
  /** The day that was named, as 2026-03-01; null for today. */
  readonly on: string | null;
  /** The caller's own figures; null for none. */
  readonly own: readonly OwnValue[] | null;
}

/** The same values with another for one input. */
export function withValue(values: QueryValues, index: number, value: InputValue): QueryValues {
  return { ...values, inputs: values.inputs.with(index, value) };
}

/** The values of a query that gives nothing but inputs. */
export const nothingBeside: Omit<QueryValues, 'inputs'> = {
  city: null,
  neighborhood: null,
  trace: false,
  fields: null,
  with: null,
  on: null,
  own: null,
};

/**
 * The plan of a calculator. `options` are those of its estimate, `own` its open figures; `periods` is undefined unless its
 * answers depend on the day; `shared` are further parameters that all calculators have; `words` tell what values mean.
 */
export function queryPlan(
  inputs: readonly InputSpec[],
  network: Network | null,
  periods: readonly Period[] | undefined,
  options: readonly Labelled[] = [],
  own: readonly OpenFigure[] = [],
  lists: readonly ListInput[] = [],
  shared: readonly Parameter[] = [],
  words: EngineWords = englishWords,
): QueryPlan {
  const parameters = [
    ...inputs.map((input) => inputParameter(input, words)),
    ...lists.map((list) => listParameter(list, inputs, words)),
    ...(network === null ? [] : placeParameters(network)),
    choiceParameter('trace', ['true', 'false'], 'unknown_option', (text) => meantFlag(text, words)),
    fieldsParameter(calculationFields),
    ...shared,
    ...(options.length === 0 ? [] : [optionsParameter(options)]),
    ...(periods === undefined ? [] : [dayParameterOf(periods)]),
    ...own.map((figure) => ownParameter(figure, words)),
  ];
  const required = inputs.flatMap((input, position) => (input.required === true ? [{ position, input }] : []));
  return { ...planOf(parameters, inputs.length, network), required, lists: listPlaces(lists, inputs, words), own };
}

/** The plan of these parameters, of which the first `inputCount` are inputs. None is required. */
export function planOf(
  parameters: readonly Parameter[],
  inputCount: number,
  network: Network | null = null,
  owner: QueryPlan['owner'] = 'calculator',
): QueryPlan {
  const positions = new Map(parameters.map((parameter, position) => [parameter.name, position]));
  const positionOf = (name: string): number => positions.get(name) ?? -1;
  const shared = {
    city: positionOf('city'),
    neighborhood: positionOf('neighborhood'),
    trace: positionOf('trace'),
    fields: positionOf(fieldsName),
    lang: positionOf(languageName),
    with: positionOf(withParameter),
    on: positionOf(dayParameter),
  };
  return { owner, parameters, positions, inputCount, required: [], shared, network, lists: [], own: [] };
}

/** The parameters that name a place. `omitted` says what leaving the city out does. */
export function placeParameters(
  { cities, neighborhoods }: Network,
  omitted?: (words: EngineWords) => string,
): readonly Parameter[] {
  const all = [...new Set(Object.values(neighborhoods).flatMap((ofCity) => Object.keys(ofCity)))];
  return [
    choiceParameter('city', Object.keys(cities), 'unknown_city', undefined, omitted),
    choiceParameter('neighborhood', all, 'unknown_neighborhood'),
  ];
}

function meantFlag(text: string, words: EngineWords): string | null {
  const truth = meantTruth(text, words);
  return truth === null ? null : String(truth);
}
