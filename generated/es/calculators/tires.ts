/**
 * Calculadora de tamaño de llantas. Generated from the entry tires of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, isAtMost, isBelow, isSame, roundHalfAway, roundTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { TiresInputs, TiresSteps } from '../../calculators/tires.js';
import { refuse } from '../../calculators/tires.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindFigures: Readonly<Record<TiresInputs['kind'], { priceLow: number; priceHigh: number }>> = {
  car: { priceLow: 85, priceHigh: 200 },
  truck: { priceLow: 150, priceHigh: 350 },
  mud: { priceLow: 250, priceHigh: 450 },
};
const kindPhrases: Readonly<Record<TiresInputs['kind'], string>> = {
  car: 'para carro',
  truck: 'para camioneta',
  mud: 'para lodo',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ width, aspect, rim, oldWidth, oldAspect, oldRim, count, kind }: TiresInputs): TiresSteps {
  const kindChosen = kindFigures[kind];
  const diameter = rim + width * aspect / 1270;
  const old = oldRim + oldWidth * oldAspect / 1270;
  const change = diameter / old - 1;
  const turns = 1 / (Math.PI * diameter) * 63360;
  const actual = 60 * (diameter / old);
  const size = Math.abs(change) * 100;
  const verdict: string = isAtMost(size, 3) ? 'dentro del límite de 3%' : 'arriba del límite de 3%';
  const direction: string =
    isAbove(change, 0)
      ? 'más grande'
      : isBelow(change, 0)
        ? 'más chica'
        : 'nada más grande';
  const rubberLow = count * kindChosen.priceLow;
  const rubberHigh = count * kindChosen.priceHigh;
  const mountingLow = count * 20;
  const mountingHigh = count * 45;
  const priceLow = rubberLow + mountingLow;
  const priceHigh = rubberHigh + mountingHigh;
  const totalLow = roundHalfAway(rubberLow) + roundHalfAway(mountingLow);
  const totalHigh = roundHalfAway(rubberHigh) + roundHalfAway(mountingHigh);
  return {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TiresInputs, own: OwnFigures): TiresSteps {
  const { width, aspect, rim, oldWidth, oldAspect, oldRim, count, kind } = inputs;
  const kindChosen = kindFigures[kind];
  const kindPrice = own['kind.price'] ?? kindChosen.priceLow;
  const kindPriceHigh = own['kind.price'] ?? kindChosen.priceHigh;
  const pricesTireMounting = own['prices.tire_mounting'] ?? 20;
  const pricesTireMountingHigh = own['prices.tire_mounting'] ?? 45;
  const diameter = rim + width * aspect / 1270;
  const old = oldRim + oldWidth * oldAspect / 1270;
  const change = diameter / old - 1;
  const turns = 1 / (Math.PI * diameter) * 63360;
  const actual = 60 * (diameter / old);
  const size = Math.abs(change) * 100;
  const verdict: string = isAtMost(size, 3) ? 'dentro del límite de 3%' : 'arriba del límite de 3%';
  const direction: string =
    isAbove(change, 0)
      ? 'más grande'
      : isBelow(change, 0)
        ? 'más chica'
        : 'nada más grande';
  const rubberLow = count * kindPrice;
  const rubberHigh = count * kindPriceHigh;
  const mountingLow = count * pricesTireMounting;
  const mountingHigh = count * pricesTireMountingHigh;
  const priceLow = rubberLow + mountingLow;
  const priceHigh = rubberHigh + mountingHigh;
  const totalLow = roundHalfAway(rubberLow) + roundHalfAway(mountingLow);
  const totalHigh = roundHalfAway(rubberHigh) + roundHalfAway(mountingHigh);
  return {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TiresInputs, steps = compute(inputs)): CalculationResult {
  const { count, kind } = inputs;
  const { diameter, old, change, turns, actual, size, verdict, direction, priceLow, priceHigh } = steps;
  return {
    value: roundTo(diameter, 2),
    unit: 'pulg',
    text: verdict,
    interpretation:
      `La llanta nueva mide ${inPulgadasTo1Decimal(diameter)} de alto` +
      (isSame(change, 0)
        ? `, igual que la anterior, y da ${trimmed(turns, 0)} vueltas por milla. Calcule ` +
          `${rangeInRoughDolares(priceLow, priceHigh)} por ${inLlantas(count)} ${kindPhrases[kind]}, con montaje.`
        : ` contra ${inPulgadasTo1Decimal(old)} de la de ahora, ${inNumbersTo1Decimal(size)} ${direction}, ` +
          `${verdict}: cuando el velocímetro marca 60 usted va a ${inMphTo1Decimal(actual)}. Da ${trimmed(turns, 0)} ` +
          `vueltas por milla; calcule ${rangeInRoughDolares(priceLow, priceHigh)} por ${inLlantas(count)} ` +
          `${kindPhrases[kind]}, con montaje.`),
    secondary: [
      { value: roundTo(change * 100, 1), unit: '%', label: 'Cambio de diámetro' },
      { value: roundTo(actual, 1), unit: 'mph', label: 'Velocidad real con 60 en el velocímetro' },
      { value: roundTo(turns, 0), unit: '', label: 'Vueltas por milla' },
      { value: roundTo(priceLow, 0), unit: '$', label: 'Con montaje (bajo)' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Con montaje (alto)' },
    ],
    figures: {
      diameter: { value: roundTo(diameter, 1), unit: 'pulg' },
      turns: { value: roundTo(turns, 0), unit: '' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
      old: { value: roundTo(old, 1), unit: 'pulg' },
      size: { value: roundTo(size, 1), unit: '%' },
      actual: { value: roundTo(actual, 1), unit: 'mph' },
      direction: { text: direction },
      verdict: { text: verdict },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TiresInputs, steps = compute(inputs)): EstimateAmounts {
  const { rubberLow, rubberHigh, mountingLow, mountingHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(rubberLow, 0), high: roundTo(rubberHigh, 0) },
      { low: roundTo(mountingLow, 0), high: roundTo(mountingHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TiresInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    diameter,
    old,
    change,
    turns,
    actual,
    size,
    verdict,
    direction,
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow,
    priceHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'diameter', formula: 'rim + 2 * width * aspect', value: diameter, unit: 'pulg' },
    { name: 'old', formula: 'oldRim + 2 * oldWidth * oldAspect', value: old, unit: 'pulg' },
    { name: 'change', formula: 'diameter / old - 1', value: change, unit: '' },
    { name: 'turns', formula: '1 mi / (pi * diameter)', value: turns, unit: '' },
    { name: 'actual', formula: '60 mph * diameter / old', value: actual, unit: 'mph' },
    { name: 'size', formula: 'abs(change) to %', value: size, unit: '%' },
    {
      name: 'verdict',
      formula: 'if size <= 3% then "dentro del límite de 3%" else "arriba del límite de 3%"',
      value: verdict,
      unit: '',
    },
    {
      name: 'direction',
      formula: 'if change > 0% then "más grande" else if change < 0% then "más chica" else "nada más grande"',
      value: direction,
      unit: '',
    },
    { name: 'rubber', formula: 'count * kind.price', value: { low: rubberLow, high: rubberHigh }, unit: '$' },
    {
      name: 'mounting',
      formula: 'count * prices.tire_mounting',
      value: { low: mountingLow, high: mountingHigh },
      unit: '$',
    },
    { name: 'price', formula: 'rubber + mounting', value: { low: priceLow, high: priceHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(rubber, 1 USD) + round(mounting, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: TiresInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [{
    name: 'kind.price',
    cell: kind,
    unit: '$ por llanta',
    low: kindChosen.priceLow,
    high: kindChosen.priceHigh,
  }];
}

/** "2,500.0 pulgadas", for instance. */
function inPulgadasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 llantas", for instance. */
function inLlantas(value: number): string {
  return amount(trimmed(value, 2), '', ' llanta', ' llantas');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** "2,500.0 mph", for instance. */
function inMphTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' mph', ' mph');
}

