/**
 * Chimney Service Cost Calculator. Generated from the entry chimney of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { roughRange } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Chimney Service Cost Calculator, inside their bounds. */
export interface ChimneyInputs {
  /** Service; 'sweep_insp' when omitted. */
  readonly service: 'sweep' | 'insp' | 'sweep_insp' | 'cap' | 'crown' | 'reline';
}

/** The steps of the calculation. */
export interface ChimneySteps {
  /** Low end of service.price, in $ */
  readonly costLow: number;
  /** High end of service.price, in $ */
  readonly costHigh: number;
  /** Low end of prices.chimney_camera, in $ */
  readonly cameraLow: number;
  /** High end of prices.chimney_camera, in $ */
  readonly cameraHigh: number;
}

const serviceFigures: Readonly<Record<ChimneyInputs['service'], { priceLow: number; priceHigh: number }>> = {
  sweep: { priceLow: 150, priceHigh: 290 },
  insp: { priceLow: 150, priceHigh: 250 },
  sweep_insp: { priceLow: 200, priceHigh: 325 },
  cap: { priceLow: 200, priceHigh: 500 },
  crown: { priceLow: 200, priceHigh: 1500 },
  reline: { priceLow: 1500, priceHigh: 3500 },
};
const servicePhrases: Readonly<Record<ChimneyInputs['service'], string>> = {
  sweep: 'A sweep',
  insp: 'A level 1 inspection',
  sweep_insp: 'A sweep with inspection',
  cap: 'A new cap',
  crown: 'A crown repair',
  reline: 'A new liner',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ service }: ChimneyInputs): ChimneySteps {
  const serviceChosen = serviceFigures[service];
  const costLow = serviceChosen.priceLow;
  const costHigh = serviceChosen.priceHigh;
  const cameraLow = 225;
  const cameraHigh = 450;
  return { costLow, costHigh, cameraLow, cameraHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ChimneyInputs, own: OwnFigures): ChimneySteps {
  const { service } = inputs;
  const serviceChosen = serviceFigures[service];
  const servicePrice = own['service.price'] ?? serviceChosen.priceLow;
  const servicePriceHigh = own['service.price'] ?? serviceChosen.priceHigh;
  const costLow = servicePrice;
  const costHigh = servicePriceHigh;
  const cameraLow = 225;
  const cameraHigh = 450;
  return { costLow, costHigh, cameraLow, cameraHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ChimneyInputs, steps = compute(inputs)): CalculationResult {
  const { service } = inputs;
  const { costLow, costHigh, cameraLow, cameraHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ low end',
    interpretation:
      servicePhrases[service] +
      (service === 'insp'
        ? `, a visual check of what can be reached, costs ${rangeInRoughDollars(costLow, costHigh)}. After a fire or ` +
          'when the house is sold you need a level 2 camera inspection instead, which costs ' +
          `${rangeInRoughDollars(cameraLow, cameraHigh)}.`
        : ` costs ${rangeInRoughDollars(costLow, costHigh)}` +
          (service === 'crown' ? ', from resealing the crown to rebuilding it.' : ' for one flue.')),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ high end', label: 'Range' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      camera: { low: roundTo(cameraLow, 0), high: roundTo(cameraHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ChimneyInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ChimneyInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { costLow, costHigh, cameraLow, cameraHigh } = steps;
  return [
    { name: 'cost', formula: 'service.price', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'camera', formula: 'prices.chimney_camera', value: { low: cameraLow, high: cameraHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ service }: ChimneyInputs): readonly Cell[] {
  const serviceChosen = serviceFigures[service];
  return [{
    name: 'service.price',
    cell: service,
    unit: '$',
    low: serviceChosen.priceLow,
    high: serviceChosen.priceHigh,
  }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ChimneyInputs): BrokenRequirement | null {
  return null;
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cost range for sweeping, inspection, caps, crowns and relining */
export const chimney: Calculator<ChimneyInputs> = {
  slug: 'chimney',
  title: 'Chimney Service Cost Calculator',
  subtitle: 'Cost range for sweeping, inspection, caps, crowns and relining',
  tag: 'home',
  service: 'Chimney services',
  disclaimer:
    'Planning estimate for one flue of a single-story chimney. It leaves out masonry rebuilding, scaffolding, animal ' +
    'removal and gas appliance work.',
  inputs: [{
    name: 'service',
    label: 'Service',
    type: 'select',
    default: 'sweep_insp',
    options: [
      { value: 'sweep', label: 'Sweep' },
      { value: 'insp', label: 'Inspection (level 1)' },
      { value: 'sweep_insp', label: 'Sweep and inspection' },
      { value: 'cap', label: 'New cap' },
      { value: 'crown', label: 'Crown repair' },
      { value: 'reline', label: 'New liner' },
    ],
    ask: 'What does the chimney need?',
  }],
  costBand: {
    service_name: 'Chimney services',
    unit: 'per project',
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
    source: 'Published: firm (undated)',
    values: [{ low: 225, high: 450 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Chimney work', covers: 'job' }],
    leavesOut: ['masonry rebuilding', 'scaffolding', 'animal removal', 'gas appliance work', 'additional flues'],
    pitfalls: [
      'An inspection can be a visual check (level 1) or one with a camera (level 2), which costs half as much ' +
        'again and more.',
      'A level 2 inspection is due after a chimney fire and when a house is sold.',
      'A crown is resealed for hundreds of dollars and rebuilt for over a thousand; the word repair covers both.',
    ],
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
      label: 'Price',
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
  labels: { 'service.price': 'Price' },
  repeats: { '0': 'range', value: 'total', range: 'total' },
  asks: [{ input: 'service', from: 'insp', to: 'reline' }],
  refuse,
  answer,
  trace,
  cells,
};
