/**
 * Calculadora del costo de muros marinos. Generated from the entry bulkhead-seawall of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { BulkheadSeawallInputs } from '../../calculators/bulkhead-seawall.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/bulkhead-seawall.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const scopeFigures: Readonly<Record<BulkheadSeawallInputs['scope'], { leastLow: number; leastHigh: number }>> = {
  replace: { leastLow: 6000, leastHigh: 12000 },
  new: { leastLow: 5000, leastHigh: 10000 },
  repair: { leastLow: 2500, leastHigh: 5000 },
};
const priceLow: Readonly<
  Record<BulkheadSeawallInputs['material'], Readonly<Record<BulkheadSeawallInputs['scope'], number>>>
> = {
  vinyl: {
    replace: 250,
    new: 220,
    repair: 150,
  },
  wood: {
    replace: 180,
    new: 150,
    repair: 150,
  },
  concrete: {
    replace: 450,
    new: 400,
    repair: 160,
  },
  steel: {
    replace: 550,
    new: 500,
    repair: 180,
  },
  riprap: {
    replace: 170,
    new: 150,
    repair: 150,
  },
};
const priceHigh: Readonly<
  Record<BulkheadSeawallInputs['material'], Readonly<Record<BulkheadSeawallInputs['scope'], number>>>
> = {
  vinyl: {
    replace: 700,
    new: 600,
    repair: 350,
  },
  wood: {
    replace: 450,
    new: 400,
    repair: 250,
  },
  concrete: {
    replace: 1000,
    new: 900,
    repair: 500,
  },
  steel: {
    replace: 1300,
    new: 1150,
    repair: 650,
  },
  riprap: {
    replace: 500,
    new: 450,
    repair: 250,
  },
};
const materialPhrases: Readonly<Record<BulkheadSeawallInputs['material'], string>> = {
  vinyl: 'muro de tablestaca de vinil',
  wood: 'muro de madera tratada',
  concrete: 'muro de paneles de concreto',
  steel: 'muro de tablestaca de acero',
  riprap: 'enrocado',
};
const scopePhrases: Readonly<Record<BulkheadSeawallInputs['scope'], string>> = {
  replace: 'reemplazar',
  new: 'construir',
  repair: 'reparar',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: BulkheadSeawallInputs, steps = compute(inputs)): CalculationResult {
  const { feet, material, scope } = inputs;
  const { byFootLow, minimumLow, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Para ${scopePhrases[scope]} ${inPiesLineales(feet)} de ${materialPhrases[material]}, calcule ` +
      rangeInRoughDolares(costLow, costHigh) +
      (isBelow(byFootLow, minimumLow)
        ? ', el mínimo del contratista: traer la cuadrilla, el martinete o la barcaza cuesta lo mismo por corto que ' +
          'sea el muro. Pida a sus vecinos que compartan el viaje.'
        : '. El acceso por tierra y un muro bajo bajan el precio; el trabajo en barcaza y un muro alto lo suben.'),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: BulkheadSeawallInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { rateLow, rateHigh, byFootLow, byFootHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return [
    {
      name: 'rate',
      formula: 'price[material, scope]',
      value: { low: rateLow, high: rateHigh },
      unit: '$ por pie lineal',
    },
    { name: 'byFoot', formula: 'feet * rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'scope.least', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ material, scope }: BulkheadSeawallInputs): readonly Cell[] {
  const scopeChosen = scopeFigures[scope];
  return [
    { name: 'scope.least', cell: scope, unit: '$', low: scopeChosen.leastLow, high: scopeChosen.leastHigh },
    {
      name: 'price',
      cell: `${material}/${scope}`,
      unit: '$ por pie lineal',
      low: priceLow[material][scope],
      high: priceHigh[material][scope],
    },
  ];
}

/** "2,500 pies lineales", for instance. */
function inPiesLineales(value: number): string {
  return amount(trimmed(value, 2), '', ' pie lineal', ' pies lineales');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Rango de costo de un muro marino (bulkhead) nuevo, de reemplazo o reparado, según longitud y material */
export const bulkheadSeawall: Calculator<BulkheadSeawallInputs> = {
  slug: 'bulkhead-seawall',
  title: 'Calculadora del costo de muros marinos',
  subtitle: 'Rango de costo de un muro marino (bulkhead) nuevo, de reemplazo o reparado, según longitud y material',
  tag: 'outdoor',
  service: 'Muros de contención marinos (bulkheads) y malecones',
  disclaimer:
    'Estimado para planear. No incluye permisos (US Army Corps of Engineers, Texas General Land Office), ingeniería, ' +
    'dragado ni muelles; la altura del muro, la profundidad del agua y el suelo mueven el precio más que ninguna ' +
    'otra cosa. En los canales de Padre Isles la asociación de propietarios repara los muros marinos.',
  inputs: [
    {
      name: 'feet',
      label: 'Longitud del muro',
      type: 'number',
      unit: 'pies lineales',
      default: 60,
      min: 10,
      max: 2000,
      step: 5,
      units: acceptedUnits.lft,
    },
    {
      name: 'material',
      label: 'Material',
      type: 'select',
      default: 'vinyl',
      options: [
        { value: 'vinyl', label: 'Tablestaca de vinil' },
        { value: 'wood', label: 'Madera tratada' },
        { value: 'concrete', label: 'Paneles de concreto' },
        { value: 'steel', label: 'Tablestaca de acero' },
        { value: 'riprap', label: 'Enrocado (piedra)' },
      ],
    },
    {
      name: 'scope',
      label: 'Trabajo',
      type: 'select',
      default: 'replace',
      options: [
        { value: 'replace', label: 'Reemplazar un muro viejo' },
        { value: 'new', label: 'Construir un muro nuevo' },
        { value: 'repair', label: 'Reparar o reforzar' },
      ],
    },
  ],
  costBand: {
    service_name: 'Muros de contención marinos (bulkheads) y malecones',
    unit: 'por pie lineal',
    price_min_usd: 150,
    price_max_usd: 1300,
    notes:
      'Los muros cortos cuestan más por pie, pues traer cuadrilla y máquinas cuesta lo mismo para cualquier longitud.',
  },
  sources: [
    'Concrete panels $250 to $400 a ft on an empty lot, $400 to $800 by barge, up to $1,000 ' +
      '(forgeeng.com/about_forum_qa1.php); $150 to $600 for common materials ' +
      '(sandiegolivin.com/how-a-15k-seawall-protects-your-coastal-property, 2025).',
    "The bulkheads of the Padre Isles canals are the association's to repair; two lots took almost $600,000 in " +
      '2025 (kristv.com, Repairs to island bulkheads damaged by Tropical Storm Alberto complete).',
    "The table is a planning estimate set inside the service's band of $150 to $1,300 a ft, because sites differ " +
      'more than materials; replacing adds tear-out to a new wall, and repairs run 30 to 60 percent of replacing but ' +
      'seldom under $150 a ft. The smallest jobs are planning estimates for bringing crew, pile driver or barge.',
  ],
  asOf: '2025-11-09',
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Muro por pie', covers: 'job' }],
    leavesOut: ['permisos', 'ingeniería', 'dragado', 'muelles', 'mover servicios o terrazas'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    judged: 2,
    prices: { 'bulkhead-seawall.scope': 'judged', 'bulkhead-seawall.price': 'judged' },
  },
  own: {
    figures: [{
      name: 'price',
      label: 'Precio',
      unit: '$ por pie lineal',
      min: 40,
      max: 2500,
      written: 'USD/lft',
      by: ['material', 'scope'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byFoot: 'Precio por pie',
    rate: 'Precio por pie lineal',
    minimum: 'Trabajo mínimo',
    cost: 'Costo',
    price: 'Precio',
  },
  slopes: {
    value: { feet: 1 },
    'cost.low': { feet: 1 },
    'cost.high': { feet: 1 },
    'range.low': { feet: 1 },
    'range.high': { feet: 1 },
    'total.low': { feet: 1 },
    'total.high': { feet: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
