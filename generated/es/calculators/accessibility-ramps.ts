/**
 * Calculadora de rampas para silla de ruedas. Generated from the entry accessibility-ramps of
 * catalog/calculators/home.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { AccessibilityRampsInputs } from '../../calculators/accessibility-ramps.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/accessibility-ramps.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const slopePhrases: Readonly<Record<AccessibilityRampsInputs['slope'], string>> = {
  '12': '1 en 12',
  '16': '1 en 16',
  '20': '1 en 20',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AccessibilityRampsInputs, steps = compute(inputs)): CalculationResult {
  const { rise, slope } = inputs;
  const { sloped, landings, overall, handrail, costLow, costHigh } = steps;
  return {
    value: roundTo(sloped, 1),
    unit: 'pies de rampa inclinada',
    interpretation:
      `Para un desnivel de ${inPulgadas(rise)} con pendiente de ${slopePhrases[slope]} necesita ` +
      `${inPiesTo1Decimal(sloped)} de rampa y ${inDescansos(landings)} de 5 pies, ${inPies(overall)} en línea recta` +
      (rise <= 6
        ? '; hasta 6 pulgadas no lleva pasamanos. De madera o aluminio cuesta ' +
          `${rangeInRoughDolares(costLow, costHigh)}.`
        : `, con ${inWholePies(handrail)} de pasamanos para los dos lados. De madera o aluminio cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(landings, 0), unit: 'descansos', label: 'Descansos a nivel' },
      { value: roundTo(overall, 1), unit: 'pies', label: 'Largo con descansos' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      sloped: { value: roundTo(sloped, 1), unit: 'pies' },
      landings: { value: roundTo(landings, 2), unit: 'descansos' },
      overall: { value: roundTo(overall, 2), unit: 'pies' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      handrail: { value: roundTo(handrail, 0), unit: 'pies' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AccessibilityRampsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    sloped,
    runs,
    landings,
    overall,
    handrail,
    built,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'sloped', formula: 'rise * slope.ratio to ft', value: sloped, unit: 'pies' },
    { name: 'runs', formula: 'ceil(rise / 30 in)', value: runs, unit: '' },
    { name: 'landings', formula: '(runs + 1) * 1 landing', value: landings, unit: 'descansos' },
    { name: 'overall', formula: 'sloped + landings * 5 ft/landing', value: overall, unit: 'pies' },
    { name: 'handrail', formula: '2 * (sloped + (runs - 1) * 5 ft + 2 * 1 ft)', value: handrail, unit: 'pies' },
    { name: 'built', formula: 'sloped + runs * 5 ft', value: built, unit: 'pies' },
    { name: 'minimum', formula: 'home_prices.ramp_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'built * home_prices.ramp', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies", for instance. */
function inPiesTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' pie', ' pies');
}

/** "2,500 descansos", for instance. */
function inDescansos(value: number): string {
  return amount(trimmed(value, 2), '', ' descanso', ' descansos');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** Largo, descansos, pasamanos y costo de una rampa para un desnivel dado */
export const accessibilityRamps: Calculator<AccessibilityRampsInputs> = {
  slug: 'accessibility-ramps',
  title: 'Calculadora de rampas para silla de ruedas',
  subtitle: 'Largo, descansos, pasamanos y costo de una rampa para un desnivel dado',
  tag: 'home',
  service: 'Rampas de acceso',
  disclaimer:
    'Estimado para planear según las 2010 ADA Standards (normas de accesibilidad), que obligan a los lugares ' +
    'públicos y son buena práctica en las casas. No incluye el permiso, el trabajo de tierra, una puerta más ancha, ' +
    'iluminación ni techo; las vueltas necesitan descansos de 5 por 5 pies.',
  inputs: [
    {
      name: 'rise',
      label: 'Desnivel',
      type: 'number',
      unit: 'pulg',
      default: 24,
      min: 3,
      max: 120,
      step: 0.5,
      units: acceptedUnits.in,
      hint: 'Desde el suelo donde empieza la rampa hasta el umbral',
    },
    {
      name: 'slope',
      label: 'Pendiente',
      type: 'select',
      default: '12',
      options: [
        { value: '12', label: '1 en 12' },
        { value: '16', label: '1 en 16' },
        { value: '20', label: '1 en 20' },
      ],
      hint: '1 en 12 es lo más empinado que permiten las normas ADA; más suave es más fácil',
    },
  ],
  costBand: {
    service_name: 'Rampas de acceso',
    unit: 'por pie lineal',
    price_min_usd: 100,
    price_max_usd: 250,
    notes:
      'Cada pie de rampa y de los descansos elevados; las rampas de unos cuantos pies cuestan el mínimo de un ' +
      'trabajo. Las rampas de unos cuantos pies cuestan el mínimo de un trabajo, que es más que el rango por pie.',
  },
  sources: [
    '2010 ADA Standards 405.2 (no steeper than 1:12), 405.6 (no run rises more than 30 inches), 405.7.3 (landings ' +
      '60 inches long at top and bottom), corada.com/documents/2010ADAStandards.',
    '2010 ADA Standards 405.8 and 505.2, handrails on both sides of runs that rise more than 6 inches (the same ' +
      'words at corada.com/documents/aba-pg-v2/405-8; arcforms.info/adastandards2010/158.html).',
    '2010 ADA Standards 505.10.1, handrails go on level for 12 inches beyond the top and the bottom of a run, or ' +
      'into the rail of the next one (bluedag.com/ada-101-handrail-extensions-at-ramps, read 2026-11-26).',
    'The landing at the bottom is taken as existing ground or paving and is not priced (planning estimate).',
  ],
  sharedFigures: [
    {
      name: 'home_prices.ramp',
      unit: '$ por pie',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 100, high: 250 }],
    },
    {
      name: 'home_prices.ramp_minimum',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 1000, high: 2000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Rampa y descansos elevados con pasamanos', covers: 'job' }],
    leavesOut: [
      'permiso',
      'trabajo de tierra',
      'descanso pavimentado al pie',
      'puerta más ancha',
      'iluminación',
      'techo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'home_prices.ramp': 'published', 'home_prices.ramp_minimum': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.ramp',
      label: 'Rampa, construida',
      unit: '$ por pie',
      min: 20,
      max: 800,
      written: 'USD/ft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'ramp', measures: { rise: { input: 'rise', times: 1 }, run: { step: 'sloped', times: 12 } } },
  labels: {
    sloped: 'Largo de la pendiente',
    byFoot: 'Precio por pie',
    'home_prices.ramp': 'Rampa, construida',
    runs: 'Tramos',
    landings: 'Descansos',
    overall: 'Largo total',
    handrail: 'Pasamanos',
    built: 'Largo construido',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { rise: 1 },
    sloped: { rise: 1 },
    landings: { rise: 1 },
    overall: { rise: 1 },
    'cost.low': { rise: 1 },
    'cost.high': { rise: 1 },
    handrail: { rise: 1 },
    'total.low': { rise: 1 },
    'total.high': { rise: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
