/**
 * Calculadora de tamaño de contenedor para escombro. Generated from the entry dumpster-rental of
 * catalog/calculators/land.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, roundHalfAway, roundTo, roundUp } from '../../../engine/kernel/math.js';
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
import type { DumpsterRentalInputs, DumpsterRentalSteps } from '../../calculators/dumpster-rental.js';
import { refuse } from '../../calculators/dumpster-rental.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const kindFigures: Readonly<Record<DumpsterRentalInputs['kind'], { weight: number; box: number }>> = {
  household: { weight: 300, box: 40 },
  mixed: { weight: 350, box: 40 },
  wood: { weight: 300, box: 40 },
  drywall: { weight: 500, box: 40 },
  rubble: { weight: 2400, box: 10 },
};
const size: Schedule = schedule({
  upTo: [10, 15, 20, 30, 40],
  values: [10, 15, 20, 30, 40],
  brackets: [],
  round: 0,
});
const included: Schedule = schedule({
  upTo: [10, 15, 20, 30, 40],
  values: [2, 2.5, 3, 4, 5],
  brackets: [],
  round: 0,
});
const kindPhrases: Readonly<Record<DumpsterRentalInputs['kind'], string>> = {
  household: 'cosas de casa',
  mixed: 'escombro revuelto',
  wood: 'madera de desecho',
  drywall: 'tablaroca',
  rubble: 'cascajo',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ pickups, kind }: DumpsterRentalInputs): DumpsterRentalSteps {
  const kindChosen = kindFigures[kind];
  const volume = pickups * 2.5;
  const weight = volume * kindChosen.weight / 2000;
  const boxes = Math.max(roundUp(volume / kindChosen.box), roundUp(weight / 10));
  const container = lookUp(size, Math.min(kindChosen.box, volume));
  const allowed = boxes * lookUp(included, container);
  const over = Math.max(0, weight - allowed);
  const extraLow = over * 40;
  const extraHigh = over * 100;
  const eachLow =
    container <= 10
      ? 300
      : container <= 15
        ? 350
        : container <= 20
          ? 400
          : container <= 30
            ? 500
            : 650;
  const eachHigh =
    container <= 10
      ? 550
      : container <= 15
        ? 650
        : container <= 20
          ? 750
          : container <= 30
            ? 900
            : 1100;
  const rentLow = boxes * eachLow;
  const rentHigh = boxes * eachHigh;
  const word: string = boxes === 1 ? 'contenedor' : 'contenedores';
  const costLow = roundHalfAway(rentLow) + roundHalfAway(extraLow);
  const costHigh = roundHalfAway(rentHigh) + roundHalfAway(extraHigh);
  return {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: DumpsterRentalInputs, own: OwnFigures): DumpsterRentalSteps {
  const { pickups, kind } = inputs;
  const kindChosen = kindFigures[kind];
  const pricesDumpsterTon = own['prices.dumpster_ton'] ?? 40;
  const pricesDumpsterTonHigh = own['prices.dumpster_ton'] ?? 100;
  const volume = pickups * 2.5;
  const weight = volume * kindChosen.weight / 2000;
  const boxes = Math.max(roundUp(volume / kindChosen.box), roundUp(weight / 10));
  const container = lookUp(size, Math.min(kindChosen.box, volume));
  const allowed = boxes * lookUp(included, container);
  const over = Math.max(0, weight - allowed);
  const extraLow = over * pricesDumpsterTon;
  const extraHigh = over * pricesDumpsterTonHigh;
  const eachLow =
    container <= 10
      ? 300
      : container <= 15
        ? 350
        : container <= 20
          ? 400
          : container <= 30
            ? 500
            : 650;
  const eachHigh =
    container <= 10
      ? 550
      : container <= 15
        ? 650
        : container <= 20
          ? 750
          : container <= 30
            ? 900
            : 1100;
  const rentLow = boxes * eachLow;
  const rentHigh = boxes * eachHigh;
  const word: string = boxes === 1 ? 'contenedor' : 'contenedores';
  const costLow = roundHalfAway(rentLow) + roundHalfAway(extraLow);
  const costHigh = roundHalfAway(rentHigh) + roundHalfAway(extraHigh);
  return {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: DumpsterRentalInputs, steps = compute(inputs)): CalculationResult {
  const { kind } = inputs;
  const { volume, weight, boxes, container, over, word, costLow, costHigh } = steps;
  return {
    value: roundTo(container, 0),
    unit: 'yd³ del contenedor',
    interpretation:
      `De ${kindPhrases[kind]}, ${inYardasCubicas(volume)} pesan cerca de ${inToneladasTo1Decimal(weight)} y llenan ` +
      `${trimmed(boxes, 0)} ${word} de ${inWholeYardasCubicas(container)}, ` +
      (isAbove(over, 0)
        ? `con ${inToneladasTo1Decimal(over)} arriba de lo que se incluye de costumbre. La renta y las toneladas ` +
          `extra cuestan ${rangeInRoughDolares(costLow, costHigh)}.`
        : `dentro del peso que se incluye de costumbre. La renta cuesta ${rangeInRoughDolares(costLow, costHigh)} ` +
          'por una semana.'),
    secondary: [
      { value: roundTo(boxes, 0), unit: '', label: 'Contenedores' },
      { value: roundTo(volume, 1), unit: 'yardas cúbicas', label: 'Escombro' },
      { value: roundTo(weight, 1), unit: 'toneladas', label: 'Peso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Renta (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Renta (alto)' },
    ],
    figures: {
      volume: { value: roundTo(volume, 2), unit: 'yardas cúbicas' },
      weight: { value: roundTo(weight, 1), unit: 'toneladas' },
      boxes: { value: roundTo(boxes, 0), unit: '' },
      container: { value: roundTo(container, 0), unit: 'yardas cúbicas' },
      over: { value: roundTo(over, 1), unit: 'toneladas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      word: { text: word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: DumpsterRentalInputs, steps = compute(inputs)): EstimateAmounts {
  const { extraLow, extraHigh, rentLow, rentHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) },
      { low: roundTo(extraLow, 0), high: roundTo(extraHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: DumpsterRentalInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    volume,
    weight,
    boxes,
    container,
    allowed,
    over,
    extraLow,
    extraHigh,
    eachLow,
    eachHigh,
    rentLow,
    rentHigh,
    word,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'volume', formula: 'pickups * coverages.pickup_bed', value: volume, unit: 'yardas cúbicas' },
    { name: 'weight', formula: 'volume * kind.weight to ton', value: weight, unit: 'toneladas' },
    {
      name: 'boxes',
      formula: 'max(ceil(volume / kind.box), ceil(weight / (1 load * coverages.dumpster_pull)))',
      value: boxes,
      unit: '',
    },
    { name: 'container', formula: 'size[min(kind.box, volume)]', value: container, unit: 'yardas cúbicas' },
    { name: 'allowed', formula: 'boxes * included[container]', value: allowed, unit: 'toneladas' },
    { name: 'over', formula: 'max(0 ton, weight - allowed)', value: over, unit: 'toneladas' },
    { name: 'extra', formula: 'over * prices.dumpster_ton', value: { low: extraLow, high: extraHigh }, unit: '$' },
    {
      name: 'each',
      formula:
        'if container <= 10 cuyd then prices.dumpster_10 else if container <= 15 cuyd then prices.dumpster_15 else ' +
        'if container <= 20 cuyd then prices.dumpster_20 else if container <= 30 cuyd then prices.dumpster_30 else ' +
        'prices.dumpster_40',
      value: { low: eachLow, high: eachHigh },
      unit: '$ por viaje',
    },
    { name: 'rent', formula: 'boxes * 1 load * each', value: { low: rentLow, high: rentHigh }, unit: '$' },
    { name: 'word', formula: 'if boxes = 1 then "contenedor" else "contenedores"', value: word, unit: '' },
    {
      name: 'cost',
      formula: 'round(rent, 1 USD) + round(extra, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ kind }: DumpsterRentalInputs): readonly Cell[] {
  const kindChosen = kindFigures[kind];
  return [
    { name: 'kind.weight', cell: kind, unit: 'lb por yarda cúbica', value: kindChosen.weight },
    { name: 'kind.box', cell: kind, unit: 'yardas cúbicas', value: kindChosen.box },
  ];
}

/** "2,500 yardas cúbicas", for instance. */
function inYardasCubicas(value: number): string {
  return amount(trimmed(value, 2), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "2,500.0 toneladas", for instance. */
function inToneladasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' tonelada', ' toneladas');
}

