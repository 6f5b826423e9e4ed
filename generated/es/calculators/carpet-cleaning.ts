/**
 * Calculadora del costo de limpieza de alfombras. Generated from the entry carpet-cleaning of catalog/calculators.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { CarpetCleaningInputs } from '../../calculators/carpet-cleaning.js';
import { cells, compute, computeOwn, estimate, refuse } from '../../calculators/carpet-cleaning.js';
import { amount, roughRange, trimmed } from '../language.js';

const addonsPhrases: Readonly<Record<CarpetCleaningInputs['addons'], string>> = {
  none: 'sin más',
  stairs: 'con un tramo de escalera',
  hall: 'con un pasillo',
  stairs_hall: 'con un tramo de escalera y un pasillo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: CarpetCleaningInputs, steps = compute(inputs)): CalculationResult {
  const { addons } = inputs;
  const { cleaned, carpet, minimum, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Limpiar ${inCuartos(cleaned)}` +
      (addons === 'none' && isAtMost(costHigh, minimum)
        ? `, unos ${inWholePies2(carpet)} de alfombra, sale en menos del cargo mínimo usual de ${inDolares(minimum)} ` +
          'por visita. Aproveche el mismo viaje para limpiar otro cuarto o la escalera.'
        : addons === 'none'
          ? `, unos ${inWholePies2(carpet)} de alfombra, cuesta ${rangeInRoughDolares(costLow, costHigh)}. Muchas ` +
            `compañías cobran al menos ${inDolares(minimum)} por visita.`
          : ` ${addonsPhrases[addons]}, unos ${inWholePies2(carpet)} de alfombra en los cuartos, cuesta ` +
            `${rangeInRoughDolares(costLow, costHigh)}. Muchas compañías cobran al menos ${inDolares(minimum)} por ` +
            'visita.'),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' },
      { value: roundTo(carpet, 0), unit: 'pies²', label: 'Alfombra en los cuartos' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cleaned: { value: roundTo(cleaned, 2), unit: 'cuartos' },
      carpet: { value: roundTo(carpet, 0), unit: 'pies²' },
      minimum: { value: roundTo(minimum, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: CarpetCleaningInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    cleaned,
    carpet,
    rateLow,
    rateHigh,
    minimum,
    roomsPriceLow,
    roomsPriceHigh,
    extrasLow,
    extrasHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'cleaned', formula: 'rooms * 1 room', value: cleaned, unit: 'cuartos' },
    { name: 'carpet', formula: 'cleaned * coverages.carpet_room', value: carpet, unit: 'pies²' },
    { name: 'rate', formula: 'prices.carpet_cleaning', value: { low: rateLow, high: rateHigh }, unit: '$ por pie²' },
    { name: 'minimum', formula: 'minimums.carpet_visit', value: minimum, unit: '$' },
    { name: 'roomsPrice', formula: 'carpet * rate', value: { low: roomsPriceLow, high: roomsPriceHigh }, unit: '$' },
    { name: 'extras', formula: 'addons.price', value: { low: extrasLow, high: extrasHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(roomsPrice, 1 USD) + round(extras, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 cuartos", for instance. */
function inCuartos(value: number): string {
  return amount(trimmed(value, 2), '', ' cuarto', ' cuartos');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo según cuartos, escalera y pasillo */
export const carpetCleaning: Calculator<CarpetCleaningInputs> = {
  slug: 'carpet-cleaning',
  title: 'Calculadora del costo de limpieza de alfombras',
  subtitle: 'Rango de costo según cuartos, escalera y pasillo',
  tag: 'home',
  service: 'Limpieza de alfombras',
  disclaimer:
    'Estimado para planear la extracción con agua caliente en cuartos de unos 170 pies². No incluye tratamiento por ' +
    'mascotas, protección contra manchas, mover muebles ni cuartos grandes.',
  inputs: [
    { name: 'rooms', label: 'Cuartos', type: 'number', default: 3, min: 1, max: 15, step: 1, whole: true },
    {
      name: 'addons',
      label: 'Limpiar también',
      type: 'select',
      default: 'stairs',
      options: [
        { value: 'none', label: 'Nada más' },
        { value: 'stairs', label: 'Un tramo de escalera' },
        { value: 'hall', label: 'Un pasillo' },
        { value: 'stairs_hall', label: 'Escalera y pasillo' },
      ],
    },
  ],
  costBand: {
    service_name: 'Limpieza de alfombras',
    unit: 'por pie cuadrado',
    price_min_usd: 0.3,
    price_max_usd: 0.65,
    project_min_usd: 150,
    project_max_usd: 400,
    notes: 'Uno o dos cuartos cuestan el cargo mínimo por visita, que es más por pie cuadrado.',
  },
  sources: [
    '$0.20 to $0.50 a sq ft, $40 to $90 a room and a minimum of $150; five rooms for $209 ' +
      '(homedit.com/cleaning/floor/carpet-cleaning-costs, 2023).',
    '13 steps at $2 to $4 and a hall at $15 to $40 are planning estimates, because companies price them by the piece.',
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'coverages.carpet_room',
      unit: 'pies² por cuarto',
      asOf: '2026-01-01',
      source: 'Nuestro criterio',
      values: [{ value: 170 }],
    },
    {
      name: 'prices.carpet_cleaning',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: empresa, guía de precios (2026)',
      values: [{ low: 0.3, high: 0.5 }],
    },
    {
      name: 'minimums.carpet_visit',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: guía de precios (2023)',
      values: [{ value: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Alfombra de los cuartos', covers: 'job' },
      { line: 'Escalera y pasillo', covers: 'job' },
    ],
    leavesOut: ['tratamiento por mascotas', 'protección contra manchas', 'mover muebles', 'cuartos grandes'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'prices.carpet_cleaning': 'published',
      'minimums.carpet_visit': 'published',
      'carpet-cleaning.addons': 'judged',
    },
  },
  own: {
    figures: [{
      name: 'prices.carpet_cleaning',
      label: 'Limpieza',
      unit: '$ por pie²',
      min: 0.1,
      max: 3,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.carpet_cleaning': 'Limpieza',
    cleaned: 'Cuartos por limpiar',
    carpet: 'Alfombra',
    rate: 'Tarifa',
    minimum: 'Cargo mínimo',
    roomsPrice: 'Cuartos',
    extras: 'Extras',
    cost: 'Costo',
  },
  slopes: {
    value: { rooms: 1 },
    cleaned: { rooms: 1 },
    carpet: { rooms: 1 },
    minimum: { rooms: 0 },
    'cost.low': { rooms: 1 },
    'cost.high': { rooms: 1 },
    'range.low': { rooms: 1 },
    'range.high': { rooms: 1 },
    'total.low': { rooms: 1 },
    'total.high': { rooms: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
