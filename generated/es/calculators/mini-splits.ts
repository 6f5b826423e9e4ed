/**
 * Calculadora de tamaño de minisplit. Generated from the entry mini-splits of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { MiniSplitsInputs } from '../../calculators/mini-splits.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/mini-splits.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const sunFigures: Readonly<Record<MiniSplitsInputs['sun'], number>> = { shaded: 0.9, normal: 1, sunny: 1.1 };
const sunPhrases: Readonly<Record<MiniSplitsInputs['sun'], string>> = {
  shaded: 'con mucha sombra',
  normal: 'con algo de sol',
  sunny: 'a pleno sol',
};
const kitchenPhrases: Readonly<Record<MiniSplitsInputs['kitchen'], string>> = {
  yes: 'con uso de cocina',
  no: 'sin uso de cocina',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MiniSplitsInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, sun, people, kitchen } = inputs;
  const { load, model, tons, costLow, costHigh } = steps;
  return {
    value: roundTo(load, 0),
    unit: 'BTU por hora',
    interpretation:
      `Un cuarto de ${inPies2(sqft)} ${sunPhrases[sun]}, ${kitchenPhrases[kitchen]} y con ${inPersonas(people)} ` +
      `adentro necesita ${inWholeBTUPorHora(load)}. El siguiente tamaño a la venta es de ${inWholeBTUPorHora(model)} ` +
      `(${inToneladasDeEnfriamiento(tons)}), y con una sola unidad interior cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)} con instalación.`,
    secondary: [
      { value: roundTo(model, 0), unit: 'BTU por hora', label: 'Siguiente tamaño a la venta' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      load: { value: roundTo(load, 0), unit: 'BTU por hora' },
      model: { value: roundTo(model, 0), unit: 'BTU por hora' },
      tons: { value: roundTo(tons, 2), unit: 'toneladas de enfriamiento' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MiniSplitsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { base, guests, load, model, tons, costLow, costHigh } = steps;
  return [
    { name: 'base', formula: 'room[sqft]', value: base, unit: 'BTU por hora' },
    {
      name: 'guests',
      formula: 'max(people - 2 person, 0 person) * 600 Btuh/person',
      value: guests,
      unit: 'BTU por hora',
    },
    { name: 'load', formula: 'base * sun.factor + guests + kitchen.heat', value: load, unit: 'BTU por hora' },
    { name: 'model', formula: 'sizes[load]', value: model, unit: 'BTU por hora' },
    { name: 'tons', formula: 'model / 12000 Btuh * 1 tonAC', value: tons, unit: 'toneladas de enfriamiento' },
    {
      name: 'cost',
      formula:
        'if model <= 12000 Btuh then home_prices.mini_split_12 else if model <= 18000 Btuh then ' +
        'home_prices.mini_split_18 else if model <= 24000 Btuh then home_prices.mini_split_24 else ' +
        'home_prices.mini_split_36',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ sun, kitchen }: MiniSplitsInputs): readonly Cell[] {
  return [
    { name: 'sun.factor', cell: sun, unit: '', value: sunFigures[sun] },
    { name: 'kitchen.heat', cell: kitchen, unit: 'BTU por hora', value: kitchen === 'yes' ? 4000 : 0 },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 personas", for instance. */
function inPersonas(value: number): string {
  return amount(trimmed(value, 2), '', ' persona', ' personas');
}

/** "2,500 BTU por hora", for instance. */
function inWholeBTUPorHora(value: number): string {
  return amount(trimmed(value, 0), '', ' BTU por hora', ' BTU por hora');
}

