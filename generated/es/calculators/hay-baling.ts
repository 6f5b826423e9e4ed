/**
 * Calculadora de rendimiento de heno. Generated from the entry hay-baling of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { HayBalingInputs } from '../../calculators/hay-baling.js';
import { cells, compute, refuse } from '../../calculators/hay-baling.js';
import { amount, range, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const cuttingsPhrases: Readonly<Record<HayBalingInputs['cuttings'], string>> = {
  '1': 'un corte',
  '2': 'dos cortes',
  '3': 'tres cortes',
  '4': 'cuatro cortes',
  '5': 'cinco cortes',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HayBalingInputs): CalculationResult {
  const { acres, cuttings } = inputs;
  const { perCutting, bales, weightLow, weightHigh } = compute(inputs);
  return {
    value: roundTo(bales, 1),
    unit: 'pacas redondas esta temporada',
    interpretation:
      `Espere ${inPacasRedondasTo1Decimal(bales)} de ${inAcres(acres)} en ` +
      (cuttings === '1'
        ? 'un corte. Con 1,000 a 1,200 libras por paca, son de ' +
          `${rangeInToneladas(weightLow / 2000, weightHigh / 2000)} de heno.`
        : `${cuttingsPhrases[cuttings]}, ${inPacasRedondas(perCutting)} cada vez. Con 1,000 a 1,200 libras por paca, ` +
          `son de ${rangeInToneladas(weightLow / 2000, weightHigh / 2000)} de heno.`),
    secondary: [{ value: roundTo(perCutting, 1), unit: 'pacas redondas', label: 'Pacas por corte' }],
    figures: {
      bales: { value: roundTo(bales, 1), unit: 'pacas redondas' },
      weight: { low: roundTo(weightLow / 2000, 2), high: roundTo(weightHigh / 2000, 2), unit: 'toneladas' },
      perCutting: { value: roundTo(perCutting, 2), unit: 'pacas redondas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HayBalingInputs): readonly TraceStep[] {
  const { perCutting, bales, weightLow, weightHigh } = compute(inputs);
  return [
    { name: 'perCutting', formula: 'acres * balesPerAcre * 1 bale/acre', value: perCutting, unit: 'pacas redondas' },
    { name: 'bales', formula: 'perCutting * cuttings.number', value: bales, unit: 'pacas redondas' },
    {
      name: 'weight',
      formula: 'bales * coverages.round_bale',
      value: { low: weightLow, high: weightHigh },
      unit: 'lb',
    },
  ];
}

/** "2,500 pacas redondas", for instance. */
function inPacasRedondasTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' paca redonda', ' pacas redondas');
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "1,000 a 2,500 toneladas", for instance. */
function rangeInToneladas(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' tonelada', ' toneladas');
}

/** "2,500 pacas redondas", for instance. */
function inPacasRedondas(value: number): string {
  return amount(trimmed(value, 2), '', ' paca redonda', ' pacas redondas');
}

/** Pacas redondas en una temporada según acres, rendimiento y cortes */
export const hayBaling: Calculator<HayBalingInputs> = {
  slug: 'hay-baling',
  title: 'Calculadora de rendimiento de heno',
  subtitle: 'Pacas redondas en una temporada según acres, rendimiento y cortes',
  tag: 'outdoor',
  service: 'Empacado de zacate para pacas',
  disclaimer:
    'Estimado para planear. La lluvia, el fertilizante y la siembra deciden el rendimiento, y en temporal muchas ' +
    'veces se pierde un corte; no incluye los cargos por cortar, rastrillar, empacar y acarrear.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres cortados',
      type: 'number',
      unit: 'acres',
      default: 40,
      min: 1,
      max: 5000,
      step: 1,
      units: acceptedUnits.acre,
    },
    {
      name: 'balesPerAcre',
      label: 'Pacas redondas por acre en cada corte',
      type: 'number',
      default: 2,
      min: 0.5,
      max: 6,
      step: 0.5,
      hint: '1.5 a 3 en bermuda costera, pacas de 1,000 a 1,200 libras',
    },
    {
      name: 'cuttings',
      label: 'Cortes esta temporada',
      type: 'select',
      default: '3',
      options: [
        { value: '1', label: 'Uno' },
        { value: '2', label: 'Dos' },
        { value: '3', label: 'Tres' },
        { value: '4', label: 'Cuatro' },
        { value: '5', label: 'Cinco (con riego)' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Bales are acres x bales per acre and cutting x cuttings, by definition.',
    'Hybrid bermudas are cut about every four weeks for good hay (Glenn W. Burton, University of Georgia, ' +
      'commodities.caes.uga.edu/grasses/bermudahay.htm); two to four cuttings a season on dryland is a planning ' +
      'estimate.',
    'Round bales of 1,000 to 1,200 lb and 1.5 to 3 an acre and cutting are planning estimates for coastal bermuda.',
  ],
  asOf: '2012-01-01',
  sharedFigures: [{
    name: 'coverages.round_bale',
    unit: 'lb por paca redonda',
    asOf: '2012-01-01',
    source: 'Publicado: agencia (2012)',
    values: [{ low: 1000, high: 1200 }],
  }],
  labels: { perCutting: 'Pacas de un corte', bales: 'Pacas', weight: 'Peso' },
  slopes: {
    value: { acres: 1, balesPerAcre: 1 },
    bales: { acres: 1, balesPerAcre: 1 },
    'weight.low': { acres: 1, balesPerAcre: 1 },
    'weight.high': { acres: 1, balesPerAcre: 1 },
    perCutting: { acres: 1, balesPerAcre: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
