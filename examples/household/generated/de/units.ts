/**
 * The units that callers may write beside a number. Generated from the catalog by `npm run generate`: edit the catalog,
 * not this file.
 */
import type { AcceptedUnit } from '../../../../engine/kernel/module.js';

/** By the unit of the input, which comes first. */
export const acceptedUnits: Readonly<{
  '%': readonly AcceptedUnit[];
  A: readonly AcceptedUnit[];
  EUR: readonly AcceptedUnit[];
  V: readonly AcceptedUnit[];
  ball: readonly AcceptedUnit[];
  bpm: readonly AcceptedUnit[];
  cm: readonly AcceptedUnit[];
  day: readonly AcceptedUnit[];
  deg: readonly AcceptedUnit[];
  g: readonly AcceptedUnit[];
  h: readonly AcceptedUnit[];
  kg: readonly AcceptedUnit[];
  km: readonly AcceptedUnit[];
  m: readonly AcceptedUnit[];
  m2: readonly AcceptedUnit[];
  mm: readonly AcceptedUnit[];
  ohm: readonly AcceptedUnit[];
  per100km: readonly AcceptedUnit[];
  person: readonly AcceptedUnit[];
  year: readonly AcceptedUnit[];
}> = {
  '%': [{ name: '%', spellings: ['%'] }],
  A: [{ name: 'A', spellings: ['a', 'ampere', 'amperes'] }],
  EUR: [{ name: 'EUR', spellings: ['eur', 'euro', 'euros'] }],
  V: [{ name: 'V', spellings: ['v', 'volt', 'volts'] }],
  ball: [{
    name: 'ball',
    label: 'Teiglinge',
    spellings: ['ball', 'teiglinge', 'teigling', 'balls', 'ballofdough', 'ballsofdough'],
  }],
  bpm: [{
    name: 'bpm',
    label: 'Schläge pro Minute',
    spellings: ['bpm', 'schlägeprominute', 'schlagprominute', 'beatsperminute', 'beatperminute'],
  }],
  cm: [
    { name: 'cm', spellings: ['cm', 'zentimeter', 'centimetre', 'centimetres'] },
    { name: 'm', spellings: ['meter', 'metern', 'mtr', 'metre', 'metres', 'meters'], exact: ['m'], times: 100 },
    { name: 'mm', spellings: ['millimeter', 'millimetre', 'millimetres'], exact: ['mm'], over: 10 },
    { name: 'km', spellings: ['km', 'kilometer', 'kilometre', 'kilometres'], times: 100000 },
  ],
  day: [
    { name: 'day', label: 'Tage', spellings: ['day', 'tage', 'tag', 'days'] },
    { name: 'h', spellings: ['h', 'stunde', 'stunden', 'hour', 'hours'], over: 24 },
    { name: 'min', spellings: ['min', 'minute', 'minuten', 'minutes'], over: 1440 },
    { name: 'year', label: 'Jahre', spellings: ['year', 'jahre', 'jahr', 'years'], times: 365 },
  ],
  deg: [
    { name: 'deg', label: 'Grad', spellings: ['deg', 'grad', '°', 'degrees', 'degree'] },
    { name: 'rad', spellings: ['rad', 'radiant', 'radian', 'radians'], times: 57.29577951308232 },
  ],
  g: [
    { name: 'g', spellings: ['gramm', 'gram', 'grams'], exact: ['g'] },
    { name: 'kg', spellings: ['kg', 'kilogramm', 'kilogram', 'kilograms'], times: 1000 },
  ],
  h: [
    { name: 'h', spellings: ['h', 'stunde', 'stunden', 'hour', 'hours'] },
    { name: 'day', label: 'Tage', spellings: ['day', 'tage', 'tag', 'days'], times: 24 },
    { name: 'min', spellings: ['min', 'minute', 'minuten', 'minutes'], over: 60 },
    { name: 'year', label: 'Jahre', spellings: ['year', 'jahre', 'jahr', 'years'], times: 8760 },
  ],
  kg: [
    { name: 'kg', spellings: ['kg', 'kilogramm', 'kilogram', 'kilograms'] },
    { name: 'g', spellings: ['gramm', 'gram', 'grams'], exact: ['g'], over: 1000 },
  ],
  km: [
    { name: 'km', spellings: ['km', 'kilometer', 'kilometre', 'kilometres'] },
    { name: 'm', spellings: ['meter', 'metern', 'mtr', 'metre', 'metres', 'meters'], exact: ['m'], over: 1000 },
    { name: 'cm', spellings: ['cm', 'zentimeter', 'centimetre', 'centimetres'], over: 100000 },
    { name: 'mm', spellings: ['millimeter', 'millimetre', 'millimetres'], exact: ['mm'], over: 1000000 },
  ],
  m: [
    { name: 'm', spellings: ['meter', 'metern', 'mtr', 'metre', 'metres', 'meters'], exact: ['m'] },
    { name: 'cm', spellings: ['cm', 'zentimeter', 'centimetre', 'centimetres'], over: 100 },
    { name: 'mm', spellings: ['millimeter', 'millimetre', 'millimetres'], exact: ['mm'], over: 1000 },
    { name: 'km', spellings: ['km', 'kilometer', 'kilometre', 'kilometres'], times: 1000 },
  ],
  m2: [
    { name: 'm2', label: 'm²', spellings: ['m2', 'm²', 'quadratmeter', 'squaremetre', 'squaremetres'] },
    { name: 'mm2', label: 'mm²', spellings: [], exact: ['mm2', 'mm²'], over: 1000000 },
    {
      name: 'per100km',
      label: 'l/100 km',
      spellings: ['per100km', 'l/100km', 'literauf100km', 'litreper100km', 'litresper100km'],
      over: 100000000,
    },
  ],
  mm: [
    { name: 'mm', spellings: ['millimeter', 'millimetre', 'millimetres'], exact: ['mm'] },
    { name: 'm', spellings: ['meter', 'metern', 'mtr', 'metre', 'metres', 'meters'], exact: ['m'], times: 1000 },
    { name: 'cm', spellings: ['cm', 'zentimeter', 'centimetre', 'centimetres'], times: 10 },
    { name: 'km', spellings: ['km', 'kilometer', 'kilometre', 'kilometres'], times: 1000000 },
  ],
  ohm: [{ name: 'ohm', label: 'Ω', spellings: ['ohm', 'ω', 'ohms'] }],
  per100km: [
    {
      name: 'per100km',
      label: 'l/100 km',
      spellings: ['per100km', 'l/100km', 'literauf100km', 'litreper100km', 'litresper100km'],
    },
    {
      name: 'm2',
      label: 'm²',
      spellings: ['m2', 'm²', 'quadratmeter', 'squaremetre', 'squaremetres'],
      times: 100000000,
    },
    { name: 'mm2', label: 'mm²', spellings: [], exact: ['mm2', 'mm²'], times: 100 },
  ],
  person: [{ name: 'person', label: 'Personen', spellings: ['person', 'personen', 'persons'] }],
  year: [
    { name: 'year', label: 'Jahre', spellings: ['year', 'jahre', 'jahr', 'years'] },
    { name: 'day', label: 'Tage', spellings: ['day', 'tage', 'tag', 'days'], over: 365 },
    { name: 'h', spellings: ['h', 'stunde', 'stunden', 'hour', 'hours'], over: 8760 },
    { name: 'min', spellings: ['min', 'minute', 'minuten', 'minutes'], over: 525600 },
  ],
};
