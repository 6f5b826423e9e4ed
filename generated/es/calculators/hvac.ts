/**
 * Calculadora de tamaño de aire acondicionado. Generated from the entry hvac of catalog/calculators/home.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { HvacInputs } from '../../calculators/hvac.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/hvac.js';
import { amount, range, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const insulationFigures: Readonly<Record<HvacInputs['insulation'], { areaLow: number; areaHigh: number }>> = {
  poor: { areaLow: 400, areaHigh: 600 },
  average: { areaLow: 550, areaHigh: 900 },
  good: { areaLow: 850, areaHigh: 1400 },
  tight: { areaLow: 1300, areaHigh: 2200 },
};
const sunFigures: Readonly<Record<HvacInputs['sun'], number>> = { shaded: 0.9, normal: 1, sunny: 1.1 };
const insulationPhrases: Readonly<Record<HvacInputs['insulation'], string>> = {
  poor: 'aislamiento deficiente',
  average: 'aislamiento regular',
  good: 'buen aislamiento',
  tight: 'una envolvente hermética',
};
const sunPhrases: Readonly<Record<HvacInputs['sun'], string>> = {
  shaded: 'a la sombra',
  normal: 'con algo de sol',
  sunny: 'a pleno sol',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HvacInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, insulation, sun } = inputs;
  const { tons, spanLow, spanHigh, systems, capacity, airflowLow, airflowHigh, costLow, costHigh } = steps;
  return {
    value: roundTo(tons, 1),
    unit: 'toneladas de enfriamiento',
    interpretation:
      `Para ${inPies2(sqft)} con ${insulationPhrases[insulation]} ${sunPhrases[sun]} necesita cerca de ` +
      inToneladasDeEnfriamientoTo1Decimal(tons) +
      (systems === 1
        ? `, que con serpentín e instalación cuestan ${rangeInRoughDolares(costLow, costHigh)}, sin contar ductos. ` +
          `Los cálculos Manual J para casas así dan ${rangeInToneladasDeEnfriamiento(spanLow, spanHigh)}; pida a ` +
          'quien cotice más que le enseñe el suyo.'
        : `. Como las unidades para casa llegan a 5 toneladas, son ${inSistemas(systems)} con serpentines por ` +
          `${rangeInRoughDolares(costLow, costHigh)}, sin contar ductos; los cálculos Manual J para casas así dan ` +
          `${rangeInToneladasDeEnfriamiento(spanLow, spanHigh)}, y a quien cotice más pídale el suyo.`),
    secondary: [
      { value: roundTo(capacity, 0), unit: 'BTU por hora', label: 'Capacidad de enfriamiento' },
      { value: roundTo(airflowHigh, 0), unit: 'pies cúbicos por minuto', label: 'Flujo de aire' },
      { value: roundTo(airflowLow, 0), unit: 'pies cúbicos por minuto', label: 'Flujo de aire en clima húmedo' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    range: { low: roundTo(spanLow, 1), high: roundTo(spanHigh, 1), unit: 'toneladas de enfriamiento' },
    figures: {
      tons: { value: roundTo(tons, 1), unit: 'toneladas de enfriamiento' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      span: { low: roundTo(spanLow, 2), high: roundTo(spanHigh, 2), unit: 'toneladas de enfriamiento' },
      systems: { value: roundTo(systems, 2), unit: 'sistemas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HvacInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    height,
    loadLow,
    loadHigh,
    tons,
    spanLow,
    spanHigh,
    systems,
    capacity,
    airflowLow,
    airflowHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'height', formula: '1 + home_coverages.ceiling_share * (ceiling / 8 ft - 1)', value: height, unit: '' },
    {
      name: 'load',
      formula: 'sqft / insulation.area * sun.factor * height',
      value: { low: loadLow, high: loadHigh },
      unit: 'toneladas de enfriamiento',
    },
    {
      name: 'tons',
      formula: 'max(ceil(mid(load), 0.5 tonAC), 1.5 tonAC)',
      value: tons,
      unit: 'toneladas de enfriamiento',
    },
    {
      name: 'span',
      formula: 'max(ceil(load, 0.5 tonAC), 1.5 tonAC)',
      value: { low: spanLow, high: spanHigh },
      unit: 'toneladas de enfriamiento',
    },
    { name: 'systems', formula: 'ceil(tons / 5 tonAC) * 1 system', value: systems, unit: 'sistemas' },
    { name: 'capacity', formula: 'tons * 12000 Btuh/tonAC', value: capacity, unit: 'BTU por hora' },
    {
      name: 'airflow',
      formula: 'tons * (350..400 cfm/tonAC)',
      value: { low: airflowLow, high: airflowHigh },
      unit: 'pies cúbicos por minuto',
    },
    {
      name: 'cost',
      formula: 'systems * home_prices.ac_base + tons * home_prices.ac_ton',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ insulation, sun }: HvacInputs): readonly Cell[] {
  const insulationChosen = insulationFigures[insulation];
  return [
    {
      name: 'insulation.area',
      cell: insulation,
      unit: 'pies² por tonelada de enfriamiento',
      low: insulationChosen.areaLow,
      high: insulationChosen.areaHigh,
    },
    { name: 'sun.factor', cell: sun, unit: '', value: sunFigures[sun] },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 toneladas de enfriamiento", for instance. */
