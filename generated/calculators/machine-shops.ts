/**
 * Milling Speed and Feed Calculator. Generated from the entry machine-shops of catalog/calculators/shop.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, range, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Milling Speed and Feed Calculator, inside their bounds. */
export interface MachineShopsInputs {
  /** Material; 'aluminum' when omitted. */
  readonly material: 'aluminum' | 'brass' | 'iron' | 'plastic' | 'steel' | 'tool' | 'stainless' | 'titanium';
  /** End mill; '0.5' when omitted. */
  readonly diameter: '0.125' | '0.1875' | '0.25' | '0.375' | '0.5';
  /** Flutes, whole, 1 to 8 flutes in steps of 1; 4 when omitted. */
  readonly flutes: number;
  /** Fastest spindle speed, 500 to 60000 rpm in steps of 100; 10000 when omitted. */
  readonly spindle: number;
}

/** The steps of the calculation. */
export interface MachineShopsSteps {
  /** Low end of material.speed / (pi * diameter.size) * 1 min * 1 rpm, in rpm */
  readonly wantedLow: number;
  /** High end of material.speed / (pi * diameter.size) * 1 min * 1 rpm, in rpm */
  readonly wantedHigh: number;
  /** Low end of min(wanted, spindle), in rpm */
  readonly turnsLow: number;
  /** High end of min(wanted, spindle), in rpm */
  readonly turnsHigh: number;
  /** Low end of if diameter.size > 0.25 in then material.large else material.small, in in */
  readonly chipLow: number;
  /** High end of if diameter.size > 0.25 in then material.large else material.small, in in */
  readonly chipHigh: number;
  /** Low end of turns / 1 rpm * (flutes / 1 flute) * chip / 1 min to ipm, in inches a minute */
  readonly feedLow: number;
  /** High end of turns / 1 rpm * (flutes / 1 flute) * chip / 1 min to ipm, in inches a minute */
  readonly feedHigh: number;
}

const materialFigures: Readonly<
  Record<
    MachineShopsInputs['material'],
    { speedLow: number; speedHigh: number; smallLow: number; smallHigh: number; largeLow: number; largeHigh: number }
  >
