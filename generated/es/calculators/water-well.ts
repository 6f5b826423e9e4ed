/**
 * Calculadora del costo de un pozo de agua. Generated from the entry water-well of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { WaterWellInputs } from '../../calculators/water-well.js';
import { compute, computeOwn, estimate } from '../../calculators/water-well.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const casingFigures: Readonly<Record<WaterWellInputs['casing'], number>> = { pvc: 517, steel: 1500 };
const pumpFigures: Readonly<Record<WaterWellInputs['pump'], { priceLow: number; priceHigh: number }>> = {
  submersible: { priceLow: 1200, priceHigh: 3500 },
  solar: { priceLow: 2500, priceHigh: 6000 },
  jet: { priceLow: 900, priceHigh: 2200 },
  none: { priceLow: 0, priceHigh: 0 },
};
const casingPhrases: Readonly<Record<WaterWellInputs['casing'], string>> = {
  pvc: 'ademe de PVC',
  steel: 'ademe de acero',
};
const pumpPhrases: Readonly<Record<WaterWellInputs['pump'], string>> = {
  submersible: 'una bomba sumergible',
  solar: 'una bomba solar',
  jet: 'una bomba de chorro (jet) para pozo hondo',
  none: 'ninguna bomba',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterWellInputs, steps = compute(inputs)): CalculationResult {
  const { depth, casing, pump } = inputs;
  const { deeper, drillingLow, drillingHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(depth, 0),
    unit: 'pies',
    interpretation:
      `Un pozo de ${inPies(depth)} con ${casingPhrases[casing]} ` +
      (pump === 'none'
        ? `cuesta ${rangeInRoughDolares(costLow, costHigh)} sin la bomba. Pregunte a los vecinos y al distrito de ` +
          'agua subterránea a qué profundidad está el agua buena.'
        : `y ${pumpPhrases[pump]} cuesta ${rangeInRoughDolares(costLow, costHigh)}, con ` +
          `${rangeInRoughDolares(drillingLow, drillingHigh)} de perforación y ademe. ` +
          (isAbove(deeper, 0)
            ? 'El ademe de PVC usual aguanta hasta 517 pies; más abajo el precio es el de una pared más gruesa o de ' +
              'acero.'
            : 'Pregunte a los vecinos y al distrito de agua subterránea a qué profundidad está el agua buena.')),
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      drilling: { low: roundTo(drillingLow, 0), high: roundTo(drillingHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterWellInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    upper,
    deeper,
    rateLow,
    rateHigh,
    drillingLow,
    drillingHigh,
    liftingLow,
    liftingHigh,
    pumpingLow,
    pumpingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'upper', formula: 'min(depth, casing.limit)', value: upper, unit: 'pies' },
    { name: 'deeper', formula: 'depth - upper', value: deeper, unit: 'pies' },
    {
      name: 'rate',
      formula: 'if casing = "pvc" then prices.pvc_casing else prices.steel_casing',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie',
    },
    {
      name: 'drilling',
      formula: 'upper * rate + deeper * prices.steel_casing',
      value: { low: drillingLow, high: drillingHigh },
      unit: '$',
    },
    {
      name: 'lifting',
      formula: 'if pump = "none" or pump = "jet" then 0 USD else max(depth - 200 ft, 0 ft) * prices.well_depth',
      value: { low: liftingLow, high: liftingHigh },
      unit: '$',
    },
    { name: 'pumping', formula: 'pump.price + lifting', value: { low: pumpingLow, high: pumpingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(drilling, 1 USD) + round(pumping, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ casing, pump }: WaterWellInputs): readonly Cell[] {
  const pumpChosen = pumpFigures[pump];
  return [
    { name: 'casing.limit', cell: casing, unit: 'pies', value: casingFigures[casing] },
    { name: 'pump.price', cell: pump, unit: '$', low: pumpChosen.priceLow, high: pumpChosen.priceHigh },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ depth, pump }: WaterWellInputs): BrokenRequirement | null {
  if (!(pump !== 'jet' || depth <= 120)) return {
    message:
      'Una bomba de chorro (jet) está sobre el suelo y no puede subir agua de más de 120 pies de hondo; escoja una ' +
      'bomba sumergible.',
    inputs: ['pump', 'depth'],
  };
  return null;
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Costo de perforación, ademe y bomba según la profundidad */
export const waterWell: Calculator<WaterWellInputs> = {
  slug: 'water-well',
  title: 'Calculadora del costo de un pozo de agua',
  subtitle: 'Costo de perforación, ademe y bomba según la profundidad',
  tag: 'outdoor',
  service: 'Pozos de agua',
  disclaimer:
    'Estimado para planear. La profundidad hasta el agua buena decide el precio y no se sabe hasta perforar; no ' +
    'incluye servicio eléctrico, tanque de presión, tratamiento, zanjas ni permisos del distrito de agua subterránea.',
  inputs: [
    {
      name: 'depth',
      label: 'Profundidad',
      type: 'number',
      unit: 'pies',
      default: 200,
      min: 50,
      max: 1500,
      step: 10,
      units: acceptedUnits.ft,
    },
    {
      name: 'casing',
      label: 'Ademe',
      type: 'select',
      default: 'pvc',
      options: [
        { value: 'pvc', label: 'PVC' },
        { value: 'steel', label: 'Acero' },
      ],
    },
    {
      name: 'pump',
      label: 'Bomba',
      type: 'select',
      default: 'submersible',
      options: [
        { value: 'submersible', label: 'Sumergible' },
        { value: 'solar', label: 'Sumergible solar' },
        { value: 'jet', label: 'De chorro (jet) para pozo hondo (hasta 120 pies)' },
        { value: 'none', label: 'Sin bomba' },
      ],
    },
  ],
  costBand: {
    service_name: 'Pozos de agua',
    unit: 'por pie perforado',
    price_min_usd: 22,
    price_max_usd: 65,
    notes: 'La bomba va aparte del precio por pie.',
  },
  sources: [
    'Texas drilling alone $20 to $30 a ft and complete residential wells $30 to $70 ' +
      '(morganshowto.com/average-cost-of-drilling-a-water-well-in-texas).',
    'PVC casing of 4.5 in stands to 517 ft in SDR 17 and to 1,085 ft in SDR 13.5 (Code of Maryland Regulations ' +
      '26.04.04.17, for casing of ASTM F480).',
    'The pump prices are planning estimates; replacing a submersible pump costs $1,000 to $3,500 and more ' +
      '(thecostguide.com/home/plumbing/well-pump-replacement-cost).',
    'Deep-well jet pumps lift from 90 to 120 ft at the most, by the performance charts of their makers; the limit ' +
      'and their price are planning estimates.',
    'Wells in the Gulf Coast aquifer (Chicot and Evangeline) usually reach 100 to 600 ft (planning estimate).',
  ],
  asOf: '2026-01-30',
  sharedFigures: [
    {
      name: 'prices.pvc_casing',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 22, high: 45 }],
    },
    {
      name: 'prices.steel_casing',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 35, high: 65 }],
    },
    { name: 'prices.well_depth', unit: '$ por pie', source: 'Nuestro criterio', values: [{ low: 4, high: 9 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Perforación y ademe', covers: 'job' },
      { line: 'Bomba, tubo de bajada y cable', covers: 'job' },
    ],
    leavesOut: [
      'servicio eléctrico',
      'tanque de presión',
      'tratamiento',
      'zanjas',
      'permiso del distrito de agua subterránea',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.pvc_casing': 'published',
      'prices.steel_casing': 'published',
      'prices.well_depth': 'judged',
      'water-well.pump': 'published',
    },
  },
  own: {
    figures: [
      { name: 'prices.pvc_casing', label: 'Ademe de PVC', unit: '$ por pie', min: 5, max: 150, written: 'USD/ft' },
      { name: 'prices.steel_casing', label: 'Ademe de acero', unit: '$ por pie', min: 10, max: 250, written: 'USD/ft' },
      { name: 'prices.well_depth', label: 'Perforación', unit: '$ por pie', min: 1, max: 40, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.pvc_casing': 'Ademe de PVC',
    'prices.well_depth': 'Perforación',
    upper: 'Parte de arriba',
    deeper: 'Parte más honda',
    rate: 'Precio por pie',
    drilling: 'Perforación y ademe',
    lifting: 'Bombeo por profundidad',
    pumping: 'Bombeo',
    cost: 'Costo',
    'prices.steel_casing': 'Ademe de acero',
  },
  refuse,
  answer,
  trace,
  cells,
};
