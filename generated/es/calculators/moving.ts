/**
 * Calculadora de mudanzas locales. Generated from the entry moving of catalog/calculators/house-services.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { MovingInputs } from '../../calculators/moving.js';
import { compute, estimate, refuse } from '../../calculators/moving.js';
import { amount, range, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const homeFigures: Readonly<Record<MovingInputs['home'], { crew: number; hoursLow: number; hoursHigh: number }>> = {
  one: { crew: 2, hoursLow: 3, hoursHigh: 5 },
  two: { crew: 3, hoursLow: 4, hoursHigh: 7 },
  three: { crew: 3, hoursLow: 6, hoursHigh: 10 },
  four: { crew: 4, hoursLow: 8, hoursHigh: 12 },
};
const stairsFigures: Readonly<Record<MovingInputs['stairs'], { feeLow: number; feeHigh: number }>> = {
  yes: { feeLow: 50, feeHigh: 150 },
  no: { feeLow: 0, feeHigh: 0 },
};
const homePhrases: Readonly<Record<MovingInputs['home'], string>> = {
  one: 'un estudio o una recámara',
  two: 'dos recámaras',
  three: 'tres recámaras',
  four: 'cuatro recámaras o más',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MovingInputs): CalculationResult {
  const { home, stairs, quoted } = inputs;
  const {
    crew,
    hoursLow,
    hoursHigh,
    perHourLow,
    perHourHigh,
    carryingLow,
    carryingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Mudar ${homePhrases[home]} toma cerca de ${rangeInWholeHoras(hoursLow, hoursHigh)} con una cuadrilla de ` +
      inPersonas(crew) +
      (quoted > 0 && stairs === 'yes'
        ? `. A ${inDolares(quoted)} por hora por la cuadrilla, y ${rangeInRoughDolares(carryingLow, carryingHigh)} ` +
          `más por escaleras o elevador, cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
        : quoted > 0
          ? `. A ${inDolares(quoted)} por hora por la cuadrilla, cuesta ${rangeInRoughDolares(costLow, costHigh)}.`
          : `, a ${rangeInRoughDolares(perHourLow, perHourHigh)} por hora por cuadrilla y camión` +
            (stairs === 'yes'
              ? `. Con ${rangeInRoughDolares(carryingLow, carryingHigh)} más por escaleras o elevador, cuesta ` +
                `${rangeInRoughDolares(costLow, costHigh)}.`
              : `, y cuesta ${rangeInRoughDolares(costLow, costHigh)}.`)),
    secondary: [
      { value: roundTo(crew, 0), unit: 'personas', label: 'Cargadores' },
      { value: roundTo(hoursLow, 0), unit: 'horas', label: 'Horas (bajo)' },
      { value: roundTo(hoursHigh, 0), unit: 'horas', label: 'Horas (alto)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      crew: { value: roundTo(crew, 2), unit: 'personas' },
      hours: { low: roundTo(hoursLow, 0), high: roundTo(hoursHigh, 0), unit: 'horas' },
      carrying: { low: roundTo(carryingLow, 0), high: roundTo(carryingHigh, 0), unit: '$' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      perHour: { low: roundTo(perHourLow, 0), high: roundTo(perHourHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MovingInputs): readonly TraceStep[] {
  const {
    crew,
    hoursLow,
    hoursHigh,
    usualLow,
    usualHigh,
    hourlyLow,
    hourlyHigh,
    perHourLow,
    perHourHigh,
    workLow,
    workHigh,
    carryingLow,
    carryingHigh,
    costLow,
    costHigh,
  } = compute(inputs);
  return [
    { name: 'crew', formula: 'home.crew', value: crew, unit: 'personas' },
    { name: 'hours', formula: 'home.hours', value: { low: hoursLow, high: hoursHigh }, unit: 'horas' },
    {
      name: 'usual',
      formula: 'crew * house_services.mover',
      value: { low: usualLow, high: usualHigh },
      unit: '$ por hora',
    },
    {
      name: 'hourly',
      formula: 'if quoted > 0 USD then quoted / 1 h..quoted / 1 h else usual',
      value: { low: hourlyLow, high: hourlyHigh },
      unit: '$ por hora',
    },
    { name: 'perHour', formula: 'hourly * 1 h', value: { low: perHourLow, high: perHourHigh }, unit: '$' },
    { name: 'work', formula: 'hours * hourly', value: { low: workLow, high: workHigh }, unit: '$' },
    { name: 'carrying', formula: 'stairs.fee', value: { low: carryingLow, high: carryingHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(work, 1 USD) + round(carrying, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ home, stairs }: MovingInputs): readonly Cell[] {
  const homeChosen = homeFigures[home];
  const stairsChosen = stairsFigures[stairs];
  return [
    { name: 'home.crew', cell: home, unit: 'personas', value: homeChosen.crew },
    { name: 'home.hours', cell: home, unit: 'horas', low: homeChosen.hoursLow, high: homeChosen.hoursHigh },
    { name: 'stairs.fee', cell: stairs, unit: '$', low: stairsChosen.feeLow, high: stairsChosen.feeHigh },
  ];
}

/** "1,000 a 2,500 horas", for instance. */
function rangeInWholeHoras(low: number, high: number): string {
  return range(trimmed(low, 0), trimmed(high, 0), '', ' hora', ' horas');
}

