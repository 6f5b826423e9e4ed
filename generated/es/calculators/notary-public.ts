/**
 * Calculadora de honorarios de notario en Texas. Generated from the entry notary-public of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo } from '../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  EstimateAmounts,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { NotaryPublicInputs, NotaryPublicSteps } from '../../calculators/notary-public.js';
import { cells } from '../../calculators/notary-public.js';
import { amount, trimmed } from '../language.js';

const onlinePhrases: Readonly<Record<NotaryPublicInputs['online'], string>> = { yes: 'en línea', no: 'en persona' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ documents, signers, oaths, online, on }: NotaryPublicInputs): NotaryPublicSteps {
  const acts = documents + oaths;
  const first = documents * (on === 'before' ? 6 : 10);
  const further = documents * (signers - 1);
  const sworn = oaths * (on === 'before' ? 6 : 10);
  const surcharge = acts * (online === 'yes' ? 25 : 0);
  const act_word: string = acts === 1 ? 'acto notarial' : 'actos notariales';
  const fee = roundHalfAway(first) + roundHalfAway(further) + roundHalfAway(sworn) + roundHalfAway(surcharge);
  return { acts, first, further, sworn, surcharge, act_word, fee };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: NotaryPublicInputs): CalculationResult {
  const { online } = inputs;
  const { acts, further, surcharge, act_word, fee } = compute(inputs);
  return {
    value: roundTo(fee, 0),
    unit: '$ como máximo',
    interpretation:
      `Un notario de Texas puede cobrar como máximo ${inDolares(fee)} por ${trimmed(acts, 0)} ${act_word} ` +
      onlinePhrases[online] +
      (surcharge > 0 ? `, con ${inDolares(surcharge)} de eso por el video.` : '; el viaje se cobra aparte.'),
    secondary: [{ value: roundTo(further, 0), unit: '$', label: 'De eso, por las demás firmas' }],
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
    {
      name: 'act_word',
      formula: 'if acts = 1 then "acto notarial" else "actos notariales"',
      value: act_word,
      unit: '',
    },
    {
      name: 'fee',
      formula: 'round(first, 1 USD) + round(further, 1 USD) + round(sworn, 1 USD) + round(surcharge, 1 USD)',
      value: fee,
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ documents, oaths }: NotaryPublicInputs): BrokenRequirement | null {
  if (documents + oaths < 1) return {
    message: 'Ponga al menos un documento o un juramento.',
    inputs: ['documents', 'oaths'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** Lo más que un notario de Texas (notary public) puede cobrar por reconocimientos y juramentos */
export const notaryPublic: Calculator<NotaryPublicInputs> = {
  slug: 'notary-public',
  title: 'Calculadora de honorarios de notario en Texas',
  subtitle: 'Lo más que un notario de Texas (notary public) puede cobrar por reconocimientos y juramentos',
  tag: 'real-estate',
  service: 'Notarios públicos de Texas',
  disclaimer:
    'Un notary public de Texas no es abogado y no puede redactar un poder ni dar consejo legal. Estos son los ' +
    'honorarios más altos que permite la ley ese día; subieron el 1 de septiembre de 2023. No incluye viaje, ' +
    'paquetes de firma de préstamos, protestos, declaraciones fuera de corte (depositions) ni copias; un notario ' +
    'puede cobrar menos, y el estado puede subir los honorarios con la inflación.',
  inputs: [
    {
      name: 'documents',
      label: 'Documentos por reconocer',
      type: 'number',
      default: 1,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
    },
    {
      name: 'signers',
      label: 'Firmas en cada documento',
      type: 'number',
      default: 2,
      min: 1,
      max: 20,
      step: 1,
      whole: true,
    },
    {
      name: 'oaths',
      label: 'Juramentos y declaraciones juradas',
      type: 'number',
      default: 0,
      min: 0,
      max: 50,
      step: 1,
      whole: true,
    },
    {
      name: 'online',
      label: '¿Por video con un notario en línea?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
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
  asOf: '2018-07-01',
  periods: [
    { key: 'before', until: '2023-08-31' },
    { key: '2023-09-01', from: '2023-09-01' },
  ],
  sharedFigures: [
    {
      name: 'notary.act',
      unit: '$',
      asOf: '2023-09-01',
      source: 'Publicado: ley (2023)',
      values: [{ until: '2023-08-31', value: 6 }, { from: '2023-09-01', value: 10 }],
    },
    {
      name: 'notary.further_signature',
      unit: '$',
      asOf: '2023-09-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 1 }],
    },
    { name: 'notary.online', unit: '$', asOf: '2018-07-01', source: 'Publicado: ley (2018)', values: [{ value: 25 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Primera firma de cada reconocimiento', covers: 'fee' },
      { line: 'Demás firmas', covers: 'fee' },
      { line: 'Juramentos y declaraciones juradas', covers: 'fee' },
      { line: 'En línea por video', covers: 'fee' },
    ],
    leavesOut: ['viaje', 'paquete de firma de préstamo', 'copias', 'protestos'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 3,
    prices: { 'notary.act': 'published', 'notary.further_signature': 'published', 'notary.online': 'published' },
  },
  labels: {
    act_word: 'Actos, en palabras',
    acts: 'Actos',
    first: 'Primeras firmas',
    further: 'Otras firmas',
    sworn: 'Juramentos',
    surcharge: 'Recargo en línea',
    fee: 'Honorarios',
  },
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
