// Standby Generator Sizing
// Generated from the entry generators of catalog/calculators.yaml by `npm run generate`. Edit the catalog, not this file.
import { lookUp, roundTo, schedule, type Schedule } from '../../runtime/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { amount, fixed, range, trimmed } from '../../runtime/kernel/text.js';

/** The inputs of the Standby Generator Sizing, inside their bounds. */
export interface GeneratorsInputs {
  /** Home size; 'med' when omitted. */
  readonly homeSize: 'small' | 'med' | 'large' | 'xl';
  /** What it should run; 'managed' when omitted. */
  readonly coverage: 'essentials' | 'managed' | 'whole';
}

/** The steps of the calculation. */
export interface GeneratorsSteps {
  /** size[homeSize, coverage], in kW */
  readonly minimum: number;
  /** models[minimum], in kW */
  readonly model: number;
  /** minimum / 240 V to A, in A */
  readonly amps: number;
  /** Low end of (2000..4000 USD) + model * (250..380 USD/kW), in $ */
  readonly installedLow: number;
  /** High end of (2000..4000 USD) + model * (250..380 USD/kW), in $ */
  readonly installedHigh: number;
}

const size: Readonly<Record<GeneratorsInputs['homeSize'], Readonly<Record<GeneratorsInputs['coverage'], number>>>> = {
  small: {
    essentials: 7,
    managed: 10,
    whole: 16,
  },
  med: {
    essentials: 10,
    managed: 14,
    whole: 22,
  },
  large: {
    essentials: 13,
    managed: 18,
    whole: 26,
  },
  xl: {
    essentials: 16,
    managed: 22,
    whole: 38,
  },
};
const models: Schedule = schedule({
  upTo: [10, 14, 18, 20, 22, 24, 26, 32, 38, 48],
  values: [10, 14, 18, 20, 22, 24, 26, 32, 38, 48],
  brackets: [],
  round: 0,
});
const homeSizePhrases: Readonly<Record<GeneratorsInputs['homeSize'], string>> = { small: 'a small home', med: 'a medium home', large: 'a large home', xl: 'an extra-large home' };
const coveragePhrases: Readonly<Record<GeneratorsInputs['coverage'], string>> = { essentials: 'the essentials', managed: 'the whole home with load management', whole: 'the whole home at once' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ homeSize, coverage }: GeneratorsInputs): GeneratorsSteps {
  const minimum = size[homeSize][coverage];
  const model = lookUp(models, minimum);
  const amps = minimum * 25 / 6;
  const installedLow = 2000 + model * 250;
  const installedHigh = 4000 + model * 380;
  return { minimum, model, amps, installedLow, installedHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: GeneratorsInputs): CalculationResult {
  const { homeSize, coverage } = inputs;
  const { minimum, model, amps, installedLow, installedHigh } = compute(inputs);
  return {
    value: roundTo(minimum, 0),
    unit: 'kW',
    interpretation: `At least ${amount(trimmed(minimum, 0), '', ' kW', ' kW')} to run ${coveragePhrases[coverage]} in ${homeSizePhrases[homeSize]}, about ${amount(fixed(amps, 0), '', ' A', ' A')} at 240 volts. The next common standby model is ${amount(trimmed(model, 2), '', ' kW', ' kW')}; installed with its transfer switch, plan on ${range(trimmed(installedLow, 0), trimmed(installedHigh, 0), '$', '', '')}.`,
    secondary: [
      { value: roundTo(model, 0), unit: 'kW', label: 'Next common model size' },
      { value: roundTo(installedLow, 0), unit: '$', label: 'Installed cost (low)' },
      { value: roundTo(installedHigh, 0), unit: '$', label: 'Installed cost (high)' },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: GeneratorsInputs): readonly TraceStep[] {
  const { minimum, model, amps, installedLow, installedHigh } = compute(inputs);
  return [
    { name: 'minimum', formula: 'size[homeSize, coverage]', value: minimum, unit: 'kW' },
    { name: 'model', formula: 'models[minimum]', value: model, unit: 'kW' },
    { name: 'amps', formula: 'minimum / 240 V to A', value: amps, unit: 'A' },
    { name: 'installed', formula: '(2000..4000 USD) + model * (250..380 USD/kW)', value: { low: installedLow, high: installedHigh }, unit: '$' },
  ];
}

/** Why these inputs do not belong together; null when they do. */
export function refuse(_inputs: GeneratorsInputs): string | null {
  return null;
}

/** Smallest standby generator that carries your home through an outage */
export const generators: Calculator<GeneratorsInputs> = {
  slug: 'generators',
  title: 'Standby Generator Sizing',
  subtitle: 'Smallest standby generator that carries your home through an outage',
  tag: 'home',
  service: 'Standby generators',
  disclaimer: 'Planning estimate. A licensed electrician must calculate the load and a plumber must size the gas line before you buy; it leaves out long gas runs, a new panel and permits.',
  inputs: [
    { name: 'homeSize', label: 'Home size', type: 'select', default: 'med', options: [
      { value: 'small', label: 'Small, up to 1,200 sq ft' },
      { value: 'med', label: 'Medium, 1,200 to 2,200 sq ft' },
      { value: 'large', label: 'Large, 2,200 to 3,500 sq ft' },
      { value: 'xl', label: 'Extra large, over 3,500 sq ft' },
    ] },
    { name: 'coverage', label: 'What it should run', type: 'select', default: 'managed', options: [
      { value: 'essentials', label: 'Essentials: refrigerator, lights, fans, outlets' },
      { value: 'managed', label: 'Whole home with load management' },
      { value: 'whole', label: 'Whole home at once' },
    ] },
  ],
  costBand: {
    service_name: 'Standby generators',
    unit: 'per system',
    price_min_usd: 4500,
    price_max_usd: 14000,
  },
  sources: [
    'Sizes follow mightygenerators.com (essentials 6 to 8 kW, most homes 12 to 13, whole home 20 to 22, large 25 and 30 or more) and disasterprepcalc.pages.dev (2,500 sq ft with 3-ton AC 22 kW, 4,000 sq ft all-electric 38 to 48).',
    'NEC 702.4 requires that an automatic standby source carry the full load or that a load-management system limit it (norwall.com, powersguaranteed.com).',
    'Model sizes are those of common air-cooled and small liquid-cooled residential lines (makers\' catalogs).',
    'Installed prices are planning estimates, a fixed part for pad, transfer switch and wiring and a part per kW.',
  ],
  refuse,
  answer,
  trace,
};
