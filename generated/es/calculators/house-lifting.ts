/**
 * Calculadora de elevación de casas. Generated from the entry house-lifting of catalog/calculators/home.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isSame, roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { HouseLiftingInputs } from '../../calculators/house-lifting.js';
import { compute, computeOwn, estimate } from '../../calculators/house-lifting.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const freeboardFigures: Readonly<Record<HouseLiftingInputs['freeboard'], number>> = { '1': 1, '2': 2, '3': 3 };

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HouseLiftingInputs, steps = compute(inputs)): CalculationResult {
  const { floorLevel, freeboard, area } = inputs;
  const { design, lift, above, steps_, costLow, costHigh } = steps;
  return {
    value: roundTo(lift, 1),
    unit: 'pies',
    interpretation:
      isSame(lift, 0)
        ? `Su piso, a ${inPies(floorLevel)}, ya queda ${inPies(above)} arriba de la elevación de ${inPies(design)} ` +
          `que piden el mapa y un bordo libre de ${inPies(freeboardFigures[freeboard])}, así que no hay que levantar ` +
          'nada.'
        : `Su piso tiene que subir ${inPiesTo1Decimal(lift)}, de ${inPies(floorLevel)} a ${inPies(design)}: el nivel ` +
          `de la inundación más un bordo libre de ${inPies(freeboardFigures[freeboard])}. Levantar ${inPies2(area)} ` +
          `sobre un cimiento nuevo cuesta ${rangeInRoughDolares(costLow, costHigh)}, y la escalera crece ` +
          `${inEscalones(steps_)}.`,
    secondary: [
      { value: roundTo(design, 1), unit: 'pies', label: 'Elevación requerida' },
      { value: roundTo(steps_, 0), unit: 'escalones', label: 'Escalones de más' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      above: { value: roundTo(above, 2), unit: 'pies' },
      design: { value: roundTo(design, 2), unit: 'pies' },
      lift: { value: roundTo(lift, 1), unit: 'pies' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      steps: { value: roundTo(steps_, 2), unit: 'escalones' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HouseLiftingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { design, lift, above, steps_, liftingLow, liftingHigh, costLow, costHigh } = steps;
  return [
    { name: 'design', formula: 'bfe + freeboard', value: design, unit: 'pies' },
    { name: 'lift', formula: 'max(design - floorLevel, 0 ft)', value: lift, unit: 'pies' },
    { name: 'above', formula: 'max(floorLevel - design, 0 ft)', value: above, unit: 'pies' },
    { name: 'steps', formula: 'ceil(lift / 7.75 in) * 1 step', value: steps_, unit: 'escalones' },
    {
      name: 'lifting',
      formula: 'area * home_prices.house_lifting',
      value: { low: liftingLow, high: liftingHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'if lift > 0 ft then lifting else 0..0 USD',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ bfe, floorLevel, freeboard }: HouseLiftingInputs): BrokenRequirement | null {
  if (bfe + freeboardFigures[freeboard] - floorLevel > 15) return {
    message:
      'Eso es levantar más de 15 pies, lo que no se hace con una casa. Revise que las dos elevaciones sean de un ' +
      'mismo datum.',
    inputs: ['bfe', 'freeboard', 'floorLevel'],
  };
  return null;
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 pies", for instance. */
function inPiesTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' pie', ' pies');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 escalones", for instance. */
function inEscalones(value: number): string {
  return amount(trimmed(value, 2), '', ' escalón', ' escalones');
}

/** Cuánto hay que levantar una casa sobre la inundación, sus escalones nuevos y el costo */
export const houseLifting: Calculator<HouseLiftingInputs> = {
  slug: 'house-lifting',
  title: 'Calculadora de elevación de casas',
  subtitle: 'Cuánto hay que levantar una casa sobre la inundación, sus escalones nuevos y el costo',
  tag: 'home',
  service: 'Levantamiento de casas',
  disclaimer:
    'Estimado para planear con elevaciones en un mismo datum. No incluye asbesto, mudanza, terrazas, rampas, ' +
    'subsidios ni seguro. En las zonas V cuenta la viga más baja, no el piso; decide la oficina de zonas inundables.',
  inputs: [
    {
      name: 'bfe',
      label: 'Elevación base de inundación (BFE)',
      type: 'number',
      unit: 'pies',
      default: 10,
      min: 0,
      max: 30,
      step: 0.1,
      units: acceptedUnits.ft,
      hint: 'Del mapa de inundación',
    },
    {
      name: 'floorLevel',
      label: 'Elevación del piso más bajo',
      type: 'number',
      unit: 'pies',
      default: 7.5,
      min: 0,
      max: 40,
      step: 0.1,
      units: acceptedUnits.ft,
      hint: 'Del certificado de elevación',
    },
    {
      name: 'freeboard',
      label: 'Bordo libre (freeboard)',
      type: 'select',
      unit: 'pies',
      default: '1',
      options: [
        { value: '1', label: '1 pies', size: 1 },
        { value: '2', label: '2 pies', size: 2 },
        { value: '3', label: '3 pies', size: 3 },
      ],
      units: acceptedUnits.ft,
      hint: '1 pie es lo menos que pide el código; las comunidades y los subsidios pueden pedir más',
    },
    {
      name: 'area',
      label: 'Huella de la casa',
      type: 'number',
      unit: 'pies²',
      default: 1500,
      min: 300,
      max: 4000,
      step: 50,
      units: acceptedUnits.sqft,
    },
  ],
  costBand: {
    service_name: 'Levantamiento de casas',
    unit: 'por pie cuadrado',
    price_min_usd: 100,
    price_max_usd: 200,
    project_min_usd: 100000,
    project_max_usd: 325000,
    notes:
      'Por cada pie cuadrado de huella, con el cimiento nuevo. Una casa que ya está bastante alta no cuesta nada, y ' +
      'las grandes o chicas se salen del precio usual de un proyecto.',
  },
  sources: [
    "Lowest floor at the base flood elevation plus 1 foot, IRC 2015 R322.2.1; two feet for homes raised with HUD's " +
      'disaster funds, 81 FR 83254 of 2016-11-21 (quoted at truckandtools.com/disaster/cdbg_dr.asp).',
    'Risers of at most 7-3/4 inches, IRC R311.7.5.1.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [{
    name: 'home_prices.house_lifting',
    unit: '$ por pie²',
    asOf: '2025-01-01',
    source: 'Publicado: guía de precios (2025)',
    values: [{ low: 100, high: 200 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Levantamiento sobre un cimiento nuevo', covers: 'job' }],
    leavesOut: [
      'asbesto',
      'mudanza',
      'terrazas y rampas',
      'servicios más allá de la reconexión',
      'certificado de elevación',
      'permiso',
      'subsidios',
      'seguro',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'home_prices.house_lifting': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.house_lifting',
      label: 'Levantamiento',
      unit: '$ por pie²',
      min: 20,
      max: 800,
      written: 'USD/sqft',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.house_lifting': 'Levantamiento',
    design: 'Elevación de diseño',
    lift: 'Lo que se levanta',
    above: 'Lo que sobra',
    steps: 'Escalones',
    lifting: 'Levantamiento',
    cost: 'Costo',
  },
  slopes: {
    value: { area: 0 },
    above: { area: 0 },
    design: { area: 0 },
    lift: { area: 0 },
    'cost.low': { area: 1 },
    'cost.high': { area: 1 },
    steps: { area: 0 },
    'total.low': { area: 1 },
    'total.high': { area: 1 },
  },
  refuse,
  answer,
  trace,
};
