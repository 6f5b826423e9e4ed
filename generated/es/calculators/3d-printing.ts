/**
 * Calculadora del costo de impresión 3D. Generated from the entry 3d-printing of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { _3dPrintingInputs } from '../../calculators/3d-printing.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/3d-printing.js';
import { amount, parted, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<
  Record<
    _3dPrintingInputs['material'],
    { density: number; priceLow: number; priceHigh: number; rateLow: number; rateHigh: number }
  >
> = {
  pla: { density: 1.24, priceLow: 0.05, priceHigh: 0.1, rateLow: 5, rateHigh: 12 },
  petg: { density: 1.27, priceLow: 0.06, priceHigh: 0.12, rateLow: 6, rateHigh: 14 },
  abs: { density: 1.05, priceLow: 0.06, priceHigh: 0.12, rateLow: 7, rateHigh: 16 },
  tpu: { density: 1.2, priceLow: 0.08, priceHigh: 0.15, rateLow: 8, rateHigh: 18 },
  nylon: { density: 1.14, priceLow: 0.1, priceHigh: 0.2, rateLow: 10, rateHigh: 25 },
};
const finishFigures: Readonly<Record<_3dPrintingInputs['finish'], { factorLow: number; factorHigh: number }>> = {
  asprinted: { factorLow: 1, factorHigh: 1 },
  sanded: { factorLow: 1.2, factorHigh: 1.5 },
  painted: { factorLow: 1.5, factorHigh: 2 },
};
const materialPhrases: Readonly<Record<_3dPrintingInputs['material'], string>> = {
  pla: 'PLA',
  petg: 'PETG',
  abs: 'ABS',
  tpu: 'TPU',
  nylon: 'nailon',
};
const finishPhrases: Readonly<Record<_3dPrintingInputs['finish'], string>> = {
  asprinted: 'sin acabado',
  sanded: 'con lijado',
  painted: 'con lijado y pintura',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: _3dPrintingInputs, steps = compute(inputs)): CalculationResult {
  const { volume, material, finish } = inputs;
  const { grams, time, minimum, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Imprimir ${inCentimetrosCubicos(volume)} en ${materialPhrases[material]}, ${finishPhrases[finish]}, cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}. Son ${inWholeGramos(grams)} de plástico y cerca de ` +
      `${inHorasAndMinutos(time)} de máquina; la mayoría de los talleres cobra al menos ${inDolares(minimum)}.`,
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      grams: { value: roundTo(grams, 0), unit: 'g' },
      time: { value: roundTo(time, 2), unit: 'horas' },
      minimum: { value: roundTo(minimum, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: _3dPrintingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { grams, hours, time, printingLow, printingHigh, minimum, costLow, costHigh } = steps;
  return [
    { name: 'grams', formula: 'volume * material.density', value: grams, unit: 'g' },
    { name: 'hours', formula: 'volume / 20 cm3/h', value: hours, unit: 'horas' },
    {
      name: 'time',
      formula: 'if volume < 200 cm3 then ceil(hours, 5 min) else round(hours, 1 h)',
      value: time,
      unit: 'horas',
    },
    {
      name: 'printing',
      formula: 'grams * material.price + hours * material.rate',
      value: { low: printingLow, high: printingHigh },
      unit: '$',
    },
    { name: 'minimum', formula: 'minimums.print', value: minimum, unit: '$' },
    {
      name: 'cost',
      formula: 'max(minimum, printing) * finish.factor',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, finish }: _3dPrintingInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  const finishChosen = finishFigures[finish];
  return [
    { name: 'material.density', cell: material, unit: 'g por centímetro cúbico', value: materialChosen.density },
    {
      name: 'material.price',
      cell: material,
      unit: '$ por gramo',
      low: materialChosen.priceLow,
      high: materialChosen.priceHigh,
    },
    {
      name: 'material.rate',
      cell: material,
      unit: '$ por hora',
      low: materialChosen.rateLow,
      high: materialChosen.rateHigh,
    },
    { name: 'finish.factor', cell: finish, unit: '', low: finishChosen.factorLow, high: finishChosen.factorHigh },
  ];
}

/** "2,500 centímetros cúbicos", for instance. */
function inCentimetrosCubicos(value: number): string {
  return amount(trimmed(value, 2), '', ' centímetro cúbico', ' centímetros cúbicos');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 gramos", for instance. */
function inWholeGramos(value: number): string {
  return amount(trimmed(value, 0), '', ' gramo', ' gramos');
}

/** "2 horas 30 minutos", for instance. */
function inHorasAndMinutos(value: number): string {
  return parted(value, 60, ' hora', ' horas', ' minuto', ' minutos');
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** Precio de una pieza impresa según volumen, material y acabado */
export const _3dPrinting: Calculator<_3dPrintingInputs> = {
  slug: '3d-printing',
  title: 'Calculadora del costo de impresión 3D',
  subtitle: 'Precio de una pieza impresa según volumen, material y acabado',
  tag: 'shop',
  service: 'Impresión 3D',
  disclaimer:
    'Estimado para planear, de una pieza impresa maciza en una máquina de filamento. No incluye el diseño, los ' +
    'soportes de formas difíciles, los pedidos urgentes ni el envío; las piezas huecas cuestan menos.',
  inputs: [
    {
      name: 'volume',
      label: 'Volumen de la pieza',
      type: 'number',
      unit: 'cm3',
      default: 60,
      min: 1,
      max: 5000,
      step: 1,
      units: acceptedUnits.cm3,
      hint: 'Del plástico, como lo muestran los programas de laminado (slicers)',
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'pla',
      options: [
        { value: 'pla', label: 'PLA' },
        { value: 'petg', label: 'PETG' },
        { value: 'abs', label: 'ABS' },
        { value: 'tpu', label: 'TPU (flexible)' },
        { value: 'nylon', label: 'Nailon' },
      ],
    },
    {
      name: 'finish',
      label: 'Acabado',
      type: 'select',
      default: 'asprinted',
      options: [
        { value: 'asprinted', label: 'Tal como sale de la máquina' },
        { value: 'sanded', label: 'Con lijado' },
        { value: 'painted', label: 'Con lijado y pintura' },
      ],
    },
  ],
  costBand: {
    service_name: 'Impresión 3D',
    unit: 'por hora',
    price_min_usd: 5,
    price_max_usd: 35,
    project_min_usd: 30,
    project_max_usd: 500,
    notes:
      'El rango es para piezas de tamaño usual; las grandes y las pintadas cuestan más, y una hora de máquina es ' +
      'parte de eso.',
  },
  sources: [
    'Price is grams times price plus time times rate, by definition.',
    'Densities PLA 1.24 (1.22 to 1.26, additive.tools/materials/pla) and PETG 1.27 g/cm3 (1.25 to 1.29, ' +
      'additive.tools/materials/petg); ABS 1.05, TPU 1.20 and nylon 1.14 are the usual values of filament data ' +
      'sheets.',
    '20 cubic centimeters an hour, prices per gram and finish factors are planning estimates; hourly rates lie ' +
      "inside the service's band of $5 to $35 and the minimum is its least project price, $30.",
  ],
  sharedFigures: [{ name: 'minimums.print', unit: '$', source: 'Nuestro criterio', values: [{ value: 30 }] }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Impresión y acabado', covers: 'job', alike: ['finish'] }],
    together: { printing: 'sum' },
    leavesOut: ['dibujar la pieza', 'soportes que se cortan a mano', 'envío'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 2,
    prices: { 'minimums.print': 'judged', '3d-printing.material': 'judged' },
  },
  own: {
    figures: [
      {
        name: 'material.price',
        label: 'Precio por gramo',
        unit: '$ por gramo',
        min: 0.01,
        max: 2,
        written: 'USD/g',
        by: ['material'],
      },
      {
        name: 'material.rate',
        label: 'Precio por hora',
        unit: '$ por hora',
        min: 1,
        max: 150,
        written: 'USD/h',
        by: ['material'],
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'material.price': 'Precio por gramo',
    'material.rate': 'Precio por hora',
    grams: 'Gramos',
    hours: 'Horas de impresión',
    time: 'Tiempo de impresión',
    printing: 'Impresión',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { volume: 1 },
    'cost.low': { volume: 1 },
    'cost.high': { volume: 1 },
    grams: { volume: 1 },
    time: { volume: 1 },
    minimum: { volume: 0 },
    'range.low': { volume: 1 },
    'range.high': { volume: 1 },
    'total.low': { volume: 1 },
    'total.high': { volume: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
