/**
 * Rain Water Tank. Generated from the entry rain-tank of examples/household/catalog/calculators/workshop.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { sumOf } from '../../../../engine/kernel/list.js';
import { roundTo } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of parts, inside its bounds. */
export interface RainTankPartsItem {
  /** Length, 0.5 to 60 m in steps of 0.1; required. */
  readonly length: number;
  /** Width seen from above, 0.5 to 60 m in steps of 0.1; required. */
  readonly width: number;
}

/** The inputs of the Rain Water Tank, inside their bounds. */
export interface RainTankInputs {
  /** Roof seen from above, 10 to 1000 m² in steps of 5; 120 when omitted. */
  readonly roof: number;
  /** Rain in a year, 300 to 2500 mm in steps of 10; 800 when omitted. */
  readonly rain: number;
  /** Roof cover; 'tiles' when omitted. */
  readonly cover: 'tiles' | 'gravel' | 'green';
  /** Persons, whole, 1 to 20 persons in steps of 1; 4 when omitted. */
  readonly persons: number;
  /** Garden to be watered, 0 to 5000 m² in steps of 10; 200 when omitted. */
  readonly garden: number;
}

/** The steps of the calculation. */
export interface RainTankSteps {
  /** roof * rain * cover.yield * 90%, in m² mm */
  readonly caught: number;
  /** persons * 8.8 m3/person, in m³ */
  readonly house: number;
  /** garden * 60 l/m2, in l */
  readonly watering: number;
  /** house + watering, in m³ */
  readonly need: number;
  /** min(caught, need) * 6%, in m² mm */
  readonly tank: number;
}

const coverFigures: Readonly<Record<RainTankInputs['cover'], number>> = { tiles: 80, gravel: 60, green: 40 };
const coverPhrases: Readonly<Record<RainTankInputs['cover'], string>> = {
  tiles: 'tiles',
  gravel: 'gravel',
  green: 'plants',
};

/** Roof seen from above from parts: sum(parts, length * width). */
export function roofOfParts(parts: readonly RainTankPartsItem[]): number {
  return sumOf(parts, ({ length, width }) => length * width);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ roof, rain, cover, persons, garden }: RainTankInputs): RainTankSteps {
  const caught = roof * rain * coverFigures[cover] * 0.009;
  const house = persons * 8.8;
  const watering = garden * 60;
  const need = house + watering / 1000;
  const tank = Math.min(caught, need * 1000) * 0.06;
  return { caught, house, watering, need, tank };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RainTankInputs): CalculationResult {
  const { cover } = inputs;
  const { caught, need, tank } = compute(inputs);
  return {
    value: roundTo(tank / 1000, 1),
    unit: 'm³',
    interpretation:
      `A roof with ${coverPhrases[cover]} catches ${inWholeCubicMetres(caught / 1000)} a year, ` +
      `${inWholeCubicMetres(need)} are needed: a tank of ${inCubicMetresTo1Decimal(tank / 1000)} does.`,
    secondary: [
      { value: roundTo(caught / 1000, 1), unit: 'm³', label: 'Caught in a year' },
      { value: roundTo(need, 1), unit: 'm³', label: 'Needed in a year' },
    ],
    figures: {
      caught: { value: roundTo(caught / 1000, 0), unit: 'm³' },
      need: { value: roundTo(need, 0), unit: 'm³' },
      tank: { value: roundTo(tank / 1000, 1), unit: 'm³' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RainTankInputs): readonly TraceStep[] {
  const { caught, house, watering, need, tank } = compute(inputs);
  return [
    { name: 'caught', formula: 'roof * rain * cover.yield * 90%', value: caught, unit: 'm² mm' },
    { name: 'house', formula: 'persons * 8.8 m3/person', value: house, unit: 'm³' },
    { name: 'watering', formula: 'garden * 60 l/m2', value: watering, unit: 'l' },
    { name: 'need', formula: 'house + watering', value: need, unit: 'm³' },
    { name: 'tank', formula: 'min(caught, need) * 6%', value: tank, unit: 'm² mm' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ cover }: RainTankInputs): readonly Cell[] {
  return [{ name: 'cover.yield', cell: cover, unit: '%', value: coverFigures[cover] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: RainTankInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 cubic metres", for instance. */
function inWholeCubicMetres(value: number): string {
  return amount(trimmed(value, 0), '', ' cubic metre', ' cubic metres');
}

/** "2,500.0 cubic metres", for instance. */
function inCubicMetresTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' cubic metre', ' cubic metres');
}

/** The size of a tank from roof, rain and need */
export const rainTank: Calculator<RainTankInputs> = {
  slug: 'rain-tank',
  title: 'Rain Water Tank',
  subtitle: 'The size of a tank from roof, rain and need',
  tag: 'workshop',
  service: 'Rain Water Tank',
  disclaimer: 'Dry summers ask for more. Ask the community about fees and the water works about the connection.',
  inputs: [
    {
      name: 'roof',
      label: 'Roof seen from above',
      type: 'number',
      unit: 'm²',
      default: 120,
      min: 10,
      max: 1000,
      step: 5,
      units: acceptedUnits.m2,
    },
    {
      name: 'rain',
      label: 'Rain in a year',
      type: 'number',
      unit: 'mm',
      default: 800,
      min: 300,
      max: 2500,
      step: 10,
      units: acceptedUnits.mm,
    },
    {
      name: 'cover',
      label: 'Roof cover',
      type: 'select',
      default: 'tiles',
      options: [
        { value: 'tiles', label: 'Tiles or slates' },
        { value: 'gravel', label: 'Flat with gravel' },
        { value: 'green', label: 'Green roof' },
      ],
    },
    {
      name: 'persons',
      label: 'Persons',
      type: 'number',
      unit: 'persons',
      default: 4,
      min: 1,
      max: 20,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
    },
    {
      name: 'garden',
      label: 'Garden to be watered',
      type: 'number',
      unit: 'm²',
      default: 200,
      min: 0,
      max: 5000,
      step: 10,
      units: acceptedUnits.m2,
    },
  ],
  lists: [{
    name: 'parts',
    label: 'Parts of the roof',
    least: 1,
    most: 20,
    inputs: [
      {
        name: 'length',
        label: 'Length',
        type: 'number',
        unit: 'm',
        required: true,
        min: 0.5,
        max: 60,
        step: 0.1,
        units: acceptedUnits.m,
      },
      {
        name: 'width',
        label: 'Width seen from above',
        type: 'number',
        unit: 'm',
        required: true,
        min: 0.5,
        max: 60,
        step: 0.1,
        units: acceptedUnits.m,
      },
    ],
    gives: [{ input: 'roof', formula: 'sum(parts, length * width)', of: roofOfParts }],
  }],
  costBand: null,
  sources: [
    'DIN 1989-1 (2002), table 3, for the yield of roofs, 90 % for the filter, 6 % of the lesser of yield and need.',
    'DIN 1989-1, table 4, toilet at 24 litres a day for each person (8.8 m³ a year) and garden at 60 litres for ' +
      'each m².',
  ],
  slopes: {
    value: { roof: 1, rain: 1, persons: 1, garden: 1 },
    caught: { roof: 1, rain: 1, persons: 0, garden: 0 },
    need: { roof: 0, rain: 0, persons: 1, garden: 1 },
    tank: { roof: 1, rain: 1, persons: 1, garden: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
