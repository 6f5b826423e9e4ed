/**
 * Calculadora de muros de contención. Generated from the entry retaining-walls of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { RetainingWallsInputs, RetainingWallsSteps } from '../../calculators/retaining-walls.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const blockFigures: Readonly<Record<RetainingWallsInputs['block'], number>> = {
  small: 0.3333333333,
  medium: 0.6666666667,
  large: 1,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, height, block }: RetainingWallsInputs): RetainingWallsSteps {
  const area = length * height;
  const blocks = roundUp(area / blockFigures[block] * 1.1);
  const base = length / 27;
  const base_tons = base * 1.4;
  const drain = area / 27;
  const drain_tons = drain * 1.4;
  const rateLow = height > 4 ? 40 : 25;
  const rateHigh = height > 4 ? 90 : 60;
  const permit: string = height > 4 ? 'necesita permiso e ingeniero' : 'por lo general no necesita permiso';
  const minimumLow = 1200;
  const minimumHigh = 2500;
  const byAreaLow = area * rateLow;
  const byAreaHigh = area * rateHigh;
  const engineerLow = 800;
  const engineerHigh = 2500;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: RetainingWallsInputs, own: OwnFigures): RetainingWallsSteps {
  const { length, height, block } = inputs;
  const pricesRetainingWallTall = own['prices.retaining_wall_tall'] ?? 40;
  const pricesRetainingWallTallHigh = own['prices.retaining_wall_tall'] ?? 90;
  const pricesRetainingWall = own['prices.retaining_wall'] ?? 25;
  const pricesRetainingWallHigh = own['prices.retaining_wall'] ?? 60;
  const area = length * height;
  const blocks = roundUp(area / blockFigures[block] * 1.1);
  const base = length / 27;
  const base_tons = base * 1.4;
  const drain = area / 27;
  const drain_tons = drain * 1.4;
  const rateLow = height > 4 ? pricesRetainingWallTall : pricesRetainingWall;
  const rateHigh = height > 4 ? pricesRetainingWallTallHigh : pricesRetainingWallHigh;
  const permit: string = height > 4 ? 'necesita permiso e ingeniero' : 'por lo general no necesita permiso';
  const minimumLow = 1200;
  const minimumHigh = 2500;
  const byAreaLow = area * rateLow;
  const byAreaHigh = area * rateHigh;
  const engineerLow = 800;
  const engineerHigh = 2500;
  const costLow = Math.max(minimumLow, roundHalfAway(byAreaLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byAreaHigh));
  return {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RetainingWallsInputs, steps = compute(inputs)): CalculationResult {
  const { length, height } = inputs;
  const { blocks, base_tons, drain_tons, permit, costLow, costHigh } = steps;
  return {
    value: roundTo(blocks, 0),
    unit: 'blocks',
    text: permit,
    interpretation:
      `Un muro de ${inWholePies(length)} por ${inPies(height)} lleva ${inWholeBlocks(blocks)}, ` +
      `${inToneladasTo1Decimal(base_tons)} de base y ${inToneladasTo1Decimal(drain_tons)} de piedra de drenaje y ` +
      `cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (height > 4
        ? ` con geomalla, sin contar al ingeniero. A esta altura ${permit}.`
        : height > 2
          ? ` sin geomalla. Por su altura ${permit}, pero en barro o con carga arriba pide geomalla o ingeniero.`
          : `. Por su altura ${permit}, pero un talud, una entrada o un edificio arriba pide geomalla o ingeniero.`),
    secondary: [
      { value: roundTo(base_tons, 1), unit: 'toneladas', label: 'Grava de base' },
      { value: roundTo(drain_tons, 1), unit: 'toneladas', label: 'Piedra de drenaje' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Muro construido (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Muro construido (alto)' },
    ],
    figures: {
      blocks: { value: roundTo(blocks, 0), unit: 'blocks' },
      base_tons: { value: roundTo(base_tons, 1), unit: 'toneladas' },
      drain_tons: { value: roundTo(drain_tons, 1), unit: 'toneladas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      permit: { text: permit },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RetainingWallsInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byAreaLow, byAreaHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byAreaLow, 0), high: roundTo(byAreaHigh, 0) }],
    options: [{ low: roundTo(engineerLow, 0), high: roundTo(engineerHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RetainingWallsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    area,
    blocks,
    base,
    base_tons,
    drain,
    drain_tons,
    rateLow,
    rateHigh,
    permit,
    minimumLow,
    minimumHigh,
    byAreaLow,
    byAreaHigh,
    engineerLow,
    engineerHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'area', formula: 'length * height', value: area, unit: 'pies^2' },
    { name: 'blocks', formula: 'ceil(area / block.face * 1.1)', value: blocks, unit: 'blocks' },
    { name: 'base', formula: 'length * 2 ft * 0.5 ft to cuyd', value: base, unit: 'yardas cúbicas' },
    { name: 'base_tons', formula: 'base * earth.base_weight to ton', value: base_tons, unit: 'toneladas' },
    { name: 'drain', formula: 'area * 1 ft to cuyd', value: drain, unit: 'yardas cúbicas' },
    { name: 'drain_tons', formula: 'drain * earth.base_weight to ton', value: drain_tons, unit: 'toneladas' },
    {
      name: 'rate',
      formula: 'if height > 4 ft then prices.retaining_wall_tall else prices.retaining_wall',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie²',
    },
    {
      name: 'permit',
      formula: 'if height > 4 ft then "necesita permiso e ingeniero" else "por lo general no necesita permiso"',
      value: permit,
      unit: '',
    },
    { name: 'minimum', formula: 'prices.wall_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'area * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'engineer', formula: 'prices.wall_engineer', value: { low: engineerLow, high: engineerHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ block }: RetainingWallsInputs): readonly Cell[] {
  return [{ name: 'block.face', cell: block, unit: 'pies² por block', value: blockFigures[block] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ height, block }: RetainingWallsInputs): BrokenRequirement | null {
  if (!(block !== 'small' || height <= 2)) return {
    message:
      'Los blocks de 12 por 4 pulgadas aguantan un muro de hasta 2 pies. Elija los de 16 por 6 o de 18 por 8 ' +
      'pulgadas para uno más alto.',
    inputs: ['block', 'height'],
  };
  return null;
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 blocks", for instance. */
function inWholeBlocks(value: number): string {
  return amount(trimmed(value, 0), '', ' block', ' blocks');
}

