/**
 * Calculadora de pilotes para cimientos. Generated from the entry foundation-repair of catalog/calculators/home.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { FoundationRepairInputs } from '../../calculators/foundation-repair.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/foundation-repair.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const spacingFigures: Readonly<Record<FoundationRepairInputs['spacing'], number>> = { '6': 6, '7': 7, '8': 8 };
const kindPhrases: Readonly<Record<FoundationRepairInputs['kind'], string>> = {
  pressed: 'pilotes de concreto hincados a presión',
  steel: 'pilotes de acero hincados',
  helical: 'pilotes helicoidales',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FoundationRepairInputs, steps = compute(inputs)): CalculationResult {
  const { affected, spacing, kind } = inputs;
  const { piers, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(piers, 0),
    unit: 'pilotes',
    interpretation:
      `Un borde asentado de ${inPiesLineales(affected)} necesita cerca de ${inWholePilotes(piers)}, con uno cada ` +
      `${inPies(spacingFigures[spacing])}; con ${kindPhrases[kind]} el trabajo cuesta ` +
      `${rangeInRoughDolares(workLow, workHigh)}. Con el reporte de un ingeniero ` +
      `(${rangeInRoughDolares(engineerLow, engineerHigh)}) calcule ${rangeInRoughDolares(costLow, costHigh)}; ` +
      'cuántos lleva, lo dice el ingeniero.',
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      piers: { value: roundTo(piers, 0), unit: 'pilotes' },
      work: { low: roundTo(workLow, 0), high: roundTo(workHigh, 0), unit: '$' },
      engineer: { low: roundTo(engineerLow, 0), high: roundTo(engineerHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FoundationRepairInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { piers, rateLow, rateHigh, workLow, workHigh, engineerLow, engineerHigh, costLow, costHigh } = steps;
  return [
    { name: 'piers', formula: '(ceil(affected / spacing) + 1) * 1 pier', value: piers, unit: 'pilotes' },
    {
      name: 'rate',
      formula:
        'if kind = "pressed" then home_prices.pier_pressed else if kind = "steel" then home_prices.pier_steel else ' +
        'home_prices.pier_helical',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pilote',
    },
    { name: 'work', formula: 'piers * rate', value: { low: workLow, high: workHigh }, unit: '$' },
    {
      name: 'engineer',
      formula: 'home_prices.foundation_engineer',
      value: { low: engineerLow, high: engineerHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(work, 1 USD) + round(engineer, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pies lineales", for instance. */
function inPiesLineales(value: number): string {
  return amount(trimmed(value, 2), '', ' pie lineal', ' pies lineales');
}

/** "2,500 pilotes", for instance. */
function inWholePilotes(value: number): string {
  return amount(trimmed(value, 0), '', ' pilote', ' pilotes');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Número de pilotes bajo una losa o viga asentada, y cuánto cuestan */
export const foundationRepair: Calculator<FoundationRepairInputs> = {
  slug: 'foundation-repair',
  title: 'Calculadora de pilotes para cimientos',
  subtitle: 'Número de pilotes bajo una losa o viga asentada, y cuánto cuestan',
  tag: 'home',
  service: 'Reparación de cimientos',
  disclaimer:
    'Estimado para planear pilotes a lo largo del borde exterior. No incluye pilotes bajo el centro de la casa, ' +
    'túneles, plomería bajo la losa, grietas en el ladrillo ni drenaje. Un ingeniero con licencia decide la ' +
    'cantidad, el tipo y la profundidad.',
  inputs: [
    {
      name: 'affected',
      label: 'Largo que se ha asentado',
      type: 'number',
      unit: 'pies lineales',
      default: 60,
      min: 6,
      max: 400,
      step: 1,
      units: acceptedUnits.lft,
    },
    {
      name: 'spacing',
      label: 'Separación entre pilotes',
      type: 'select',
      unit: 'pies',
      default: '7',
      options: [
        { value: '6', label: '6 pies', size: 6 },
        { value: '7', label: '7 pies', size: 7 },
        { value: '8', label: '8 pies', size: 8 },
      ],
      units: acceptedUnits.ft,
    },
    {
      name: 'kind',
      label: 'Tipo de pilote',
      type: 'select',
      default: 'steel',
      options: [
        { value: 'pressed', label: 'Cilindros de concreto hincados a presión' },
        { value: 'steel', label: 'Pilotes de acero hincados' },
        { value: 'helical', label: 'Pilotes helicoidales' },
      ],
    },
  ],
  costBand: {
    service_name: 'Reparación de cimientos',
    unit: 'por pilote',
    price_min_usd: 800,
    price_max_usd: 3500,
    notes: 'El reporte del ingeniero se cobra aparte.',
  },
  sources: [
    'A pier every 6 to 8 ft is normal (foundation-repair-missouri.com/foundation-repair-helical-piers).',
    'A home of average size takes 8 to 10 piers (homeqn.com/foundation/foundation-repair-cost-per-pier).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'home_prices.foundation_engineer',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 500, high: 1500 }],
    },
    {
      name: 'home_prices.pier_helical',
      unit: '$ por pilote',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 2000, high: 3000 }],
    },
    {
      name: 'home_prices.pier_pressed',
      unit: '$ por pilote',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 800, high: 1350 }],
    },
    {
      name: 'home_prices.pier_steel',
      unit: '$ por pilote',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 1500, high: 3500 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Pilotes', covers: 'job' },
      { line: 'Reporte del ingeniero con niveles', covers: 'fee', once: true },
    ],
    leavesOut: [
      'pilotes bajo el centro de la casa',
      'túneles',
      'plomería bajo la losa',
      'grietas en ladrillo y tablaroca',
      'drenaje',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'home_prices.foundation_engineer': 'published',
      'home_prices.pier_helical': 'published',
      'home_prices.pier_pressed': 'published',
      'home_prices.pier_steel': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.pier_pressed',
        label: 'Pilote hincado a presión',
        unit: '$ por pilote',
        min: 200,
        max: 6000,
        written: 'USD/pier',
      },
      {
        name: 'home_prices.pier_steel',
        label: 'Pilote de acero',
        unit: '$ por pilote',
        min: 300,
        max: 9000,
        written: 'USD/pier',
      },
      {
        name: 'home_prices.pier_helical',
        label: 'Pilote helicoidal',
        unit: '$ por pilote',
        min: 300,
        max: 9000,
        written: 'USD/pier',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.pier_pressed': 'Pilote hincado a presión',
    'home_prices.pier_steel': 'Pilote de acero',
    'home_prices.pier_helical': 'Pilote helicoidal',
    piers: 'Pilotes',
    rate: 'Precio por pilote',
    work: 'Pilotes instalados',
    engineer: 'Ingeniero',
    cost: 'Costo',
  },
  slopes: {
    value: { affected: 1 },
    piers: { affected: 1 },
    'work.low': { affected: 1 },
    'work.high': { affected: 1 },
    'engineer.low': { affected: 0 },
    'engineer.high': { affected: 0 },
    'cost.low': { affected: 1 },
    'cost.high': { affected: 1 },
    'total.low': { affected: 1 },
    'total.high': { affected: 1 },
  },
  refuse,
  answer,
  trace,
};