/** "2,500 yardas cúbicas", for instance. */
function inWholeYardasCubicas(value: number): string {
  return amount(trimmed(value, 0), '', ' yarda cúbica', ' yardas cúbicas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** El contenedor (roll-off) en que cabe el escombro, cuánto pesa y cuánto cuesta la renta */
export const dumpsterRental: Calculator<DumpsterRentalInputs> = {
  slug: 'dumpster-rental',
  title: 'Calculadora de tamaño de contenedor para escombro',
  subtitle: 'El contenedor (roll-off) en que cabe el escombro, cuánto pesa y cuánto cuesta la renta',
  tag: 'outdoor',
  service: 'Renta de contenedores de basura',
  disclaimer:
    'Estimado para planear una semana. No incluye permisos de calle, días extra ni lo que los rellenos sanitarios no ' +
    'reciben: llantas, pintura, baterías, refrigeradores. Los precios y las toneladas incluidas cambian según la ' +
    'compañía; pregunte por los dos.',
  inputs: [
    {
      name: 'pickups',
      label: 'Escombro en cargas de camioneta',
      type: 'number',
      unit: 'cargas de camioneta',
      default: 5,
      min: 0.5,
      max: 16,
      step: 0.5,
      units: acceptedUnits.truckful,
      hint: 'La caja de una camioneta bien copeteada lleva unas 2.5 yd³',
    },
    {
      name: 'kind',
      label: 'Escombro',
      type: 'select',
      default: 'mixed',
      options: [
        { value: 'household', label: 'Limpia de casa' },
        { value: 'mixed', label: 'Escombro revuelto de remodelación' },
        { value: 'wood', label: 'Madera de desecho' },
        { value: 'drywall', label: 'Tablaroca' },
        { value: 'rubble', label: 'Cascajo: ladrillo, loseta, concreto quebrado' },
      ],
    },
  ],
  costBand: {
    service_name: 'Renta de contenedores de basura',
    unit: 'por contenedor',
    price_min_usd: 300,
    price_max_usd: 1100,
    notes:
      'Varios contenedores de cascajo, y las toneladas sobre lo incluido, cuestan más que un solo contenedor del ' +
      'rango.',
  },
  sources: [
    'Weights of debris per cubic yard, 350 mixed, 500 drywall, 300 wood, up to 300 household: USGBC and EPA ' +
      'figures (docslib.org/doc/8340850, EPA Volume-to-Weight Conversion Factors, April 2016); 2,400 of loose ' +
      'concrete, CalRecycle (calrecycle.ca.gov/SWFacilities/CDI/Tools/Calculations.htm).',
  ],
  asOf: '2017-01-01',
  sharedFigures: [
    {
      name: 'coverages.dumpster_pull',
      unit: 'toneladas por viaje',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ value: 10 }],
    },
    {
      name: 'coverages.pickup_bed',
      unit: 'yardas cúbicas por carga de camioneta',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ value: 2.5 }],
    },
    {
      name: 'prices.dumpster_10',
      unit: '$ por viaje',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 300, high: 550 }],
    },
    { name: 'prices.dumpster_15', unit: '$ por viaje', source: 'Nuestro criterio', values: [{ low: 350, high: 650 }] },
    {
      name: 'prices.dumpster_20',
      unit: '$ por viaje',
      asOf: '2017-01-01',
      source: 'Publicado: tarifa oficial, empresa, guía de precios (2017)',
      values: [{ low: 400, high: 750 }],
    },
    {
      name: 'prices.dumpster_30',
      unit: '$ por viaje',
      asOf: '2017-01-01',
      source: 'Publicado: tarifa oficial, empresa (2017)',
      values: [{ low: 500, high: 900 }],
    },
    { name: 'prices.dumpster_40', unit: '$ por viaje', source: 'Nuestro criterio', values: [{ low: 650, high: 1100 }] },
    {
      name: 'prices.dumpster_ton',
      unit: '$ por tonelada',
      asOf: '2025-01-18',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 40, high: 100 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'pickups',
    lines: [
      { line: 'Contenedores por una semana, entregados, retirados y vaciados', covers: 'job' },
      { line: 'Toneladas sobre lo incluido', covers: 'fee' },
    ],
    leavesOut: ['permiso de calle', 'días extra', 'cargar', 'lo que los rellenos sanitarios no reciben'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    judged: 2,
    prices: {
      'prices.dumpster_10': 'published',
      'prices.dumpster_15': 'judged',
      'prices.dumpster_20': 'published',
      'prices.dumpster_30': 'published',
      'prices.dumpster_40': 'judged',
      'prices.dumpster_ton': 'published',
    },
  },
  own: {
    figures: [{
      name: 'prices.dumpster_ton',
      label: 'Cada tonelada más',
      unit: '$ por tonelada',
      min: 10,
      max: 400,
      written: 'USD/ton',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'prices.dumpster_ton': 'Cada tonelada más',
    volume: 'Volumen',
    weight: 'Peso',
    boxes: 'Contenedores',
    container: 'Tamaño del contenedor',
    allowed: 'Peso incluido',
    over: 'Toneladas de más',
    extra: 'Cargo por peso extra',
    each: 'Renta por contenedor',
    rent: 'Renta',
    word: 'Palabra de la frase',
    cost: 'Costo',
  },
  slopes: {
    value: { pickups: 1 },
    volume: { pickups: 1 },
    weight: { pickups: 1 },
    boxes: { pickups: 1 },
    container: { pickups: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
