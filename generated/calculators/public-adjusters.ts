/**
 * Public Adjuster Fee Calculator. Generated from the entry public-adjusters of catalog/calculators/real-estate.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Public Adjuster Fee Calculator, inside their bounds. */
export interface PublicAdjustersInputs {
  /** Offer of the insurer, 0 to 5000000 $ in steps of 500; 30000 when omitted. */
  readonly offer: number;
  /** Settlement that is expected, 500 to 10000000 $ in steps of 500; 45000 when omitted. */
  readonly settlement: number;
  /** Fee of the adjuster, 0 to 10 % in steps of 0.5; 10 when omitted. */
  readonly fee: number;
}

/** The steps of the calculation. */
export interface PublicAdjustersSteps {
  /** settlement * fee, in $ */
  readonly charge: number;
  /** settlement - charge, in $ */
  readonly net: number;
  /** offer / (1 - fee), in $ */
  readonly even: number;
  /** max(0 USD, net - offer), in $ */
  readonly gain: number;
  /** max(0 USD, offer - net), in $ */
  readonly loss: number;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ offer, settlement, fee }: PublicAdjustersInputs): PublicAdjustersSteps {
  const charge = settlement * fee / 100;
  const net = settlement - charge;
  const even = offer / (1 - fee / 100);
  const gain = Math.max(0, net - offer);
  const loss = Math.max(0, offer - net);
  return { charge, net, even, gain, loss };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PublicAdjustersInputs): CalculationResult {
  const { offer, settlement, fee } = inputs;
  const { charge, net, even, gain, loss } = compute(inputs);
  return {
    value: roundTo(net, 0),
    unit: '$ left after the fee',
    interpretation:
      offer === 0
        ? `From a settlement of ${inDollars(settlement)} the adjuster takes ${inDollars(charge)} and you keep ` +
          `${inDollars(net)}. The insurer has offered nothing so far.`
        : fee === 0
          ? `Without a fee you keep all of ${inDollars(settlement)}, against an offer of ${inDollars(offer)}.`
          : `From a settlement of ${inDollars(settlement)} the adjuster takes ${inDollars(charge)} and you keep ` +
            `${inDollars(net)}, ` +
            (isAbove(loss, 0)
              ? `${inDollars(loss)} less than the offer of ${inDollars(offer)}. You break even at a settlement of ` +
                `${inDollars(even)}.`
              : isAbove(gain, 0)
                ? `${inDollars(gain)} more than the offer of ${inDollars(offer)}. You break even at a settlement of ` +
                  `${inDollars(even)}.`
                : 'exactly the offer.'),
    secondary: [
      { value: roundTo(charge, 0), unit: '$', label: 'Fee' },
      { value: roundTo(even, 0), unit: '$', label: 'Break-even settlement' },
      { value: roundTo(gain, 0), unit: '$', label: 'More than the offer' },
    ],
    figures: {
      charge: { value: roundTo(charge, 0), unit: '$' },
      net: { value: roundTo(net, 0), unit: '$' },
      loss: { value: roundTo(loss, 0), unit: '$' },
      even: { value: roundTo(even, 0), unit: '$' },
      gain: { value: roundTo(gain, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PublicAdjustersInputs): EstimateAmounts {
  const { charge } = compute(inputs);
  return {
    total: { low: roundTo(charge, 0), high: roundTo(charge, 0) },
    lines: [{ low: roundTo(charge, 0), high: roundTo(charge, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PublicAdjustersInputs): readonly TraceStep[] {
  const { charge, net, even, gain, loss } = compute(inputs);
  return [
    { name: 'charge', formula: 'settlement * fee', value: charge, unit: '$' },
    { name: 'net', formula: 'settlement - charge', value: net, unit: '$' },
    { name: 'even', formula: 'offer / (1 - fee)', value: even, unit: '$' },
    { name: 'gain', formula: 'max(0 USD, net - offer)', value: gain, unit: '$' },
    { name: 'loss', formula: 'max(0 USD, offer - net)', value: loss, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: PublicAdjustersInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** What an insurance claim leaves after the adjuster's fee, and where hiring one breaks even */
export const publicAdjusters: Calculator<PublicAdjustersInputs> = {
  slug: 'public-adjusters',
  title: 'Public Adjuster Fee Calculator',
  subtitle: "What an insurance claim leaves after the adjuster's fee, and where hiring one breaks even",
  tag: 'real-estate',
  service: 'Public insurance adjusters',
  disclaimer:
    'Planning estimate. Nobody can promise a higher settlement. It leaves out deductibles, appraisal and attorney ' +
    'fees and the sales tax; the contract and the policy decide. It is not legal advice.',
  inputs: [
    {
      name: 'offer',
      label: 'Offer of the insurer',
      type: 'number',
      unit: '$',
      default: 30000,
      min: 0,
      max: 5000000,
      step: 500,
      units: acceptedUnits.USD,
    },
    {
      name: 'settlement',
      label: 'Settlement that is expected',
      type: 'number',
      unit: '$',
      default: 45000,
      min: 500,
      max: 10000000,
      step: 500,
      units: acceptedUnits.USD,
      ask: 'What settlement do you expect?',
    },
    {
      name: 'fee',
      label: 'Fee of the adjuster',
      type: 'number',
      unit: '%',
      default: 10,
      min: 0,
      max: 10,
      step: 0.5,
      units: acceptedUnits['%'],
      ask: 'What percentage does the adjuster take?',
    },
  ],
  costBand: null,
  sources: [
    'Texas Insurance Code 4102.104(a) and (b), at most 10 percent of the settlement ' +
      '(texas.public.law/statutes/tex._ins._code_section_4102.104), and 4102.103(b), 72 hours to rescind; 28 TAC ' +
      '19.701.',
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Fee of the public adjuster', covers: 'fee' }],
    leavesOut: ['deductible', 'appraisal', 'attorney', 'sales tax'],
    pitfalls: [
      'The fee is a share of the whole settlement, also of what the insurer had offered already.',
      'A percentage is not allowed where the insurer pays the policy limit within 72 hours of the report.',
      'A contract can be rescinded within 72 hours of signing, in writing.',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  repeats: { '0': 'total' },
  asks: [
    { input: 'settlement', from: 30000, to: 65000 },
    { input: 'fee', from: 7, to: 10 },
  ],
  slopes: {
    value: { offer: 0, settlement: 1, fee: -1 },
    charge: { offer: 0, settlement: 1, fee: 1 },
    net: { offer: 0, settlement: 1, fee: -1 },
    loss: { offer: 1, settlement: -1, fee: 1 },
    even: { offer: 1, settlement: 0, fee: 1 },
    gain: { offer: -1, settlement: 1, fee: -1 },
    'total.low': { offer: 0, settlement: 1, fee: 1 },
    'total.high': { offer: 0, settlement: 1, fee: 1 },
  },
  refuse,
  answer,
  trace,
};
