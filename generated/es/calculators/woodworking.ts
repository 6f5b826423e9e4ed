/**
 * Calculadora de pies tabla. Generated from the entry woodworking of catalog/calculators/shop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { WoodworkingInputs } from '../../calculators/woodworking.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/woodworking.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const woodFigures: Readonly<Record<WoodworkingInputs['wood'], { priceLow: number; priceHigh: number }>> = {
  pine: { priceLow: 3, priceHigh: 6 },
  oak: { priceLow: 6, priceHigh: 12 },
  walnut: { priceLow: 8.5, priceHigh: 18 },
  mesquite: { priceLow: 10, priceHigh: 20 },
};
const woodPhrases: Readonly<Record<WoodworkingInputs['wood'], string>> = {
  pine: 'pino',
  oak: 'encino',
  walnut: 'nogal',
  mesquite: 'mezquite',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WoodworkingInputs, steps = compute(inputs)): CalculationResult {
  const { pieces, thickness, width, length, waste, wood } = inputs;
  const { net, order, costLow, costHigh } = steps;
  return {
    value: roundTo(order, 0),
    unit: 'pies tablón',
    interpretation:
      `En ${inPiezas(pieces)} de ${inPulgadas(thickness)} por ${inPulgadas(width)} por ${inPies(length)} hay ` +
      `${inPiesTablon(net)}; con ${inNumbers(waste)} de desperdicio compre ${inWholePiesTablon(order)} de ` +
      `${woodPhrases[wood]} por ${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(net, 2), unit: 'pies tablón', label: 'En las tablas' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Madera (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Madera (alto)' },
    ],
    figures: {
      net: { value: roundTo(net, 2), unit: 'pies tablón' },
      order: { value: roundTo(order, 0), unit: 'pies tablón' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WoodworkingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { each, net, spare, order, costLow, costHigh } = steps;
  return [
    { name: 'each', formula: 'thickness * width * length to bdft', value: each, unit: 'pies tablón' },
    { name: 'net', formula: 'pieces * each / 1 piece', value: net, unit: 'pies tablón' },
    { name: 'spare', formula: 'net * waste', value: spare, unit: 'pies tablón' },
    { name: 'order', formula: 'ceil(net + spare, 1 bdft)', value: order, unit: 'pies tablón' },
    { name: 'cost', formula: 'order * wood.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ wood }: WoodworkingInputs): readonly Cell[] {
  const woodChosen = woodFigures[wood];
  return [{
    name: 'wood.price',
    cell: wood,
    unit: '$ por pie tablón',
    low: woodChosen.priceLow,
    high: woodChosen.priceHigh,
  }];
}

/** "2,500 piezas", for instance. */
function inPiezas(value: number): string {
  return amount(trimmed(value, 2), '', ' pieza', ' piezas');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 pies tablón", for instance. */
function inPiesTablon(value: number): string {
  return amount(trimmed(value, 2), '', ' pie tablón', ' pies tablón');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "2,500 pies tablón", for instance. */
function inWholePiesTablon(value: number): string {
  return amount(trimmed(value, 0), '', ' pie tablón', ' pies tablón');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Pies tabla de madera en bruto para un proyecto con su desperdicio, y cuánto cuesta */
export const woodworking: Calculator<WoodworkingInputs> = {
  slug: 'woodworking',
  title: 'Calculadora de pies tabla',
  subtitle: 'Pies tabla de madera en bruto para un proyecto con su desperdicio, y cuánto cuesta',
  tag: 'shop',
  service: 'Carpintería',
  disclaimer:
    'Estimado para planear madera en bruto. No incluye cepillado, secado, triplay ni herrajes; los patios cobran una ' +
    'tabla por su grueso en bruto, y los precios de la madera cambian con el grado y el ancho.',
  inputs: [
    {
      name: 'pieces',
      label: 'Tablas',
      type: 'number',
      unit: 'piezas',
      default: 10,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      units: acceptedUnits.piece,
    },
    {
      name: 'thickness',
      label: 'Grueso en bruto',
      type: 'number',
      unit: 'pulg',
      default: 1,
      min: 1,
      max: 8,
      step: 0.25,
      units: acceptedUnits.in,
      hint: '1 para 4/4 y 1.25 para 5/4; las tablas más delgadas cuentan como 1 pulg',
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pulg',
      default: 6,
      min: 1,
      max: 36,
      step: 0.25,
      units: acceptedUnits.in,
    },
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 0.5,
      max: 24,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'waste',
      label: 'Para desperdicio',
      type: 'number',
      unit: '%',
      default: 20,
      min: 0,
      max: 60,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'wood',
      label: 'Madera',
      type: 'select',
      default: 'oak',
      options: [
        { value: 'pine', label: 'Pino' },
        { value: 'oak', label: 'Encino rojo o blanco' },
        { value: 'walnut', label: 'Nogal' },
        { value: 'mesquite', label: 'Mezquite' },
      ],
    },
  ],
  costBand: {
    service_name: 'Carpintería',
    unit: 'por pie tabla',
    price_min_usd: 3,
    price_max_usd: 20,
  },
  sources: [
    'A board foot is width in inches x length in feet x thickness in inches / 12, by the NHLA rules ' +
      '(americanhardwood.org/en/american-hardwood/grading-sawn-lumber/measurement); boards under an inch count as an ' +
      'inch at the yards (woodworkingtalk.com/threads/pricing-and-bf-calculations-when-purchasing-lumber.45954).',
    'Shares for waste are a planning estimate.',
  ],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Madera en bruto con desperdicio', covers: 'material' }],
    leavesOut: ['cepillado', 'secado', 'triplay', 'herrajes', 'entrega', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 1,
    prices: { 'woodworking.wood': 'published' },
  },
  own: {
    figures: [{
      name: 'wood.price',
      label: 'Precio por pie tabla',
      unit: '$ por pie tablón',
      min: 0.5,
      max: 80,
      written: 'USD/bdft',
      by: ['wood'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'wood.price': 'Precio por pie tabla',
    each: 'Pies tablón por pieza',
    net: 'Pies tablón',
    spare: 'Desperdicio',
    order: 'Cantidad por pedir',
    cost: 'Costo',
  },
  slopes: {
    value: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    net: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 0 },
    order: { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'cost.low': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'cost.high': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'total.low': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
    'total.high': { pieces: 1, thickness: 1, width: 1, length: 1, waste: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
