/** `GET /api/plan`: several calculations at once, with the totals of what can be added. */

import { briefBasis } from '../basis.js';
import { appliedInputs, ask, figures } from '../calculation.js';
import { catalogVersion } from '../catalog-version.js';
import { covers, estimate } from '../estimate.js';
import { fields, get, query, required } from '../operation.js';
import { ownFigures } from '../own-figures.js';
import { range } from '../range.js';
import {
  both,
  detailRecord,
  flag,
  integer,
  list,
  named,
  namedRecord,
  number,
  oneOf,
  plainText,
  record,
  success,
  text,
  texts,
} from '../schema.js';

export const planItem = namedRecord(
  'PlanItem',
  'One calculation.',
  {
    slug: text('The calculator.'),
    title: text('Its name.'),
    inputs: appliedInputs,
    value: number('The headline.'),
    unit: text('What it is in.'),
    interpretation: text('A sentence that explains it.'),
    figures,
    estimate,
    own: ownFigures,
    disclaimer: text('What this estimate leaves out.'),
    query: text('The query that gives it alone.'),
  },
  ['title', 'inputs', 'value', 'unit', 'interpretation', 'figures', 'estimate', 'own', 'query'],
);

const planJob = namedRecord(
  'PlanJob',
  'What is paid for all items of one calculator.',
  {
    slug: text('The calculator.'),
    items: integer('How many items it stands for.'),
    estimate,
    basis: briefBasis,
    shares_visit: flag('Whether its items share one visit.'),
    paid_once: texts('The lines that they pay once.'),
  },
  ['basis', 'shares_visit', 'paid_once'],
);

const planTotal = named(
  'PlanTotal',
  both(range, record('A sum of one kind.', { covers, items: texts('Whose totals these are.') })),
);

const planGrandTotal = detailRecord(
  'PlanGrandTotal',
  'The sum of all. Say what it pays for: whole_jobs, material_only and labor_only name calculators.',
  {
    ...range.properties,
    whole_jobs: texts('Calculators whose whole job it pays for.'),
    material_only: texts('Those of which it pays for the material only.'),
    labor_only: texts('Those of which it pays for the labor only.'),
  },
);

const planOption = named(
  'PlanOption',
  both(
    range,
    record('What may be added, and is in no total.', {
      slug: text('The calculator.'),
      name: text('What to send as with.'),
      line: text('What it is for.'),
    }),
  ),
);

const planGap = namedRecord('PlanGap', 'What the total of a calculator does not pay for.', {
  slug: text('The calculator.'),
  leaves_out: texts('What it leaves out.'),
});

export const planAnswer = namedRecord(
  'Plan',
  'Several calculations.',
  {
    ok: success,
    items: list(planItem, 'In the order of the query.'),
    jobs: list(planJob, 'What is paid, by calculator.'),
    totals: list(planTotal, 'The sums: whole jobs, and material and labor by themselves.'),
    grand_total: planGrandTotal,
    options: list(planOption, 'What may be added; send with in its item.'),
    leaves_out: list(planGap, 'What no total pays for.'),
    not_added: texts('Calculators for whose answers nobody pays.'),
    notes: texts('What is paid once, apart or in part.'),
    assumptions: texts('Every input that was left out or moved.'),
    ask,
    legal_disclaimer: text('To be shown with the numbers.'),
    catalog: catalogVersion,
  },
  ['jobs', 'totals', 'grand_total', 'ask', 'catalog'],
);

/** The members of a plan that callers may leave out by `fields`; of its items, all but what must be shown. */
export const planDroppable: readonly string[] = ['jobs', 'totals', 'grand_total', 'ask', 'catalog'];

/** Parameter that says whether jobs of one calculator share a visit. */
export const visitsParameter = 'visits';
export const visits = ['one', 'separate'] as const;

/** Most items in a plan. */
export const mostPlanItems = 10;

const visitsSchema = {
  ...oneOf(visits, 'one where left out: items of one calculator share a visit; separate pays each item by itself.'),
  default: 'one',
} as const;

const items = {
  type: 'array',
  description: 'A calculator with inputs and options: slug~input=value~with=name; once for each job.',
  minItems: 1,
  maxItems: mostPlanItems,
  items: plainText,
} as const;

export const plan = get({
  path: '/api/plan',
  id: 'plan_jobs',
  summary: 'Add up several jobs',
  description: 'Several calculations, with the totals of what adds up.',
  isThere: ({ slugs }) => slugs.length > 0,
  parameters: ({ sample }) => [
    { ...required(query('item', items), sample === null ? undefined : [sample.slug]), isExploded: true },
    { ...query(visitsParameter, visitsSchema), component: 'Visits' },
    fields,
  ],
  answers: () => [{ status: 200, description: 'The answer.', schema: planAnswer }],
  tool: {
    name: 'plan_jobs',
    title: 'Plan several jobs',
    description: `Several calculations at once, what is paid for each calculator line by line, one grand total with what it pays for, the totals of whole jobs, material and labor apart, what may be added, what is left out, and every assumption. Jobs of one calculator share a visit: what comes once a visit, such as a minimum, a delivery or a fee for a short load, is charged once, on all of them together, and notes say so for each calculator; visits "separate" keeps them apart. Jobs of different calculators share nothing. At most ${mostPlanItems} items.`,
  },
  inBrief: '/api/plan?item=SLUG~INPUT=VALUE&item=SLUG adds up several jobs',
});
