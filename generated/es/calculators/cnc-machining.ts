/**
 * Calculadora del costo de maquinado CNC. Generated from the entry cnc-machining of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { CncMachiningInputs } from '../../calculators/cnc-machining.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/cnc-machining.js';
import { amount, roughRange, trimmed } from '../language.js';

const materialFigures: Readonly<
  Record<CncMachiningInputs['material'], { stockLow: number; stockHigh: number; time: number }>
> = {
  alum: { stockLow: 6, stockHigh: 20, time: 1 },
  plastic: { stockLow: 5, stockHigh: 18, time: 0.9 },
  brass: { stockLow: 15, stockHigh: 40, time: 1.1 },
  steel: { stockLow: 6, stockHigh: 18, time: 1.4 },
  stainless: { stockLow: 12, stockHigh: 35, time: 1.8 },
  titanium: { stockLow: 50, stockHigh: 150, time: 3 },
};
const complexityFigures: Readonly<
  Record<
    CncMachiningInputs['complexity'],
    { cycle: number; rateLow: number; rateHigh: number; setupLow: number; setupHigh: number }
  >
> = {
  simple: { cycle: 0.3, rateLow: 50, rateHigh: 90, setupLow: 75, setupHigh: 150 },
  moderate: { cycle: 0.6, rateLow: 60, rateHigh: 110, setupLow: 150, setupHigh: 250 },
  complex: { cycle: 1.5, rateLow: 90, rateHigh: 175, setupLow: 350, setupHigh: 700 },
};
const materialPhrases: Readonly<Record<CncMachiningInputs['material'], string>> = {
  alum: 'en aluminio',
  plastic: 'en plástico',
  brass: 'en latón',
  steel: 'en acero dulce',
  stainless: 'en acero inoxidable',
  titanium: 'en titanio',
};
const complexityPhrases: Readonly<Record<CncMachiningInputs['complexity'], string>> = {
  simple: 'de trabajo sencillo',
  moderate: 'de trabajo medio',
  complex: 'de trabajo complejo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CncMachiningInputs, steps = compute(inputs)): CalculationResult {
  const { material, complexity, qty } = inputs;
  const { pieces, anotherLow, anotherHigh, setupLow, setupHigh, eachLow, eachHigh, totalLow, totalHigh } = steps;
  return {
    value: roundTo(totalLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      qty <= 1
        ? `Una pieza ${complexityPhrases[complexity]} ${materialPhrases[material]} cuesta ` +
          `${rangeInRoughDolares(totalLow, totalHigh)}, con ${rangeInRoughDolares(setupLow, setupHigh)} de ` +
          `preparación y programación; una segunda agrega solo ${rangeInRoughDolares(anotherLow, anotherHigh)}.`
        : `${inPiezas(pieces)} ${complexityPhrases[complexity]} ${materialPhrases[material]} cuestan ` +
          `${rangeInRoughDolares(totalLow, totalHigh)}, o ${rangeInRoughDolares(eachLow, eachHigh)} por pieza. De ` +
          `eso, ${rangeInRoughDolares(setupLow, setupHigh)} son de preparación y programación, así que en pedidos ` +
          'más grandes cada pieza sale más barata.',
    secondary: [{ value: roundTo(setupLow, 0), unit: '$', label: 'Preparación / programación' }],
    range: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
    figures: {
      total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0), unit: '$' },
      setup: { low: roundTo(setupLow, 0), high: roundTo(setupHigh, 0), unit: '$' },
      another: { low: roundTo(anotherLow, 0), high: roundTo(anotherHigh, 0), unit: '$' },
      pieces: { value: roundTo(pieces, 2), unit: 'piezas' },
      each: { low: roundTo(eachLow, 0), high: roundTo(eachHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CncMachiningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    pieces,
    hours,
    piecePriceLow,
    piecePriceHigh,
    anotherLow,
    anotherHigh,
    setupLow,
    setupHigh,
    machiningLow,
    machiningHigh,
    stockLow,
    stockHigh,
    allLow,
    allHigh,
    eachLow,
    eachHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'pieces', formula: 'qty * 1 piece', value: pieces, unit: 'piezas' },
    { name: 'hours', formula: 'complexity.cycle * material.time', value: hours, unit: 'horas por pieza' },
    {
      name: 'piecePrice',
      formula: 'hours * complexity.rate + material.stock',
      value: { low: piecePriceLow, high: piecePriceHigh },
      unit: '$ por pieza',
    },
    { name: 'another', formula: 'piecePrice * 1 piece', value: { low: anotherLow, high: anotherHigh }, unit: '$' },
    { name: 'setup', formula: 'complexity.setup', value: { low: setupLow, high: setupHigh }, unit: '$' },
    {
      name: 'machining',
      formula: 'pieces * hours * complexity.rate',
      value: { low: machiningLow, high: machiningHigh },
      unit: '$',
    },
    { name: 'stock', formula: 'pieces * material.stock', value: { low: stockLow, high: stockHigh }, unit: '$' },
    { name: 'all', formula: 'setup + machining + stock', value: { low: allLow, high: allHigh }, unit: '$' },
    { name: 'each', formula: 'all / qty', value: { low: eachLow, high: eachHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(setup, 1 USD) + round(machining, 1 USD) + round(stock, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, complexity }: CncMachiningInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  const complexityChosen = complexityFigures[complexity];
  return [
    {
      name: 'material.stock',
      cell: material,
      unit: '$ por pieza',
      low: materialChosen.stockLow,
      high: materialChosen.stockHigh,
    },
    { name: 'material.time', cell: material, unit: '', value: materialChosen.time },
    { name: 'complexity.cycle', cell: complexity, unit: 'horas por pieza', value: complexityChosen.cycle },
    {
      name: 'complexity.rate',
      cell: complexity,
      unit: '$ por hora',
      low: complexityChosen.rateLow,
      high: complexityChosen.rateHigh,
    },
    {
      name: 'complexity.setup',
      cell: complexity,
      unit: '$',
      low: complexityChosen.setupLow,
      high: complexityChosen.setupHigh,
    },
  ];
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 piezas", for instance. */
function inPiezas(value: number): string {
  return amount(trimmed(value, 2), '', ' pieza', ' piezas');
}

