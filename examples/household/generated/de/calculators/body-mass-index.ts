/**
 * Body-Mass-Index. Generated from the entry body-mass-index of examples/household/catalog/calculators/health.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../../../engine/kernel/module.js';
import type { BodyMassIndexInputs, BodyMassIndexSteps } from '../../calculators/body-mass-index.js';
import { refuse } from '../../calculators/body-mass-index.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ height, weight }: BodyMassIndexInputs): BodyMassIndexSteps {
  const BMI = weight / height ** 2 * 10000;
  const class_: string =
    isBelow(BMI, 18.5)
      ? 'Untergewicht'
      : isBelow(BMI, 25)
        ? 'Normalgewicht'
        : isBelow(BMI, 30)
          ? 'Übergewicht'
          : 'Adipositas';
  const from_ = 0.00185 * height ** 2;
  const upTo = height ** 2 / 400;
  return { BMI, class_, from_, upTo };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BodyMassIndexInputs): CalculationResult {
  const { BMI, class_, from_, upTo } = compute(inputs);
  return {
    value: roundTo(BMI, 1),
    unit: 'kg/m²',
    text: class_,
    interpretation:
      `Ein Body-Mass-Index von ${trimmed(BMI, 1)} ` +
      (class_ === 'Untergewicht'
        ? `bedeutet ${class_}; der Normalbereich beginnt bei ${inWholeKilogramm(from_)}.`
        : class_ === 'Normalgewicht'
          ? 'liegt im Normalbereich von 18,5 bis 25.'
          : `bedeutet ${class_}; der Normalbereich endet bei ${inWholeKilogramm(upTo)}.`),
    figures: {
      BMI: { value: roundTo(BMI, 1), unit: '' },
      from: { value: roundTo(from_, 0), unit: 'kg' },
      upTo: { value: roundTo(upTo, 0), unit: 'kg' },
      class: { text: class_ },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BodyMassIndexInputs): readonly TraceStep[] {
  const { BMI, class_, from_, upTo } = compute(inputs);
  return [
    { name: 'BMI', formula: 'weight / height ^ 2 / 1 kg/m^2', value: BMI, unit: '' },
    {
      name: 'class',
      formula:
        'if BMI < 18.5 then "Untergewicht" else if BMI < 25 then "Normalgewicht" else if BMI < 30 then "Übergewicht" ' +
        'else "Adipositas"',
      value: class_,
      unit: '',
    },
    { name: 'from', formula: '18.5 kg/m^2 * height ^ 2', value: from_, unit: 'kg' },
    { name: 'upTo', formula: '25 kg/m^2 * height ^ 2', value: upTo, unit: 'kg' },
  ];
}

/** "2.500 Kilogramm", for instance. */
function inWholeKilogramm(value: number): string {
  return amount(trimmed(value, 0), '', ' Kilogramm', ' Kilogramm');
}

/**
 * Das Gewicht eines Erwachsenen im Verhältnis zur Größe, mit den Klassen der Weltgesundheitsorganisation, die über
 * Muskeln, Alter und Krankheit nichts sagen.
 */
export const bodyMassIndex: Calculator<BodyMassIndexInputs> = {
  slug: 'body-mass-index',
  title: 'Body-Mass-Index',
  subtitle:
    'Das Gewicht eines Erwachsenen im Verhältnis zur Größe, mit den Klassen der Weltgesundheitsorganisation, die ' +
    'über Muskeln, Alter und Krankheit nichts sagen.',
  tag: 'health',
  service: 'Body-Mass-Index',
  disclaimer: 'Für Erwachsene. Der Index ist ein Maß für Bevölkerungen; einen Menschen beurteilt ein Arzt.',
  inputs: [
    {
      name: 'height',
      label: 'Größe ohne Schuhe',
      type: 'number',
      unit: 'cm',
      required: true,
      min: 120,
      max: 230,
      step: 1,
      units: acceptedUnits.cm,
    },
    {
      name: 'weight',
      label: 'Gewicht',
      type: 'number',
      unit: 'kg',
      required: true,
      min: 30,
      max: 250,
      step: 0.5,
      units: acceptedUnits.kg,
    },
  ],
  costBand: null,
  sources: [
    'World Health Organization, Obesity, technical report 894 (2000), table 2.1, for the index and its classes.',
  ],
  slopes: {
    value: { height: -1, weight: 1 },
    BMI: { height: -1, weight: 1 },
    from: { height: 1, weight: 0 },
    upTo: { height: 1, weight: 0 },
  },
  refuse,
  answer,
  trace,
};
