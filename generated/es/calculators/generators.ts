/**
 * Calculadora de tamaño y costo de generadores de respaldo. Generated from the entry generators of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { GeneratorsInputs } from '../../calculators/generators.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/generators.js';
import { amount, roughRange, trimmed } from '../language.js';

const homeSizePhrases: Readonly<Record<GeneratorsInputs['homeSize'], string>> = {
  small: 'una casa chica',
  med: 'una casa mediana',
  large: 'una casa grande',
  xl: 'una casa extra grande',
};
const coveragePhrases: Readonly<Record<GeneratorsInputs['coverage'], string>> = {
  essentials: 'lo esencial',
  managed: 'la casa entera con manejo de cargas',
  whole: 'la casa entera a la vez',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GeneratorsInputs, steps = compute(inputs)): CalculationResult {
  const { homeSize, coverage } = inputs;
  const { minimum, model, amps, installedLow, installedHigh } = steps;
  return {
    value: roundTo(minimum, 0),
    unit: 'kW',
    interpretation:
      `Para ${homeSizePhrases[homeSize]} necesita al menos ${inWholeKW(minimum)} (cerca de ${inWholeA(amps)} a 240 ` +
      `volts) si debe funcionar ${coveragePhrases[coverage]}. El gas natural da una décima parte menos que el ` +
      'propano, así que compre un modelo ' +
      (model <= 26
        ? `de ${inKW(model)}: ${rangeInRoughDolares(installedLow, installedHigh)} instalado con su interruptor de ` +
          'transferencia.'
        : `enfriado por líquido de ${inKW(model)}: ${rangeInRoughDolares(installedLow, installedHigh)} instalado con ` +
          'su interruptor de transferencia.'),
    secondary: [
      { value: roundTo(model, 0), unit: 'kW', label: 'Siguiente tamaño de modelo común' },
      { value: roundTo(installedLow, 0), unit: '$', label: 'Costo instalado (bajo)' },
      { value: roundTo(installedHigh, 0), unit: '$', label: 'Costo instalado (alto)' },
    ],
    figures: {
      minimum: { value: roundTo(minimum, 0), unit: 'kW' },
      amps: { value: roundTo(amps, 0), unit: 'A' },
      model: { value: roundTo(model, 2), unit: 'kW' },
      installed: { low: roundTo(installedLow, 0), high: roundTo(installedHigh, 0), unit: '$' },
    },
  };
}

/** "2,500 kW", for instance. */
function inWholeKW(value: number): string {
  return amount(trimmed(value, 0), '', ' kW', ' kW');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "2,500 kW", for instance. */
function inKW(value: number): string {
  return amount(trimmed(value, 2), '', ' kW', ' kW');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** El generador de respaldo más chico que sostiene su casa durante un apagón, y su precio instalado */
export const generators: Calculator<GeneratorsInputs> = {
  slug: 'generators',
  title: 'Calculadora de tamaño y costo de generadores de respaldo',
  subtitle: 'El generador de respaldo más chico que sostiene su casa durante un apagón, y su precio instalado',
  tag: 'home',
  service: 'Generadores de respaldo',
  disclaimer:
    'Estimado para planear. Un electricista con licencia debe calcular la carga y un plomero debe dimensionar la ' +
    'línea de gas antes de que usted compre; no incluye líneas de gas largas, un panel nuevo ni permisos.',
  inputs: [
    {
      name: 'homeSize',
      label: 'Tamaño de la casa',
      type: 'select',
      default: 'med',
      options: [
        { value: 'small', label: 'Chica, hasta 1,200 pies²' },
        { value: 'med', label: 'Mediana, de 1,200 a 2,200 pies²' },
        { value: 'large', label: 'Grande, de 2,200 a 3,500 pies²' },
        { value: 'xl', label: 'Extra grande, más de 3,500 pies²' },
      ],
    },
    {
      name: 'coverage',
      label: 'Qué debe hacer funcionar',
      type: 'select',
      default: 'managed',
      options: [
        { value: 'essentials', label: 'Lo esencial: refrigerador, luces, ventiladores, contactos' },
        { value: 'managed', label: 'Toda la casa con manejo de cargas' },
        { value: 'whole', label: 'Toda la casa a la vez' },
      ],
    },
  ],
  costBand: {
    service_name: 'Generadores de respaldo',
    unit: 'por sistema',
    price_min_usd: 4500,
    price_max_usd: 14000,
    notes:
      'Lo esencial y las instalaciones sencillas quedan dentro del rango; lo que hace funcionar toda la casa, y las ' +
      'máquinas enfriadas por líquido de más de 26 kW, cuestan más.',
  },
  sources: [
    'Sizes follow mightygenerators.com/pages/home-standby-generator-sizing-guide (necessities 6 to 8 kW, more 10, ' +
      'most homes 12 to 13, whole home 20 to 22, large 25 and 30) and gendealers.com/learn/installation-and-sizing ' +
      '(14 to 16 kW for 1,500 to 2,500 sq ft, 18 to 22 to 3,500 and 24 to 48 above).',
    'NEC 702.4 requires that an automatic standby source carry the full load or that a load-management system ' +
      'limit it (norwall.com/power-expert/standby-generator-buyer-guide-what-size-generator-do-i-need).',
    "Model sizes are those of common air-cooled lines to 26 kW and of liquid-cooled ones above (makers' catalogs).",
    'Over 20 kW installed $9,500 to $24,000 (homeguide.com/costs/generator-cost).',
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'electricity.gas_rating',
      unit: '',
      asOf: '2026-06-01',
      source: 'Publicado: fabricante, guía de precios (2026)',
      values: [{ value: 0.9 }],
    },
    {
      name: 'electricity.service_voltage',
      unit: 'V',
      asOf: '2023-01-01',
      source: 'Publicado: código de construcción (2023)',
      values: [{ value: 240 }],
    },
    {
      name: 'prices.generator_base',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 4000, high: 8000 }],
    },
    {
      name: 'prices.generator_liquid_base',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 5000, high: 12000 }],
    },
    {
      name: 'prices.generator_liquid_power',
      unit: '$ por kW',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 300, high: 350 }],
    },
    {
      name: 'prices.generator_power',
      unit: '$ por kW',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 250, high: 350 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Generador con interruptor de transferencia', covers: 'material' },
      { line: 'Base, cableado, conexión de gas y arranque', covers: 'labor' },
    ],
    leavesOut: ['líneas de gas largas', 'panel nuevo', 'permisos', 'tanque de propano', 'mantenimiento'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'prices.generator_base': 'published',
      'prices.generator_liquid_base': 'published',
      'prices.generator_liquid_power': 'published',
      'prices.generator_power': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.generator_power',
      label: 'Generador, instalado',
      unit: '$ por kW',
      min: 100,
      max: 1000,
      written: 'USD/kW',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.generator_power': 'Generador, instalado',
    minimum: 'Tamaño mínimo',
    model: 'Modelo',
    amps: 'Amperes',
    unit: 'Generador',
    install: 'Instalación',
    installed: 'Con instalación',
  },
  refuse,
  answer,
  trace,
  cells,
};
