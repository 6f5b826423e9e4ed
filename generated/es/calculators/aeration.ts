/**
 * Calculadora de aireación de zacate. Generated from the entry aeration of catalog/calculators/yard-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { AerationInputs } from '../../calculators/aeration.js';
import { cells, compute, estimate, refuse, trace } from '../../calculators/aeration.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const passesPhrases: Readonly<Record<AerationInputs['passes'], string>> = {
  one: 'con una pasada',
  two: 'con dos pasadas cruzadas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AerationInputs): CalculationResult {
  const { lawnSqft, passes } = inputs;
  const { minimumLow, byAreaLow, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Airear ${inPies2(lawnSqft)} ${passesPhrases[passes]} cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (isBelow(byAreaLow, minimumLow)
        ? ', porque las cuadrillas cobran un mínimo; si los vecinos se apuntan el mismo día, puede salirles más barato.'
        : '.'),
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto cuesta sacar tapones de tierra de un zacate según su área, de una pasada o de dos */
export const aeration: Calculator<AerationInputs> = {
  slug: 'aeration',
  title: 'Calculadora de aireación de zacate',
  subtitle: 'Cuánto cuesta sacar tapones de tierra de un zacate según su área, de una pasada o de dos',
  tag: 'outdoor',
  service: 'Aireación de zacate',
  disclaimer:
    'Estimado para planear la aireación con tapones de un zacate despejado. No incluye semilla, capa de tierra ' +
    'encima, fertilizante ni la reparación de aspersores que nadie marcó.',
  inputs: [
    {
      name: 'lawnSqft',
      label: 'Zacate',
      type: 'number',
      unit: 'pies²',
      default: 6000,
      min: 500,
      max: 87000,
      step: 100,
      units: acceptedUnits.sqft,
      hint: 'Sin la casa, la entrada ni las jardineras',
    },
    {
      name: 'passes',
      label: 'Pasadas',
      type: 'select',
      default: 'one',
      options: [
        { value: 'one', label: 'Una pasada' },
        { value: 'two', label: 'Dos pasadas cruzadas' },
      ],
    },
  ],
  costBand: {
    service_name: 'Aireación de zacate',
    unit: 'por visita',
    price_min_usd: 75,
    price_max_usd: 3000,
  },
  sources: [
    'Two passes at $60 beside one at $45 by 1,000 sq ft, and 9 to 12 plugs a square foot only in two ' +
      '(peakseason.llc/services/aeration).',
    'Two passes at $60 beside one at $45 by 1,000 sq ft (peakseason.llc/services/aeration).',
  ],
  sharedFigures: [
    {
      name: 'yard_services.aeration',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 0.01, high: 0.025 }],
    },
    {
      name: 'yard_services.aeration_minimum',
      unit: '$',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 75, high: 100 }],
    },
    {
      name: 'yard_services.aeration_second',
      unit: '',
      source: 'Two passes at $60 beside one at $45 by 1,000 sq ft (peakseason.llc/services/aeration).',
      values: [{ value: 1.3333333333333333 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Aireación con tapones', covers: 'job' }],
    leavesOut: [
      'semilla',
      'capa de tierra encima',
      'fertilizante',
      'reparación de aspersores',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'yard_services.aeration': 'published', 'yard_services.aeration_minimum': 'published' },
  },
  labels: { byArea: 'Precio por el área', minimum: 'Cargo mínimo', cost: 'Costo' },
  slopes: {
    value: { lawnSqft: 1 },
    'cost.low': { lawnSqft: 1 },
    'cost.high': { lawnSqft: 1 },
    'range.low': { lawnSqft: 1 },
    'range.high': { lawnSqft: 1 },
    'total.low': { lawnSqft: 1 },
    'total.high': { lawnSqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
