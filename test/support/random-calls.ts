/** Random calls of the real calculators: numbers on their steps, between two, or beyond a bound. */

import { gridOf, placesOf } from '../../engine/calculator/input-grid.js';
import { dayOf, listsOf } from '../../engine/calculator/list-parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { InputSpec, ListInput } from '../../engine/kernel/module.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { itemText } from '../../generator/program/list.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { Random } from './random.js';
import { servedCatalog } from './real-app.js';

const served = serveCatalog(servedCatalog, servedCatalog.service).calculators;

export interface RandomCall extends Given {
  readonly prepared: PreparedCalculator;
  readonly query: URLSearchParams;
}

export interface Given {
  /** By the names of callers. */
  readonly given: ReadonlyMap<string, number | string>;
  /** The lists that stand in for some of the inputs, with their items. */
  readonly lists: ReadonlyMap<string, readonly RandomItem[]>;
  /** The options of the estimate that are added. */
  readonly extras: readonly string[];
  /** A day in any of the periods of a calculator; null where its figures never change. */
  readonly on: string | null;
}

export type RandomItem = ReadonlyMap<string, number | string>;

export function servedCalculator(slug: string): PreparedCalculator {
  const prepared = served.get(slug);
  if (prepared === undefined) throw new Error(`${slug} is not served`);
  return prepared;
}

/** `withLists`: half of the calls give the lists of a calculator that has some. */
export function randomCall(
  calculator: Calculator,
  random: Random,
  withLists = false,
  prepared: PreparedCalculator = servedCalculator(calculator.slug),
): RandomCall {
  const all = withLists ? listsOf(prepared.plan) : [];
  const chosen = all.length === 0 || random.chance(0.5) ? [] : all;
  const lists = new Map(chosen.map((list) => [list.name, randomItems(list, random)]));
  const listed = new Set(chosen.flatMap(({ gives }) => gives.map(({ input }) => input)));
  const given = randomInputs(
    prepared.specs.filter(({ name }) => !listed.has(name)),
    random,
  );
  const extras = (calculator.estimate?.options ?? []).map(({ key }) => key).filter(() => random.chance(0.5));
  return callOf(prepared, { given, lists, extras, on: randomDay(calculator, random) });
}

/** The call that gives this, as a query of the service, too. */
export function callOf(prepared: PreparedCalculator, all: Given): RandomCall {
  const { given, lists, extras, on } = all;
  const query = new URLSearchParams([...given].map(([name, value]): [string, string] => [name, String(value)]));
  for (const list of listsOf(prepared.plan))
    for (const item of lists.get(list.name) ?? []) query.append(list.name, givenItem(list, item));
  if (extras.length > 0) query.set('with', extras.join(','));
  if (on !== null) query.set('on', on);
  return { prepared, ...all, query };
}

/** An item as a query has it; a day in place of numbers is that day. */
export function givenItem(list: ListInput, item: RandomItem): string {
  return dayOf(list) === null ? itemText(item) : String(item.get(list.name));
}

/** Mostly a few items, at times as many as there may be. */
function randomItems({ least, most, inputs }: ListInput, random: Random): readonly RandomItem[] {
  // Small items, so that what they come to is not always moved to a bound.
  const part = random.chance(0.8) ? 12 : 1;
  const own = inputs.map((spec) =>
    spec.type === 'number' ? { ...spec, max: spec.min + Math.ceil((spec.max - spec.min) / part) } : spec,
  );
  const beyond = random.chance(0.1) ? most - least : Math.min(4, most - least);
  return Array.from({ length: least + random.below(beyond + 1) }, () => {
    const item = randomInputs(own, random);
    // An item says at least one thing.
    return item.size > 0
      ? item
      : randomInputs(
          inputs.map((input) => ({ ...input, required: true })),
          random,
        );
  });
}

function randomNumber(spec: InputSpec & { type: 'number' }, random: Random): number {
  const beyond = random.chance(0.5) ? spec.max * 3 + 1.5 : spec.min - 1.25;
  if (random.chance(0.1)) return spec.whole === true ? Math.round(beyond) : beyond;
  const grid = gridOf(spec);
  const on = grid.at(random.below(grid.size));
  return spec.whole === true || random.chance(0.6) ? on : on + random.fraction() * spec.step;
}

function randomDayOf(spec: InputSpec & { type: 'day' }, random: Random): string {
  if (random.chance(0.1)) return random.pick(['1850-01-31', '9998-12-31']);
  const { size, at } = placesOf(spec);
  return String(at(random.below(size)));
}

function randomInputs(specs: readonly InputSpec[], random: Random): ReadonlyMap<string, number | string> {
  const given = specs.filter((spec) => spec.required === true || random.chance(0.8));
  return new Map(
    given.map((spec) => [
      spec.name,
      spec.type === 'number'
        ? randomNumber(spec, random)
        : spec.type === 'day'
          ? randomDayOf(spec, random)
          : random.pick(spec.options).value,
    ]),
  );
}

function randomDay({ validity: { dated } }: Calculator, random: Random): string | null {
  if (dated === null) return null;
  const { from, until } = random.pick(dated.periods);
  return from ?? until;
}
