/** The parameters of a checked calculator as the engine reads them. */
import type { QueryPlan } from '../../engine/calculator/query-plan.js';
import { queryPlan } from '../../engine/calculator/query-plan.js';
import type * as Kernel from '../../engine/kernel/module.js';
import type { Calculator, Input, ListInput } from '../../generator/program/catalog.js';
import { valuesOf } from '../../generator/program/list.js';
import type { Period } from '../../generator/program/shared-figure.js';
import { periodKey } from '../../generator/program/shared-figure.js';
import type { AcceptedUnit } from '../../generator/units/accepted-unit.js';
import { toNumber } from '../../generator/units/rational.js';

/** The plan of its queries, without places, options of the estimate and figures of the caller's own. */
export function callPlan({ inputs, lists, validity: { dated } }: Calculator): QueryPlan {
  return queryPlan(inputs.map(inputSpec), null, dated?.periods.map(periodSpec), [], [], lists.map(listSpec));
}

export function inputSpec(input: Input): Kernel.InputSpec {
  const { name, label, unitLabel, accepts } = input;
  const units = accepts.length === 0 ? {} : { units: accepts.map(unitSpec) };
  const own = { name, label, ...units, ...(unitLabel === null ? {} : { unit: unitLabel }) };
  if (input.kind === 'number') {
    const { min, max, step, whole } = input;
    return { ...own, type: 'number', min, max, step, ...(whole ? { whole } : {}), ...defaultSpec(input.default) };
  }
  const sizes = input.value?.low.cells;
  const options = input.options.map((option) => {
    const size = sizes?.get(option.key);
    return { value: option.key, label: option.label, ...(size === undefined ? {} : { size: toNumber(size) }) };
  });
  return { ...own, type: 'select', options, ...defaultSpec(input.default) };
}

function defaultSpec<T>(value: T | null): { readonly default: T } | { readonly required: true } {
  return value === null ? { required: true } : { default: value };
}

function unitSpec({ name, spellings, exact, factor, shift }: AcceptedUnit): Kernel.AcceptedUnit {
  const plus = toNumber(shift);
  return { name, spellings, exact, times: toNumber(factor), ...(plus === 0 ? {} : { plus }) };
}

function listSpec(list: ListInput): Kernel.ListInput {
  const { name, label, least, most, items } = list;
  const itemMaps = (given: readonly Kernel.ListItem[]) => given.map((item) => new Map(Object.entries(item)));
  const gives = list.gives.map(({ input, formula }) => ({
    input,
    formula,
    of: (given: readonly Kernel.ListItem[]) => Number(valuesOf(list, itemMaps(given)).get(input)),
  }));
  return { name, label, least, most, inputs: items.map(inputSpec), gives };
}

function periodSpec({ from, until }: Period): Kernel.Period {
  return { key: periodKey({ from, until }), ...(from === null ? {} : { from }), ...(until === null ? {} : { until }) };
}
