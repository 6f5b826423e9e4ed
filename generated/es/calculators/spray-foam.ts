/**
 * Calculadora de espuma en aerosol. Generated from the entry spray-foam of catalog/calculators/finishes.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAtLeast, isBelow, roundHalfAway, roundTo, roundUpTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { SprayFoamInputs, SprayFoamSteps } from '../../calculators/spray-foam.js';
import { refuse } from '../../calculators/spray-foam.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const foamPhrases: Readonly<Record<SprayFoamInputs['foam'], string>> = {
  open: 'espuma de celda abierta',
  closed: 'espuma de celda cerrada',
};
const placePhrases: Readonly<Record<SprayFoamInputs['place'], string>> = { wall: 'paredes', roof: 'un techo' };

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ area, thickness, foam, place }: SprayFoamInputs): SprayFoamSteps {
  const boardFeet = area * thickness;
  const rValue = thickness * (foam === 'open' ? 3.7 : 6.5);
  const verdict: string =
    isAtLeast(rValue, place === 'wall' ? 13 : 38) ? 'cumple con la tabla' : 'por debajo de la tabla';
  const target = place === 'wall' ? 13 : 38;
  const inches = roundUpTo((place === 'wall' ? 13 : 38) / (foam === 'open' ? 3.7 : 6.5), 0.5);
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = boardFeet * (foam === 'open' ? 0.4 : 1);
  const byWorkHigh = boardFeet * (foam === 'open' ? 0.9 : 2.25);
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: SprayFoamInputs, own: OwnFigures): SprayFoamSteps {
  const { area, thickness, foam, place } = inputs;
  const foamRate = own['foam.rate'] ?? (foam === 'open' ? 0.4 : 1);
  const foamRateHigh = own['foam.rate'] ?? (foam === 'open' ? 0.9 : 2.25);
  const boardFeet = area * thickness;
  const rValue = thickness * (foam === 'open' ? 3.7 : 6.5);
  const verdict: string =
    isAtLeast(rValue, place === 'wall' ? 13 : 38) ? 'cumple con la tabla' : 'por debajo de la tabla';
  const target = place === 'wall' ? 13 : 38;
  const inches = roundUpTo((place === 'wall' ? 13 : 38) / (foam === 'open' ? 3.7 : 6.5), 0.5);
  const minimumLow = 1000;
  const minimumHigh = 1600;
  const byWorkLow = boardFeet * foamRate;
  const byWorkHigh = boardFeet * foamRateHigh;
  const costLow = Math.max(minimumLow, roundHalfAway(byWorkLow));
  const costHigh = Math.max(minimumHigh, roundHalfAway(byWorkHigh));
  return {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: SprayFoamInputs, steps = compute(inputs)): CalculationResult {
  const { area, thickness, foam, place } = inputs;
  const { boardFeet, rValue, verdict, target, inches, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(boardFeet, 0),
    unit: 'pies tablón',
    text: verdict,
    interpretation:
      `Aplicar ${inPulgadas(thickness)} de ${foamPhrases[foam]} sobre ${inWholePies2(area)} equivale a ` +
      `${inWholePiesTablon(boardFeet)} y da cerca de R-${fixed(rValue, 1)}, ` +
      (isAtLeast(rValue, place === 'wall' ? 13 : 38) && isBelow(byWorkLow, minimumLow)
        ? `lo que cumple con el R-${trimmed(target, 0)} que la tabla del código de energía pide para ` +
          `${placePhrases[place]}. Con instalación cuesta ${rangeInRoughDolares(costLow, costHigh)}, porque las ` +
          'cuadrillas cobran un mínimo.'
        : isAtLeast(rValue, place === 'wall' ? 13 : 38)
          ? `lo que cumple con el R-${trimmed(target, 0)} que la tabla del código de energía pide para ` +
            `${placePhrases[place]}. Con instalación cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
          : `menos que el R-${trimmed(target, 0)} que la tabla del código de energía pide para ` +
            `${placePhrases[place]}: eso requiere ${inPulgadas(inches)}, o comprobar el cumplimiento con la casa ` +
            `entera. Con instalación cuesta ${rangeInRoughDolares(costLow, costHigh)}` +
            (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.')),
    secondary: [
      { value: roundTo(rValue, 1), unit: '', label: 'Valor R' },
      { value: roundTo(inches, 1), unit: 'pulg', label: 'Pulgadas según la tabla' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      boardFeet: { value: roundTo(boardFeet, 0), unit: 'pies tablón' },
      rValue: { value: roundTo(rValue, 1), unit: '' },
      target: { value: roundTo(target, 0), unit: '' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      inches: { value: roundTo(inches, 2), unit: 'pulg' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: SprayFoamInputs, steps = compute(inputs)): EstimateAmounts {
  const { minimumLow, minimumHigh, byWorkLow, byWorkHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(byWorkLow, 0), high: roundTo(byWorkHigh, 0) }],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: SprayFoamInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    boardFeet,
    rValue,
    verdict,
    target,
    inches,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'boardFeet', formula: 'area * thickness to bdft', value: boardFeet, unit: 'pies tablón' },
    { name: 'rValue', formula: 'thickness / 1 in * foam.perInch', value: rValue, unit: '' },
    {
      name: 'verdict',
      formula: 'if rValue >= place.need then "cumple con la tabla" else "por debajo de la tabla"',
      value: verdict,
      unit: '',
    },
    { name: 'target', formula: 'place.need', value: target, unit: '' },
    { name: 'inches', formula: 'ceil(place.need / foam.perInch * 1 in, 0.5 in)', value: inches, unit: 'pulg' },
    { name: 'minimum', formula: 'work_minimums.foam', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'boardFeet * foam.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ foam, place }: SprayFoamInputs): readonly Cell[] {
  return [
    {
      name: 'foam.rate',
      cell: foam,
      unit: '$ por pie tablón',
      low: foam === 'open' ? 0.4 : 1,
      high: foam === 'open' ? 0.9 : 2.25,
    },
    { name: 'foam.perInch', cell: foam, unit: '', value: foam === 'open' ? 3.7 : 6.5 },
    { name: 'place.need', cell: place, unit: '', value: place === 'wall' ? 13 : 38 },
  ];
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 pies tablón", for instance. */
function inWholePiesTablon(value: number): string {
  return amount(trimmed(value, 0), '', ' pie tablón', ' pies tablón');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Pies tablón y valor R de espuma de celda abierta o cerrada, y el precio instalado */
export const sprayFoam: Calculator<SprayFoamInputs> = {
  slug: 'spray-foam',
  title: 'Calculadora de espuma en aerosol',
  subtitle: 'Pies tablón y valor R de espuma de celda abierta o cerrada, y el precio instalado',
  tag: 'home',
  service: 'Aislamiento de espuma en aerosol',
  disclaimer:
    'Estimado para planear espuma entre la estructura de madera o metal. No incluye el retiro del aislamiento viejo, ' +
    'un recubrimiento contra fuego donde la espuma queda a la vista, la ventilación ni el aire acondicionado, que ' +
    'después puede quedar demasiado grande.',
  inputs: [
    {
      name: 'area',
      label: 'Área por espumar',
      type: 'number',
      unit: 'pies²',
      default: 1500,
      min: 50,
      max: 20000,
      step: 10,
      units: acceptedUnits.sqft,
    },
    {
      name: 'thickness',
      label: 'Grueso',
      type: 'number',
      unit: 'pulg',
      default: 5.5,
      min: 1,
      max: 14,
      step: 0.5,
      units: acceptedUnits.in,
    },
    {
      name: 'foam',
      label: 'Espuma',
      type: 'select',
      default: 'open',
      options: [
        { value: 'open', label: 'Celda abierta' },
        { value: 'closed', label: 'Celda cerrada' },
      ],
    },
    {
      name: 'place',
      label: 'Dónde',
      type: 'select',
      default: 'roof',
      options: [
        { value: 'wall', label: 'Paredes exteriores' },
        { value: 'roof', label: 'Entablado del techo o cielo raso' },
      ],
    },
  ],
  costBand: {
    service_name: 'Aislamiento de espuma en aerosol',
    unit: 'por pie tablón',
    price_min_usd: 0.4,
    price_max_usd: 2.25,
    notes: 'Los trabajos chicos cuestan el mínimo de un equipo de espuma.',
  },
  sources: [
    'A board foot is a square foot an inch thick (fixr.com/articles/spray-foam-insulation-cost).',
    'R-38 for ceilings and R-13 for framed walls are those of Table R402.1.2 of the 2015 IECC for zone 2 ' +
      '(buildersenergyrater.com/code-compliance), the code of Texas for homes, taken as a planning estimate; cities ' +
      'may have a later one.',
  ],
  asOf: '2021-03-23',
  sharedFigures: [
    {
      name: 'work_coverages.foam_closed',
      unit: '',
      source: 'Publicado: agencia, guía de precios (sin fecha)',
      values: [{ value: 6.5 }],
    },
    {
      name: 'work_coverages.foam_open',
      unit: '',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 3.7 }],
    },
    { name: 'work_minimums.foam', unit: '$', source: 'Nuestro criterio', values: [{ low: 1000, high: 1600 }] },
    {
      name: 'work_prices.foam_closed',
      unit: '$ por pie tablón',
      asOf: '2021-03-23',
      source: 'Publicado: empresa, guía de precios (2021)',
      values: [{ low: 1, high: 2.25 }],
    },
    {
      name: 'work_prices.foam_open',
      unit: '$ por pie tablón',
      asOf: '2021-03-23',
      source: 'Publicado: empresa, guía de precios (2021)',
      values: [{ low: 0.4, high: 0.9 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Espuma, aplicada', covers: 'job' }],
    leavesOut: [
      'retiro del aislamiento viejo',
      'recubrimiento contra fuego',
      'ventilación',
      'cambios al aire acondicionado',
      'permiso',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 1,
    prices: {
      'work_minimums.foam': 'judged',
      'work_prices.foam_closed': 'published',
      'work_prices.foam_open': 'published',
    },
  },
  own: {
    figures: [{
      name: 'foam.rate',
      label: 'Precio por pie tablón',
      unit: '$ por pie tablón',
      min: 0.1,
      max: 6,
      written: 'USD/bdft',
      by: ['foam'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    rValue: 'Valor R',
    byWork: 'Precio del trabajo',
    'foam.rate': 'Precio por pie tablón',
    boardFeet: 'Pies tablón',
    verdict: 'Resultado',
    target: 'Meta',
    inches: 'Pulgadas que se piden',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { area: 1, thickness: 1 },
    boardFeet: { area: 1, thickness: 1 },
    rValue: { area: 0, thickness: 1 },
    target: { area: 0, thickness: 0 },
    'cost.low': { area: 1, thickness: 1 },
    'cost.high': { area: 1, thickness: 1 },
    inches: { area: 0, thickness: 0 },
    'total.low': { area: 1, thickness: 1 },
    'total.high': { area: 1, thickness: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
