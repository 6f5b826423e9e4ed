/**
 * Calculadora de estuco. Generated from the entry stucco of catalog/calculators/finishes.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { StuccoInputs } from '../../calculators/stucco.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/stucco.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const wallFigures: Readonly<Record<StuccoInputs['wall'], { base: number; rateLow: number; rateHigh: number }>> = {
  lath: { base: 0.75, rateLow: 6, rateHigh: 12 },
  masonry: { base: 0.375, rateLow: 3, rateHigh: 6 },
};
const wallPhrases: Readonly<Record<StuccoInputs['wall'], string>> = {
  lath: 'malla sobre estructura de madera',
  masonry: 'block o concreto',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StuccoInputs, steps = compute(inputs)): CalculationResult {
  const { area, wall } = inputs;
  const { base, finish, bags, lath, thickness, minimumLow, byWorkLow, costLow, costHigh } = steps;
  return {
    value: roundTo(bags, 0),
    unit: 'bolsas',
    interpretation:
      `Para ${inWholePies2(area)} de ${wallPhrases[wall]} necesita ${inWholeBolsas(base)} de base y ` +
      `${inWholeBolsas(finish)} de acabado, de 80 libras por bolsa` +
      (wall === 'lath' && isBelow(byWorkLow, minimumLow)
        ? `, y ${inWholeHojas(lath)} de malla metálica. Con siete octavos de pulgada de grueso cuesta ` +
          `${rangeInRoughDolares(costLow, costHigh)} con instalación, porque las cuadrillas cobran un mínimo.`
        : wall === 'lath'
          ? `, y ${inWholeHojas(lath)} de malla metálica. Con siete octavos de pulgada de grueso cuesta ` +
            `${rangeInRoughDolares(costLow, costHigh)} con instalación.`
          : `. Con media pulgada de grueso cuesta ${rangeInRoughDolares(costLow, costHigh)} con instalación` +
            (isBelow(byWorkLow, minimumLow) ? ', porque las cuadrillas cobran un mínimo.' : '.')),
    secondary: [
      { value: roundTo(base, 0), unit: 'bolsas', label: 'Base' },
      { value: roundTo(finish, 0), unit: 'bolsas', label: 'Acabado' },
      { value: roundTo(lath, 0), unit: 'hojas', label: 'Malla metálica' },
      { value: roundTo(thickness, 3), unit: 'pulg', label: 'Grueso' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      base: { value: roundTo(base, 0), unit: 'bolsas' },
      finish: { value: roundTo(finish, 0), unit: 'bolsas' },
      lath: { value: roundTo(lath, 0), unit: 'hojas' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StuccoInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    bought,
    base,
    finish,
    bags,
    lath,
    thickness,
    minimumLow,
    minimumHigh,
    byWorkLow,
    byWorkHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'bought', formula: 'area * (1 + waste)', value: bought, unit: 'pies²' },
    { name: 'base', formula: 'ceil(bought * wall.base / work_coverages.stucco_base)', value: base, unit: 'bolsas' },
    { name: 'finish', formula: 'ceil(bought / work_coverages.stucco_finish)', value: finish, unit: 'bolsas' },
    { name: 'bags', formula: 'base + finish', value: bags, unit: 'bolsas' },
    {
      name: 'lath',
      formula: 'if wall = "lath" then ceil(bought / work_coverages.stucco_lath) else 0 sheet',
      value: lath,
      unit: 'hojas',
    },
    { name: 'thickness', formula: 'wall.base + 0.125 in', value: thickness, unit: 'pulg' },
    { name: 'minimum', formula: 'work_minimums.stucco', value: { low: minimumLow, high: minimumHigh }, unit: '$' },
    { name: 'byWork', formula: 'area * wall.rate', value: { low: byWorkLow, high: byWorkHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(byWork, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ wall }: StuccoInputs): readonly Cell[] {
  const wallChosen = wallFigures[wall];
  return [
    { name: 'wall.base', cell: wall, unit: 'pulg', value: wallChosen.base },
    { name: 'wall.rate', cell: wall, unit: '$ por pie²', low: wallChosen.rateLow, high: wallChosen.rateHigh },
  ];
}

/** "2,500 pies²", for instance. */
function inWholePies2(value: number): string {
  return amount(trimmed(value, 0), '', ' pie²', ' pies²');
}

/** "2,500 bolsas", for instance. */
function inWholeBolsas(value: number): string {
  return amount(trimmed(value, 0), '', ' bolsa', ' bolsas');
}

