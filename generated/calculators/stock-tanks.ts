/**
 * Stock Tank Calculator. Generated from the entry stock-tanks of catalog/calculators/land.yaml by `npm run generate`:
 * edit the catalog, not this file.
 */
import { roundDown, roundHalfAwayTo, roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../engine/kernel/module.js';
import { amount, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Stock Tank Calculator, inside their bounds. */
export interface StockTanksInputs {
  /** Surface when full, 0.05 to 50 acres in steps of 0.05; 1 when omitted. */
  readonly surface: number;
  /** Deepest water, 3 to 40 ft in steps of 0.5; 10 when omitted. */
  readonly depth: number;
  /** Cattle, whole, 0 to 5000 head in steps of 1; 50 when omitted. */
  readonly herd: number;
  /** Water an animal a day, 5 to 40 gallons in steps of 1; 20 when omitted. */
  readonly drink: number;
  /** Evaporation a day, 0.05 to 0.5 in in steps of 0.01; 0.2 when omitted. */
  readonly evaporation: number;
}

/** The steps of the calculation. */
export interface StockTanksSteps {
  /** 0.4 * surface * depth to acreft, in acre-feet */
  readonly storage: number;
  /** storage to gal, in gallons */
  readonly full: number;
  /** round(full, 1000 gal), in gallons */
  readonly water: number;
  /** herd * drink, in gallons */
  readonly drunk: number;
  /** surface * evaporation to gal, in gallons */
  readonly sun: number;
  /** round(sun, 10 gal), in gallons */
  readonly lost: number;
  /** drunk + sun, in gallons */
  readonly daily: number;
  /** floor(full / daily) */
  readonly days: number;
  /** storage to cuyd, in cubic yards */
  readonly dig: number;
  /** if days = 1 then "day" else "days" */
  readonly word: string;
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ surface, depth, herd, drink, evaporation }: StockTanksInputs): StockTanksSteps {
  const storage = 0.4 * (surface * depth);
  const full = storage * 2280960 / 7;
  const water = roundHalfAwayTo(full, 1000);
  const drunk = herd * drink;
  const sun = surface * evaporation * 190080 / 7;
  const lost = roundHalfAwayTo(sun, 10);
  const daily = drunk + sun;
  const days = roundDown(full / daily);
  const dig = storage * 4840 / 3;
  const word: string = days === 1 ? 'day' : 'days';
  return { storage, full, water, drunk, sun, lost, daily, days, dig, word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StockTanksInputs): CalculationResult {
  const { surface, depth, herd } = inputs;
  const { storage, water, drunk, lost, days, dig, word } = compute(inputs);
  return {
    value: roundTo(storage, 2),
    unit: 'acre-feet',
    interpretation:
      `A pond of ${inAcres(surface)}, ${inFeet(depth)} deep at most, holds about ${inAcreFeet(storage)}, or ` +
      `${inWholeGallons(water)}. ` +
      (herd === 0
        ? `The sun evaporates ${inWholeGallons(lost)} a day, so it lasts ${trimmed(days, 0)} ${word} without rain.`
        : `With ${inWholeHead(herd)} drinking ${inWholeGallons(drunk)} a day and ${inWholeGallons(lost)} ` +
          `evaporating, it lasts about ${trimmed(days, 0)} ${word} without rain.`),
    secondary: [
      { value: roundTo(water, 0), unit: 'gallons', label: 'Water' },
      { value: roundTo(days, 0), unit: '', label: 'Days without rain' },
      { value: roundTo(dig, 0), unit: 'cubic yards', label: 'Volume as earth' },
    ],
    figures: {
      storage: { value: roundTo(storage, 2), unit: 'acre-feet' },
      water: { value: roundTo(water, 0), unit: 'gallons' },
      lost: { value: roundTo(lost, 0), unit: 'gallons' },
      days: { value: roundTo(days, 0), unit: '' },
      drunk: { value: roundTo(drunk, 0), unit: 'gallons' },
      word: { text: word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StockTanksInputs): readonly TraceStep[] {
  const { storage, full, water, drunk, sun, lost, daily, days, dig, word } = compute(inputs);
  return [
    { name: 'storage', formula: '0.4 * surface * depth to acreft', value: storage, unit: 'acre-feet' },
    { name: 'full', formula: 'storage to gal', value: full, unit: 'gallons' },
    { name: 'water', formula: 'round(full, 1000 gal)', value: water, unit: 'gallons' },
    { name: 'drunk', formula: 'herd * drink', value: drunk, unit: 'gallons' },
    { name: 'sun', formula: 'surface * evaporation to gal', value: sun, unit: 'gallons' },
    { name: 'lost', formula: 'round(sun, 10 gal)', value: lost, unit: 'gallons' },
    { name: 'daily', formula: 'drunk + sun', value: daily, unit: 'gallons' },
    { name: 'days', formula: 'floor(full / daily)', value: days, unit: '' },
    { name: 'dig', formula: 'storage to cuyd', value: dig, unit: 'cubic yards' },
    { name: 'word', formula: 'if days = 1 then "day" else "days"', value: word, unit: '' },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: StockTanksInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "2,500 feet", for instance. */
function inFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' foot', ' feet');
}

/** "2,500 acre-feet", for instance. */
function inAcreFeet(value: number): string {
  return amount(trimmed(value, 2), '', ' acre-foot', ' acre-feet');
}

/** "2,500 gallons", for instance. */
function inWholeGallons(value: number): string {
  return amount(trimmed(value, 0), '', ' gallon', ' gallons');
}

/** "2,500 head", for instance. */
function inWholeHead(value: number): string {
  return amount(trimmed(value, 0), '', ' head', ' head');
}

/** Water that a pond holds and how many days it lasts a herd without rain */
export const stockTanks: Calculator<StockTanksInputs> = {
  slug: 'stock-tanks',
  title: 'Stock Tank Calculator',
  subtitle: 'Water that a pond holds and how many days it lasts a herd without rain',
  tag: 'outdoor',
  service: 'Stock tanks',
  disclaimer:
    'Planning estimate. It leaves out seepage, silt and the mud that cattle cannot drink, and the dam, spillway and ' +
    'permit; ponds of over 200 acre-feet need a state permit. Ask the NRCS for a site visit.',
  inputs: [
    {
      name: 'surface',
      label: 'Surface when full',
      type: 'number',
      unit: 'acres',
      default: 1,
      min: 0.05,
      max: 50,
      step: 0.05,
      units: acceptedUnits.acre,
      ask: 'How large is the surface when full?',
    },
    {
      name: 'depth',
      label: 'Deepest water',
      type: 'number',
      unit: 'ft',
      default: 10,
      min: 3,
      max: 40,
      step: 0.5,
      units: acceptedUnits.ft,
      ask: 'How deep is the deepest water?',
    },
    {
      name: 'herd',
      label: 'Cattle',
      type: 'number',
      unit: 'head',
      default: 50,
      min: 0,
      max: 5000,
      step: 1,
      whole: true,
      units: acceptedUnits.head,
    },
    {
      name: 'drink',
      label: 'Water an animal a day',
      type: 'number',
      unit: 'gallons',
      default: 20,
      min: 5,
      max: 40,
      step: 1,
      written: 'gal/head',
    },
    {
      name: 'evaporation',
      label: 'Evaporation a day',
      type: 'number',
      unit: 'in',
      default: 0.2,
      min: 0.05,
      max: 0.5,
      step: 0.01,
      units: acceptedUnits.in,
      hint: '0.2 on average and 0.3 in a South Texas summer',
    },
  ],
  costBand: null,
  sources: [
    'Storage of about 0.4 x surface x greatest depth, USDA NRCS Agriculture Handbook 590, Ponds.',
    '8 to 15 gallons an animal a day on average, 30 in drought ' +
      '(noble.org/news/publications/ag-news-and-views/1996/september/water-availability-concerns).',
    'Evaporation of 0.2 in a day is a planning estimate. A dam or reservoir for domestic and livestock use with a ' +
      "normal storage of 200 acre-feet or less needs no permit on one's own land, Texas Water Code 11.142(a) " +
      '(capitol.texas.gov/tlodocs/77R/billtext/html/HB00247F.htm).',
  ],
  counted: { 'acre-feet': 'acre-foot', acres: 'acre', 'cubic yards': 'cubic yard', gallons: 'gallon' },
  asks: [
    { input: 'surface', from: 0.7, to: 1.5 },
    { input: 'depth', from: 7, to: 15 },
  ],
  slopes: {
    value: { surface: 1, depth: 1, herd: 0, drink: 0, evaporation: 0 },
    storage: { surface: 1, depth: 1, herd: 0, drink: 0, evaporation: 0 },
    water: { surface: 1, depth: 1, herd: 0, drink: 0, evaporation: 0 },
    lost: { surface: 1, depth: 0, herd: 0, drink: 0, evaporation: 1 },
    days: { surface: 1, depth: 1, herd: -1, drink: -1, evaporation: -1 },
    drunk: { surface: 0, depth: 0, herd: 1, drink: 1, evaporation: 0 },
  },
  refuse,
  answer,
  trace,
};
