/**
 * Pool Chlorine Calculator. Generated from the entry pool-service of catalog/calculators/home-water.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Pool Chlorine Calculator, inside their bounds. */
export interface PoolServiceInputs {
  /** Pool, 2000 to 200000 gallons in steps of 100; 20000 when omitted. */
  readonly gallons: number;
  /** Raise chlorine by, 1 to 30 ppm in steps of 0.5; 3 when omitted. */
  readonly raise: number;
  /** Product; 'liquid12' when omitted. */
  readonly product: 'liquid10' | 'liquid12' | 'calhypo' | 'dichlor' | 'trichlor';
}

/** The steps of the calculation. */
export interface PoolServiceSteps {
  /** gallons * home_coverages.water_weight * raise to lb, in lb */
  readonly chlorine: number;
  /** if product = "liquid10" or product = "liquid12" then chlorine / product.weak to gal else 0 gal, in gallons */
  readonly jugs: number;
  /** jugs to floz, in fl oz */
  readonly liquid: number;
  /** if product = "liquid10" or product = "liquid12" then 0 lb else chlorine / product.strength, in lb */
  readonly solid: number;
  /** solid to oz, in oz */
  readonly dry: number;
  /** raise * product.stabilizer to ppm, in ppm */
  readonly stabilizer: number;
}

const productFigures: Readonly<
  Record<PoolServiceInputs['product'], { weak: number; strength: number; stabilizer: number }>
> = {
  liquid10: { weak: 0.834, strength: 10, stabilizer: 0 },
  liquid12: { weak: 1.0425, strength: 12.5, stabilizer: 0 },
  calhypo: { weak: 1, strength: 65, stabilizer: 0 },
  dichlor: { weak: 1, strength: 56, stabilizer: 91 },
  trichlor: { weak: 1, strength: 90, stabilizer: 61 },
};
const productPhrases: Readonly<Record<PoolServiceInputs['product'], string>> = {
  liquid10: '10% liquid chlorine',
  liquid12: '12.5% liquid chlorine',
  calhypo: '65% cal-hypo',
  dichlor: '56% dichlor',
  trichlor: '90% trichlor',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ gallons, raise, product }: PoolServiceInputs): PoolServiceSteps {
  const productChosen = productFigures[product];
  const chlorine = gallons * raise * 0.00000834;
  const jugs = product === 'liquid10' || product === 'liquid12' ? chlorine / productChosen.weak : 0;
  const liquid = jugs * 128;
  const solid = product === 'liquid10' || product === 'liquid12' ? 0 : chlorine / productChosen.strength * 100;
  const dry = solid * 16;
  const stabilizer = raise * productChosen.stabilizer / 100;
  return { chlorine, jugs, liquid, solid, dry, stabilizer };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PoolServiceInputs): CalculationResult {
  const { gallons, raise, product } = inputs;
  const { chlorine, jugs, liquid, solid, dry, stabilizer } = compute(inputs);
  return {
    value: roundTo(chlorine, 2),
    unit: 'lb of available chlorine',
    interpretation:
      `To raise free chlorine in ${inGallons(gallons)} by ${inPpm(raise)}, add ` +
      (product === 'liquid10' || product === 'liquid12'
        ? `${inFluidOuncesTo1Decimal(liquid)} (${inGallonsTo2Decimals(jugs)}) of ${productPhrases[product]}. That is ` +
          `${inPounds(chlorine)} of chlorine and adds no stabilizer.`
        : `${inOuncesTo1Decimal(dry)} (${inPoundsTo2Decimals(solid)}) of ${productPhrases[product]} by weight. That ` +
          `is ${inPounds(chlorine)} of chlorine` +
          (product === 'calhypo'
            ? '; it adds calcium and no stabilizer.'
            : `, and it adds ${inPpmTo1Decimal(stabilizer)} of stabilizer, which stays in the water.`)),
    secondary: [
      { value: roundTo(liquid, 1), unit: 'fl oz', label: 'Liquid product' },
      { value: roundTo(dry, 1), unit: 'oz', label: 'Dry product' },
      { value: roundTo(stabilizer, 1), unit: 'ppm', label: 'Stabilizer added' },
    ],
    figures: {
      liquid: { value: roundTo(liquid, 1), unit: 'fl oz' },
      jugs: { value: roundTo(jugs, 2), unit: 'gallons' },
      chlorine: { value: roundTo(chlorine, 2), unit: 'lb' },
      dry: { value: roundTo(dry, 1), unit: 'oz' },
      solid: { value: roundTo(solid, 2), unit: 'lb' },
      stabilizer: { value: roundTo(stabilizer, 1), unit: 'ppm' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PoolServiceInputs): readonly TraceStep[] {
  const { chlorine, jugs, liquid, solid, dry, stabilizer } = compute(inputs);
  return [
    { name: 'chlorine', formula: 'gallons * home_coverages.water_weight * raise to lb', value: chlorine, unit: 'lb' },
    {
      name: 'jugs',
      formula: 'if product = "liquid10" or product = "liquid12" then chlorine / product.weak to gal else 0 gal',
      value: jugs,
      unit: 'gallons',
    },
    { name: 'liquid', formula: 'jugs to floz', value: liquid, unit: 'fl oz' },
    {
      name: 'solid',
      formula: 'if product = "liquid10" or product = "liquid12" then 0 lb else chlorine / product.strength',
      value: solid,
      unit: 'lb',
    },
    { name: 'dry', formula: 'solid to oz', value: dry, unit: 'oz' },
    { name: 'stabilizer', formula: 'raise * product.stabilizer to ppm', value: stabilizer, unit: 'ppm' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ product }: PoolServiceInputs): readonly Cell[] {
  const productChosen = productFigures[product];
  return [
    { name: 'product.weak', cell: product, unit: 'lb per gallon', value: productChosen.weak },
    { name: 'product.strength', cell: product, unit: '%', value: productChosen.strength },
    { name: 'product.stabilizer', cell: product, unit: '%', value: productChosen.stabilizer },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PoolServiceInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons", for instance. */
function inGallons(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 ppm", for instance. */
function inPpm(value: number): string {
  return amount(trimmed(value, 2), '', ' ppm', ' ppm');
}

/** "2,500.0 fluid ounces", for instance. */
function inFluidOuncesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' fluid ounce', ' fluid ounces');
}

/** "2,500.00 gallons", for instance. */
function inGallonsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' gallon', ' gallons');
}

/** "2,500 pounds", for instance. */
function inPounds(value: number): string {
  return amount(trimmed(value, 2), '', ' pound', ' pounds');
}

/** "2,500.0 ounces", for instance. */
function inOuncesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ounce', ' ounces');
}

/** "2,500.00 pounds", for instance. */
function inPoundsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pound', ' pounds');
}

/** "2,500.0 ppm", for instance. */
function inPpmTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ppm', ' ppm');
}

