/**
 * Calculadora de longitud y malla de cerca alta. Generated from the entry high-fence-construction of
 * catalog/calculators.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { HighFenceConstructionInputs } from '../../calculators/high-fence-construction.js';
import { cells, compute, refuse } from '../../calculators/high-fence-construction.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const shapePhrases: Readonly<Record<HighFenceConstructionInputs['shape'], string>> = {
  square: 'cuadrado',
  rectangle_2: 'rectángulo de 2 a 1',
  rectangle_4: 'rectángulo de 4 a 1',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HighFenceConstructionInputs): CalculationResult {
  const { acres, shape } = inputs;
  const { perimeter, miles, rolls } = compute(inputs);
  return {
    value: roundTo(perimeter, 0),
    unit: 'pies lineales',
    interpretation:
      `Una cerca alrededor de ${inAcres(acres)} con forma de ${shapePhrases[shape]} mide ` +
      `${inWholePiesLineales(perimeter)}, o ${inMillas(miles)}. Necesita ${inRollos(rolls)} de malla de 330 pies ` +
      'antes de traslapes, riostras y portones.',
    secondary: [
      { value: roundTo(miles, 2), unit: 'millas', label: 'Millas' },
      { value: roundTo(rolls, 0), unit: 'rollos', label: 'Rollos de malla de 330 pies' },
    ],
    figures: {
      perimeter: { value: roundTo(perimeter, 0), unit: 'pies lineales' },
      miles: { value: roundTo(miles, 2), unit: 'millas' },
      rolls: { value: roundTo(rolls, 2), unit: 'rollos' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HighFenceConstructionInputs): readonly TraceStep[] {
  const { shortSide, perimeter, miles, rolls } = compute(inputs);
  return [
    { name: 'shortSide', formula: 'sqrt(acres / shape.ratio)', value: shortSide, unit: 'pies' },
    { name: 'perimeter', formula: '2 * shortSide * (1 + shape.ratio) to lft', value: perimeter, unit: 'pies lineales' },
    { name: 'miles', formula: 'perimeter to mi', value: miles, unit: 'millas' },
    { name: 'rolls', formula: 'ceil(perimeter / coverages.net_wire)', value: rolls, unit: 'rollos' },
  ];
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "2,500 pies lineales", for instance. */
function inWholePiesLineales(value: number): string {
  return amount(trimmed(value, 0), '', ' pie lineal', ' pies lineales');
}

/** "2,500 millas", for instance. */
function inMillas(value: number): string {
  return amount(trimmed(value, 2), '', ' milla', ' millas');
}

/** "2,500 rollos", for instance. */
function inRollos(value: number): string {
  return amount(trimmed(value, 2), '', ' rollo', ' rollos');
}

/** Pies lineales, millas y rollos de malla alrededor de un terreno */
export const highFenceConstruction: Calculator<HighFenceConstructionInputs> = {
  slug: 'high-fence-construction',
  title: 'Calculadora de longitud y malla de cerca alta',
  subtitle: 'Pies lineales, millas y rollos de malla alrededor de un terreno',
  tag: 'outdoor',
  service: 'Construcción de cercas altas',
  disclaimer:
    'Estimado para planear. Supone un terreno regular; los arroyos, las esquinas, los portones y los linderos ' +
    'compartidos cambian la longitud. No incluye desmonte, postes, portones ni mano de obra, y un deslinde debe ' +
    'fijar la línea antes de que usted construya.',
  inputs: [
    {
      name: 'acres',
      label: 'Acres cercados',
      type: 'number',
      unit: 'acres',
      default: 100,
      min: 1,
      max: 20000,
      step: 1,
      units: acceptedUnits.acre,
    },
    {
      name: 'shape',
      label: 'Forma del terreno',
      type: 'select',
      default: 'square',
      options: [
        { value: 'square', label: 'Cuadrado' },
        { value: 'rectangle_2', label: 'Rectángulo dos veces más largo que ancho' },
        { value: 'rectangle_4', label: 'Rectángulo cuatro veces más largo que ancho' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'An acre is 43,560 sq ft and a mile 5,280 ft, exactly; the perimeter is geometry.',
    "Woven net wire is commonly sold in rolls of 330 ft (makers' catalogs; Rutgers Cooperative Extension FS889, at " +
      'studylib.net, describes 8-ft deer fence).',
  ],
  sharedFigures: [{
    name: 'coverages.net_wire',
    unit: 'pies por rollo',
    source:
      "Woven net wire is commonly sold in rolls of 330 ft (makers' catalogs; Rutgers Cooperative Extension FS889, at " +
      'studylib.net, describes 8-ft deer fence).',
    values: [{ value: 330 }],
  }],
  labels: { shortSide: 'Lado corto', perimeter: 'Perímetro', miles: 'Millas', rolls: 'Rollos' },
  slopes: {
    value: { acres: 1 },
    perimeter: { acres: 1 },
    miles: { acres: 1 },
    rolls: { acres: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