/** Total del pedido y precio por pieza según material, complejidad y cantidad */
export const cncMachining: Calculator<CncMachiningInputs> = {
  slug: 'cnc-machining',
  title: 'Calculadora del costo de maquinado CNC',
  subtitle: 'Total del pedido y precio por pieza según material, complejidad y cantidad',
  tag: 'shop',
  service: 'Maquinado CNC',
  disclaimer:
    'Estimado para planear, de piezas más o menos del tamaño de una mano. No incluye acabado, tolerancias cerradas, ' +
    'reportes de inspección, herramental especial ni envío; mande un dibujo para una cotización.',
  inputs: [
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'alum',
      options: [
        { value: 'alum', label: 'Aluminio' },
        { value: 'plastic', label: 'Plástico (Delrin, nailon)' },
        { value: 'brass', label: 'Latón' },
        { value: 'steel', label: 'Acero dulce' },
        { value: 'stainless', label: 'Acero inoxidable' },
        { value: 'titanium', label: 'Titanio' },
      ],
    },
    {
      name: 'complexity',
      label: 'Complejidad',
      type: 'select',
      default: 'moderate',
      options: [
        { value: 'simple', label: 'Sencilla: un lado, pocos detalles' },
        { value: 'moderate', label: 'Media: dos o tres lados' },
        { value: 'complex', label: 'Compleja: trabajo 3D o de 5 ejes' },
      ],
    },
    { name: 'qty', label: 'Cantidad', type: 'number', default: 5, min: 1, max: 1000, step: 1, whole: true },
  ],
  costBand: {
    service_name: 'Maquinado CNC',
    unit: 'por hora',
    price_min_usd: 50,
    price_max_usd: 175,
  },
  sources: [
    '3-axis machines $35 to $120 an hour, 5-axis to $250 ' +
      '(qsycasting.com/How-Much-Does-Custom-CNC-Machining-Actually-Cost-id49751545.html, 2026); $40 to $70 and over ' +
      '$120 (jtrmachine.com/precision-cnc-machining-price); what programming and fixtures cost is a planning ' +
      'estimate.',
    'Machining time by material relative to aluminum, brass 1.1 to titanium 3, is a planning estimate, since it ' +
      'depends on tools and depth of cut.',
    "Cycle times, stock prices and the split by complexity are planning estimates with rates inside the service's " +
      'band of $50 to $175 an hour.',
  ],
  asOf: '2026-01-12',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Preparación y programación', covers: 'labor' },
      { line: 'Tiempo de máquina', covers: 'labor' },
      { line: 'Material en bruto', covers: 'material' },
    ],
    leavesOut: ['acabado', 'tolerancias cerradas', 'reportes de inspección', 'herramental especial', 'envío'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'cnc-machining.material': 'judged', 'cnc-machining.complexity': 'published' },
  },
  own: {
    figures: [{
      name: 'complexity.rate',
      label: 'Precio por hora',
      unit: '$ por hora',
      min: 20,
      max: 500,
      written: 'USD/h',
      by: ['complexity'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'complexity.rate': 'Precio por hora',
    pieces: 'Piezas',
    hours: 'Horas por pieza',
    piecePrice: 'Precio de una pieza',
    another: 'Una pieza más',
    setup: 'Preparación',
    machining: 'Maquinado',
    stock: 'Material',
    all: 'Todo el pedido',
    each: 'Por pieza',
    total: 'Total',
  },
  slopes: {
    value: { qty: 1 },
    'total.low': { qty: 1 },
    'total.high': { qty: 1 },
    'setup.low': { qty: 0 },
    'setup.high': { qty: 0 },
    'another.low': { qty: 0 },
    'another.high': { qty: 0 },
    pieces: { qty: 1 },
    'each.low': { qty: -1 },
    'each.high': { qty: -1 },
    'range.low': { qty: 1 },
    'range.high': { qty: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
