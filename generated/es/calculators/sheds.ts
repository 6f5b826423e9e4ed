/**
 * Calculadora de cobertizos. Generated from the entry sheds of catalog/calculators/buildings.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { ShedsInputs, ShedsSteps } from '../../calculators/sheds.js';
import { refuse } from '../../calculators/sheds.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const materialFigures: Readonly<Record<ShedsInputs['material'], { rateLow: number; rateHigh: number }>> = {
  metal: { rateLow: 17, rateHigh: 34 },
  vinyl: { rateLow: 23, rateHigh: 47 },
  wood: { rateLow: 30, rateHigh: 65 },
};
const materialPhrases: Readonly<Record<ShedsInputs['material'], string>> = {
  metal: 'un cobertizo de metal',
  vinyl: 'un cobertizo de vinil',
  wood: 'un cobertizo de madera',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, material }: ShedsInputs): ShedsSteps {
  const materialChosen = materialFigures[material];
  const covered = length * width;
  const priceLow = covered * materialChosen.rateLow;
  const priceHigh = covered * materialChosen.rateHigh;
  const permit: string = isAbove(covered, 200) ? 'es probable que se necesite un permiso' : 'muchas veces sin permiso';
  return { covered, priceLow, priceHigh, permit };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ShedsInputs, own: OwnFigures): ShedsSteps {
  const { length, width, material } = inputs;
  const materialChosen = materialFigures[material];
  const materialRate = own['material.rate'] ?? materialChosen.rateLow;
  const materialRateHigh = own['material.rate'] ?? materialChosen.rateHigh;
  const covered = length * width;
  const priceLow = covered * materialRate;
  const priceHigh = covered * materialRateHigh;
  const permit: string = isAbove(covered, 200) ? 'es probable que se necesite un permiso' : 'muchas veces sin permiso';
  return { covered, priceLow, priceHigh, permit };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ShedsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width, material } = inputs;
  const { covered, priceLow, priceHigh, permit } = steps;
  return {
    value: roundTo(priceLow, 0),
    unit: '$ (extremo bajo)',
    text: permit,
    interpretation:
      `Con ${inPies(length)} por ${inPies(width)}` +
      (isAbove(covered, 200)
        ? `, ${inWholePies2(covered)}, ${materialPhrases[material]} cuesta ` +
          `${rangeInRoughDolares(priceLow, priceHigh)} ya puesto. Arriba de 200 pies² el código residencial pide un ` +
          `permiso, así que ${permit}.`
        : ` (${inWholePies2(covered)}), ${materialPhrases[material]} cuesta ` +
          `${rangeInRoughDolares(priceLow, priceHigh)} ya puesto. Hasta 200 pies² el código residencial no pide ` +
          'permiso, pero algunas ciudades lo piden desde 120, y en la costa se suman los papeles contra vendaval ' +
          '(windstorm).'),
    secondary: [
      { value: roundTo(covered, 0), unit: 'pies²', label: 'Piso' },
      { value: roundTo(priceHigh, 0), unit: '$', label: 'Ya puesto (alto)' },
    ],
    range: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
    figures: {
      covered: { value: roundTo(covered, 0), unit: 'pies²' },
      price: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0), unit: '$' },
      permit: { text: permit },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ShedsInputs, steps = compute(inputs)): EstimateAmounts {
  const { priceLow, priceHigh } = steps;
  return {
    total: { low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) },
    lines: [{ low: roundTo(priceLow, 0), high: roundTo(priceHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ShedsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { covered, priceLow, priceHigh, permit } = steps;
  return [
    { name: 'covered', formula: 'length * width to sqft', value: covered, unit: 'pies²' },
    { name: 'price', formula: 'covered * material.rate', value: { low: priceLow, high: priceHigh }, unit: '$' },
    {
      name: 'permit',
      formula:
        'if covered > buildings.shed_exempt then "es probable que se necesite un permiso" else "muchas veces sin ' +
        'permiso"',
      value: permit,
      unit: '',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material }: ShedsInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [{
    name: 'material.rate',
    cell: material,
    unit: '$ por pie²',
    low: materialChosen.rateLow,
    high: materialChosen.rateHigh,
  }];
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto cuesta un cobertizo ya puesto según su tamaño y su material, y si es probable que lleve permiso */
export const sheds: Calculator<ShedsInputs> = {
  slug: 'sheds',
  title: 'Calculadora de cobertizos',
  subtitle: 'Cuánto cuesta un cobertizo ya puesto según su tamaño y su material, y si es probable que lleve permiso',
  tag: 'outdoor',
  service: 'Cobertizos',
  disclaimer:
    'Estimado para planear un cobertizo que se compra listo o que una cuadrilla levanta sobre suelo a nivel. No ' +
    'incluye la base, anclas para el viento de la costa, luz, repisas, entrega a más de 50 millas ni el permiso.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 12,
      min: 4,
      max: 40,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 10,
      min: 4,
      max: 16,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'material',
      label: 'Material del cobertizo',
      type: 'select',
      default: 'wood',
      options: [
        { value: 'metal', label: 'De metal' },
        { value: 'vinyl', label: 'De vinil o resina' },
        { value: 'wood', label: 'De madera' },
      ],
    },
  ],
  costBand: {
    service_name: 'Cobertizos',
    unit: 'por pie cuadrado',
    price_min_usd: 17,
    price_max_usd: 65,
  },
  sources: [
    'What a code exempts: 200 sq ft in one Texas city (canyontx.gov/84/Building), 120 in another ' +
      '(cityofazle.org/161/StorageAccessory-Buildings); Corpus Christi asks storage buildings for a permit with ' +
      'windstorm papers (cctexas.com, Accessory Construction and Remodeling).',
    'A shed 12 ft wide needs a way of 14 ft (sheddepotusa.com/faq.html).',
    'A Texas city on what its code exempts, one-story detached sheds up to 200 sq ft (canyontx.gov/84/Building).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'buildings.shed_exempt',
    unit: 'pies²',
    source:
      'A Texas city on what its code exempts, one-story detached sheds up to 200 sq ft (canyontx.gov/84/Building).',
    values: [{ value: 200 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Cobertizo, ya puesto', covers: 'job' }],
    leavesOut: ['la base', 'anclas', 'luz', 'repisas', 'permiso', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'sheds.material': 'published' },
  },
  own: {
    figures: [{
      name: 'material.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 8,
      max: 200,
      written: 'USD/sqft',
      by: ['material'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: { 'material.rate': 'Precio por pie²', covered: 'Área cubierta', price: 'Precio', permit: 'Permiso' },
  slopes: {
    value: { length: 1, width: 1 },
    covered: { length: 1, width: 1 },
    'price.low': { length: 1, width: 1 },
    'price.high': { length: 1, width: 1 },
    'range.low': { length: 1, width: 1 },
    'range.high': { length: 1, width: 1 },
    'total.low': { length: 1, width: 1 },
    'total.high': { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
