/**
 * Calculadora de tamaño de suavizador de agua. Generated from the entry water-softener of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { WaterSoftenerInputs } from '../../calculators/water-softener.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/water-softener.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const saltFigures: Readonly<Record<WaterSoftenerInputs['salt'], { dose: number; capacity: number }>> = {
  '6': { dose: 6, capacity: 20000 },
  '8': { dose: 8, capacity: 24000 },
  '10': { dose: 10, capacity: 27000 },
  '15': { dose: 15, capacity: 30000 },
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WaterSoftenerInputs, steps = compute(inputs)): CalculationResult {
  const { people, days } = inputs;
  const { compensated, daily, needed, tanks, size, holds, charge, saltMonth, saltBags, costLow, costHigh } = steps;
  return {
    value: roundTo(daily, 0),
    unit: 'granos al día',
    interpretation:
      `Para ${inPersonas(people)} a ${inGranosPorGalon(compensated)}, ${inWholeGranos(daily)} al día, ` +
      (tanks === 1
        ? `compre un suavizador de ${inWholeGranos(size)} según la caja; cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)} instalado. Ajústelo a ${inWholeGranos(holds)} y ` +
          `${inWholeLibras(charge)} de sal cada ${inDias(days)}, ${inBolsas(saltBags)} de 40 libras al mes.`
        : `necesita ${inTanques(tanks)} de ${inWholeGranos(size)} cada uno según la caja; juntos cuestan ` +
          `${rangeInRoughDolares(costLow, costHigh)} instalados. Ajuste cada uno a ${inWholeGranos(holds)} y ` +
          `${inWholeLibras(charge)} de sal cada ${inDias(days)}, ${inBolsas(saltBags)} de 40 libras al mes en total.`),
    secondary: [
      { value: roundTo(needed, 0), unit: 'granos', label: 'Granos entre regeneraciones' },
      { value: roundTo(size, 0), unit: 'granos', label: 'Tamaño por comprar' },
      { value: roundTo(saltMonth, 0), unit: 'lb', label: 'Sal al mes' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      compensated: { value: roundTo(compensated, 2), unit: 'granos por galón' },
      daily: { value: roundTo(daily, 0), unit: 'granos' },
      size: { value: roundTo(size, 0), unit: 'granos' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      holds: { value: roundTo(holds, 0), unit: 'granos' },
      charge: { value: roundTo(charge, 0), unit: 'lb' },
      saltBags: { value: roundTo(saltBags, 2), unit: 'bolsas' },
      tanks: { value: roundTo(tanks, 2), unit: 'tanques' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WaterSoftenerInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    water,
    compensated,
    daily,
    needed,
    resin,
    rating,
    tanks,
    each,
    size,
    holds,
    charge,
    saltMonth,
    saltBags,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'water', formula: 'people * home_coverages.water_use * 1 day to gal', value: water, unit: 'galones' },
    {
      name: 'compensated',
      formula: 'hardness + iron * home_coverages.iron_hardness to gpg',
      value: compensated,
      unit: 'granos por galón',
    },
    { name: 'daily', formula: 'water * compensated to grain', value: daily, unit: 'granos' },
    { name: 'needed', formula: 'daily * (days / 1 day)', value: needed, unit: 'granos' },
    { name: 'resin', formula: 'needed / salt.capacity to cuft', value: resin, unit: 'pies³' },
    { name: 'rating', formula: 'resin * home_coverages.resin_rating to grain', value: rating, unit: 'granos' },
    { name: 'tanks', formula: 'ceil(rating / 110000 grain) * 1 tank', value: tanks, unit: 'tanques' },
    { name: 'each', formula: 'min(rating / (tanks / 1 tank), 110000 grain)', value: each, unit: 'granos' },
    { name: 'size', formula: 'sizes[each]', value: size, unit: 'granos' },
    {
      name: 'holds',
      formula: 'size / home_coverages.resin_rating * salt.capacity to grain',
      value: holds,
      unit: 'granos',
    },
    { name: 'charge', formula: 'size / home_coverages.resin_rating * salt.dose to lb', value: charge, unit: 'lb' },
    { name: 'saltMonth', formula: 'daily * 30.4 * salt.dose / salt.capacity to lb', value: saltMonth, unit: 'lb' },
    { name: 'saltBags', formula: 'ceil(saltMonth / 40 lb/bag)', value: saltBags, unit: 'bolsas' },
    { name: 'cost', formula: 'tanks * home_prices.softener', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ salt }: WaterSoftenerInputs): readonly Cell[] {
  const saltChosen = saltFigures[salt];
  return [
    { name: 'salt.dose', cell: salt, unit: 'lb por pie cúbico', value: saltChosen.dose },
    { name: 'salt.capacity', cell: salt, unit: 'granos por pie cúbico', value: saltChosen.capacity },
  ];
}

/** "2,500 personas", for instance. */
function inPersonas(value: number): string {
  return amount(trimmed(value, 2), '', ' persona', ' personas');
}

