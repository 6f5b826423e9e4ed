/**
 * Calculadora de mezcla para rociar hierbas. Generated from the entry weed-control of catalog/calculators/grounds.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { WeedControlInputs } from '../../calculators/weed-control.js';
import { compute, refuse } from '../../calculators/weed-control.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WeedControlInputs): CalculationResult {
  const { lawn, tank } = inputs;
  const { ounces, water, full, fills, each, rest, last } = compute(inputs);
  return {
    value: roundTo(ounces, 2),
    unit: 'onzas líquidas',
    interpretation:
      `Para ${inWholePies2(lawn)} necesita ${trimmed(ounces, 2)} onzas líquidas de producto en ${inGalones(water)} ` +
      'de agua' +
      (fills <= 1
        ? ', lo que es un tanque. Ponga primero la mitad del agua, luego el producto y luego el resto.'
        : `. Mezcle ${inWholeTanques(full)} de ${inGalones(tank)}, con ${fixed(each, 2)} onzas líquidas por tanque` +
          (fills <= full ? '.' : `, y uno último de ${inGalones(rest)} con ${fixed(last, 2)} onzas líquidas.`)),
    secondary: [
      { value: roundTo(water, 2), unit: 'galones', label: 'Agua' },
      { value: roundTo(fills, 0), unit: 'tanques', label: 'Tanques por llenar' },
      { value: roundTo(each, 2), unit: '', label: 'Producto para un tanque lleno en oz líq.' },
      { value: roundTo(last, 2), unit: '', label: 'Producto para el último tanque en oz líq.' },
    ],
    figures: {
      ounces: { value: roundTo(ounces, 2), unit: '' },
      water: { value: roundTo(water, 2), unit: 'galones' },
      full: { value: roundTo(full, 0), unit: 'tanques' },
      each: { value: roundTo(each, 2), unit: '' },
      rest: { value: roundTo(rest, 2), unit: 'galones' },
      last: { value: roundTo(last, 2), unit: '' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WeedControlInputs): readonly TraceStep[] {
  const { thousands, ounces, water, full, fills, each, rest, last } = compute(inputs);
  return [
    { name: 'thousands', formula: 'lawn / 1000 sqft', value: thousands, unit: '' },
    { name: 'ounces', formula: 'thousands * rate', value: ounces, unit: '' },
    { name: 'water', formula: 'thousands * spray', value: water, unit: 'galones' },
    { name: 'full', formula: 'floor(water / tank * 1 tank)', value: full, unit: 'tanques' },
    { name: 'fills', formula: 'ceil(water / tank * 1 tank)', value: fills, unit: 'tanques' },
    { name: 'each', formula: 'tank / spray * rate', value: each, unit: '' },
    { name: 'rest', formula: 'max(water - full / 1 tank * tank, 0 gal)', value: rest, unit: 'galones' },
    { name: 'last', formula: 'rest / spray * rate', value: last, unit: '' },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500 tanques", for instance. */
function inWholeTanques(value: number): string {
  return amount(trimmed(value, 0), '', ' tanque', ' tanques');
}

/** Onzas de herbicida para un zacate según su etiqueta, cuánto para cada tanque y cuántos tanques */
export const weedControl: Calculator<WeedControlInputs> = {
  slug: 'weed-control',
  title: 'Calculadora de mezcla para rociar hierbas',
  subtitle: 'Onzas de herbicida para un zacate según su etiqueta, cuánto para cada tanque y cuántos tanques',
  tag: 'outdoor',
  service: 'Control de hierbas',
  disclaimer:
    'Aritmética de la dosis de la etiqueta, que es la ley para su producto. No incluye qué producto le conviene a su ' +
    'zacate y a sus hierbas, el clima, la protección ni los límites por año; en Texas, algunos productos requieren ' +
    'licencia.',
  inputs: [
    {
      name: 'lawn',
      label: 'Zacate',
      type: 'number',
      unit: 'pies²',
      default: 5000,
      min: 100,
      max: 200000,
      step: 100,
      units: acceptedUnits.sqft,
    },
    {
      name: 'rate',
      label: 'Producto por 1,000 pies²',
      type: 'number',
      unit: 'oz líq.',
      default: 1.5,
      min: 0.05,
      max: 12,
      step: 0.05,
      hint: 'Onzas líquidas, de la etiqueta',
    },
    {
      name: 'spray',
      label: 'Agua por 1,000 pies²',
      type: 'number',
      unit: 'galones',
      default: 1,
      min: 0.25,
      max: 5,
      step: 0.25,
      units: acceptedUnits.gal,
      hint: 'Lo que echa su rociador',
    },
    {
      name: 'tank',
      label: 'Tanque',
      type: 'number',
      unit: 'galones',
      default: 4,
      min: 1,
      max: 200,
      step: 0.5,
      units: acceptedUnits.gal,
    },
  ],
  costBand: null,
  sources: [
    "Product and water in proportion to the area, by the label's rate for 1,000 sq ft. It is a violation of " +
      'federal law to use a product in any manner inconsistent with its labeling, as each label says by FIFRA ' +
      '(nrcca.cals.cornell.edu/pest/CA5/CA0539.php).',
  ],
  labels: {
    thousands: 'Miles de pies²',
    ounces: 'Producto',
    water: 'Agua',
    full: 'Tanques llenos',
    fills: 'Tanques',
    each: 'Producto por tanque',
    rest: 'El resto',
    last: 'Producto en el último',
  },
  slopes: {
    value: { lawn: 1, rate: 1, spray: 0, tank: 0 },
    ounces: { lawn: 1, rate: 1, spray: 0, tank: 0 },
    water: { lawn: 1, rate: 0, spray: 1, tank: 0 },
    full: { lawn: 1, rate: 0, spray: 1, tank: -1 },
    each: { lawn: 0, rate: 1, spray: -1, tank: 1 },
    rest: { rate: 0 },
    last: { rate: 1 },
  },
  refuse,
  answer,
  trace,
};
