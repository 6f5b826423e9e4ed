/**
 * Window Tint Calculator. Generated from the entry auto-window-tint of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isAtLeast, roundHalfAway, roundTo, roundUpTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Window Tint Calculator, inside their bounds. */
export interface AutoWindowTintInputs {
  /** Vehicle; 'sedan' when omitted. */
  readonly vehicle: 'coupe' | 'sedan' | 'truck' | 'suv';
  /** Film; 'carbon' when omitted. */
  readonly film: 'dyed' | 'carbon' | 'ceramic';
  /** Light through the front film, 5 to 90 % in steps of 1; 35 when omitted. */
  readonly shade: number;
  /** Light through the bare glass, 70 to 90 % in steps of 1; 75 when omitted. */
  readonly glass: number;
  /** Strip at the top of the windshield?; 'no' when omitted. */
  readonly strip: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface AutoWindowTintSteps {
  /** shade * glass */
  readonly together: number;
  /** texas.tint_light, in % */
  readonly limit: number;
  /** limit / glass */
  readonly least: number;
  /** ceil(least, 1%) to %, in % */
  readonly darkest: number;
  /** if together >= limit then "legal beside the driver" else "too dark beside the driver" */
  readonly verdict: string;
  /** Low end of film.price * vehicle.size, in $ */
  readonly jobLow: number;
  /** High end of film.price * vehicle.size, in $ */
  readonly jobHigh: number;
  /** Low end of strip.price, in $ */
  readonly topLow: number;
  /** High end of strip.price, in $ */
  readonly topHigh: number;
  /** Low end of round(job, 1 USD) + round(top, 1 USD), in $ */
  readonly costLow: number;
  /** High end of round(job, 1 USD) + round(top, 1 USD), in $ */
  readonly costHigh: number;
}

const vehicleFigures: Readonly<Record<AutoWindowTintInputs['vehicle'], number>> = {
  coupe: 0.85,
  sedan: 1,
  truck: 1.1,
  suv: 1.25,
};
const filmFigures: Readonly<Record<AutoWindowTintInputs['film'], { priceLow: number; priceHigh: number }>> = {
  dyed: { priceLow: 150, priceHigh: 300 },
  carbon: { priceLow: 250, priceHigh: 450 },
  ceramic: { priceLow: 400, priceHigh: 800 },
};
const vehiclePhrases: Readonly<Record<AutoWindowTintInputs['vehicle'], string>> = {
  coupe: 'a coupe',
  sedan: 'a sedan',
  truck: 'a crew-cab truck',
  suv: 'an SUV or minivan',
};
const filmPhrases: Readonly<Record<AutoWindowTintInputs['film'], string>> = {
  dyed: 'dyed film',
  carbon: 'carbon film',
  ceramic: 'ceramic film',
};
const stripPhrases: Readonly<Record<AutoWindowTintInputs['strip'], string>> = {
  yes: 'with a windshield strip',
  no: 'without a windshield strip',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ vehicle, film, shade, glass, strip }: AutoWindowTintInputs): AutoWindowTintSteps {
  const filmChosen = filmFigures[film];
  const together = shade * glass / 10000;
  const limit = 25;
  const least = limit / glass;
  const darkest = roundUpTo(least, 0.01) * 100;
  const verdict: string = isAtLeast(together, 0.25) ? 'legal beside the driver' : 'too dark beside the driver';
  const jobLow = filmChosen.priceLow * vehicleFigures[vehicle];
  const jobHigh = filmChosen.priceHigh * vehicleFigures[vehicle];
  const topLow = strip === 'yes' ? 40 : 0;
  const topHigh = strip === 'yes' ? 80 : 0;
  const costLow = roundHalfAway(jobLow) + roundHalfAway(topLow);
  const costHigh = roundHalfAway(jobHigh) + roundHalfAway(topHigh);
  return { together, limit, least, darkest, verdict, jobLow, jobHigh, topLow, topHigh, costLow, costHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AutoWindowTintInputs, own: OwnFigures): AutoWindowTintSteps {
  const { vehicle, film, shade, glass, strip } = inputs;
  const filmChosen = filmFigures[film];
  const filmPrice = own['film.price'] ?? filmChosen.priceLow;
  const filmPriceHigh = own['film.price'] ?? filmChosen.priceHigh;
  const together = shade * glass / 10000;
  const limit = 25;
  const least = limit / glass;
  const darkest = roundUpTo(least, 0.01) * 100;
  const verdict: string = isAtLeast(together, 0.25) ? 'legal beside the driver' : 'too dark beside the driver';
  const jobLow = filmPrice * vehicleFigures[vehicle];
  const jobHigh = filmPriceHigh * vehicleFigures[vehicle];
  const topLow = strip === 'yes' ? 40 : 0;
  const topHigh = strip === 'yes' ? 80 : 0;
  const costLow = roundHalfAway(jobLow) + roundHalfAway(topLow);
  const costHigh = roundHalfAway(jobHigh) + roundHalfAway(topHigh);
  return { together, limit, least, darkest, verdict, jobLow, jobHigh, topLow, topHigh, costLow, costHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AutoWindowTintInputs, steps = compute(inputs)): CalculationResult {
  const { vehicle, film, shade, glass, strip } = inputs;
  const { together, limit, darkest, verdict, costLow, costHigh } = steps;
  return {
    value: roundTo(together * 100, 1),
    unit: '% of light through glass and film',
    text: verdict,
    interpretation:
      `Putting ${inNumbers(shade)} film on ${inNumbers(glass)} glass lets ` +
      (isAtLeast(together, limit / 100)
        ? `${inNumbersTo1Decimal(together * 100)} of the light through, legal beside the driver, where the limit is ` +
          `${inWholeNumbers(limit)}. On ${vehiclePhrases[vehicle]}, ${filmPhrases[film]} ${stripPhrases[strip]} ` +
          `costs ${rangeInRoughDollars(costLow, costHigh)}.`
        : `only ${inNumbersTo1Decimal(together * 100)} of the light through, too dark beside the driver: the limit ` +
          `is ${inWholeNumbers(limit)}, so use a film of ${inWholeNumbers(darkest)} or more. On ` +
          `${vehiclePhrases[vehicle]}, ${filmPhrases[film]} ${stripPhrases[strip]} costs ` +
          `${rangeInRoughDollars(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(darkest, 0), unit: '%', label: 'Darkest legal film' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Tinting (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Tinting (high)' },
    ],
    figures: {
      together: { value: roundTo(together * 100, 1), unit: '%' },
      limit: { value: roundTo(limit, 0), unit: '%' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      darkest: { value: roundTo(darkest, 0), unit: '%' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AutoWindowTintInputs, steps = compute(inputs)): EstimateAmounts {
  const { jobLow, jobHigh, topLow, topHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(jobLow, 0), high: roundTo(jobHigh, 0) },
      { low: roundTo(topLow, 0), high: roundTo(topHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AutoWindowTintInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { together, limit, least, darkest, verdict, jobLow, jobHigh, topLow, topHigh, costLow, costHigh } = steps;
  return [
    { name: 'together', formula: 'shade * glass', value: together, unit: '' },
    { name: 'limit', formula: 'texas.tint_light', value: limit, unit: '%' },
    { name: 'least', formula: 'limit / glass', value: least, unit: '' },
    { name: 'darkest', formula: 'ceil(least, 1%) to %', value: darkest, unit: '%' },
    {
      name: 'verdict',
      formula: 'if together >= limit then "legal beside the driver" else "too dark beside the driver"',
      value: verdict,
      unit: '',
    },
    { name: 'job', formula: 'film.price * vehicle.size', value: { low: jobLow, high: jobHigh }, unit: '$' },
    { name: 'top', formula: 'strip.price', value: { low: topLow, high: topHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(job, 1 USD) + round(top, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ vehicle, film, strip }: AutoWindowTintInputs): readonly Cell[] {
  const filmChosen = filmFigures[film];
  return [
    { name: 'vehicle.size', cell: vehicle, unit: '', value: vehicleFigures[vehicle] },
    { name: 'film.price', cell: film, unit: '$', low: filmChosen.priceLow, high: filmChosen.priceHigh },
    { name: 'strip.price', cell: strip, unit: '$', low: strip === 'yes' ? 40 : 0, high: strip === 'yes' ? 80 : 0 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AutoWindowTintInputs): BrokenRequirement | null {
  return null;
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "2,500.0%", for instance. */
function inNumbersTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', '%', '%');
}

/** "2,500%", for instance. */
function inWholeNumbers(value: number): string {
  return amount(trimmed(value, 0), '', '%', '%');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Whether a film is legal on the front windows in Texas, and what tinting the vehicle costs */
export const autoWindowTint: Calculator<AutoWindowTintInputs> = {
  slug: 'auto-window-tint',
  title: 'Window Tint Calculator',
  subtitle: 'Whether a film is legal on the front windows in Texas, and what tinting the vehicle costs',
  tag: 'auto',
  service: 'Auto window tint',
  disclaimer:
    'Planning estimate for the side and rear windows without the windshield. It leaves out removal of old film, ' +
    'warranty and medical exemptions; only a meter on the finished window tells what passes inspection on the road.',
  inputs: [
    {
      name: 'vehicle',
      label: 'Vehicle',
      type: 'select',
      default: 'sedan',
      options: [
        { value: 'coupe', label: 'Coupe' },
        { value: 'sedan', label: 'Sedan' },
        { value: 'truck', label: 'Crew-cab truck' },
        { value: 'suv', label: 'SUV or minivan' },
      ],
    },
    {
      name: 'film',
      label: 'Film',
      type: 'select',
      default: 'carbon',
      options: [
        { value: 'dyed', label: 'Dyed' },
        { value: 'carbon', label: 'Carbon' },
        { value: 'ceramic', label: 'Ceramic' },
      ],
    },
    {
      name: 'shade',
      label: 'Light through the front film',
      type: 'number',
      unit: '%',
      default: 35,
      min: 5,
      max: 90,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'The number on the film, such as 35',
    },
    {
      name: 'glass',
      label: 'Light through the bare glass',
      type: 'number',
      unit: '%',
      default: 75,
      min: 70,
      max: 90,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'Front side glass has 70 % or more when it leaves the factory',
    },
    {
      name: 'strip',
      label: 'Strip at the top of the windshield?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Auto window tint',
    unit: 'per vehicle',
    price_min_usd: 120,
    price_max_usd: 1100,
  },
  sources: [
    'Label of the film between film and glass, Texas Transportation Code 547.609 ' +
      '(texas.public.law/statutes/tex._transp._code_section_547.609); windows behind the driver and a windshield ' +
      'strip to the AS-1 line or 5 in, 547.613(b) (text in HB 4121, ' +
      'app.legiplex.com/tx/legislature/2023/88-0/bills/hb4121).',
    'Front side glass of 70 percent or more, FMVSS 205, 49 CFR 571.205 by ANSI Z26.1 ' +
      '(nhtsa.gov/interpretations/11-000697trooperkile205).',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'texas.tint_light',
    unit: '%',
    asOf: '2023-11-21',
    source: 'Published: statute (2023)',
    values: [{ value: 25 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Film put on side and rear windows', covers: 'job' },
      { line: 'Strip at the top of the windshield', covers: 'job' },
    ],
    leavesOut: ['removal of old film', 'whole windshield', 'sunroof', 'sales tax'],
    pitfalls: [
      'Glass and film count together; a 25 percent film on factory glass lets through less than 25 percent.',
      'The limit applies to the windows beside the driver; behind them any film is legal with two outside mirrors.',
      'Mirrored film can fail too; beside the driver it may reflect no more than 25 percent of the light.',
      'The installer must leave a label under the film, and without it the tint is not legal.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'auto-window-tint.film': 'published', 'auto-window-tint.strip': 'judged' },
  },
  own: {
    figures: [{
      name: 'film.price',
      label: 'Price',
      unit: '$',
      min: 50,
      max: 2500,
      units: acceptedUnits.USD,
      by: ['film'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'film.price': 'Price' },
  repeats: { '1': 'total', '2': 'total' },
  asks: [
    { input: 'film', from: 'dyed', to: 'ceramic' },
    { input: 'vehicle', from: 'coupe', to: 'suv' },
    { input: 'strip', from: 'no', to: 'yes' },
  ],
  slopes: {
    value: { shade: 1, glass: 1 },
    together: { shade: 1, glass: 1 },
    limit: { shade: 0, glass: 0 },
    'cost.low': { shade: 0, glass: 0 },
    'cost.high': { shade: 0, glass: 0 },
    darkest: { shade: 0, glass: -1 },
    'total.low': { shade: 0, glass: 0 },
    'total.high': { shade: 0, glass: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