/** "2,500 hojas", for instance. */
function inWholeHojas(value: number): string {
  return amount(trimmed(value, 0), '', ' hoja', ' hojas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Bolsas de base y de acabado, hojas de malla metálica y el precio instalado de una pared de estuco */
export const stucco: Calculator<StuccoInputs> = {
  slug: 'stucco',
  title: 'Calculadora de estuco',
  subtitle: 'Bolsas de base y de acabado, hojas de malla metálica y el precio instalado de una pared de estuco',
  tag: 'home',
  service: 'Estuco',
  disclaimer:
    'Estimado para planear paredes planas; el concreto colado lleva un cuarto de pulgada de base, una tercera parte ' +
    'menos que el block. No incluye andamios arriba de un piso, revestimiento viejo, papel y tapajuntas, molduras, ' +
    'pintura ni grietas en la pared de abajo; los acabados delgados y con textura llevan menos o más.',
  inputs: [
    {
      name: 'area',
      label: 'Pared',
      type: 'number',
      unit: 'pies²',
      default: 1000,
      min: 20,
      max: 20000,
      step: 10,
      units: acceptedUnits.sqft,
      hint: 'Sin puertas ni ventanas',
    },
    {
      name: 'wall',
      label: 'Sobre qué',
      type: 'select',
      default: 'lath',
      options: [
        { value: 'lath', label: 'Estructura de madera con malla metálica, tres capas' },
        { value: 'masonry', label: 'Block o concreto, dos capas' },
      ],
    },
    {
      name: 'waste',
      label: 'Extra de material',
      type: 'number',
      unit: '%',
      default: 10,
      min: 0,
      max: 25,
      step: 1,
      units: acceptedUnits['%'],
    },
  ],
  costBand: {
    service_name: 'Estuco',
    unit: 'por pie cuadrado',
    price_min_usd: 3,
    price_max_usd: 12,
    notes: 'Las paredes chicas cuestan el mínimo de un trabajo, que es más que el rango por pie.',
  },
  sources: [
    'ASTM C926, three coats on metal lath, 7/8 in in all, two on unit masonry, 1/2 in, and on cast concrete 3/8 in ' +
      '(nursestucco.com/faq-items/what-is-the-correct-thickness-of-stucco).',
    "At least three coats over metal lath and two over other bases also by section 2511.1 of New York's building " +
      'code (codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-183017).',
  ],
  asOf: '2024-12-02',
  sharedFigures: [
    {
      name: 'work_coverages.stucco_base',
      unit: 'pies³ por bolsa',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 0.83 }],
    },
    {
      name: 'work_coverages.stucco_finish',
      unit: 'pies² por bolsa',
      source: 'Publicado: fabricante (sin fecha)',
      values: [{ value: 70 }],
    },
    { name: 'work_coverages.stucco_lath', unit: 'pies² por hoja', source: 'Nuestro criterio', values: [{ value: 18 }] },
    {
      name: 'work_minimums.stucco',
      unit: '$',
      asOf: '2024-12-02',
      source: 'Publicado: encuesta (2024)',
      values: [{ low: 750, high: 1500 }],
    },
    {
      name: 'work_prices.stucco_masonry',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 3, high: 6 }],
    },
    {
      name: 'work_prices.stucco_wood',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 6, high: 12 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Estuco, con instalación', covers: 'job' }],
    leavesOut: [
      'andamios arriba de un piso',
      'revestimiento viejo',
      'papel y tapajuntas',
      'molduras',
      'pintura',
      'grietas en la pared de abajo',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    prices: {
      'work_minimums.stucco': 'published',
      'work_prices.stucco_masonry': 'published',
      'work_prices.stucco_wood': 'published',
    },
  },
  own: {
    figures: [{
      name: 'wall.rate',
      label: 'Precio por pie²',
      unit: '$ por pie²',
      min: 1,
      max: 50,
      written: 'USD/sqft',
      by: ['wall'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    byWork: 'Precio del trabajo',
    'wall.rate': 'Precio por pie²',
    bought: 'Área con desperdicio',
    base: 'Bolsas de base',
    finish: 'Bolsas de acabado',
    bags: 'Bolsas',
    lath: 'Hojas de malla',
    thickness: 'Espesor',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
  },
  slopes: {
    value: { area: 1, waste: 1 },
    base: { area: 1, waste: 1 },
    finish: { area: 1, waste: 1 },
    lath: { area: 1, waste: 1 },
    'cost.low': { area: 1, waste: 0 },
    'cost.high': { area: 1, waste: 0 },
    'total.low': { area: 1, waste: 0 },
    'total.high': { area: 1, waste: 0 },
  },
  refuse,
  answer,
  trace,
  cells,
};
