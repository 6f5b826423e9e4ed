/**
 * Calculadora de pintura en polvo. Generated from the entry powder-coating of catalog/calculators/shop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { PowderCoatingInputs, PowderCoatingSteps } from '../../calculators/powder-coating.js';
import { refuse } from '../../calculators/powder-coating.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, mils, gravity, efficiency, coats }: PowderCoatingInputs): PowderCoatingSteps {
  const theory = 192.3 / (gravity * mils);
  const real = theory * efficiency / 100;
  const powder = area * coats / real;
  const order = roundUp(powder);
  const coat_word: string = coats === 1 ? 'capa' : 'capas';
  return { theory, real, powder, order, coat_word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PowderCoatingInputs): CalculationResult {
  const { area, mils, efficiency, coats } = inputs;
  const { theory, real, powder, order, coat_word } = compute(inputs);
  return {
    value: roundTo(powder, 2),
    unit: 'lb de polvo',
    interpretation:
      `Para ${inPies2(area)} en ${trimmed(coats, 0)} ${coat_word} de ${trimmed(mils, 2)} milésimas necesita ` +
      `${inLibras(powder)} de polvo, así que pida ${inWholeLibras(order)}. Rinde ${inPies2PorLibraTo1Decimal(real)} ` +
      `si ${inNumbers(efficiency)} se queda en la pieza.`,
    secondary: [
      { value: roundTo(real, 2), unit: 'pies²', label: 'Una libra cubre' },
      { value: roundTo(theory, 1), unit: 'pies²', label: 'Una libra cubre sin pérdida' },
      { value: roundTo(order, 0), unit: 'lb', label: 'Por pedir' },
    ],
    figures: {
      powder: { value: roundTo(powder, 2), unit: 'lb' },
      order: { value: roundTo(order, 0), unit: 'lb' },
      real: { value: roundTo(real, 1), unit: 'pies² por libra' },
      coat_word: { text: coat_word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PowderCoatingInputs): readonly TraceStep[] {
  const { theory, real, powder, order, coat_word } = compute(inputs);
  return [
    { name: 'theory', formula: '192.3 sqft/lb / (gravity * mils)', value: theory, unit: 'pies² por libra' },
    { name: 'real', formula: 'theory * efficiency', value: real, unit: 'pies² por libra' },
    { name: 'powder', formula: 'area * coats / real', value: powder, unit: 'lb' },
    { name: 'order', formula: 'ceil(powder, 1 lb)', value: order, unit: 'lb' },
    { name: 'coat_word', formula: 'if coats = 1 then "capa" else "capas"', value: coat_word, unit: '' },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 libras", for instance. */
function inLibras(value: number): string {
  return amount(trimmed(value, 2), '', ' libra', ' libras');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "2,500.0 pies² por libra", for instance. */
function inPies2PorLibraTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie² por libra', ' pies² por libra');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** Libras de polvo para un área, un espesor y una pistola; no da precio del recubrimiento */
export const powderCoating: Calculator<PowderCoatingInputs> = {
  slug: 'powder-coating',
  title: 'Calculadora de pintura en polvo',
  subtitle: 'Libras de polvo para un área, un espesor y una pistola; no da precio del recubrimiento',
  tag: 'shop',
  service: 'Pintura en polvo',
  disclaimer:
    'Estimado para planear el polvo. No incluye el chorro de arena, pretratamiento, enmascarado, una segunda capa ni ' +
    'tiempo de horno, que hacen la mayor parte del precio; cerca de la costa, pida una base de zinc debajo del color.',
  inputs: [
    {
      name: 'area',
      label: 'Superficie por recubrir',
      type: 'number',
      unit: 'pies²',
      default: 50,
      min: 0.5,
      max: 50000,
      step: 0.5,
      units: acceptedUnits.sqft,
    },
    {
      name: 'mils',
      label: 'Espesor',
      type: 'number',
      unit: 'milésimas',
      default: 2.5,
      min: 1.5,
      max: 10,
      step: 0.25,
      hint: '2 a 3 milésimas para una capa de poliéster',
    },
    {
      name: 'gravity',
      label: 'Gravedad específica del polvo',
      type: 'number',
      default: 1.5,
      min: 1.1,
      max: 2,
      step: 0.01,
    },
    {
      name: 'efficiency',
      label: 'Polvo que se queda en la pieza',
      type: 'number',
      unit: '%',
      default: 60,
      min: 30,
      max: 98,
      step: 1,
      units: acceptedUnits['%'],
    },
    { name: 'coats', label: 'Capas', type: 'number', default: 1, min: 1, max: 3, step: 1, whole: true },
  ],
  costBand: null,
  sources: [
    'Coverage is 192.3 / specific gravity / mils x transfer efficiency (coatechcoatings.com/coverage-calculator, ' +
      'powdercoatingonline.com/powder-coating-coverage-chart).',
  ],
  labels: {
    coat_word: 'Capas, en palabras',
    theory: 'Rendimiento teórico',
    real: 'Rendimiento real',
    powder: 'Polvo',
    order: 'Cantidad por pedir',
  },
  slopes: {
    value: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    powder: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    order: { area: 1, mils: 1, gravity: 1, efficiency: -1, coats: 1 },
    real: { area: 0, mils: -1, gravity: -1, efficiency: 1, coats: 0 },
  },
  refuse,
  answer,
  trace,
};
