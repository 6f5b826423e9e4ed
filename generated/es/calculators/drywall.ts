/**
 * Calculadora de tablaroca. Generated from the entry drywall of catalog/calculators/home.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { DrywallInputs } from '../../calculators/drywall.js';
import { areaOfSurfaces, compute, computeOwn, estimate, refuse } from '../../calculators/drywall.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const sizeFigures: Readonly<Record<DrywallInputs['size'], number>> = { '4x8': 32, '4x10': 40, '4x12': 48 };
const wasteFigures: Readonly<Record<DrywallInputs['waste'], number>> = { '10': 10, '15': 15, '20': 20 };
const sizePhrases: Readonly<Record<DrywallInputs['size'], string>> = {
  '4x8': '4 por 8 pies',
  '4x10': '4 por 10 pies',
  '4x12': '4 por 12 pies',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DrywallInputs, steps = compute(inputs)): CalculationResult {
  const { area, size, waste } = inputs;
  const { sheets, compound, pails, tape, rolls, costLow, costHigh } = steps;
  return {
    value: roundTo(sheets, 0),
    unit: 'hojas',
    interpretation:
      `Para ${inPies2(area)} más ${inPorCiento(wasteFigures[waste])} de desperdicio necesita ${inWholeHojas(sheets)} ` +
      `de ${sizePhrases[size]}, ${inCubetas(pails)} de 4.5 galones de pasta lista para usar y ${inWholePies(tape)} ` +
      `de cinta. Colgar, encintar y lijar, con material, cuesta ${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(compound, 1), unit: 'galones', label: 'Pasta para juntas' },
      { value: roundTo(rolls, 0), unit: 'rollos', label: 'Rollos de cinta de 500 pies' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      sheets: { value: roundTo(sheets, 0), unit: 'hojas' },
      pails: { value: roundTo(pails, 2), unit: 'cubetas' },
      tape: { value: roundTo(tape, 0), unit: 'pies' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DrywallInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    sheets,
    board,
    compound,
    pails,
    tape,
    rolls,
    minimumLow,
    minimumHigh,
    byBoardLow,
    byBoardHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'sheets', formula: 'ceil(area * (1 + waste) / size.area)', value: sheets, unit: 'hojas' },
    { name: 'board', formula: 'sheets * size.area', value: board, unit: 'pies²' },
    { name: 'compound', formula: 'board * home_coverages.joint_compound', value: compound, unit: 'galones' },
    { name: 'pails', formula: 'ceil(compound / 4.5 gal/pail)', value: pails, unit: 'cubetas' },
    { name: 'tape', formula: 'board * home_coverages.joint_tape to ft', value: tape, unit: 'pies' },
    { name: 'rolls', formula: 'ceil(tape / 500 ft/roll)', value: rolls, unit: 'rollos' },
    {
      name: 'minimum',
      formula: 'home_prices.drywall_minimum',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'byBoard',
      formula: 'board * home_prices.drywall',
      value: { low: byBoardLow, high: byBoardHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byBoard, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size }: DrywallInputs): readonly Cell[] {
  return [{ name: 'size.area', cell: size, unit: 'pies² por hoja', value: sizeFigures[size] }];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 por ciento", for instance. */
function inPorCiento(value: number): string {
  return amount(trimmed(value, 2), '', ' por ciento', ' por ciento');
}

/** "2,500 hojas", for instance. */
function inWholeHojas(value: number): string {
  return amount(trimmed(value, 0), '', ' hoja', ' hojas');
}

/** "2,500 cubetas", for instance. */
function inCubetas(value: number): string {
  return amount(trimmed(value, 2), '', ' cubeta', ' cubetas');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Hojas, pasta para juntas, cinta y costo para paredes y cielos */
export const drywall: Calculator<DrywallInputs> = {
  slug: 'drywall',
  title: 'Calculadora de tablaroca',
  subtitle: 'Hojas, pasta para juntas, cinta y costo para paredes y cielos',
  tag: 'home',
  service: 'Tablaroca',
  disclaimer:
    'Estimado para planear tablaroca de 1/2 pulgada colgada, encintada y lijada para pintura. No incluye demolición, ' +
    'esquineros, aislamiento, textura, pintura, techos altos ni tablaroca resistente al fuego o a la humedad.',
  inputs: [
    {
      name: 'area',
      label: 'Paredes y cielos',
      type: 'number',
      unit: 'pies²',
      default: 800,
      min: 16,
      max: 20000,
      step: 8,
      units: acceptedUnits.sqft,
    },
    {
      name: 'size',
      label: 'Hoja',
      type: 'select',
      default: '4x8',
      options: [
        { value: '4x8', label: '4 por 8 pies' },
        { value: '4x10', label: '4 por 10 pies' },
        { value: '4x12', label: '4 por 12 pies' },
      ],
    },
    {
      name: 'waste',
      label: 'Desperdicio',
      type: 'select',
      unit: 'por ciento',
      default: '10',
      options: [
        { value: '10', label: '10%', size: 10 },
        { value: '15', label: '15%', size: 15 },
        { value: '20', label: '20%', size: 20 },
      ],
      units: acceptedUnits.percent,
      hint: '10% para cuartos sencillos, de 15 a 20% con muchas esquinas y pendientes',
    },
  ],
  lists: [{
    name: 'surfaces',
    label: 'Paredes y cielos uno por uno',
    least: 1,
    most: 50,
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
        name: 'height',
        label: 'Alto o ancho',
        type: 'number',
        unit: 'pies',
        default: 8,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [{ input: 'area', formula: 'sum(surfaces, length * height)', of: areaOfSurfaces }],
  }],
  costBand: {
    service_name: 'Tablaroca',
    unit: 'por pie cuadrado',
    price_min_usd: 2,
    price_max_usd: 3.5,
    notes:
      'Por cada pie cuadrado de tablaroca, colgada y terminada para pintura. Unas cuantas hojas cuestan el mínimo de ' +
      'un trabajo. Los trabajos de unas cuantas hojas cuestan el mínimo, que es más que el rango por pie cuadrado.',
  },
  sources: [
    'Sheet areas are geometry; walls and ceilings of about three and a half times the floor are a planning estimate.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_coverages.joint_compound',
      unit: 'galones por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 0.011 }],
    },
    {
      name: 'home_coverages.joint_tape',
      unit: 'pies por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 0.4125 }],
    },
    {
      name: 'home_prices.drywall',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 2, high: 3.5 }],
    },
    { name: 'home_prices.drywall_minimum', unit: '$', source: 'Nuestro criterio', values: [{ low: 300, high: 500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'area',
    lines: [{ line: 'Tablaroca, colgada, encintada y lijada', covers: 'job' }],
    leavesOut: [
      'demolición',
      'esquineros',
      'aislamiento',
      'textura',
      'pintura',
      'techos altos',
      'tablaroca resistente al fuego o a la humedad',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'home_prices.drywall': 'published', 'home_prices.drywall_minimum': 'judged' },
  },
  own: {
    figures: [{
      name: 'home_prices.drywall',
      label: 'Tablaroca',
      unit: '$ por pie²',
      min: 0.5,
      max: 15,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byBoard: 'Precio por la tablaroca',
    sheets: 'Hojas',
    board: 'Área de tablaroca',
    compound: 'Pasta',
    pails: 'Cubetas',
    tape: 'Cinta',
    rolls: 'Rollos de cinta',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
    'home_prices.drywall': 'Tablaroca',
  },
  slopes: {
    value: { area: 1 },
    sheets: { area: 1 },
    pails: { area: 1 },
    tape: { area: 1 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
