/**
 * Calculadora de cloro para alberca. Generated from the entry pool-service of catalog/calculators/home-water.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { PoolServiceInputs } from '../../calculators/pool-service.js';
import { compute, refuse } from '../../calculators/pool-service.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  liquid10: 'cloro líquido al 10%',
  liquid12: 'cloro líquido al 12.5%',
  calhypo: 'cal-hypo al 65%',
  dichlor: 'dicloro al 56%',
  trichlor: 'tricloro al 90%',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PoolServiceInputs): CalculationResult {
  const { gallons, raise, product } = inputs;
  const { chlorine, jugs, liquid, solid, dry, stabilizer } = compute(inputs);
  return {
    value: roundTo(chlorine, 2),
    unit: 'lb de cloro disponible',
    interpretation:
      `Para subir ${inPpm(raise)} de cloro libre en ${inGalones(gallons)}, agregue ` +
      (product === 'liquid10' || product === 'liquid12'
        ? `${inOnzasLiquidasTo1Decimal(liquid)} (${inGalonesTo2Decimals(jugs)}) de ${productPhrases[product]}. Eso ` +
          `equivale a ${inLibras(chlorine)} de cloro y no agrega estabilizador.`
        : `${inOnzasTo1Decimal(dry)} (${inLibrasTo2Decimals(solid)}) de ${productPhrases[product]} por peso. Eso ` +
          `equivale a ${inLibras(chlorine)} de cloro` +
          (product === 'calhypo'
            ? '; agrega calcio y nada de estabilizador.'
            : `, y agrega ${inPpmTo1Decimal(stabilizer)} de estabilizador, que se queda en el agua.`)),
    secondary: [
      { value: roundTo(liquid, 1), unit: 'onzas líquidas', label: 'Producto líquido' },
      { value: roundTo(dry, 1), unit: 'oz', label: 'Producto seco' },
      { value: roundTo(stabilizer, 1), unit: 'ppm', label: 'Estabilizador agregado' },
    ],
    figures: {
      liquid: { value: roundTo(liquid, 1), unit: 'onzas líquidas' },
      jugs: { value: roundTo(jugs, 2), unit: 'galones' },
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
      unit: 'galones',
    },
    { name: 'liquid', formula: 'jugs to floz', value: liquid, unit: 'onzas líquidas' },
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
    { name: 'product.weak', cell: product, unit: 'lb por galón', value: productChosen.weak },
    { name: 'product.strength', cell: product, unit: '%', value: productChosen.strength },
    { name: 'product.stabilizer', cell: product, unit: '%', value: productChosen.stabilizer },
  ];
}

/** "2,500 ppm", for instance. */
function inPpm(value: number): string {
  return amount(trimmed(value, 2), '', ' ppm', ' ppm');
}

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500.0 onzas líquidas", for instance. */
function inOnzasLiquidasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' onza líquida', ' onzas líquidas');
}

/** "2,500.00 galones", for instance. */
function inGalonesTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' galón', ' galones');
}

/** "2,500 libras", for instance. */
function inLibras(value: number): string {
  return amount(trimmed(value, 2), '', ' libra', ' libras');
}

/** "2,500.0 onzas", for instance. */
function inOnzasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' onza', ' onzas');
}

/** "2,500.00 libras", for instance. */
function inLibrasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' libra', ' libras');
}

/** "2,500.0 ppm", for instance. */
function inPpmTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' ppm', ' ppm');
}

/** Cuánto cloro líquido, cal-hypo, dicloro o tricloro sube el cloro */
export const poolService: Calculator<PoolServiceInputs> = {
  slug: 'pool-service',
  title: 'Calculadora de cloro para alberca',
  subtitle: 'Cuánto cloro líquido, cal-hypo, dicloro o tricloro sube el cloro',
  tag: 'outdoor',
  service: 'Servicio de albercas',
  disclaimer:
    'Estimado para planear agua clara con el pH en orden. No incluye lo que gastan el sol y las algas mientras usted ' +
    'dosifica. Nunca mezcle productos, agréguelos al agua y no el agua a ellos, y siga la etiqueta.',
  inputs: [
    {
      name: 'gallons',
      label: 'Alberca',
      type: 'number',
      unit: 'galones',
      default: 20000,
      min: 2000,
      max: 200000,
      step: 100,
      units: acceptedUnits.gal,
    },
    {
      name: 'raise',
      label: 'Subir el cloro',
      type: 'number',
      unit: 'ppm',
      default: 3,
      min: 1,
      max: 30,
      step: 0.5,
      units: acceptedUnits.ppm,
    },
    {
      name: 'product',
      label: 'Producto',
      type: 'select',
      default: 'liquid12',
      options: [
        { value: 'liquid10', label: 'Cloro líquido 10%' },
        { value: 'liquid12', label: 'Cloro líquido 12.5%' },
        { value: 'calhypo', label: 'Hipoclorito de calcio (cal-hypo) 65%' },
        { value: 'dichlor', label: 'Dicloro 56%' },
        { value: 'trichlor', label: 'Tricloro 90%' },
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
    unit: 'lb por galón',
    source: 'A gallon of water weighs 8.34 pounds.',
    values: [{ value: 8.34 }],
  }],
  labels: {
    chlorine: 'Cloro',
    jugs: 'Galones de cloro líquido',
    liquid: 'Líquido',
    solid: 'Sólido',
    dry: 'Sólido en onzas',
    stabilizer: 'Estabilizador',
  },
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
