/**
 * Calculadora de soldadura de filete. Generated from the entry welding of catalog/calculators/shop.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { WeldingInputs, WeldingSteps } from '../../calculators/welding.js';
import { refuse } from '../../calculators/welding.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const legFigures: Readonly<Record<WeldingInputs['leg'], number>> = {
  '0.125': 0.125,
  '0.1875': 0.1875,
  '0.25': 0.25,
  '0.3125': 0.3125,
  '0.375': 0.375,
  '0.5': 0.5,
};
const methodFigures: Readonly<Record<WeldingInputs['method'], { kept: number; lot: number }>> = {
  stick: { kept: 55, lot: 10 },
  flux: { kept: 80, lot: 10 },
  wire: { kept: 90, lot: 11 },
};
const legPhrases: Readonly<Record<WeldingInputs['leg'], string>> = {
  '0.125': '1/8 de pulgada',
  '0.1875': '3/16 de pulgada',
  '0.25': '1/4 de pulgada',
  '0.3125': '5/16 de pulgada',
  '0.375': '3/8 de pulgada',
  '0.5': '1/2 pulgada',
};
const methodPhrases: Readonly<Record<WeldingInputs['method'], string>> = {
  stick: 'electrodo revestido',
  flux: 'alambre tubular',
  wire: 'alambre sólido',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, leg, method, runs }: WeldingInputs): WeldingSteps {
  const methodChosen = methodFigures[method];
  const deposit = runs * length * legFigures[leg] ** 2 * 0.1418;
  const filler = deposit / methodChosen.kept * 100;
  const boxes = roundUp(filler / methodChosen.lot);
  const foot = legFigures[leg] ** 2 * 1.7016;
  const lot = methodChosen.lot;
  const word: string = boxes === 1 ? 'paquete' : 'paquetes';
  return { deposit, filler, boxes, foot, lot, word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WeldingInputs): CalculationResult {
  const { leg, method } = inputs;
  const { deposit, filler, boxes, foot, lot, word } = compute(inputs);
  return {
    value: roundTo(filler, 2),
    unit: 'lb de electrodo o alambre',
    interpretation:
      `Sus soldaduras llevan ${inLibrasTo2Decimals(deposit)} de metal, ${inLibrasTo3Decimals(foot)} por pie de ` +
      `filete de ${legPhrases[leg]}. Con lo que se pierde en colillas, escoria y chisporroteo, compre ` +
      `${inLibras(filler)} de ${methodPhrases[method]}, o ${trimmed(boxes, 0)} ${word} de ${inWholeLibras(lot)}.`,
    secondary: [
      { value: roundTo(deposit, 2), unit: 'lb', label: 'Metal de soldadura' },
      { value: roundTo(foot, 3), unit: 'lb', label: 'Metal de soldadura por pie' },
      { value: roundTo(boxes, 0), unit: '', label: 'Paquetes' },
    ],
    figures: {
      deposit: { value: roundTo(deposit, 2), unit: 'lb' },
      foot: { value: roundTo(foot, 3), unit: 'lb' },
      filler: { value: roundTo(filler, 2), unit: 'lb' },
      boxes: { value: roundTo(boxes, 0), unit: '' },
      lot: { value: roundTo(lot, 0), unit: 'lb' },
      word: { text: word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WeldingInputs): readonly TraceStep[] {
  const { deposit, filler, boxes, foot, lot, word } = compute(inputs);
  return [
    { name: 'deposit', formula: 'runs * length * leg.size ^ 2 / 2 * 0.2836 lb/in^3 to lb', value: deposit, unit: 'lb' },
    { name: 'filler', formula: 'deposit / method.kept', value: filler, unit: 'lb' },
    { name: 'boxes', formula: 'ceil(filler / method.lot)', value: boxes, unit: '' },
    { name: 'foot', formula: 'leg.size ^ 2 / 2 * 0.2836 lb/in^3 * 12 in to lb', value: foot, unit: 'lb' },
    { name: 'lot', formula: 'method.lot', value: lot, unit: 'lb' },
    { name: 'word', formula: 'if boxes = 1 then "paquete" else "paquetes"', value: word, unit: '' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ leg, method }: WeldingInputs): readonly Cell[] {
  const methodChosen = methodFigures[method];
  return [
    { name: 'leg.size', cell: leg, unit: 'pulg', value: legFigures[leg] },
    { name: 'method.kept', cell: method, unit: '%', value: methodChosen.kept },
    { name: 'method.lot', cell: method, unit: 'lb', value: methodChosen.lot },
  ];
}

/** "2,500.00 libras", for instance. */
function inLibrasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' libra', ' libras');
}

