/**
 * Calculadora de bombeo de fosa séptica. Generated from the entry septic-pumping of catalog/calculators/land.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { SepticPumpingInputs } from '../../calculators/septic-pumping.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/septic-pumping.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const tankFigures: Readonly<Record<SepticPumpingInputs['tank'], { extraLow: number; extraHigh: number }>> = {
  '750': { extraLow: 0, extraHigh: 0 },
  '1000': { extraLow: 0, extraHigh: 0 },
  '1250': { extraLow: 40, extraHigh: 65 },
  '1500': { extraLow: 75, extraHigh: 125 },
  '2000': { extraLow: 150, extraHigh: 250 },
};
const interval: Readonly<
  Record<SepticPumpingInputs['tank'], Readonly<Record<SepticPumpingInputs['people'], number>>>
> = {
  '750': {
    '1': 9,
    '2': 4,
    '3': 2.5,
    '4': 2,
    '5': 1.5,
    '6': 1,
    '7': 0.5,
    '8': 0.5,
  },
  '1000': {
    '1': 12.5,
    '2': 6,
    '3': 3.5,
    '4': 2.5,
    '5': 2,
    '6': 1.5,
    '7': 1,
    '8': 1,
  },
  '1250': {
    '1': 15.5,
    '2': 7.5,
    '3': 5,
    '4': 3.5,
    '5': 2.5,
    '6': 2,
    '7': 1.5,
    '8': 1.5,
  },
  '1500': {
    '1': 19,
    '2': 9,
    '3': 6,
    '4': 4,
    '5': 3.5,
    '6': 2.5,
    '7': 2,
    '8': 2,
  },
  '2000': {
    '1': 25.5,
    '2': 12.5,
    '3': 8,
    '4': 6,
    '5': 4.5,
    '6': 3.5,
    '7': 3,
    '8': 2.5,
  },
};
const tankPhrases: Readonly<Record<SepticPumpingInputs['tank'], string>> = {
  '750': 'de 750 galones',
  '1000': 'de 1,000 galones',
  '1250': 'de 1,250 galones',
  '1500': 'de 1,500 galones',
  '2000': 'de 2,000 galones',
};
const peoplePhrases: Readonly<Record<SepticPumpingInputs['people'], string>> = {
  '1': 'una persona',
  '2': 'dos personas',
  '3': 'tres personas',
  '4': 'cuatro personas',
  '5': 'cinco personas',
  '6': 'seis personas',
  '7': 'siete personas',
  '8': 'ocho personas',
};
const disposalPhrases: Readonly<Record<SepticPumpingInputs['disposal'], string>> = {
  yes: 'con triturador de desperdicios',
  no: 'sin triturador de desperdicios',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SepticPumpingInputs, steps = compute(inputs)): CalculationResult {
  const { tank, people, disposal } = inputs;
  const { years, visitLow, visitHigh, yearlyLow, yearlyHigh } = steps;
  return {
    value: roundTo(years, 2),
    unit: 'años entre vaciados',
    interpretation:
      `Mande bombear un tanque ${tankPhrases[tank]} para ${peoplePhrases[people]} ${disposalPhrases[disposal]} más o ` +
      `menos cada ${inAnos(years)}. Cada visita cuesta ${rangeInRoughDolares(visitLow, visitHigh)}, o ` +
      `${rangeInRoughDolares(yearlyLow, yearlyHigh)} al año.`,
    secondary: [
      { value: roundTo(visitLow, 0), unit: '$', label: 'Una visita (bajo)' },
      { value: roundTo(visitHigh, 0), unit: '$', label: 'Una visita (alto)' },
    ],
    figures: {
      years: { value: roundTo(years, 2), unit: 'años' },
      visit: { low: roundTo(visitLow, 0), high: roundTo(visitHigh, 0), unit: '$' },
      yearly: { low: roundTo(yearlyLow, 0), high: roundTo(yearlyHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SepticPumpingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    years,
    pumpingLow,
    pumpingHigh,
    largerLow,
    largerHigh,
    visitLow,
    visitHigh,
    yearlyLow,
    yearlyHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'years', formula: 'interval[tank, people] * disposal.share', value: years, unit: 'años' },
    { name: 'pumping', formula: 'prices.septic_pumping', value: { low: pumpingLow, high: pumpingHigh }, unit: '$' },
    { name: 'larger', formula: 'tank.extra', value: { low: largerLow, high: largerHigh }, unit: '$' },
    { name: 'visit', formula: 'pumping + larger', value: { low: visitLow, high: visitHigh }, unit: '$' },
    { name: 'yearly', formula: 'visit / years * 1 year', value: { low: yearlyLow, high: yearlyHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(pumping, 1 USD) + round(larger, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ tank, people, disposal }: SepticPumpingInputs): readonly Cell[] {
  const tankChosen = tankFigures[tank];
  return [
    { name: 'tank.extra', cell: tank, unit: '$', low: tankChosen.extraLow, high: tankChosen.extraHigh },
    { name: 'disposal.share', cell: disposal, unit: '', value: disposal === 'yes' ? 0.7 : 1 },
    { name: 'interval', cell: `${tank}/${people}`, unit: 'años', value: interval[tank][people] },
  ];
}

/** "2,500 años", for instance. */
function inAnos(value: number): string {
  return amount(trimmed(value, 2), '', ' año', ' años');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Años entre vaciados de una fosa séptica, y cuánto cuesta uno */
export const septicPumping: Calculator<SepticPumpingInputs> = {
  slug: 'septic-pumping',
  title: 'Calculadora de bombeo de fosa séptica',
  subtitle: 'Años entre vaciados de una fosa séptica, y cuánto cuesta uno',
  tag: 'outdoor',
  service: 'Bombeo de fosas sépticas',
  disclaimer:
    'Estimado para planear en un hogar que vive ahí todo el año. No incluye desenterrar tapas, reparaciones ni los ' +
    'tanques de sistemas aeróbicos; lo que mejor lo dice es una inspección de lodos y natas. Un triturador de ' +
    'desperdicios acorta el intervalo.',
  inputs: [
    {
      name: 'tank',
      label: 'Tanque',
      type: 'select',
      default: '1000',
      options: [
        { value: '750', label: '750 galones' },
        { value: '1000', label: '1,000 galones' },
        { value: '1250', label: '1,250 galones' },
        { value: '1500', label: '1,500 galones' },
        { value: '2000', label: '2,000 galones' },
      ],
    },
    {
      name: 'people',
      label: 'Personas en la casa',
      type: 'select',
      default: '4',
      options: [
        { value: '1', label: 'una persona' },
        { value: '2', label: 'dos personas' },
        { value: '3', label: 'tres personas' },
        { value: '4', label: 'cuatro personas' },
        { value: '5', label: 'cinco personas' },
        { value: '6', label: 'seis personas' },
        { value: '7', label: 'siete personas' },
        { value: '8', label: 'ocho personas' },
      ],
    },
    {
      name: 'disposal',
      label: '¿Con triturador de desperdicios?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Bombeo de fosas sépticas',
    unit: 'por visita',
    price_min_usd: 300,
    price_max_usd: 725,
  },
  sources: [
    'Pumping frequency by tank and household, the table of a septic company in Austin ' +
      '(snowdenonsite.com/Septic/214/Pumping%20Frequencies). Penn State Extension, fact sheet F-161, holds that ' +
      'tanks of the right size store the sludge of up to three years ' +
      '(docslib.org/doc/13360477/septic-tank-pumping-frequency).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [{
    name: 'prices.septic_pumping',
    unit: '$',
    asOf: '2026-01-01',
    source: 'Publicado: guía de precios (2026)',
    values: [{ low: 300, high: 475 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Bombeo, tanque de hasta 1,000 galones', covers: 'job' },
      { line: 'Tanque más grande', covers: 'job' },
    ],
    leavesOut: ['desenterrar tapas', 'reparaciones', 'tanques de sistemas aeróbicos', 'inspección'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.septic_pumping': 'published', 'septic-pumping.tank': 'judged' },
  },
  own: {
    figures: [{
      name: 'prices.septic_pumping',
      label: 'Bombeo',
      unit: '$',
      min: 100,
      max: 1500,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.septic_pumping': 'Bombeo',
    years: 'Años',
    pumping: 'Bombeo',
    larger: 'Cargo por tanque grande',
    visit: 'Visita',
    yearly: 'Por año',
    total: 'Total',
  },
  refuse,
  answer,
  trace,
  cells,
};
