/**
 * Asbestos Sampling Calculator. Generated from the entry asbestos-testing of catalog/calculators/house-services.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Asbestos Sampling Calculator, inside their bounds. */
export interface AsbestosTestingInputs {
  /** Textured or plastered surface of one kind, 0 to 20000 sq ft in steps of 50; 1200 when omitted. */
  readonly texture: number;
  /** Kinds of pipe or duct insulation, whole, 0 to 10 in steps of 1; 0 when omitted. */
  readonly pipes: number;
  /** Other kinds of material, whole, 0 to 25 in steps of 1; 2 when omitted. */
  readonly others: number;
}

/** The steps of the calculation. */
export interface AsbestosTestingSteps {
  /**
   * if texture = 0 sqft then 0 sample else if texture <= 1000 sqft then 3 sample else if texture <= 5000 sqft then 5
   * sample else 7 sample, in samples
   */
  readonly surface: number;
  /** (pipes + others) * 3 sample, in samples */
  readonly further: number;
  /** surface + further, in samples */
  readonly samples: number;
  /** Low end of house_services.asbestos_visit + samples * house_services.asbestos_sample, in $ */
  readonly costLow: number;
  /** High end of house_services.asbestos_visit + samples * house_services.asbestos_sample, in $ */
  readonly costHigh: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ texture, pipes, others }: AsbestosTestingInputs): AsbestosTestingSteps {
  const surface =
    texture === 0
      ? 0
      : texture <= 1000
        ? 3
        : texture <= 5000
          ? 5
          : 7;
  const further = (pipes + others) * 3;
  const samples = surface + further;
  const costLow = 200 + samples * 25;
  const costHigh = 375 + samples * 67.5;
  return { surface, further, samples, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AsbestosTestingInputs, own: OwnFigures): AsbestosTestingSteps {
  const { texture, pipes, others } = inputs;
  const houseServicesAsbestosVisit = own['house_services.asbestos_visit'] ?? 200;
  const houseServicesAsbestosVisitHigh = own['house_services.asbestos_visit'] ?? 375;
  const houseServicesAsbestosSample = own['house_services.asbestos_sample'] ?? 25;
  const houseServicesAsbestosSampleHigh = own['house_services.asbestos_sample'] ?? 67.5;
  const surface =
    texture === 0
      ? 0
      : texture <= 1000
        ? 3
        : texture <= 5000
          ? 5
          : 7;
  const further = (pipes + others) * 3;
  const samples = own['samples'] ?? surface + further;
  const costLow = houseServicesAsbestosVisit + samples * houseServicesAsbestosSample;
  const costHigh = houseServicesAsbestosVisitHigh + samples * houseServicesAsbestosSampleHigh;
  return { surface, further, samples, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AsbestosTestingInputs, steps = compute(inputs)): CalculationResult {
  const { texture } = inputs;
  const { surface, samples, costLow, costHigh } = steps;
  return {
    value: roundTo(samples, 0),
    unit: 'samples',
    interpretation:
      texture > 0
        ? `${inWholeSqFt(texture)} of one texture needs ${inWholeSamples(surface)}, and each other material needs ` +
          `three: ${inWholeSamples(samples)} in all. With the visit and the report that costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`
        : `At three for each material you need ${inWholeSamples(samples)}. With the visit and the report that costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`,
    secondary: [
      { value: roundTo(surface, 0), unit: 'samples', label: 'Samples of the texture' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Inspection (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Inspection (high)' },
    ],
    figures: {
      surface: { value: roundTo(surface, 0), unit: 'samples' },
      samples: { value: roundTo(samples, 0), unit: 'samples' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AsbestosTestingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
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
      unit: 'samples',
    },
    { name: 'further', formula: '(pipes + others) * 3 sample', value: further, unit: 'samples' },
    { name: 'samples', formula: 'surface + further', value: samples, unit: 'samples' },
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
    message: 'Name at least one material to be sampled.',
    inputs: ['texture', 'pipes', 'others'],
  };
  return null;
}

/** "2,500 sq ft", for instance. */
function inWholeSqFt(value: number): string {
  return amount(trimmed(value, 0), '', ' sq ft', ' sq ft');
}

/** "2,500 samples", for instance. */
function inWholeSamples(value: number): string {
  return amount(trimmed(value, 0), '', ' sample', ' samples');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Samples that the federal rule asks for before work on an old house, and what the inspection costs */
export const asbestosTesting: Calculator<AsbestosTestingInputs> = {
  slug: 'asbestos-testing',
  title: 'Asbestos Sampling Calculator',
  subtitle: 'Samples that the federal rule asks for before work on an old house, and what the inspection costs',
  tag: 'home',
  service: 'Asbestos testing',
  disclaimer:
    'Planning estimate for bulk samples taken by a licensed inspector. It leaves out air tests, rushed results, ' +
    'opening of walls and all removal.',
  inputs: [
    {
      name: 'texture',
      label: 'Textured or plastered surface of one kind',
      type: 'number',
      unit: 'sq ft',
      default: 1200,
      min: 0,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      hint: 'Popcorn, texture or plaster that looks the same; 0 if there is none',
    },
    {
      name: 'pipes',
      label: 'Kinds of pipe or duct insulation',
      type: 'number',
      default: 0,
      min: 0,
      max: 10,
      step: 1,
      whole: true,
      ask: 'How many kinds of pipe or duct insulation?',
    },
    {
      name: 'others',
      label: 'Other kinds of material',
      type: 'number',
      default: 2,
      min: 0,
      max: 25,
      step: 1,
      whole: true,
      ask: 'How many other kinds of material need testing?',
      hint: 'Floor tile, its glue, drywall compound, siding, roofing: each kind once',
    },
  ],
  costBand: {
    service_name: 'Asbestos testing',
    unit: 'per sample',
    price_min_usd: 25,
    price_max_usd: 67.5,
    notes: 'The visit and the report cost another $200 to $375.',
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
      unit: '$ per sample',
      asOf: '2026-01-01',
      source: 'Published: agency, guide (2026)',
      values: [{ low: 25, high: 67.5 }],
    },
    {
      name: 'house_services.asbestos_visit',
      unit: '$',
      asOf: '2026-01-01',
      source: 'Published: agency, guide (2026)',
      values: [{ low: 200, high: 375 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Visit, samples and report', covers: 'job', alike: [] }],
    together: { samples: 'sum' },
    leavesOut: ['air tests', 'rushed results', 'opening of walls', 'removal', 'sales tax'],
    pitfalls: [
      'Nobody can tell by looking; what is not sampled has to be treated as asbestos.',
      'Popcorn from two different years is two materials, and each is counted on its own.',
      'Fiberglass, foam glass and rubber insulation need no samples.',
      'Have somebody other than the firm that would remove it inspect.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'house_services.asbestos_sample': 'published', 'house_services.asbestos_visit': 'published' },
  },
  own: {
    figures: [
      {
        name: 'house_services.asbestos_visit',
        label: 'Visit of the inspector',
        unit: '$',
        min: 50,
        max: 2000,
        units: acceptedUnits.USD,
      },
      {
        name: 'house_services.asbestos_sample',
        label: 'Laboratory test',
        unit: '$ per sample',
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
    'house_services.asbestos_visit': 'Visit of the inspector',
    'house_services.asbestos_sample': 'Laboratory test',
  },
  counted: { samples: 'sample' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'others', from: 1, to: 3 },
    { input: 'pipes', from: 0, to: 1 },
    { input: 'texture', from: 800, to: 1800 },
  ],
  refuse,
  answer,
  trace,
};
