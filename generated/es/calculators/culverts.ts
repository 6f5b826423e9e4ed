/**
 * Calculadora de alcantarillas para entradas. Generated from the entry culverts of catalog/calculators/land.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { CulvertsInputs } from '../../calculators/culverts.js';
import { compute, computeOwn, estimate } from '../../calculators/culverts.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const diameterFigures: Readonly<
  Record<CulvertsInputs['diameter'], { bore: number; priceLow: number; priceHigh: number }>
> = {
  '12': { bore: 12, priceLow: 10, priceHigh: 13 },
  '15': { bore: 15, priceLow: 12, priceHigh: 18 },
  '18': { bore: 18, priceLow: 14, priceHigh: 22 },
  '24': { bore: 24, priceLow: 20, priceHigh: 32 },
  '30': { bore: 30, priceLow: 21, priceHigh: 41 },
  '36': { bore: 36, priceLow: 25, priceHigh: 50 },
};
const slopeFigures: Readonly<Record<CulvertsInputs['slope'], number>> = { '2': 2, '3': 3, '4': 4, '6': 6 };
const diameterPhrases: Readonly<Record<CulvertsInputs['diameter'], string>> = {
  '12': 'un tubo de 12 pulgadas',
  '15': 'un tubo de 15 pulgadas',
  '18': 'un tubo de 18 pulgadas',
  '24': 'un tubo de 24 pulgadas',
  '30': 'un tubo de 30 pulgadas',
  '36': 'un tubo de 36 pulgadas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CulvertsInputs, steps = compute(inputs)): CalculationResult {
  const { diameter } = inputs;
  const { length, pieces, order, cover, wanted, costLow, costHigh } = steps;
  return {
    value: roundTo(length, 0),
    unit: 'pies',
    interpretation:
      `El tubo debe medir ${inWholePies(length)} de largo` +
      (isBelow(cover, wanted)
        ? `, pero encima de ${diameterPhrases[diameter]} queda un espesor de ${inWholePulgadas(cover)}, y los carros ` +
          `necesitan ${inWholePulgadas(wanted)}: use un tubo más chico, dos lado a lado, o levante la entrada. ` +
          `Colocado cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : `: compre ${inPiezas(pieces)} de 20 pies, con ${inWholePulgadas(cover)} de material encima. Colocado ` +
          `cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
          (isAbove(length, 50)
            ? '; un tubo tan largo muchas veces necesita un registro con entrada de agua a medio tramo, así que ' +
              'pregunte al condado.'
            : '.')),
    secondary: [
      { value: roundTo(order, 0), unit: 'pies', label: 'Tubo por comprar' },
      { value: roundTo(cover, 1), unit: 'pulg', label: 'Material sobre el tubo' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Colocado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Colocado (alto)' },
    ],
    figures: {
      length: { value: roundTo(length, 0), unit: 'pies' },
      cover: { value: roundTo(cover, 0), unit: 'pulg' },
      wanted: { value: roundTo(wanted, 0), unit: 'pulg' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      pieces: { value: roundTo(pieces, 2), unit: 'piezas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CulvertsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    reach,
    length,
    pieces,
    order,
    cover,
    wanted,
    pipeLow,
    pipeHigh,
    settingLow,
    settingHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'reach', formula: 'width + 2 * slope.run * depth', value: reach, unit: 'pies' },
    { name: 'length', formula: 'max(ceil(reach, 1 ft), culverts.shortest)', value: length, unit: 'pies' },
    { name: 'pieces', formula: 'ceil(length / culverts.piece)', value: pieces, unit: 'piezas' },
    { name: 'order', formula: 'pieces * culverts.piece', value: order, unit: 'pies' },
    { name: 'cover', formula: 'depth - diameter.bore * culverts.outside', value: cover, unit: 'pulg' },
    { name: 'wanted', formula: 'culverts.cover', value: wanted, unit: 'pulg' },
    { name: 'pipe', formula: 'order * diameter.price', value: { low: pipeLow, high: pipeHigh }, unit: '$' },
    { name: 'setting', formula: 'length * culverts.setting', value: { low: settingLow, high: settingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(pipe, 1 USD) + round(setting, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ diameter, slope }: CulvertsInputs): readonly Cell[] {
  const diameterChosen = diameterFigures[diameter];
  return [
    { name: 'diameter.bore', cell: diameter, unit: 'pulg', value: diameterChosen.bore },
    {
      name: 'diameter.price',
      cell: diameter,
      unit: '$ por pie',
      low: diameterChosen.priceLow,
      high: diameterChosen.priceHigh,
    },
    { name: 'slope.run', cell: slope, unit: '', value: slopeFigures[slope] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ depth, diameter }: CulvertsInputs): BrokenRequirement | null {
  const diameterChosen = diameterFigures[diameter];
  if (depth <= diameterChosen.bore * 1.2) return {
    message: 'El tubo queda más alto que la entrada; escoja uno más chico.',
    inputs: ['depth', 'diameter'],
  };
  return null;
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 piezas", for instance. */
function inPiezas(value: number): string {
  return amount(trimmed(value, 2), '', ' pieza', ' piezas');
}

