/**
 * Calculadora de profundidad de zanja. Generated from the entry trenching of catalog/calculators/grounds.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { TrenchingInputs } from '../../calculators/trenching.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/trenching.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const widthFigures: Readonly<Record<TrenchingInputs['width'], number>> = { '4': 4, '6': 6, '8': 8, '12': 12, '24': 24 };
const least: Readonly<Record<TrenchingInputs['line'], Readonly<Record<TrenchingInputs['place'], number>>>> = {
  cable: {
    yard: 24,
    drive: 18,
  },
  pvc: {
    yard: 18,
    drive: 18,
  },
  rigid: {
    yard: 6,
    drive: 18,
  },
  gfci: {
    yard: 12,
    drive: 12,
  },
  low: {
    yard: 6,
    drive: 18,
  },
  gas: {
    yard: 12,
    drive: 18,
  },
  water: {
    yard: 12,
    drive: 18,
  },
};
const linePhrases: Readonly<Record<TrenchingInputs['line'], string>> = {
  cable: 'El cable tendido en la tierra',
  pvc: 'El conduit de plástico',
  rigid: 'El conduit metálico rígido',
  gfci: 'El cable de un circuito GFCI de 20 amperes',
  low: 'El cable de luces de jardín de bajo voltaje',
  gas: 'El tubo de gas',
  water: 'El tubo de agua',
};
const placePhrases: Readonly<Record<TrenchingInputs['place'], string>> = {
  yard: 'en un patio',
  drive: 'bajo la entrada de carros de una casa',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TrenchingInputs, steps = compute(inputs)): CalculationResult {
  const { length, line, place, width } = inputs;
  const { cover, depth, bank, loose, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(depth, 0),
    unit: 'pulg',
    interpretation:
      `${linePhrases[line]} ${placePhrases[place]} necesita ${inWholePulgadas(cover)} de cobertura, así que excave a ` +
      `${inWholePulgadas(depth)} de profundidad: en ${inWholePies(length)} con ` +
      `${inWholePulgadas(widthFigures[width])} de ancho son ${inYardasCubicasTo1Decimal(bank)} en el suelo y ` +
      `${inYardasCubicasTo1Decimal(loose)} ya excavadas. Excavar y rellenar cuesta ` +
      rangeInRoughDolares(costLow, costHigh) +
      (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.'),
    secondary: [
      { value: roundTo(cover, 0), unit: 'pulg', label: 'Cobertura mínima' },
      { value: roundTo(bank, 2), unit: 'yardas cúbicas', label: 'Tierra en el suelo' },
      { value: roundTo(loose, 2), unit: 'yardas cúbicas', label: 'Tierra junto a la zanja' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Excavación (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Excavación (alto)' },
    ],
    figures: {
      cover: { value: roundTo(cover, 0), unit: 'pulg' },
      depth: { value: roundTo(depth, 0), unit: 'pulg' },
      bank: { value: roundTo(bank, 1), unit: 'yardas cúbicas' },
      loose: { value: roundTo(loose, 1), unit: 'yardas cúbicas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TrenchingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { cover, depth, bank, loose, minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return [
    { name: 'cover', formula: 'least[line, place]', value: cover, unit: 'pulg' },
    { name: 'depth', formula: 'cover + 3 in', value: depth, unit: 'pulg' },
    { name: 'bank', formula: 'length * width * depth to cuyd', value: bank, unit: 'yardas cúbicas' },
    { name: 'loose', formula: 'bank * work_coverages.trench_swell', value: loose, unit: 'yardas cúbicas' },
    { name: 'minimum', formula: 'work_minimums.trench', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'length * work_prices.trench', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ line, place }: TrenchingInputs): readonly Cell[] {
  return [{ name: 'least', cell: `${line}/${place}`, unit: 'pulg', value: least[line][place] }];
}

/** "2,500 pulgadas", for instance. */
function inWholePulgadas(value: number): string {
  return amount(trimmed(value, 0), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** "2,500.0 yardas cúbicas", for instance. */
function inYardasCubicasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** A qué profundidad tiene que ir un cable, un conduit o un tubo de gas o de agua, la tierra que se saca y el precio */
export const trenching: Calculator<TrenchingInputs> = {
  slug: 'trenching',
  title: 'Calculadora de profundidad de zanja',
  subtitle:
    'A qué profundidad tiene que ir un cable, un conduit o un tubo de gas o de agua, la tierra que se saca y el precio',
  tag: 'outdoor',
  service: 'Zanjeo',
  disclaimer:
    'Estimado para planear la cobertura mínima según los códigos modelo. No incluye roca, raíces, pavimento, tubo, ' +
    'cable ni permisos; la ciudad, la compañía de servicio y un ingeniero pueden pedir más. Llame primero al 811, ' +
    'por ley.',
  inputs: [
    {
      name: 'length',
      label: 'Largo',
      type: 'number',
      unit: 'pies',
      default: 100,
      min: 5,
      max: 5000,
      step: 5,
      units: acceptedUnits.ft,
    },
    {
      name: 'line',
      label: 'Qué se entierra',
      type: 'select',
      default: 'pvc',
      options: [
        { value: 'cable', label: 'Cable tendido en la tierra, UF' },
        { value: 'pvc', label: 'Conduit de plástico' },
        { value: 'rigid', label: 'Conduit metálico rígido' },
        { value: 'gfci', label: 'Cable de un circuito GFCI de 120 volts y 20 amperes' },
        { value: 'low', label: 'Luces de jardín de bajo voltaje' },
        { value: 'gas', label: 'Tubo de gas' },
        { value: 'water', label: 'Tubo de agua' },
      ],
    },
    {
      name: 'place',
      label: 'Dónde',
      type: 'select',
      default: 'yard',
      options: [
        { value: 'yard', label: 'Patio' },
        { value: 'drive', label: 'Bajo la entrada de carros de una casa' },
      ],
    },
    {
      name: 'width',
      label: 'Ancho de la zanja',
      type: 'select',
      unit: 'pulg',
      default: '6',
      options: [
        { value: '4', label: '4 pulg', size: 4 },
        { value: '6', label: '6 pulg', size: 6 },
        { value: '8', label: '8 pulg', size: 8 },
        { value: '12', label: '12 pulg', size: 12 },
        { value: '24', label: '24 pulg', size: 24 },
      ],
      units: acceptedUnits.in,
    },
  ],
  costBand: {
    service_name: 'Zanjeo',
    unit: 'por pie lineal',
    price_min_usd: 5,
    price_max_usd: 12,
    project_min_usd: 500,
    project_max_usd: 1200,
    notes: 'Las zanjas cortas cuestan el mínimo de un trabajo, y las largas más que el proyecto usual.',
  },
  sources: [
    'Least cover of cables and conduits, NEC Table 300.5, yards and drives of dwellings ' +
      '(up.codes/s/underground-installations).',
    '12 in for gas, IRC 2021 G2415.12, and for water where frost is shallow, by IRC and IPC ' +
      '(greenyplace.com/is-2-feet-deep-enough-for-a-water-line); 18 in under drives and 3 in for pipe and bedding ' +
      'are planning estimates.',
    'Dug common earth of a quarter more than its place in the ground is a planning estimate.',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'work_coverages.trench_swell',
      unit: '',
      source: 'Dug common earth of a quarter more than its place in the ground is a planning estimate.',
      values: [{ value: 1.25 }],
    },
    { name: 'work_minimums.trench', unit: '$', source: 'Nuestro criterio', values: [{ low: 300, high: 600 }] },
    {
      name: 'work_prices.trench',
      unit: '$ por pie',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 5, high: 12 }],
    },
  ],
  estimate: {
    covers: 'labor',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Excavar y rellenar', covers: 'labor' }],
    leavesOut: ['tubo, cable y conduit', 'roca y raíces', 'pavimento', 'permisos', 'zacate en tepes'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'work_minimums.trench': 'judged', 'work_prices.trench': 'published' },
  },
  own: {
    figures: [
      { name: 'work_coverages.trench_swell', label: 'Tierra suelta por cada yarda cúbica excavada', min: 1, max: 1.6 },
      { name: 'work_prices.trench', label: 'Zanja', unit: '$ por pie', min: 1, max: 60, written: 'USD/ft' },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'trench',
    measures: {
      length: { input: 'length', times: 1 },
      width: { input: 'width', times: 0.08333333333333333 },
      depth: { step: 'depth', times: 0.08333333333333333 },
    },
  },
  labels: {
    bank: 'Volumen en el suelo',
    loose: 'Volumen ya excavado',
    byWork: 'Precio del trabajo',
    'work_coverages.trench_swell': 'Tierra suelta por cada yarda cúbica excavada',
    cover: 'Cobertura',
    depth: 'Profundidad',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
    'work_prices.trench': 'Zanja',
  },
  slopes: {
    value: { length: 0 },
    cover: { length: 0 },
    depth: { length: 0 },
    bank: { length: 1 },
    loose: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
