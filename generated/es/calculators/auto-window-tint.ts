/**
 * Calculadora de polarizado de ventanas. Generated from the entry auto-window-tint of catalog/calculators/auto.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAtLeast, roundHalfAway, roundTo, roundUpTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { AutoWindowTintInputs, AutoWindowTintSteps } from '../../calculators/auto-window-tint.js';
import { cells, refuse } from '../../calculators/auto-window-tint.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  coupe: 'un cupé',
  sedan: 'un sedán',
  truck: 'una camioneta de doble cabina',
  suv: 'una SUV o minivan',
};
const filmPhrases: Readonly<Record<AutoWindowTintInputs['film'], string>> = {
  dyed: 'la película teñida',
  carbon: 'la película de carbón',
  ceramic: 'la película cerámica',
};
const stripPhrases: Readonly<Record<AutoWindowTintInputs['strip'], string>> = {
  yes: 'con franja en el parabrisas',
  no: 'sin franja en el parabrisas',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ vehicle, film, shade, glass, strip }: AutoWindowTintInputs): AutoWindowTintSteps {
  const filmChosen = filmFigures[film];
  const together = shade * glass / 10000;
  const limit = 25;
  const least = limit / glass;
  const darkest = roundUpTo(least, 0.01) * 100;
  const verdict: string =
    isAtLeast(together, 0.25) ? 'legal junto al conductor' : 'demasiado oscuro junto al conductor';
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
  const verdict: string =
    isAtLeast(together, 0.25) ? 'legal junto al conductor' : 'demasiado oscuro junto al conductor';
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
    unit: '% de luz que pasa por vidrio y película',
    text: verdict,
    interpretation:
      `Una película de ${inNumbers(shade)} sobre vidrio de ${inNumbers(glass)} deja pasar ` +
      (isAtLeast(together, limit / 100)
        ? `${inNumbersTo1Decimal(together * 100)} de la luz, lo que es legal junto al conductor, donde el límite es ` +
          `${inWholeNumbers(limit)}. En ${vehiclePhrases[vehicle]}, ${filmPhrases[film]} ${stripPhrases[strip]} ` +
          `cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : `solo ${inNumbersTo1Decimal(together * 100)} de la luz, demasiado oscuro junto al conductor: el límite es ` +
          `${inWholeNumbers(limit)}, así que use una película de ${inWholeNumbers(darkest)} o más. En ` +
          `${vehiclePhrases[vehicle]}, ${filmPhrases[film]} ${stripPhrases[strip]} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}.`),
    secondary: [
      { value: roundTo(darkest, 0), unit: '%', label: 'Película legal más oscura' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Polarizado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Polarizado (alto)' },
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
      formula: 'if together >= limit then "legal junto al conductor" else "demasiado oscuro junto al conductor"',
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

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Si una película es legal en las ventanas delanteras en Texas, y cuánto cuesta polarizar el vehículo */
export const autoWindowTint: Calculator<AutoWindowTintInputs> = {
  slug: 'auto-window-tint',
  title: 'Calculadora de polarizado de ventanas',
  subtitle: 'Si una película es legal en las ventanas delanteras en Texas, y cuánto cuesta polarizar el vehículo',
  tag: 'auto',
  service: 'Polarizado de vidrios',
  disclaimer:
    'Estimado para planear las ventanas laterales y traseras, sin el parabrisas. No incluye retiro de película ' +
    'vieja, garantía ni exenciones médicas; solo un medidor en la ventana terminada dice qué pasa la inspección en ' +
    'el camino.',
  inputs: [
    {
      name: 'vehicle',
      label: 'Vehículo',
      type: 'select',
      default: 'sedan',
      options: [
        { value: 'coupe', label: 'Cupé' },
        { value: 'sedan', label: 'Sedán' },
        { value: 'truck', label: 'Camioneta de doble cabina' },
        { value: 'suv', label: 'SUV o minivan' },
      ],
    },
    {
      name: 'film',
      label: 'Película',
      type: 'select',
      default: 'carbon',
      options: [
        { value: 'dyed', label: 'Teñida' },
        { value: 'carbon', label: 'De carbón' },
        { value: 'ceramic', label: 'Cerámica' },
      ],
    },
    {
      name: 'shade',
      label: 'Luz que pasa por la película delantera',
      type: 'number',
      unit: '%',
      default: 35,
      min: 5,
      max: 90,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'El número de la película, como 35',
    },
    {
      name: 'glass',
      label: 'Luz que pasa por el vidrio solo',
      type: 'number',
      unit: '%',
      default: 75,
      min: 70,
      max: 90,
      step: 1,
      units: acceptedUnits['%'],
      hint: 'El vidrio lateral delantero tiene 70 % o más cuando sale de la fábrica',
    },
    {
      name: 'strip',
      label: '¿Franja en la parte alta del parabrisas?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Polarizado de vidrios',
    unit: 'por vehículo',
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
  asOf: '2023-11-21',
  sharedFigures: [{
    name: 'texas.tint_light',
    unit: '%',
    asOf: '2023-11-21',
    source: 'Publicado: ley (2023)',
    values: [{ value: 25 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Película puesta en ventanas laterales y traseras', covers: 'job' },
      { line: 'Franja en la parte alta del parabrisas', covers: 'job' },
    ],
    leavesOut: ['retiro de película vieja', 'parabrisas completo', 'quemacocos', 'impuesto sobre ventas'],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 2,
    prices: { 'auto-window-tint.film': 'published', 'auto-window-tint.strip': 'published' },
  },
  own: {
    figures: [{
      name: 'film.price',
      label: 'Precio',
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
  labels: {
    'film.price': 'Precio',
    together: 'Película y vidrio juntos',
    limit: 'Límite',
    least: 'Película mínima',
    darkest: 'Película más oscura permitida',
    verdict: 'Resultado',
    job: 'Película',
    top: 'Franja del parabrisas',
    cost: 'Costo',
  },
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
