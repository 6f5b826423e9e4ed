/** Prices stay beside what others print: of thirty all but one are inside guides on which they do not rest. */
import { listedFigures } from '../../generator/program/listed-figures.js';
import { toNumber } from '../../generator/units/rational.js';
import { startApp } from '../support/http.js';
import { getAll } from '../support/pipeline.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';
import type { Compared, Guide } from './guides.js';
import { compared } from './guides.js';

type Span = readonly [low: number, high: number];

const listed = new Map(listedFigures(checkedCatalog()).map((figure) => [figure.name, figure]));
const isQuestion = ({ price }: Compared): boolean => price.includes('?');

/** What the catalog says of a figure or of one of its cells. */
function spanOf(price: string): Span {
  const [name = '', cell] = price.split(' ');
  const figure = listed.get(name);
  const [low = '', high = low] = (figure?.cells.find((one) => one.cell === cell)?.value ?? '').split('..');
  const last = figure?.shared?.periods.at(-1);
  return last === undefined
    ? [Number.parseFloat(low), Number.parseFloat(high)]
    : [toNumber(last.low), toNumber(last.high)];
}

/** What calculators answer to the questions, by the price that asks. */
async function totals(): Promise<ReadonlyMap<string, Span>> {
  const questions = compared.filter(isQuestion).map(({ price }) => price);
  const app = await startApp({ catalog: servedCatalog, requestsPerMinute: 1_000_000 });
  try {
    const answers = await getAll(
      app,
      questions.map((question) => `/api/calc/${question}`),
    );
    return new Map(
      answers.map(({ text }, index) => {
        const { low, high } = JSON.parse(text).estimate.total;
        return [questions[index] ?? '', [low, high]];
      }),
    );
  } finally {
    await app.stop();
  }
}

const middle = ([low, high]: Span): number => (low + high) / 2;
const holds = ([low, high]: Span, value: number): boolean => low <= value && value <= high;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

/** Inside is a price whose middle the guides span, and which spans the median of their middles. */
function isInside(price: Span, guides: readonly Guide[]): boolean {
  const all: Span = [Math.min(...guides.map(({ says }) => says[0])), Math.max(...guides.map(({ says }) => says[1]))];
  return holds(all, middle(price)) && holds(price, median(guides.map(({ says }) => middle(says))));
}

test('thirty prices are compared, each once, with pages that are none of its records', () => {
  expect(new Set(compared.map(({ price }) => price)).size).toBe(30);
  const own = compared.filter((one) => {
    const [name = ''] = one.price.split(' ');
    const records = listed.get(name)?.evidence?.records ?? [];
    return one.guides.some(({ at }) => records.some((record) => record.at === at));
  });
  expect(own).toEqual([]);
});

test('all but one are inside what the guides print', async () => {
  const asked = await totals();
  const outside = compared.filter(({ price, guides }) => !isInside(asked.get(price) ?? spanOf(price), guides));
  // One firm's published least jobs stand beside one guide that asks for more, and another that asks for less.
  expect(outside.map(({ price }) => price)).toEqual(['house_services.visit_minimum']);
});
