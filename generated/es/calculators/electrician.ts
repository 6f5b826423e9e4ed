/**
 * Calculadora del tamaño del servicio eléctrico. Generated from the entry electrician of catalog/calculators.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { ElectricianInputs } from '../../calculators/electrician.js';
import { cells, compute, refuse, trace } from '../../calculators/electrician.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ElectricianInputs): CalculationResult {
  const { general, hvac, demand, withMargin, service, least } = compute(inputs);
  return {
    value: roundTo(service, 0),
    unit: 'Servicio en A',
    interpretation:
      `Calcule un servicio y un panel de ${inWholeA(service)}: su demanda calculada es de ${inATo1Decimal(demand)} a ` +
      `240 volts, o ${inATo1Decimal(withMargin)} con un margen del 25% para lo que agregue después.` +
      (least < service ? ` Por la pura demanda el código pide ${inWholeA(least)}.` : ''),
    secondary: [
      { value: roundTo(demand, 0), unit: 'A', label: 'Demanda calculada (A)' },
      { value: roundTo(service, 0), unit: 'A', label: 'Panel recomendado (A)' },
      { value: roundTo(general, 0), unit: 'VA', label: 'Subtotal antes del factor de demanda (VA)' },
      { value: roundTo(hvac, 0), unit: 'VA', label: 'Parte del aire acondicionado (VA)' },
    ],
    figures: {
      service: { value: roundTo(service, 0), unit: 'A' },
      demand: { value: roundTo(demand, 1), unit: 'A' },
      withMargin: { value: roundTo(withMargin, 1), unit: 'A' },
      least: { value: roundTo(least, 0), unit: 'A' },
    },
  };
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** Amperaje del servicio principal de una vivienda por el método de carga opcional */
export const electrician: Calculator<ElectricianInputs> = {
  slug: 'electrician',
  title: 'Calculadora del tamaño del servicio eléctrico',
  subtitle: 'Amperaje del servicio principal de una vivienda por el método de carga opcional',
  tag: 'home',
  service: 'Electricistas',
  disclaimer:
    'Estimado para planear por el método opcional para viviendas del National Electrical Code, edición 2023; los ' +
    'aparatos de cocina se toman con una carga fija; no incluye calefacción eléctrica, albercas ni spas. Un ' +
    'electricista con licencia debe hacer el cálculo de carga oficial, y su ciudad decide qué edición se aplica.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área habitable',
      type: 'number',
      unit: 'pies²',
      default: 1800,
      min: 400,
      max: 8000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'smallApplianceCircuits',
      label: 'Circuitos para aparatos chicos',
      type: 'number',
      unit: 'circuitos',
      default: 2,
      min: 2,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.circuit,
      hint: 'Circuitos de 20 A de cocina y comedor; el código pide al menos dos',
    },
    {
      name: 'electricRange',
      label: 'Estufa eléctrica',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'electricDryer',
      label: 'Secadora eléctrica',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'electricWaterHeater',
      label: 'Calentador de agua eléctrico',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'hvacTons',
      label: 'Aire acondicionado',
      type: 'number',
      unit: 'toneladas de enfriamiento',
      default: 3,
      min: 0,
      max: 20,
      step: 0.5,
      units: acceptedUnits.tonAC,
      hint: 'Total de todas las unidades, 0 si no hay',
    },
    {
      name: 'evCharger',
      label: 'Cargador de carro eléctrico',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Electricistas',
    unit: 'por proyecto',
    price_min_usd: 300,
    price_max_usd: 5500,
    notes:
      'Las reparaciones y los circuitos adicionales quedan en el extremo bajo; un servicio nuevo con panel y base de ' +
      'medidor, en el alto.',
  },
  sources: [
    'Optional method of NEC 220.82 (2023): 3 VA per sq ft, 1,500 VA for each small-appliance circuit and the ' +
      'laundry, nameplate of appliances, first 10 kVA at 100 percent and the rest at 40, air conditioning at 100 ' +
      'percent.',
    'Range 12,000 VA and dryer 5,000 VA as in the examples of NEC Annex D; water heater 4,500 VA is the usual element.',
    'EV charger 7,200 VA, the minimum of NEC 220.57 (2023); larger chargers add more.',
    'Least dwelling service 100 A (NEC 230.79(C)); of the standard ratings of NEC 240.6(A) those in which the ' +
      'trade stocks service panels.',
    "Texas adopted the 2023 NEC on 2023-09-01 (16 TAC 73.100); the 2026 edition changes the method's figures.",
    "The service's margin of 25 percent over the calculated demand.",
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'electricity.continuous_margin',
      unit: '',
      source: "The service's margin of 25 percent over the calculated demand.",
      values: [{ value: 1.25 }],
    },
    {
      name: 'electricity.cooling',
      unit: 'VA por tonelada de enfriamiento',
      source: 'Nuestro criterio',
      values: [{ value: 2400 }],
    },
    { name: 'electricity.fixed_appliances', unit: 'VA', source: 'Nuestro criterio', values: [{ value: 4500 }] },
    {
      name: 'electricity.service_voltage',
      unit: 'V',
      asOf: '2023-01-01',
      source: 'Publicado: código de construcción (2023)',
      values: [{ value: 240 }],
    },
  ],
  labels: {
    afterDemand: 'Carga después del factor de demanda',
    withMargin: 'Carga con margen',
    lighting: 'Alumbrado',
    circuits: 'Circuitos de aparatos',
    large: 'Aparatos grandes',
    general: 'Carga general',
    hvac: 'Aire acondicionado',
    demand: 'Demanda',
    service: 'Servicio',
    least: 'Servicio mínimo',
  },
  slopes: {
    value: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1 },
    service: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1 },
    demand: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1 },
    withMargin: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1 },
    least: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
