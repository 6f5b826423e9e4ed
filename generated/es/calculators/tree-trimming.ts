/**
 * Calculadora de poda de árboles. Generated from the entry tree-trimming of catalog/calculators/yard-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { TreeTrimmingInputs } from '../../calculators/tree-trimming.js';
import { compute, estimate } from '../../calculators/tree-trimming.js';
import { amount, roughRange, trimmed } from '../language.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TreeTrimmingInputs): CalculationResult {
  const { trees, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      trees === 1
        ? `Podar un árbol de esta altura cuesta ${rangeInRoughDolares(costLow, costHigh)}: menos en un lugar fácil, ` +
          'más en un patio trasero.'
        : `Podar ${inArboles(trees)} cuesta ${rangeInRoughDolares(costLow, costHigh)}: menos en un lugar fácil, más ` +
          'en un patio trasero.',
    secondary: [{ value: roundTo(trees, 0), unit: 'árboles', label: 'Árboles' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      trees: { value: roundTo(trees, 2), unit: 'árboles' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TreeTrimmingInputs): readonly TraceStep[] {
  const {
    trees,
    smallsLow,
    smallsHigh,
    mediumsLow,
    mediumsHigh,
    largesLow,
    largesHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'trees', formula: '(small + medium + large) * 1 tree', value: trees, unit: 'árboles' },
    {
      name: 'smalls',
      formula: 'small * yard_services.tree_small',
      value: { low: smallsLow, high: smallsHigh },
      unit: '$',
    },
    {
      name: 'mediums',
      formula: 'medium * yard_services.tree_medium',
      value: { low: mediumsLow, high: mediumsHigh },
      unit: '$',
    },
    {
      name: 'larges',
      formula: 'large * yard_services.tree_large',
      value: { low: largesLow, high: largesHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(smalls, 1 USD) + round(mediums, 1 USD) + round(larges, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ small, medium, large }: TreeTrimmingInputs): BrokenRequirement | null {
  if (small + medium + large < 1) return { message: 'Ponga al menos un árbol.', inputs: ['small', 'medium', 'large'] };
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

/** Cuánto cuesta podar árboles según la clase de altura de cada uno */
export const treeTrimming: Calculator<TreeTrimmingInputs> = {
  slug: 'tree-trimming',
  title: 'Calculadora de poda de árboles',
  subtitle: 'Cuánto cuesta podar árboles según la clase de altura de cada uno',
  tag: 'outdoor',
  service: 'Poda de árboles',
  disclaimer:
    'Estimado para planear la poda de árboles sanos que una cuadrilla puede alcanzar. No incluye cables, techos ni ' +
    'albercas abajo, árboles muertos o inclinados, tumbar árboles, tocones ni permisos. No es motivo para que usted ' +
    'trepe o corte nada por su cuenta.',
  inputs: [
    {
      name: 'small',
      label: 'Árboles de menos de 30 pies',
      type: 'number',
      default: 1,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
    },
    {
      name: 'medium',
      label: 'Árboles de 30 a 60 pies',
      type: 'number',
      default: 1,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
    },
    {
      name: 'large',
      label: 'Árboles de más de 60 pies',
      type: 'number',
      default: 0,
      min: 0,
      max: 30,
      step: 1,
      whole: true,
    },
  ],
  costBand: {
    service_name: 'Poda de árboles',
    unit: 'por árbol',
    price_min_usd: 150,
    price_max_usd: 1500,
    notes: 'El rango es para un árbol de cualquier altura.',
  },
  sources: [
    'The classes of under 30, 30 to 60 and over 60 feet are those of a cost guide of 2025 ' +
      '(lawnstarter.com/blog/cost/tree-trimming-price).',
    'No pruning of oaks from February through June, against oak wilt: Texas A&M Forest Service, as quoted by ABC13 ' +
      'Houston (abc13.com/education/how-to-prevent-oak-tree-wilting-this-spring/5146094).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'yard_services.tree_large',
      unit: '$',
      source: 'Publicado: empresa (sin fecha)',
      values: [{ low: 750, high: 1500 }],
    },
    {
      name: 'yard_services.tree_medium',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 250, high: 750 }],
    },
    {
      name: 'yard_services.tree_small',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 150, high: 400 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Árboles de menos de 30 pies', covers: 'job' },
      { line: 'Árboles de 30 a 60 pies', covers: 'job' },
      { line: 'Árboles de más de 60 pies', covers: 'job' },
    ],
    leavesOut: [
      'trabajo cerca de cables',
      'árboles muertos o inclinados',
      'tumbar árboles',
      'tocones',
      'permisos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 3,
    prices: {
      'yard_services.tree_large': 'published',
      'yard_services.tree_medium': 'published',
      'yard_services.tree_small': 'published',
    },
  },
  labels: {
    trees: 'Árboles',
    smalls: 'Árboles chicos',
    mediums: 'Árboles medianos',
    larges: 'Árboles grandes',
    cost: 'Costo',
  },
  refuse,
  answer,
  trace,
};
