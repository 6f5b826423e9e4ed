/**
 * Mineral Royalty Calculator. Generated from the entry mineral-rights of catalog/calculators/real-estate.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Mineral Royalty Calculator, inside their bounds. */
export interface MineralRightsInputs {
  /** Acres of your tract in the unit, 0.5 to 10000 acres in steps of 0.01; 40 when omitted. */
  readonly tract: number;
  /** Share of its minerals that you own, 0.0001 to 100 % in steps of 0.000001; 100 when omitted. */
  readonly share: number;
  /** Acres of the whole unit, 10 to 20000 acres in steps of 0.01; 640 when omitted. */
  readonly unit: number;
  /** Royalty of the lease, 5 to 35 % in steps of 0.01; 25 when omitted. */
  readonly royalty: number;
  /** Product; 'oil' when omitted. */
  readonly product: 'oil' | 'gas';
  /** Sold from the unit in the month, 10 to 5000000 barrels or Mcf in steps of 1; 3000 when omitted. */
  readonly volume: number;
  /** Price of a barrel or an Mcf, 0.1 to 300 $ in steps of 0.01; 65 when omitted. */
  readonly price: number;
  /** Post-production costs that the lease allows, 0 to 50 % in steps of 0.5; 0 when omitted. */
  readonly costs: number;
}

/** The steps of the calculation. */
export interface MineralRightsSteps {
  /** tract * share, in acres */
  readonly net_acres: number;
  /** net_acres / unit * royalty */
  readonly decimal: number;
  /** volume * price * decimal, in $ */
  readonly gross: number;
  /** gross * product.tax, in $ */
  readonly severance: number;
  /** gross * costs, in $ */
  readonly deductions: number;
  /** gross - severance - deductions, in $ */
  readonly net: number;
}

