/**
 * Calculadora de peso de remolque. Generated from the entry trailers of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { Classes, Schedule } from '../../../engine/kernel/schedule.js';
import { classOf, classes, lookUp, schedule } from '../../../engine/kernel/schedule.js';
import type { TrailersInputs, TrailersSteps } from '../../calculators/trailers.js';
import { refuse } from '../../calculators/trailers.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const hitch: Classes = classes(
  [2000, 3500, 5000, 10000, 17000, 34000],
  ['Clase I', 'Clase II', 'Clase III', 'Clase IV', 'Clase V', 'Clase V o más pesada'],
);
const rating: Schedule = schedule({
  upTo: [2000, 3500, 5200, 6000, 7000, 8000, 10000, 12000, 15000, 17000],
  values: [2000, 3500, 5200, 6000, 7000, 8000, 10000, 12000, 15000, 17000],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ gross, tongue, axles }: TrailersInputs): TrailersSteps {
  const ontongue = gross * tongue / 100;
  const onaxles = gross - ontongue;
  const each = onaxles / axles;
  const axle = lookUp(rating, each);
  const class_: string = classOf(hitch, Math.max(gross, ontongue * 10));
  const brakes: string =
    gross > 15000
      ? 'se exigen frenos a cualquier velocidad'
      : gross > 4500
        ? 'se exigen frenos arriba de 30 mph'
        : 'la ley no exige frenos';
  const least = gross / 10;
  const most = 0.15 * gross;
  return { ontongue, onaxles, each, axle, class_, brakes, least, most };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TrailersInputs): CalculationResult {
  const { gross, tongue } = inputs;
  const { ontongue, each, axle, class_, brakes, least, most } = compute(inputs);
  return {
    value: roundTo(ontongue, 0),
    unit: 'lb en la lanza',
    text: class_,
    interpretation:
      `Un remolque de ${inWholeLibras(gross)} carga ${inWholeLibras(ontongue)} en la lanza, ` +
      (tongue < 10
        ? `muy poco: de ${inWholeLibras(least)} a ${inWholeLibras(most)} evitan que colee. Necesita un enganche de ` +
          `${class_} y ejes de ${inWholeLibras(axle)} para ${inWholeLibras(each)} por eje; en Texas ${brakes}.`
        : tongue > 15
          ? `demasiado: lo usual es de ${inWholeLibras(least)} a ${inWholeLibras(most)}. Necesita un enganche de ` +
            `${class_} y ejes de ${inWholeLibras(axle)} para ${inWholeLibras(each)} por eje; en Texas ${brakes}.`
          : `dentro de lo usual, de ${inWholeLibras(least)} a ${inWholeLibras(most)}. Necesita un enganche de ` +
            `${class_} y ejes de ${inWholeLibras(axle)} para ${inWholeLibras(each)} por eje; en Texas ${brakes}.`),
    secondary: [
      { value: roundTo(each, 0), unit: 'lb', label: 'En cada eje' },
      { value: roundTo(axle, 0), unit: 'lb', label: 'Siguiente capacidad común de eje' },
      { value: roundTo(least, 0), unit: 'lb', label: 'Peso en la lanza al 10 %' },
      { value: roundTo(most, 0), unit: 'lb', label: 'Peso en la lanza al 15 %' },
    ],
    figures: {
      ontongue: { value: roundTo(ontongue, 0), unit: 'lb' },
      least: { value: roundTo(least, 0), unit: 'lb' },
      most: { value: roundTo(most, 0), unit: 'lb' },
      axle: { value: roundTo(axle, 0), unit: 'lb' },
      each: { value: roundTo(each, 0), unit: 'lb' },
      class: { text: class_ },
      brakes: { text: brakes },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TrailersInputs): readonly TraceStep[] {
  const { ontongue, onaxles, each, axle, class_, brakes, least, most } = compute(inputs);
  return [
    { name: 'ontongue', formula: 'gross * tongue', value: ontongue, unit: 'lb' },
    { name: 'onaxles', formula: 'gross - ontongue', value: onaxles, unit: 'lb' },
    { name: 'each', formula: 'onaxles / axles * 1 axle', value: each, unit: 'lb' },
    { name: 'axle', formula: 'rating[each]', value: axle, unit: 'lb' },
    { name: 'class', formula: 'hitch[max(gross, ontongue / 10%)]', value: class_, unit: '' },
    {
      name: 'brakes',
      formula:
        'if gross > texas.trailer_brakes_always then "se exigen frenos a cualquier velocidad" else if gross > ' +
        'texas.trailer_brakes then "se exigen frenos arriba de 30 mph" else "la ley no exige frenos"',
      value: brakes,
      unit: '',
    },
    { name: 'least', formula: '10% * gross', value: least, unit: 'lb' },
    { name: 'most', formula: '15% * gross', value: most, unit: 'lb' },
  ];
}

/** "2,500 libras", for instance. */
function inWholeLibras(value: number): string {
  return amount(trimmed(value, 0), '', ' libra', ' libras');
}