/** Diámetro de un tamaño de llanta nuevo, cuánto se equivoca el velocímetro y cuánto cuesta un juego */
export const tires: Calculator<TiresInputs> = {
  slug: 'tires',
  title: 'Calculadora de tamaño de llantas',
  subtitle: 'Diámetro de un tamaño de llanta nuevo, cuánto se equivoca el velocímetro y cuánto cuesta un juego',
  tag: 'auto',
  service: 'Llantas',
  disclaimer:
    'Estimado para planear a partir de los tamaños impresos; las marcas difieren en unas décimas de pulgada. No ' +
    'incluye el espacio libre, el índice de carga y los engranes, ni la alineación; nunca ponga una llanta de menos ' +
    'carga que la que indica la placa de la puerta.',
  inputs: [
    {
      name: 'width',
      label: 'Ancho nuevo',
      type: 'number',
      unit: 'mm',
      default: 285,
      min: 125,
      max: 395,
      step: 5,
      units: acceptedUnits.mm,
    },
    {
      name: 'aspect',
      label: 'Relación de aspecto nueva',
      type: 'number',
      unit: '%',
      default: 70,
      min: 25,
      max: 95,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'rim',
      label: 'Rin',
      type: 'number',
      unit: 'pulg',
      default: 17,
      min: 12,
      max: 26,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'oldWidth',
      label: 'Ancho anterior',
      type: 'number',
      unit: 'mm',
      default: 265,
      min: 125,
      max: 395,
      step: 5,
      units: acceptedUnits.mm,
    },
    {
      name: 'oldAspect',
      label: 'Relación de aspecto anterior',
      type: 'number',
      unit: '%',
      default: 70,
      min: 25,
      max: 95,
      step: 5,
      units: acceptedUnits['%'],
    },
    {
      name: 'oldRim',
      label: 'Rin anterior',
      type: 'number',
      unit: 'pulg',
      default: 17,
      min: 12,
      max: 26,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'count',
      label: 'Llantas por comprar',
      type: 'number',
      unit: 'llantas',
      default: 4,
      min: 1,
      max: 6,
      step: 1,
      whole: true,
      units: acceptedUnits.tire,
    },
    {
      name: 'kind',
      label: 'Tipo',
      type: 'select',
      default: 'truck',
      options: [
        { value: 'car', label: 'Carro de pasajeros' },
        { value: 'truck', label: 'Camioneta ligera o SUV' },
        { value: 'mud', label: 'Para lodo' },
      ],
    },
  ],
  costBand: {
    service_name: 'Llantas',
    unit: 'por llanta',
    price_min_usd: 100,
    price_max_usd: 500,
  },
  sources: [
    'Diameter is rim + 2 x width x aspect / 25.4 ' +
      '(bulkcalculator.com/auto-vehicle-calculators/tire-size-calculator.html, ' +
      'mechanicscalculator.com/calculators/tire-size).',
    "At most 3 percent from the size on the placard, and never less load index, the Tire Industry Association's " +
      "rule in Modern Tire Dealer's Performance Handbook of 2016 (mtd.epubxp.com/i/664171/17).",
  ],
  asOf: '2022-01-01',
  sharedFigures: [{
    name: 'prices.tire_mounting',
    unit: '$ por llanta',
    asOf: '2022-01-01',
    source: 'Publicado: guía de precios (2022)',
    values: [{ low: 20, high: 45 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Llantas', covers: 'material' },
      { line: 'Montaje, balanceo, válvulas y desecho', covers: 'labor' },
    ],
    leavesOut: [
      'alineación',
      'sensores de presión de llantas',
      'plan contra daños del camino',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.tire_mounting': 'published', 'tires.kind': 'published' },
  },
  own: {
    figures: [
      {
        name: 'kind.price',
        label: 'Precio por llanta',
        unit: '$ por llanta',
        min: 40,
        max: 1500,
        written: 'USD/tire',
        by: ['kind'],
      },
      {
        name: 'prices.tire_mounting',
        label: 'Montaje y balanceo',
        unit: '$ por llanta',
        min: 5,
        max: 120,
        written: 'USD/tire',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'kind.price': 'Precio por llanta',
    'prices.tire_mounting': 'Montaje y balanceo',
    diameter: 'Diámetro nuevo',
    old: 'Diámetro viejo',
    change: 'Cambio',
    turns: 'Vueltas por milla',
    actual: 'Velocidad real',
    size: 'Tamaño del cambio',
    verdict: 'Resultado',
    direction: 'Sentido del cambio',
    rubber: 'Llantas',
    mounting: 'Montaje',
    price: 'Precio',
    total: 'Total',
  },
  slopes: {
    value: { width: 1, aspect: 1, rim: 1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    diameter: { width: 1, aspect: 1, rim: 1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    turns: { width: -1, aspect: -1, rim: -1, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 0 },
    'price.low': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    'price.high': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    old: { width: 0, aspect: 0, rim: 0, oldWidth: 1, oldAspect: 1, oldRim: 1, count: 0 },
    size: { count: 0 },
    actual: { width: 1, aspect: 1, rim: 1, oldWidth: -1, oldAspect: -1, oldRim: -1, count: 0 },
    'total.low': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
    'total.high': { width: 0, aspect: 0, rim: 0, oldWidth: 0, oldAspect: 0, oldRim: 0, count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