const productPhrases: Readonly<Record<MineralRightsInputs['product'], string>> = {
  oil: 'barrels of oil',
  gas: 'Mcf of gas',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: MineralRightsInputs): MineralRightsSteps {
  const { tract, share, unit, royalty, product, volume, price, costs } = inputs;
  const net_acres = tract * share / 100;
  const decimal = net_acres / unit * royalty / 100;
  const gross = volume * price * decimal;
  const severance = gross * (product === 'oil' ? 4.6 : 7.5) / 100;
  const deductions = gross * costs / 100;
  const net = gross - severance - deductions;
  return { net_acres, decimal, gross, severance, deductions, net };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MineralRightsInputs): CalculationResult {
  const { tract, share, unit, royalty, product, volume, price } = inputs;
  const { net_acres, decimal, gross, severance, deductions, net } = compute(inputs);
  return {
    value: roundTo(net, 2),
    unit: '$ royalty for the month',
    interpretation:
      isBelow(net, 0.01)
        ? `Your ${inNumbersTo6Decimals(share)} of the minerals under ${inAcres(tract)} in a unit of ${inAcres(unit)} ` +
          `at ${inNumbers(royalty)} royalty earns less than a cent of this month's ${trimmed(volume, 0)} ` +
          `${productPhrases[product]} at ${inDollarsTo2Decimals(price)}; operators hold payments back until they add ` +
          'up.'
        : isBelow(decimal, 1e-8)
          ? `Your ${inNumbersTo6Decimals(share)} of the minerals under ${inAcres(tract)} in a unit of ` +
            `${inAcres(unit)} at ${inNumbers(royalty)} royalty is a decimal interest below 0.00000001. This month's ` +
            `${trimmed(volume, 0)} ${productPhrases[product]} at ${inDollarsTo2Decimals(price)} leave ` +
            `${inDollarsTo2Decimals(net)} after severance tax and costs; operators hold small payments back until ` +
            'they add up.'
          : isBelow(net_acres, 0.01)
            ? `Your ${inNumbersTo6Decimals(share)} of the minerals under ${inAcres(tract)} in a unit of ` +
              `${inAcres(unit)} at ${inNumbers(royalty)} royalty is a decimal interest of ${fixed(decimal, 8)}. This ` +
              `month's ${trimmed(volume, 0)} ${productPhrases[product]} at ${inDollarsTo2Decimals(price)} leave ` +
              `${inDollarsTo2Decimals(net)} after severance tax and costs.`
            : `${inAcres(net_acres)} of minerals in a unit of ${inAcres(unit)} at ${inNumbers(royalty)} royalty give ` +
              `you a decimal interest of ${fixed(decimal, 8)}. Of ${trimmed(volume, 0)} ${productPhrases[product]} ` +
              `at ${inDollarsTo2Decimals(price)} your share is ${inDollarsTo2Decimals(gross)}, or ` +
              `${inDollarsTo2Decimals(net)} after ${inDollarsTo2Decimals(severance)} of severance tax` +
              (isAbove(deductions, 0) ? ` and ${inDollarsTo2Decimals(deductions)} of costs.` : '.'),
    secondary: [
      { value: roundTo(decimal, 8), unit: '', label: 'Decimal interest' },
      { value: roundTo(decimal * 100, 6), unit: '%', label: 'Decimal interest in percent' },
      { value: roundTo(net_acres, 6), unit: 'acres', label: 'Net mineral acres' },
      { value: roundTo(severance, 2), unit: '$', label: 'Severance tax' },
    ],
    figures: {
      net: { value: roundTo(net, 2), unit: '$' },
      decimal: { value: roundTo(decimal, 8), unit: '' },
      net_acres: { value: roundTo(net_acres, 2), unit: 'acres' },
      gross: { value: roundTo(gross, 2), unit: '$' },
      severance: { value: roundTo(severance, 2), unit: '$' },
      deductions: { value: roundTo(deductions, 2), unit: '$' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: MineralRightsInputs): readonly TraceStep[] {
  const { net_acres, decimal, gross, severance, deductions, net } = compute(inputs);
  return [
    { name: 'net_acres', formula: 'tract * share', value: net_acres, unit: 'acres' },
    { name: 'decimal', formula: 'net_acres / unit * royalty', value: decimal, unit: '' },
    { name: 'gross', formula: 'volume * price * decimal', value: gross, unit: '$' },
    { name: 'severance', formula: 'gross * product.tax', value: severance, unit: '$' },
    { name: 'deductions', formula: 'gross * costs', value: deductions, unit: '$' },
    { name: 'net', formula: 'gross - severance - deductions', value: net, unit: '$' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ product }: MineralRightsInputs): readonly Cell[] {
  return [{ name: 'product.tax', cell: product, unit: '%', value: product === 'oil' ? 4.6 : 7.5 }];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ tract, unit }: MineralRightsInputs): BrokenRequirement | null {
  if (tract > unit) return {
    message: 'The tract cannot be larger than the unit it lies in.',
    inputs: ['tract', 'unit'],
  };
  return null;
}

/** "2,500.000000%", for instance. */
function inNumbersTo6Decimals(value: number): string {
  return amount(fixed(value, 6), '', '%', '%');
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "2,500%", for instance. */
function inNumbers(value: number): string {
  return amount(trimmed(value, 2), '', '%', '%');
}

/** "$2,500.00", for instance. */
function inDollarsTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** Your decimal interest in a well and the royalty check it makes in a month */
export const mineralRights: Calculator<MineralRightsInputs> = {
  slug: 'mineral-rights',
  title: 'Mineral Royalty Calculator',
  subtitle: 'Your decimal interest in a well and the royalty check it makes in a month',
  tag: 'real-estate',
  service: 'Mineral rights',
  disclaimer:
    'Planning estimate for one month. It leaves out property tax on minerals, income tax, exempt or reduced ' +
    'severance rates and title questions; the division order and the lease decide, and wells decline.',
  inputs: [
    {
      name: 'tract',
      label: 'Acres of your tract in the unit',
      type: 'number',
      unit: 'acres',
      default: 40,
      min: 0.5,
      max: 10000,
      step: 0.01,
      units: acceptedUnits.acre,
      ask: 'How many acres of your tract are in the unit?',
    },
    {
      name: 'share',
      label: 'Share of its minerals that you own',
      type: 'number',
      unit: '%',
      default: 100,
      min: 0.0001,
      max: 100,
      step: 0.000001,
      units: acceptedUnits['%'],
      hint: 'An heir of 1/96 enters 1.041667',
    },
    {
      name: 'unit',
      label: 'Acres of the whole unit',
      type: 'number',
      unit: 'acres',
      default: 640,
      min: 10,
      max: 20000,
      step: 0.01,
      units: acceptedUnits.acre,
    },
    {
      name: 'royalty',
      label: 'Royalty of the lease',
      type: 'number',
      unit: '%',
      default: 25,
      min: 5,
      max: 35,
      step: 0.01,
      units: acceptedUnits['%'],
    },
    {
      name: 'product',
      label: 'Product',
      type: 'select',
      default: 'oil',
      options: [
        { value: 'oil', label: 'Oil' },
        { value: 'gas', label: 'Gas' },
      ],
    },
    {
      name: 'volume',
      label: 'Sold from the unit in the month',
      type: 'number',
      unit: 'barrels or Mcf',
      default: 3000,
      min: 10,
      max: 5000000,
      step: 1,
    },
    {
      name: 'price',
      label: 'Price of a barrel or an Mcf',
      type: 'number',
      unit: '$',
      default: 65,
      min: 0.1,
      max: 300,
      step: 0.01,
      units: acceptedUnits.USD,
      ask: 'What is the price of a barrel or an Mcf?',
    },
    {
      name: 'costs',
      label: 'Post-production costs that the lease allows',
      type: 'number',
      unit: '%',
      default: 0,
      min: 0,
      max: 50,
      step: 0.5,
      units: acceptedUnits['%'],
      hint: 'In percent of the price; 0 in a cost-free lease',
    },
  ],
  costBand: null,
  sources: [
    'Operators may hold a payment until it comes to $100, Texas Natural Resources Code 91.402 ' +
      '(avvo.com/legal-guides/ugc, requirements for making payments under an oil and gas lease in Texas).',
    'Decimal interest is net mineral acres / unit acres x royalty ' +
      '(robertsonwilliams.com/blog/what-is-a-net-revenue-interest, southernenergy.ca/ufaqs).',
    'Severance tax of 4.6 percent on oil, Texas Tax Code 202.052 ' +
      '(texas.public.law/statutes/tex._tax_code_section_202.052), and 7.5 percent on gas, 201.052 (Texas ' +
      'Comptroller, comptroller.texas.gov/taxes/crude-oil/oil-gas-faq.php).',
  ],
  counted: { acres: 'acre' },
  asks: [
    { input: 'volume', from: 2000, to: 4500 },
    { input: 'price', from: 45, to: 95 },
    { input: 'tract', from: 30, to: 60 },
    { input: 'unit', from: 950, to: 450 },
    { input: 'royalty', from: 17, to: 35 },
    { input: 'share', from: 70, to: 100 },
    { input: 'costs', from: 5, to: 0 },
    { input: 'product', from: 'gas', to: 'oil' },
  ],
  slopes: {
    value: { share: 1, royalty: 1, volume: 1, price: 1, costs: -1 },
    net: { share: 1, royalty: 1, volume: 1, price: 1, costs: -1 },
    decimal: { share: 1, royalty: 1, volume: 0, price: 0, costs: 0 },
    net_acres: { share: 1, royalty: 0, volume: 0, price: 0, costs: 0 },
    gross: { share: 1, royalty: 1, volume: 1, price: 1, costs: 0 },
    severance: { share: 1, royalty: 1, volume: 1, price: 1, costs: 0 },
    deductions: { share: 1, royalty: 1, volume: 1, price: 1, costs: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