/** "2,500 personas", for instance. */
function inPersonas(value: number): string {
  return amount(trimmed(value, 2), '', ' persona', ' personas');
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Cargadores, horas y precio de una mudanza dentro de una ciudad, según las recámaras */
export const moving: Calculator<MovingInputs> = {
  slug: 'moving',
  title: 'Calculadora de mudanzas locales',
  subtitle: 'Cargadores, horas y precio de una mudanza dentro de una ciudad, según las recámaras',
  tag: 'home',
  service: 'Mudanzas',
  disclaimer:
    'Estimado para planear una mudanza local con el camión, de cajas ya empacadas y una casa de tamaño normal. No ' +
    'incluye empacar, cajas, pianos, cajas fuertes, bodega, seguro más allá del mínimo, propinas ni mudanzas de más ' +
    'de 50 millas.',
  inputs: [
    {
      name: 'home',
      label: 'Casa',
      type: 'select',
      default: 'two',
      options: [
        { value: 'one', label: 'Estudio o una recámara' },
        { value: 'two', label: 'Dos recámaras' },
        { value: 'three', label: 'Tres recámaras' },
        { value: 'four', label: 'Cuatro recámaras o más' },
      ],
    },
    {
      name: 'stairs',
      label: '¿Tramos de escaleras o un elevador?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'quoted',
      label: 'Precio de la cuadrilla por hora',
      type: 'number',
      unit: '$',
      default: 0,
      min: 0,
      max: 800,
      step: 1,
      units: acceptedUnits.USD,
      hint: 'Lo que cobra una compañía por toda la cuadrilla con camión; 0 si todavía no se ha preguntado',
    },
  ],
  costBand: {
    service_name: 'Mudanzas',
    unit: 'por mudanza local',
    price_min_usd: 300,
    price_max_usd: 4500,
    notes: 'Una cuadrilla que cobra por hora más de lo usual se sale del rango.',
  },
  sources: [
    'Movers and hours by bedrooms are those of two cost guides for Houston of 2026, Visual Foodie and Eat Sip 365, ' +
      'which are weak evidence; a mover there has 3 to 4 movers and 6 to 8 hours for three bedrooms, 2025 ' +
      '(usfhoustonmoving.com/average-cost-of-moving-locally-houston).',
    'Movers answer for 60 cents a pound for each article unless more is agreed in writing, 43 TAC 218.53(a) ' +
      '(txrules.elaws.us/rule/title43_chapter218_sec.218.53).',
  ],
  asOf: '2025-01-01',
  sharedFigures: [
    {
      name: 'house_services.mover',
      unit: '$ por hora por persona',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2025 a 2026)',
      values: [{ low: 50, high: 80 }],
    },
    {
      name: 'house_services.moving_stairs',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: empresa (2025)',
      values: [{ low: 50, high: 150 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Cargadores y camión por hora', covers: 'job' },
      { line: 'Escaleras o elevador', covers: 'fee' },
    ],
    leavesOut: [
      'empacar',
      'cajas',
      'pianos y cajas fuertes',
      'cobro de traslado',
      'bodega',
      'cobertura de valor completo',
      'propinas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    prices: { 'house_services.mover': 'published', 'house_services.moving_stairs': 'published' },
  },
  labels: {
    perHour: 'Precio de una hora',
    crew: 'Cuadrilla',
    hours: 'Horas',
    usual: 'Tarifa usual',
    hourly: 'Por hora',
    work: 'Trabajo',
    carrying: 'Escaleras',
    cost: 'Costo',
  },
  slopes: {
    crew: { quoted: 0 },
    'hours.low': { quoted: 0 },
    'hours.high': { quoted: 0 },
    'carrying.low': { quoted: 0 },
    'carrying.high': { quoted: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
