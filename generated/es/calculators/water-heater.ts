/**
 * Calculadora del costo de reemplazar un calentador de agua. Generated from the entry water-heater of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { WaterHeaterInputs } from '../../calculators/water-heater.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/water-heater.js';
import { roughRange } from '../language.js';
import { acceptedUnits } from '../units.js';

const typePhrases: Readonly<Record<WaterHeaterInputs['type'], string>> = {
  tank: 'de tanque',
  tankless: 'sin tanque',
  heat_pump: 'de bomba de calor',
};
const sizePhrases: Readonly<Record<WaterHeaterInputs['size'], string>> = {
  '40': 'de 40 galones',
  '50': 'de 50 galones',
  '75': 'de 75 galones',
};
const swapPhrases: Readonly<Record<WaterHeaterInputs['swap'], string>> = {
  same: 'en lugar del viejo',
  move: 'en un lugar nuevo',
  convert: 'en lugar de otro tipo o combustible',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterHeaterInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_, size, swap } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      type_ === 'tankless'
        ? `Un calentador sin tanque con la capacidad de un tanque ${sizePhrases[size]} ${swapPhrases[swap]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)} con instalación. Si es de gas, pida que revisen primero el ` +
          'tamaño de la línea de gas.'
        : `Un calentador de agua ${typePhrases[type_]} ${sizePhrases[size]} ${swapPhrases[swap]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)} con instalación.`,
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo instalado según tipo, tamaño y clase de cambio */
export const waterHeater: Calculator<WaterHeaterInputs> = {
  slug: 'water-heater',
  title: 'Calculadora del costo de reemplazar un calentador de agua',
  subtitle: 'Rango de costo instalado según tipo, tamaño y clase de cambio',
  tag: 'home',
  service: 'Calentadores de agua',
  disclaimer:
    'Estimado para planear. No incluye una línea de gas, un tiro o un circuito nuevos y largos, mejoras que exige el ' +
    'código detrás del muro ni acceso por el ático; la mayoría de las ciudades exige un permiso.',
  inputs: [
    {
      name: 'type',
      label: 'Tipo',
      type: 'select',
      default: 'tank',
      options: [
        { value: 'tank', label: 'De tanque' },
        { value: 'tankless', label: 'Sin tanque' },
        { value: 'heat_pump', label: 'De bomba de calor (híbrido)' },
      ],
    },
    {
      name: 'size',
      label: 'Tamaño',
      type: 'select',
      default: '50',
      options: [
        { value: '40', label: '40 galones (1 a 3 personas)' },
        { value: '50', label: '50 galones (3 a 5 personas)' },
        { value: '75', label: '75 a 80 galones (5 y más)' },
      ],
      hint: 'Tamaño del tanque o, para los sin tanque, el tamaño del tanque que reemplazan',
    },
    {
      name: 'swap',
      label: 'Clase de cambio',
      type: 'select',
      default: 'same',
      options: [
        { value: 'same', label: 'Mismo tipo, mismo lugar' },
        { value: 'move', label: 'Cambiado a un lugar nuevo' },
        { value: 'convert', label: 'Cambiado de otro tipo o combustible' },
      ],
    },
  ],
  costBand: {
    service_name: 'Calentadores de agua',
    unit: 'por proyecto',
    price_min_usd: 1100,
    price_max_usd: 5500,
  },
  sources: [
    'Installed tanks $600 to $3,100, tankless $1,400 to $5,600 and heat pumps $2,000 to $4,600 ' +
      '(homeguide.com/costs/water-heater-installation-cost); electric tanks of 50 gallons $950 to $2,000, gas $1,200 ' +
      'to $3,000 (honestcasa.com/blog/water-heater-replacement-guide, 2026).',
    "The list is a planning estimate inside the service's band of $1,100 to $5,500, because fuel is not asked for; " +
      'a change of fuel may add up to $2,500 where a gas line or circuit is missing.',
  ],
  asOf: '2024-04-01',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Calentador e instalación', covers: 'job' },
      { line: 'Lugar nuevo u otro tipo', covers: 'job' },
    ],
    leavesOut: [
      'línea de gas o tiro largos',
      'circuito nuevo',
      'mejoras que exige el código detrás del muro',
      'acceso por el ático',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'water-heater.swap': 'judged', 'water-heater.price': 'published' },
  },
  own: {
    figures: [{
      name: 'price',
      label: 'Precio',
      unit: '$',
      min: 300,
      max: 15000,
      units: acceptedUnits.USD,
      by: ['type', 'size'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { heater: 'Calentador', change: 'Lugar o tipo nuevo', cost: 'Costo', price: 'Precio' },
  refuse,
  answer,
  trace,
  cells,
};