/** Qué largo lleva el tubo bajo una entrada que cruza una zanja, cuánto le queda encima y cuánto cuesta */
export const culverts: Calculator<CulvertsInputs> = {
  slug: 'culverts',
  title: 'Calculadora de alcantarillas para entradas',
  subtitle: 'Qué largo lleva el tubo bajo una entrada que cruza una zanja, cuánto le queda encima y cuánto cuesta',
  tag: 'outdoor',
  service: 'Alcantarillas para caminos',
  disclaimer:
    'Estimado para planear un solo tubo de plástico bajo una entrada. El condado o la ciudad dice qué medida ' +
    'necesita la zanja y quién puede ponerlo. No incluye el permiso, cabezales ni extremos de seguridad inclinados, ' +
    'el desagüe de arroyos ni la entrada sobre el tubo.',
  inputs: [
    {
      name: 'width',
      label: 'Ancho de la entrada',
      type: 'number',
      unit: 'pies',
      default: 16,
      min: 8,
      max: 60,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'depth',
      label: 'De la entrada al fondo de la zanja',
      type: 'number',
      unit: 'pulg',
      default: 36,
      min: 18,
      max: 120,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'diameter',
      label: 'Diámetro interior del tubo',
      type: 'select',
      default: '18',
      options: [
        { value: '12', label: '12 pulg' },
        { value: '15', label: '15 pulg' },
        { value: '18', label: '18 pulg' },
        { value: '24', label: '24 pulg' },
        { value: '30', label: '30 pulg' },
        { value: '36', label: '36 pulg' },
      ],
      hint: 'La dice el dueño de la zanja',
    },
    {
      name: 'slope',
      label: 'Taludes a los lados de la entrada',
      type: 'select',
      default: '3',
      options: [
        { value: '2', label: '2 a 1' },
        { value: '3', label: '3 a 1' },
        { value: '4', label: '4 a 1' },
        { value: '6', label: '6 a 1' },
      ],
      hint: 'Pies hacia afuera por cada pie hacia abajo; más tendidos junto a carreteras',
    },
  ],
  costBand: {
    service_name: 'Alcantarillas para caminos',
    unit: 'por pie colocado',
    price_min_usd: 60,
    price_max_usd: 135,
  },
  sources: [
    'Length is geometry: the width of the drive and the run of both slopes down to the bottom of the ditch. Pepper ' +
      'Pike, Ohio, has the apron and 6 ft, at least 18 ft; Lordstown and Galveston County have at least 20 ft.',
    'Galveston County sets pipe that the owner buys for $258 up to 20 ft and $19.82 a foot beyond, and asks for an ' +
      'inlet every 50 ft (galvestoncountytx.gov/RB/Pages/Procedures.aspx); Hood County sets it for nothing ' +
      '(co.hood.tx.us/308/Driveway-Access); Santa Fe, Texas, takes $10 a foot for the permit (santafetx.gov).',
  ],
  asOf: '2005-10-03',
  sharedFigures: [
    {
      name: 'culverts.cover',
      unit: 'pulg',
      asOf: '2018-10-01',
      source: 'Publicado: código de construcción, fabricante (2003 a 2018)',
      values: [{ value: 12 }],
    },
    { name: 'culverts.outside', unit: '', source: 'Nuestro criterio', values: [{ value: 1.2 }] },
    {
      name: 'culverts.piece',
      unit: 'pies por pieza',
      asOf: '2018-10-01',
      source: 'Publicado: fabricante, empresa (2018)',
      values: [{ value: 20 }],
    },
    {
      name: 'culverts.pipe_12',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 10, high: 13 }],
    },
    { name: 'culverts.pipe_15', unit: '$ por pie', source: 'Nuestro criterio', values: [{ low: 12, high: 18 }] },
    { name: 'culverts.pipe_18', unit: '$ por pie', source: 'Nuestro criterio', values: [{ low: 14, high: 22 }] },
    { name: 'culverts.pipe_24', unit: '$ por pie', source: 'Nuestro criterio', values: [{ low: 20, high: 32 }] },
    { name: 'culverts.pipe_30', unit: '$ por pie', source: 'Nuestro criterio', values: [{ low: 21, high: 41 }] },
    {
      name: 'culverts.pipe_36',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 25, high: 50 }],
    },
    {
      name: 'culverts.setting',
      unit: '$ por pie',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 60, high: 135 }],
    },
    {
      name: 'culverts.shortest',
      unit: 'pies',
      asOf: '2005-10-03',
      source: 'Publicado: código de construcción (2005)',
      values: [{ value: 20 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Tubo', covers: 'material' },
      { line: 'Excavación, cama, colocación y relleno', covers: 'job' },
    ],
    leavesOut: [
      'permiso',
      'cabezales y extremos de seguridad',
      'entrada sobre el tubo',
      'quitar un tubo viejo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 4,
    prices: {
      'culverts.pipe_12': 'published',
      'culverts.pipe_15': 'judged',
      'culverts.pipe_18': 'judged',
      'culverts.pipe_24': 'judged',
      'culverts.pipe_30': 'judged',
      'culverts.pipe_36': 'published',
      'culverts.setting': 'published',
    },
  },
  own: {
    figures: [{
      name: 'culverts.setting',
      label: 'Colocación',
      unit: '$ por pie',
      min: 10,
      max: 400,
      written: 'USD/ft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    reach: 'Ancho entre taludes',
    length: 'Largo del tubo',
    pieces: 'Piezas',
    order: 'Tubo por pedir',
    cover: 'Material encima',
    wanted: 'Cobertura que se pide',
    pipe: 'Tubo',
    setting: 'Colocación',
    cost: 'Costo',
    'culverts.setting': 'Colocación',
  },
  slopes: {
    value: { width: 1 },
    length: { width: 1 },
    cover: { width: 0 },
    wanted: { width: 0 },
    'cost.low': { width: 1 },
    'cost.high': { width: 1 },
    pieces: { width: 1 },
    'total.low': { width: 1 },
    'total.high': { width: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
