/**
 * Calculadora de fugas de agua. Generated from the entry leak-detection of catalog/calculators/home-water.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { LeakDetectionInputs, LeakDetectionSteps } from '../../calculators/leak-detection.js';
import { refuse } from '../../calculators/leak-detection.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ used, minutes, rate }: LeakDetectionInputs): LeakDetectionSteps {
  const flow = used / minutes * 1440;
  const daily = flow;
  const monthly = flow * 30.4;
  const yearly = flow * 365;
  const bill = monthly * rate / 1000;
  const verdict: string =
    used === 0
      ? 'ninguna a la vista'
      : isBelow(daily, 90)
        ? 'chica'
        : 'grande';
  return { flow, daily, monthly, yearly, bill, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LeakDetectionInputs): CalculationResult {
  const { used, minutes } = inputs;
  const { daily, monthly, yearly, bill, verdict } = compute(inputs);
  return {
    value: roundTo(daily, 0),
    unit: 'galones al día',
    text: verdict,
    interpretation:
      used === 0
        ? `Su medidor no se movió en ${inMinutos(minutes)}, así que no se ve ninguna fuga. Muchos medidores no ` +
          'detectan menos de una pinta por minuto; una prueba de colorante en los excusados encuentra lo que ellos ' +
          'no pueden.'
        : `Con ${inGalones(used)} en ${inMinutos(minutes)}, su casa pierde ${inWholeGalones(daily)} al día, ` +
          (isBelow(daily, 90)
            ? `una fuga chica como la de un excusado o una llave. Al mes son ${inWholeGalones(monthly)} y ` +
              `${inDolaresTo2Decimals(bill)}; al año, ${inWholeGalones(yearly)}.`
            : `o ${inWholeGalones(monthly)} y ${inDolaresTo2Decimals(bill)} al mes. Solo una de cada diez casas ` +
              'pierde 90 galones al día o más; busque un excusado que no deja de correr, y luego mande probar el ' +
              'patio y la losa.'),
    secondary: [
      { value: roundTo(monthly, 0), unit: 'galones', label: 'Al mes' },
      { value: roundTo(yearly, 0), unit: 'galones', label: 'Al año' },
      { value: roundTo(bill, 2), unit: '$', label: 'Costo al mes' },
    ],
    figures: {
      daily: { value: roundTo(daily, 0), unit: 'galones' },
      monthly: { value: roundTo(monthly, 0), unit: 'galones' },
      bill: { value: roundTo(bill, 2), unit: '$' },
      yearly: { value: roundTo(yearly, 0), unit: 'galones' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LeakDetectionInputs): readonly TraceStep[] {
  const { flow, daily, monthly, yearly, bill, verdict } = compute(inputs);
  return [
    { name: 'flow', formula: 'used / minutes to gal/day', value: flow, unit: 'galones por día' },
    { name: 'daily', formula: 'flow * 1 day to gal', value: daily, unit: 'galones' },
    { name: 'monthly', formula: 'flow * 30.4 day to gal', value: monthly, unit: 'galones' },
    { name: 'yearly', formula: 'flow * 365 day to gal', value: yearly, unit: 'galones' },
    { name: 'bill', formula: 'monthly / 1000 gal * rate * 1 USD', value: bill, unit: '$' },
    {
      name: 'verdict',
      formula: 'if used = 0 gal then "ninguna a la vista" else if daily < 90 gal then "chica" else "grande"',
      value: verdict,
      unit: '',
    },
  ];
}

/** "2,500 minutos", for instance. */
function inMinutos(value: number): string {
  return amount(trimmed(value, 2), '', ' minuto', ' minutos');
}

/** "2,500 galones", for instance. */
function inGalones(value: number): string {
  return amount(trimmed(value, 2), '', ' galón', ' galones');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "$2,500.00", for instance. */
function inDolaresTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** Galones al día y dólares al mes según una prueba del medidor */
export const leakDetection: Calculator<LeakDetectionInputs> = {
  slug: 'leak-detection',
  title: 'Calculadora de fugas de agua',
  subtitle: 'Galones al día y dólares al mes según una prueba del medidor',
  tag: 'home',
  service: 'Detección de fugas',
  disclaimer:
    'Estimado para planear a partir de dos lecturas del medidor con toda el agua cerrada. No incluye cargos de ' +
    'drenaje, daños ni la búsqueda. Una prueba de unos minutos no detecta una fuga lenta; un excusado que se vuelve ' +
    'a llenar solo cuenta como fuga.',
  inputs: [
    {
      name: 'used',
      label: 'Agua que pasó por el medidor en la prueba',
      type: 'number',
      unit: 'galones',
      default: 2,
      min: 0,
      max: 200,
      step: 0.1,
      units: acceptedUnits.gal,
      hint: 'La segunda lectura menos la primera; un pie cúbico son 7.48 galones',
    },
    {
      name: 'minutes',
      label: 'Duración de la prueba',
      type: 'number',
      unit: 'minutos',
      default: 60,
      min: 15,
      max: 720,
      step: 5,
      units: acceptedUnits.min,
    },
    {
      name: 'rate',
      label: 'Precio del agua',
      type: 'number',
      unit: '$ por 1,000 galones',
      default: 8,
      min: 1,
      max: 50,
      step: 0.25,
    },
  ],
  costBand: null,
  sources: [
    "EPA WaterSense Fix a Leak (nepis.epa.gov, document P100YTRV), the average home's leaks are more than 10,000 " +
      'gallons a year, one home in ten loses 90 gallons a day, and two hours without movement is its meter test.',
    'Many meters do not register below a pint a minute (allianceforwaterefficiency.org/Household_Leaks.aspx).',
  ],
  labels: {
    flow: 'Fuga',
    daily: 'Por día',
    monthly: 'Por mes',
    yearly: 'Por año',
    bill: 'Cuenta',
    verdict: 'Resultado',
  },
  slopes: {
    value: { used: 1, minutes: -1, rate: 0 },
    daily: { used: 1, minutes: -1, rate: 0 },
    monthly: { used: 1, minutes: -1, rate: 0 },
    bill: { used: 1, minutes: -1, rate: 1 },
    yearly: { used: 1, minutes: -1, rate: 0 },
  },
  refuse,
  answer,
  trace,
};
