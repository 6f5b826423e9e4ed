/**
 * Calculadora de pisos. Generated from the entry flooring of catalog/calculators/home.yaml by `npm run generate`: edit
 * the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { FlooringInputs } from '../../calculators/flooring.js';
import { cells, compute, computeOwn, estimate, refuse, sqftOfRooms } from '../../calculators/flooring.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindPhrases: Readonly<Record<FlooringInputs['kind'], string>> = {
  laminate: 'laminado',
  vinyl: 'duela de vinil',
  hardwood: 'madera dura de encino',
};
const patternPhrases: Readonly<Record<FlooringInputs['pattern'], string>> = {
  straight: 'en recto',
  diagonal: 'en diagonal',
  herringbone: 'en espiga',
};
const removalPhrases: Readonly<Record<FlooringInputs['removal'], string>> = {
  yes: 'con el retiro del piso viejo',
  no: 'sin piso viejo que quitar',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FlooringInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, kind, pattern, boxCoverage, removal } = inputs;
  const { boxes, order, materialLow, materialHigh, laborLow, laborHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(boxes, 0),
    unit: 'cajas',
    interpretation:
      `Para ${inPies2(sqft)} de ${kindPhrases[kind]} ${patternPhrases[pattern]} necesita ${inWholeCajas(boxes)} de ` +
      `${inPies2(boxCoverage)}. Las cajas cuestan ${rangeInRoughDolares(materialLow, materialHigh)} y la ` +
      `instalación, ${removalPhrases[removal]}, ${rangeInRoughDolares(laborLow, laborHigh)}: ` +
      `${rangeInRoughDolares(costLow, costHigh)} en total.`,
    secondary: [
      { value: roundTo(order, 1), unit: 'pies²', label: 'Área por comprar' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Total (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Total (alto)' },
    ],
    figures: {
      boxes: { value: roundTo(boxes, 0), unit: 'cajas' },
      material: { low: roundTo(materialLow, 0), high: roundTo(materialHigh, 0), unit: '$' },
      labor: { low: roundTo(laborLow, 0), high: roundTo(laborHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FlooringInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    needed,
    boxes,
    order,
    planksLow,
    planksHigh,
    layingLow,
    layingHigh,
    materialLow,
    materialHigh,
    outLow,
    outHigh,
    laborByAreaLow,
    laborByAreaHigh,
    laborLow,
    laborHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'needed', formula: 'sqft * (1 + pattern.waste)', value: needed, unit: 'pies²' },
    { name: 'boxes', formula: 'ceil(needed / (boxCoverage / 1 box))', value: boxes, unit: 'cajas' },
    { name: 'order', formula: 'boxes * (boxCoverage / 1 box)', value: order, unit: 'pies²' },
    {
      name: 'planks',
      formula:
        'if kind = "laminate" then home_prices.laminate else if kind = "vinyl" then home_prices.vinyl_plank else ' +
        'home_prices.oak',
      value: { low: planksLow, high: planksHigh },
      unit: '$ por pie²',
    },
    {
      name: 'laying',
      formula:
        'if kind = "laminate" then home_prices.laminate_laying else if kind = "vinyl" then home_prices.vinyl_laying ' +
        'else home_prices.oak_laying',
      value: { low: layingLow, high: layingHigh },
      unit: '$ por pie²',
    },
    { name: 'material', formula: 'order * planks', value: { low: materialLow, high: materialHigh }, unit: '$' },
    {
      name: 'out',
      formula: 'if removal then home_prices.floor_removal else 0..0 USD/sqft',
      value: { low: outLow, high: outHigh },
      unit: '$ por pie²',
    },
    {
      name: 'laborByArea',
      formula: 'sqft * (laying + out)',
      value: { low: laborByAreaLow, high: laborByAreaHigh },
      unit: '$',
    },
    {
      name: 'labor',
      formula: 'max(home_prices.floor_minimum, laborByArea)',
      value: { low: laborLow, high: laborHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'round(material, 1 USD) + round(labor, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 cajas", for instance. */
