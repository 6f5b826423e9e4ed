/**
 * Truck Payload Calculator. Generated from the entry truck-accessories of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Truck Payload Calculator, inside their bounds. */
export interface TruckAccessoriesInputs {
  /** Gross weight rating (GVWR), 4000 to 14000 lb in steps of 50; 7000 when omitted. */
  readonly rating: number;
  /** Curb weight, 2500 to 10000 lb in steps of 50; 5200 when omitted. */
  readonly curb: number;
  /** People, all together, 100 to 1500 lb in steps of 10; 360 when omitted. */
  readonly people: number;
  /** Accessories: rack, cover, toolbox, bumper, 0 to 3000 lb in steps of 10; 200 when omitted. */
  readonly accessories: number;
  /** Cargo in bed and cab, 0 to 8000 lb in steps of 10; 300 when omitted. */
  readonly cargo: number;
  /** Tongue weight of a trailer, 0 to 4000 lb in steps of 10; 600 when omitted. */
  readonly tongue: number;
}

/** The steps of the calculation. */
export interface TruckAccessoriesSteps {
  /** rating - curb, in lb */
  readonly payload: number;
  /** people + accessories + cargo + tongue, in lb */
  readonly used: number;
  /** payload - used, in lb */
  readonly left: number;
  /** max(0 lb, left), in lb */
  readonly spare: number;
  /** max(0 lb, -left), in lb */
  readonly over: number;
  /** curb + used, in lb */
  readonly loaded: number;
  /** min(30000 lb, max(0 lb, payload - people - accessories - cargo) / 12%), in lb */
  readonly trailer: number;
  /** if left < 0 lb then "overloaded" else "within the rating" */
  readonly verdict: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: TruckAccessoriesInputs): TruckAccessoriesSteps {
  const { rating, curb, people, accessories, cargo, tongue } = inputs;
  const payload = rating - curb;
  const used = people + accessories + cargo + tongue;
  const left = payload - used;
  const spare = Math.max(0, left);
  const over = Math.max(0, -left);
  const loaded = curb + used;
  const trailer = Math.min(30000, Math.max(0, payload - people - accessories - cargo) * 25 / 3);
  const verdict: string = isBelow(left, 0) ? 'overloaded' : 'within the rating';
  return { payload, used, left, spare, over, loaded, trailer, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TruckAccessoriesInputs): CalculationResult {
  const { payload, used, left, spare, over, loaded, trailer, verdict } = compute(inputs);
  return {
    value: roundTo(left, 0),
    unit: 'lb of payload left',
    text: verdict,
    interpretation:
      `Your load uses ${inWholePounds(used)} of a payload of ${inWholePounds(payload)}` +
      (isAbove(over, 0)
        ? `, ${inWholePounds(over)} too much; the truck would weigh ${inWholePounds(loaded)}.`
        : ` and leaves ${inWholePounds(spare)}; the truck weighs ${inWholePounds(loaded)}.` +
          (isAbove(trailer, 0)
            ? ` With 12 percent on the tongue that is enough for a trailer of ${inWholePounds(trailer)}.`
            : '')),
    secondary: [
      { value: roundTo(payload, 0), unit: 'lb', label: 'Payload' },
      { value: roundTo(loaded, 0), unit: 'lb', label: 'Truck as loaded' },
      { value: roundTo(trailer, 0), unit: 'lb', label: 'Trailer by payload at 12 %' },
    ],
    figures: {
      used: { value: roundTo(used, 0), unit: 'lb' },
      payload: { value: roundTo(payload, 0), unit: 'lb' },
      over: { value: roundTo(over, 0), unit: 'lb' },
      loaded: { value: roundTo(loaded, 0), unit: 'lb' },
      spare: { value: roundTo(spare, 0), unit: 'lb' },
      trailer: { value: roundTo(trailer, 0), unit: 'lb' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TruckAccessoriesInputs): readonly TraceStep[] {
  const { payload, used, left, spare, over, loaded, trailer, verdict } = compute(inputs);
  return [
    { name: 'payload', formula: 'rating - curb', value: payload, unit: 'lb' },
    { name: 'used', formula: 'people + accessories + cargo + tongue', value: used, unit: 'lb' },
    { name: 'left', formula: 'payload - used', value: left, unit: 'lb' },
    { name: 'spare', formula: 'max(0 lb, left)', value: spare, unit: 'lb' },
    { name: 'over', formula: 'max(0 lb, -left)', value: over, unit: 'lb' },
    { name: 'loaded', formula: 'curb + used', value: loaded, unit: 'lb' },
    {
      name: 'trailer',
      formula: 'min(30000 lb, max(0 lb, payload - people - accessories - cargo) / 12%)',
      value: trailer,
      unit: 'lb',
    },
    { name: 'verdict', formula: 'if left < 0 lb then "overloaded" else "within the rating"', value: verdict, unit: '' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ rating, curb }: TruckAccessoriesInputs): BrokenRequirement | null {
  if (curb >= rating) return {
    message: 'The gross weight rating is more than the curb weight.',
    inputs: ['curb', 'rating'],
  };
  return null;
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** What a pickup may still carry after people, bed accessories, cargo and a trailer's tongue */
export const truckAccessories: Calculator<TruckAccessoriesInputs> = {
  slug: 'truck-accessories',
  title: 'Truck Payload Calculator',
  subtitle: "What a pickup may still carry after people, bed accessories, cargo and a trailer's tongue",
  tag: 'auto',
  service: 'Truck accessories',
  disclaimer:
    'Planning estimate. It leaves out the ratings of each axle, tires and hitch, which can be lower; the yellow ' +
    "label in the driver's door is what counts. Weigh the loaded truck at a public scale.",
  inputs: [
    {
      name: 'rating',
      label: 'Gross weight rating (GVWR)',
      type: 'number',
      unit: 'lb',
      default: 7000,
      min: 4000,
      max: 14000,
      step: 50,
      units: acceptedUnits.lb,
      ask: 'What is the gross weight rating (GVWR)?',
    },
    {
      name: 'curb',
      label: 'Curb weight',
      type: 'number',
      unit: 'lb',
      default: 5200,
      min: 2500,
      max: 10000,
      step: 50,
      units: acceptedUnits.lb,
      ask: 'What is the curb weight?',
    },
    {
      name: 'people',
      label: 'People, all together',
      type: 'number',
      unit: 'lb',
      default: 360,
      min: 100,
      max: 1500,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'accessories',
      label: 'Accessories: rack, cover, toolbox, bumper',
      type: 'number',
      unit: 'lb',
      default: 200,
      min: 0,
      max: 3000,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'cargo',
      label: 'Cargo in bed and cab',
      type: 'number',
      unit: 'lb',
      default: 300,
      min: 0,
      max: 8000,
      step: 10,
      units: acceptedUnits.lb,
    },
    {
      name: 'tongue',
      label: 'Tongue weight of a trailer',
      type: 'number',
      unit: 'lb',
      default: 600,
      min: 0,
      max: 4000,
      step: 10,
      units: acceptedUnits.lb,
    },
  ],
  costBand: null,
  sources: [
    'Payload is the gross weight rating less the weight of the truck, as on the tire and loading label, 49 CFR ' +
      '571.110.',
    '12 percent on the tongue lies in the usual 10 to 15 percent of hitch makers.',
  ],
  asks: [
    { input: 'rating', from: 7000, to: 10000 },
    { input: 'curb', from: 5200, to: 3500 },
    { input: 'tongue', from: 900, to: 400 },
    { input: 'people', from: 500, to: 250 },
    { input: 'cargo', from: 450, to: 200 },
    { input: 'accessories', from: 300, to: 140 },
  ],
  slopes: {
    value: { people: -1, accessories: -1, cargo: -1, tongue: -1 },
    used: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    payload: { people: 0, accessories: 0, cargo: 0, tongue: 0 },
    over: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    loaded: { people: 1, accessories: 1, cargo: 1, tongue: 1 },
    spare: { people: -1, accessories: -1, cargo: -1, tongue: -1 },
    trailer: { people: -1, accessories: -1, cargo: -1, tongue: 0 },
  },
  refuse,
  answer,
  trace,
};
