/**
 * Hydraulic Hose Size Calculator. Generated from the entry hydraulic-hose-repair of catalog/calculators/shop.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Classes, Schedule } from '../../engine/kernel/schedule.js';
import { classOf, classes, lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Hydraulic Hose Size Calculator, inside their bounds. */
export interface HydraulicHoseRepairInputs {
  /** Flow, 0.5 to 80 gallons per minute in steps of 0.5; 16 when omitted. */
  readonly flow: number;
  /** Line; 'pressure' when omitted. */
  readonly line: 'pressure' | 'return' | 'suction';
  /** Highest pressure with surges, 50 to 6000 psi in steps of 50; 2500 when omitted. */
  readonly pressure: number;
}

/** The steps of the calculation. */
export interface HydraulicHoseRepairSteps {
  /** sqrt(4 * flow / (pi * line.speed)) to in, in in */
  readonly least: number;
  /** hose[least], in in */
  readonly size: number;
  /** dash[size] */
  readonly name: string;
  /** 4 * flow / (pi * size ^ 2) to ft/sec, in ft per second */
  readonly speed: number;
  /** pressure * 4, in psi */
  readonly burst: number;
}

const lineFigures: Readonly<Record<HydraulicHoseRepairInputs['line'], number>> = {
  pressure: 20,
  return: 10,
  suction: 4,
};
const hose: Schedule = schedule({
  upTo: [
    0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2,
    2.5, 3,
  ],
  values: [
    0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2,
    2.5, 3,
  ],
  brackets: [],
  round: 0,
});
const dash: Classes = classes(
  [
    0.25, 0.3125, 0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2,
    2.5, 3,
  ],
  [
    'dash 4',
    'dash 5',
    'dash 6',
    'dash 8',
    'dash 10',
    'dash 12',
    'dash 16',
    'dash 20',
    'dash 24',
    'dash 32',
    'dash 40',
    'dash 48',
  ],
);
const linePhrases: Readonly<Record<HydraulicHoseRepairInputs['line'], string>> = {
  pressure: 'pressure line',
  return: 'return line',
  suction: 'suction line',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ flow, line, pressure }: HydraulicHoseRepairInputs): HydraulicHoseRepairSteps {
  const least = Math.sqrt(0.002836789494924986 * (flow / lineFigures[line])) * 12;
  const size = lookUp(hose, least);
  const name: string = classOf(dash, size);
  const speed = 0.40849768726919805 * (flow / size ** 2);
  const burst = pressure * 4;
  return { least, size, name, speed, burst };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HydraulicHoseRepairInputs): CalculationResult {
  const { flow, line, pressure } = inputs;
  const { least, size, name, speed, burst } = compute(inputs);
  return {
    value: roundTo(size, 4),
    unit: 'in inside diameter',
    text: name,
    interpretation:
      `A ${linePhrases[line]} for ${inGallonsPerMinute(flow)} needs a bore of ${inInchesTo2Decimals(least)}, so use ` +
      `${name}: the oil then moves at ${inFeetPerSecondTo1Decimal(speed)}. Order a hose rated for at least ` +
      `${inWholePsi(pressure)}, which bursts at ${inWholePsi(burst)} or more.`,
    secondary: [
      { value: roundTo(least, 3), unit: 'in', label: 'Minimum bore' },
      { value: roundTo(speed, 1), unit: 'ft per second', label: 'Speed of the oil' },
    ],
    figures: {
      least: { value: roundTo(least, 2), unit: 'in' },
      speed: { value: roundTo(speed, 1), unit: 'ft per second' },
      burst: { value: roundTo(burst, 0), unit: 'psi' },
      name: { text: name },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HydraulicHoseRepairInputs): readonly TraceStep[] {
  const { least, size, name, speed, burst } = compute(inputs);
  return [
    { name: 'least', formula: 'sqrt(4 * flow / (pi * line.speed)) to in', value: least, unit: 'in' },
    { name: 'size', formula: 'hose[least]', value: size, unit: 'in' },
    { name: 'name', formula: 'dash[size]', value: name, unit: '' },
    { name: 'speed', formula: '4 * flow / (pi * size ^ 2) to ft/sec', value: speed, unit: 'ft per second' },
    { name: 'burst', formula: 'pressure * 4', value: burst, unit: 'psi' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ line }: HydraulicHoseRepairInputs): readonly Cell[] {
  return [{ name: 'line.speed', cell: line, unit: 'ft per second', value: lineFigures[line] }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: HydraulicHoseRepairInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 gallons per minute", for instance. */
function inGallonsPerMinute(value: number): string {
  return amount(trimmed(value, 2), '', ' gallon per minute', ' gallons per minute');
}

/** "2,500.00 inches", for instance. */
function inInchesTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' inch', ' inches');
}

/** "2,500.0 feet per second", for instance. */
function inFeetPerSecondTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' foot per second', ' feet per second');
}

/** "2,500 psi", for instance. */
function inWholePsi(value: number): string {
  return amount(trimmed(value, 0), '', ' psi', ' psi');
}

/** Inside diameter and dash size of a hydraulic hose for its flow */
export const hydraulicHoseRepair: Calculator<HydraulicHoseRepairInputs> = {
  slug: 'hydraulic-hose-repair',
  title: 'Hydraulic Hose Size Calculator',
  subtitle: 'Inside diameter and dash size of a hydraulic hose for its flow',
  tag: 'shop',
  service: 'Hydraulic hose repair',
  disclaimer:
    'Planning estimate for mineral oil at working temperature. It leaves out pressure drop in long lines, heat, ' +
    'bends and fittings; the pressure rating must cover every surge, and a leak under pressure must never be felt by ' +
    'hand.',
  inputs: [
    {
      name: 'flow',
      label: 'Flow',
      type: 'number',
      unit: 'gallons per minute',
      default: 16,
      min: 0.5,
      max: 80,
      step: 0.5,
      units: acceptedUnits.gpm,
      ask: 'How much oil flows?',
    },
    {
      name: 'line',
      label: 'Line',
      type: 'select',
      default: 'pressure',
      options: [
        { value: 'pressure', label: 'Pressure line' },
        { value: 'return', label: 'Return line' },
        { value: 'suction', label: 'Suction line' },
      ],
    },
    {
      name: 'pressure',
      label: 'Highest pressure with surges',
      type: 'number',
      unit: 'psi',
      default: 2500,
      min: 50,
      max: 6000,
      step: 50,
      units: acceptedUnits.psi,
    },
  ],
  costBand: null,
  sources: [
    'Highest speeds of 20 ft/s in pressure, about 10 in return and 4 in suction lines (Parker catalog 4400 page ' +
      'E-3, fliphtml5.com/nukky/ppwp/HPD_4400_Catalog/350; paperzz.com/doc/9503443; ' +
      'hytec-hydraulik.com/faq/nominal-width.html). Worked examples of Open Source Ecology ' +
      '(wiki.opensourceecology.org/index.php?title=Hydraulic_Hose_Sizing) and Summers Rubber ' +
      '(summersrubber.com/tech.asp?id=166b).',
    'Burst of four times the working pressure, SAE J517 ' +
      '(hoseassemblytips.com/what-is-the-highest-pressure-my-hydraulic-hose-can-handle); selection of hose, SAE ' +
      'J1273 (jasonindustrial.com/guidelines/sae-j1273-hydraulic-guidelines).',
  ],
  counted: { 'gallons per minute': 'gallon per minute' },
  asks: [
    { input: 'line', from: 'pressure', to: 'suction' },
    { input: 'flow', from: 11, to: 20 },
  ],
  slopes: {
    value: { flow: 1, pressure: 0 },
    least: { flow: 1, pressure: 0 },
    speed: { pressure: 0 },
    burst: { flow: 0, pressure: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
