/**
 * Wandfarbe. Generated from the entry wall-paint of examples/household/catalog/calculators/workshop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../../../engine/kernel/module.js';
import type { WallPaintInputs } from '../../calculators/wall-paint.js';
import { areaOfWalls, compute, refuse } from '../../calculators/wall-paint.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const groundFigures: Readonly<Record<WallPaintInputs['ground'], number>> = { smooth: 0.14, textured: 0.17, rough: 0.2 };
const groundPhrases: Readonly<Record<WallPaintInputs['ground'], string>> = {
  smooth: 'glatten Untergrund',
  textured: 'Strukturtapete',
  rough: 'rauen Putz',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WallPaintInputs): CalculationResult {
  const { area, ground } = inputs;
  const { paint, buckets } = compute(inputs);
  return {
    value: roundTo(paint, 1),
    unit: 'l',
    interpretation:
      `Für ${inQuadratmeter(area)} ${groundPhrases[ground]} brauchen Sie ${inLiterTo1Decimal(paint)} Farbe, also ` +
      `${inEimer(buckets)} zu 10 Litern.`,
    secondary: [{ value: roundTo(buckets, 0), unit: 'Eimer', label: 'Eimer zu 10 Litern' }],
    figures: {
      paint: { value: roundTo(paint, 1), unit: 'l' },
      buckets: { value: roundTo(buckets, 2), unit: 'Eimer' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WallPaintInputs): readonly TraceStep[] {
  const { paint, buckets } = compute(inputs);
  return [
    { name: 'paint', formula: 'area * coats * ground.takes', value: paint, unit: 'l' },
    { name: 'buckets', formula: 'ceil(paint / 10 l/bucket)', value: buckets, unit: 'Eimer' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ ground }: WallPaintInputs): readonly Cell[] {
  return [{ name: 'ground.takes', cell: ground, unit: 'l pro Quadratmeter', value: groundFigures[ground] }];
}

/** "2.500 Quadratmeter", for instance. */
function inQuadratmeter(value: number): string {
  return amount(trimmed(value, 2), '', ' Quadratmeter', ' Quadratmeter');
}

/** "2.500,0 Liter", for instance. */
function inLiterTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' Liter', ' Liter');
}

/** "2.500 Eimer", for instance. */
function inEimer(value: number): string {
  return amount(trimmed(value, 2), '', ' Eimer', ' Eimer');
}

/** Liter Dispersionsfarbe und Eimer für Wände */
export const wallPaint: Calculator<WallPaintInputs> = {
  slug: 'wall-paint',
  title: 'Wandfarbe',
  subtitle: 'Liter Dispersionsfarbe und Eimer für Wände',
  tag: 'workshop',
  service: 'Wandfarbe',
  disclaimer: 'Frischer Putz und ein dunkler Untergrund brauchen mehr; wie weit die Farbe reicht, steht auf dem Eimer.',
  inputs: [
    {
      name: 'area',
      label: 'Fläche der Wände',
      type: 'number',
      unit: 'm²',
      default: 60,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.m2,
    },
    {
      name: 'coats',
      label: 'Anstriche',
      type: 'number',
      unit: 'Anstriche',
      default: 2,
      min: 1,
      max: 4,
      step: 1,
      whole: true,
    },
    {
      name: 'ground',
      label: 'Untergrund',
      type: 'select',
      default: 'smooth',
      options: [
        { value: 'smooth', label: 'Glatt' },
        { value: 'textured', label: 'Strukturtapete' },
        { value: 'rough', label: 'Rauer Putz' },
      ],
    },
  ],
  lists: [{
    name: 'walls',
    label: 'Wände',
    least: 1,
    most: 40,
    inputs: [
      {
        name: 'length',
        label: 'Länge',
        type: 'number',
        unit: 'm',
        required: true,
        min: 0.1,
        max: 100,
        step: 0.1,
        units: acceptedUnits.m,
      },
      {
        name: 'height',
        label: 'Höhe',
        type: 'number',
        unit: 'm',
        default: 2.5,
        min: 0.5,
        max: 10,
        step: 0.1,
        units: acceptedUnits.m,
      },
    ],
    gives: [{ input: 'area', formula: 'sum(walls, length * height)', of: areaOfWalls }],
  }],
  costBand: null,
  sources: [
    'Makers of emulsion paints state 130 to 150 ml for each m² and coat on smooth ground, and up to 200 ml on ' +
      'rough plaster.',
  ],
  slopes: {
    value: { area: 1, coats: 1 },
    paint: { area: 1, coats: 1 },
    buckets: { area: 1, coats: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
