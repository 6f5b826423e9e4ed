/**
 * Calculadora de peso de metal. Generated from the entry metal-supply of catalog/calculators/shop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { MetalSupplyInputs } from '../../calculators/metal-supply.js';
import { compute, computeOwn, estimate } from '../../calculators/metal-supply.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<
  Record<MetalSupplyInputs['material'], { density: number; priceLow: number; priceHigh: number }>
> = {
  steel: { density: 0.2836, priceLow: 0.8, priceHigh: 1.6 },
  aluminum: { density: 0.0975, priceLow: 3.5, priceHigh: 6 },
  stainless: { density: 0.29, priceLow: 3.5, priceHigh: 7 },
};
const shapePhrases: Readonly<Record<MetalSupplyInputs['shape'], string>> = {
  plate: 'placa',
  round: 'barra redonda',
  pipe: 'tubo redondo',
  square: 'tubo cuadrado',
  angle: 'ángulo',
};
const materialPhrases: Readonly<Record<MetalSupplyInputs['material'], string>> = {
  steel: 'acero',
  aluminum: 'aluminio',
  stainless: 'acero inoxidable',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MetalSupplyInputs, steps = compute(inputs)): CalculationResult {
  const { shape, material, length, pieces } = inputs;
  const { each, weight, foot, costLow, costHigh } = steps;
  return {
    value: roundTo(weight, 1),
    unit: 'lb',
    interpretation:
      `El peso de ${inPiezas(pieces)} de ${shapePhrases[shape]} de ${materialPhrases[material]}, con largo de ` +
      `${inPies(length)}, es de ${inLibrasTo1Decimal(weight)}, o ` +
      (pieces === 1
        ? `${inLibrasTo2Decimals(foot)} por pie. El metal cuesta ${rangeInRoughDolares(costLow, costHigh)}, sin ` +
          'contar corte y flete.'
        : `${inLibrasTo1Decimal_(each)} por pieza y ${inLibrasTo2Decimals(foot)} por pie. El metal cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, sin contar corte y flete.`),
    secondary: [
      { value: roundTo(each, 1), unit: 'lb', label: 'Una pieza' },
      { value: roundTo(foot, 2), unit: 'lb', label: 'Un pie' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Metal (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Metal (alto)' },
    ],
    figures: {
      weight: { value: roundTo(weight, 1), unit: 'lb' },
      foot: { value: roundTo(foot, 2), unit: 'lb' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      each: { value: roundTo(each, 1), unit: 'lb' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MetalSupplyInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    hollow,
    section,
    each,
    weight,
    foot,
    minimumLow,
    minimumHigh,
    metalLow,
    metalHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'hollow', formula: 'max(0 in, width - thickness)', value: hollow, unit: 'pulg' },
    {
      name: 'section',
      formula:
        'if shape = "plate" then width * thickness else if shape = "round" then pi / 4 * width ^ 2 else if shape = ' +
        '"pipe" then pi * hollow * thickness else if shape = "square" then 4 * hollow * thickness else (width + ' +
        'hollow) * thickness',
      value: section,
      unit: 'pulg^2',
    },
    { name: 'each', formula: 'section * length * material.density to lb', value: each, unit: 'lb' },
    { name: 'weight', formula: 'each * pieces / 1 piece', value: weight, unit: 'lb' },
    { name: 'foot', formula: 'each / length * 1 ft', value: foot, unit: 'lb' },
    { name: 'minimum', formula: 'prices.metal_minimum', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'metal', formula: 'weight * material.price', value: { low: metalLow, high: metalHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(metal, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: MetalSupplyInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [
    { name: 'material.density', cell: material, unit: 'lb por pulgada^3', value: materialChosen.density },
    {
      name: 'material.price',
      cell: material,
      unit: '$ por libra',
      low: materialChosen.priceLow,
      high: materialChosen.priceHigh,
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ shape, width, thickness }: MetalSupplyInputs): BrokenRequirement | null {
  if (!(shape === 'plate' || shape === 'round' || 2 * thickness <= width)) return {
    message: 'Una pared es cuando más la mitad de la medida exterior.',
    inputs: ['shape', 'thickness', 'width'],
  };
  if (!(shape === 'plate' || width <= 24)) return {
    message: 'Aquí las barras, los tubos y los ángulos llegan hasta 24 pulg.',
    inputs: ['shape', 'width'],
  };
  return null;
}

/** "2,500 piezas", for instance. */
function inPiezas(value: number): string {
  return amount(trimmed(value, 2), '', ' pieza', ' piezas');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 libras", for instance. */
function inLibrasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' libra', ' libras');
}

