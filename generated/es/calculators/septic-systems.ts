/**
 * Calculadora de tamaño de sistema séptico. Generated from the entry septic-systems of catalog/calculators/land.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { roundHalfAway, roundTo, roundUp } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { Schedule } from '../../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../../engine/kernel/schedule.js';
import type { SepticSystemsInputs, SepticSystemsSteps } from '../../calculators/septic-systems.js';
import { refuse } from '../../calculators/septic-systems.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const soilFigures: Readonly<
  Record<SepticSystemsInputs['soil'], { rate: number; costLow: number; costHigh: number }>
> = {
  ib: { rate: 0.38, costLow: 6300, costHigh: 10000 },
  ii: { rate: 0.25, costLow: 6300, costHigh: 10000 },
  iii: { rate: 0.2, costLow: 6300, costHigh: 10000 },
  iv: { rate: 0.1, costLow: 10000, costHigh: 20000 },
};
const byArea: Schedule = schedule({
  upTo: [1499, 2499, 3499, 4499, 5499],
  values: [0, 1, 2, 3, 4],
  brackets: [],
  round: 0,
});
const tankSize: Schedule = schedule({
  upTo: [250, 350, 500],
  values: [750, 1000, 1250],
  brackets: [{ upTo: 1000, floor: 500, base: 1250, rate: 2.5 }],
  round: 0,
});
const soilPhrases: Readonly<Record<SepticSystemsInputs['soil'], string>> = {
  ib: 'suelo de clase Ib',
  ii: 'suelo de clase II',
  iii: 'suelo de clase III',
  iv: 'arcilla de clase IV',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ bedrooms, area, saving, soil }: SepticSystemsInputs): SepticSystemsSteps {
  const soilChosen = soilFigures[soil];
  const steps_ = Math.max(Math.max(0, bedrooms - 2), lookUp(byArea, area));
  const flow = (saving === 'yes' ? 180 : 225) + steps_ * (saving === 'yes' ? 60 : 75);
  const tank = lookUp(tankSize, flow);
  const field = flow / soilChosen.rate;
  const trench = roundUp(field / 5);
  const kind: string =
    soil === 'iv' ? 'un sistema aeróbico u otro diseñado por ingeniero' : 'un campo de absorción normal';
  const costLow = soilChosen.costLow;
  const costHigh = soilChosen.costHigh;
  const studyLow = 1500;
  const studyHigh = 5000;
  const totalLow = roundHalfAway(costLow) + studyLow;
  const totalHigh = roundHalfAway(costHigh) + studyHigh;
  return { steps_, flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SepticSystemsInputs, own: OwnFigures): SepticSystemsSteps {
  const { bedrooms, area, saving, soil } = inputs;
  const soilChosen = soilFigures[soil];
  const soilCost = own['soil.cost'] ?? soilChosen.costLow;
  const soilCostHigh = own['soil.cost'] ?? soilChosen.costHigh;
  const steps_ = Math.max(Math.max(0, bedrooms - 2), lookUp(byArea, area));
  const flow = (saving === 'yes' ? 180 : 225) + steps_ * (saving === 'yes' ? 60 : 75);
  const tank = lookUp(tankSize, flow);
  const field = flow / soilChosen.rate;
  const trench = roundUp(field / 5);
  const kind: string =
    soil === 'iv' ? 'un sistema aeróbico u otro diseñado por ingeniero' : 'un campo de absorción normal';
  const costLow = soilCost;
  const costHigh = soilCostHigh;
  const studyLow = 1500;
  const studyHigh = 5000;
  const totalLow = roundHalfAway(costLow) + studyLow;
  const totalHigh = roundHalfAway(costHigh) + studyHigh;
  return { steps_, flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SepticSystemsInputs, steps = compute(inputs)): CalculationResult {
  const { soil } = inputs;
  const { flow, tank, field, trench, kind, costLow, costHigh, studyLow, studyHigh } = steps;
  return {
    value: roundTo(flow, 0),
    unit: 'galones al día',
    text: kind,
    interpretation:
      `Con ${inWholeGalonesPorDia(flow)} necesita un tanque de por lo menos ${inWholeGalones(tank)}` +
      (soil === 'iv'
        ? `, y en ${soilPhrases[soil]} el sistema tiene que ser ${kind}. Eso cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, más ${rangeInRoughDolares(studyLow, studyHigh)} por la ` +
          'evaluación del sitio, el diseño y el permiso.'
        : ` y, en ${soilPhrases[soil]}, ${inWholePies(trench)} de zanja de 3 pies de ancho. Con ${kind} cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)}, más ${rangeInRoughDolares(studyLow, studyHigh)} por la ` +
          'evaluación, el diseño y el permiso.'),
    secondary: [
      { value: roundTo(tank, 0), unit: 'galones', label: 'Tanque mínimo' },
      { value: roundTo(field, 0), unit: 'pies²', label: 'Área de absorción' },
      { value: roundTo(trench, 0), unit: 'pies', label: 'Zanja de 3 pies de ancho' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Sistema (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Sistema (alto)' },
    ],
    figures: {
      flow: { value: roundTo(flow, 0), unit: 'galones por día' },
      tank: { value: roundTo(tank, 0), unit: 'galones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      study: { low: roundTo(studyLow, 0), high: roundTo(studyHigh, 0), unit: '$' },
      trench: { value: roundTo(trench, 0), unit: 'pies' },
      kind: { text: kind },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SepticSystemsInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh, studyLow, studyHigh, totalLow, totalHigh } = steps;
  return {
    total: { low: roundTo(totalLow, 0), high: roundTo(totalHigh, 0) },
    lines: [
      { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
      { low: roundTo(studyLow, 0), high: roundTo(studyHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SepticSystemsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    steps_,
    flow,
    tank,
    field,
    trench,
    kind,
    costLow,
    costHigh,
    studyLow,
    studyHigh,
    totalLow,
    totalHigh,
  } = steps;
  return [
    { name: 'steps', formula: 'max(max(0, bedrooms - 2), byArea[area] / 1 step)', value: steps_, unit: '' },
    { name: 'flow', formula: 'saving.base + steps * saving.step', value: flow, unit: 'galones por día' },
    { name: 'tank', formula: 'tankSize[flow * 1 day]', value: tank, unit: 'galones' },
    { name: 'field', formula: 'flow / soil.rate', value: field, unit: 'pies²' },
    { name: 'trench', formula: 'ceil(field / 5 sqft/ft, 1 ft)', value: trench, unit: 'pies' },
    {
      name: 'kind',
      formula:
        'if soil = "iv" then "un sistema aeróbico u otro diseñado por ingeniero" else "un campo de absorción normal"',
      value: kind,
      unit: '',
    },
    { name: 'cost', formula: 'soil.cost', value: { low: costLow, high: costHigh }, unit: '$' },
    { name: 'study', formula: 'prices.septic_study', value: { low: studyLow, high: studyHigh }, unit: '$' },
    {
      name: 'total',
      formula: 'round(cost, 1 USD) + round(study, 1 USD)',
      value: { low: totalLow, high: totalHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ saving, soil }: SepticSystemsInputs): readonly Cell[] {
  const soilChosen = soilFigures[soil];
  return [
    { name: 'saving.base', cell: saving, unit: 'galones por día', value: saving === 'yes' ? 180 : 225 },
    { name: 'saving.step', cell: saving, unit: 'galones por día', value: saving === 'yes' ? 60 : 75 },
    { name: 'soil.rate', cell: soil, unit: 'galones por pie² por día', value: soilChosen.rate },
    { name: 'soil.cost', cell: soil, unit: '$', low: soilChosen.costLow, high: soilChosen.costHigh },
  ];
}

/** "2,500 galones por día", for instance. */
function inWholeGalonesPorDia(value: number): string {
  return amount(trimmed(value, 0), '', ' galón por día', ' galones por día');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** Flujo diario, tanque mínimo y campo de absorción de un sistema séptico en Texas, y su precio */
export const septicSystems: Calculator<SepticSystemsInputs> = {
  slug: 'septic-systems',
  title: 'Calculadora de tamaño de sistema séptico',
  subtitle: 'Flujo diario, tanque mínimo y campo de absorción de un sistema séptico en Texas, y su precio',
  tag: 'outdoor',
  service: 'Sistemas sépticos',
  disclaimer:
    'Estimado para planear según las tablas del estado. No incluye la evaluación del sitio, distancias mínimas, ' +
    'zonas inundables, agua subterránea ni reglas del condado. Antes de excavar se necesitan un evaluador de sitio ' +
    'con licencia y un permiso.',
  inputs: [
    { name: 'bedrooms', label: 'Recámaras', type: 'number', default: 3, min: 1, max: 6, step: 1, whole: true },
    {
      name: 'area',
      label: 'Área habitable',
      type: 'number',
      unit: 'pies²',
      default: 2000,
      min: 300,
      max: 5450,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'saving',
      label: '¿Muebles de baño y llaves ahorradores en toda la casa?',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'soil',
      label: 'Clase de suelo de la evaluación del sitio',
      type: 'select',
      default: 'iii',
      options: [
        { value: 'ib', label: 'Ib, arena' },
        { value: 'ii', label: 'II, franco arenoso' },
        { value: 'iii', label: 'III, franco arcilloso' },
        { value: 'iv', label: 'IV, arcilla' },
      ],
    },
  ],
  costBand: {
    service_name: 'Sistemas sépticos',
    unit: 'por sistema',
    price_min_usd: 6300,
    price_max_usd: 20000,
  },
  sources: [
    '30 TAC 285.91(1), Table I, long-term application rates by soil class, the absorptive area being the bottom ' +
      'and a foot of sidewall around it (texreg.sos.state.tx.us/fids/30_0285_0091-1.html).',
    '30 TAC 285.91(2) and (3), Tables II and III, tank and flow, as in TCEQ RG-472; the flows with saving fixtures ' +
      'are printed by bedrooms and floor area at alohaseptic.com/septic-basics, and by bedrooms at ' +
      'quantadocs.com/texas-septic-flow-rate-calculator-ossf-chapter-285. Confirm the least tank with the permitting ' +
      'authority, whose copy of Table II decides.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [{
    name: 'prices.septic_study',
    unit: '$',
    asOf: '2026-01-01',
    source: 'Publicado: guía de precios (2026)',
    values: [{ low: 1500, high: 5000 }],
  }],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Sistema instalado', covers: 'job' },
      { line: 'Evaluación del sitio, diseño y permiso', covers: 'fee' },
    ],
    leavesOut: [
      'desmonte',
      'electricidad a la bomba',
      'contrato de mantenimiento',
      'cancelar un tanque viejo',
      'relleno en zonas inundables',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'prices.septic_study': 'published', 'septic-systems.soil': 'published' },
  },
  own: {
    figures: [{
      name: 'soil.cost',
      label: 'Precio',
      unit: '$',
      min: 2000,
      max: 80000,
      units: acceptedUnits.USD,
      by: ['soil'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'soil.cost': 'Precio',
    steps: 'Escalones de la tabla',
    flow: 'Flujo por día',
    tank: 'Tanque',
    field: 'Área de absorción',
    trench: 'Zanja',
    kind: 'Tipo de sistema',
    cost: 'Costo',
    study: 'Evaluación, diseño y permiso',
    total: 'Total',
  },
  slopes: {
    value: { bedrooms: 1, area: 1 },
    flow: { bedrooms: 1, area: 1 },
    tank: { bedrooms: 1, area: 1 },
    'cost.low': { bedrooms: 0, area: 0 },
    'cost.high': { bedrooms: 0, area: 0 },
    'study.low': { bedrooms: 0, area: 0 },
    'study.high': { bedrooms: 0, area: 0 },
    trench: { bedrooms: 1, area: 1 },
    'total.low': { bedrooms: 0, area: 0 },
    'total.high': { bedrooms: 0, area: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
