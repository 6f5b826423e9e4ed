/**
 * Calculadora de línea de drenaje. Generated from the entry sewer-line-repair of catalog/calculators/finishes.yaml by
 * `npm run generate`: edit the catalog, not this file.
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
import type { SewerLineRepairInputs, SewerLineRepairSteps } from '../../calculators/sewer-line-repair.js';
import { refuse } from '../../calculators/sewer-line-repair.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const slopePhrases: Readonly<Record<SewerLineRepairInputs['slope'], string>> = {
  quarter: 'un cuarto de pulgada por pie',
  eighth: 'un octavo de pulgada por pie',
};
const methodPhrases: Readonly<Record<SewerLineRepairInputs['method'], string>> = {
  dig: 'Excavar y reemplazar',
  burst: 'Reventar o encamisar el tubo',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, start, tap, slope, method }: SewerLineRepairInputs): SewerLineRepairSteps {
  const descent = length * (slope === 'quarter' ? 0.25 : 0.125);
  const end = (start + descent) / 12;
  const deep = Math.max(end, tap / 12);
  const spare = Math.max(tap - start - descent, 0);
  const short = Math.max(start + descent - tap, 0);
  const verdict: string = isAtMost(start + descent, tap) ? 'cae por gravedad' : 'demasiado plano';
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const byFootLow = length * (method === 'dig' ? 50 : 80);
  const byFootHigh = length * 250;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SewerLineRepairInputs, own: OwnFigures): SewerLineRepairSteps {
  const { length, start, tap, slope, method } = inputs;
  const methodRate = own['method.rate'] ?? (method === 'dig' ? 50 : 80);
  const methodRateHigh = own['method.rate'] ?? (method === 'dig' ? 250 : 250);
  const descent = length * (slope === 'quarter' ? 0.25 : 0.125);
  const end = (start + descent) / 12;
  const deep = Math.max(end, tap / 12);
  const spare = Math.max(tap - start - descent, 0);
  const short = Math.max(start + descent - tap, 0);
  const verdict: string = isAtMost(start + descent, tap) ? 'cae por gravedad' : 'demasiado plano';
  const minimumLow = 1500;
  const minimumHigh = 3000;
  const byFootLow = length * methodRate;
  const byFootHigh = length * methodRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byFootLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byFootHigh));
  return {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SewerLineRepairInputs, steps = compute(inputs)): CalculationResult {
  const { length, start, tap, slope, method } = inputs;
  const { descent, end, deep, spare, short, verdict, costLow, costHigh } = steps;
  return {
    value: roundTo(descent, 2),
    unit: 'pulg',
    text: verdict,
    interpretation:
      `En ${inWholePies(length)}, el drenaje baja ${inPulgadas(descent)} con una caída de ${slopePhrases[slope]} y ` +
      (isAtMost(start + descent, tap)
        ? `llega a ${inPiesTo1Decimal(end)} de profundidad; la toma está lo bastante honda, con ` +
          `${inPulgadasTo1Decimal(spare)} de sobra. ${methodPhrases[method]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, sin contar pavimento y permisos.`
        : `llegaría a ${inPiesTo1Decimal(end)} de profundidad, ${inPulgadasTo1Decimal(short)} abajo de la toma, así ` +
          `que necesita menos caída, un camino más corto o una bomba. ${methodPhrases[method]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, sin contar pavimento y permisos.`),
    secondary: [
      { value: roundTo(end, 2), unit: 'pies', label: 'Profundidad al final' },
      { value: roundTo(spare, 1), unit: 'pulg', label: 'De sobra' },
      { value: roundTo(short, 1), unit: 'pulg', label: 'Demasiado hondo por' },
      { value: roundTo(deep, 2), unit: 'pies', label: 'Excavación más honda' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      descent: { value: roundTo(descent, 2), unit: 'pulg' },
      end: { value: roundTo(end, 1), unit: 'pies' },
      spare: { value: roundTo(spare, 1), unit: 'pulg' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      short: { value: roundTo(short, 1), unit: 'pulg' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SewerLineRepairInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byFootLow, byFootHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byFootLow, 0), high: roundTo(byFootHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SewerLineRepairInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    descent,
    end,
    deep,
    spare,
    short,
    verdict,
    minimumLow,
    minimumHigh,
    byFootLow,
    byFootHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'descent', formula: 'length * slope.fall to in', value: descent, unit: 'pulg' },
    { name: 'end', formula: 'start + descent to ft', value: end, unit: 'pies' },
    { name: 'deep', formula: 'max(end, tap to ft)', value: deep, unit: 'pies' },
    { name: 'spare', formula: 'max(tap - start - descent, 0 in)', value: spare, unit: 'pulg' },
    { name: 'short', formula: 'max(start + descent - tap, 0 in)', value: short, unit: 'pulg' },
    {
      name: 'verdict',
      formula: 'if start + descent <= tap then "cae por gravedad" else "demasiado plano"',
      value: verdict,
      unit: '',
    },
    { name: 'minimum', formula: 'work_minimums.sewer', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byFoot', formula: 'length * method.rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ slope, method }: SewerLineRepairInputs): readonly Cell[] {
  return [
    { name: 'slope.fall', cell: slope, unit: 'pulg por pie', value: slope === 'quarter' ? 0.25 : 0.125 },
    {
      name: 'method.rate',
      cell: method,
      unit: '$ por pie',
      low: method === 'dig' ? 50 : 80,
      high: method === 'dig' ? 250 : 250,
    },
  ];
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500.0 pies", for instance. */
function inPiesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie', ' pies');
}

