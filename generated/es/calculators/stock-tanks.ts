/**
 * Calculadora de estanques para ganado. Generated from the entry stock-tanks of catalog/calculators/land.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundDown, roundHalfAwayTo, roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { StockTanksInputs, StockTanksSteps } from '../../calculators/stock-tanks.js';
import { refuse } from '../../calculators/stock-tanks.js';
import { amount, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  const word: string = days === 1 ? 'día' : 'días';
  return { storage, full, water, drunk, sun, lost, daily, days, dig, word };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StockTanksInputs): CalculationResult {
  const { surface, depth, herd } = inputs;
  const { storage, water, drunk, lost, days, dig, word } = compute(inputs);
  return {
    value: roundTo(storage, 2),
    unit: 'acres-pie',
    interpretation:
      `Un estanque de ${inAcres(surface)}, con ${inPies(depth)} en lo más hondo, guarda cerca de ` +
      `${inAcresPie(storage)}, o sea ${inWholeGalones(water)}. ` +
      (herd === 0
        ? `El sol evapora ${inWholeGalones(lost)} al día, así que dura ${trimmed(days, 0)} ${word} sin lluvia.`
        : `Con ${inWholeCabezas(herd)} y un consumo de ${inWholeGalones(drunk)} al día, más ${inWholeGalones(lost)} ` +
          `que se evapora, dura cerca de ${trimmed(days, 0)} ${word} sin lluvia.`),
    secondary: [
      { value: roundTo(water, 0), unit: 'galones', label: 'Agua' },
      { value: roundTo(days, 0), unit: '', label: 'Días sin lluvia' },
      { value: roundTo(dig, 0), unit: 'yardas cúbicas', label: 'Volumen en tierra' },
    ],
    figures: {
      storage: { value: roundTo(storage, 2), unit: 'acres-pie' },
      water: { value: roundTo(water, 0), unit: 'galones' },
      lost: { value: roundTo(lost, 0), unit: 'galones' },
      days: { value: roundTo(days, 0), unit: '' },
      drunk: { value: roundTo(drunk, 0), unit: 'galones' },
      word: { text: word },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StockTanksInputs): readonly TraceStep[] {
  const { storage, full, water, drunk, sun, lost, daily, days, dig, word } = compute(inputs);
  return [
    { name: 'storage', formula: '0.4 * surface * depth to acreft', value: storage, unit: 'acres-pie' },
    { name: 'full', formula: 'storage to gal', value: full, unit: 'galones' },
    { name: 'water', formula: 'round(full, 1000 gal)', value: water, unit: 'galones' },
    { name: 'drunk', formula: 'herd * drink', value: drunk, unit: 'galones' },
    { name: 'sun', formula: 'surface * evaporation to gal', value: sun, unit: 'galones' },
    { name: 'lost', formula: 'round(sun, 10 gal)', value: lost, unit: 'galones' },
    { name: 'daily', formula: 'drunk + sun', value: daily, unit: 'galones' },
    { name: 'days', formula: 'floor(full / daily)', value: days, unit: '' },
    { name: 'dig', formula: 'storage to cuyd', value: dig, unit: 'yardas cúbicas' },
    { name: 'word', formula: 'if days = 1 then "día" else "días"', value: word, unit: '' },
  ];
}

/** "2,500 acres", for instance. */
function inAcres(value: number): string {
  return amount(trimmed(value, 2), '', ' acre', ' acres');
}

/** "2,500 pies", for instance. */
function inPies(value: number): string {
  return amount(trimmed(value, 2), '', ' pie', ' pies');
}

/** "2,500 acres-pie", for instance. */
function inAcresPie(value: number): string {
  return amount(trimmed(value, 2), '', ' acre-pie', ' acres-pie');
}

/** "2,500 galones", for instance. */
function inWholeGalones(value: number): string {
  return amount(trimmed(value, 0), '', ' galón', ' galones');
}

/** "2,500 cabezas", for instance. */
function inWholeCabezas(value: number): string {
  return amount(trimmed(value, 0), '', ' cabeza', ' cabezas');
}

/** Agua que guarda un estanque y cuántos días le dura a un hato sin lluvia */
export const stockTanks: Calculator<StockTanksInputs> = {
  slug: 'stock-tanks',
  title: 'Calculadora de estanques para ganado',
  subtitle: 'Agua que guarda un estanque y cuántos días le dura a un hato sin lluvia',
  tag: 'outdoor',
  service: 'Estanques para ganado',
  disclaimer:
    'Estimado para planear. No incluye filtración, azolve ni el lodo que el ganado no puede beber, ni el bordo, el ' +
    'vertedor y el permiso; los estanques de más de 200 acres-pie necesitan permiso del estado. Pida al NRCS una ' +
    'visita al sitio.',
  inputs: [
    {
      name: 'surface',
      label: 'Superficie cuando está lleno',
      type: 'number',
      unit: 'acres',
      default: 1,
      min: 0.05,
      max: 50,
      step: 0.05,
      units: acceptedUnits.acre,
    },
    {
      name: 'depth',
      label: 'Agua más honda',
      type: 'number',
      unit: 'pies',
      default: 10,
      min: 3,
      max: 40,
      step: 0.5,
      units: acceptedUnits.ft,
    },
    {
      name: 'herd',
      label: 'Ganado',
      type: 'number',
      unit: 'cabezas',
      default: 50,
      min: 0,
      max: 5000,
      step: 1,
      whole: true,
      units: acceptedUnits.head,
    },
    {
      name: 'drink',
      label: 'Agua por animal al día',
      type: 'number',
      unit: 'galones',
      default: 20,
      min: 5,
      max: 40,
      step: 1,
      written: 'gal/head',
    },
    {
      name: 'evaporation',
      label: 'Evaporación al día',
      type: 'number',
      unit: 'pulg',
      default: 0.2,
      min: 0.05,
      max: 0.5,
      step: 0.01,
      units: acceptedUnits.in,
      hint: '0.2 en promedio y 0.3 en un verano del sur de Texas',
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
  labels: {
    storage: 'Capacidad',
    full: 'Galones',
    water: 'Agua',
    drunk: 'Lo que toma el ganado',
    sun: 'Lo que se lleva el sol',
    lost: 'Evaporación',
    daily: 'Por día',
    days: 'Días',
    dig: 'Excavación',
    word: 'Palabra de la frase',
  },
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
