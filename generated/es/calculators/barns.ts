/**
 * Calculadora de graneros de postes. Generated from the entry barns of catalog/calculators/buildings.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { BarnsInputs } from '../../calculators/barns.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/barns.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BarnsInputs, steps = compute(inputs)): CalculationResult {
  const { length, width } = inputs;
  const { floor_area, posts, shellLow, shellHigh } = steps;
  return {
    value: roundTo(shellLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Un granero de ${inPies(length)} por ${inPies(width)} tiene ${inWholePies2(floor_area)} de piso y ` +
      `${inWholePostes(posts)} a lo largo de sus paredes. El cascarón cuesta ` +
      `${rangeInRoughDolares(shellLow, shellHigh)} ya levantado; la losa, la luz y las caballerizas se pagan aparte.`,
    secondary: [
      { value: roundTo(floor_area, 0), unit: 'pies²', label: 'Piso' },
      { value: roundTo(posts, 0), unit: 'postes', label: 'Postes en las paredes' },
      { value: roundTo(shellHigh, 0), unit: '$', label: 'Cascarón (alto)' },
    ],
    range: { low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0), unit: '$' },
    figures: {
      floor_area: { value: roundTo(floor_area, 0), unit: 'pies²' },
      posts: { value: roundTo(posts, 0), unit: 'postes' },
      shell: { low: roundTo(shellLow, 0), high: roundTo(shellHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BarnsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { floor_area, along, across, posts, shellLow, shellHigh } = steps;
  return [
    { name: 'floor_area', formula: 'length * width to sqft', value: floor_area, unit: 'pies²' },
    { name: 'along', formula: 'ceil(length / bay)', value: along, unit: '' },
    { name: 'across', formula: 'ceil(width / bay)', value: across, unit: '' },
    { name: 'posts', formula: '2 * (along + across) * 1 post', value: posts, unit: 'postes' },
    { name: 'shell', formula: 'floor_area * buildings.barn', value: { low: shellLow, high: shellHigh }, unit: '$' },
  ];
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 postes", for instance. */
function inWholePostes(value: number): string {
  return amount(trimmed(value, 0), '', ' poste', ' postes');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Piso, postes y precio del cascarón de un granero de postes según su tamaño */
export const barns: Calculator<BarnsInputs> = {
  slug: 'barns',
  title: 'Calculadora de graneros de postes',
  subtitle: 'Piso, postes y precio del cascarón de un granero de postes según su tamaño',
  tag: 'outdoor',
  service: 'Graneros',
  disclaimer:
    'Estimado para planear el cascarón sobre suelo a nivel: postes, armaduras, techo, paredes y puertas sencillas, ' +
    'ya levantado. No incluye la plataforma de tierra, una losa, caballerizas, aislamiento, luz, agua ni ingeniería ' +
    'para el viento de la costa.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 40,
      min: 16,
      max: 200,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'width',
      label: 'Ancho',
      type: 'number',
      unit: 'pies',
      default: 30,
      min: 12,
      max: 80,
      step: 1,
      units: acceptedUnits.ft,
    },
    {
      name: 'bay',
      label: 'Un poste cada',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 6,
      max: 12,
      step: 1,
      units: acceptedUnits.ft,
      hint: '8 pies es lo usual, hasta 12 con armaduras más pesadas',
    },
  ],
  costBand: {
    service_name: 'Graneros',
    unit: 'por pie cuadrado',
    price_min_usd: 20,
    price_max_usd: 45,
  },
  sources: [
    'Posts stand 8 to 12 feet apart (HomeGuide, printed at thepricer.org/pole-barn-cost).',
    'A post at each end of each bay, on four walls, the corners counted once.',
  ],
  asOf: '2022-07-01',
  sharedFigures: [{
    name: 'buildings.barn',
    unit: '$ por pie²',
    asOf: '2022-07-01',
    source: 'Publicado: guía de precios (2022 a 2024)',
    values: [{ low: 20, high: 45 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Cascarón, ya levantado', covers: 'job' }],
    leavesOut: [
      'plataforma de tierra',
      'losa',
      'caballerizas',
      'aislamiento',
      'luz',
      'agua',
      'ingeniería',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'buildings.barn': 'published' },
  },
  own: {
    figures: [{
      name: 'buildings.barn',
      label: 'Granero, construido',
      unit: '$ por pie²',
      min: 8,
      max: 150,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  labels: {
    floor_area: 'Área del piso',
    'buildings.barn': 'Granero, construido',
    along: 'Claros a lo largo',
    across: 'Claros a lo ancho',
    posts: 'Postes',
    shell: 'Cascarón',
  },
  slopes: {
    value: { length: 1, width: 1, bay: 0 },
    floor_area: { length: 1, width: 1, bay: 0 },
    posts: { length: 1, width: 1, bay: -1 },
    'shell.low': { length: 1, width: 1, bay: 0 },
    'shell.high': { length: 1, width: 1, bay: 0 },
    'range.low': { length: 1, width: 1, bay: 0 },
    'range.high': { length: 1, width: 1, bay: 0 },
    'total.low': { length: 1, width: 1, bay: 0 },
    'total.high': { length: 1, width: 1, bay: 0 },
  },
  refuse,
  answer,
  trace,
};
