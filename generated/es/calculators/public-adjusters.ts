/**
 * Calculadora de honorarios de ajustador público. Generated from the entry public-adjusters of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { PublicAdjustersInputs } from '../../calculators/public-adjusters.js';
import { compute, estimate, refuse, trace } from '../../calculators/public-adjusters.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PublicAdjustersInputs): CalculationResult {
  const { offer, settlement, fee } = inputs;
  const { charge, net, even, gain, loss } = compute(inputs);
  return {
    value: roundTo(net, 0),
    unit: '$ que quedan después de honorarios',
    interpretation:
      offer === 0
        ? `De un pago de ${inDolares(settlement)} el ajustador cobra ${inDolares(charge)} y usted se queda con ` +
          `${inDolares(net)}. La aseguradora no ha ofrecido nada hasta ahora.`
        : fee === 0
          ? `Sin honorarios se queda con todo, ${inDolares(settlement)}, frente a una oferta de ${inDolares(offer)}.`
          : `De un pago de ${inDolares(settlement)} el ajustador cobra ${inDolares(charge)} y usted se queda con ` +
            `${inDolares(net)}, ` +
            (isAbove(loss, 0)
              ? `${inDolares(loss)} menos que la oferta de ${inDolares(offer)}. Contratarlo sale a mano con un pago ` +
                `de ${inDolares(even)}.`
              : isAbove(gain, 0)
                ? `${inDolares(gain)} más que la oferta de ${inDolares(offer)}. Contratarlo sale a mano con un pago ` +
                  `de ${inDolares(even)}.`
                : 'lo mismo que la oferta.'),
    secondary: [
      { value: roundTo(charge, 0), unit: '$', label: 'Honorarios' },
      { value: roundTo(even, 0), unit: '$', label: 'Pago en que sale a mano' },
      { value: roundTo(gain, 0), unit: '$', label: 'Más que la oferta' },
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

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** Qué deja un reclamo de seguro después de los honorarios del ajustador, y desde dónde conviene contratarlo */
export const publicAdjusters: Calculator<PublicAdjustersInputs> = {
  slug: 'public-adjusters',
  title: 'Calculadora de honorarios de ajustador público',
  subtitle: 'Qué deja un reclamo de seguro después de los honorarios del ajustador, y desde dónde conviene contratarlo',
  tag: 'real-estate',
  service: 'Ajustadores públicos de seguros',
  disclaimer:
    'Estimado para planear. Nadie puede prometer un pago más alto. No incluye deducibles, el proceso de valuación ' +
    '(appraisal), honorarios de abogado ni el impuesto sobre ventas; deciden el contrato y la póliza. No es asesoría ' +
    'legal.',
  inputs: [
    {
      name: 'offer',
      label: 'Oferta de la aseguradora',
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
      label: 'Pago que se espera',
      type: 'number',
      unit: '$',
      default: 45000,
      min: 500,
      max: 10000000,
      step: 500,
      units: acceptedUnits.USD,
    },
    {
      name: 'fee',
      label: 'Honorarios del ajustador',
      type: 'number',
      unit: '%',
      default: 10,
      min: 0,
      max: 10,
      step: 0.5,
      units: acceptedUnits['%'],
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
    lines: [{ line: 'Honorarios del ajustador público', covers: 'fee' }],
    leavesOut: ['deducible', 'valuación (appraisal)', 'abogado', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    prices: {},
  },
  labels: {
    charge: 'Honorarios',
    net: 'Lo que queda',
    even: 'Pago que sale a mano',
    gain: 'Ganancia',
    loss: 'Pérdida',
  },
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