/** "2,500.0 toneladas", for instance. */
function inToneladasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' tonelada', ' toneladas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Blocks, grava de base, piedra de drenaje y precio de un muro de blocks segmentados */
export const retainingWalls: Calculator<RetainingWallsInputs> = {
  slug: 'retaining-walls',
  title: 'Calculadora de muros de contención',
  subtitle: 'Blocks, grava de base, piedra de drenaje y precio de un muro de blocks segmentados',
  tag: 'outdoor',
  service: 'Muros de contención',
  disclaimer:
    'Estimado para planear un muro derecho con terreno parejo atrás. No incluye escalones, cercas, llevarse la ' +
    'tierra ni el ingeniero; los muros de más de 4 pies, o bajo una carga, necesitan permiso y diseño de ingeniero. ' +
    'Un muro apilado en seco de cualquier altura mayor que la que su fabricante permite sin geomalla también ' +
    'necesita geomalla o diseño de ingeniero.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 40,
      min: 4,
      max: 500,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'height',
      label: 'Altura desde la hilada de base',
      type: 'number',
      unit: 'pies',
      default: 3,
      min: 0.5,
      max: 8,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'block',
      label: 'Cara de un block',
      type: 'select',
      default: 'medium',
      options: [
        { value: 'small', label: 'Chico, 12 por 4 pulg, hasta 2 pies' },
        { value: 'medium', label: 'Mediano, 16 por 6 pulg' },
        { value: 'large', label: 'Grande, 18 por 8 pulg' },
      ],
    },
  ],
  costBand: {
    service_name: 'Muros de contención',
    unit: 'por pie cuadrado',
    price_min_usd: 25,
    price_max_usd: 90,
    notes: 'Un muro chico cuesta el mínimo.',
  },
  sources: [
    'Base 6 in deep and 24 in wide, a foot of drain rock and a tenth to spare ' +
      '(acecalc.com/retaining-wall-calculator); a certified Allan Block installer has 6 in below and 12 in behind ' +
      'the wall as well ' +
      '(back40landscaping.ca/education-center/stacking-the-retaining-wall-block-and-backfilling-the-wall).',
    'A maker allows its 4-inch blocks walls of up to 2 ft and its Diamond blocks 4 ft, with grid and an engineer ' +
      'above (pavestone.com/retaining-wall-facts, read 2026-11-26); a supplier allows 4-inch garden blocks 18 in ' +
      '(knowledge-base.clslandscapesupply.com/choosing-the-right-product-for-your-wall).',
    'Versa-Lok allows up to 4 ft without grid with level backfill, good soil and no load, and less elsewhere ' +
      '(clearimaging.com/cms/showrooms/versalok/architectengineer/aWallcomponents.htm); Allan Block says that walls ' +
      'under 4 ft may need grid too, by block, soil, slope and load ' +
      '(allanblockblog.com/2017/09/how-can-i-tell-if-reinforcement-is.html).',
    'IRC R105.2, walls not over 4 ft from the bottom of the footing without a surcharge are free of a permit (2009 ' +
      'text at thebuildingcodeforum.com, thread 10494; a city says the same, half-moon-bay.ca.us/FAQ.aspx?QID=100).',
    'Crusher run and drain rock at 1.4 tons a cubic yard (acecalc.com/retaining-wall-calculator).',
  ],
  asOf: '2022-01-12',
  sharedFigures: [
    {
      name: 'earth.base_weight',
      unit: 'toneladas por yarda cúbica',
      source: 'Crusher run and drain rock at 1.4 tons a cubic yard (acecalc.com/retaining-wall-calculator).',
      values: [{ value: 1.4 }],
    },
    {
      name: 'prices.retaining_wall',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 25, high: 60 }],
    },
    {
      name: 'prices.retaining_wall_tall',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 40, high: 90 }],
    },
    { name: 'prices.wall_engineer', unit: '$', source: 'Nuestro criterio', values: [{ low: 800, high: 2500 }] },
    {
      name: 'prices.wall_minimum',
      unit: '$',
      asOf: '2022-01-12',
      source: 'Publicado: guía de precios (2022)',
      values: [{ low: 1200, high: 2500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Muro por pie cuadrado, con base y piedra de drenaje', covers: 'job' }],
    options: [{ name: 'engineer', line: 'Diseño de ingeniero con sello', covers: 'fee' }],
    leavesOut: ['escalones', 'cercas', 'llevarse la tierra', 'cargas arriba del muro', 'cuota del permiso'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'prices.retaining_wall': 'published',
      'prices.retaining_wall_tall': 'published',
      'prices.wall_engineer': 'judged',
      'prices.wall_minimum': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'prices.retaining_wall_tall',
        label: 'Muro de más de cuatro pies',
        unit: '$ por pie²',
        min: 5,
        max: 350,
        written: 'USD/sqft',
      },
      { name: 'prices.retaining_wall', label: 'Muro', unit: '$ por pie²', min: 5, max: 250, written: 'USD/sqft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'wall', measures: { length: { input: 'length', times: 1 }, height: { input: 'height', times: 1 } } },
  labels: {
    base_tons: 'Base en toneladas',
    drain_tons: 'Piedra de drenaje en toneladas',
    byArea: 'Precio por área',
    'prices.retaining_wall_tall': 'Muro de más de cuatro pies',
    'prices.retaining_wall': 'Muro',
    area: 'Cara del muro',
    blocks: 'Blocks',
    base: 'Base',
    drain: 'Piedra de drenaje',
    rate: 'Precio por pie²',
    permit: 'Permiso',
    minimum: 'Cargo mínimo',
    engineer: 'Ingeniero',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1 },
    blocks: { length: 1 },
    base_tons: { length: 1 },
    drain_tons: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