/** How much liquid chlorine, cal-hypo, dichlor or trichlor raises the chlorine */
export const poolService: Calculator<PoolServiceInputs> = {
  slug: 'pool-service',
  title: 'Pool Chlorine Calculator',
  subtitle: 'How much liquid chlorine, cal-hypo, dichlor or trichlor raises the chlorine',
  tag: 'outdoor',
  service: 'Pool service',
  disclaimer:
    'Planning estimate for clear water with its pH in order. It leaves out what sun and algae use up while you dose. ' +
    'Never mix products, add them to water and not water to them, and follow the label.',
  inputs: [
    {
      name: 'gallons',
      label: 'Pool',
      type: 'number',
      unit: 'gallons',
      default: 20000,
      min: 2000,
      max: 200000,
      step: 100,
      units: acceptedUnits.gal,
      ask: 'How much water does the pool hold?',
    },
    {
      name: 'raise',
      label: 'Raise chlorine by',
      type: 'number',
      unit: 'ppm',
      default: 3,
      min: 1,
      max: 30,
      step: 0.5,
      units: acceptedUnits.ppm,
      ask: 'By how much should chlorine rise?',
    },
    {
      name: 'product',
      label: 'Product',
      type: 'select',
      default: 'liquid12',
      options: [
        { value: 'liquid10', label: 'Liquid chlorine 10%' },
        { value: 'liquid12', label: 'Liquid chlorine 12.5%' },
        { value: 'calhypo', label: 'Cal-hypo 65%' },
        { value: 'dichlor', label: 'Dichlor 56%' },
        { value: 'trichlor', label: 'Trichlor 90%' },
      ],
    },
  ],
  costBand: null,
  sources: [
    "A part per million is a pound in a million pounds of water; 12.5% liquid holds 12.5% of a gallon of water's " +
      'weight.',
    'The same rule, 8.345 lb of chlorine for a million gallons and a part per million, over the strength of the ' +
      'product (scoutmytool.com/calc/misc/pool-chlorine).',
    'Stabilizer from the molecular weights of dichlor and trichlor; 4 ppm as the most for swimming is a planning ' +
      "estimate, the product's label decides.",
    'A gallon of water weighs 8.34 pounds.',
  ],
  sharedFigures: [{
    name: 'home_coverages.water_weight',
    unit: 'lb per gallon',
    source: 'A gallon of water weighs 8.34 pounds.',
    values: [{ value: 8.34 }],
  }],
  drawing: { kind: 'tank', measures: { volume: { input: 'gallons', times: 1 } } },
  counted: { gallons: 'gallon' },
  asks: [
    { input: 'raise', from: 2, to: 4.5 },
    { input: 'gallons', from: 14000, to: 30000 },
  ],
  slopes: {
    value: { gallons: 1, raise: 1 },
    liquid: { gallons: 1, raise: 1 },
    jugs: { gallons: 1, raise: 1 },
    chlorine: { gallons: 1, raise: 1 },
    dry: { gallons: 1, raise: 1 },
    solid: { gallons: 1, raise: 1 },
    stabilizer: { gallons: 0, raise: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
