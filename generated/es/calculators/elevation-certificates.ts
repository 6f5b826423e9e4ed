/**
 * Calculadora de certificado de elevación. Generated from the entry elevation-certificates of
 * catalog/calculators/real-estate.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type {
  ElevationCertificatesInputs,
  ElevationCertificatesSteps,
} from '../../calculators/elevation-certificates.js';
import { refuse } from '../../calculators/elevation-certificates.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const zonePhrases: Readonly<Record<ElevationCertificatesInputs['zone'], string>> = { a: 'una zona A', v: 'una zona V' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ zone, baseFlood, height, rule }: ElevationCertificatesInputs): ElevationCertificatesSteps {
  const part: string = zone === 'a' ? 'parte de arriba del piso más bajo' : 'parte de abajo de la viga más baja';
  const freeboard = height - baseFlood;
  const above = Math.max(0, freeboard);
  const below = Math.max(0, -freeboard);
  const needed = baseFlood + rule;
  const short = Math.max(0, needed - height);
  const spare = Math.max(0, height - needed);
  const standing: string =
    isBelow(freeboard, 0)
      ? 'abajo de la inundación base'
      : isBelow(height, needed)
        ? 'abajo de la regla local'
        : 'cumple la regla local';
  const certificateLow = 650;
  const certificateHigh = 1500;
  return { part, freeboard, above, below, needed, short, spare, standing, certificateLow, certificateHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: ElevationCertificatesInputs, own: OwnFigures): ElevationCertificatesSteps {
  const { zone, baseFlood, height, rule } = inputs;
  const pricesElevationCertificate = own['prices.elevation_certificate'] ?? 650;
  const pricesElevationCertificateHigh = own['prices.elevation_certificate'] ?? 1500;
  const part: string = zone === 'a' ? 'parte de arriba del piso más bajo' : 'parte de abajo de la viga más baja';
  const freeboard = height - baseFlood;
  const above = Math.max(0, freeboard);
  const below = Math.max(0, -freeboard);
  const needed = baseFlood + rule;
  const short = Math.max(0, needed - height);
  const spare = Math.max(0, height - needed);
  const standing: string =
    isBelow(freeboard, 0)
      ? 'abajo de la inundación base'
      : isBelow(height, needed)
        ? 'abajo de la regla local'
        : 'cumple la regla local';
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
    unit: 'pies sobre la inundación base',
    text: standing,
    interpretation:
      `En ${zonePhrases[zone]} cuenta la ${part}: está ` +
      (isBelow(freeboard, 0)
        ? `${inPies(below)} abajo de la inundación base y tiene que subir ${inPies(short)}, hasta ${inPies(needed)}, ` +
          `para cumplir la regla. Un certificado cuesta ${rangeInRoughDolares(certificateLow, certificateHigh)}.`
        : `${inPies(above)} arriba de la inundación base` +
          (isAbove(short, 0)
            ? `, pero ${inPies(short)} abajo de la altura de ${inPies(needed)} que exige la regla. Un certificado ` +
              `cuesta ${rangeInRoughDolares(certificateLow, certificateHigh)}.`
            : ` y ${inPies(spare)} sobre la altura de ${inPies(needed)} que exige la regla. Un certificado cuesta ` +
              `${rangeInRoughDolares(certificateLow, certificateHigh)}.`)),
    secondary: [
      { value: roundTo(needed, 1), unit: 'pies', label: 'Altura que pide la regla' },
      { value: roundTo(short, 1), unit: 'pies', label: 'Lo que falta por subir' },
    ],
    figures: {
      below: { value: roundTo(below, 2), unit: 'pies' },
      short: { value: roundTo(short, 2), unit: 'pies' },
      needed: { value: roundTo(needed, 2), unit: 'pies' },
      certificate: { low: roundTo(certificateLow, 0), high: roundTo(certificateHigh, 0), unit: '$' },
      above: { value: roundTo(above, 2), unit: 'pies' },
      spare: { value: roundTo(spare, 2), unit: 'pies' },
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
    { name: 'freeboard', formula: 'height - baseFlood', value: freeboard, unit: 'pies' },
    { name: 'above', formula: 'max(0 ft, freeboard)', value: above, unit: 'pies' },
    { name: 'below', formula: 'max(0 ft, -freeboard)', value: below, unit: 'pies' },
    { name: 'needed', formula: 'baseFlood + rule', value: needed, unit: 'pies' },
    { name: 'short', formula: 'max(0 ft, needed - height)', value: short, unit: 'pies' },
    { name: 'spare', formula: 'max(0 ft, height - needed)', value: spare, unit: 'pies' },
    {
      name: 'standing',
      formula:
        'if freeboard < 0 ft then "abajo de la inundación base" else if height < needed then "abajo de la regla ' +
        'local" else "cumple la regla local"',
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

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cuánto queda un piso arriba o abajo de la inundación base, y cuánto cuesta el certificado */
export const elevationCertificates: Calculator<ElevationCertificatesInputs> = {
  slug: 'elevation-certificates',
  title: 'Calculadora de certificado de elevación',
  subtitle: 'Cuánto queda un piso arriba o abajo de la inundación base, y cuánto cuesta el certificado',
  tag: 'real-estate',
  service: 'Certificados de elevación',
  disclaimer:
    'Estimado para planear. Solo un agrimensor, ingeniero o arquitecto con licencia certifica elevaciones. No ' +
    'incluye primas de seguro contra inundación, cambios de mapa ni el relleno o los pilotes que necesita un piso ' +
    'bajo; pregunte a la oficina de zonas inundables su margen (freeboard).',
  inputs: [
    {
      name: 'zone',
      label: 'Zona de inundación',
      type: 'select',
      default: 'a',
      options: [
        { value: 'a', label: 'Zona A (A, AE, AH)' },
        { value: 'v', label: 'Zona V (V, VE), oleaje' },
      ],
      hint: 'En el mapa de tasas de seguro contra inundación',
    },
    {
      name: 'baseFlood',
      label: 'Elevación de la inundación base',
      type: 'number',
      unit: 'pies',
      default: 10,
      min: 0,
      max: 40,
      step: 0.1,
      units: acceptedUnits.ft,
      hint: 'En pies sobre el datum del mapa',
    },
    {
      name: 'height',
      label: 'Altura del piso más bajo, o de la viga en zona V',
      type: 'number',
      unit: 'pies',
      default: 11.5,
      min: -5,
      max: 60,
      step: 0.1,
      units: acceptedUnits.ft,
      hint: 'En el mismo datum',
    },
    {
      name: 'rule',
      label: 'Margen (freeboard) que pide la ciudad o el condado',
      type: 'number',
      unit: 'pies',
      default: 1,
      min: 0,
      max: 4,
      step: 0.5,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Certificados de elevación',
    unit: 'por certificado',
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
    source: 'Publicado: guía de precios (2022)',
    values: [{ low: 650, high: 1500 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Certificado de elevación del agrimensor', covers: 'job' }],
    leavesOut: [
      'deslinde',
      'solicitud de cambio de mapa (LOMA)',
      'relleno o pilotes',
      'seguro contra inundación',
      'certificados de más edificios',
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
      label: 'Certificado',
      unit: '$',
      min: 200,
      max: 4000,
      units: acceptedUnits.USD,
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.elevation_certificate': 'Certificado',
    part: 'Parte que cuenta',
    freeboard: 'Margen (freeboard)',
    above: 'Arriba de la inundación',
    below: 'Abajo de la inundación',
    needed: 'Altura que pide la regla',
    short: 'Lo que falta',
    spare: 'Margen',
    standing: 'Posición',
    certificate: 'Certificado',
  },
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
