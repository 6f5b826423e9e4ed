/**
 * Calculadora de muestras de asbesto. Generated from the entry asbestos-testing of
 * catalog/calculators/house-services.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { AsbestosTestingInputs } from '../../calculators/asbestos-testing.js';
import { compute, computeOwn, estimate } from '../../calculators/asbestos-testing.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AsbestosTestingInputs, steps = compute(inputs)): CalculationResult {
  const { texture } = inputs;
  const { surface, samples, costLow, costHigh } = steps;
  return {
    value: roundTo(samples, 0),
    unit: 'muestras',
    interpretation:
      texture > 0
        ? `Con ${inWholePies2(texture)} de una misma textura se requiere de ${inWholeMuestras(surface)}, y tres por ` +
          `cada otro material: ${inWholeMuestras(samples)} en total. Con la visita y el reporte cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`
        : `Tres de cada material dan ${inWholeMuestras(samples)}. Con la visita y el reporte cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(surface, 0), unit: 'muestras', label: 'Muestras de la textura' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Inspección (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Inspección (alto)' },
    ],
    figures: {
      surface: { value: roundTo(surface, 0), unit: 'muestras' },
      samples: { value: roundTo(samples, 0), unit: 'muestras' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AsbestosTestingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { surface, further, samples, costLow, costHigh } = steps;
  return [
    {
      name: 'surface',
      formula:
        'if texture = 0 sqft then 0 sample else if texture <= 1000 sqft then 3 sample else if texture <= 5000 sqft ' +
        'then 5 sample else 7 sample',
      value: surface,
      unit: 'muestras',
    },
    { name: 'further', formula: '(pipes + others) * 3 sample', value: further, unit: 'muestras' },
    { name: 'samples', formula: 'surface + further', value: samples, unit: 'muestras' },
    {
      name: 'cost',
      formula: 'house_services.asbestos_visit + samples * house_services.asbestos_sample',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ texture, pipes, others }: AsbestosTestingInputs): BrokenRequirement | null {
  if (!(texture > 0 || pipes + others > 0)) return {
    message: 'Indique al menos un material que se va a muestrear.',
    inputs: ['texture', 'pipes', 'others'],
  };
  return null;
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 muestras", for instance. */
function inWholeMuestras(value: number): string {
  return amount(trimmed(value, 0), '', ' muestra', ' muestras');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Las muestras que pide la regla federal antes de trabajar en una casa vieja, y cuánto cuesta la inspección */
export const asbestosTesting: Calculator<AsbestosTestingInputs> = {
  slug: 'asbestos-testing',
  title: 'Calculadora de muestras de asbesto',
  subtitle: 'Las muestras que pide la regla federal antes de trabajar en una casa vieja, y cuánto cuesta la inspección',
  tag: 'home',
  service: 'Pruebas de asbesto',
  disclaimer:
    'Estimado para planear muestras de material tomadas por un inspector con licencia. No incluye pruebas de aire, ' +
    'resultados urgentes, abrir paredes ni ningún retiro.',
  inputs: [
    {
      name: 'texture',
      label: 'Superficie con textura o yeso de una misma clase',
      type: 'number',
      unit: 'pies²',
      default: 1200,
      min: 0,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      hint: 'Palomita (popcorn), textura o yeso que se ve igual; 0 si no hay',
    },
    {
      name: 'pipes',
      label: 'Clases de aislamiento de tubos o ductos',
      type: 'number',
      default: 0,
      min: 0,
      max: 10,
      step: 1,
      whole: true,
    },
    {
      name: 'others',
      label: 'Clases de otros materiales',
      type: 'number',
      default: 2,
      min: 0,
      max: 25,
      step: 1,
      whole: true,
      hint: 'Loseta de piso, su pegamento, pasta de tablaroca, revestimiento, techo: cada clase una vez',
    },
  ],
  costBand: {
    service_name: 'Pruebas de asbesto',
    unit: 'por muestra',
    price_min_usd: 25,
    price_max_usd: 67.5,
    notes: 'La visita y el reporte cuestan además de $200 a $375.',
  },
  sources: [
    'Three, five or seven samples of a surfacing material by its area, three of each thermal insulation, 40 CFR ' +
      '763.86, written for schools (checkoutapi.com/regulations/40/763.86.).',
    'At least three samples of each similar material to prove that it holds no asbestos, and what may be assumed ' +
      '(ehs.tamu.edu/programs/asbestos-program.html).',
    'Inspectors may not judge by looking; a whole home takes 20 samples and more ' +
      '(aerolitegroup.com/what-is-required-in-an-asbestos-inspection).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'house_services.asbestos_sample',
      unit: '$ por muestra',
      asOf: '2026-01-01',
      source: 'Publicado: agencia, guía de precios (2026)',
      values: [{ low: 25, high: 67.5 }],
    },
    {
      name: 'house_services.asbestos_visit',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Publicado: agencia, guía de precios (2026)',
      values: [{ low: 200, high: 375 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Visita, muestras y reporte', covers: 'job', alike: [] }],
    together: { samples: 'sum' },
    leavesOut: ['pruebas de aire', 'resultados urgentes', 'abrir paredes', 'retiro', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'house_services.asbestos_sample': 'published', 'house_services.asbestos_visit': 'published' },
  },
  own: {
    figures: [
      {
        name: 'house_services.asbestos_visit',
        label: 'Visita del inspector',
        unit: '$',
        min: 50,
        max: 2000,
        units: acceptedUnits.USD,
      },
      {
        name: 'house_services.asbestos_sample',
        label: 'Prueba de laboratorio',
        unit: '$ por muestra',
        min: 5,
        max: 300,
        written: 'USD/sample',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'house_services.asbestos_visit': 'Visita del inspector',
    'house_services.asbestos_sample': 'Prueba de laboratorio',
    surface: 'Muestras de textura',
    further: 'Otras muestras',
    samples: 'Muestras',
    cost: 'Costo',
  },
  refuse,
  answer,
  trace,
};