/** "2,500.000 libras", for instance. */
function inLibrasTo3Decimals(value: number): string {
  return amount(fixed(value, 3), '', ' libra', ' libras');
}

/** "2,500 libras", for instance. */
function inLibras(value: number): string {
  return amount(trimmed(value, 2), '', ' libra', ' libras');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/**
 * Metal de soldadura, y libras de electrodo o alambre, para un largo de soldadura de filete; no da precio del tiempo
 * del soldador
 */
export const welding: Calculator<WeldingInputs> = {
  slug: 'welding',
  title: 'Calculadora de soldadura de filete',
  subtitle:
    'Metal de soldadura, y libras de electrodo o alambre, para un largo de soldadura de filete; no da precio del ' +
    'tiempo del soldador',
  tag: 'shop',
  service: 'Soldadura',
  disclaimer:
    'Estimado para planear filetes de cara plana y lados iguales en acero. No incluye separaciones, cordones con ' +
    'corona, gas, esmerilado ni mano de obra; las soldaduras estructurales siguen el plano y AWS D1.1, no esto.',
  inputs: [
    {
      name: 'length',
      label: 'Largo total de soldadura',
      type: 'number',
      unit: 'pulg',
      default: 100,
      min: 1,
      max: 100000,
      step: 1,
      units: acceptedUnits.in,
    },
    {
      name: 'leg',
      label: 'Lado del filete',
      type: 'select',
      default: '0.25',
      options: [
        { value: '0.125', label: '1/8 pulg' },
        { value: '0.1875', label: '3/16 pulg' },
        { value: '0.25', label: '1/4 pulg' },
        { value: '0.3125', label: '5/16 pulg' },
        { value: '0.375', label: '3/8 pulg' },
        { value: '0.5', label: '1/2 pulg' },
      ],
    },
    {
      name: 'method',
      label: 'Proceso',
      type: 'select',
      default: 'stick',
      options: [
        { value: 'stick', label: 'Electrodo revestido (SMAW)' },
        { value: 'flux', label: 'Alambre tubular (FCAW)' },
        { value: 'wire', label: 'Alambre sólido (GMAW)' },
      ],
    },
    {
      name: 'runs',
      label: 'Número de juntas así',
      type: 'number',
      default: 1,
      min: 1,
      max: 1000,
      step: 1,
      whole: true,
    },
  ],
  costBand: null,
  sources: [
    'Pounds of electrode are metal / efficiency, 0.55 for stick with its stub, 0.80 for tubular and 0.90 for solid ' +
      "wire (weldingpro.com/Techpage1a.htm; the rule is ESAB's, esabna.com/euweb/fm_handbook/577fm8_1.htm).",
    'Steel at 0.2836 lb a cu in (AISC, 490 lb a cu ft).',
  ],
  labels: {
    deposit: 'Metal depositado',
    filler: 'Metal de aporte',
    boxes: 'Paquetes',
    foot: 'Por pie',
    lot: 'Tamaño del paquete',
    word: 'Palabra de la frase',
  },
  slopes: {
    value: { length: 1, runs: 1 },
    deposit: { length: 1, runs: 1 },
    foot: { length: 0, runs: 0 },
    filler: { length: 1, runs: 1 },
    boxes: { length: 1, runs: 1 },
    lot: { length: 0, runs: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
