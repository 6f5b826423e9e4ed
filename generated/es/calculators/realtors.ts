/**
 * Hoja neta del vendedor en Texas. Generated from the entry realtors of catalog/calculators/real-estate.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAbove, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { RealtorsInputs } from '../../calculators/realtors.js';
import { cells, compute, estimate, refuse, trace } from '../../calculators/realtors.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const policyPhrases: Readonly<Record<RealtorsInputs['policy'], string>> = {
  yes: 'con la póliza de título',
  no: 'sin la póliza de título',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RealtorsInputs): CalculationResult {
  const { salePrice, payoff, policy } = inputs;
  const { agents, title, closing, owed, costs, net, short } = compute(inputs);
  return {
    value: roundTo(net, 0),
    unit: '$ para el vendedor',
    interpretation:
      `Vender en ${inDolares(salePrice)} ` +
      (isAbove(short, 0)
        ? `no cubre la liquidación de ${inDolares(payoff)} y los costos de venta de ${inDolares(costs)} ` +
          `${policyPhrases[policy]}. Tendría que llevar ${inDolares(short)} al cierre.`
        : `le deja ${inDolares(net)} después de ` +
          (payoff > 0
            ? `la liquidación de ${inDolares(payoff)} y los costos de venta de ${inDolares(costs)} ` +
              `${policyPhrases[policy]}.`
            : `los costos de venta de ${inDolares(costs)} ${policyPhrases[policy]}.`)),
    secondary: [
      { value: roundTo(costs, 0), unit: '$', label: 'Costos de la venta' },
      { value: roundTo(agents, 0), unit: '$', label: 'Comisión' },
      { value: roundTo(owed, 0), unit: '$', label: 'Impuestos que se deben al cierre' },
      { value: roundTo(closing, 0), unit: '$', label: 'Otros costos' },
      { value: roundTo(title, 0), unit: '$', label: 'Prima de la póliza de título' },
      { value: roundTo(short, 0), unit: '$', label: 'Por llevar al cierre' },
    ],
    figures: {
      costs: { value: roundTo(costs, 0), unit: '$' },
      short: { value: roundTo(short, 0), unit: '$' },
      net: { value: roundTo(net, 0), unit: '$' },
    },
  };
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/**
 * Qué le deja al vendedor la venta de una casa después de comisión, póliza de título, impuestos y liquidación del
 * préstamo
 */
export const realtors: Calculator<RealtorsInputs> = {
  slug: 'realtors',
  title: 'Hoja neta del vendedor en Texas',
  subtitle:
    'Qué le deja al vendedor la venta de una casa después de comisión, póliza de título, impuestos y liquidación del ' +
    'préstamo',
  tag: 'real-estate',
  service: 'Agentes de bienes raíces',
  disclaimer:
    'Estimado para planear. No incluye reparaciones, concesiones, cargos de traspaso de HOA, gravámenes ni impuesto ' +
    'sobre la renta; las comisiones son negociables, y el contrato dice quién paga la póliza de título. Decide el ' +
    'estado de cuenta de la compañía de títulos.',
  inputs: [
    {
      name: 'salePrice',
      label: 'Precio de venta',
      type: 'number',
      unit: '$',
      default: 300000,
      min: 100500,
      max: 5000000,
      step: 500,
      units: acceptedUnits.USD,
    },
    {
      name: 'payoff',
      label: 'Liquidación del préstamo',
      type: 'number',
      unit: '$',
      default: 180000,
      min: 0,
      max: 5000000,
      step: 500,
      units: acceptedUnits.USD,
    },
    {
      name: 'commission',
      label: 'Comisión en total',
      type: 'number',
      unit: '%',
      default: 5.5,
      min: 0,
      max: 8,
      step: 0.1,
      units: acceptedUnits['%'],
    },
    {
      name: 'policy',
      label: '¿El vendedor paga la póliza de título?',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'other',
      label: 'Otros costos de cierre',
      type: 'number',
      unit: '%',
      default: 0.7,
      min: 0,
      max: 5,
      step: 0.1,
      units: acceptedUnits['%'],
      hint: 'Cargo de escrow, certificados de impuestos, escrituras, deslinde',
    },
    {
      name: 'taxes',
      label: 'Impuesto a la propiedad al año',
      type: 'number',
      unit: '$',
      default: 6000,
      min: 0,
      max: 150000,
      step: 50,
      units: acceptedUnits.USD,
    },
    {
      name: 'months',
      label: 'Meses del año antes del cierre',
      type: 'number',
      unit: 'meses',
      default: 6,
      min: 0,
      max: 12,
      step: 0.5,
    },
  ],
  costBand: null,
  sources: [
    'Items of a Texas net sheet and who pays them by custom ' +
      '(passtexasrealestate.com/calculators/seller-net-sheet/cheat-sheet).',
    'Title premium, Texas Department of Insurance Rate Rule R-1 of March 1, 2026 ' +
      '(tdi.texas.gov/title/titlerates2026.html).',
    'Commission and other costs are planning estimates that the caller sets.',
  ],
  asOf: '2026-03-01',
  periods: [
    { key: '2019-09-01', from: '2019-09-01', until: '2026-02-28' },
    { key: '2026-03-01', from: '2026-03-01' },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Comisión', covers: 'fee' },
      { line: 'Póliza de título del dueño', covers: 'fee' },
      { line: 'Otros costos de cierre', covers: 'fee' },
      { line: 'Impuesto a la propiedad que se debe al cierre', covers: 'fee' },
    ],
    leavesOut: [
      'reparaciones',
      'concesiones',
      'cargos de traspaso de HOA',
      'gravámenes',
      'impuesto sobre la renta',
      'liquidación del préstamo',
    ],
    amounts: estimate,
  },
  basis: {
    class: 'exact',
    published: 1,
    prices: { 'realtors.premium': 'published' },
  },
  labels: {
    agents: 'Agentes',
    title: 'Póliza de título',
    closing: 'Otros costos de cierre',
    owed: 'Impuestos por pagar',
    costs: 'Costos',
    net: 'Lo que queda',
    short: 'Lo que falta',
    total: 'Total',
  },
  slopes: {
    value: { payoff: -1, commission: -1, other: -1, taxes: -1, months: -1 },
    costs: { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
    short: { payoff: 1, commission: 1, other: 1, taxes: 1, months: 1 },
    net: { payoff: -1, commission: -1, other: -1, taxes: -1, months: -1 },
    'total.low': { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
    'total.high': { salePrice: 1, payoff: 0, commission: 1, other: 1, taxes: 1, months: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
