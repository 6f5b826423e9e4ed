/**
 * Calculadora de costo y materiales de cercas. Generated from the entry fence of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { FenceInputs } from '../../calculators/fence.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/fence.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const styleFigures: Readonly<
  Record<
    FenceInputs['style'],
    { rateLow: number; rateHigh: number; height: number; spacing: number; rails: number; bags: number; pickets: number }
  >
> = {
  chainlink_4: { rateLow: 15, rateHigh: 25, height: 4, spacing: 10, rails: 0, bags: 1, pickets: 0 },
  chainlink_6: { rateLow: 15, rateHigh: 35, height: 6, spacing: 10, rails: 0, bags: 1, pickets: 0 },
  wood_6: { rateLow: 25, rateHigh: 45, height: 6, spacing: 8, rails: 3, bags: 2, pickets: 1 },
  wood_8: { rateLow: 32, rateHigh: 60, height: 8, spacing: 8, rails: 4, bags: 3, pickets: 1 },
  vinyl_6: { rateLow: 32, rateHigh: 65, height: 6, spacing: 8, rails: 0, bags: 2, pickets: 0 },
  iron_4: { rateLow: 30, rateHigh: 55, height: 4, spacing: 8, rails: 0, bags: 1, pickets: 0 },
  iron_6: { rateLow: 38, rateHigh: 75, height: 6, spacing: 8, rails: 0, bags: 2, pickets: 0 },
};
const stylePhrases: Readonly<Record<FenceInputs['style'], string>> = {
  chainlink_4: 'de malla ciclónica de 4 pies',
  chainlink_6: 'de malla ciclónica de 6 pies',
  wood_6: 'de privacidad de madera de 6 pies',
  wood_8: 'de privacidad de madera de 8 pies',
  vinyl_6: 'de privacidad de vinil de 6 pies',
  iron_4: 'de hierro ornamental de 4 pies',
  iron_6: 'de hierro ornamental de 6 pies',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: FenceInputs, steps = compute(inputs)): CalculationResult {
  const { length, style } = inputs;
  const { byFootLow, minimumLow, posts, rails, pickets, concrete, gateLow, gateHigh, costLow, costHigh } = steps;
  const styleChosen = styleFigures[style];
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Instalar ${inPiesLineales(length)} de cerca ${stylePhrases[style]} cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)}, ` +
      (isBelow(byFootLow, minimumLow)
        ? 'el mínimo usual por un trabajo chico, y un portón peatonal agrega de ' +
          `${rangeInRoughDolares(gateLow, gateHigh)}. Un tramo recto necesita ${inPostes(posts)} y ` +
          `${inBolsas(concrete)} de mezcla de concreto de 80 libras.`
        : `y cada portón peatonal agrega de ${rangeInRoughDolares(gateLow, gateHigh)} y dos postes. Un tramo recto ` +
          `necesita ${inPostes(posts)}` +
          (styleChosen.pickets > 0
            ? `, ${inLargueros(rails)} de 8 pies, ${inTablas(pickets)} y ${inBolsas(concrete)} de mezcla de concreto ` +
              'de 80 libras.'
            : ` y ${inBolsas(concrete)} de mezcla de concreto de 80 libras.`)),
    secondary: [
      { value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' },
      { value: roundTo(posts, 0), unit: 'postes', label: 'Postes' },
      { value: roundTo(concrete, 0), unit: 'bolsas', label: 'Bolsas de concreto de 80 libras para los postes' },
    ],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      gate: { low: roundTo(gateLow, 0), high: roundTo(gateHigh, 0), unit: '$' },
      posts: { value: roundTo(posts, 2), unit: 'postes' },
      concrete: { value: roundTo(concrete, 2), unit: 'bolsas' },
      rails: { value: roundTo(rails, 2), unit: 'largueros' },
      pickets: { value: roundTo(pickets, 2), unit: 'tablas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: FenceInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    height,
    byFootLow,
    byFootHigh,
    minimumLow,
    minimumHigh,
    posts,
    rails,
    pickets,
    concrete,
    gateLow,
    gateHigh,
    tearOutLow,
    tearOutHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'height', formula: 'style.height', value: height, unit: 'pies' },
    { name: 'byFoot', formula: 'length * style.rate', value: { low: byFootLow, high: byFootHigh }, unit: '$' },
    { name: 'minimum', formula: 'minimums.fence', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'posts', formula: 'ceil(length / style.spacing) + 1 post', value: posts, unit: 'postes' },
    { name: 'rails', formula: '(posts - 1 post) * style.rails', value: rails, unit: 'largueros' },
    {
      name: 'pickets',
      formula: 'ceil(length * style.pickets / 5.5 in * coverages.picket_waste)',
      value: pickets,
      unit: 'tablas',
    },
    { name: 'concrete', formula: 'posts * style.bags', value: concrete, unit: 'bolsas' },
    { name: 'gate', formula: 'prices.walk_gate', value: { low: gateLow, high: gateHigh }, unit: '$' },
    {
      name: 'tearOut',
      formula: 'length * prices.fence_removal',
      value: { low: tearOutLow, high: tearOutHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byFoot, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ style }: FenceInputs): readonly Cell[] {
  const styleChosen = styleFigures[style];
  return [
    { name: 'style.rate', cell: style, unit: '$ por pie lineal', low: styleChosen.rateLow, high: styleChosen.rateHigh },
    { name: 'style.height', cell: style, unit: 'pies', value: styleChosen.height },
    { name: 'style.spacing', cell: style, unit: 'pies por poste', value: styleChosen.spacing },
    { name: 'style.rails', cell: style, unit: 'largueros por poste', value: styleChosen.rails },
    { name: 'style.bags', cell: style, unit: 'bolsas por poste', value: styleChosen.bags },
    { name: 'style.pickets', cell: style, unit: 'tablas', value: styleChosen.pickets },
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

/** "2,500 postes", for instance. */
function inPostes(value: number): string {
  return amount(trimmed(value, 2), '', ' poste', ' postes');
}

