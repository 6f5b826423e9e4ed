/**
 * Calculadora de regalías minerales. Generated from the entry mineral-rights of catalog/calculators/real-estate.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isBelow, roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator } from '../../../engine/kernel/module.js';
import type { MineralRightsInputs } from '../../calculators/mineral-rights.js';
import { cells, compute, trace } from '../../calculators/mineral-rights.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const productPhrases: Readonly<Record<MineralRightsInputs['product'], string>> = {
  oil: 'barriles de petróleo',
  gas: 'Mcf de gas',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: MineralRightsInputs): CalculationResult {
  const { tract, share, unit, royalty, product, volume, price } = inputs;
  const { net_acres, decimal, gross, severance, deductions, net } = compute(inputs);
  return {
    value: roundTo(net, 2),
    unit: '$ de regalía del mes',
    interpretation:
      isBelow(net, 0.01)
        ? `Su ${inNumbersTo6Decimals(share)} de los minerales bajo ${inAcres(tract)} en una unidad de ` +
          `${inAcres(unit)} con regalía de ${inNumbers(royalty)} da menos de un centavo de la venta de este mes, ` +
          `${trimmed(volume, 0)} ${productPhrases[product]} a ${inDolaresTo2Decimals(price)}; los operadores ` +
          'retienen los pagos hasta que crecen.'
        : isBelow(decimal, 1e-8)
          ? `Su ${inNumbersTo6Decimals(share)} de los minerales bajo ${inAcres(tract)} en una unidad de ` +
            `${inAcres(unit)} con regalía de ${inNumbers(royalty)} da un interés decimal menor de 0.00000001. La ` +
            `venta de este mes, ${trimmed(volume, 0)} ${productPhrases[product]} a ${inDolaresTo2Decimals(price)}, ` +
            `deja ${inDolaresTo2Decimals(net)} después del impuesto de extracción y los costos; los operadores ` +
            'retienen los pagos chicos hasta que crecen.'
          : isBelow(net_acres, 0.01)
            ? `Su ${inNumbersTo6Decimals(share)} de los minerales bajo ${inAcres(tract)} en una unidad de ` +
              `${inAcres(unit)} con regalía de ${inNumbers(royalty)} da un interés decimal de ${fixed(decimal, 8)}. ` +
              `La venta de este mes, ${trimmed(volume, 0)} ${productPhrases[product]} a ` +
              `${inDolaresTo2Decimals(price)}, deja ${inDolaresTo2Decimals(net)} después del impuesto de extracción ` +
              'y los costos.'
            : `Una parte de ${inAcres(net_acres)} de minerales en una unidad de ${inAcres(unit)} con regalía de ` +
              `${inNumbers(royalty)} le da un interés decimal de ${fixed(decimal, 8)}. De ${trimmed(volume, 0)} ` +
              `${productPhrases[product]} a ${inDolaresTo2Decimals(price)} su parte es ` +
              `${inDolaresTo2Decimals(gross)}, o ${inDolaresTo2Decimals(net)} después de ` +
              `${inDolaresTo2Decimals(severance)} de impuesto de extracción` +
              (isAbove(deductions, 0) ? ` y ${inDolaresTo2Decimals(deductions)} de costos.` : '.'),
    secondary: [
      { value: roundTo(decimal, 8), unit: '', label: 'Interés decimal' },
      { value: roundTo(decimal * 100, 6), unit: '%', label: 'Interés decimal en por ciento' },
      { value: roundTo(net_acres, 6), unit: 'acres', label: 'Acres minerales netos' },
      { value: roundTo(severance, 2), unit: '$', label: 'Impuesto de extracción' },
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

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ tract, unit }: MineralRightsInputs): BrokenRequirement | null {
  if (tract > unit) return {
    message: 'El terreno no puede ser más grande que la unidad en que está.',
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
function inDolaresTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '$', '', '');
}

/** Su interés decimal en un pozo y el cheque de regalías que da en un mes */
export const mineralRights: Calculator<MineralRightsInputs> = {
  slug: 'mineral-rights',
  title: 'Calculadora de regalías minerales',
  subtitle: 'Su interés decimal en un pozo y el cheque de regalías que da en un mes',
  tag: 'real-estate',
  service: 'Derechos minerales',
  disclaimer:
    'Estimado para planear un mes. No incluye el impuesto a la propiedad sobre minerales, el impuesto sobre la ' +
    'renta, tasas de impuesto de extracción exentas o reducidas ni dudas del título; deciden la orden de división y ' +
    'el contrato de arrendamiento, y los pozos bajan.',
  inputs: [
    {
      name: 'tract',
      label: 'Acres de su terreno en la unidad',
      type: 'number',
      unit: 'acres',
      default: 40,
      min: 0.5,
      max: 10000,
      step: 0.01,
      units: acceptedUnits.acre,
    },
    {
      name: 'share',
      label: 'Parte de sus minerales que es de usted',
      type: 'number',
      unit: '%',
      default: 100,
      min: 0.0001,
      max: 100,
      step: 0.000001,
      units: acceptedUnits['%'],
      hint: 'Un heredero de 1/96 pone 1.041667',
    },
    {
      name: 'unit',
      label: 'Acres de toda la unidad',
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
      label: 'Regalía del contrato',
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
      label: 'Producto',
      type: 'select',
      default: 'oil',
      options: [
        { value: 'oil', label: 'Petróleo' },
        { value: 'gas', label: 'Gas natural' },
      ],
    },
    {
      name: 'volume',
      label: 'Vendido de la unidad en el mes',
      type: 'number',
      unit: 'barriles o Mcf',
      default: 3000,
      min: 10,
      max: 5000000,
      step: 1,
    },
    {
      name: 'price',
      label: 'Precio de un barril o de un Mcf',
      type: 'number',
      unit: '$',
      default: 65,
      min: 0.1,
      max: 300,
      step: 0.01,
      units: acceptedUnits.USD,
    },
    {
      name: 'costs',
      label: 'Costos posteriores a la producción que permite el contrato',
      type: 'number',
      unit: '%',
      default: 0,
      min: 0,
      max: 50,
      step: 0.5,
      units: acceptedUnits['%'],
      hint: 'En por ciento del precio; 0 en un contrato libre de costos',
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
  labels: {
    net_acres: 'Acres netos',
    decimal: 'Interés decimal',
    gross: 'Ingreso bruto',
    severance: 'Impuesto de extracción',
    deductions: 'Deducciones',
    net: 'Lo que queda',
  },
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
