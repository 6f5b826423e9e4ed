/**
 * What is said in Deutsch wherever the catalog says it. Generated from the catalog by `npm run generate`: edit the
 * catalog, not this file.
 */
import type { LanguageInfo } from '../../../../engine/kernel/language.js';
import { textIn } from '../../../../engine/kernel/language.js';

export const language: LanguageInfo = {
  code: 'de',
  name: 'Deutsch',
  locale: 'de-DE',
  thousands: '.',
  decimal: ',',
  moneyBehind: true,
  to: 'bis',
  and: 'und',
  or: 'oder',
  reviewed: false,
  unreviewed: [
    'body-mass-index',
    'cable-cross-section',
    'dipped-tank',
    'fuel-cost',
    'grade-point-average',
    'heart-rate-zones',
    'loan-annuity',
    'minimum-wage',
    'month-budget',
    'ohms-law',
    'pizza-dough',
    'rafter-length',
    'rain-tank',
    'tiles-with-waste',
    'unit-price',
    'wall-paint',
  ],
};

export const { about, amount, fixed, parted, partedRange, range, roughRange, trimmed } = textIn(language);