function inToneladasDeEnfriamientoTo1Decimal(value: number): string {
  return amount(trimmed(value, 1), '', ' tonelada de enfriamiento', ' toneladas de enfriamiento');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "1,000 a 2,500 toneladas de enfriamiento", for instance. */
function rangeInToneladasDeEnfriamiento(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '', ' tonelada de enfriamiento', ' toneladas de enfriamiento');
}

/** "2,500 sistemas", for instance. */
function inSistemas(value: number): string {
  return amount(trimmed(value, 2), '', ' sistema', ' sistemas');
}

/** Toneladas de enfriamiento que pide una casa como la suya, flujo de aire y cuánto cuesta una unidad nueva */
export const hvac: Calculator<HvacInputs> = {
  slug: 'hvac',
  title: 'Calculadora de tamaño de aire acondicionado',
  subtitle: 'Toneladas de enfriamiento que pide una casa como la suya, flujo de aire y cuánto cuesta una unidad nueva',
  tag: 'home',
  service: 'Calefacción y aire acondicionado',
  disclaimer:
    'Estimado para planear a partir de cálculos de carga de casas comparables, para revisar una oferta. El código ' +
    'pide un cálculo ACCA Manual J de la suya. No incluye ductos, calefacción o manejadora de aire, tubería de ' +
    'refrigerante, trabajo eléctrico, permisos ni reembolsos.',
  inputs: [
    {
      name: 'sqft',
      label: 'Área con aire acondicionado',
      type: 'number',
      unit: 'pies²',
      default: 1800,
      min: 400,
      max: 6000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'insulation',
      label: 'Aislamiento y ventanas',
      type: 'select',
      default: 'average',
      options: [
        { value: 'poor', label: 'Deficiente: vieja, con corrientes de aire, vidrio sencillo' },
        { value: 'average', label: 'Regular' },
        { value: 'good', label: 'Bueno: código reciente' },
        { value: 'tight', label: 'Hermético: probado, con espuma o mejor que el código' },
      ],
    },
    {
      name: 'sun',
      label: 'Sol',
      type: 'select',
      default: 'normal',
      options: [
        { value: 'shaded', label: 'Sombra' },
        { value: 'normal', label: 'Algo de sol' },
        { value: 'sunny', label: 'Pleno sol' },
      ],
    },
    {
      name: 'ceiling',
      label: 'Altura del techo',
      type: 'number',
      unit: 'pies',
      default: 8,
      min: 8,
      max: 12,
      step: 0.5,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Calefacción y aire acondicionado',
    unit: 'por sistema',
    price_min_usd: 3750,
    price_max_usd: 17000,
    notes:
      'Condensador y serpentín de 1.5 a 5 toneladas; las casas más grandes necesitan dos o más sistemas. Las casas ' +
      'de más de 5 toneladas necesitan dos o más sistemas, cada uno dentro del rango.',
  },
  sources: [
    'A ton is 12,000 BTU an hour; 400 cubic feet a minute for each ton is the usual airflow ' +
      '(hvacptcharts.com/hvac-load-calculation-guide).',
    'Equipment is sized by ACCA Manual S from a Manual J load, IRC M1401.3 ' +
      '(jaspector.com/codes/irc-2024/ch14-heating-cooling-equipment/hvac-sizing-manual-j-irc-2024).',
    "A tenth more in sun and a tenth less in shade as in ENERGY STAR's rule for rooms " +
      '(masssave.com/en/residential/shop-products/appliances/room-air-conditioners), a planning estimate for houses.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    { name: 'home_coverages.ceiling_share', unit: '', source: 'Nuestro criterio', values: [{ value: 0.35 }] },
    {
      name: 'home_prices.ac_base',
      unit: '$ por sistema',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 1500, high: 3700 }],
    },
    {
      name: 'home_prices.ac_ton',
      unit: '$ por tonelada de enfriamiento',
      asOf: '2026-01-01',
      source: 'Publicado: empresa (2026)',
      values: [{ low: 1500, high: 2650 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Condensador y serpentín, instalados', covers: 'job' }],
    leavesOut: [
      'ductos',
      'calefacción o manejadora de aire',
      'tubería de refrigerante',
      'trabajo eléctrico',
      'permiso',
      'reembolsos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 2,
    prices: { 'home_prices.ac_base': 'published', 'home_prices.ac_ton': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.ac_ton',
      label: 'Sistema, instalado',
      unit: '$ por tonelada de enfriamiento',
      min: 500,
      max: 8000,
      written: 'USD/tonAC',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.ac_ton': 'Sistema, instalado',
    height: 'Factor de altura',
    load: 'Carga',
    tons: 'Toneladas',
    span: 'Rango de toneladas',
    systems: 'Sistemas',
    capacity: 'Capacidad',
    airflow: 'Flujo de aire',
    cost: 'Costo',
  },
  slopes: {
    value: { sqft: 1, ceiling: 1 },
    tons: { sqft: 1, ceiling: 1 },
    'cost.low': { sqft: 1, ceiling: 1 },
    'cost.high': { sqft: 1, ceiling: 1 },
    'span.low': { sqft: 1, ceiling: 1 },
    'span.high': { sqft: 1, ceiling: 1 },
    systems: { sqft: 1, ceiling: 1 },
    'range.low': { sqft: 1, ceiling: 1 },
    'range.high': { sqft: 1, ceiling: 1 },
    'total.low': { sqft: 1, ceiling: 1 },
    'total.high': { sqft: 1, ceiling: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
