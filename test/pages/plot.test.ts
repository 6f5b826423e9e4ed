/** The plot of a price: how many calculations it costs, what it shows, and the same as a table. */

import { withValue } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import { plotOf } from '../../pages/answer/plot.js';
import { priceOf, pricesAround } from '../../pages/answer/price.js';
import { swaysOf } from '../../pages/answer/sway.js';
import { renderPlot } from '../../pages/markup/plot.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { householdCalculator } from '../support/household-pages.js';

const calculator = householdCalculator('tiles-with-waste');

/** The plot of a query, and how many prices it asked for. */
function plotted(query: string, quote: number | null = null) {
  const values = readQuery(calculator.plan, scanQuery(query));
  const here = values && priceOf(calculator, values);
  if (values === null || here === null) throw new Error('the query has no price');
  const source = { calculator, query, values, inputs: calculator.inputs(values), here };
  const priceWith = pricesAround(calculator, values);
  const sways = swaysOf({ ...source, priceWith });
  let asked = 0;
  const counted: typeof priceWith = (...change) => {
    asked += 1;
    return priceWith(...change);
  };
  const plot = plotOf({ ...source, priceWith: counted }, sways, quote);
  if (plot === null) throw new Error('nothing is plotted');
  return { plot, asked, values };
}

test.each(['', 'length=0.5', 'length=9', 'length=20', 'width=3&length=2'])(
  'the prices of %j are those of its values',
  (query) => {
    const { plot, asked, values } = plotted(query);
    const index = calculator.specs.indexOf(plot.input);
    expect(asked).toBeLessThanOrEqual(8);
    expect(plot.points.length).toBeGreaterThanOrEqual(3);
    expect(plot.points.map(({ value }) => value)).toEqual(
      [...new Set(plot.points.map(({ value }) => value))].sort((a, b) => a - b),
    );
    expect(plot.points.map(({ value }) => value)).toContain(plot.used);
    for (const { value, price } of plot.points) {
      expect(value >= plot.input.min && value <= plot.input.max).toBe(true);
      expect(price).toEqual(priceOf(calculator, withValue(values, index, value)));
    }
  },
);

test('the plot is also a table, with a row for each value and a mark at the one in use', () => {
  const text = renderPlot(viewOf(calculator, 'length=4')).text;
  const rows = [...text.matchAll(/<tr[^>]*><th scope="row">([^<]+)<\/th><td>([^<]+)<\/td>/g)];
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.length).toBeLessThanOrEqual(8);
  expect(text.match(/<tr class="yours">/g)).toHaveLength(1);
  expect(text).toMatch(/<svg [^>]*role="img" aria-label="[^"]*\d[^"]*"/);
});

test('nothing is plotted for a query that is refused', () => {
  expect(renderPlot(viewOf(calculator, 'length=none')).text).toBe('');
});
