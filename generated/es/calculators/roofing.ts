/**
 * Calculadora del área de techo. Generated from the entry roofing of catalog/calculators.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { RoofingInputs } from '../../calculators/roofing.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/roofing.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const pitchFigures: Readonly<Record<RoofingInputs['pitch'], { rise: number; rateLow: number; rateHigh: number }>> = {
  '3_12': { rise: 3, rateLow: 4, rateHigh: 11.5 },
  '4_12': { rise: 4, rateLow: 4, rateHigh: 11.5 },
  '6_12': { rise: 6, rateLow: 4, rateHigh: 11.5 },
  '8_12': { rise: 8, rateLow: 4.4, rateHigh: 12.5 },
  '10_12': { rise: 10, rateLow: 4.8, rateHigh: 13.5 },
  '12_12': { rise: 12, rateLow: 5.2, rateHigh: 15 },
};
const pitchPhrases: Readonly<Record<RoofingInputs['pitch'], string>> = {
  '3_12': '3/12',
  '4_12': '4/12',
  '6_12': '6/12',
  '8_12': '8/12',
  '10_12': '10/12',
  '12_12': '12/12',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RoofingInputs, steps = compute(inputs)): CalculationResult {
  const { pitch } = inputs;
  const { area, squares, bundles, costLow, costHigh, shinglesLow, shinglesHigh, tearOffLow, tearOffHigh } = steps;
  return {
    value: roundTo(area, 0),
    unit: 'pies²',
    interpretation:
      `Necesita ${inWholePies2(area)} de techo con pendiente ${pitchPhrases[pitch]}, con el desperdicio incluido: ` +
      `${inCuadros(squares)}, o ${inPaquetes(bundles)} de tejas. Ya instalado, calcule ` +
      `${rangeInRoughDolares(shinglesLow, shinglesHigh)} en tejas arquitectónicas y ` +
      `${rangeInRoughDolares(costLow, costHigh)} entre todos los materiales hasta la lámina engargolada; quitar el ` +
      `techo viejo agrega de ${rangeInRoughDolares(tearOffLow, tearOffHigh)}.`,
    secondary: [
      { value: roundTo(squares, 2), unit: 'cuadros', label: 'Cuadros de techo' },
      { value: roundTo(bundles, 0), unit: 'paquetes', label: 'Paquetes de tejas a 3 por cuadro' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo instalado (alto)' },
    ],
    figures: {
      area: { value: roundTo(area, 0), unit: 'pies²' },
      squares: { value: roundTo(squares, 2), unit: 'cuadros' },
      bundles: { value: roundTo(bundles, 2), unit: 'paquetes' },
      shingles: { low: roundTo(shinglesLow, 0), high: roundTo(shinglesHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      tearOff: { low: roundTo(tearOffLow, 0), high: roundTo(tearOffHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RoofingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    rise,
    run,
    slope,
    area,
    squares,
    bundles,
    byAreaLow,
    byAreaHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
    shinglesLow,
    shinglesHigh,
    tearOffLow,
    tearOffHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'rise', formula: 'pitch.rise', value: rise, unit: 'pulg' },
    { name: 'run', formula: '12 in', value: run, unit: 'pulg' },
    { name: 'slope', formula: 'sqrt(1 + (rise / run) ^ 2)', value: slope, unit: '' },
    { name: 'area', formula: 'footprint * slope * (1 + wasteFactor)', value: area, unit: 'pies²' },
    { name: 'squares', formula: 'area to square', value: squares, unit: 'cuadros' },
    { name: 'bundles', formula: 'ceil(area * 3 bundle/square)', value: bundles, unit: 'paquetes' },
    { name: 'byArea', formula: 'area * pitch.rate', value: { low: byAreaLow, high: byAreaHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.roof', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'cost', formula: 'max(minimum, byArea)', value: { low: costLow, high: costHigh }, unit: '$' },
    {
      name: 'shingles',
      formula: 'low(cost)..min(1.5 * low(cost), high(cost))',
      value: { low: shinglesLow, high: shinglesHigh },
      unit: '$',
    },
    {
      name: 'tearOff',
      formula: 'footprint * slope * prices.tear_off',
      value: { low: tearOffLow, high: tearOffHigh },
      unit: '$',
    },
    {
      name: 'total',
      formula: 'max(round(minimum, 1 USD), round(byArea, 1 USD))',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ pitch }: RoofingInputs): readonly Cell[] {
  const pitchChosen = pitchFigures[pitch];
  return [
    { name: 'pitch.rise', cell: pitch, unit: 'pulg', value: pitchChosen.rise },
    { name: 'pitch.rate', cell: pitch, unit: '$ por pie²', low: pitchChosen.rateLow, high: pitchChosen.rateHigh },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 cuadros", for instance. */
function inCuadros(value: number): string {
  return amount(trimmed(value, 2), '', ' cuadro', ' cuadros');
}

