/**
 * Calculadora del costo de restaurar o convertir una tina de baño. Generated from the entry bathtub-refinishing of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { BathtubRefinishingInputs } from '../../calculators/bathtub-refinishing.js';
import { cells, compute, computeOwn, estimate, refuse, trace } from '../../calculators/bathtub-refinishing.js';
import { roughRange } from '../language.js';
import { acceptedUnits } from '../units.js';

const jobPhrases: Readonly<Record<BathtubRefinishingInputs['job'], string>> = {
  reglaze_std: 'Reesmaltar una tina estándar',
  reglaze_claw: 'Reesmaltar una tina con patas',
  reglaze_tile: 'Reesmaltar la tina y el azulejo',
  convert: 'Cambiar una tina por una regadera',
  walkin: 'Una tina con puerta',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BathtubRefinishingInputs, steps = compute(inputs)): CalculationResult {
  const { job } = inputs;
  const { costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `${jobPhrases[job]} cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
      (job === 'convert' || job === 'walkin'
        ? ' con instalación; la plomería y el acabado de los muros son lo que más mueve el precio.'
        : ', y un buen acabado dura unos diez años si usa limpiadores suaves.'),
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

/** Rango de costo de reesmaltar una tina o azulejo, convertirla en regadera o poner una tina con puerta */
export const bathtubRefinishing: Calculator<BathtubRefinishingInputs> = {
  slug: 'bathtub-refinishing',
  title: 'Calculadora del costo de restaurar o convertir una tina de baño',
  subtitle: 'Rango de costo de reesmaltar una tina o azulejo, convertirla en regadera o poner una tina con puerta',
  tag: 'home',
  service: 'Restauración de tinas',
  disclaimer:
    'Estimado para planear. No incluye reparar desportilladuras y óxido, drenajes y llaves, mover plomería ni el ' +
    'azulejo detrás de una conversión; el cuarto necesita ventilación y uno o dos días para curar.',
  inputs: [{
    name: 'job',
    label: 'Trabajo',
    type: 'select',
    default: 'reglaze_std',
    options: [
      { value: 'reglaze_std', label: 'Reesmaltar una tina estándar' },
      { value: 'reglaze_claw', label: 'Reesmaltar una tina con patas' },
      { value: 'reglaze_tile', label: 'Reesmaltar la tina y el azulejo de alrededor' },
      { value: 'convert', label: 'Cambiar la tina por una regadera' },
      { value: 'walkin', label: 'Tina con puerta' },
    ],
  }],
  costBand: {
    service_name: 'Restauración de tinas',
    unit: 'por proyecto',
    price_min_usd: 400,
    price_max_usd: 700,
    notes: 'El rango es el precio usual de reesmaltar una tina estándar; los otros trabajos cuestan más.',
  },
  sources: [
    "$400 to $700 for a standard tub is the service's band; $420 to $700, up to $880, at Houzz " +
      '(houzz.com/cost/43-cost-to-refinish-a-bathtub).',
    'Clawfoot tubs about $1,000 sandblasted in a shop, and almost ten years of use with proper cleaning ' +
      '(aconcordcarpenter.com/re-glazing-clawfoot-tub-vs-replacement.html).',
    'Tub-to-shower conversions $1,200 to $8,000 (homeadvisor.com/tloc/Augusta-MT/Replace-Install-Shower), $1,800 ' +
      'to $4,430 for a small tub ' +
      '(homeappropriate.com/what-is-the-cost-of-converting-a-small-tub-into-walk-in-shower).',
  ],
  asOf: '2011-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Trabajo en la tina', covers: 'job' }],
    leavesOut: [
      'reparar desportilladuras y óxido',
      'drenajes y llaves',
      'mover plomería',
      'azulejo detrás de una conversión',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'bathtub-refinishing.job': 'published' },
  },
  own: {
    figures: [{
      name: 'job.price',
      label: 'Precio',
      unit: '$',
      min: 100,
      max: 40000,
      units: acceptedUnits.USD,
      by: ['job'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'job.price': 'Precio', cost: 'Costo' },
  refuse,
  answer,
  trace,
  cells,
};
