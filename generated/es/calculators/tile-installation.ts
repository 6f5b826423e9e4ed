/**
 * Calculadora de loseta. Generated from the entry tile-installation of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { TileInstallationInputs } from '../../calculators/tile-installation.js';
import {
  compute,
  computeOwn,
  estimate,
  longestOfRooms,
  refuse,
  sqftOfRooms,
} from '../../calculators/tile-installation.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const patternFigures: Readonly<Record<TileInstallationInputs['pattern'], number>> = {
  straight: 10,
  diagonal: 15,
  herringbone: 20,
};
const patternPhrases: Readonly<Record<TileInstallationInputs['pattern'], string>> = {
  straight: 'en recto',
  diagonal: 'en diagonal',
  herringbone: 'en espiga',
};
const kindPhrases: Readonly<Record<TileInstallationInputs['kind'], string>> = {
  ceramic: 'loseta de cerámica',
  porcelain: 'loseta de porcelanato',
};
const exposedPhrases: Readonly<Record<TileInstallationInputs['exposed'], string>> = {
  yes: 'al sol o con agua',
  no: 'bajo techo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TileInstallationInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, tileLength, tileWidth, pattern, kind, longest, exposed } = inputs;
  const { needed, tiles, thinset, joints, costLow, costHigh } = steps;
  return {
    value: roundTo(tiles, 0),
    unit: 'losetas',
    interpretation:
      `Para ${inPies2(sqft)} ${patternPhrases[pattern]} necesita ${inWholeLosetas(tiles)} de ` +
      `${inPulgadas(tileLength)} por ${inPulgadas(tileWidth)} y ${inBolsas(thinset)} de pegamento de 50 lb; un lado ` +
      `de ${inPies(longest)} ${exposedPhrases[exposed]} necesita ` +
      (joints === 0
        ? `juntas flexibles solo junto a las paredes. Con ${kindPhrases[kind]}, el trabajo cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`
        : `${inJuntasFlexibles(joints)} a lo ancho además de las de las paredes. Con ${kindPhrases[kind]}, el ` +
          `trabajo cuesta ${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(needed, 1), unit: 'pies²', label: 'Área por comprar' },
      { value: roundTo(thinset, 0), unit: 'bolsas', label: 'Pegamento (thinset) de 50 lb' },
      { value: roundTo(joints, 0), unit: 'juntas flexibles', label: 'Juntas flexibles a lo ancho' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      tiles: { value: roundTo(tiles, 0), unit: 'losetas' },
      thinset: { value: roundTo(thinset, 2), unit: 'bolsas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      joints: { value: roundTo(joints, 2), unit: 'juntas flexibles' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TileInstallationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    needed,
    tiles,
    long,
    spread,
    thinset,
    joints,
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
    { name: 'needed', formula: 'sqft * (1 + pattern.waste)', value: needed, unit: 'pies²' },
    { name: 'tiles', formula: 'ceil(needed / (tileLength * tileWidth / 1 tile))', value: tiles, unit: 'losetas' },
    { name: 'long', formula: 'max(tileLength, tileWidth)', value: long, unit: 'pulg' },
    {
      name: 'spread',
      formula:
        'if long < 8 in then home_coverages.thinset_quarter else if long < 15 in then ' +
        'home_coverages.thinset_three_eighths else home_coverages.thinset_half',
      value: spread,
      unit: 'pies² por bolsa',
    },
    { name: 'thinset', formula: 'ceil(sqft / spread)', value: thinset, unit: 'bolsas' },
    {
      name: 'joints',
      formula: 'ceil(longest / exposed.apart) * 1 joint - 1 joint',
      value: joints,
      unit: 'juntas flexibles',
    },
    {
      name: 'rate',
      formula: 'if kind = "ceramic" then home_prices.tile_ceramic else home_prices.tile_porcelain',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie²',
    },
    { name: 'minimum', formula: 'home_prices.tile_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byArea', formula: 'sqft * rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ pattern, exposed }: TileInstallationInputs): readonly Cell[] {
  return [
    { name: 'pattern.waste', cell: pattern, unit: '%', value: patternFigures[pattern] },
    { name: 'exposed.apart', cell: exposed, unit: 'pies', value: exposed === 'yes' ? 12 : 25 },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 losetas", for instance. */