/** "2,500 paquetes", for instance. */
function inPaquetes(value: number): string {
  return amount(trimmed(value, 2), '', ' paquete', ' paquetes');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Área del techo, cuadros y paquetes según la huella y la pendiente, y el precio del techo */
export const roofing: Calculator<RoofingInputs> = {
  slug: 'roofing',
  title: 'Calculadora del área de techo',
  subtitle: 'Área del techo, cuadros y paquetes según la huella y la pendiente, y el precio del techo',
  tag: 'home',
  service: 'Techos',
  disclaimer:
    'Estimado para planear sobre una cubierta desnuda, de tejas a metal de junta alzada. No incluye reparar la ' +
    'cubierta, ventilación, tapajuntas (flashing) ni certificación contra vendaval (windstorm); mande medir el techo ' +
    'antes de pedir.',
  inputs: [
    {
      name: 'footprint',
      label: 'Huella bajo el techo',
      type: 'number',
      unit: 'pies²',
      default: 1800,
      min: 200,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
      hint: 'Largo por ancho de la casa, con los aleros',
    },
    {
      name: 'pitch',
      label: 'Pendiente del techo',
      type: 'select',
      default: '6_12',
      options: [
        { value: '3_12', label: '3/12 (baja)' },
        { value: '4_12', label: '4/12' },
        { value: '6_12', label: '6/12 (común)' },
        { value: '8_12', label: '8/12 (empinada)' },
        { value: '10_12', label: '10/12' },
        { value: '12_12', label: '12/12 (45 grados)' },
      ],
      hint: 'Pulgadas que sube en 12 pulgadas de avance',
    },
    {
      name: 'wasteFactor',
      label: 'Desperdicio',
      type: 'select',
      unit: 'por ciento',
      default: '12',
      options: [
        { value: '10', label: '10%', size: 10 },
        { value: '12', label: '12%', size: 12 },
        { value: '15', label: '15%', size: 15 },
        { value: '20', label: '20%', size: 20 },
      ],
      units: acceptedUnits.percent,
      hint: '10 para dos aguas sencillo, 12 para cuatro aguas, 15 a 20 para muchas limahoyas y buhardillas',
    },
  ],
  costBand: {
    service_name: 'Techos',
    unit: 'por pie cuadrado',
    price_min_usd: 4,
    price_max_usd: 15,
    project_min_usd: 8000,
    project_max_usd: 35000,
    notes: 'Un techo muy chico cuesta el trabajo mínimo de una cuadrilla; quitar el techo viejo va aparte.',
  },
  sources: [
    'The slope factor is geometry, sqrt(1 + (rise/12)^2); at 6/12 it is 1.118.',
    'One square is 100 sq ft and most architectural shingles come 3 bundles to a square ' +
      '(roofingdata.us/guides/how-to-calculate-roof-area, maker labels).',
    'Waste of 5 to 7 percent on gables, 10 to 12 on hips and 15 to 20 on complex roofs (same guide).',
    'Without tear-off, architectural shingles $4.10 to $6.30 a sq ft (roofcalc.org); shingles $3.50 to $5.50 and ' +
      'standing seam $9.50 to $15.50 in 2020 (remodelingimage.com/category/roof-types). So shingles are taken to ' +
      'half above the low end.',
    "Prices by pitch are planning estimates set inside the service's band of $4 to $15; roofs above about 7/12 " +
      'need staging and cost more to walk.',
  ],
  asOf: '2020-01-01',
  sharedFigures: [
    {
      name: 'prices.tear_off',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: empresa (2025)',
      values: [{ low: 1, high: 3 }],
    },
    { name: 'minimums.roof', unit: '$', source: 'Nuestro criterio', values: [{ low: 2000, high: 3500 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Techo nuevo sobre una cubierta desnuda', covers: 'job' }],
    options: [{ name: 'tear_off', line: 'Quitar el techo viejo', covers: 'labor' }],
    leavesOut: [
      'quitar el techo viejo, salvo que se escoja',
      'reparar la cubierta',
      'ventilación',
      'tapajuntas (flashing)',
      'certificación contra vendaval (windstorm)',
      'permiso de construcción',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    brought: 1,
    judged: 1,
    broughtFrom: '2020',
    prices: { 'prices.tear_off': 'published', 'minimums.roof': 'judged', 'roofing.pitch': 'brought' },
  },
  own: {
    figures: [
      {
        name: 'pitch.rate',
        label: 'Precio por pie²',
        unit: '$ por pie²',
        min: 2,
        max: 50,
        written: 'USD/sqft',
        by: ['pitch'],
      },
      {
        name: 'prices.tear_off',
        label: 'Quitar el techo viejo',
        unit: '$ por pie²',
        min: 0.2,
        max: 10,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'roof', measures: { rise: { step: 'rise', times: 1 }, run: { step: 'run', times: 1 } } },
  labels: {
    byArea: 'Precio por área',
    tearOff: 'Quitar el techo viejo',
    'pitch.rate': 'Precio por pie²',
    'prices.tear_off': 'Quitar el techo viejo',
    rise: 'Subida',
    run: 'Avance',
    slope: 'Pendiente',
    area: 'Área',
    squares: 'Cuadros',
    bundles: 'Paquetes',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
    shingles: 'Rango de materiales',
    total: 'Total',
  },
  slopes: {
    value: { footprint: 1 },
    area: { footprint: 1 },
    squares: { footprint: 1 },
    bundles: { footprint: 1 },
    'shingles.low': { footprint: 1 },
    'shingles.high': { footprint: 1 },
    'cost.low': { footprint: 1 },
    'cost.high': { footprint: 1 },
    'tearOff.low': { footprint: 1 },
    'tearOff.high': { footprint: 1 },
    'total.low': { footprint: 1 },
    'total.high': { footprint: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
