/**
 * Calculadora de capacidad de carga de camioneta. Generated from the entry truck-accessories of
 * catalog/calculators/auto.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { TruckAccessoriesInputs, TruckAccessoriesSteps } from '../../calculators/truck-accessories.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: TruckAccessoriesInputs): TruckAccessoriesSteps {
  const { rating, curb, people, accessories, cargo, tongue } = inputs;
  const payload = rating - curb;
  const used = people + accessories + cargo + tongue;
  const left = payload - used;
  const spare = Math.max(0, left);
  const over = Math.max(0, -left);
  const loaded = curb + used;
  const trailer = Math.min(30000, Math.max(0, payload - people - accessories - cargo) * 25 / 3);
  const verdict: string = isBelow(left, 0) ? 'con sobrecarga' : 'dentro de la capacidad';
  return { payload, used, left, spare, over, loaded, trailer, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TruckAccessoriesInputs): CalculationResult {
  const { payload, used, left, spare, over, loaded, trailer, verdict } = compute(inputs);
  return {
    value: roundTo(left, 0),
    unit: 'lb de capacidad de carga restante',
    text: verdict,
    interpretation:
      `Su carga ocupa ${inWholeLibras(used)} de una capacidad de ${inWholeLibras(payload)}` +
      (isAbove(over, 0)
        ? `, con un exceso de ${inWholeLibras(over)}; la camioneta pesaría ${inWholeLibras(loaded)}.`
        : ` y el sobrante es de ${inWholeLibras(spare)}; la camioneta pesa ${inWholeLibras(loaded)}.` +
          (isAbove(trailer, 0)
            ? ` Con 12 por ciento en la lanza alcanza para un remolque de ${inWholeLibras(trailer)}.`
            : '')),
    secondary: [
      { value: roundTo(payload, 0), unit: 'lb', label: 'Capacidad de carga' },
      { value: roundTo(loaded, 0), unit: 'lb', label: 'Camioneta ya cargada' },
      { value: roundTo(trailer, 0), unit: 'lb', label: 'Remolque según capacidad de carga al 12 %' },
    ],
    figures: {
      used: { value: roundTo(used, 0), unit: 'lb' },
      payload: { value: roundTo(payload, 0), unit: 'lb' },
      over: { value: roundTo(over, 0), unit: 'lb' },
      loaded: { value: roundTo(loaded, 0), unit: 'lb' },
      spare: { value: roundTo(spare, 0), unit: 'lb' },
      trailer: { value: roundTo(trailer, 0), unit: 'lb' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TruckAccessoriesInputs): readonly TraceStep[] {
  const { payload, used, left, spare, over, loaded, trailer, verdict } = compute(inputs);
  return [
    { name: 'payload', formula: 'rating - curb', value: payload, unit: 'lb' },
    { name: 'used', formula: 'people + accessories + cargo + tongue', value: used, unit: 'lb' },
    { name: 'left', formula: 'payload - used', value: left, unit: 'lb' },
    { name: 'spare', formula: 'max(0 lb, left)', value: spare, unit: 'lb' },
    { name: 'over', formula: 'max(0 lb, -left)', value: over, unit: 'lb' },
    { name: 'loaded', formula: 'curb + used', value: loaded, unit: 'lb' },
    {
      name: 'trailer',
      formula: 'min(30000 lb, max(0 lb, payload - people - accessories - cargo) / 12%)',
      value: trailer,
      unit: 'lb',
    },
    {
      name: 'verdict',
      formula: 'if left < 0 lb then "con sobrecarga" else "dentro de la capacidad"',
      value: verdict,
      unit: '',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ rating, curb }: TruckAccessoriesInputs): BrokenRequirement | null {
  if (curb >= rating) return {
    message: 'El peso bruto nominal es mayor que el peso en vacío.',
    inputs: ['curb', 'rating'],
  };
  return null;
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/**
 * Qué puede cargar todavía una camioneta pickup después de personas, accesorios de la caja, carga y la lanza de un
 * remolque
 */
export const truckAccessories: Calculator<TruckAccessoriesInputs> = {
  slug: 'truck-accessories',
  title: 'Calculadora de capacidad de carga de camioneta',
  subtitle:
    'Qué puede cargar todavía una camioneta pickup después de personas, accesorios de la caja, carga y la lanza de ' +
    'un remolque',
  tag: 'auto',
  service: 'Accesorios para camionetas',
  disclaimer:
    'Estimado para planear. No incluye las capacidades de cada eje, llantas y enganche, que pueden ser más bajas; lo ' +
    'que cuenta es la etiqueta amarilla en la puerta del conductor. Pese la camioneta cargada en una báscula pública.',
  inputs: [
    {
      name: 'rating',
      label: 'Peso bruto nominal (GVWR)',
      type: 'number',
      unit: 'lb',
      default: 7000,
      min: 4000,
      max: 14000,
      step: 50,
      units: acceptedUnits.lb,
    },
    {
      name: 'curb',
      label: 'Peso en vacío',
      type: 'number',
      unit: 'lb',
      default: 5200,
      min: 2500,
      max: 10000,
      step: 50,
      units: acceptedUnits.lb,
    },
    {
      name: 'people',
      label: 'Personas, todas juntas',
      type: 'number',
      unit: 'lb',
      default: 360,
      min: 100,
      max: 1500,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'accessories',
      label: 'Accesorios: rack, tapa, caja de herramientas, defensa',
      type: 'number',
      unit: 'lb',
      default: 200,
      min: 0,
      max: 3000,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'cargo',
      label: 'Carga en la caja y la cabina',
      type: 'number',
      unit: 'lb',
      default: 300,
      min: 0,
      max: 8000,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'tongue',
      label: 'Peso en la lanza de un remolque',
      type: 'number',
      unit: 'lb',
      default: 600,
      min: 0,
      max: 4000,
      step: 10,
      units: acceptedUnits.lb,
    },
  ],
  costBand: null,
  sources: [
    'Payload is the gross weight rating less the weight of the truck, as on the tire and loading label, 49 CFR ' +
      '571.110.',
    '12 percent on the tongue lies in the usual 10 to 15 percent of hitch makers.',
  ],
  labels: {
    payload: 'Capacidad de carga',
    used: 'Carga',
    left: 'Lo que queda',
    spare: 'Margen',
    over: 'Exceso',
    loaded: 'Peso cargado',
    trailer: 'Remolque',
    verdict: 'Resultado',
  },
  slopes: {
    value: { people: -1, accessories: -1, cargo: -1, tongue: -1 },
    used: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    payload: { people: 0, accessories: 0, cargo: 0, tongue: 0 },
    over: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    loaded: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    spare: { people: -1, accessories: -1, cargo: -1, tongue: -1 },
    trailer: { people: -1, accessories: -1, cargo: -1, tongue: 0 },
  },
  refuse,
  answer,
  trace,
};
