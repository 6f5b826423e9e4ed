/** `GET /api/plan`: several calculations at once, with the totals of what can be added. */
import { appliedInputs, figures, range } from '../calculation.js';
import { catalogVersion } from '../catalog-version.js';
import { fields, get, query, required } from '../operation.js';
import { both, list, named, number, oneOf, plainText, record, success, text, texts } from '../schema.js';

export const planItem = named(
  'PlanItem',
  record(
    'One calculation.',
    {
      slug: text('The calculator.'),
      title: text('Its name.'),
      inputs: appliedInputs,
      value: number('The headline.'),
      unit: text('What it is in.'),
      interpretation: text('A sentence that explains it.'),
      figures,
      disclaimer: text('What this estimate leaves out.'),
      query: text('The query that gives it alone.'),
    },
    ['title', 'inputs', 'value', 'unit', 'interpretation', 'figures', 'query'],
  ),
);

const planTotal = named(
  'PlanTotal',
  both(
    range,
    record('A sum of one kind.', {
      covers: oneOf(['job', 'material', 'labor'], 'What the prices pay for.'),
      items: texts('Whose prices these are.'),
    }),
  ),
);

const otherPrice = named(
  'OtherPrice',
  both(
    range,
    record('A price beside the one that is added.', {
      slug: text('The calculator.'),
      figure: text('The name of the range.'),
    }),
  ),
);

export const planAnswer = named(
  'Plan',
  record(
    'Several calculations.',
    {
      ok: success,
      items: list(planItem, 'In the order of the query.'),
      totals: list(planTotal, 'What can be added: whole jobs and material by themselves.'),
      not_added: texts('Calculators without a price to add.'),
      other_prices: list(otherPrice, 'In no total: further work, or the job done another way.'),
      assumptions: texts('Every input that was left out or moved.'),
      legal_disclaimer: text('To be shown to the person with the numbers.'),
      catalog: catalogVersion,
    },
    ['totals', 'catalog'],
  ),
);

/** The members of a plan that callers may leave out by `fields`; of its items, all but what must be shown. */
export const planDroppable: readonly string[] = ['totals', 'catalog'];

const items = {
  type: 'array',
  description: 'A calculator with its inputs, as in slug~input=value~input=value; once for each job.',
  minItems: 1,
  maxItems: 10,
  items: plainText,
} as const;

export const plan = get({
  path: '/api/plan',
  id: 'plan_jobs',
  summary: 'Add up several jobs',
  description: 'Several calculations with the totals of what can be added, and everything that was assumed.',
  isThere: ({ slugs }) => slugs.length > 0,
  parameters: ({ sample }) => [
    { ...required(query('item', items), sample === null ? undefined : [sample.slug]), isExploded: true },
    fields,
  ],
  answers: () => [{ status: 200, description: 'The answer.', schema: planAnswer }],
  tool: {
    name: 'plan_jobs',
    title: 'Plan several jobs',
    description:
      'Several calculations at once with the totals of what can be added, material and installed work apart, and every assumption. other_prices has what no total holds: further work, or the same job done another way. At most 10 jobs.',
  },
  inBrief: '/api/plan?item=SLUG~INPUT=VALUE&item=SLUG adds up several jobs',
});
