/**
 * Calculadora de baños portátiles. Generated from the entry portable-toilets of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { PortableToiletsInputs, PortableToiletsSteps } from '../../calculators/portable-toilets.js';
import { cells, refuse } from '../../calculators/portable-toilets.js';
import { amount, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const usePhrases: Readonly<Record<PortableToiletsInputs['use'], string>> = { site: 'trabajadores', event: 'invitados' };
const alcoholPhrases: Readonly<Record<PortableToiletsInputs['alcohol'], string>> = {
  yes: 'con alcohol',
  no: 'sin alcohol',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ use, people, alcohol }: PortableToiletsInputs): PortableToiletsSteps {
  const site_units =
    people <= 20
      ? 1
      : people < 200
        ? roundUp(people / 40)
        : Math.max(5, roundUp(people / 50));
  const event_units = roundUp(people * (alcohol === 'yes' ? 1.2 : 1) / 50);
  const units = use === 'site' ? site_units : event_units;
  const accessible = use === 'site' ? 0 : roundUp(event_units / 20);
  const wash = roundUp(units / 4);
  const washRentLow = wash * 75;
  const washRentHigh = wash * 175;
  const urinals = use === 'site' && people > 20 ? site_units : 0;
  const wash_word: string = wash === 1 ? 'lavamanos portátil' : 'lavamanos portátiles';
  const urinal_word: string = urinals === 1 ? 'mingitorio' : 'mingitorios';
  const rentLow = units * 100;
  const rentHigh = units * 250;
  return {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: PortableToiletsInputs, own: OwnFigures): PortableToiletsSteps {
  const { use, people, alcohol } = inputs;
  const pricesWashStation = own['prices.wash_station'] ?? 75;
  const pricesWashStationHigh = own['prices.wash_station'] ?? 175;
  const pricesPortableToilet = own['prices.portable_toilet'] ?? 100;
  const pricesPortableToiletHigh = own['prices.portable_toilet'] ?? 250;
  const site_units =
    people <= 20
      ? 1
      : people < 200
        ? roundUp(people / 40)
        : Math.max(5, roundUp(people / 50));
  const event_units = roundUp(people * (alcohol === 'yes' ? 1.2 : 1) / 50);
  const units = use === 'site' ? site_units : event_units;
  const accessible = use === 'site' ? 0 : roundUp(event_units / 20);
  const wash = roundUp(units / 4);
  const washRentLow = wash * pricesWashStation;
  const washRentHigh = wash * pricesWashStationHigh;
  const urinals = use === 'site' && people > 20 ? site_units : 0;
  const wash_word: string = wash === 1 ? 'lavamanos portátil' : 'lavamanos portátiles';
  const urinal_word: string = urinals === 1 ? 'mingitorio' : 'mingitorios';
  const rentLow = units * pricesPortableToilet;
  const rentHigh = units * pricesPortableToiletHigh;
  return {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: PortableToiletsInputs, steps = compute(inputs)): CalculationResult {
  const { use, people, alcohol } = inputs;
  const { units, accessible, wash, urinals, wash_word, urinal_word, rentLow, rentHigh } = steps;
  return {
    value: roundTo(units, 0),
    unit: 'inodoros',
    interpretation:
      urinals > 0
        ? `En una obra con ${trimmed(people, 0)} ${usePhrases[use]} la tabla federal pide ${inWholeInodoros(units)} ` +
          `y ${trimmed(urinals, 0)} ${urinal_word}; agregue ${trimmed(wash, 0)} ${wash_word}. La renta de los baños ` +
          `cuesta ${rangeInRoughDolares(rentLow, rentHigh)}.`
        : use === 'site'
          ? `En una obra con hasta 20 ${usePhrases[use]} la tabla federal pide ${inWholeInodoros(units)}; agregue ` +
            `${trimmed(wash, 0)} ${wash_word}. La renta del baño cuesta ${rangeInRoughDolares(rentLow, rentHigh)}.`
          : `Para un evento ${alcoholPhrases[alcohol]} con ${trimmed(people, 0)} ${usePhrases[use]} necesita ` +
            `${inWholeInodoros(units)}, con ${trimmed(accessible, 0)} de tipo accesible, y ${trimmed(wash, 0)} ` +
            `${wash_word}. La renta de los baños cuesta ${rangeInRoughDolares(rentLow, rentHigh)}.`,
    secondary: [
      { value: roundTo(wash, 0), unit: '', label: 'Lavamanos' },
      { value: roundTo(accessible, 0), unit: '', label: 'De ellos, accesibles' },
      { value: roundTo(urinals, 0), unit: '', label: 'Mingitorios' },
      { value: roundTo(rentLow, 0), unit: '$', label: 'Renta (bajo)' },
      { value: roundTo(rentHigh, 0), unit: '$', label: 'Renta (alto)' },
    ],
    figures: {
      units: { value: roundTo(units, 0), unit: 'inodoros' },
      urinals: { value: roundTo(urinals, 0), unit: '' },
      wash: { value: roundTo(wash, 0), unit: '' },
      rent: { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0), unit: '$' },
      accessible: { value: roundTo(accessible, 0), unit: '' },
      urinal_word: { text: urinal_word },
      wash_word: { text: wash_word },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: PortableToiletsInputs, steps = compute(inputs)): EstimateAmounts {
  const { washRentLow, washRentHigh, rentLow, rentHigh } = steps;
  return {
    total: { low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) },
    lines: [{ low: roundTo(rentLow, 0), high: roundTo(rentHigh, 0) }],
    options: [{ low: roundTo(washRentLow, 0), high: roundTo(washRentHigh, 0) }],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: PortableToiletsInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    site_units,
    event_units,
    units,
    accessible,
    wash,
    washRentLow,
    washRentHigh,
    urinals,
    wash_word,
    urinal_word,
    rentLow,
    rentHigh,
  } = steps;
  return [
    {
      name: 'site_units',
      formula: 'if people <= 20 then 1 else if people < 200 then ceil(people / 40) else max(5, ceil(people / 50))',
      value: site_units,
      unit: '',
    },
    { name: 'event_units', formula: 'ceil(people / 50 * alcohol.share)', value: event_units, unit: '' },
    {
      name: 'units',
      formula: '(if use = "site" then site_units else event_units) * 1 toilet',
      value: units,
      unit: 'inodoros',
    },
    { name: 'accessible', formula: 'if use = "site" then 0 else ceil(event_units / 20)', value: accessible, unit: '' },
    { name: 'wash', formula: 'ceil(units / 4 toilet)', value: wash, unit: '' },
    {
      name: 'washRent',
      formula: 'wash * prices.wash_station',
      value: { low: washRentLow, high: washRentHigh },
      unit: '$',
    },
    { name: 'urinals', formula: 'if use = "site" and people > 20 then site_units else 0', value: urinals, unit: '' },
    {
      name: 'wash_word',
      formula: 'if wash = 1 then "lavamanos portátil" else "lavamanos portátiles"',
      value: wash_word,
      unit: '',
    },
    {
      name: 'urinal_word',
      formula: 'if urinals = 1 then "mingitorio" else "mingitorios"',
      value: urinal_word,
      unit: '',
    },
    { name: 'rent', formula: 'units * prices.portable_toilet', value: { low: rentLow, high: rentHigh }, unit: '$' },
  ];
}

/** "2,500 inodoros", for instance. */
function inWholeInodoros(value: number): string {
  return amount(trimmed(value, 0), '', ' inodoro', ' inodoros');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Baños para una obra o un evento, con lavamanos, y cuánto cuesta rentarlos */
export const portableToilets: Calculator<PortableToiletsInputs> = {
  slug: 'portable-toilets',
  title: 'Calculadora de baños portátiles',
  subtitle: 'Baños para una obra o un evento, con lavamanos, y cuánto cuesta rentarlos',
  tag: 'outdoor',
  service: 'Baños portátiles',
  disclaimer:
    'Estimado para planear un día sin vaciado. No incluye permisos de la ciudad, las reglas para puestos de comida ' +
    'ni eventos más largos o de noche; la ciudad o el condado puede pedir más.',
  inputs: [
    {
      name: 'use',
      label: 'Para',
      type: 'select',
      default: 'event',
      options: [
        { value: 'site', label: 'Una obra' },
        { value: 'event', label: 'Un evento' },
      ],
    },
    {
      name: 'people',
      label: 'Personas a la hora de más gente',
      type: 'number',
      default: 250,
      min: 5,
      max: 10000,
      step: 1,
      whole: true,
    },
    {
      name: 'alcohol',
      label: '¿Se sirve alcohol?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
  costBand: {
    service_name: 'Baños portátiles',
    unit: 'por baño',
    price_min_usd: 100,
    price_max_usd: 250,
  },
  sources: [
    '29 CFR 1926.51(c)(1), Table D-1, toilets at construction sites ' +
      '(osha.gov/laws-regs/regulations/standardnumber/1926/1926.51).',
    'One toilet to 50 people at events (austintexas.gov/ace-event-planning-guide/restroom-facilities).',
    'One accessible unit in twenty and at least one to a cluster, 2010 ADA Standards 213.2 (Portable Sanitation ' +
      'Association International, psai.uberflip.com/i/1272101-association-insight-july-22-2020/11); hand-wash ' +
      'stations by number (tuff-jon.com/special-event-portable-restroom-calculator).',
  ],
  sharedFigures: [
    {
      name: 'prices.portable_toilet',
      unit: '$ por inodoro',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 100, high: 250 }],
    },
    { name: 'prices.wash_station', unit: '$', source: 'Nuestro criterio', values: [{ low: 75, high: 175 }] },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [{ line: 'Baños, entregados y recogidos', covers: 'job' }],
    options: [{ name: 'wash', line: 'Lavamanos portátiles', covers: 'job' }],
    leavesOut: [
      'recargo por baños accesibles',
      'vaciado durante el evento',
      'cobertura por daños',
      'permisos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 1,
    judged: 1,
    prices: { 'prices.portable_toilet': 'published', 'prices.wash_station': 'judged' },
  },
  own: {
    figures: [
      {
        name: 'prices.wash_station',
        label: 'Lavamanos portátil',
        unit: '$',
        min: 30,
        max: 600,
        units: acceptedUnits.USD,
      },
      {
        name: 'prices.portable_toilet',
        label: 'Inodoro portátil',
        unit: '$ por inodoro',
        min: 40,
        max: 800,
        written: 'USD/toilet',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    washRent: 'Renta de los lavamanos',
    wash_word: 'Lavamanos, en palabras',
    urinal_word: 'Mingitorios, en palabras',
    site_units: 'Inodoros para obra',
    event_units: 'Inodoros para evento',
    units: 'Inodoros',
    accessible: 'Accesibles',
    wash: 'Lavamanos',
    urinals: 'Mingitorios',
    rent: 'Renta',
    'prices.wash_station': 'Lavamanos portátil',
    'prices.portable_toilet': 'Inodoro portátil',
  },
  slopes: {
    value: { people: 1 },
    units: { people: 1 },
    urinals: { people: 1 },
    wash: { people: 1 },
    'rent.low': { people: 1 },
    'rent.high': { people: 1 },
    accessible: { people: 1 },
    'total.low': { people: 1 },
    'total.high': { people: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
