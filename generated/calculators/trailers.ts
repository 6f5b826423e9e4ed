/**
 * Trailer Weight Calculator. Generated from the entry trailers of catalog/calculators/auto.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import type { Classes, Schedule } from '../../engine/kernel/schedule.js';
import { classOf, classes, lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Trailer Weight Calculator, inside their bounds. */
export interface TrailersInputs {
  /** Weight of the loaded trailer, 300 to 17000 lb in steps of 50; 6000 when omitted. */
  readonly gross: number;
  /** Share on the tongue, 5 to 20 % in steps of 0.5; 12 when omitted. */
  readonly tongue: number;
  /** Axles, whole, 1 to 3 axles in steps of 1; 2 when omitted. */
  readonly axles: number;
}

/** The steps of the calculation. */
export interface TrailersSteps {
  /** gross * tongue, in lb */
  readonly ontongue: number;
  /** gross - ontongue, in lb */
  readonly onaxles: number;
  /** onaxles / axles * 1 axle, in lb */
  readonly each: number;
  /** rating[each], in lb */
  readonly axle: number;
  /** hitch[max(gross, ontongue / 10%)] */
  readonly class_: string;
  /**
   * if gross > texas.trailer_brakes_always then "brakes are required at any speed" else if gross > texas.trailer_brakes
   * then "brakes are required above 30 mph" else "brakes are not required by law"
   */
  readonly brakes: string;
  /** 10% * gross, in lb */
  readonly least: number;
  /** 15% * gross, in lb */
  readonly most: number;
}

