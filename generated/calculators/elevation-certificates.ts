/**
 * Elevation Certificate Calculator. Generated from the entry elevation-certificates of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../engine/kernel/math.js';
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

/** The inputs of the Elevation Certificate Calculator, inside their bounds. */
export interface ElevationCertificatesInputs {
  /** Flood zone; 'a' when omitted. */
  readonly zone: 'a' | 'v';
  /** Base flood elevation, 0 to 40 ft in steps of 0.1; 10 when omitted. */
  readonly baseFlood: number;
  /** Height of the lowest floor, or beam in a V zone, -5 to 60 ft in steps of 0.1; 11.5 when omitted. */
  readonly height: number;
  /** Freeboard that the city or county requires, 0 to 4 ft in steps of 0.5; 1 when omitted. */
  readonly rule: number;
}

/** The steps of the calculation. */
export interface ElevationCertificatesSteps {
  /** zone.part */
  readonly part: string;
  /** height - baseFlood, in ft */
  readonly freeboard: number;
  /** max(0 ft, freeboard), in ft */
  readonly above: number;
  /** max(0 ft, -freeboard), in ft */
  readonly below: number;
  /** baseFlood + rule, in ft */
  readonly needed: number;
  /** max(0 ft, needed - height), in ft */
  readonly short: number;
  /** max(0 ft, height - needed), in ft */
  readonly spare: number;
  /**
   * if freeboard < 0 ft then "below the base flood" else if height < needed then "short of the local rule" else "meets
   * the local rule"
   */
  readonly standing: string;
  /** Low end of prices.elevation_certificate, in $ */
  readonly certificateLow: number;
  /** High end of prices.elevation_certificate, in $ */
  readonly certificateHigh: number;
}