/** "2,500 bolsas", for instance. */
function inBolsas(value: number): string {
  return amount(trimmed(value, 2), '', ' bolsa', ' bolsas');
}

/** "2,500 largueros", for instance. */
function inLargueros(value: number): string {
  return amount(trimmed(value, 2), '', ' larguero', ' largueros');
}

/** "2,500 tablas", for instance. */
function inTablas(value: number): string {
  return amount(trimmed(value, 2), '', ' tabla', ' tablas');
}

/** Costo instalado, postes, tablas y concreto para una línea de cerca */
export const fence: Calculator<FenceInputs> = {
  slug: 'fence',
  title: 'Calculadora de costo y materiales de cercas',
  subtitle: 'Costo instalado, postes, tablas y concreto para una línea de cerca',
  tag: 'outdoor',
  service: 'Construcción de cercas',
  disclaimer:
    'Estimado para planear. No incluye portones, quitar cerca vieja, desmonte, excavar en roca, tinte ni permisos; ' +
    'llame al 811 antes de excavar y revise primero el lindero y toda regla de la asociación de propietarios (HOA).',
  inputs: [
    {
      name: 'length',
      label: 'Longitud de la cerca',
      type: 'number',
      unit: 'pies lineales',
      default: 120,
      min: 10,
      max: 5000,
      step: 5,
      units: acceptedUnits.lft,
    },
    {
      name: 'style',
      label: 'Estilo',
      type: 'select',
      default: 'wood_6',
      options: [
        { value: 'chainlink_4', label: 'Malla ciclónica de 4 pies' },
        { value: 'chainlink_6', label: 'Malla ciclónica de 6 pies' },
        { value: 'wood_6', label: 'Privacidad de madera de 6 pies' },
        { value: 'wood_8', label: 'Privacidad de madera de 8 pies' },
        { value: 'vinyl_6', label: 'Privacidad de vinil de 6 pies' },
        { value: 'iron_4', label: 'Hierro ornamental de 4 pies' },
        { value: 'iron_6', label: 'Hierro ornamental de 6 pies' },
      ],
    },
  ],
  costBand: {
    service_name: 'Construcción de cercas',
    unit: 'por pie lineal',
    price_min_usd: 18,
    price_max_usd: 75,
    project_min_usd: 2500,
    project_max_usd: 15000,
    notes:
      'La malla ciclónica baja puede costar menos por pie; las cercas cortas cuestan más, porque las cuadrillas ' +
      'tienen un trabajo mínimo; los portones y quitar la cerca vieja van aparte.',
  },
  sources: [
    'Posts 8 ft on center for wood of 6 ft, where some set those of 8 ft every 6 ' +
      '(podleskilc.com/post/how-do-we-set-our-fence-posts); up to 10 ft for chain link (ASTM F567, 4.1, at ' +
      'scribd.com/document/380269624/ASTM-F567).',
    'A picket sold as 6 in measures 5.5 in, and on a privacy fence each touches the next ' +
      '(homematerialsplanner.com/guides/how-many-pickets-for-100-feet-of-fence).',
    'Concrete of one to three 80-lb bags a post by height, and three rails to a bay of 6-ft and four of 8-ft ' +
      'privacy fence, are planning estimates, because builders differ.',
  ],
  asOf: '2026-01-01',
  sharedFigures: [
    {
      name: 'coverages.picket_waste',
      unit: '',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ value: 1.05 }],
    },
    {
      name: 'prices.fence_removal',
      unit: '$ por pie lineal',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 3, high: 10 }],
    },
    { name: 'prices.walk_gate', unit: '$', source: 'Nuestro criterio', values: [{ low: 250, high: 600 }] },
    { name: 'minimums.fence', unit: '$', source: 'Nuestro criterio', values: [{ low: 600, high: 1200 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'length',
    lines: [{ line: 'Cerca por pie', covers: 'job' }],
    options: [
      { name: 'gate', line: 'Portón peatonal', covers: 'job' },
      { name: 'tear_out', line: 'Quitar la cerca vieja y llevársela', covers: 'job' },
    ],
    leavesOut: ['desmonte', 'excavar en roca', 'portones para carro', 'tinte', 'permisos', 'deslinde'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 2,
    judged: 2,
    prices: {
      'prices.fence_removal': 'published',
      'prices.walk_gate': 'judged',
      'minimums.fence': 'judged',
      'fence.style': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'style.rate',
        label: 'Precio por pie lineal',
        unit: '$ por pie lineal',
        min: 5,
        max: 250,
        written: 'USD/lft',
        by: ['style'],
      },
      { name: 'coverages.picket_waste', label: 'Parte de tablas por pedir', min: 1, max: 1.5 },
      { name: 'prices.walk_gate', label: 'Portón peatonal', unit: '$', min: 50, max: 3000, units: acceptedUnits.USD },
      {
        name: 'prices.fence_removal',
        label: 'Quitar la cerca vieja',
        unit: '$ por pie lineal',
        min: 1,
        max: 30,
        written: 'USD/lft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: { kind: 'fence', measures: { length: { input: 'length', times: 1 }, height: { step: 'height', times: 1 } } },
  labels: {
    byFoot: 'Precio por pie',
    tearOut: 'Quitar la cerca vieja',
    'coverages.picket_waste': 'Parte de tablas por pedir',
    'style.rate': 'Precio por pie lineal',
    'prices.walk_gate': 'Portón peatonal',
    'prices.fence_removal': 'Quitar la cerca vieja',
    height: 'Altura',
    minimum: 'Cargo mínimo',
    posts: 'Postes',
    rails: 'Largueros',
    pickets: 'Tablas',
    concrete: 'Bolsas de concreto',
    gate: 'Portón peatonal',
    cost: 'Costo',
  },
  slopes: {
    value: { length: 1 },
    'cost.low': { length: 1 },
    'cost.high': { length: 1 },
    'gate.low': { length: 0 },
    'gate.high': { length: 0 },
    posts: { length: 1 },
    concrete: { length: 1 },
    rails: { length: 1 },
    pickets: { length: 1 },
    'range.low': { length: 1 },
    'range.high': { length: 1 },
    'total.low': { length: 1 },
    'total.high': { length: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
