/**
 * Texas Title Premium Calculator. Generated from the entry title-escrow of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
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
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, range, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Texas Title Premium Calculator, inside their bounds. */
export interface TitleEscrowInputs {
  /** Sale price, 10000 to 200000000 $ in steps of 100; 300000 when omitted. */
  readonly salePrice: number;
  /** The period of the day asked for; '2026-03-01' when omitted. */
  readonly on: '2019-09-01' | '2026-03-01';
}

/** The steps of the calculation. */
export interface TitleEscrowSteps {
  /** basic[salePrice], in $ */
  readonly premium: number;
  /** Low end of prices.escrow, in $ */
  readonly escrowLow: number;
  /** High end of prices.escrow, in $ */
  readonly escrowHigh: number;
  /** Low end of prices.recording, in $ */
  readonly recordingLow: number;
  /** High end of prices.recording, in $ */
  readonly recordingHigh: number;
  /** Low end of prices.survey, in $ */
  readonly surveyLow: number;
  /** High end of prices.survey, in $ */
  readonly surveyHigh: number;
}

const basicUntil_2026_02_28: Schedule = schedule({
  upTo: [
    25000, 25500, 26000, 26500, 27000, 27500, 28000, 28500, 29000, 29500,
    30000, 30500, 31000, 31500, 32000, 32500, 33000, 33500, 34000, 34500,
    35000, 35500, 36000, 36500, 37000, 37500, 38000, 38500, 39000, 39500,
    40000, 40500, 41000, 41500, 42000, 42500, 43000, 43500, 44000, 44500,
    45000, 45500, 46000, 46500, 47000, 47500, 48000, 48500, 49000, 49500,
    50000, 50500, 51000, 51500, 52000, 52500, 53000, 53500, 54000, 54500,
    55000, 55500, 56000, 56500, 57000, 57500, 58000, 58500, 59000, 59500,
    60000, 60500, 61000, 61500, 62000, 62500, 63000, 63500, 64000, 64500,
    65000, 65500, 66000, 66500, 67000, 67500, 68000, 68500, 69000, 69500,
    70000, 70500, 71000, 71500, 72000, 72500, 73000, 73500, 74000, 74500,
    75000, 75500, 76000, 76500, 77000, 77500, 78000, 78500, 79000, 79500,
    80000, 80500, 81000, 81500, 82000, 82500, 83000, 83500, 84000, 84500,
    85000, 85500, 86000, 86500, 87000, 87500, 88000, 88500, 89000, 89500,
    90000, 90500, 91000, 91500, 92000, 92500, 93000, 93500, 94000, 94500,
    95000, 95500, 96000, 96500, 97000, 97500, 98000, 98500, 99000, 99500,
    100000,
  ],
  values: [
    328, 331, 335, 338, 340, 343, 347, 350, 355, 358,
    361, 364, 368, 371, 374, 378, 381, 385, 388, 392,
    395, 398, 401, 405, 408, 412, 416, 419, 421, 425,
    428, 433, 435, 439, 442, 446, 448, 452, 456, 459,
    463, 466, 469, 473, 475, 478, 483, 487, 490, 493,
    496, 499, 501, 505, 510, 514, 516, 520, 523, 526,
    529, 532, 537, 540, 543, 547, 551, 553, 556, 560,
    564, 568, 571, 573, 577, 581, 583, 587, 591, 594,
    597, 600, 604, 609, 612, 613, 617, 621, 624, 627,
    631, 635, 639, 641, 644, 648, 651, 654, 658, 662,
    666, 668, 671, 674, 678, 681, 685, 689, 693, 694,
    698, 702, 706, 708, 711, 716, 720, 722, 725, 729,
    732, 735, 738, 743, 747, 749, 752, 756, 760, 762,
    765, 769, 773, 777, 779, 783, 786, 790, 791, 796,
    801, 804, 805, 809, 813, 817, 820, 824, 827, 830,
    832,
  ],
  brackets: [
    { upTo: 1000000, floor: 100000, base: 832, rate: 0.00527 },
    { upTo: 5000000, floor: 1000000, base: 5575, rate: 0.00433 },
    { upTo: 15000000, floor: 5000000, base: 22895, rate: 0.00357 },
    { upTo: 25000000, floor: 15000000, base: 58595, rate: 0.00254 },
    { upTo: 50000000, floor: 25000000, base: 83995, rate: 0.00152 },
    { upTo: 100000000, floor: 50000000, base: 121995, rate: 0.00138 },
    { upTo: Number.POSITIVE_INFINITY, floor: 100000000, base: 190995, rate: 0.00124 },
  ],
  round: 1,
});
const basic: Schedule = schedule({
  upTo: [
    25000, 25500, 26000, 26500, 27000, 27500, 28000, 28500, 29000, 29500,
    30000, 30500, 31000, 31500, 32000, 32500, 33000, 33500, 34000, 34500,
    35000, 35500, 36000, 36500, 37000, 37500, 38000, 38500, 39000, 39500,
    40000, 40500, 41000, 41500, 42000, 42500, 43000, 43500, 44000, 44500,
    45000, 45500, 46000, 46500, 47000, 47500, 48000, 48500, 49000, 49500,
    50000, 50500, 51000, 51500, 52000, 52500, 53000, 53500, 54000, 54500,
    55000, 55500, 56000, 56500, 57000, 57500, 58000, 58500, 59000, 59500,
    60000, 60500, 61000, 61500, 62000, 62500, 63000, 63500, 64000, 64500,
    65000, 65500, 66000, 66500, 67000, 67500, 68000, 68500, 69000, 69500,
    70000, 70500, 71000, 71500, 72000, 72500, 73000, 73500, 74000, 74500,
    75000, 75500, 76000, 76500, 77000, 77500, 78000, 78500, 79000, 79500,
    80000, 80500, 81000, 81500, 82000, 82500, 83000, 83500, 84000, 84500,
    85000, 85500, 86000, 86500, 87000, 87500, 88000, 88500, 89000, 89500,
    90000, 90500, 91000, 91500, 92000, 92500, 93000, 93500, 94000, 94500,
    95000, 95500, 96000, 96500, 97000, 97500, 98000, 98500, 99000, 99500,
    100000,
  ],
  values: [
    308, 310, 314, 317, 319, 322, 325, 328, 333, 336,
    339, 341, 345, 348, 351, 355, 357, 361, 364, 368,
    371, 373, 376, 380, 383, 386, 390, 393, 395, 399,
    401, 406, 408, 412, 415, 418, 420, 424, 428, 431,
    434, 437, 440, 444, 446, 448, 453, 457, 460, 462,
    465, 468, 470, 474, 478, 482, 484, 488, 491, 493,
    496, 499, 504, 507, 509, 513, 517, 519, 522, 525,
    529, 533, 536, 537, 541, 545, 547, 551, 554, 557,
    560, 563, 567, 571, 574, 575, 579, 582, 585, 588,
    592, 596, 599, 601, 604, 608, 611, 613, 617, 621,
    625, 627, 629, 632, 636, 639, 643, 646, 650, 651,
    655, 658, 662, 664, 667, 672, 675, 677, 680, 684,
    687, 689, 692, 697, 701, 703, 705, 709, 713, 715,
    718, 721, 725, 729, 731, 734, 737, 741, 742, 747,
    751, 754, 755, 759, 763, 766, 769, 773, 776, 779,
    780,
  ],
  brackets: [
    { upTo: 1000000, floor: 100000, base: 780, rate: 0.00494 },
    { upTo: 5000000, floor: 1000000, base: 5226, rate: 0.00406 },
    { upTo: 15000000, floor: 5000000, base: 21466, rate: 0.00335 },
    { upTo: 25000000, floor: 15000000, base: 54966, rate: 0.00238 },
    { upTo: 50000000, floor: 25000000, base: 78766, rate: 0.00143 },
    { upTo: 100000000, floor: 50000000, base: 114516, rate: 0.00129 },
    { upTo: Number.POSITIVE_INFINITY, floor: 100000000, base: 179016, rate: 0.00116 },
  ],
  round: 1,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ salePrice, on }: TitleEscrowInputs): TitleEscrowSteps {
  const premium = on === '2019-09-01' ? lookUp(basicUntil_2026_02_28, salePrice) : lookUp(basic, salePrice);
  const escrowLow = 300;
  const escrowHigh = 795;
  const recordingLow = 50;
  const recordingHigh = 150;
  const surveyLow = 400;
  const surveyHigh = 800;
  return { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: TitleEscrowInputs, own: OwnFigures): TitleEscrowSteps {
  const { salePrice, on } = inputs;
  const pricesSurvey = own['prices.survey'] ?? 400;
  const pricesSurveyHigh = own['prices.survey'] ?? 800;
  const premium = on === '2019-09-01' ? lookUp(basicUntil_2026_02_28, salePrice) : lookUp(basic, salePrice);
  const escrowLow = 300;
  const escrowHigh = 795;
  const recordingLow = 50;
  const recordingHigh = 150;
  const surveyLow = pricesSurvey;
  const surveyHigh = pricesSurveyHigh;
  return { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TitleEscrowInputs, steps = compute(inputs)): CalculationResult {
  const { salePrice } = inputs;
  const { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh } = steps;
  return {
    value: roundTo(premium, 0),
    unit: '$ title policy premium',
    interpretation:
      `The owner's policy on ${inDollars(salePrice)} costs ${inDollars(premium)} at every title company, because the ` +
      'state sets it; by custom the seller pays. Your closing statement will show an escrow or closing fee ' +
      `(${rangeInDollars(escrowLow, escrowHigh)}), recording fees ` +
      `(${rangeInRoughDollars(recordingLow, recordingHigh)}) and a survey ` +
      `(${rangeInRoughDollars(surveyLow, surveyHigh)}).`,
    secondary: [
      { value: roundTo(escrowLow, 0), unit: '$', label: 'Escrow or closing fee (low)' },
      { value: roundTo(escrowHigh, 0), unit: '$', label: 'Escrow or closing fee (high)' },
      { value: roundTo(recordingLow, 0), unit: '$', label: 'Recording fees (low)' },
      { value: roundTo(recordingHigh, 0), unit: '$', label: 'Recording fees (high)' },
      { value: roundTo(surveyLow, 0), unit: '$', label: 'Survey (low)' },
      { value: roundTo(surveyHigh, 0), unit: '$', label: 'Survey (high)' },
    ],
    figures: {
      premium: { value: roundTo(premium, 0), unit: '$' },
      escrow: { low: roundTo(escrowLow, 0), high: roundTo(escrowHigh, 0), unit: '$' },
      recording: { low: roundTo(recordingLow, 0), high: roundTo(recordingHigh, 0), unit: '$' },
      survey: { low: roundTo(surveyLow, 0), high: roundTo(surveyHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: TitleEscrowInputs, steps = compute(inputs)): EstimateAmounts {
  const { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh } = steps;
  return {
    total: { low: roundTo(premium, 0), high: roundTo(premium, 0) },
    lines: [{ low: roundTo(premium, 0), high: roundTo(premium, 0) }],
    options: [
      { low: roundTo(escrowLow, 0), high: roundTo(escrowHigh, 0) },
      { low: roundTo(recordingLow, 0), high: roundTo(recordingHigh, 0) },
      { low: roundTo(surveyLow, 0), high: roundTo(surveyHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TitleEscrowInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { premium, escrowLow, escrowHigh, recordingLow, recordingHigh, surveyLow, surveyHigh } = steps;
  return [
    { name: 'premium', formula: 'basic[salePrice]', value: premium, unit: '$' },
    { name: 'escrow', formula: 'prices.escrow', value: { low: escrowLow, high: escrowHigh }, unit: '$' },
    { name: 'recording', formula: 'prices.recording', value: { low: recordingLow, high: recordingHigh }, unit: '$' },
    { name: 'survey', formula: 'prices.survey', value: { low: surveyLow, high: surveyHigh }, unit: '$' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TitleEscrowInputs): BrokenRequirement | null {
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInDollars(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '$', '', '');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** The owner's title policy premium that the state sets for a sale price */
export const titleEscrow: Calculator<TitleEscrowInputs> = {
  slug: 'title-escrow',
  title: 'Texas Title Premium Calculator',
  subtitle: "The owner's title policy premium that the state sets for a sale price",
  tag: 'real-estate',
  service: 'Title and escrow',
  disclaimer:
    "The premium is the state's basic rate in force on the day of the closing; check with the title company that it " +
    "has not changed since. It leaves out lender's policies, endorsements, credits, tax certificates and prorations, " +
    'and is not legal advice.',
  inputs: [{
    name: 'salePrice',
    label: 'Sale price',
    type: 'number',
    unit: '$',
    default: 300000,
    min: 10000,
    max: 200000000,
    step: 100,
    units: acceptedUnits.USD,
    ask: 'What is the sale price?',
  }],
  costBand: null,
  sources: [
    "Texas Department of Insurance, title basic premium rates, Rate Rule R-1, Commissioner's Order 2025-9697, in " +
      'force since March 1, 2026 (tdi.texas.gov/title/titlerates2026.html), 151 lines to $100,000 and seven brackets ' +
      'above, as a title company prints them (bmktitle.com/resources/current-rates); each line is that of September ' +
      '1, 2019 (texascountrytitle.com/our-rates.html) less 6.2 percent.',
    "By custom the seller of a Texas home pays for the owner's policy; the parties may agree otherwise.",
  ],
  asOf: '2026-03-01',
  periods: [
    { key: '2019-09-01', from: '2019-09-01', until: '2026-02-28' },
    { key: '2026-03-01', from: '2026-03-01' },
  ],
  sharedFigures: [
    { name: 'prices.escrow', unit: '$', source: 'Published: firm (undated)', values: [{ low: 300, high: 795 }] },
    {
      name: 'prices.recording',
      unit: '$',
      asOf: '2019-01-01',
      source: 'Published: tariff (2019)',
      values: [{ low: 50, high: 150 }],
    },
    {
      name: 'prices.survey',
      unit: '$',
      asOf: '2022-06-27',
      source: 'Published: survey, guide (2022)',
      values: [{ low: 400, high: 800 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: "Owner's title policy", covers: 'fee' }],
    options: [
      { name: 'escrow', line: 'Escrow or closing fee', covers: 'fee' },
      { name: 'recording', line: 'Recording', covers: 'fee' },
      { name: 'survey', line: 'Survey', covers: 'fee' },
    ],
    leavesOut: [
      'escrow fee',
      'recording',
      'survey',
      "lender's policy",
      'endorsements',
      'credits',
      'tax certificates',
      'prorations',
    ],
    pitfalls: [
      'The state sets the premium, so comparing title companies saves on their fees only.',
      'The rates changed on March 1, 2026; most pages on the web still print the older, higher ones.',
      "By custom the seller pays for the owner's policy, but the contract decides.",
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 4,
    prices: {
      'prices.escrow': 'published',
      'prices.recording': 'published',
      'prices.survey': 'published',
      'title-escrow.basic': 'published',
    },
  },
  own: {
    figures: [{ name: 'prices.survey', label: 'Survey', unit: '$', min: 100, max: 3000, units: acceptedUnits.USD }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  repeats: { value: 'total' },
  asks: [{ input: 'salePrice', from: 200000, to: 450000 }],
  slopes: {
    value: { salePrice: 1 },
    premium: { salePrice: 1 },
    'escrow.low': { salePrice: 0 },
    'escrow.high': { salePrice: 0 },
    'recording.low': { salePrice: 0 },
    'recording.high': { salePrice: 0 },
    'survey.low': { salePrice: 0 },
    'survey.high': { salePrice: 0 },
    'total.low': { salePrice: 1 },
    'total.high': { salePrice: 1 },
  },
  refuse,
  answer,
  trace,
};
