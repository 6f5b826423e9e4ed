/**
 * Calculadora de paredes de ladrillo y block. Generated from the entry masonry of catalog/calculators/home.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { MasonryInputs } from '../../calculators/masonry.js';
import { compute, computeOwn, estimate } from '../../calculators/masonry.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const unitKindFigures: Readonly<Record<MasonryInputs['unitKind'], { each: number; mortar: number }>> = {
  brick: { each: 6.75, mortar: 0.007 },
  block: { each: 1.125, mortar: 0.03 },
};
const unitKindPhrases: Readonly<Record<MasonryInputs['unitKind'], string>> = {
  brick: 'ladrillos modulares',
  block: 'blocks de concreto',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MasonryInputs, steps = compute(inputs)): CalculationResult {
  const { unitKind, waste } = inputs;
  const { wall, laid, count, mortar, sand, costLow, costHigh } = steps;
  return {
    value: roundTo(count, 0),
    unit: 'ladrillos o blocks',
    interpretation:
      `Para una pared de ${inWholePies2(wall)} necesita ${trimmed(count, 0)} ${unitKindPhrases[unitKind]}, con ` +
      `${inPorCiento(waste === '5' ? 5 : 10)} de desperdicio, y ${inBolsas(mortar)} de cemento de albañilería ` +
      `mezclado con ${inYardasCubicasTo1Decimal(sand)} de arena. Puesta por un albañil, la pared cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}, sin contar la zapata.`,
    secondary: [
      { value: roundTo(wall, 0), unit: 'pies²', label: 'Pared sin aberturas' },
      { value: roundTo(laid, 1), unit: '', label: 'Sin desperdicio' },
      { value: roundTo(mortar, 0), unit: 'bolsas', label: 'Cemento de albañilería' },
      { value: roundTo(sand, 1), unit: 'yardas cúbicas', label: 'Arena para el cemento' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      wall: { value: roundTo(wall, 0), unit: 'pies²' },
      count: { value: roundTo(count, 0), unit: '' },
      mortar: { value: roundTo(mortar, 2), unit: 'bolsas' },
      sand: { value: roundTo(sand, 1), unit: 'yardas cúbicas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MasonryInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wall,
    laid,
    count,
    mortar,
    sand,
    rateLow,
    rateHigh,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'wall', formula: 'length * height - openings to sqft', value: wall, unit: 'pies²' },
    { name: 'laid', formula: 'wall * unitKind.each / 1 piece', value: laid, unit: '' },
    { name: 'count', formula: 'ceil(laid * (1 + waste))', value: count, unit: '' },
    { name: 'mortar', formula: 'ceil(laid * 1 piece * unitKind.mortar)', value: mortar, unit: 'bolsas' },
    { name: 'sand', formula: 'mortar * 3 cuft/bag to cuyd', value: sand, unit: 'yardas cúbicas' },
    {
      name: 'rate',
      formula: 'if unitKind = "brick" then home_prices.brick_wall else home_prices.block_wall',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie²',
    },
    {
      name: 'minimum',
      formula: 'home_prices.masonry_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    { name: 'byArea', formula: 'wall * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ unitKind }: MasonryInputs): readonly Cell[] {
  const unitKindChosen = unitKindFigures[unitKind];
  return [
    { name: 'unitKind.each', cell: unitKind, unit: 'piezas por pie²', value: unitKindChosen.each },
    { name: 'unitKind.mortar', cell: unitKind, unit: 'bolsas por pieza', value: unitKindChosen.mortar },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ length, height, openings }: MasonryInputs): BrokenRequirement | null {
  if (openings > length * height / 2) return {
    message: 'Las puertas y ventanas son más de la mitad de la pared. Dé el largo y el alto de toda la pared.',
    inputs: ['openings', 'length', 'height'],
  };
  return null;
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 por ciento", for instance. */
function inPorCiento(value: number): string {
  return amount(trimmed(value, 2), '', ' por ciento', ' por ciento');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "2,500.0 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Ladrillos o blocks, mortero y costo de una pared */
export const masonry: Calculator<MasonryInputs> = {
  slug: 'masonry',
  title: 'Calculadora de paredes de ladrillo y block',
  subtitle: 'Ladrillos o blocks, mortero y costo de una pared',
  tag: 'home',
  service: 'Albañilería',
  disclaimer:
    'Estimado para planear una pared recta de un ladrillo o block de grueso. No incluye la zapata, acero y relleno ' +
    'de concreto (grout), amarres, dinteles, remates ni andamios. Las paredes que contienen tierra o son altas ' +
    'necesitan un ingeniero y un permiso.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 40,
      min: 2,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'height',
      label: 'Alto',
      type: 'number',
      unit: 'pies',
      default: 6,
      min: 1,
      max: 20,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'openings',
      label: 'Puertas y ventanas',
      type: 'number',
      unit: 'pies²',
      default: 0,
      min: 0,
      max: 2000,
      step: 5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'unitKind',
      label: 'Pieza',
      type: 'select',
      default: 'brick',
      options: [
        { value: 'brick', label: 'Ladrillo modular' },
        { value: 'block', label: 'Block de concreto de 8 por 8 por 16 pulg' },
      ],
    },
    {
      name: 'waste',
      label: 'Desperdicio',
      type: 'select',
      unit: 'por ciento',
      default: '5',
      options: [
        { value: '5', label: '5%', size: 5 },
        { value: '10', label: '10%', size: 10 },
      ],
      units: acceptedUnits.percent,
    },
  ],
  costBand: {
    service_name: 'Albañilería',
    unit: 'por pie cuadrado',
    price_min_usd: 14,
    price_max_usd: 30,
    notes:
      'Antes de la zapata, el acero y el relleno de concreto (grout). Las paredes más chicas cuestan el mínimo de un ' +
      'trabajo.',
  },
  sources: [
    '675 modular bricks for 100 sq ft of wall (constructionmentor.net/brick, the figure of the Brick Industry ' +
      "Association's Technical Note 10); 112.5 blocks for 100 sq ft (masonrymagazine.com, September 1969).",
    'Seven bags of masonry cement for 1,000 bricks and three for 100 blocks (shafferblock.com/faq.html); others ' +
      'have 2.5 for 100 blocks (askthebuilder.com/sand-and-mortar-quantities; rbsinc.com/block-masonry).',
    "3 cubic feet of mason's sand to the bag, a cubic yard for nine (Journal of Light Construction, Block-Laying " +
      'Basics, hitpages.com/doc/4509603991650304/4).',
  ],
  asOf: '2024-01-01',
  sharedFigures: [
    {
      name: 'home_prices.block_wall',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 15, high: 30 }],
    },
    {
      name: 'home_prices.brick_wall',
      unit: '$ por pie²',
      asOf: '2024-01-01',
      source: 'Publicado: guía de precios (2024)',
      values: [{ low: 14, high: 25 }],
    },
    { name: 'home_prices.masonry_minimum', unit: '$', source: 'Nuestro criterio', values: [{ low: 500, high: 1000 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Pared, puesta por un albañil con su material', covers: 'job' }],
    leavesOut: [
      'zapata',
      'acero y relleno de concreto (grout)',
      'amarres',
      'dinteles',
      'remates',
      'andamios',
      'ingeniero',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'home_prices.block_wall': 'published',
      'home_prices.brick_wall': 'published',
      'home_prices.masonry_minimum': 'judged',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.brick_wall',
        label: 'Pared de ladrillo',
        unit: '$ por pie²',
        min: 3,
        max: 100,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.block_wall',
        label: 'Pared de block',
        unit: '$ por pie²',
        min: 3,
        max: 100,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'wall', measures: { length: { input: 'length', times: 1 }, height: { input: 'height', times: 1 } } },
  labels: {
    byArea: 'Precio por el área',
    wall: 'Muro',
    laid: 'Piezas colocadas',
    count: 'Piezas por comprar',
    mortar: 'Bolsas de cemento',
    sand: 'Arena',
    rate: 'Precio por pie²',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
    'home_prices.brick_wall': 'Pared de ladrillo',
    'home_prices.block_wall': 'Pared de block',
  },
  refuse,
  answer,
  trace,
  cells,
};
