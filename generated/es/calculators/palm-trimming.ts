/**
 * Calculadora de poda de palmas. Generated from the entry palm-trimming of catalog/calculators/yard-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { PalmTrimmingInputs } from '../../calculators/palm-trimming.js';
import { compute, estimate } from '../../calculators/palm-trimming.js';
import { amount, roughRange, trimmed } from '../language.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PalmTrimmingInputs): CalculationResult {
  const { palms, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      palms === 1
        ? `Podar una palma de esta altura cuesta ${rangeInRoughDolares(costLow, costHigh)}; una segunda en la misma ` +
          'visita muchas veces cuesta menos.'
        : `Podar las palmas (${inArboles(palms)} en total) cuesta ${rangeInRoughDolares(costLow, costHigh)} en una ` +
          'sola visita. Las compañías muchas veces cobran menos por cada una de las siguientes.',
    secondary: [{ value: roundTo(palms, 0), unit: 'árboles', label: 'Palmas' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      palms: { value: roundTo(palms, 2), unit: 'árboles' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PalmTrimmingInputs): readonly TraceStep[] {
  const {
    palms,
    shortsLow,
    shortsHigh,
    middlesLow,
    middlesHigh,
    tallsLow,
    tallsHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'palms', formula: '(short + middle + tall) * 1 tree', value: palms, unit: 'árboles' },
    {
      name: 'shorts',
      formula: 'short * yard_services.palm_low',
      value: { low: shortsLow, high: shortsHigh },
      unit: '$',
    },
    {
      name: 'middles',
      formula: 'middle * yard_services.palm_middle',
      value: { low: middlesLow, high: middlesHigh },
      unit: '$',
    },
    { name: 'talls', formula: 'tall * yard_services.palm_tall', value: { low: tallsLow, high: tallsHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(shorts, 1 USD) + round(middles, 1 USD) + round(talls, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ short, middle, tall }: PalmTrimmingInputs): BrokenRequirement | null {
  if (short + middle + tall < 1) return { message: 'Ponga al menos una palma.', inputs: ['short', 'middle', 'tall'] };
  return null;
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 árboles", for instance. */
function inArboles(value: number): string {
  return amount(trimmed(value, 2), '', ' árbol', ' árboles');
}

/** Cuánto cuesta cortar hojas secas y tallos de semilla según la altura de las palmas */
export const palmTrimming: Calculator<PalmTrimmingInputs> = {
  slug: 'palm-trimming',
  title: 'Calculadora de poda de palmas',
  subtitle: 'Cuánto cuesta cortar hojas secas y tallos de semilla según la altura de las palmas',
  tag: 'outdoor',
  service: 'Poda de palmas',
  disclaimer:
    'Estimado para planear la poda de palmas sanas con espacio abajo. No incluye el rasurado de troncos, palmas ' +
    'sobre albercas, cables o techos, faldas secas de muchos años, tumbar palmas ni el acarreo de algo más que las ' +
    'hojas.',
  inputs: [
    {
      name: 'short',
      label: 'Palmas de menos de 30 pies',
      type: 'number',
      default: 2,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
    },
    {
      name: 'middle',
      label: 'Palmas de 30 a 60 pies',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
    },
    {
      name: 'tall',
      label: 'Palmas de más de 60 pies',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
    },
  ],
  costBand: {
    service_name: 'Poda de palmas',
    unit: 'por palma',
    price_min_usd: 100,
    price_max_usd: 1500,
    notes: 'El rango es para una palma de cualquier altura.',
  },
  sources: [
    'Over-trimming harms palms badly, and heights above 25 or 30 feet take a lift (Island Lawn Care, Galveston, ' +
      'galvestonlawncare.com/services/palm-tree-trimming); the classes of height are those of the guides named with ' +
      'the prices (besttreecareguide.wordpress.com/2017/12/05/what-does-palm-tree-trimming-cost).',
  ],
  asOf: '2019-03-24',
  sharedFigures: [
    {
      name: 'yard_services.palm_low',
      unit: '$',
      asOf: '2024-02-14',
      source: 'Publicado: empresa, guía de precios (2024)',
      values: [{ low: 100, high: 300 }],
    },
    {
      name: 'yard_services.palm_middle',
      unit: '$',
      asOf: '2019-03-24',
      source: 'Publicado: empresa, guía de precios (2019)',
      values: [{ low: 200, high: 500 }],
    },
    {
      name: 'yard_services.palm_tall',
      unit: '$',
      asOf: '2024-02-14',
      source: 'Publicado: empresa (2024)',
      values: [{ low: 500, high: 1500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Palmas de menos de 30 pies', covers: 'job' },
      { line: 'Palmas de 30 a 60 pies', covers: 'job' },
      { line: 'Palmas de más de 60 pies', covers: 'job' },
    ],
    leavesOut: [
      'rasurado de troncos',
      'faldas viejas',
      'trabajo sobre cables o techos',
      'tumbar palmas',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'yard_services.palm_low': 'published',
      'yard_services.palm_middle': 'published',
      'yard_services.palm_tall': 'published',
    },
  },
  labels: { palms: 'Palmas', shorts: 'Palmas bajas', middles: 'Palmas medianas', talls: 'Palmas altas', cost: 'Costo' },
  refuse,
  answer,
  trace,
};
