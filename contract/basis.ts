/** Basis of an estimate's prices, as answers say it. */
import { detailRecord, integer, oneOf, text, texts } from './schema.js';

export const estimateClass = oneOf(
  ['exact', '3', '4', '5'],
  'After AACE 18R-97: 5 a guide or a judgment, 4 three independent sources, 3 local firms, exact a law or tariff.',
);

/** The member `basis` where many answers stand together. */
export const briefBasis = detailRecord('BriefBasis', 'What the prices rest on.', {
  class: estimateClass,
  says: text('The same in words.'),
});

/** The member `basis` of an answer with an estimate. */
export const basis = detailRecord(
  'Basis',
  'What the prices rest on; /api/figures has their sources.',
  {
    class: estimateClass,
    says: text('The same in words.'),
    published: integer('Prices that a source states.'),
    brought: integer('Old prices, brought forward by an index.'),
    judged: integer('Our own judgement.'),
    unnamed: integer('Prices without a source.'),
    overdue: texts('Prices that need another look.'),
    own: texts('Your own, in place of the catalog.'),
  },
  ['overdue', 'own'],
);
