/**
 * Texas Notary Fee Calculator. Generated from the entry notary-public of catalog/calculators/real-estate.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';

/** The inputs of the Texas Notary Fee Calculator, inside their bounds. */
export interface NotaryPublicInputs {
  /** Documents to be acknowledged, whole, 0 to 50 in steps of 1; 1 when omitted. */
  readonly documents: number;
  /** Signatures on each document, whole, 1 to 20 in steps of 1; 2 when omitted. */
  readonly signers: number;
  /** Oaths and sworn statements, whole, 0 to 50 in steps of 1; 0 when omitted. */
  readonly oaths: number;
  /** By video with an online notary?; 'no' when omitted. */
  readonly online: 'yes' | 'no';
  /** The period of the day asked for; '2023-09-01' when omitted. */
  readonly on: 'before' | '2023-09-01';
}

/** The steps of the calculation. */
export interface NotaryPublicSteps {
  /** documents + oaths */
  readonly acts: number;
  /** documents * notary.act, in $ */
  readonly first: number;
  /** documents * (signers - 1) * notary.further_signature, in $ */
  readonly further: number;
  /** oaths * notary.act, in $ */
  readonly sworn: number;
  /** acts * online.surcharge, in $ */
  readonly surcharge: number;
  /** if acts = 1 then "act" else "acts" */
  readonly act_word: string;
  /** round(first, 1 USD) + round(further, 1 USD) + round(sworn, 1 USD) + round(surcharge, 1 USD), in $ */
  readonly fee: number;
}