/** Peso en la lanza, clase de enganche, capacidad de los ejes y si Texas exige frenos en el remolque */
export const trailers: Calculator<TrailersInputs> = {
  slug: 'trailers',
  title: 'Calculadora de peso de remolque',
  subtitle: 'Peso en la lanza, clase de enganche, capacidad de los ejes y si Texas exige frenos en el remolque',
  tag: 'auto',
  service: 'Remolques',
  disclaimer:
    'Estimado para planear. No incluye las capacidades de la camioneta, la bola, el acoplador y las llantas, ni las ' +
    'reglas para vehículos comerciales; decide la capacidad más baja de la cadena. Pese el remolque cargado en una ' +
    'báscula pública.',
  inputs: [
    {
      name: 'gross',
      label: 'Peso del remolque cargado',
      type: 'number',
      unit: 'lb',
      default: 6000,
      min: 300,
      max: 17000,
      step: 50,
      units: acceptedUnits.lb,
    },
    {
      name: 'tongue',
      label: 'Parte en la lanza',
      type: 'number',
      unit: '%',
      default: 12,
      min: 5,
      max: 20,
      step: 0.5,
      units: acceptedUnits['%'],
    },
    {
      name: 'axles',
      label: 'Ejes',
      type: 'number',
      unit: 'ejes',
      default: 2,
      min: 1,
      max: 3,
      step: 1,
      whole: true,
      units: acceptedUnits.axle,
    },
  ],
  costBand: null,
  sources: [
    'SAE J684 as told by sizes.com/home/trailer_hitches.htm, classes I to IV by the weight towed; class V is a ' +
      'trade class up to 17,000 lb, and the tongue rating is about a tenth ' +
      '(nationaltrailerparts.com/how-to-guides/understanding-trailer-hitch-classes.php). 10 to 15 percent on the ' +
      'tongue is the usual advice of hitch makers.',
    'Ratings of axles are those that trailer makers sell.',
  ],
  asOf: '1995-09-01',
  sharedFigures: [
    {
      name: 'texas.trailer_brakes',
      unit: 'lb',
      asOf: '1995-09-01',
      source: 'Publicado: ley, agencia (1995)',
      values: [{ value: 4500 }],
    },
    {
      name: 'texas.trailer_brakes_always',
      unit: 'lb',
      asOf: '1995-09-01',
      source: 'Publicado: ley, agencia (1995)',
      values: [{ value: 15000 }],
    },
  ],
  labels: {
    ontongue: 'Peso en la lanza',
    onaxles: 'Peso en los ejes',
    each: 'Peso por eje',
    axle: 'Capacidad del eje',
    class: 'Clase de enganche',
    brakes: 'Frenos',
    least: 'Lanza mínima',
    most: 'Lanza máxima',
  },
  slopes: {
    value: { gross: 1, tongue: 1, axles: 0 },
    ontongue: { gross: 1, tongue: 1, axles: 0 },
    least: { gross: 1, tongue: 0, axles: 0 },
    most: { gross: 1, tongue: 0, axles: 0 },
    axle: { gross: 1, tongue: -1, axles: -1 },
    each: { gross: 1, tongue: -1, axles: -1 },
  },
  refuse,
  answer,
  trace,
};
