/**
 * Pizza Dough. Generated from the entry pizza-dough of examples/household/catalog/calculators/kitchen.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Pizza Dough, inside their bounds. */
export interface PizzaDoughInputs {
  /** Balls of dough, whole, 1 to 100 balls in steps of 1; 4 when omitted. */
  readonly balls: number;
  /** Weight of each ball, 150 to 400 g in steps of 5; 250 when omitted. */
  readonly size: number;
  /** Water for each flour, 50 to 80 % in steps of 1; 62 when omitted. */
  readonly hydration: number;
  /** Salt for each flour, 1 to 4 % in steps of 0.1; 2.8 when omitted. */
  readonly salt: number;
  /** Yeast; 'fresh' when omitted. */
  readonly yeast: 'fresh' | 'dry';
}

/** The steps of the calculation. */
export interface PizzaDoughSteps {
  /** balls * (size / 1 ball), in g */
  readonly dough: number;
  /** dough / (1 + hydration + salt + yeast), in g */
  readonly flour: number;
  /** flour * hydration, in g */
  readonly water: number;
  /** flour * salt, in g */
  readonly grains: number;
  /** flour * yeast, in g */
  readonly raising: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ balls, size, hydration, salt, yeast }: PizzaDoughInputs): PizzaDoughSteps {
  const dough = balls * size;
  const flour = dough / (1 + hydration / 100 + salt / 100 + (yeast === 'fresh' ? 0.2 : 0.07) / 100);
  const water = flour * hydration / 100;
  const grains = flour * salt / 100;
  const raising = flour * (yeast === 'fresh' ? 0.2 : 0.07) / 100;
  return { dough, flour, water, grains, raising };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PizzaDoughInputs): CalculationResult {
  const { balls } = inputs;
  const { flour, water, grains, raising } = compute(inputs);
  return {
    value: roundTo(flour, 0),
    unit: 'g',
    interpretation:
      `Mix ${inWholeGrams(flour)} of flour, ${inWholeGrams(water)} of water, ${inWholeGrams(grains)} of salt and ` +
      `${inGramsTo1Decimal(raising)} of yeast for ${inBallsOfDough(balls)}.`,
    secondary: [
      { value: roundTo(water, 0), unit: 'g', label: 'Water' },
      { value: roundTo(grains, 0), unit: 'g', label: 'Salt' },
    ],
    figures: {
      flour: { value: roundTo(flour, 0), unit: 'g' },
      water: { value: roundTo(water, 0), unit: 'g' },
      grains: { value: roundTo(grains, 0), unit: 'g' },
      raising: { value: roundTo(raising, 1), unit: 'g' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PizzaDoughInputs): readonly TraceStep[] {
  const { dough, flour, water, grains, raising } = compute(inputs);
  return [
    { name: 'dough', formula: 'balls * (size / 1 ball)', value: dough, unit: 'g' },
    { name: 'flour', formula: 'dough / (1 + hydration + salt + yeast)', value: flour, unit: 'g' },
    { name: 'water', formula: 'flour * hydration', value: water, unit: 'g' },
    { name: 'grains', formula: 'flour * salt', value: grains, unit: 'g' },
    { name: 'raising', formula: 'flour * yeast', value: raising, unit: 'g' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PizzaDoughInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 grams", for instance. */
function inWholeGrams(value: number): string {
  return amount(trimmed(value, 0), '', ' gram', ' grams');
}

/** "2,500.0 grams", for instance. */
function inGramsTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' gram', ' grams');
}

/** "2,500 balls of dough", for instance. */
function inBallsOfDough(value: number): string {
  return amount(trimmed(value, 2), '', ' ball of dough', ' balls of dough');
}

/** Flour, water, salt and yeast for balls of dough, in baker's percentages */
export const pizzaDough: Calculator<PizzaDoughInputs> = {
  slug: 'pizza-dough',
  title: 'Pizza Dough',
  subtitle: "Flour, water, salt and yeast for balls of dough, in baker's percentages",
  tag: 'kitchen',
  service: 'Pizza Dough',
  disclaimer: 'Flours differ in how much water they hold; keep a spoonful of it back.',
  inputs: [
    {
      name: 'balls',
      label: 'Balls of dough',
      type: 'number',
      unit: 'balls',
      default: 4,
      min: 1,
      max: 100,
      step: 1,
      whole: true,
      units: acceptedUnits.ball,
    },
    {
      name: 'size',
      label: 'Weight of each ball',
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
      label: 'Water for each flour',
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
      label: 'Salt for each flour',
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
      label: 'Yeast',
      type: 'select',
      unit: '%',
      default: 'fresh',
      options: [
        { value: 'fresh', label: 'Fresh', size: 0.2 },
        { value: 'dry', label: 'Dry', size: 0.07 },
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
  asks: [
    { input: 'balls', from: 3, to: 6 },
    { input: 'size', from: 170, to: 350 },
    { input: 'hydration', from: 80, to: 50 },
    { input: 'salt', from: 4, to: 1.9 },
    { input: 'yeast', from: 'fresh', to: 'dry' },
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