const hitch: Classes = classes(
  [2000, 3500, 5000, 10000, 17000, 34000],
  ['Class I', 'Class II', 'Class III', 'Class IV', 'Class V', 'Class V or heavier'],
);
const rating: Schedule = schedule({
  upTo: [2000, 3500, 5200, 6000, 7000, 8000, 10000, 12000, 15000, 17000],
  values: [2000, 3500, 5200, 6000, 7000, 8000, 10000, 12000, 15000, 17000],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ gross, tongue, axles }: TrailersInputs): TrailersSteps {
  const ontongue = gross * tongue / 100;
  const onaxles = gross - ontongue;
  const each = onaxles / axles;
  const axle = lookUp(rating, each);
  const class_: string = classOf(hitch, Math.max(gross, ontongue * 10));
  const brakes: string =
    gross > 15000
      ? 'brakes are required at any speed'
      : gross > 4500
        ? 'brakes are required above 30 mph'
        : 'brakes are not required by law';
  const least = gross / 10;
  const most = 0.15 * gross;
  return { ontongue, onaxles, each, axle, class_, brakes, least, most };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TrailersInputs): CalculationResult {
  const { gross, tongue } = inputs;
  const { ontongue, each, axle, class_, brakes, least, most } = compute(inputs);
  return {
    value: roundTo(ontongue, 0),
    unit: 'lb on the tongue',
    text: class_,
    interpretation:
      `A trailer of ${inWholePounds(gross)} puts ${inWholePounds(ontongue)} on the tongue, ` +
      (tongue < 10
        ? `too little: ${inWholePounds(least)} to ${inWholePounds(most)} prevents sway. You need a ${class_} hitch ` +
          `and axles rated ${inWholePounds(axle)} for ${inWholePounds(each)} each; in Texas ${brakes}.`
        : tongue > 15
          ? `too much: ${inWholePounds(least)} to ${inWholePounds(most)} are usual. You need a ${class_} hitch and ` +
            `axles rated ${inWholePounds(axle)} for ${inWholePounds(each)} each; in Texas ${brakes}.`
          : `within the usual ${inWholePounds(least)} to ${inWholePounds(most)}. You need a ${class_} hitch and ` +
            `axles rated ${inWholePounds(axle)} for ${inWholePounds(each)} each; in Texas ${brakes}.`),
    secondary: [
      { value: roundTo(each, 0), unit: 'lb', label: 'On each axle' },
      { value: roundTo(axle, 0), unit: 'lb', label: 'Next common axle rating' },
      { value: roundTo(least, 0), unit: 'lb', label: 'Tongue weight at 10 %' },
      { value: roundTo(most, 0), unit: 'lb', label: 'Tongue weight at 15 %' },
    ],
    figures: {
      ontongue: { value: roundTo(ontongue, 0), unit: 'lb' },
      least: { value: roundTo(least, 0), unit: 'lb' },
      most: { value: roundTo(most, 0), unit: 'lb' },
      axle: { value: roundTo(axle, 0), unit: 'lb' },
      each: { value: roundTo(each, 0), unit: 'lb' },
      class: { text: class_ },
      brakes: { text: brakes },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TrailersInputs): readonly TraceStep[] {
  const { ontongue, onaxles, each, axle, class_, brakes, least, most } = compute(inputs);
  return [
    { name: 'ontongue', formula: 'gross * tongue', value: ontongue, unit: 'lb' },
    { name: 'onaxles', formula: 'gross - ontongue', value: onaxles, unit: 'lb' },
    { name: 'each', formula: 'onaxles / axles * 1 axle', value: each, unit: 'lb' },
    { name: 'axle', formula: 'rating[each]', value: axle, unit: 'lb' },
    { name: 'class', formula: 'hitch[max(gross, ontongue / 10%)]', value: class_, unit: '' },
    {
      name: 'brakes',
      formula:
        'if gross > texas.trailer_brakes_always then "brakes are required at any speed" else if gross > ' +
        'texas.trailer_brakes then "brakes are required above 30 mph" else "brakes are not required by law"',
      value: brakes,
      unit: '',
    },
    { name: 'least', formula: '10% * gross', value: least, unit: 'lb' },
    { name: 'most', formula: '15% * gross', value: most, unit: 'lb' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TrailersInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 pounds", for instance. */
function inWholePounds(value: number): string {
  return amount(trimmed(value, 0), '', ' pound', ' pounds');
}

/** Tongue weight, hitch class, axle rating and whether Texas requires trailer brakes */
export const trailers: Calculator<TrailersInputs> = {
  slug: 'trailers',
  title: 'Trailer Weight Calculator',
  subtitle: 'Tongue weight, hitch class, axle rating and whether Texas requires trailer brakes',
  tag: 'auto',
  service: 'Trailers',
  disclaimer:
    'Planning estimate. It leaves out the ratings of truck, ball, coupler and tires, and the rules for commercial ' +
    'vehicles; the lowest rating in the chain decides. Weigh the loaded trailer at a public scale.',
  inputs: [
    {
      name: 'gross',
      label: 'Weight of the loaded trailer',
      type: 'number',
      unit: 'lb',
      default: 6000,
      min: 300,
      max: 17000,
      step: 50,
      units: acceptedUnits.lb,
      ask: 'How much does the loaded trailer weigh?',
    },
    {
      name: 'tongue',
      label: 'Share on the tongue',
      type: 'number',
      unit: '%',
      default: 12,
      min: 5,
      max: 20,
      step: 0.5,
      units: acceptedUnits['%'],
      ask: 'What share of the weight is on the tongue?',
    },
    {
      name: 'axles',
      label: 'Axles',
      type: 'number',
      unit: 'axles',
      default: 2,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      units: acceptedUnits.axle,
    },
  ],
  costBand: null,
  sources: [
    'SAE J684 as told by sizes.com/home/trailer_hitches.htm, classes I to IV by the weight towed; class V is a ' +
      'trade class up to 17,000 lb, and the tongue rating is about a tenth ' +
      '(nationaltrailerparts.com/how-to-guides/understanding-trailer-hitch-classes.php). 10 to 15 percent on the ' +
      'tongue is the usual advice of hitch makers.',
    'Ratings of axles are those that trailer makers sell.',
  ],
  sharedFigures: [
    {
      name: 'texas.trailer_brakes',
      unit: 'lb',
      asOf: '1995-09-01',
      source: 'Published: statute, agency (1995)',
      values: [{ value: 4500 }],
    },
    {
      name: 'texas.trailer_brakes_always',
      unit: 'lb',
      asOf: '1995-09-01',
      source: 'Published: statute, agency (1995)',
      values: [{ value: 15000 }],
    },
  ],
  counted: { axles: 'axle' },
  asks: [
    { input: 'gross', from: 4000, to: 9000 },
    { input: 'tongue', from: 8, to: 18 },
  ],
  slopes: {
    value: { gross: 1, tongue: 1, axles: 0 },
    ontongue: { gross: 1, tongue: 1, axles: 0 },
    least: { gross: 1, tongue: 0, axles: 0 },
    most: { gross: 1, tongue: 0, axles: 0 },
    axle: { gross: 1, tongue: -1, axles: -1 },
    each: { gross: 1, tongue: -1, axles: -1 },
  },
  refuse,
  answer,
  trace,
};