/** "2,500 granos por galón", for instance. */
function inGranosPorGalon(value: number): string {
  return amount(trimmed(value, 2), '', ' grano por galón', ' granos por galón');
}

/** "2,500 granos", for instance. */
function inWholeGranos(value: number): string {
  return amount(trimmed(value, 0), '', ' grano', ' granos');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** "2,500 días", for instance. */
function inDias(value: number): string {
  return amount(trimmed(value, 2), '', ' día', ' días');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "2,500 tanques", for instance. */
function inTanques(value: number): string {
  return amount(trimmed(value, 2), '', ' tanque', ' tanques');
}

/** Granos al día, el tamaño por comprar, sal y precio para su agua */
export const waterSoftener: Calculator<WaterSoftenerInputs> = {
  slug: 'water-softener',
  title: 'Calculadora de tamaño de suavizador de agua',
  subtitle: 'Granos al día, el tamaño por comprar, sal y precio para su agua',
  tag: 'home',
  service: 'Suavizadores de agua',
  disclaimer:
    'Estimado para planear un suavizador de sal que se regenera según la demanda. No incluye filtros de agua para ' +
    'tomar, filtros de hierro, un drenaje nuevo ni la conexión (loop) en la pared. El agua suavizada agrega un poco ' +
    'de sodio; analice primero el agua.',
  inputs: [
    {
      name: 'people',
      label: 'Personas',
      type: 'number',
      unit: 'personas',
      default: 4,
      min: 1,
      max: 10,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
    },
    {
      name: 'hardness',
      label: 'Dureza',
      type: 'number',
      unit: 'granos por galón',
      default: 15,
      min: 1,
      max: 60,
      step: 0.5,
      units: acceptedUnits.gpg,
      hint: 'Granos por galón; divida las ppm entre 17.1',
    },
    {
      name: 'iron',
      label: 'Hierro',
      type: 'number',
      unit: 'ppm',
      default: 0,
      min: 0,
      max: 5,
      step: 0.1,
      units: acceptedUnits.ppm,
    },
    {
      name: 'days',
      label: 'Días entre regeneraciones',
      type: 'number',
      unit: 'días',
      default: 7,
      min: 3,
      max: 10,
      step: 1,
      whole: true,
      units: acceptedUnits.day,
      hint: 'Con menos días basta un tanque más chico, o menos tanques',
    },
    {
      name: 'salt',
      label: 'Sal por pie cúbico de resina',
      type: 'select',
      default: '8',
      options: [
        { value: '6', label: '6 lb, la que más sal ahorra' },
        { value: '8', label: '8 lb, la usual' },
        { value: '10', label: '10 lb, más sal' },
        { value: '15', label: '15 lb, el tanque más chico' },
      ],
      hint: 'Menos sal pide un tanque más grande; más sal, uno más chico y más bolsas',
    },
  ],
  costBand: {
    service_name: 'Suavizadores de agua',
    unit: 'por sistema',
    price_min_usd: 800,
    price_max_usd: 3000,
    notes:
      'Un tanque con su válvula, instalado donde ya hay una conexión (loop) y un drenaje. El agua muy dura o muchas ' +
      'personas necesitan dos tanques, cada uno dentro del rango.',
  },
  sources: [
    'People x 75 gallons x grains (terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16).',
    'Grains from a cubic foot of resin by its salt: 20,000 at 6 lb, 24,000 at 8 lb, 27,000 at 2,700 grains a ' +
      'pound, 30,000 at 15 lb (714water.com, water softener capacity calculation).',
    '8 lb a cubic foot is the usual setting; 1.5 cubic feet then have 36,000 grains, 3,000 a pound ' +
      '(terrylove.com/forums, thread 108600).',
    '1 grain per gallon is 17.1 ppm.',
    '1 ppm of iron counts as 4 grains of hardness, a trade rule ' +
      '(uswatersystems.com/blog/2014/02/how-do-you-size-a-water-softener); others count 2 to 5.',
    'Softeners are sold by the most that their resin removes, about 32,000 grains a cubic foot, so that 1.5 cubic ' +
      'feet are a 48,000 (terrylove.com/forums, thread 108600).',
    '75 gallons a day for each person ' +
      '(terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16); others plan 60 to 80.',
  ],
  sharedFigures: [
    {
      name: 'home_coverages.iron_hardness',
      unit: 'granos por galón',
      source:
        '1 ppm of iron counts as 4 grains of hardness, a trade rule ' +
        '(uswatersystems.com/blog/2014/02/how-do-you-size-a-water-softener); others count 2 to 5.',
      values: [{ value: 4000000 }],
    },
    {
      name: 'home_coverages.resin_rating',
      unit: 'granos por pie cúbico',
      source:
        'Softeners are sold by the most that their resin removes, about 32,000 grains a cubic foot, so that 1.5 ' +
        'cubic feet are a 48,000 (terrylove.com/forums, thread 108600).',
      values: [{ value: 32000 }],
    },
    {
      name: 'home_coverages.water_use',
      unit: 'galones por persona por día',
      source:
        '75 gallons a day for each person ' +
        '(terrylove.com/forums/index.php?resources/how-to-size-your-water-softener.16); others plan 60 to 80.',
      values: [{ value: 75 }],
    },
    {
      name: 'home_prices.softener',
      unit: '$ por tanque',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 800, high: 3000 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Suavizador instalado', covers: 'job' }],
    leavesOut: [
      'sal',
      'una conexión (loop) o un drenaje nuevos',
      'filtros de agua para tomar y de hierro',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    prices: { 'home_prices.softener': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.softener',
      label: 'Suavizador',
      unit: '$ por tanque',
      min: 300,
      max: 9000,
      written: 'USD/tank',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    water: 'Agua',
    compensated: 'Dureza compensada',
    daily: 'Granos por día',
    needed: 'Granos por regeneración',
    tanks: 'Tanques',
    resin: 'Resina',
    rating: 'Capacidad de caja en total',
    each: 'Capacidad de caja por tanque',
    size: 'Tamaño',
    holds: 'Granos por carga de sal',
    charge: 'Sal por regeneración',
    saltMonth: 'Sal al mes',
    saltBags: 'Bolsas de sal',
    cost: 'Costo',
    'home_prices.softener': 'Suavizador',
  },
  slopes: {
    value: { people: 1, hardness: 1, iron: 1, days: 0 },
    compensated: { people: 0, hardness: 1, iron: 1, days: 0 },
    daily: { people: 1, hardness: 1, iron: 1, days: 0 },
    'cost.low': { people: 1, hardness: 1, iron: 1, days: 1 },
    'cost.high': { people: 1, hardness: 1, iron: 1, days: 1 },
    saltBags: { people: 1, hardness: 1, iron: 1, days: 0 },
    tanks: { people: 1, hardness: 1, iron: 1, days: 1 },
    'total.low': { people: 1, hardness: 1, iron: 1, days: 1 },
    'total.high': { people: 1, hardness: 1, iron: 1, days: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
