/**
 * Calculadora de mezcla de gasolina para dos tiempos. Generated from the entry small-engine-repair of
 * catalog/calculators/shop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SmallEngineRepairInputs } from '../../calculators/small-engine-repair.js';
import { cells, compute, refuse } from '../../calculators/small-engine-repair.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const ratioPhrases: Readonly<Record<SmallEngineRepairInputs['ratio'], string>> = {
  '16': '16 a 1',
  '24': '24 a 1',
  '32': '32 a 1',
  '40': '40 a 1',
  '50': '50 a 1',
  '100': '100 a 1',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SmallEngineRepairInputs): CalculationResult {
  const { gas, ratio } = inputs;
  const { oil, metric, share } = compute(inputs);
  return {
    value: roundTo(oil, 1),
    unit: 'oz de aceite',
    interpretation:
      `Para ${inGalones(gas)} de gasolina a ${ratioPhrases[ratio]}, agregue ${inOnzasLiquidasTo1Decimal(oil)} de ` +
      `aceite de dos tiempos, o ${inWholeMililitros(metric)}. La mezcla lleva ${inNumbersTo1Decimal(share)} de ` +
      'aceite.',
    secondary: [{ value: roundTo(metric, 0), unit: 'ml', label: 'En mililitros' }],
    figures: {
      oil: { value: roundTo(oil, 1), unit: 'onzas líquidas' },
      metric: { value: roundTo(metric, 0), unit: 'ml' },
      share: { value: roundTo(share, 1), unit: '%' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SmallEngineRepairInputs): readonly TraceStep[] {
  const { oil, metric, share } = compute(inputs);
  return [
    { name: 'oil', formula: 'gas / ratio.parts to floz', value: oil, unit: 'onzas líquidas' },
    { name: 'metric', formula: 'oil to ml', value: metric, unit: 'ml' },
    { name: 'share', formula: '1 / (1 + ratio.parts) to %', value: share, unit: '%' },
  ];
}

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500 onzas líquidas", for instance. */
function inOnzasLiquidasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' onza líquida', ' onzas líquidas');
}

/** "2,500 mililitros", for instance. */
function inWholeMililitros(value: number): string {
  return amount(trimmed(value, 0), '', ' mililitro', ' mililitros');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** Onzas de aceite para un bote de gasolina a una proporción como 50 a 1; no da precio de una reparación */
export const smallEngineRepair: Calculator<SmallEngineRepairInputs> = {
  slug: 'small-engine-repair',
  title: 'Calculadora de mezcla de gasolina para dos tiempos',
  subtitle: 'Onzas de aceite para un bote de gasolina a una proporción como 50 a 1; no da precio de una reparación',
  tag: 'shop',
  service: 'Reparación de motores chicos',
  disclaimer:
    'La proporción es la del manual o la etiqueta del motor, y ninguna otra. No incluye motores con tanque de aceite ' +
    'propio ni motores de cuatro tiempos, que nunca se usan con mezcla. Mezcle afuera, lejos de las llamas.',
  inputs: [
    {
      name: 'gas',
      label: 'Gasolina',
      type: 'number',
      unit: 'galones',
      default: 1,
      min: 0.1,
      max: 55,
      step: 0.1,
      units: acceptedUnits.gal,
    },
    {
      name: 'ratio',
      label: 'Proporción',
      type: 'select',
      default: '50',
      options: [
        { value: '16', label: '16 a 1' },
        { value: '24', label: '24 a 1' },
        { value: '32', label: '32 a 1' },
        { value: '40', label: '40 a 1' },
        { value: '50', label: '50 a 1' },
        { value: '100', label: '100 a 1' },
      ],
    },
  ],
  costBand: null,
  sources: [
    "A gallon is 128 fluid ounces and the oil is gas / ratio, as in the mixing table of Husqvarna's manual for the " +
      '61 and 268, which also warns of outboard oil (manualsdump.com/amp/en/manuals/100130/26); the rule in words at ' +
      'reference.com/vehicles/many-ounces-oil-should-one-use-50-1-oil-gas-ratio-c4b1df918024ef75.',
  ],
  labels: { oil: 'Aceite', metric: 'Aceite en mililitros', share: 'Parte de aceite' },
  slopes: {
    value: { gas: 1 },
    oil: { gas: 1 },
    metric: { gas: 1 },
    share: { gas: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
