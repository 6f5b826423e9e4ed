/**
 * Calculadora del costo de reemplazar ventanas. Generated from the entry windows of catalog/calculators.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { WindowsInputs } from '../../calculators/windows.js';
import { compute, computeOwn, estimate, refuse } from '../../calculators/windows.js';
import { amount, roughRange, trimmed } from '../language.js';

const typeFigures: Readonly<Record<WindowsInputs['type'], { priceLow: number; priceHigh: number }>> = {
  vinyl_sh: { priceLow: 400, priceHigh: 650 },
  vinyl_dh: { priceLow: 500, priceHigh: 900 },
  vinyl_cs: { priceLow: 600, priceHigh: 1000 },
  fg_dh: { priceLow: 900, priceHigh: 1500 },
  wood: { priceLow: 900, priceHigh: 1500 },
  impact: { priceLow: 700, priceHigh: 1500 },
};
const typePhrases: Readonly<Record<WindowsInputs['type'], string>> = {
  vinyl_sh: 'de vinil de guillotina sencilla',
  vinyl_dh: 'de vinil de guillotina doble',
  vinyl_cs: 'de vinil de manivela (casement)',
  fg_dh: 'de fibra de vidrio de guillotina doble',
  wood: 'de madera o madera revestida',
  impact: 'con resistencia a impactos',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: WindowsInputs, steps = compute(inputs)): CalculationResult {
  const { type: type_ } = inputs;
  const { windows, costLow, costHigh } = steps;
  return {
    value: roundTo(costLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Calcule ${rangeInRoughDolares(costLow, costHigh)} por ${inVentanas(windows)} ${typePhrases[type_]}, con ` +
      'instalación.' +
      (type_ === 'impact'
        ? ' El vidrio de impacto puede reemplazar a las contraventanas y puede bajar la prima de su seguro contra ' +
          'vendaval (windstorm).'
        : ''),
    secondary: [{ value: roundTo(costHigh, 0), unit: '$ (extremo alto)', label: 'Rango' }],
    range: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
    figures: {
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      windows: { value: roundTo(windows, 2), unit: 'ventanas' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: WindowsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const { windows, costLow, costHigh } = steps;
  return [
    { name: 'windows', formula: 'count * 1 window', value: windows, unit: 'ventanas' },
    { name: 'cost', formula: 'windows * type.price', value: { low: costLow, high: costHigh }, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ type: type_ }: WindowsInputs): readonly Cell[] {
  const typeChosen = typeFigures[type_];
  return [{
    name: 'type.price',
    cell: type_,
    unit: '$ por ventana',
    low: typeChosen.priceLow,
    high: typeChosen.priceHigh,
  }];
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 ventanas", for instance. */
function inVentanas(value: number): string {
  return amount(trimmed(value, 2), '', ' ventana', ' ventanas');
}

/** Rango de costo instalado según número y tipo de ventanas */
export const windows: Calculator<WindowsInputs> = {
  slug: 'windows',
  title: 'Calculadora del costo de reemplazar ventanas',
  subtitle: 'Rango de costo instalado según número y tipo de ventanas',
  tag: 'home',
  service: 'Cambio de ventanas',
  disclaimer:
    'Estimado para planear, de medidas estándar. No incluye reparar pudrición, aberturas nuevas, cambios por salida ' +
    'de emergencia (egress) ni el certificado que pide el seguro contra vendaval (windstorm) en los condados ' +
    'costeros de primera línea (first tier).',
  inputs: [
    { name: 'count', label: 'Número de ventanas', type: 'number', default: 10, min: 1, max: 100, step: 1, whole: true },
    {
      name: 'type',
      label: 'Tipo de ventana',
      type: 'select',
      default: 'vinyl_dh',
      options: [
        { value: 'vinyl_sh', label: 'De vinil, guillotina sencilla' },
        { value: 'vinyl_dh', label: 'De vinil, guillotina doble' },
        { value: 'vinyl_cs', label: 'De vinil, de manivela (casement)' },
        { value: 'fg_dh', label: 'De fibra de vidrio, guillotina doble' },
        { value: 'wood', label: 'De madera o madera revestida' },
        { value: 'impact', label: 'Con resistencia a impactos' },
      ],
    },
  ],
  costBand: {
    service_name: 'Cambio de ventanas',
    unit: 'por ventana',
    price_min_usd: 400,
    price_max_usd: 1500,
    project_min_usd: 4000,
    project_max_usd: 18000,
    notes: 'El proyecto es el de una casa usual; unas pocas ventanas cuestan menos y muchas más.',
  },
  sources: [
    'Installed single-hung $400 to $600, double-hung $500 to $900, casement $600 to $1,000 (Renoviso, now ' +
      'HireHaven, hirehaven.com/windows/replacement-windows-cost); $300 to $800 for a window in general ' +
      '(homeguide.com/costs/window-replacement-cost).',
    'Replacement windows in Texas usually $500 to $1,700 ' +
      '(brennancorp.com/blog/how-much-to-spend-on-replacement-windows-texas); $350 to $995 and up in Houston ' +
      '(texashomeexteriors.com/replacement-window-cost).',
    'Impact windows in Texas $650 to $1,500 (modernize.com/windows/types/impact-windows-cost).',
    "Fiberglass and wood prices are planning estimates inside the service's band of $400 to $1,500, because they " +
      "are sold by makers' dealers without lists; large impact units cost more.",
  ],
  asOf: '2026-01-01',
  estimate: {
    covers: 'job',
    unit: '$',
    addsUp: 'count',
    lines: [{ line: 'Ventanas e instalación', covers: 'job' }],
    leavesOut: [
      'reparar pudrición',
      'aberturas nuevas',
      'cambios por salida de emergencia (egress)',
      'certificado contra vendaval (windstorm)',
      'permiso de construcción',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '3',
    published: 1,
    prices: { 'windows.type': 'published' },
  },
  own: {
    figures: [{
      name: 'type.price',
      label: 'Precio por ventana',
      unit: '$ por ventana',
      min: 100,
      max: 6000,
      written: 'USD/window',
      by: ['type'],
    }],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: { 'type.price': 'Precio por ventana', windows: 'Ventanas', cost: 'Costo' },
  slopes: {
    value: { count: 1 },
    'cost.low': { count: 1 },
    'cost.high': { count: 1 },
    windows: { count: 1 },
    'range.low': { count: 1 },
    'range.high': { count: 1 },
    'total.low': { count: 1 },
    'total.high': { count: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
