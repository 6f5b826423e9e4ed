/**
 * Calculadora de limpieza de ventanas. Generated from the entry window-cleaning of
 * catalog/calculators/house-services.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { WindowCleaningInputs } from '../../calculators/window-cleaning.js';
import { cells, compute, estimate } from '../../calculators/window-cleaning.js';
import { amount, roughRange, trimmed } from '../language.js';

const sidesPhrases: Readonly<Record<WindowCleaningInputs['sides'], string>> = {
  both: 'por dentro y por fuera',
  outside: 'por fuera',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WindowCleaningInputs): CalculationResult {
  const { sides, screens } = inputs;
  const { all, washingLow, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Limpiar ${inVidrios(all)} ${sidesPhrases[sides]} ` +
      (screens > 0
        ? `y lavar sus mosquiteros cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : `cuesta ${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(all, 0), unit: 'vidrios', label: 'Vidrios' },
      { value: roundTo(washingLow, 0), unit: '$', label: 'Mosquiteros (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      all: { value: roundTo(all, 2), unit: 'vidrios' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WindowCleaningInputs): readonly TraceStep[] {
  const {
    all,
    minimumLow,
    minimumHigh,
    glassLow,
    glassHigh,
    washingLow,
    washingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'all', formula: '(panes + upper) * 1 pane', value: all, unit: 'vidrios' },
    {
      name: 'minimum',
      formula: 'house_services.window_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'glass',
      formula: '(panes + upper * house_services.window_upper) * sides.count * house_services.window_side',
      value: { low: glassLow, high: glassHigh },
      unit: '$',
    },
    {
      name: 'washing',
      formula: 'screens * house_services.window_screen',
      value: { low: washingLow, high: washingHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(glass, 1 USD) + round(washing, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ panes, upper }: WindowCleaningInputs): BrokenRequirement | null {
  if (panes + upper < 1) return { message: 'Ponga al menos un vidrio.', inputs: ['panes', 'upper'] };
  return null;
}

/** "2,500 vidrios", for instance. */
function inVidrios(value: number): string {
  return amount(trimmed(value, 2), '', ' vidrio', ' vidrios');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto cuestan las ventanas limpias según sus vidrios, lados y mosquiteros */
export const windowCleaning: Calculator<WindowCleaningInputs> = {
  slug: 'window-cleaning',
  title: 'Calculadora de limpieza de ventanas',
  subtitle: 'Cuánto cuestan las ventanas limpias según sus vidrios, lados y mosquiteros',
  tag: 'home',
  service: 'Limpieza de ventanas',
  disclaimer:
    'Estimado para planear vidrios que una persona alcanza desde el suelo o una escalera. No incluye manchas de agua ' +
    'dura, pintura, tragaluces, contraventanas, paneles solares ni aquello para lo que se necesita un elevador.',
  inputs: [
    {
      name: 'panes',
      label: 'Vidrios en el primer piso',
      type: 'number',
      default: 30,
      min: 0,
      max: 300,
      step: 1,
      whole: true,
      hint: 'Una ventana de guillotina doble tiene dos',
    },
    {
      name: 'upper',
      label: 'Vidrios arriba del primer piso',
      type: 'number',
      default: 0,
      min: 0,
      max: 300,
      step: 1,
      whole: true,
    },
    {
      name: 'sides',
      label: 'Lados',
      type: 'select',
      default: 'both',
      options: [
        { value: 'both', label: 'Por dentro y por fuera' },
        { value: 'outside', label: 'Solo por fuera' },
      ],
    },
    {
      name: 'screens',
      label: 'Mosquiteros por lavar',
      type: 'number',
      default: 0,
      min: 0,
      max: 150,
      step: 1,
      whole: true,
    },
  ],
  costBand: {
    service_name: 'Limpieza de ventanas',
    unit: 'por vidrio y lado',
    price_min_usd: 3,
    price_max_usd: 9,
    notes: 'Una visita mínima sale más cara por vidrio, y los mosquiteros se cobran por pieza.',
  },
  sources: [
    'Companies price by the pane, and a second story at one and a half to two times the first ' +
      '(zenhome.co/services/window-cleaning).',
    'A second story at one and a half to two times the first floor (zenhome.co/services/window-cleaning).',
  ],
  asOf: '2018-05-09',
  sharedFigures: [
    {
      name: 'house_services.window_minimum',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 100, high: 200 }],
    },
    {
      name: 'house_services.window_screen',
      unit: '$',
      asOf: '2018-05-09',
      source: 'Publicado: empresa (2018)',
      values: [{ low: 2.5, high: 3.5 }],
    },
    {
      name: 'house_services.window_side',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'house_services.window_upper',
      unit: '',
      source: 'A second story at one and a half to two times the first floor (zenhome.co/services/window-cleaning).',
      values: [{ value: 1.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Vidrio', covers: 'job' },
      { line: 'Mosquiteros', covers: 'job' },
    ],
    leavesOut: [
      'manchas de agua dura',
      'pintura',
      'tragaluces',
      'contraventanas',
      'elevadores',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'house_services.window_minimum': 'published',
      'house_services.window_screen': 'published',
      'house_services.window_side': 'published',
    },
  },
  labels: {
    all: 'Vidrios',
    minimum: 'Cargo mínimo',
    glass: 'Precio de los vidrios',
    washing: 'Mosquiteros',
    cost: 'Costo',
  },
  slopes: {
    value: { screens: 1 },
    all: { screens: 0 },
    'cost.low': { screens: 1 },
    'cost.high': { screens: 1 },
    'range.low': { screens: 1 },
    'range.high': { screens: 1 },
    'total.low': { screens: 1 },
    'total.high': { screens: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
