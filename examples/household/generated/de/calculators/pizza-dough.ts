/**
 * Pizzateig. Generated from the entry pizza-dough of examples/household/catalog/calculators/kitchen.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { PizzaDoughInputs } from '../../calculators/pizza-dough.js';
import { compute, refuse, trace } from '../../calculators/pizza-dough.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PizzaDoughInputs): CalculationResult {
  const { balls } = inputs;
  const { flour, water, grains, raising } = compute(inputs);
  return {
    value: roundTo(flour, 0),
    unit: 'g',
    interpretation:
      `Mischen Sie ${inWholeGramm(flour)} Mehl, ${inWholeGramm(water)} Wasser, ${inWholeGramm(grains)} Salz und ` +
      `${inGrammTo1Decimal(raising)} Hefe; das ergibt ${inTeiglinge(balls)}.`,
    secondary: [
      { value: roundTo(water, 0), unit: 'g', label: 'Wasser' },
      { value: roundTo(grains, 0), unit: 'g', label: 'Salz' },
    ],
    figures: {
      flour: { value: roundTo(flour, 0), unit: 'g' },
      water: { value: roundTo(water, 0), unit: 'g' },
      grains: { value: roundTo(grains, 0), unit: 'g' },
      raising: { value: roundTo(raising, 1), unit: 'g' },
    },
  };
}

/** "2.500 Gramm", for instance. */
function inWholeGramm(value: number): string {
  return amount(trimmed(value, 0), '', ' Gramm', ' Gramm');
}

/** "2.500,0 Gramm", for instance. */
function inGrammTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' Gramm', ' Gramm');
}

/** "2.500 Teiglinge", for instance. */
function inTeiglinge(value: number): string {
  return amount(trimmed(value, 2), '', ' Teigling', ' Teiglinge');
}

/** Mehl, Wasser, Salz und Hefe für Teiglinge, in Bäckerprozenten */
export const pizzaDough: Calculator<PizzaDoughInputs> = {
  slug: 'pizza-dough',
  title: 'Pizzateig',
  subtitle: 'Mehl, Wasser, Salz und Hefe für Teiglinge, in Bäckerprozenten',
  tag: 'kitchen',
  service: 'Pizzateig',
  disclaimer: 'Mehle halten verschieden viel Wasser; behalten Sie einen Löffel davon zurück.',
  inputs: [
    {
      name: 'balls',
      label: 'Teiglinge',
      type: 'number',
      unit: 'Teiglinge',
      default: 4,
      min: 1,
      max: 100,
      step: 1,
      whole: true,
      units: acceptedUnits.ball,
    },
    {
      name: 'size',
      label: 'Gewicht eines Teiglings',
      type: 'number',
      unit: 'g',
      default: 250,
      min: 150,
      max: 400,
      step: 5,
      units: acceptedUnits.g,
    },
    {
      name: 'hydration',
      label: 'Wasser im Verhältnis zum Mehl',
      type: 'number',
      unit: '%',
      default: 62,
      min: 50,
      max: 80,
      step: 1,
      units: acceptedUnits['%'],
    },
    {
      name: 'salt',
      label: 'Salz im Verhältnis zum Mehl',
      type: 'number',
      unit: '%',
      default: 2.8,
      min: 1,
      max: 4,
      step: 0.1,
      units: acceptedUnits['%'],
    },
    {
      name: 'yeast',
      label: 'Hefe',
      type: 'select',
      unit: '%',
      default: 'fresh',
      options: [
        { value: 'fresh', label: 'Frisch', size: 0.2 },
        { value: 'dry', label: 'Trocken', size: 0.07 },
      ],
      units: acceptedUnits['%'],
    },
  ],
  costBand: null,
  sources: [
    'Associazione Verace Pizza Napoletana, disciplinare, for balls of 200 to 280 g, water and salt of Neapolitan ' +
      'dough.',
    'Yeast for a dough that rises 24 hours at room temperature; a third as much dry yeast as fresh.',
  ],
  slopes: {
    value: { balls: 1, size: 1, hydration: -1, salt: -1 },
    flour: { balls: 1, size: 1, hydration: -1, salt: -1 },
    water: { balls: 1, size: 1, salt: -1 },
    grains: { balls: 1, size: 1, hydration: -1 },
    raising: { balls: 1, size: 1, hydration: -1, salt: -1 },
  },
  refuse,
  answer,
  trace,
};
