/**
 * Calculadora del costo de servicio de chimenea. Generated from the entry chimney of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { ChimneyInputs } from '../../calculators/chimney.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/chimney.js';
import { roughRange } from '../language.js';
import { acceptedUnits } from '../units.js';

const servicePhrases: Readonly<Record<ChimneyInputs['service'], string>> = {
  sweep: 'Un deshollinado',
  insp: 'Una inspección de nivel 1',
  sweep_insp: 'Un deshollinado con inspección',
  cap: 'Un sombrerete nuevo',
  crown: 'Una reparación de la corona',
  reline: 'Un revestimiento nuevo del tiro',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ChimneyInputs, steps = compute(inputs)): CalculationResult {
  const { service } = inputs;
  const { costLow, costHigh, cameraLow, cameraHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      servicePhrases[service] +
      (service === 'insp'
        ? `, una revisión visual de lo que se alcanza, cuesta ${rangeInRoughDolares(costLow, costHigh)}. Después de ` +
          'un incendio o al vender la casa se necesita una inspección de nivel 2 con cámara, que cuesta ' +
          `${rangeInRoughDolares(cameraLow, cameraHigh)}.`
        : ` cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
          (service === 'crown' ? ', desde resellar la corona hasta reconstruirla.' : ' por un tiro.')),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      camera: { low: roundTo(cameraLow, 0), high: roundTo(cameraHigh, 0), unit: '$' },
    },
  };
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo de deshollinado, inspección, sombreretes, coronas y revestimiento del tiro */
export const chimney: Calculator<ChimneyInputs> = {
  slug: 'chimney',
  title: 'Calculadora del costo de servicio de chimenea',
  subtitle: 'Rango de costo de deshollinado, inspección, sombreretes, coronas y revestimiento del tiro',
  tag: 'home',
  service: 'Servicios de chimeneas',
  disclaimer:
    'Estimado para planear, de un tiro de una chimenea de un piso. No incluye reconstruir mampostería, andamios, ' +
    'sacar animales ni trabajo en aparatos de gas.',
  inputs: [{
    name: 'service',
    label: 'Servicio',
    type: 'select',
    default: 'sweep_insp',
    options: [
      { value: 'sweep', label: 'Deshollinado' },
      { value: 'insp', label: 'Inspección (nivel 1)' },
      { value: 'sweep_insp', label: 'Deshollinado e inspección' },
      { value: 'cap', label: 'Sombrerete nuevo' },
      { value: 'crown', label: 'Reparación de la corona' },
      { value: 'reline', label: 'Revestimiento nuevo del tiro' },
    ],
  }],
  costBand: {
    service_name: 'Servicios de chimeneas',
    unit: 'por proyecto',
    price_min_usd: 150,
    price_max_usd: 3500,
  },
  sources: [
    "Level 1 inspection $80 to $200 and level 2 $100 to $500 (siouxcityjournal.com, Ask Angie's List: Should I " +
      "hire a chimney sweep?, 2020); the low end is raised to the service's band, which starts at $150.",
    'Inspection with sweeping $150 to $300, as the Chimney Safety Institute of America has it, and level 2 $225 to ' +
      '$450 (cleansweepfireplace.com/blog/4-myths-about-chimneys).',
  ],
  asOf: '2020-10-03',
  sharedFigures: [{
    name: 'prices.chimney_camera',
    unit: '$',
    source: 'Publicado: empresa (sin fecha)',
    values: [{ low: 225, high: 450 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Trabajo en la chimenea', covers: 'job' }],
    leavesOut: ['reconstruir mampostería', 'andamios', 'sacar animales', 'trabajo en aparatos de gas', 'otros tiros'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    brought: 1,
    broughtFrom: '2020',
    prices: { 'prices.chimney_camera': 'published', 'chimney.service': 'brought' },
  },
  own: {
    figures: [{
      name: 'service.price',
      label: 'Precio',
      unit: '$',
      min: 50,
      max: 12000,
      units: acceptedUnits.USD,
      by: ['service'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'service.price': 'Precio', cost: 'Costo', camera: 'Inspección con cámara' },
  refuse,
  answer,
  trace,
  cells,
};
