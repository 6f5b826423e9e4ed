/**
 * Calculadora de revestimiento exterior (siding). Generated from the entry siding of catalog/calculators/home.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { SidingInputs } from '../../calculators/siding.js';
import { compute, computeOwn, estimate } from '../../calculators/siding.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindPhrases: Readonly<Record<SidingInputs['kind'], string>> = {
  vinyl: 'revestimiento de vinil',
  foam: 'revestimiento de vinil con respaldo de espuma',
  fiber: 'revestimiento de fibrocemento',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SidingInputs, steps = compute(inputs)): CalculationResult {
  const { kind, waste } = inputs;
  const { wall, order, planks, costLow, costHigh } = steps;
  return {
    value: roundTo(order / 100, 0),
    unit: 'cuadros',
    interpretation:
      `Para ${inWholePies2(wall)} de pared necesita ${inWholeCuadros(order / 100)} de ${kindPhrases[kind]} con ` +
      `${inPorCiento(waste === '10' ? 10 : 15)} de desperdicio` +
      (kind === 'fiber'
        ? `, cerca de ${inTablones(planks)} de 12 pies con 7 pulgadas a la vista. Instalado cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, sin contar quitar el revestimiento viejo.`
        : `. Instalado cuesta ${rangeInRoughDolares(costLow, costHigh)}, sin contar quitar el revestimiento viejo.`),
    secondary: [
      { value: roundTo(wall, 0), unit: 'pies²', label: 'Pared sin aberturas' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      wall: { value: roundTo(wall, 0), unit: 'pies²' },
      order: { value: roundTo(order / 100, 0), unit: 'cuadros' },
      planks: { value: roundTo(planks, 2), unit: 'tablones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SidingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    wall,
    order,
    planks,
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
    { name: 'wall', formula: 'perimeter * height + gables - openings to sqft', value: wall, unit: 'pies²' },
    { name: 'order', formula: 'ceil(wall * (1 + waste), 1 square)', value: order, unit: 'pies²' },
    { name: 'planks', formula: 'ceil(wall * (1 + waste) / 7 sqft/plank)', value: planks, unit: 'tablones' },
    {
      name: 'rate',
      formula:
        'if kind = "vinyl" then home_prices.siding_vinyl else if kind = "foam" then home_prices.siding_foam else ' +
        'home_prices.siding_fiber',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie²',
    },
    {
      name: 'minimum',
      formula: 'home_prices.siding_minimum',
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

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ perimeter, height, openings }: SidingInputs): BrokenRequirement | null {
  if (openings > perimeter * height / 2) return {
    message: 'Las puertas y ventanas son más de la mitad de las paredes. Dé la distancia alrededor de toda la casa.',
    inputs: ['openings', 'perimeter', 'height'],
  };
  return null;
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 cuadros", for instance. */
function inWholeCuadros(value: number): string {
  return amount(trimmed(value, 0), '', ' cuadro', ' cuadros');
}

/** "2,500 por ciento", for instance. */
function inPorCiento(value: number): string {
  return amount(trimmed(value, 2), '', ' por ciento', ' por ciento');
}