function inWholeLosetas(value: number): string {
  return amount(trimmed(value, 0), '', ' loseta', ' losetas');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 juntas flexibles", for instance. */
function inJuntasFlexibles(value: number): string {
  return amount(trimmed(value, 2), '', ' junta flexible', ' juntas flexibles');
}

/** Losetas, pegamento (thinset), juntas flexibles y costo para un piso o una pared */
export const tileInstallation: Calculator<TileInstallationInputs> = {
  slug: 'tile-installation',
  title: 'Calculadora de loseta',
  subtitle: 'Losetas, pegamento (thinset), juntas flexibles y costo para un piso o una pared',
  tag: 'home',
  service: 'Instalación de loseta',
  disclaimer:
    'Estimado para planear loseta sobre una base plana y firme. No incluye nivelación, tabla cemento (backer board), ' +
    'impermeabilización de regaderas, molduras, sellado de la boquilla ni retiro del piso viejo. Compre toda la ' +
    'loseta de un mismo lote y guarde una caja.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área',
      type: 'number',
      unit: 'pies²',
      default: 200,
      min: 5,
      max: 5000,
      step: 5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'tileLength',
      label: 'Largo de la loseta',
      type: 'number',
      unit: 'pulg',
      default: 24,
      min: 2,
      max: 60,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'tileWidth',
      label: 'Ancho de la loseta',
      type: 'number',
      unit: 'pulg',
      default: 12,
      min: 2,
      max: 60,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'pattern',
      label: 'Patrón',
      type: 'select',
      default: 'straight',
      options: [
        { value: 'straight', label: 'En recto' },
        { value: 'diagonal', label: 'En diagonal' },
        { value: 'herringbone', label: 'En espiga' },
      ],
    },
    {
      name: 'kind',
      label: 'Loseta',
      type: 'select',
      default: 'ceramic',
      options: [
        { value: 'ceramic', label: 'Cerámica' },
        { value: 'porcelain', label: 'Porcelanato' },
      ],
    },
    {
      name: 'longest',
      label: 'Lado más largo del cuarto',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 2,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'exposed',
      label: '¿Afuera, con agua o al sol?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  lists: [{
    name: 'rooms',
    label: 'Cuartos',
    least: 1,
    most: 30,
    inputs: [
      {
        name: 'length',
        label: 'Largo',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'width',
        label: 'Ancho',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [
      { input: 'sqft', formula: 'sum(rooms, length * width)', of: sqftOfRooms },
      { input: 'longest', formula: 'max(rooms, max(length, width))', of: longestOfRooms },
    ],
  }],
  costBand: {
    service_name: 'Instalación de loseta',
    unit: 'por pie cuadrado',
    price_min_usd: 8,
    price_max_usd: 25,
    notes:
      'Loseta e instalación. Los trabajos más chicos cuestan el mínimo; un salpicadero cuesta más por pie cuadrado.',
  },
  sources: [
    'Soft joints every 20 to 25 ft indoors and every 8 to 12 ft in sun, wet or outdoors, TCNA Handbook EJ171 (NTCA ' +
      'Reference Manual 2024-25; fcimag.com/articles/84636-it-all-moves-so-plan-for-it).',
    'Tiles with a side of 15 inches and more are large ones by the TCNA Handbook ' +
      '(highendtile.com/avoiding-costly-mortar-missteps-a-guide-for-flawless-installations) and take a notch of 1/2 ' +
      'inch (Custom Building Products, at ' +
      'floortrendsmag.com/articles/100747-installing-large-format-ceramic-tile-understanding-prep-products).',
    "Waste of 10, 15 and 20 percent for straight, diagonal and herringbone laying is the trade's usual allowance.",
  ],
  asOf: '2021-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.thinset_half',
      unit: 'pies² por bolsa',
      source: 'Publicado: fabricante, guía de precios (sin fecha)',
      values: [{ value: 40 }],
    },
    {
      name: 'home_coverages.thinset_quarter',
      unit: 'pies² por bolsa',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 85 }],
    },
    {
      name: 'home_coverages.thinset_three_eighths',
      unit: 'pies² por bolsa',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 60 }],
    },
    {
      name: 'home_prices.tile_ceramic',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 8, high: 18 }],
    },
    {
      name: 'home_prices.tile_minimum',
      unit: '$',
      asOf: '2021-01-01',
      source: 'Publicado: guía de precios (2021)',
      values: [{ low: 300, high: 500 }],
    },
    {
      name: 'home_prices.tile_porcelain',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025 a 2026)',
      values: [{ low: 10, high: 25 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [{ line: 'Loseta, instalada', covers: 'job' }],
    leavesOut: [
      'nivelación',
      'tabla cemento (backer board)',
      'impermeabilización de la regadera',
      'molduras',
      'sellado de la boquilla',
      'retiro del piso viejo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'home_prices.tile_ceramic': 'published',
      'home_prices.tile_minimum': 'published',
      'home_prices.tile_porcelain': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'pattern.waste',
        label: 'Desperdicio',
        unit: '%',
        min: 0,
        max: 50,
        units: acceptedUnits['%'],
        by: ['pattern'],
      },
      {
        name: 'home_prices.tile_ceramic',
        label: 'Loseta de cerámica',
        unit: '$ por pie²',
        min: 1,
        max: 80,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.tile_porcelain',
        label: 'Loseta de porcelanato',
        unit: '$ por pie²',
        min: 1,
        max: 120,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byArea: 'Precio por el área',
    'pattern.waste': 'Desperdicio',
    'home_prices.tile_ceramic': 'Loseta de cerámica',
    'home_prices.tile_porcelain': 'Loseta de porcelanato',
    needed: 'Lo que se necesita',
    tiles: 'Losetas',
    long: 'Lado largo',
    spread: 'Rendimiento del pegamento',
    thinset: 'Bolsas de pegamento',
    joints: 'Juntas flexibles',
    rate: 'Precio por pie²',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { sqft: 1, tileLength: -1, tileWidth: -1, longest: 0 },
    tiles: { sqft: 1, tileLength: -1, tileWidth: -1, longest: 0 },
    thinset: { sqft: 1, tileLength: 1, tileWidth: 1, longest: 0 },
    'cost.low': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    'cost.high': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    joints: { sqft: 0, tileLength: 0, tileWidth: 0, longest: 1 },
    'total.low': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
    'total.high': { sqft: 1, tileLength: 0, tileWidth: 0, longest: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
