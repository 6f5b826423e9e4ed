// Landscape Rock Calculator
// Generated from the entry landscape-rock of catalog/calculators.yaml by `npm run generate`. Edit the catalog, not this file.
import { roundTo } from '../../runtime/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';
import { amount, fixed, range, trimmed } from '../../runtime/kernel/text.js';

/** The inputs of the Landscape Rock Calculator, inside their bounds. */
export interface LandscapeRockInputs {
  /** Length of the bed, 1 to 500 ft in steps of 1; 30 when omitted. */
  readonly length: number;
  /** Width of the bed, 1 to 100 ft in steps of 0.5; 8 when omitted. */
  readonly width: number;
  /** Depth; '3' when omitted. */
  readonly depth: '2' | '3' | '4';
}

/** The steps of the calculation. */
export interface LandscapeRockSteps {
  /** length * width * depth to cuyd, in cubic yards */
  readonly volume: number;
  /** volume * 1.4 ton/cuyd, in tons */
  readonly weight: number;
  /** Low end of 55..175 USD/cuyd, in $ per cubic yard */
  readonly rateLow: number;
  /** High end of 55..175 USD/cuyd, in $ per cubic yard */
  readonly rateHigh: number;
  /** Low end of volume * rate, in $ */
  readonly costLow: number;
  /** High end of volume * rate, in $ */
  readonly costHigh: number;
}

const depthFigures: Readonly<Record<LandscapeRockInputs['depth'], number>> = { '2': 2, '3': 3, '4': 4 };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, depth }: LandscapeRockInputs): LandscapeRockSteps {
  const volume = length * width * depthFigures[depth] / 324;
  const weight = volume * 1.4;
  const rateLow = 55;
  const rateHigh = 175;
  const costLow = volume * rateLow;
  const costHigh = volume * rateHigh;
  return { volume, weight, rateLow, rateHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: LandscapeRockInputs): CalculationResult {
  const { depth } = inputs;
  const { volume, weight, costLow, costHigh } = compute(inputs);
  return {
    value: roundTo(volume, 2),
    unit: 'cubic yards',
    interpretation: weight < 1
      ? `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of rock, ${amount(fixed(weight * 2000, 0), '', ' pound', ' pounds')}, covers the bed ${amount(trimmed(depthFigures[depth], 2), '', ' inch', ' inches')} deep: less than a pickup load, so bags or a trip to the yard will do.`
      : `${amount(trimmed(volume, 2), '', ' cubic yard', ' cubic yards')} of rock, ${amount(trimmed(weight, 2), '', ' ton', ' tons')}, covers the bed ${amount(trimmed(depthFigures[depth], 2), '', ' inch', ' inches')} deep. Delivered it runs ${range(trimmed(costLow, 0), trimmed(costHigh, 0), '$', '', '')}, crushed granite to river rock.`,
    secondary: [
      { value: roundTo(weight, 2), unit: 'tons', label: 'Weight' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Rock delivered (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Rock delivered (high)' },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: LandscapeRockInputs): readonly TraceStep[] {
  const { volume, weight, rateLow, rateHigh, costLow, costHigh } = compute(inputs);
  return [
    { name: 'volume', formula: 'length * width * depth to cuyd', value: volume, unit: 'cubic yards' },
    { name: 'weight', formula: 'volume * 1.4 ton/cuyd', value: weight, unit: 'tons' },
    { name: 'rate', formula: '55..175 USD/cuyd', value: { low: rateLow, high: rateHigh }, unit: '$ per cubic yard' },
    { name: 'cost', formula: 'volume * rate', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** Why these inputs do not belong together; null when they do. */
export function refuse(_inputs: LandscapeRockInputs): string | null {
  return null;
}

/** Cubic yards and tons of rock for a bed */
export const landscapeRock: Calculator<LandscapeRockInputs> = {
  slug: 'landscape-rock',
  title: 'Landscape Rock Calculator',
  subtitle: 'Cubic yards and tons of rock for a bed',
  tag: 'outdoor',
  service: 'Landscape rock',
  disclaimer: 'Planning estimate. Rock weighs 1.2 to 1.5 tons a cubic yard by kind; it leaves out fabric, edging, spreading and small-load fees.',
  inputs: [
    { name: 'length', label: 'Length of the bed', type: 'number', unit: 'ft', default: 30, min: 1, max: 500, step: 1 },
    { name: 'width', label: 'Width of the bed', type: 'number', unit: 'ft', default: 8, min: 1, max: 100, step: 0.5 },
    { name: 'depth', label: 'Depth', type: 'select', unit: 'inches', default: '3', options: [
      { value: '2', label: '2 in' },
      { value: '3', label: '3 in' },
      { value: '4', label: '4 in' },
    ], hint: '2 in for fine gravel, 3 in for rock of 1 to 2 in, 4 in for cobble' },
  ],
  costBand: {
    service_name: 'Landscape rock',
    unit: 'per cubic yard',
    price_min_usd: 55,
    price_max_usd: 175,
  },
  sources: [
    'Volume is geometry; 1.4 tons a cubic yard is the usual figure (calculator.city), 1.2 to 1.5 in all.',
    'Depths of 2 in for fine, 3 in for 1 to 2 in rock and 4 in and more for cobble are supply-yard advice.',
    'River rock delivered costs $55 to $175 a cubic yard (rockscapes.net); crushed granite $45 to $95 and river rock $45 to $130 a ton (engineerfix.com). The service shows no band for rock; this one is ours.',
  ],
  refuse,
  answer,
  trace,
};
