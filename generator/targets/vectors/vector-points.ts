/** The points of a calculator's vectors: its examples, every bound and option, lists, and both sides of what it compares. */
import { pointOf } from '../../program/call-point.js';
import type { Calculator, Example, Input, ListInput, NumberInput } from '../../program/catalog.js';
import { bordersOf, crossingsAlong } from '../../program/crossings.js';
import type { ReadItem } from '../../program/list.js';
import { itemsOfExample, valuesOf } from '../../program/list.js';
import type { Point, Program } from '../../program/program.js';
import { pointOfExample } from '../../program/published-program.js';
import { dayParameter, periodKey } from '../../program/shared-figure.js';
import { itemsCases } from './list-points.js';

export interface VectorPoint {
  readonly name: string;
  /** The source that says what comes out; null where only the calculator does. */
  readonly source: string | null;
  /** With what the lists give, inside its bounds. */
  readonly point: Point;
  readonly lists: ReadonlyMap<string, readonly ReadItem[]>;
  /** The day of the period; null where no figure changes on one. */
  readonly on: string | null;
}

/** Number of borders to look for, and of points beside them to keep. */
const mostTried = 16;
const mostBorders = 8;

/** Each point once, under the first of its names. */
export function vectorPoints(calculator: Calculator, program: Program): readonly VectorPoint[] {
  const usual = usualPoint(program.inputs, calculator.examples[0]);
  const own = (name: string, point: Point): VectorPoint => ({
    name,
    source: null,
    point,
    lists: new Map(),
    on: dayOf(point, calculator),
  });
  const numbers = calculator.inputs.filter((input) => input.kind === 'number');
  const all = [
    ...calculator.examples.map((example) => exampleAt(example, calculator)),
    own('the usual inputs', usual),
    ...numbers.flatMap((input) => [
      own(`the least ${input.name}`, withNumber(usual, input, input.min)),
      own(`the most ${input.name}`, withNumber(usual, input, input.max)),
    ]),
    own(
      'the least of everything',
      numbers.reduce((point, input) => withNumber(point, input, input.min), usual),
    ),
    own(
      'the most of everything',
      numbers.reduce((point, input) => withNumber(point, input, input.max), usual),
    ),
    ...optionPoints(program.inputs, usual).map(({ name, point }) => own(name, point)),
    ...borderPoints(program, numbers, usual).map((point) => own('at a border', point)),
    ...calculator.lists.flatMap((list) =>
      itemsCases(list, knownItem(list, calculator.examples)).map(({ name, items }) => {
        const given = withItems(usual, list, items, calculator);
        return { ...own(name, given), lists: new Map([[list.name, items]]) };
      }),
    ),
  ];
  return [...new Map([...all].reverse().map((each) => [keyOf(each), each])).values()].reverse();
}

function keyOf({ point: { numbers, choices }, lists }: VectorPoint): string {
  const items = [...lists].map(([name, all]) => [name, all.map((item) => [...item])]);
  return JSON.stringify([[...numbers.values()], [...choices.values()], items]);
}

function knownItem(list: ListInput, examples: readonly Example[]): ReadItem | undefined {
  return examples.flatMap((example) => itemsOfExample(example, list))[0];
}

/** The point with what the list gives for the items; what lies beyond a bound counts as the bound. */
function withItems(
  point: Point,
  list: ListInput,
  items: readonly ReadItem[],
  { inputs }: Pick<Calculator, 'inputs'>,
): Point {
  const given = valuesOf(list, items);
  return inputs.reduce((changed, input) => {
    const value = given.get(input.name);
    if (input.kind !== 'number' || value === undefined) return changed;
    return withNumber(changed, input, Math.min(input.max, Math.max(input.min, Number(value))));
  }, point);
}

/** The defaults; an example gives the inputs that have none. */
function usualPoint(inputs: readonly Input[], example: Example | undefined): Point {
  const required = new Set(inputs.filter((input) => input.default === null).map(({ name }) => name));
  const given = [...(example?.inputs ?? [])].filter(([name]) => required.has(name));
  return pointOf(new Map(given), inputs);
}

function exampleAt(example: Example, calculator: Calculator): VectorPoint {
  const point = pointOfExample(example);
  const lists = new Map(
    calculator.lists.flatMap((list): [string, readonly ReadItem[]][] => {
      const items = itemsOfExample(example, list);
      return items.length === 0 && !example.lists.has(list.name) ? [] : [[list.name, items]];
    }),
  );
  return { name: example.name, source: example.source, point, lists, on: dayOf(point, calculator) };
}

/** A day of the period that a point is in. */
function dayOf({ choices }: Point, { validity: { dated } }: Calculator): string | null {
  const period = dated?.periods.find((each) => periodKey(each) === choices.get(dayParameter));
  return period?.from ?? period?.until ?? null;
}

function withNumber(point: Point, { name }: NumberInput, value: number): Point {
  return { ...point, numbers: new Map(point.numbers).set(name, value) };
}

function optionPoints(inputs: readonly Input[], usual: Point): readonly { name: string; point: Point }[] {
  return inputs.flatMap((input) => {
    if (input.kind === 'number') return [];
    return input.options.map(({ key }) => ({
      name: `${input.name} ${key}`,
      point: { ...usual, choices: new Map(usual.choices).set(input.name, key) },
    }));
  });
}

/** Points on both sides of limits and comparisons, spread over all of them. */
function borderPoints(program: Program, numbers: readonly NumberInput[], usual: Point): readonly Point[] {
  const borders = spread(bordersOf(program), mostTried);
  return spread(
    numbers.flatMap((input) => crossingsAlong(program, borders, usual, input)),
    mostBorders,
  );
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  const apart = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at % apart === 0);
}
