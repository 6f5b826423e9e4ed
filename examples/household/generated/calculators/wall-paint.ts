/**
 * Wall Paint. Generated from the entry wall-paint of examples/household/catalog/calculators/workshop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { sumOf } from '../../../../engine/kernel/list.js';
import { roundTo, roundUp } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of walls, inside its bounds. */
export interface WallPaintWallsItem {
  /** Length, 0.1 to 100 m in steps of 0.1; required. */
  readonly length: number;
  /** Height, 0.5 to 10 m in steps of 0.1; 2.5 when omitted. */
  readonly height: number;
}

/** The inputs of the Wall Paint, inside their bounds. */
export interface WallPaintInputs {
  /** Area of the walls, 1 to 2000 m² in steps of 1; 60 when omitted. */
  readonly area: number;
  /** Coats, whole, 1 to 4 coats in steps of 1; 2 when omitted. */
  readonly coats: number;
  /** Ground; 'smooth' when omitted. */
  readonly ground: 'smooth' | 'textured' | 'rough';
}

/** The steps of the calculation. */
export interface WallPaintSteps {
  /** area * coats * ground.takes, in l */
  readonly paint: number;
  /** ceil(paint / 10 l/bucket), in buckets */
  readonly buckets: number;
}

const groundFigures: Readonly<Record<WallPaintInputs['ground'], number>> = { smooth: 0.14, textured: 0.17, rough: 0.2 };
const groundPhrases: Readonly<Record<WallPaintInputs['ground'], string>> = {
  smooth: 'smooth ground',
  textured: 'textured wallpaper',
  rough: 'rough plaster',
};

/** Area of the walls from walls: sum(walls, length * height). */
export function areaOfWalls(walls: readonly WallPaintWallsItem[]): number {
  return sumOf(walls, ({ length, height }) => length * height);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, coats, ground }: WallPaintInputs): WallPaintSteps {
  const paint = area * coats * groundFigures[ground];
  const buckets = roundUp(paint / 10);
  return { paint, buckets };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WallPaintInputs): CalculationResult {
  const { area, ground } = inputs;
  const { paint, buckets } = compute(inputs);
  return {
    value: roundTo(paint, 1),
    unit: 'l',
    interpretation:
      `${inSquareMetres(area)} of ${groundPhrases[ground]} take ${inLitresTo1Decimal(paint)} of paint, ` +
      `${inBuckets(buckets)} of 10 litres.`,
    secondary: [{ value: roundTo(buckets, 0), unit: 'buckets', label: 'Buckets of 10 litres' }],
    figures: {
      paint: { value: roundTo(paint, 1), unit: 'l' },
      buckets: { value: roundTo(buckets, 2), unit: 'buckets' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WallPaintInputs): readonly TraceStep[] {
  const { paint, buckets } = compute(inputs);
  return [
    { name: 'paint', formula: 'area * coats * ground.takes', value: paint, unit: 'l' },
    { name: 'buckets', formula: 'ceil(paint / 10 l/bucket)', value: buckets, unit: 'buckets' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ ground }: WallPaintInputs): readonly Cell[] {
  return [{ name: 'ground.takes', cell: ground, unit: 'l per square metre', value: groundFigures[ground] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: WallPaintInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 square metres", for instance. */
function inSquareMetres(value: number): string {
  return amount(trimmed(value, 2), '', ' square metre', ' square metres');
}

/** "2,500.0 litres", for instance. */
function inLitresTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' litre', ' litres');
}

/** "2,500 buckets", for instance. */
function inBuckets(value: number): string {
  return amount(trimmed(value, 2), '', ' bucket', ' buckets');
}

/** Litres of emulsion paint and buckets for walls */
export const wallPaint: Calculator<WallPaintInputs> = {
  slug: 'wall-paint',
  title: 'Wall Paint',
  subtitle: 'Litres of emulsion paint and buckets for walls',
  tag: 'workshop',
  service: 'Wall Paint',
  disclaimer: 'Fresh plaster and dark colours below take more; the label of the bucket says what it covers.',
  inputs: [
    {
      name: 'area',
      label: 'Area of the walls',
      type: 'number',
      unit: 'm²',
      default: 60,
      min: 1,
      max: 2000,
      step: 1,
      units: acceptedUnits.m2,
    },
    { name: 'coats', label: 'Coats', type: 'number', unit: 'coats', default: 2, min: 1, max: 4, step: 1, whole: true },
    {
      name: 'ground',
      label: 'Ground',
      type: 'select',
      default: 'smooth',
      options: [
        { value: 'smooth', label: 'Smooth' },
        { value: 'textured', label: 'Textured wallpaper' },
        { value: 'rough', label: 'Rough plaster' },
      ],
    },
  ],
  lists: [{
    name: 'walls',
    label: 'Walls',
    least: 1,
    most: 40,
    inputs: [
      {
        name: 'length',
        label: 'Length',
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
        label: 'Height',
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