/** "2,500 toneladas de enfriamiento", for instance. */
function inToneladasDeEnfriamiento(value: number): string {
  return amount(trimmed(value, 2), '', ' tonelada de enfriamiento', ' toneladas de enfriamiento');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** BTU para un cuarto según la regla de ENERGY STAR, el siguiente tamaño a la venta y su costo */
export const miniSplits: Calculator<MiniSplitsInputs> = {
  slug: 'mini-splits',
  title: 'Calculadora de tamaño de minisplit',
  subtitle: 'BTU para un cuarto según la regla de ENERGY STAR, el siguiente tamaño a la venta y su costo',
  tag: 'home',
  service: 'Aire acondicionado minisplit',
  disclaimer:
    'Estimado para planear un cuarto con techo de 8 pies según la tabla de ENERGY STAR para aires acondicionados de ' +
    'cuarto. No incluye techos altos, paredes de vidrio, cocheras sin aislamiento, un circuito nuevo ni reembolsos.',
  inputs: [
    {
      name: 'sqft',
      label: 'Cuarto',
      type: 'number',
      unit: 'pies²',
      default: 400,
      min: 100,
      max: 1500,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'sun',
      label: 'Sol',
      type: 'select',
      default: 'normal',
      options: [
        { value: 'shaded', label: 'Mucha sombra' },
        { value: 'normal', label: 'Algo de sol' },
        { value: 'sunny', label: 'Mucho sol' },
      ],
    },
    {
      name: 'people',
      label: 'Personas que suelen estar ahí',
      type: 'number',
      unit: 'personas',
      default: 2,
      min: 1,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
    },
    {
      name: 'kitchen',
      label: '¿Es una cocina?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Aire acondicionado minisplit',
    unit: 'por sistema',
    price_min_usd: 2500,
    price_max_usd: 8000,
    notes: 'Una unidad exterior con una unidad interior; cada unidad interior más agrega cerca de otro tanto.',
  },
  sources: [
    "ENERGY STAR's table for room air conditioners up to 1,000 sq ft, 10 percent for sun or shade and 600 BTU for " +
      'each person beyond two (masssave.com/en/residential/shop-products/appliances/room-air-conditioners).',
    'The lines from 1,000 to 1,500 sq ft and 4,000 BTU for a kitchen are also those of Natural Resources Canada ' +
      '(natural-resources.canada.ca/energy/products/categories/cooling-ventilating/air-conditioning/room/19744).',
    "Sizes of single-zone units are a planning estimate of makers' lines.",
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'home_prices.mini_split_12',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 2500, high: 4500 }],
    },
    {
      name: 'home_prices.mini_split_18',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 3500, high: 6000 }],
    },
    {
      name: 'home_prices.mini_split_24',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 4000, high: 6500 }],
    },
    {
      name: 'home_prices.mini_split_36',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 5000, high: 8000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Una unidad exterior con una unidad interior, instalada', covers: 'job' }],
    leavesOut: [
      'circuito nuevo',
      'paredes altas y tubería de refrigerante larga',
      'bomba de condensado',
      'permiso',
      'reembolsos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'home_prices.mini_split_12': 'published',
      'home_prices.mini_split_18': 'published',
      'home_prices.mini_split_24': 'published',
      'home_prices.mini_split_36': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.mini_split_12',
        label: 'Unidad de 12,000 BTU',
        unit: '$',
        min: 800,
        max: 12000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_18',
        label: 'Unidad de 18,000 BTU',
        unit: '$',
        min: 1000,
        max: 15000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_24',
        label: 'Unidad de 24,000 BTU',
        unit: '$',
        min: 1200,
        max: 18000,
        units: acceptedUnits.USD,
      },
      {
        name: 'home_prices.mini_split_36',
        label: 'Unidad de 36,000 BTU',
        unit: '$',
        min: 1500,
        max: 22000,
        units: acceptedUnits.USD,
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.mini_split_12': 'Unidad de 12,000 BTU',
    'home_prices.mini_split_18': 'Unidad de 18,000 BTU',
    'home_prices.mini_split_24': 'Unidad de 24,000 BTU',
    'home_prices.mini_split_36': 'Unidad de 36,000 BTU',
    base: 'Carga base',
    guests: 'Personas extra',
    load: 'Carga',
    model: 'Tamaño a la venta',
    tons: 'Toneladas',
    cost: 'Costo',
  },
  slopes: {
    value: { sqft: 1, people: 1 },
    load: { sqft: 1, people: 1 },
    model: { sqft: 1, people: 1 },
    tons: { sqft: 1, people: 1 },
    'cost.low': { sqft: 1, people: 1 },
    'cost.high': { sqft: 1, people: 1 },
    'total.low': { sqft: 1, people: 1 },
    'total.high': { sqft: 1, people: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
