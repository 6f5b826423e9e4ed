/**
 * Calculadora de la prima de título en Texas. Generated from the entry title-escrow of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { TitleEscrowInputs } from '../../calculators/title-escrow.js';
import { compute, computeOwn, estimate, refuse, trace } from '../../calculators/title-escrow.js';
import { amount, range, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TitleEscrowInputs, steps = compute(inputs)): CalculationResult {
  const { salePrice } = inputs;
  const { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh } = steps;
  return {
    value: roundTo(premium, 0),
    unit: '$ de prima de la póliza de título',
    interpretation:
      `La póliza del dueño sobre ${inDolares(salePrice)} cuesta ${inDolares(premium)} en todas las compañías de ` +
      'títulos, porque la fija el estado; por costumbre la paga el vendedor. En el estado de cierre verá el cargo de ' +
      `escrow o de cierre (${rangeInDolares(escrowLow, escrowHigh)}), el registro ` +
      `(${rangeInRoughDolares(recordingLow, recordingHigh)}) y el deslinde ` +
      `(${rangeInRoughDolares(surveyLow, surveyHigh)}).`,
    secondary: [
      { value: roundTo(escrowLow, 0), unit: '$', label: 'Cargo de escrow o de cierre (bajo)' },
      { value: roundTo(escrowHigh, 0), unit: '$', label: 'Cargo de escrow o de cierre (alto)' },
      { value: roundTo(recordingLow, 0), unit: '$', label: 'Cargos de registro (bajo)' },
      { value: roundTo(recordingHigh, 0), unit: '$', label: 'Cargos de registro (alto)' },
      { value: roundTo(surveyLow, 0), unit: '$', label: 'Deslinde (bajo)' },
      { value: roundTo(surveyHigh, 0), unit: '$', label: 'Deslinde (alto)' },
    ],
    figures: {
      premium: { value: roundTo(premium, 0), unit: '$' },
      escrow: { low: roundTo(escrowLow, 0), high: roundTo(escrowHigh, 0), unit: '$' },
      recording: { low: roundTo(recordingLow, 0), high: roundTo(recordingHigh, 0), unit: '$' },
      survey: { low: roundTo(surveyLow, 0), high: roundTo(surveyHigh, 0), unit: '$' },
    },
  };
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInDolares(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** La prima de la póliza de título del dueño que fija el estado para un precio de venta */
export const titleEscrow: Calculator<TitleEscrowInputs> = {
  slug: 'title-escrow',
  title: 'Calculadora de la prima de título en Texas',
  subtitle: 'La prima de la póliza de título del dueño que fija el estado para un precio de venta',
  tag: 'real-estate',
  service: 'Título y depósito en garantía (escrow)',
  disclaimer:
    'La prima es la tarifa básica del estado vigente el día del cierre; confirme con la compañía de títulos que no ' +
    'haya cambiado desde entonces. No incluye pólizas del prestamista, endosos, créditos, certificados de impuestos ' +
    'ni prorrateos, y no es asesoría legal.',
  inputs: [{
    name: 'salePrice',
    label: 'Precio de venta',
    type: 'number',
    unit: '$',
    default: 300000,
    min: 10000,
    max: 200000000,
    step: 100,
    units: acceptedUnits.USD,
  }],
  costBand: null,
  sources: [
    "Texas Department of Insurance, title basic premium rates, Rate Rule R-1, Commissioner's Order 2025-9697, in " +
      'force since March 1, 2026 (tdi.texas.gov/title/titlerates2026.html), 151 lines to $100,000 and seven brackets ' +
      'above, as a title company prints them (bmktitle.com/resources/current-rates); each line is that of September ' +
      '1, 2019 (texascountrytitle.com/our-rates.html) less 6.2 percent.',
    "By custom the seller of a Texas home pays for the owner's policy; the parties may agree otherwise.",
  ],
  asOf: '2019-01-01',
  periods: [
    { key: '2019-09-01', from: '2019-09-01', until: '2026-02-28' },
    { key: '2026-03-01', from: '2026-03-01' },
  ],
  sharedFigures: [
    { name: 'prices.escrow', unit: '$', source: 'Publicado: empresa (sin fecha)', values: [{ low: 300, high: 795 }] },
    {
      name: 'prices.recording',
      unit: '$',
      asOf: '2019-01-01',
      source: 'Publicado: tarifa oficial (2019)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.survey',
      unit: '$',
      asOf: '2022-06-27',
      source: 'Publicado: encuesta, guía de precios (2022)',
      values: [{ low: 400, high: 800 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Póliza de título del dueño', covers: 'fee' }],
    options: [
      { name: 'escrow', line: 'Cargo de escrow o de cierre', covers: 'fee' },
      { name: 'recording', line: 'Registro', covers: 'fee' },
      { name: 'survey', line: 'Deslinde', covers: 'fee' },
    ],
    leavesOut: [
      'cargo de escrow',
      'registro',
      'deslinde',
      'póliza del prestamista',
      'endosos',
      'créditos',
      'certificados de impuestos',
      'prorrateos',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'prices.escrow': 'published',
      'prices.recording': 'published',
      'prices.survey': 'published',
      'title-escrow.basic': 'published',
    },
  },
  own: {
    figures: [{ name: 'prices.survey', label: 'Deslinde', unit: '$', min: 100, max: 3000, units: acceptedUnits.USD }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    premium: 'Prima',
    escrow: 'Cargo de escrow',
    recording: 'Registro',
    survey: 'Deslinde',
    'prices.survey': 'Deslinde',
  },
  slopes: {
    value: { salePrice: 1 },
    premium: { salePrice: 1 },
    'escrow.low': { salePrice: 0 },
    'escrow.high': { salePrice: 0 },
    'recording.low': { salePrice: 0 },
    'recording.high': { salePrice: 0 },
    'survey.low': { salePrice: 0 },
    'survey.high': { salePrice: 0 },
    'total.low': { salePrice: 1 },
    'total.high': { salePrice: 1 },
  },
  refuse,
  answer,
  trace,
};