const zonePhrases: Readonly<Record<ElevationCertificatesInputs['zone'], string>> = { a: 'an A zone', v: 'a V zone' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ zone, baseFlood, height, rule }: ElevationCertificatesInputs): ElevationCertificatesSteps {
  const part: string = zone === 'a' ? 'top of the lowest floor' : 'bottom of the lowest beam';
  const freeboard = height - baseFlood;
  const above = Math.max(0, freeboard);
  const below = Math.max(0, -freeboard);
  const needed = baseFlood + rule;
  const short = Math.max(0, needed - height);
  const spare = Math.max(0, height - needed);
  const standing: string =
    isBelow(freeboard, 0)
      ? 'below the base flood'
      : isBelow(height, needed)
        ? 'short of the local rule'
        : 'meets the local rule';
  const certificateLow = 650;
  const certificateHigh = 1500;
  return { part, freeboard, above, below, needed, short, spare, standing, certificateLow, certificateHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ElevationCertificatesInputs, own: OwnFigures): ElevationCertificatesSteps {
  const { zone, baseFlood, height, rule } = inputs;
  const pricesElevationCertificate = own['prices.elevation_certificate'] ?? 650;
  const pricesElevationCertificateHigh = own['prices.elevation_certificate'] ?? 1500;
  const part: string = zone === 'a' ? 'top of the lowest floor' : 'bottom of the lowest beam';
  const freeboard = height - baseFlood;
  const above = Math.max(0, freeboard);
  const below = Math.max(0, -freeboard);
  const needed = baseFlood + rule;
  const short = Math.max(0, needed - height);
  const spare = Math.max(0, height - needed);
  const standing: string =
    isBelow(freeboard, 0)
      ? 'below the base flood'
      : isBelow(height, needed)
        ? 'short of the local rule'
        : 'meets the local rule';
  const certificateLow = pricesElevationCertificate;
  const certificateHigh = pricesElevationCertificateHigh;
  return { part, freeboard, above, below, needed, short, spare, standing, certificateLow, certificateHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ElevationCertificatesInputs, steps = compute(inputs)): CalculationResult {
  const { zone } = inputs;
  const { part, freeboard, above, below, needed, short, spare, standing, certificateLow, certificateHigh } = steps;
  return {
    value: roundTo(freeboard, 1),
    unit: 'ft above base flood',
    text: standing,
    interpretation:
      `In ${zonePhrases[zone]} the ${part} counts: it is ` +
      (isBelow(freeboard, 0)
        ? `${inFeet(below)} below the base flood and must rise ${inFeet(short)}, to ${inFeet(needed)}, to meet the ` +
          `rule. A certificate costs ${rangeInRoughDollars(certificateLow, certificateHigh)}.`
        : `${inFeet(above)} above the base flood` +
          (isAbove(short, 0)
            ? `, ${inFeet(short)} short of the ${inFeet(needed)} that the rule requires. A certificate costs ` +
              `${rangeInRoughDollars(certificateLow, certificateHigh)}.`
            : ` and ${inFeet(spare)} over the ${inFeet(needed)} that the rule requires. A certificate costs ` +
              `${rangeInRoughDollars(certificateLow, certificateHigh)}.`)),
    secondary: [
      { value: roundTo(needed, 1), unit: 'ft', label: 'Height needed by the rule' },
      { value: roundTo(short, 1), unit: 'ft', label: 'Still to rise' },
    ],
    figures: {
      below: { value: roundTo(below, 2), unit: 'ft' },
      short: { value: roundTo(short, 2), unit: 'ft' },
      needed: { value: roundTo(needed, 2), unit: 'ft' },
      certificate: { low: roundTo(certificateLow, 0), high: roundTo(certificateHigh, 0), unit: '$' },
      above: { value: roundTo(above, 2), unit: 'ft' },
      spare: { value: roundTo(spare, 2), unit: 'ft' },
      part: { text: part },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: ElevationCertificatesInputs, steps = compute(inputs)): EstimateAmounts {
  const { certificateLow, certificateHigh } = steps;
  return {
    total: { low: roundTo(certificateLow, 0), high: roundTo(certificateHigh, 0) },
    lines: [{ low: roundTo(certificateLow, 0), high: roundTo(certificateHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ElevationCertificatesInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { part, freeboard, above, below, needed, short, spare, standing, certificateLow, certificateHigh } = steps;
  return [
    { name: 'part', formula: 'zone.part', value: part, unit: '' },
    { name: 'freeboard', formula: 'height - baseFlood', value: freeboard, unit: 'ft' },
    { name: 'above', formula: 'max(0 ft, freeboard)', value: above, unit: 'ft' },
    { name: 'below', formula: 'max(0 ft, -freeboard)', value: below, unit: 'ft' },
    { name: 'needed', formula: 'baseFlood + rule', value: needed, unit: 'ft' },
    { name: 'short', formula: 'max(0 ft, needed - height)', value: short, unit: 'ft' },
    { name: 'spare', formula: 'max(0 ft, height - needed)', value: spare, unit: 'ft' },
    {
      name: 'standing',
      formula:
        'if freeboard < 0 ft then "below the base flood" else if height < needed then "short of the local rule" else ' +
        '"meets the local rule"',
      value: standing,
      unit: '',
    },
    {
      name: 'certificate',
      formula: 'prices.elevation_certificate',
      value: { low: certificateLow, high: certificateHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ElevationCertificatesInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** How far a floor is above or below the base flood, and what the certificate costs */
export const elevationCertificates: Calculator<ElevationCertificatesInputs> = {
  slug: 'elevation-certificates',
  title: 'Elevation Certificate Calculator',
  subtitle: 'How far a floor is above or below the base flood, and what the certificate costs',
  tag: 'real-estate',
  service: 'Elevation certificates',
  disclaimer:
    'Planning estimate. Only a licensed surveyor, engineer or architect certifies elevations. It leaves out flood ' +
    'insurance premiums, map changes and the fill or piles that a low floor needs; ask the floodplain office for its ' +
    'freeboard.',
  inputs: [
    {
      name: 'zone',
      label: 'Flood zone',
      type: 'select',
      default: 'a',
      options: [
        { value: 'a', label: 'A zone (A, AE, AH)' },
        { value: 'v', label: 'V zone (V, VE), waves' },
      ],
      hint: 'On the flood insurance rate map',
    },
    {
      name: 'baseFlood',
      label: 'Base flood elevation',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 0,
      max: 40,
      step: 0.1,
      units: acceptedUnits.ft,
      ask: 'What is the base flood elevation?',
      hint: 'In feet above the datum of the map',
    },
    {
      name: 'height',
      label: 'Height of the lowest floor, or beam in a V zone',
      type: 'number',
      unit: 'ft',
      default: 11.5,
      min: -5,
      max: 60,
      step: 0.1,
      units: acceptedUnits.ft,
      ask: 'How high is the lowest floor?',
      hint: 'In the same datum',
    },
    {
      name: 'rule',
      label: 'Freeboard that the city or county requires',
      type: 'number',
      unit: 'ft',
      default: 1,
      min: 0,
      max: 4,
      step: 0.5,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Elevation certificates',
    unit: 'per certificate',
    price_min_usd: 650,
    price_max_usd: 1500,
  },
  sources: [
    '44 CFR 60.3(c)(2), lowest floor at or above the base flood in A zones, and 60.3(e)(4), bottom of the lowest ' +
      'horizontal structural member in V zones (fema.gov/glossary/lowest-horizontal-structural-member).',
  ],
  asOf: '2022-10-18',
  sharedFigures: [{
    name: 'prices.elevation_certificate',
    unit: '$',
    asOf: '2022-10-18',
    source: 'Published: guide (2022)',
    values: [{ low: 650, high: 1500 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: "Surveyor's elevation certificate", covers: 'job' }],
    leavesOut: [
      'boundary survey',
      'map change application (LOMA)',
      'fill or piles',
      'flood insurance',
      'certificates for other buildings',
    ],
    pitfalls: [
      'In a V zone the bottom of the lowest beam counts, not the floor that rests on it.',
      'Both heights must be in the same datum; old papers use NGVD 29, new maps NAVD 88.',
      'Meeting the base flood is the federal minimum; cities add feet of freeboard to it.',
      'An old certificate of the house may be on file at the floodplain office or with the seller, and it costs ' +
        'nothing.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'prices.elevation_certificate': 'published' },
  },
  own: {
    figures: [{
      name: 'prices.elevation_certificate',
      label: 'Certificate',
      unit: '$',
      min: 200,
      max: 4000,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'prices.elevation_certificate': 'Certificate' },
  asks: [
    { input: 'height', from: 8, to: 17 },
    { input: 'baseFlood', from: 15, to: 7 },
  ],
  slopes: {
    value: { baseFlood: -1, height: 1, rule: 0 },
    below: { baseFlood: 1, height: -1, rule: 0 },
    short: { baseFlood: 1, height: -1, rule: 1 },
    needed: { baseFlood: 1, height: 0, rule: 1 },
    'certificate.low': { baseFlood: 0, height: 0, rule: 0 },
    'certificate.high': { baseFlood: 0, height: 0, rule: 0 },
    above: { baseFlood: -1, height: 1, rule: 0 },
    spare: { baseFlood: -1, height: 1, rule: -1 },
    'total.low': { baseFlood: 0, height: 0, rule: 0 },
    'total.high': { baseFlood: 0, height: 0, rule: 0 },
  },
  refuse,
  answer,
  trace,
};
