/** No page says an amount among its figures that a line of the estimate, the total or the range shows already. */
import { renderFigures, renderHeadline } from '../../pages/markup/answer.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { servedLanguages } from '../support/served-languages.js';

const amountsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<dd>(\p{Sc}[^<]*)</gu)].map(([, amount = '']) => amount);

test.each(servedLanguages)('in %s', (_, { calculators }) => {
  const repeated = [...calculators].flatMap(([slug, calculator]) => {
    const added = calculator.estimate?.options?.map(({ name }) => name) ?? [];
    return ['', ...(added.length === 0 ? [] : [`with=${added.join(',')}`])].flatMap((query) => {
      const view = viewOf(calculator, query, 'prompt');
      const [estimated = '', others = ''] = renderFigures(view).text.split('<dl class="figures" ');
      const told = [...renderHeadline(view).text.split(/<[^>]*>/), ...amountsIn(estimated)];
      return amountsIn(others).flatMap((amount) => (told.includes(amount) ? [`${slug}?${query} ${amount}`] : []));
    });
  });
  expect(repeated).toEqual([]);
});