function inWholeCajas(value: number): string {
  return amount(trimmed(value, 0), '', ' caja', ' cajas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cajas por comprar y cuánto cuesta un piso de duela con su instalación */
export const flooring: Calculator<FlooringInputs> = {
  slug: 'flooring',
  title: 'Calculadora de pisos',
  subtitle: 'Cajas por comprar y cuánto cuesta un piso de duela con su instalación',
  tag: 'home',
  service: 'Pisos',
  disclaimer:
    'Estimado para planear duela flotante o clavada sobre un piso firme y plano. No incluye nivelación, barreras de ' +
    'humedad, bajopiso, zoclos, escaleras, mover muebles ni puertas que haya que recortar. Compre todas las cajas de ' +
    'un mismo lote.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área del piso',
      type: 'number',
      unit: 'pies²',
      default: 500,
      min: 20,
      max: 10000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'kind',
      label: 'Piso',
      type: 'select',
      default: 'vinyl',
      options: [
        { value: 'laminate', label: 'Laminado' },
        { value: 'vinyl', label: 'Duela de vinil' },
        { value: 'hardwood', label: 'Madera dura de encino' },
      ],
    },
    {
      name: 'pattern',
      label: 'Patrón',
      type: 'select',
      default: 'straight',
      options: [
        { value: 'straight', label: 'En recto' },
        { value: 'diagonal', label: 'En diagonal' },
        { value: 'herringbone', label: 'En espiga' },
      ],
    },
    {
      name: 'boxCoverage',
      label: 'Una caja cubre',
      type: 'number',
      unit: 'pies²',
      default: 20,
      min: 8,
      max: 60,
      step: 0.1,
      units: acceptedUnits.sqft,
    },
    {
      name: 'removal',
      label: '¿Quitar un piso viejo?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  lists: [{
    name: 'rooms',
    label: 'Cuartos',
    least: 1,
    most: 30,
    inputs: [
      {
        name: 'length',
        label: 'Largo',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'width',
        label: 'Ancho',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [{ input: 'sqft', formula: 'sum(rooms, length * width)', of: sqftOfRooms }],
  }],
  costBand: {
    service_name: 'Pisos',
    unit: 'por pie cuadrado',
    price_min_usd: 3,
    price_max_usd: 19,
    notes:
      'Desde laminado sencillo hasta encino, instalado. El desperdicio, las cajas enteras y el cobro mínimo ponen ' +
      'los cuartos chicos arriba del rango. El desperdicio, las cajas enteras y el cobro mínimo de mano de obra ' +
      'ponen los cuartos chicos arriba del rango.',
  },
  sources: [
    "Waste of 10, 15 and 20 percent for straight, diagonal and herringbone laying is the trade's usual allowance.",
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'home_prices.floor_minimum',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 300, high: 600 }],
    },
    {
      name: 'home_prices.floor_removal',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 1, high: 3 }],
    },
    {
      name: 'home_prices.laminate',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 1.5, high: 4 }],
    },
    {
      name: 'home_prices.laminate_laying',
      unit: '$ por pie²',
      asOf: '2023-01-01',
      source: 'Publicado: guía de precios (2023)',
      values: [{ low: 1.75, high: 4 }],
    },
    {
      name: 'home_prices.oak',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 4, high: 10 }],
    },
    {
      name: 'home_prices.oak_laying',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 3, high: 8 }],
    },
    {
      name: 'home_prices.vinyl_laying',
      unit: '$ por pie²',
      asOf: '2026-01-01',
      source: 'Publicado: guía de precios (2026)',
      values: [{ low: 1.5, high: 4 }],
    },
    {
      name: 'home_prices.vinyl_plank',
      unit: '$ por pie²',
      asOf: '2025-01-01',
      source: 'Publicado: guía de precios (2025)',
      values: [{ low: 2, high: 5 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'sqft',
    lines: [
      { line: 'Duela', covers: 'material' },
      { line: 'Instalación, y retiro del piso viejo si se desea', covers: 'labor', alike: [] },
    ],
    together: { laborByArea: 'sum' },
    leavesOut: [
      'nivelación',
      'barrera de humedad',
      'bajopiso',
      'zoclos',
      'escaleras',
      'mover muebles',
      'puertas que haya que recortar',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 8,
    prices: {
      'home_prices.floor_minimum': 'published',
      'home_prices.floor_removal': 'published',
      'home_prices.laminate': 'published',
      'home_prices.laminate_laying': 'published',
      'home_prices.oak': 'published',
      'home_prices.oak_laying': 'published',
      'home_prices.vinyl_laying': 'published',
      'home_prices.vinyl_plank': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'pattern.waste',
        label: 'Desperdicio',
        unit: '%',
        min: 0,
        max: 50,
        units: acceptedUnits['%'],
        by: ['pattern'],
      },
      { name: 'home_prices.laminate', label: 'Laminado', unit: '$ por pie²', min: 0.3, max: 30, written: 'USD/sqft' },
      {
        name: 'home_prices.vinyl_plank',
        label: 'Duela de vinil',
        unit: '$ por pie²',
        min: 0.3,
        max: 30,
        written: 'USD/sqft',
      },
      { name: 'home_prices.oak', label: 'Encino', unit: '$ por pie²', min: 1, max: 50, written: 'USD/sqft' },
      {
        name: 'home_prices.laminate_laying',
        label: 'Colocación de laminado',
        unit: '$ por pie²',
        min: 0.3,
        max: 20,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.vinyl_laying',
        label: 'Colocación de vinil',
        unit: '$ por pie²',
        min: 0.3,
        max: 20,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.oak_laying',
        label: 'Colocación de encino',
        unit: '$ por pie²',
        min: 0.5,
        max: 30,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.floor_removal',
        label: 'Retiro del piso',
        unit: '$ por pie²',
        min: 0.2,
        max: 12,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    laborByArea: 'Instalación por pie cuadrado',
    'pattern.waste': 'Desperdicio',
    needed: 'Lo que se necesita',
    boxes: 'Cajas',
    order: 'Área por pedir',
    planks: 'Precio del material',
    laying: 'Precio de colocación',
    material: 'Material',
    out: 'Retiro del piso viejo',
    labor: 'Mano de obra',
    cost: 'Costo',
    'home_prices.laminate': 'Laminado',
    'home_prices.vinyl_plank': 'Duela de vinil',
    'home_prices.oak': 'Encino',
    'home_prices.laminate_laying': 'Colocación de laminado',
    'home_prices.vinyl_laying': 'Colocación de vinil',
    'home_prices.oak_laying': 'Colocación de encino',
    'home_prices.floor_removal': 'Retiro del piso',
  },
  slopes: {
    value: { sqft: 1, boxCoverage: -1 },
    boxes: { sqft: 1, boxCoverage: -1 },
    'material.low': { sqft: 1 },
    'material.high': { sqft: 1 },
    'labor.low': { sqft: 1, boxCoverage: 0 },
    'labor.high': { sqft: 1, boxCoverage: 0 },
    'cost.low': { sqft: 1 },
    'cost.high': { sqft: 1 },
    'total.low': { sqft: 1 },
    'total.high': { sqft: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
