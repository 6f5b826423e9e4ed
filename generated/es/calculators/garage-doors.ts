/**
 * Calculadora de puertas de cochera y abridores. Generated from the entry garage-doors of catalog/calculators.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { GarageDoorsInputs } from '../../calculators/garage-doors.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/garage-doors.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const doorTypePhrases: Readonly<Record<GarageDoorsInputs['doorType'], string>> = {
  single: 'sencilla',
  double: 'doble',
  tall: 'alta',
};
const materialPhrases: Readonly<Record<GarageDoorsInputs['material'], string>> = {
  steel: 'de acero',
  steel_insul: 'de acero con aislamiento',
  wood: 'de madera',
  glass: 'de vidrio completo',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GarageDoorsInputs, steps = compute(inputs)): CalculationResult {
  const { doorType, material } = inputs;
  const { opener, costLow, costHigh, openerInstalledLow, openerInstalledHigh } = steps;
  return {
    value: roundTo(opener, 2),
    unit: 'HP',
    interpretation:
      `Una puerta ${doorTypePhrases[doorType]} ${materialPhrases[material]} necesita un abridor de ${inHP(opener)}, ` +
      `o un motor de corriente directa equivalente. La puerta cuesta ${rangeInRoughDolares(costLow, costHigh)} con ` +
      `instalación, y el abridor suele agregar de ${rangeInRoughDolares(openerInstalledLow, openerInstalledHigh)}.`,
    secondary: [
      { value: roundTo(costLow, 0), unit: '$', label: 'Puerta instalada (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Puerta instalada (alto)' },
    ],
    figures: {
      opener: { value: roundTo(opener, 2), unit: 'HP' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      openerInstalled: { low: roundTo(openerInstalledLow, 0), high: roundTo(openerInstalledHigh, 0), unit: '$' },
    },
  };
}

/** "2,500 HP", for instance. */
function inHP(value: number): string {
  return amount(trimmed(value, 2), '', ' HP', ' HP');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Caballos de fuerza del abridor para su puerta, y el precio instalado de puerta y abridor */
export const garageDoors: Calculator<GarageDoorsInputs> = {
  slug: 'garage-doors',
  title: 'Calculadora de puertas de cochera y abridores',
  subtitle: 'Caballos de fuerza del abridor para su puerta, y el precio instalado de puerta y abridor',
  tag: 'home',
  service: 'Puertas de cochera',
  disclaimer:
    'Estimado para planear. Los resortes, no el abridor, cargan la puerta, y deben corresponder a su peso. En los ' +
    'condados costeros de primera línea (first tier), el seguro contra vendaval (windstorm) pide una puerta con ' +
    'clasificación de viento; no incluye esa clasificación, los marcos ni el cableado.',
  inputs: [
    {
      name: 'doorType',
      label: 'Tamaño de la puerta',
      type: 'select',
      default: 'single',
      options: [
        { value: 'single', label: 'Sencilla, de 8 o 9 pies de ancho' },
        { value: 'double', label: 'Doble, de 16 pies de ancho' },
        { value: 'tall', label: 'Alta o para RV' },
      ],
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'steel_insul',
      options: [
        { value: 'steel', label: 'Acero' },
        { value: 'steel_insul', label: 'Acero con aislamiento' },
        { value: 'wood', label: 'Madera' },
        { value: 'glass', label: 'Vidrio completo' },
      ],
    },
  ],
  costBand: {
    service_name: 'Puertas de cochera',
    unit: 'por puerta',
    price_min_usd: 800,
    price_max_usd: 3500,
    notes: 'El rango es para puertas de acero; las de madera y las de vidrio completo cuestan más.',
  },
  sources: [
    '1/2 HP to 150 lb, 3/4 HP to 225 lb, 1 to 1-1/4 HP for solid wood and oversized doors ' +
      '(innovationgaragedoors.com/what-size-garage-door-opener-do-i-need); 1/2 HP for single and 3/4 HP for most ' +
      'double doors (garagedoors101.com/what-size-garage-door-opener-do-i-need). The table assigns them by usual ' +
      'door weights.',
    'Single steel $700 to $1,500, insulated $1,000 to $2,200, double insulated $1,500 to $3,800, wood $2,500 to ' +
      '$6,000, full-view glass $4,000 to $10,000 (homedependable.com/guides/garage-door-replacement-cost, 2026); ' +
      'doors of 16 ft in steel $600 to $2,500, in wood $2,000 to $6,000 ' +
      '(thecostguide.com/home/windows-doors/garage-door-replacement-cost).',
    'The certificate of compliance covers garage doors in the designated catastrophe area, the 14 first-tier ' +
      'coastal counties and a part of Harris County (Texas Department of Insurance, ' +
      'tdi.texas.gov/wind/faqbuild.html).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'prices.door_opener',
    unit: '$',
    source: 'Publicado: guía de precios (sin fecha)',
    values: [{ low: 300, high: 600 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Puerta con instalación', covers: 'job' }],
    options: [{ name: 'opener', line: 'Abridor con instalación', covers: 'job' }],
    leavesOut: ['puerta con clasificación de viento', 'marcos', 'cableado', 'ventanas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'prices.door_opener': 'published', 'garage-doors.price': 'published' },
  },
  own: {
    figures: [
      {
        name: 'price',
        label: 'Precio',
        unit: '$',
        min: 200,
        max: 12000,
        units: acceptedUnits.USD,
        by: ['material', 'doorType'],
      },
      { name: 'prices.door_opener', label: 'Abridor', unit: '$', min: 100, max: 2000, units: acceptedUnits.USD },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.door_opener': 'Abridor',
    opener: 'Potencia del abridor',
    cost: 'Costo',
    openerInstalled: 'Abridor con instalación',
    price: 'Precio',
  },
  refuse,
  answer,
  trace,
  cells,
};