> = {
  aluminum: { speedLow: 600, speedHigh: 1200, smallLow: 0.001, smallHigh: 0.002, largeLow: 0.002, largeHigh: 0.004 },
  brass: { speedLow: 300, speedHigh: 550, smallLow: 0.001, smallHigh: 0.002, largeLow: 0.002, largeHigh: 0.003 },
  iron: { speedLow: 200, speedHigh: 500, smallLow: 0.001, smallHigh: 0.002, largeLow: 0.002, largeHigh: 0.003 },
  plastic: { speedLow: 600, speedHigh: 1200, smallLow: 0.001, smallHigh: 0.003, largeLow: 0.003, largeHigh: 0.006 },
  steel: { speedLow: 175, speedHigh: 350, smallLow: 0.0005, smallHigh: 0.001, largeLow: 0.001, largeHigh: 0.002 },
  tool: { speedLow: 150, speedHigh: 250, smallLow: 0.0005, smallHigh: 0.001, largeLow: 0.001, largeHigh: 0.002 },
  stainless: { speedLow: 250, speedHigh: 400, smallLow: 0.0005, smallHigh: 0.001, largeLow: 0.001, largeHigh: 0.002 },
  titanium: { speedLow: 90, speedHigh: 225, smallLow: 0.0003, smallHigh: 0.0009, largeLow: 0.0009, largeHigh: 0.002 },
};
const diameterFigures: Readonly<Record<MachineShopsInputs['diameter'], number>> = {
  '0.125': 0.125,
  '0.1875': 0.1875,
  '0.25': 0.25,
  '0.375': 0.375,
  '0.5': 0.5,
};
const materialPhrases: Readonly<Record<MachineShopsInputs['material'], string>> = {
  aluminum: 'aluminum',
  brass: 'brass or bronze',
  iron: 'soft cast iron',
  plastic: 'plastic',
  steel: 'medium-carbon steel',
  tool: 'tool steel',
  stainless: 'soft stainless steel',
  titanium: 'titanium',
};
const diameterPhrases: Readonly<Record<MachineShopsInputs['diameter'], string>> = {
  '0.125': '1/8-inch',
  '0.1875': '3/16-inch',
  '0.25': '1/4-inch',
  '0.375': '3/8-inch',
  '0.5': '1/2-inch',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ material, diameter, flutes, spindle }: MachineShopsInputs): MachineShopsSteps {
  const materialChosen = materialFigures[material];
  const wantedLow = materialChosen.speedLow / diameterFigures[diameter] * 3.819718634205488;
  const wantedHigh = materialChosen.speedHigh / diameterFigures[diameter] * 3.819718634205488;
  const turnsLow = Math.min(wantedLow, spindle);
  const turnsHigh = Math.min(wantedHigh, spindle);
  const chipLow = diameterFigures[diameter] > 0.25 ? materialChosen.largeLow : materialChosen.smallLow;
  const chipHigh = diameterFigures[diameter] > 0.25 ? materialChosen.largeHigh : materialChosen.smallHigh;
  const feedLow = turnsLow * flutes * chipLow;
  const feedHigh = turnsHigh * flutes * chipHigh;
  return { wantedLow, wantedHigh, turnsLow, turnsHigh, chipLow, chipHigh, feedLow, feedHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MachineShopsInputs): CalculationResult {
  const { material, diameter, flutes, spindle } = inputs;
  const { wantedLow, wantedHigh, turnsLow, turnsHigh, feedLow, feedHigh } = compute(inputs);
  return {
    value: roundTo(turnsLow, 0),
    unit: 'rpm',
    interpretation:
      isAbove(wantedLow, spindle)
        ? `A ${diameterPhrases[diameter]} end mill with ${inFlutes(flutes)} needs ` +
          `${rangeInWholeRpm(wantedLow, wantedHigh)} in ${materialPhrases[material]}, more than the spindle has. At ` +
          `its fastest, ${inWholeRpm(spindle)}, feed ${rangeInInchesAMinuteTo1Decimal(feedLow, feedHigh)}.`
        : `Run a ${diameterPhrases[diameter]} end mill with ${inFlutes(flutes)} at ` +
          `${rangeInWholeRpm(turnsLow, turnsHigh)} in ${materialPhrases[material]} and feed ` +
          `${rangeInInchesAMinuteTo1Decimal(feedLow, feedHigh)}. Start at the low end of both.`,
    secondary: [
      { value: roundTo(turnsHigh, 0), unit: 'rpm', label: 'Speed (high)' },
      { value: roundTo(feedLow, 1), unit: 'inches a minute', label: 'Feed (low)' },
      { value: roundTo(feedHigh, 1), unit: 'inches a minute', label: 'Feed (high)' },
    ],
    range: { low: roundTo(turnsLow, 0), high: roundTo(turnsHigh, 0), unit: 'rpm' },
    figures: {
      wanted: { low: roundTo(wantedLow, 0), high: roundTo(wantedHigh, 0), unit: 'rpm' },
      feed: { low: roundTo(feedLow, 1), high: roundTo(feedHigh, 1), unit: 'inches a minute' },
      turns: { low: roundTo(turnsLow, 0), high: roundTo(turnsHigh, 0), unit: 'rpm' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MachineShopsInputs): readonly TraceStep[] {
  const { wantedLow, wantedHigh, turnsLow, turnsHigh, chipLow, chipHigh, feedLow, feedHigh } = compute(inputs);
  return [
    {
      name: 'wanted',
      formula: 'material.speed / (pi * diameter.size) * 1 min * 1 rpm',
      value: { low: wantedLow, high: wantedHigh },
      unit: 'rpm',
    },
    { name: 'turns', formula: 'min(wanted, spindle)', value: { low: turnsLow, high: turnsHigh }, unit: 'rpm' },
    {
      name: 'chip',
      formula: 'if diameter.size > 0.25 in then material.large else material.small',
      value: { low: chipLow, high: chipHigh },
      unit: 'in',
    },
    {
      name: 'feed',
      formula: 'turns / 1 rpm * (flutes / 1 flute) * chip / 1 min to ipm',
      value: { low: feedLow, high: feedHigh },
      unit: 'inches a minute',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, diameter }: MachineShopsInputs): readonly Cell[] {
  const materialChosen = materialFigures[material];
  return [
    {
      name: 'material.speed',
      cell: material,
      unit: 'surface feet a minute',
      low: materialChosen.speedLow,
      high: materialChosen.speedHigh,
    },
    {
      name: 'material.small',
      cell: material,
      unit: 'in',
      low: materialChosen.smallLow,
      high: materialChosen.smallHigh,
    },
    {
      name: 'material.large',
      cell: material,
      unit: 'in',
      low: materialChosen.largeLow,
      high: materialChosen.largeHigh,
    },
    { name: 'diameter.size', cell: diameter, unit: 'in', value: diameterFigures[diameter] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: MachineShopsInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 flutes", for instance. */
function inFlutes(value: number): string {
  return amount(trimmed(value, 2), '', ' flute', ' flutes');
}

/** "1,000 to 2,500 rpm", for instance. */
function rangeInWholeRpm(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' rpm', ' rpm');
}

/** "2,500 rpm", for instance. */
function inWholeRpm(value: number): string {
  return amount(trimmed(value, 0), '', ' rpm', ' rpm');
}

/** "1,000.0 to 2,500.0 inches a minute", for instance. */
function rangeInInchesAMinuteTo1Decimal(low: number, high: number): string {
  return range(fixed(low, 1), fixed(high, 1), '', ' inch a minute', ' inches a minute');
}

/** Spindle speed and feed of an end mill, by material, diameter and flutes; it does not price a part */
export const machineShops: Calculator<MachineShopsInputs> = {
  slug: 'machine-shops',
  title: 'Milling Speed and Feed Calculator',
  subtitle: 'Spindle speed and feed of an end mill, by material, diameter and flutes; it does not price a part',
  tag: 'shop',
  service: 'Machine shops',
  disclaimer:
    'Starting values for a rigid machine, full chip and sharp tool. It leaves out depth and width of cut, coatings, ' +
    "long tools and coolant; the maker's sheet for the tool decides.",
  inputs: [
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'aluminum',
      options: [
        { value: 'aluminum', label: 'Aluminum' },
        { value: 'brass', label: 'Brass or bronze' },
        { value: 'iron', label: 'Soft cast iron' },
        { value: 'plastic', label: 'Plastics' },
        { value: 'steel', label: 'Medium-carbon steel' },
        { value: 'tool', label: 'Tool steel' },
        { value: 'stainless', label: 'Soft stainless steel' },
        { value: 'titanium', label: 'Titanium' },
      ],
    },
    {
      name: 'diameter',
      label: 'End mill',
      type: 'select',
      default: '0.5',
      options: [
        { value: '0.125', label: '1/8 in' },
        { value: '0.1875', label: '3/16 in' },
        { value: '0.25', label: '1/4 in' },
        { value: '0.375', label: '3/8 in' },
        { value: '0.5', label: '1/2 in' },
      ],
    },
    {
      name: 'flutes',
      label: 'Flutes',
      type: 'number',
      unit: 'flutes',
      default: 4,
      min: 1,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.flute,
    },
    {
      name: 'spindle',
      label: 'Fastest spindle speed',
      type: 'number',
      unit: 'rpm',
      default: 10000,
      min: 500,
      max: 60000,
      step: 100,
      units: acceptedUnits.rpm,
    },
  ],
  costBand: null,
  sources: [
    'rpm = 3.82 x surface feet / diameter, feed = rpm x teeth x chip, as an end mill maker prints it ' +
      "(endmill.com's speed and feed sheet, scribd.com/doc/235041044).",
    'Surface feet and feed per tooth to 1/4 in and to 1/2 in, the chart General End Mill Calculations ' +
      '(studylib.net/doc/18748701); a maker of carbide tools goes higher in brass (torbidetooling.com/feeds-speeds).',
  ],
  counted: { flutes: 'flute', 'inches a minute': 'inch a minute', 'surface feet a minute': 'surface foot a minute' },
  repeats: { '0': 'range' },
  asks: [
    { input: 'diameter', from: '0.5', to: '0.1875' },
    { input: 'material', from: 'titanium', to: 'plastic' },
  ],
  slopes: {
    value: { flutes: 0, spindle: 1 },
    'wanted.low': { flutes: 0, spindle: 0 },
    'wanted.high': { flutes: 0, spindle: 0 },
    'feed.low': { flutes: 1, spindle: 1 },
    'feed.high': { flutes: 1, spindle: 1 },
    'turns.low': { flutes: 0, spindle: 1 },
    'turns.high': { flutes: 0, spindle: 1 },
    'range.low': { flutes: 0, spindle: 1 },
    'range.high': { flutes: 0, spindle: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