/** "2,500 tablones", for instance. */
function inTablones(value: number): string {
  return amount(trimmed(value, 2), '', ' tablón', ' tablones');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuadros de revestimiento, tablas y costo para las paredes de una casa */
export const siding: Calculator<SidingInputs> = {
  slug: 'siding',
  title: 'Calculadora de revestimiento exterior (siding)',
  subtitle: 'Cuadros de revestimiento, tablas y costo para las paredes de una casa',
  tag: 'home',
  service: 'Revestimiento exterior',
  disclaimer:
    'Estimado para planear revestimiento nuevo sobre paredes firmes. No incluye quitar el revestimiento viejo, forro ' +
    'podrido, membrana para la casa, molduras, aleros, pintura ni andamios. En la costa, el producto necesita una ' +
    'evaluación para tormentas de viento (windstorm).',
  inputs: [
    {
      name: 'perimeter',
      label: 'Distancia alrededor de la casa',
      type: 'number',
      unit: 'pies',
      default: 160,
      min: 20,
      max: 800,
      step: 5,
      units: acceptedUnits.ft,
    },
    {
      name: 'height',
      label: 'Altura de las paredes',
      type: 'number',
      unit: 'pies',
      default: 9,
      min: 7,
      max: 30,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'gables',
      label: 'Hastiales',
      type: 'number',
      unit: 'pies²',
      default: 120,
      min: 0,
      max: 2000,
      step: 10,
      units: acceptedUnits.sqft,
      hint: 'La mitad del ancho por el alto de cada uno',
    },
    {
      name: 'openings',
      label: 'Puertas y ventanas',
      type: 'number',
      unit: 'pies²',
      default: 150,
      min: 0,
      max: 2000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'kind',
      label: 'Revestimiento',
      type: 'select',
      default: 'fiber',
      options: [
        { value: 'vinyl', label: 'Vinil' },
        { value: 'foam', label: 'Vinil con respaldo de espuma' },
        { value: 'fiber', label: 'Fibrocemento' },
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
      ],
      units: acceptedUnits.percent,
      hint: '10% para paredes sencillas, 15% con muchos hastiales y esquinas',
    },
  ],
  costBand: {
    service_name: 'Revestimiento exterior',
    unit: 'por pie cuadrado',
    price_min_usd: 4.5,
    price_max_usd: 15,
    notes: 'Por cada pie cuadrado de pared. Una pared chica cuesta el mínimo de un trabajo.',
  },
  sources: [
    'A 12-ft plank that shows 7 inches covers 12 x 7/12 = 7 sq ft; planks come in 12-ft lengths (James Hardie, ' +
      'HardiePlank guide, vdocuments.mx/hardieplank1-installation-guide.html).',
    "Waste of 10 percent for plain walls and 15 for many gables is the trade's usual allowance.",
  ],
  asOf: '2020-01-01',
  sharedFigures: [
    {
      name: 'home_prices.siding_fiber',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 7.5, high: 15 }],
    },
    {
      name: 'home_prices.siding_foam',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 7.5, high: 12.5 }],
    },
    { name: 'home_prices.siding_minimum', unit: '$', source: 'Nuestro criterio', values: [{ low: 1500, high: 2500 }] },
    {
      name: 'home_prices.siding_vinyl',
      unit: '$ por pie²',
      asOf: '2020-01-01',
      source: 'Publicado: guía de precios (2020)',
      values: [{ low: 4.5, high: 8.5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Revestimiento, instalado', covers: 'job' }],
    leavesOut: [
      'quitar el revestimiento viejo',
      'forro podrido',
      'membrana para la casa',
      'molduras',
      'aleros',
      'pintura',
      'andamios',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'home_prices.siding_fiber': 'published',
      'home_prices.siding_foam': 'published',
      'home_prices.siding_minimum': 'judged',
      'home_prices.siding_vinyl': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.siding_vinyl',
        label: 'Revestimiento de vinil',
        unit: '$ por pie²',
        min: 1,
        max: 40,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.siding_foam',
        label: 'Revestimiento de vinil con aislamiento',
        unit: '$ por pie²',
        min: 2,
        max: 50,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.siding_fiber',
        label: 'Revestimiento de fibrocemento',
        unit: '$ por pie²',
        min: 2,
        max: 50,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byArea: 'Precio por el área',
    'home_prices.siding_vinyl': 'Revestimiento de vinil',
    'home_prices.siding_foam': 'Revestimiento de vinil con aislamiento',
    'home_prices.siding_fiber': 'Revestimiento de fibrocemento',
    wall: 'Pared',
    order: 'Cantidad por pedir',
    planks: 'Tablones',
    rate: 'Precio por pie²',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { gables: 1 },
    wall: { gables: 1 },
    order: { gables: 1 },
    planks: { gables: 1 },
    'cost.low': { gables: 1 },
    'cost.high': { gables: 1 },
    'total.low': { gables: 1 },
    'total.high': { gables: 1 },
  },
  refuse,
  answer,
  trace,
};
