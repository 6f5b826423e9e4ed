/**
 * Calculadora de largo del ducto de secadora. Generated from the entry dryer-vent-cleaning of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { DryerVentCleaningInputs, DryerVentCleaningSteps } from '../../calculators/dryer-vent-cleaning.js';
import { refuse } from '../../calculators/dryer-vent-cleaning.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const elbowsPhrases: Readonly<Record<DryerVentCleaningInputs['elbows'], string>> = {
  tight: 'cerrados',
  smooth: 'suaves',
};
const outletPhrases: Readonly<Record<DryerVentCleaningInputs['outlet'], string>> = {
  wall: 'en la pared',
  roof: 'en el techo o en un piso alto',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, quarter, eighth, elbows, outlet }: DryerVentCleaningInputs): DryerVentCleaningSteps {
  const fittings = quarter * (elbows === 'tight' ? 5 : 1.75) + eighth * (elbows === 'tight' ? 2.5 : 1);
  const equivalent = length + fittings;
  const limit = 35;
  const left = Math.max(limit - equivalent, 0);
  const over = Math.max(equivalent - limit, 0);
  const verdict: string = isAtMost(equivalent, limit) ? 'dentro del límite' : 'demasiado largo';
  const cleaningLow = 100;
  const cleaningHigh = 200;
  const roofLow = outlet === 'roof' ? 50 : 0;
  const roofHigh = outlet === 'roof' ? 100 : 0;
  const costLow = cleaningLow + roundHalfAway(roofLow);
  const costHigh = cleaningHigh + roundHalfAway(roofHigh);
  return {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DryerVentCleaningInputs, own: OwnFigures): DryerVentCleaningSteps {
  const { length, quarter, eighth, elbows, outlet } = inputs;
  const homePricesDryerVent = own['home_prices.dryer_vent'] ?? 100;
  const homePricesDryerVentHigh = own['home_prices.dryer_vent'] ?? 200;
  const fittings = quarter * (elbows === 'tight' ? 5 : 1.75) + eighth * (elbows === 'tight' ? 2.5 : 1);
  const equivalent = length + fittings;
  const limit = 35;
  const left = Math.max(limit - equivalent, 0);
  const over = Math.max(equivalent - limit, 0);
  const verdict: string = isAtMost(equivalent, limit) ? 'dentro del límite' : 'demasiado largo';
  const cleaningLow = homePricesDryerVent;
  const cleaningHigh = homePricesDryerVentHigh;
  const roofLow = outlet === 'roof' ? 50 : 0;
  const roofHigh = outlet === 'roof' ? 100 : 0;
  const costLow = roundHalfAway(cleaningLow) + roundHalfAway(roofLow);
  const costHigh = roundHalfAway(cleaningHigh) + roundHalfAway(roofHigh);
  return {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DryerVentCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { elbows, outlet } = inputs;
  const { fittings, equivalent, limit, left, over, verdict, costLow, costHigh } = steps;
  return {
    value: roundTo(equivalent, 2),
    unit: 'pies',
    text: verdict,
    interpretation:
      `Con ${inPies(fittings)} por los codos ${elbowsPhrases[elbows]}, su ducto cuenta como ${inPies(equivalent)}; ` +
      `el código permite ${inWholePies(limit)}, así que ` +
      (isAtMost(equivalent, limit)
        ? `le sobra un margen de ${inPies(left)}. Limpiarlo con su salida ${outletPhrases[outlet]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`
        : `se pasa por ${inPies(over)}, a menos que las instrucciones de la secadora lo permitan. Limpiarlo con su ` +
          `salida ${outletPhrases[outlet]} cuesta ${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(left, 2), unit: 'pies', label: 'Margen hasta el límite' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Limpieza (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Limpieza (alto)' },
    ],
    figures: {
      fittings: { value: roundTo(fittings, 2), unit: 'pies' },
      equivalent: { value: roundTo(equivalent, 2), unit: 'pies' },
      limit: { value: roundTo(limit, 0), unit: 'pies' },
      left: { value: roundTo(left, 2), unit: 'pies' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      over: { value: roundTo(over, 2), unit: 'pies' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DryerVentCleaningInputs, steps = compute(inputs)): EstimateAmounts {
  const { cleaningLow, cleaningHigh, roofLow, roofHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(cleaningLow, 0), high: roundTo(cleaningHigh, 0) },
      { low: roundTo(roofLow, 0), high: roundTo(roofHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DryerVentCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    fittings,
    equivalent,
    limit,
    left,
    over,
    verdict,
    cleaningLow,
    cleaningHigh,
    roofLow,
    roofHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'fittings', formula: 'quarter * elbows.quarter + eighth * elbows.eighth', value: fittings, unit: 'pies' },
    { name: 'equivalent', formula: 'length + fittings', value: equivalent, unit: 'pies' },
    { name: 'limit', formula: '35 ft', value: limit, unit: 'pies' },
    { name: 'left', formula: 'max(limit - equivalent, 0 ft)', value: left, unit: 'pies' },
    { name: 'over', formula: 'max(equivalent - limit, 0 ft)', value: over, unit: 'pies' },
    {
      name: 'verdict',
      formula: 'if equivalent <= limit then "dentro del límite" else "demasiado largo"',
      value: verdict,
      unit: '',
    },
    { name: 'cleaning', formula: 'home_prices.dryer_vent', value: { low: cleaningLow, high: cleaningHigh }, unit: '$' },
    {
      name: 'roof',
      formula: 'if outlet = "roof" then home_prices.dryer_vent_roof else 0..0 USD',
      value: { low: roofLow, high: roofHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(cleaning, 1 USD) + round(roof, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ elbows }: DryerVentCleaningInputs): readonly Cell[] {
  return [
    { name: 'elbows.quarter', cell: elbows, unit: 'pies por codo', value: elbows === 'tight' ? 5 : 1.75 },
    { name: 'elbows.eighth', cell: elbows, unit: 'pies por codo', value: elbows === 'tight' ? 2.5 : 1 },
  ];
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Si el ducto de una secadora es lo bastante corto para el código, y cuánto cuesta limpiarlo */
export const dryerVentCleaning: Calculator<DryerVentCleaningInputs> = {
  slug: 'dryer-vent-cleaning',
  title: 'Calculadora de largo del ducto de secadora',
  subtitle: 'Si el ducto de una secadora es lo bastante corto para el código, y cuánto cuesta limpiarlo',
  tag: 'home',
  service: 'Limpieza de ductos de secadora',
  disclaimer:
    'Estimado para planear según el código residencial para un ducto de metal liso de 4 pulgadas. Las instrucciones ' +
    'de la propia secadora pueden permitir más o menos, y entonces deciden. No incluye reparaciones, nidos de ' +
    'pájaros, ventiladores de refuerzo ni cortar paredes.',
  inputs: [
    {
      name: 'length',
      label: 'Ducto recto',
      type: 'number',
      unit: 'pies',
      default: 15,
      min: 1,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
      hint: 'Sin la manguera detrás de la secadora',
    },
    {
      name: 'quarter',
      label: 'Codos de 90 grados',
      type: 'number',
      unit: 'codos',
      default: 2,
      min: 0,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.elbow,
    },
    {
      name: 'eighth',
      label: 'Codos de 45 grados',
      type: 'number',
      unit: 'codos',
      default: 0,
      min: 0,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.elbow,
    },
    {
      name: 'elbows',
      label: 'Tipo de codo',
      type: 'select',
      default: 'tight',
      options: [
        { value: 'tight', label: 'Cerrado, a inglete, radio de 4 pulgadas' },
        { value: 'smooth', label: 'Suave, radio de 6 pulgadas' },
      ],
    },
    {
      name: 'outlet',
      label: 'Dónde termina',
      type: 'select',
      default: 'wall',
      options: [
        { value: 'wall', label: 'Pared' },
        { value: 'roof', label: 'Techo o piso alto' },
      ],
    },
  ],
  costBand: {
    service_name: 'Limpieza de ductos de secadora',
    unit: 'por visita',
    price_min_usd: 100,
    price_max_usd: 300,
    notes: 'Una secadora con su ducto y su salida.',
  },
  sources: [
    '35 ft less 5 ft for each 90-degree and 2.5 ft for each 45-degree elbow of 4-inch radius, IRC M1502.4.4.1 ' +
      '(2012), M1502.4.6.1 in later editions (proctorhldg.com/library/clothes-dryer-exhaust-duct-maximum-length; ' +
      "jaspector.com/codes/irc-2021/ch15-exhaust-systems/dryer-vent-length-limit), the same in Utah's field guide " +
      '(sites.google.com/utah.gov/fieldguide/ventilation-vent-clothes-dryer-to-the-exterior).',
    '1 ft 9 in and 1 ft for smooth elbows of 6-inch radius in the same table (City of Everett, general mechanical ' +
      'provisions, lfportal.everettwa.gov/WebLink/0/doc/1855287/Page7.aspx).',
  ],
  asOf: '2013-01-01',
  sharedFigures: [
    {
      name: 'home_prices.dryer_vent',
      unit: '$',
      asOf: '2013-01-01',
      source: 'Publicado: guía de precios (2013)',
      values: [{ low: 100, high: 200 }],
    },
    { name: 'home_prices.dryer_vent_roof', unit: '$', source: 'Nuestro criterio', values: [{ low: 50, high: 100 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Limpieza del ducto', covers: 'job' },
      { line: 'Salida en el techo o en un piso alto', covers: 'job' },
    ],
    leavesOut: ['reparaciones', 'nidos de pájaros', 'ventiladores de refuerzo', 'cortar paredes'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'home_prices.dryer_vent': 'published', 'home_prices.dryer_vent_roof': 'judged' },
  },
  own: {
    figures: [{
      name: 'home_prices.dryer_vent',
      label: 'Limpieza',
      unit: '$',
      min: 40,
      max: 600,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.dryer_vent': 'Limpieza',
    fittings: 'Largo por los codos',
    equivalent: 'Largo equivalente',
    limit: 'Límite',
    left: 'Margen',
    over: 'Exceso',
    verdict: 'Resultado',
    cleaning: 'Limpieza',
    roof: 'Salida en el techo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, quarter: 1, eighth: 1 },
    fittings: { length: 0, quarter: 1, eighth: 1 },
    equivalent: { length: 1, quarter: 1, eighth: 1 },
    limit: { length: 0, quarter: 0, eighth: 0 },
    left: { length: -1, quarter: -1, eighth: -1 },
    'cost.low': { length: 0, quarter: 0, eighth: 0 },
    'cost.high': { length: 0, quarter: 0, eighth: 0 },
    over: { length: 1, quarter: 1, eighth: 1 },
    'total.low': { length: 0, quarter: 0, eighth: 0 },
    'total.high': { length: 0, quarter: 0, eighth: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