/** "2,500.00 libras", for instance. */
function inLibrasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' libra', ' libras');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500.0 libras", for instance. */
function inLibrasTo1Decimal_(value: number): string {
  return amount(fixed(value, 1), '', ' libra', ' libras');
}

/** Peso de placa, barra, tubo o ángulo, y más o menos cuánto cuesta el metal */
export const metalSupply: Calculator<MetalSupplyInputs> = {
  slug: 'metal-supply',
  title: 'Calculadora de peso de metal',
  subtitle: 'Peso de placa, barra, tubo o ángulo, y más o menos cuánto cuesta el metal',
  tag: 'shop',
  service: 'Venta de metales',
  disclaimer:
    'Estimado para planear a partir de medidas nominales. No incluye la tolerancia de fábrica, los radios de esquina ' +
    'de tubos y ángulos, cargos por corte ni flete; los precios del metal cambian cada semana.',
  inputs: [
    {
      name: 'shape',
      label: 'Forma',
      type: 'select',
      default: 'plate',
      options: [
        { value: 'plate', label: 'Placa o solera' },
        { value: 'round', label: 'Barra redonda' },
        { value: 'pipe', label: 'Tubo redondo o de cañería' },
        { value: 'square', label: 'Tubo cuadrado' },
        { value: 'angle', label: 'Ángulo de lados iguales' },
      ],
    },
    {
      name: 'material',
      label: 'Tipo de metal',
      type: 'select',
      default: 'steel',
      options: [
        { value: 'steel', label: 'Acero al carbono' },
        { value: 'aluminum', label: 'Aluminio 6061' },
        { value: 'stainless', label: 'Inoxidable 304' },
      ],
    },
    {
      name: 'length',
      label: 'Largo de una pieza',
      type: 'number',
      unit: 'pies',
      default: 20,
      min: 0.25,
      max: 60,
      step: 0.25,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho, diámetro exterior o lado',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 0.25,
      max: 120,
      step: 0.0625,
      units: acceptedUnits.in,
    },
    {
      name: 'thickness',
      label: 'Espesor o pared',
      type: 'number',
      unit: 'pulg',
      default: 0.25,
      min: 0.02,
      max: 8,
      step: 0.001,
      units: acceptedUnits.in,
      hint: 'No cuenta para barra redonda',
    },
    {
      name: 'pieces',
      label: 'Piezas',
      type: 'number',
      unit: 'piezas',
      default: 1,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
      units: acceptedUnits.piece,
    },
  ],
  costBand: {
    service_name: 'Venta de metales',
    unit: 'por libra',
    price_min_usd: 0.8,
    price_max_usd: 7,
    notes: 'Un pedido chico cuesta su mínimo.',
  },
  sources: [
    'Steel at 490 lb a cu ft, 0.2836 lb a cu in (AISC), and weights a foot at bamsite.org/Shopnotes/steellb.html; ' +
      'aluminum 6061 at 0.0975 and stainless 304 at 0.29 lb a cu in are the usual handbook values.',
  ],
  asOf: '2025-05-20',
  sharedFigures: [{
    name: 'prices.metal_minimum',
    unit: '$',
    source: 'Nuestro criterio',
    values: [{ low: 50, high: 80 }],
  }],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'El metal', covers: 'material' }],
    leavesOut: ['corte', 'flete', 'certificados de fábrica', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.metal_minimum': 'judged', 'metal-supply.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.price',
      label: 'Precio por libra',
      unit: '$ por libra',
      min: 0.2,
      max: 40,
      written: 'USD/lb',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'material.price': 'Precio por libra',
    hollow: 'Hueco',
    section: 'Sección',
    each: 'Peso por pieza',
    weight: 'Peso total',
    foot: 'Por pie',
    minimum: 'Cargo mínimo',
    metal: 'Metal',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1, pieces: 1 },
    weight: { length: 1, pieces: 1 },
    foot: { length: 0, pieces: 0 },
    'cost.low': { length: 1, pieces: 1 },
    'cost.high': { length: 1, pieces: 1 },
    each: { length: 1, pieces: 0 },
    'total.low': { length: 1, pieces: 1 },
    'total.high': { length: 1, pieces: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