const onlinePhrases: Readonly<Record<NotaryPublicInputs['online'], string>> = { yes: 'online', no: 'in person' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ documents, signers, oaths, online, on }: NotaryPublicInputs): NotaryPublicSteps {
  const acts = documents + oaths;
  const first = documents * (on === 'before' ? 6 : 10);
  const further = documents * (signers - 1);
  const sworn = oaths * (on === 'before' ? 6 : 10);
  const surcharge = acts * (online === 'yes' ? 25 : 0);
  const act_word: string = acts === 1 ? 'act' : 'acts';
  const fee = roundHalfAway(first) + roundHalfAway(further) + roundHalfAway(sworn) + roundHalfAway(surcharge);
  return { acts, first, further, sworn, surcharge, act_word, fee };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: NotaryPublicInputs): CalculationResult {
  const { online } = inputs;
  const { acts, further, surcharge, act_word, fee } = compute(inputs);
  return {
    value: roundTo(fee, 0),
    unit: '$ at most',
    interpretation:
      `A Texas notary may charge at most ${inDollars(fee)} for ${trimmed(acts, 0)} notarial ${act_word} ` +
      onlinePhrases[online] +
      (surcharge > 0 ? `, including ${inDollars(surcharge)} for the video.` : '; travel is extra.'),
    secondary: [{ value: roundTo(further, 0), unit: '$', label: 'Of that for additional signatures' }],
    figures: {
      fee: { value: roundTo(fee, 0), unit: '$' },
      acts: { value: roundTo(acts, 0), unit: '' },
      surcharge: { value: roundTo(surcharge, 0), unit: '$' },
      act_word: { text: act_word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: NotaryPublicInputs): EstimateAmounts {
  const { first, further, sworn, surcharge, fee } = compute(inputs);
  return {
    total: { low: roundTo(fee, 0), high: roundTo(fee, 0) },
    lines: [
      { low: roundTo(first, 0), high: roundTo(first, 0) },
      { low: roundTo(further, 0), high: roundTo(further, 0) },
      { low: roundTo(sworn, 0), high: roundTo(sworn, 0) },
      { low: roundTo(surcharge, 0), high: roundTo(surcharge, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: NotaryPublicInputs): readonly TraceStep[] {
  const { acts, first, further, sworn, surcharge, act_word, fee } = compute(inputs);
  return [
    { name: 'acts', formula: 'documents + oaths', value: acts, unit: '' },
    { name: 'first', formula: 'documents * notary.act', value: first, unit: '$' },
    { name: 'further', formula: 'documents * (signers - 1) * notary.further_signature', value: further, unit: '$' },
    { name: 'sworn', formula: 'oaths * notary.act', value: sworn, unit: '$' },
    { name: 'surcharge', formula: 'acts * online.surcharge', value: surcharge, unit: '$' },
    { name: 'act_word', formula: 'if acts = 1 then "act" else "acts"', value: act_word, unit: '' },
    {
      name: 'fee',
      formula: 'round(first, 1 USD) + round(further, 1 USD) + round(sworn, 1 USD) + round(surcharge, 1 USD)',
      value: fee,
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ online }: NotaryPublicInputs): readonly Cell[] {
  return [{ name: 'online.surcharge', cell: online, unit: '$', value: online === 'yes' ? 25 : 0 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ documents, oaths }: NotaryPublicInputs): BrokenRequirement | null {
  if (documents + oaths < 1) return {
    message: 'Name at least one document or one oath.',
    inputs: ['documents', 'oaths'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDollars(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** The most that a Texas notary may charge for acknowledgments and oaths */
export const notaryPublic: Calculator<NotaryPublicInputs> = {
  slug: 'notary-public',
  title: 'Texas Notary Fee Calculator',
  subtitle: 'The most that a Texas notary may charge for acknowledgments and oaths',
  tag: 'real-estate',
  service: 'Notaries public',
  disclaimer:
    'A Texas notary is not a lawyer and may not draft a power of attorney (poder) or give legal advice. These are ' +
    'the largest fees that the statute allows on the day; they rose on September 1, 2023. It leaves out travel, ' +
    'loan-signing packages, protests, depositions and copies; a notary may charge less, and the state may raise the ' +
    'fees with inflation.',
  inputs: [
    {
      name: 'documents',
      label: 'Documents to be acknowledged',
      type: 'number',
      default: 1,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
      ask: 'How many documents?',
    },
    {
      name: 'signers',
      label: 'Signatures on each document',
      type: 'number',
      default: 2,
      min: 1,
      max: 20,
      step: 1,
      whole: true,
    },
    {
      name: 'oaths',
      label: 'Oaths and sworn statements',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
      ask: 'How many oaths and sworn statements?',
    },
    {
      name: 'online',
      label: 'By video with an online notary?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'National Notary Association on HB 255 (nationalnotary.org/knowledge-center/news/law-updates/tx-house-bill-255).',
    'Texas Government Code 406.111: an online notary may add $25 for each online notarization.',
    'A notary who is no lawyer may give no legal advice and take no fee for preparing documents in a proceeding, ' +
      "Gov't Code 406.016(d) and 406.017 (texas.public.law/statutes/tex._gov't_code_section_406.017).",
  ],
  asOf: '2023-09-01',
  periods: [
    { key: 'before', until: '2023-08-31' },
    { key: '2023-09-01', from: '2023-09-01' },
  ],
  sharedFigures: [
    {
      name: 'notary.act',
      unit: '$',
      asOf: '2023-09-01',
      source: 'Published: statute (2023)',
      values: [{ until: '2023-08-31', value: 6 }, { from: '2023-09-01', value: 10 }],
    },
    {
      name: 'notary.further_signature',
      unit: '$',
      asOf: '2023-09-01',
      source: 'Published: statute (2023)',
      values: [{ value: 1 }],
    },
    {
      name: 'notary.online',
      unit: '$',
      asOf: '2018-07-01',
      source: 'Published: statute (2018)',
      values: [{ value: 25 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'First signature of each acknowledgment', covers: 'fee' },
      { line: 'Additional signatures', covers: 'fee' },
      { line: 'Oaths and sworn statements', covers: 'fee' },
      { line: 'Online by video', covers: 'fee' },
    ],
    leavesOut: ['travel', 'loan-signing package', 'copies', 'protests'],
    pitfalls: [
      'Each document counts anew; only additional signatures on the same document cost a dollar.',
      'A travel fee is not set by the statute, so agree on it before the notary drives off.',
      'The signer must be present, in person or on video with an online notary.',
      'A notario público of Mexico is a lawyer; a Texas notary is not. Have an attorney write the document, then ' +
        'have it notarized.',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 3,
    prices: { 'notary.act': 'published', 'notary.further_signature': 'published', 'notary.online': 'published' },
  },
  labels: { act_word: 'Acts, in words' },
  repeats: { '0': 1, value: 'total' },
  asks: [
    { input: 'oaths', from: 0, to: 5 },
    { input: 'online', from: 'no', to: 'yes' },
    { input: 'documents', from: 1, to: 2 },
    { input: 'signers', from: 1, to: 3 },
  ],
  slopes: {
    value: { signers: 1 },
    fee: { signers: 1 },
    acts: { signers: 0 },
    surcharge: { signers: 0 },
    'total.low': { signers: 1 },
    'total.high': { signers: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
