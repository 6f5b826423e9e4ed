/**
 * Calculadora de captación de agua de lluvia. Generated from the entry rainwater-harvesting of
 * catalog/calculators/home-water.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundTo, roundUpTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { RainwaterHarvestingInputs, RainwaterHarvestingSteps } from '../../calculators/rainwater-harvesting.js';
import { refuse } from '../../calculators/rainwater-harvesting.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const efficiencyFigures: Readonly<Record<RainwaterHarvestingInputs['efficiency'], number>> = {
  '75': 75,
  '80': 80,
  '85': 85,
  '90': 90,
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: RainwaterHarvestingInputs): RainwaterHarvestingSteps {
  const { roof, rain, efficiency, monthly, months } = inputs;
  const inch = roof * efficiencyFigures[efficiency] * 12 / 1925;
  const year = inch * rain;
  const yearly = monthly * 12;
  const bridge = monthly * months;
  const tank = roundUpTo(Math.min(bridge, year), 100);
  const costLow = tank;
  const costHigh = tank * 1.6;
  const verdict: string = isAtMost(yearly, year) ? 'suficiente lluvia' : 'muy poca lluvia';
  return { inch, year, yearly, bridge, tank, costLow, costHigh, verdict };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: RainwaterHarvestingInputs, own: OwnFigures): RainwaterHarvestingSteps {
  const { roof, rain, efficiency, monthly, months } = inputs;
  const homePricesRainTank = own['home_prices.rain_tank'] ?? 1;
  const homePricesRainTankHigh = own['home_prices.rain_tank'] ?? 1.6;
  const inch = roof * efficiencyFigures[efficiency] * 12 / 1925;
  const year = inch * rain;
  const yearly = monthly * 12;
  const bridge = monthly * months;
  const tank = roundUpTo(Math.min(bridge, year), 100);
  const costLow = tank * homePricesRainTank;
  const costHigh = tank * homePricesRainTankHigh;
  const verdict: string = isAtMost(yearly, year) ? 'suficiente lluvia' : 'muy poca lluvia';
  return { inch, year, yearly, bridge, tank, costLow, costHigh, verdict };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): CalculationResult {
  const { roof, rain } = inputs;
  const { inch, year, yearly, tank, costLow, costHigh, verdict } = steps;
  return {
    value: roundTo(year, 0),
    unit: 'galones al año',
    text: verdict,
    interpretation:
      `Un techo de ${inPies2(roof)} da cerca de ${inWholeGalones(year)} en un año con ${inPulgadas(rain)} de lluvia, ` +
      `${inWholeGalones(inch)} por pulgada. Eso ` +
      (isAtMost(yearly, year)
        ? `cubre un uso de ${inWholeGalones(yearly)}; un tanque de ${inWholeGalones(tank)} cubre los meses secos y ` +
          `cuesta ${rangeInRoughDolares(costLow, costHigh)}, sin contar bomba y filtros.`
        : `es menos que un uso de ${inWholeGalones(yearly)}, así que un tanque de ${inWholeGalones(tank)} ` +
          `(${rangeInRoughDolares(costLow, costHigh)} sin contar bomba y filtros) se seca en algunos meses.`),
    secondary: [
      { value: roundTo(inch, 0), unit: 'galones', label: 'Por cada pulgada de lluvia' },
      { value: roundTo(yearly, 0), unit: 'galones', label: 'Uso en un año' },
      { value: roundTo(tank, 0), unit: 'galones', label: 'Tanque' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Tanque (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Tanque (alto)' },
    ],
    figures: {
      year: { value: roundTo(year, 0), unit: 'galones' },
      inch: { value: roundTo(inch, 0), unit: 'galones' },
      yearly: { value: roundTo(yearly, 0), unit: 'galones' },
      tank: { value: roundTo(tank, 0), unit: 'galones' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): EstimateAmounts {
  const { costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [{ low: roundTo(costLow, 0), high: roundTo(costHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: RainwaterHarvestingInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { inch, year, yearly, bridge, tank, costLow, costHigh, verdict } = steps;
  return [
    { name: 'inch', formula: 'roof * 1 in * efficiency to gal', value: inch, unit: 'galones' },
    { name: 'year', formula: 'inch * (rain / 1 in)', value: year, unit: 'galones' },
    { name: 'yearly', formula: 'monthly * 12', value: yearly, unit: 'galones' },
    { name: 'bridge', formula: 'monthly * months', value: bridge, unit: 'galones' },
    { name: 'tank', formula: 'ceil(min(bridge, year), 100 gal)', value: tank, unit: 'galones' },
    { name: 'cost', formula: 'tank * home_prices.rain_tank', value: { low: costLow, high: costHigh }, unit: '$' },
    {
      name: 'verdict',
      formula: 'if yearly <= year then "suficiente lluvia" else "muy poca lluvia"',
      value: verdict,
      unit: '',
    },
  ];
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Galones al año de un techo, el tanque para los meses secos y su precio */
export const rainwaterHarvesting: Calculator<RainwaterHarvestingInputs> = {
  slug: 'rainwater-harvesting',
  title: 'Calculadora de captación de agua de lluvia',
  subtitle: 'Galones al año de un techo, el tanque para los meses secos y su precio',
  tag: 'outdoor',
  service: 'Captación de agua de lluvia',
  disclaimer:
    'Estimado para planear a partir de la lluvia anual. No incluye canaletas, desviadores de primera lluvia, bombas, ' +
    'filtros ni bases. En esta costa la lluvia llega de golpe, con meses secos entre medio; para tomarla hay que ' +
    'tratarla y analizarla.',
  inputs: [
    {
      name: 'roof',
      label: 'Huella del techo',
      type: 'number',
      unit: 'pies²',
      default: 2000,
      min: 50,
      max: 20000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'rain',
      label: 'Lluvia en un año',
      type: 'number',
      unit: 'pulg',
      default: 30,
      min: 10,
      max: 60,
      step: 1,
      units: acceptedUnits.in,
      hint: 'Cerca de 30 pulgadas en Corpus Christi, menos tierra adentro',
    },
    {
      name: 'efficiency',
      label: 'Parte que llega al tanque',
      type: 'select',
      unit: 'por ciento',
      default: '85',
      options: [
        { value: '75', label: '75%', size: 75 },
        { value: '80', label: '80%', size: 80 },
        { value: '85', label: '85%', size: 85 },
        { value: '90', label: '90%', size: 90 },
      ],
      units: acceptedUnits.percent,
      hint: '90% de un techo de metal, 80% de uno de tejas, menos con un desviador de primera lluvia',
    },
    {
      name: 'monthly',
      label: 'Agua que se usa al mes',
      type: 'number',
      unit: 'galones',
      default: 1200,
      min: 50,
      max: 10000,
      step: 50,
      units: acceptedUnits.gal,
    },
    {
      name: 'months',
      label: 'Meses secos por cubrir',
      type: 'number',
      unit: 'meses',
      default: 2,
      min: 1,
      max: 6,
      step: 1,
      whole: true,
    },
  ],
  costBand: {
    service_name: 'Captación de agua de lluvia',
    unit: 'por galón',
    price_min_usd: 1,
    price_max_usd: 1.6,
    notes:
      'Solo el tanque; un sistema completo con bomba y filtros suele costar de $8,000 a $10,000. Los tanques de ' +
      'acero cuestan más.',
  },
  sources: [
    'A square foot and an inch of rain are 0.623 gallons (Texas Manual on Rainwater Harvesting, TWDB, third ' +
      'edition 2005).',
    "75 to 90 percent reach the tank (the same manual); months of reserve are the planner's choice.",
  ],
  sharedFigures: [{
    name: 'home_prices.rain_tank',
    unit: '$ por galón',
    source: 'Publicado: empresa, guía de precios (sin fecha)',
    values: [{ low: 1, high: 1.6 }],
  }],
  estimate: {
    covers: 'material',
    unit: '$',
    lines: [{ line: 'Tanque', covers: 'material' }],
    leavesOut: [
      'entrega',
      'canaletas',
      'desviador de primera lluvia',
      'bomba y filtros',
      'base',
      'instalación',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '4',
    published: 1,
    prices: { 'home_prices.rain_tank': 'published' },
  },
  own: {
    figures: [{
      name: 'home_prices.rain_tank',
      label: 'Tanque',
      unit: '$ por galón',
      min: 0.2,
      max: 6,
      written: 'USD/gal',
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.rain_tank': 'Tanque',
    inch: 'Por pulgada de lluvia',
    year: 'Lluvia por año',
    yearly: 'Uso por año',
    bridge: 'Uso en los meses secos',
    tank: 'Tanque',
    cost: 'Costo',
    verdict: 'Resultado',
  },
  slopes: {
    value: { roof: 1, rain: 1, monthly: 0, months: 0 },
    year: { roof: 1, rain: 1, monthly: 0, months: 0 },
    inch: { roof: 1, rain: 0, monthly: 0, months: 0 },
    yearly: { roof: 0, rain: 0, monthly: 1, months: 0 },
    tank: { roof: 1, rain: 1, monthly: 1, months: 1 },
    'cost.low': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'cost.high': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'total.low': { roof: 1, rain: 1, monthly: 1, months: 1 },
    'total.high': { roof: 1, rain: 1, monthly: 1, months: 1 },
  },
  refuse,
  answer,
  trace,
};