/** "2,500.0 pulgadas", for instance. */
function inPulgadasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** La caída del drenaje de una casa según el código, si alcanza la toma de la ciudad, y el costo de reemplazarlo */
export const sewerLineRepair: Calculator<SewerLineRepairInputs> = {
  slug: 'sewer-line-repair',
  title: 'Calculadora de línea de drenaje',
  subtitle:
    'La caída del drenaje de una casa según el código, si alcanza la toma de la ciudad, y el costo de reemplazarlo',
  tag: 'home',
  service: 'Reparación de líneas de drenaje',
  disclaimer:
    'Estimado para planear una línea recta de la casa a la toma. No incluye calles, banquetas, árboles, permisos ni ' +
    'lo que queda bajo la losa. En Texas este es trabajo de un plomero con licencia.',
  inputs: [
    {
      name: 'length',
      label: 'De la casa a la toma',
      type: 'number',
      unit: 'pies',
      default: 60,
      min: 5,
      max: 300,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'start',
      label: 'Profundidad en la casa',
      type: 'number',
      unit: 'pulg',
      default: 18,
      min: 6,
      max: 72,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'tap',
      label: 'Profundidad en la toma',
      type: 'number',
      unit: 'pulg',
      default: 60,
      min: 12,
      max: 180,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'slope',
      label: 'Caída',
      type: 'select',
      default: 'quarter',
      options: [
        { value: 'quarter', label: '1/4 de pulgada por pie' },
        { value: 'eighth', label: '1/8 de pulgada por pie, lo mínimo para 3 a 6 pulgadas' },
      ],
    },
    {
      name: 'method',
      label: 'Forma de hacerlo',
      type: 'select',
      default: 'dig',
      options: [
        { value: 'dig', label: 'Excavar y reemplazar' },
        { value: 'burst', label: 'Reventar o encamisar el tubo' },
      ],
    },
  ],
  costBand: {
    service_name: 'Reparación de líneas de drenaje',
    unit: 'por pie lineal',
    price_min_usd: 50,
    price_max_usd: 250,
    project_min_usd: 3000,
    project_max_usd: 25000,
    notes: 'Los tramos cortos cuestan el mínimo de un trabajo, y los largos más que el proyecto usual.',
  },
  sources: [
    'At least 1/4 in to the foot up to 2 1/2 in and 1/8 in from 3 to 6 in, IRC P3005.3 (2021), the same in ' +
      "Chicago's code, Table 18-29-704.1 (jaspector.com/codes/irc-2021/ch30-sanitary-drainage/drain-pipe-slope-code; " +
      'codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2691996); many cities ask for 1/4 in.',
  ],
  asOf: '2025-12-29',
  sharedFigures: [
    {
      name: 'work_minimums.sewer',
      unit: '$',
      asOf: '2026-03-01',
      source: 'Publicado: agencia, guía de precios (2026)',
      values: [{ low: 1500, high: 3000 }],
    },
    {
      name: 'work_prices.sewer_burst',
      unit: '$ por pie',
      asOf: '2025-12-29',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 80, high: 250 }],
    },
    {
      name: 'work_prices.sewer_dig',
      unit: '$ por pie',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 50, high: 250 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Línea nueva de la casa a la toma', covers: 'job' }],
    leavesOut: [
      'calle y banqueta',
      'árboles',
      'pavimento',
      'permiso',
      'plomería bajo la losa',
      'inspección con cámara',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 3,
    prices: {
      'work_minimums.sewer': 'published',
      'work_prices.sewer_burst': 'published',
      'work_prices.sewer_dig': 'published',
    },
  },
  own: {
    figures: [{
      name: 'method.rate',
      label: 'Precio por pie',
      unit: '$ por pie',
      min: 15,
      max: 900,
      written: 'USD/ft',
      by: ['method'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byFoot: 'Precio por los pies',
    'method.rate': 'Precio por pie',
    descent: 'Bajada',
    end: 'Profundidad al final',
    deep: 'Profundidad máxima',
    spare: 'Margen',
    short: 'Lo que falta',
    verdict: 'Resultado',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, start: 0, tap: 0 },
    descent: { length: 1, start: 0, tap: 0 },
    end: { length: 1, start: 1, tap: 0 },
    spare: { length: -1, start: -1, tap: 1 },
    'cost.low': { length: 1, start: 0, tap: 0 },
    'cost.high': { length: 1, start: 0, tap: 0 },
    short: { length: 1, start: 1, tap: -1 },
    'total.low': { length: 1, start: 0, tap: 0 },
    'total.high': { length: 1, start: 0, tap: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
