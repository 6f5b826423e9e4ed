/**
 * Calculadora de velocidad y avance de fresado. Generated from the entry machine-shops of catalog/calculators/shop.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { MachineShopsInputs } from '../../calculators/machine-shops.js';
import { compute, refuse } from '../../calculators/machine-shops.js';
import { amount, fixed, range, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  aluminum: 'aluminio',
  brass: 'latón o bronce',
  iron: 'hierro fundido suave',
  plastic: 'plástico',
  steel: 'acero de medio carbono',
  tool: 'acero para herramienta',
  stainless: 'acero inoxidable suave',
  titanium: 'titanio',
};
const diameterPhrases: Readonly<Record<MachineShopsInputs['diameter'], string>> = {
  '0.125': '1/8 de pulgada',
  '0.1875': '3/16 de pulgada',
  '0.25': '1/4 de pulgada',
  '0.375': '3/8 de pulgada',
  '0.5': '1/2 pulgada',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MachineShopsInputs): CalculationResult {
  const { material, diameter, flutes, spindle } = inputs;
  const { wantedLow, wantedHigh, turnsLow, turnsHigh, feedLow, feedHigh } = compute(inputs);
  return {
    value: roundTo(turnsLow, 0),
    unit: 'rpm',
    interpretation:
      isAbove(wantedLow, spindle)
        ? `Un cortador vertical de ${diameterPhrases[diameter]} con ${inFilos(flutes)} necesita ` +
          `${rangeInWholeRpm(wantedLow, wantedHigh)} en ${materialPhrases[material]}, más de lo que da el husillo. A ` +
          `su máximo, ${inWholeRpm(spindle)}, avance a ${rangeInPulgadasPorMinutoTo1Decimal(feedLow, feedHigh)}.`
        : `Gire un cortador vertical de ${diameterPhrases[diameter]} con ${inFilos(flutes)} de ` +
          `${rangeInWholeRpm(turnsLow, turnsHigh)} en ${materialPhrases[material]} y avance de ` +
          `${rangeInPulgadasPorMinutoTo1Decimal(feedLow, feedHigh)}. Empiece con lo más bajo de los dos.`,
    secondary: [
      { value: roundTo(turnsHigh, 0), unit: 'rpm', label: 'Velocidad (alto)' },
      { value: roundTo(feedLow, 1), unit: 'pulgadas por minuto', label: 'Avance (bajo)' },
      { value: roundTo(feedHigh, 1), unit: 'pulgadas por minuto', label: 'Avance (alto)' },
    ],
    range: { low: roundTo(turnsLow, 0), high: roundTo(turnsHigh, 0), unit: 'rpm' },
    figures: {
      wanted: { low: roundTo(wantedLow, 0), high: roundTo(wantedHigh, 0), unit: 'rpm' },
      feed: { low: roundTo(feedLow, 1), high: roundTo(feedHigh, 1), unit: 'pulgadas por minuto' },
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
      unit: 'pulg',
    },
    {
      name: 'feed',
      formula: 'turns / 1 rpm * (flutes / 1 flute) * chip / 1 min to ipm',
      value: { low: feedLow, high: feedHigh },
      unit: 'pulgadas por minuto',
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
      unit: 'pies de superficie por minuto',
      low: materialChosen.speedLow,
      high: materialChosen.speedHigh,
    },
    {
      name: 'material.small',
      cell: material,
      unit: 'pulg',
      low: materialChosen.smallLow,
      high: materialChosen.smallHigh,
    },
    {
      name: 'material.large',
      cell: material,
      unit: 'pulg',
      low: materialChosen.largeLow,
      high: materialChosen.largeHigh,
    },
    { name: 'diameter.size', cell: diameter, unit: 'pulg', value: diameterFigures[diameter] },
  ];
}

/** "2,500 filos", for instance. */
function inFilos(value: number): string {
  return amount(trimmed(value, 2), '', ' filo', ' filos');
}

/** "1,000 a 2,500 rpm", for instance. */
function rangeInWholeRpm(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' rpm', ' rpm');
}

/** "2,500 rpm", for instance. */
function inWholeRpm(value: number): string {
  return amount(trimmed(value, 0), '', ' rpm', ' rpm');
}

/** "1,000.0 a 2,500.0 pulgadas por minuto", for instance. */
function rangeInPulgadasPorMinutoTo1Decimal(low: number, high: number): string {
  return range(fixed(low, 1), fixed(high, 1), '', ' pulgada por minuto', ' pulgadas por minuto');
}

/**
 * Velocidad del husillo y avance de un cortador vertical, según material, diámetro y filos; no da precio de una pieza
 */
export const machineShops: Calculator<MachineShopsInputs> = {
  slug: 'machine-shops',
  title: 'Calculadora de velocidad y avance de fresado',
  subtitle:
    'Velocidad del husillo y avance de un cortador vertical, según material, diámetro y filos; no da precio de una ' +
    'pieza',
  tag: 'shop',
  service: 'Talleres de torno',
  disclaimer:
    'Valores iniciales para una máquina rígida, viruta completa y herramienta filosa. No incluye la profundidad ni ' +
    'el ancho de corte, recubrimientos, herramientas largas ni refrigerante; decide la hoja del fabricante de la ' +
    'herramienta.',
  inputs: [
    {
      name: 'material',
      label: 'Material de la pieza',
      type: 'select',
      default: 'aluminum',
      options: [
        { value: 'aluminum', label: 'Aluminio' },
        { value: 'brass', label: 'Latón o bronce' },
        { value: 'iron', label: 'Hierro fundido suave' },
        { value: 'plastic', label: 'Plásticos' },
        { value: 'steel', label: 'Acero de medio carbono' },
        { value: 'tool', label: 'Acero para herramienta' },
        { value: 'stainless', label: 'Acero inoxidable suave' },
        { value: 'titanium', label: 'Titanio' },
      ],
    },
    {
      name: 'diameter',
      label: 'Cortador vertical (end mill)',
      type: 'select',
      default: '0.5',
      options: [
        { value: '0.125', label: '1/8 pulg' },
        { value: '0.1875', label: '3/16 pulg' },
        { value: '0.25', label: '1/4 pulg' },
        { value: '0.375', label: '3/8 pulg' },
        { value: '0.5', label: '1/2 pulg' },
      ],
    },
    {
      name: 'flutes',
      label: 'Filos',
      type: 'number',
      unit: 'filos',
      default: 4,
      min: 1,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.flute,
    },
    {
      name: 'spindle',
      label: 'Velocidad máxima del husillo',
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
  labels: { wanted: 'Vueltas recomendadas', turns: 'Vueltas', chip: 'Avance por filo', feed: 'Avance' },
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
