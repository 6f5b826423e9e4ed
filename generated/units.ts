/**
 * The units that callers may write beside a number. Generated from the catalog by `npm run generate`: edit the catalog,
 * not this file.
 */
import type { AcceptedUnit } from '../engine/kernel/module.js';

/** By the unit of the input, which comes first. */
export const acceptedUnits: Readonly<{
  '%': readonly AcceptedUnit[];
  A: readonly AcceptedUnit[];
  Btuh: readonly AcceptedUnit[];
  USD: readonly AcceptedUnit[];
  acre: readonly AcceptedUnit[];
  axle: readonly AcceptedUnit[];
  cfm: readonly AcceptedUnit[];
  circuit: readonly AcceptedUnit[];
  cm3: readonly AcceptedUnit[];
  coat: readonly AcceptedUnit[];
  day: readonly AcceptedUnit[];
  degF: readonly AcceptedUnit[];
  elbow: readonly AcceptedUnit[];
  flute: readonly AcceptedUnit[];
  ft: readonly AcceptedUnit[];
  gal: readonly AcceptedUnit[];
  gpg: readonly AcceptedUnit[];
  gpm: readonly AcceptedUnit[];
  h: readonly AcceptedUnit[];
  head: readonly AcceptedUnit[];
  in: readonly AcceptedUnit[];
  inch: readonly AcceptedUnit[];
  kW: readonly AcceptedUnit[];
  kWh: readonly AcceptedUnit[];
  lb: readonly AcceptedUnit[];
  lft: readonly AcceptedUnit[];
  lm: readonly AcceptedUnit[];
  mi: readonly AcceptedUnit[];
  miPerKwh: readonly AcceptedUnit[];
  min: readonly AcceptedUnit[];
  mm: readonly AcceptedUnit[];
  mph: readonly AcceptedUnit[];
  percent: readonly AcceptedUnit[];
  person: readonly AcceptedUnit[];
  piece: readonly AcceptedUnit[];
  post: readonly AcceptedUnit[];
  ppm: readonly AcceptedUnit[];
  psi: readonly AcceptedUnit[];
  rpm: readonly AcceptedUnit[];
  sink: readonly AcceptedUnit[];
  sqft: readonly AcceptedUnit[];
  tire: readonly AcceptedUnit[];
  tonAC: readonly AcceptedUnit[];
  tree: readonly AcceptedUnit[];
  truckful: readonly AcceptedUnit[];
  year: readonly AcceptedUnit[];
}> = {
  '%': [
    { name: '%', spellings: ['%'] },
    { name: 'ppm', spellings: ['ppm'], over: 10000 },
    { name: 'percent', spellings: ['percent'] },
  ],
  A: [{ name: 'A', spellings: ['a'] }],
  Btuh: [
    { name: 'Btuh', label: 'BTU per hour', spellings: ['btuh', 'btuperhour', 'btu/h'] },
    { name: 'W', spellings: ['w', 'watt', 'watts'], times: 100000000, over: 29307107 },
    { name: 'kW', spellings: ['kw'], times: 100000000000, over: 29307107 },
    { name: 'hp', label: 'HP', spellings: ['hp'], times: 74570000000, over: 29307107 },
    { name: 'VA', spellings: ['va'], times: 100000000, over: 29307107 },
  ],
  USD: [{ name: 'USD', label: '$', spellings: ['usd', '$', 'dollar', 'dollars'] }],
  acre: [
    { name: 'acre', label: 'acres', spellings: ['acre', 'acres'] },
    { name: 'sqft', label: 'sq ft', spellings: ['sqft', 'ft2', 'ft²'], offered: true, over: 43560 },
    {
      name: 'sqm',
      label: 'sq m',
      spellings: ['sqm', 'squaremeter', 'squaremeters', 'm2', 'm²'],
      times: 78125,
      over: 316160658,
    },
    {
      name: 'hectare',
      label: 'ha',
      spellings: ['hectare', 'ha', 'hectares'],
      offered: true,
      times: 390625000,
      over: 158080329,
    },
    { name: 'sqyd', label: 'sq yd', spellings: ['sqyd'], over: 4840 },
    { name: 'square', label: 'squares', spellings: ['square', 'squares'], times: 5, over: 2178 },
  ],
  axle: [{ name: 'axle', label: 'axles', spellings: ['axle', 'axles'] }],
  cfm: [
    { name: 'cfm', label: 'cubic feet per minute', spellings: ['cfm', 'cubicfeetperminute', 'cubicfootperminute'] },
    {
      name: 'gpm',
      label: 'gallons per minute',
      spellings: ['gpm', 'gallonsperminute', 'gallonperminute'],
      times: 77,
      over: 576,
    },
    {
      name: 'cfs',
      label: 'cubic feet a second',
      spellings: ['cfs', 'cubicfeetasecond', 'cubicfootasecond'],
      times: 60,
    },
  ],
  circuit: [{ name: 'circuit', label: 'circuits', spellings: ['circuit', 'circuits'] }],
  cm3: [
    { name: 'cm3', spellings: ['cm3', 'cubiccentimeter', 'cubiccentimeters'] },
    { name: 'cuft', label: 'cu ft', spellings: ['cuft', 'cubicfoot', 'cubicfeet'], times: 28316.846592 },
    { name: 'cuyd', label: 'cubic yards', spellings: ['cuyd', 'cubicyards', 'cubicyard'], times: 764554.857984 },
    { name: 'gal', label: 'gallons', spellings: ['gal', 'gallons', 'gallon', 'gals'], times: 3785.411784 },
    { name: 'pint', label: 'pints', spellings: ['pint', 'pints'], times: 473.176473 },
    { name: 'floz', label: 'fl oz', spellings: ['floz', 'fluidounce', 'fluidounces'], times: 29.5735295625 },
    { name: 'ml', spellings: ['milliliter', 'milliliters'], exact: ['ml', 'mL'], offered: true },
    { name: 'liter', label: 'liters', spellings: ['liter', 'liters', 'l', 'litre', 'litres'], times: 1000 },
    { name: 'bdft', label: 'board feet', spellings: ['bdft', 'boardfeet', 'boardfoot'], times: 2359.737216 },
    {
      name: 'acreft',
      label: 'acre-feet',
      spellings: ['acreft', 'acre-feet', 'acre-foot'],
      times: 3854630742336,
      over: 3125,
    },
  ],
  coat: [{ name: 'coat', label: 'coats', spellings: ['coat', 'coats'] }],
  day: [
    { name: 'day', label: 'days', spellings: ['day', 'days'] },
    { name: 'h', label: 'hours', spellings: ['h', 'hours', 'hour'], over: 24 },
    { name: 'min', label: 'minutes', spellings: ['min', 'minutes', 'minute'], over: 1440 },
    { name: 'sec', label: 'seconds', spellings: ['sec', 'seconds', 'second'], over: 86400 },
  ],
  degF: [
    { name: 'degF', spellings: ['degf', 'degreef', 'degreesf', 'f', '°f'] },
    { name: 'degC', spellings: ['degc', 'degreec', 'degreesc', 'c', '°c'], times: 1.8, plus: 32 },
  ],
  elbow: [{ name: 'elbow', label: 'elbows', spellings: ['elbow', 'elbows'] }],
  flute: [{ name: 'flute', label: 'flutes', spellings: ['flute', 'flutes'] }],
  ft: [
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"] },
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'] },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 3 },
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'], times: 5280 },
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'], times: 5, over: 1524 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 25, over: 762 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 1250, over: 381 },
  ],
  gal: [
    { name: 'gal', label: 'gallons', spellings: ['gal', 'gallons', 'gallon', 'gals'] },
    {
      name: 'cuft',
      label: 'cu ft',
      spellings: ['cuft', 'cubicfoot', 'cubicfeet'],
      offered: true,
      times: 576,
      over: 77,
    },
    { name: 'cuyd', label: 'cubic yards', spellings: ['cuyd', 'cubicyards', 'cubicyard'], times: 15552, over: 77 },
    { name: 'cm3', spellings: ['cm3', 'cubiccentimeter', 'cubiccentimeters'], times: 125000, over: 473176473 },
    { name: 'pint', label: 'pints', spellings: ['pint', 'pints'], over: 8 },
    { name: 'floz', label: 'fl oz', spellings: ['floz', 'fluidounce', 'fluidounces'], over: 128 },
    { name: 'ml', spellings: ['milliliter', 'milliliters'], exact: ['ml', 'mL'], times: 125000, over: 473176473 },
    {
      name: 'liter',
      label: 'liters',
      spellings: ['liter', 'liters', 'l', 'litre', 'litres'],
      offered: true,
      times: 125000000,
      over: 473176473,
    },
    { name: 'bdft', label: 'board feet', spellings: ['bdft', 'boardfeet', 'boardfoot'], times: 48, over: 77 },
    { name: 'acreft', label: 'acre-feet', spellings: ['acreft', 'acre-feet', 'acre-foot'], times: 2280960, over: 7 },
  ],
  gpg: [{ name: 'gpg', label: 'grains per gallon', spellings: ['gpg', 'grainspergallon', 'grainpergallon'] }],
  gpm: [
    { name: 'gpm', label: 'gallons per minute', spellings: ['gpm', 'gallonsperminute', 'gallonperminute'] },
    {
      name: 'cfm',
      label: 'cubic feet per minute',
      spellings: ['cfm', 'cubicfeetperminute', 'cubicfootperminute'],
      times: 576,
      over: 77,
    },
    {
      name: 'cfs',
      label: 'cubic feet a second',
      spellings: ['cfs', 'cubicfeetasecond', 'cubicfootasecond'],
      times: 34560,
      over: 77,
    },
  ],
  h: [
    { name: 'h', label: 'hours', spellings: ['h', 'hours', 'hour'] },
    { name: 'min', label: 'minutes', spellings: ['min', 'minutes', 'minute'], over: 60 },
    { name: 'sec', label: 'seconds', spellings: ['sec', 'seconds', 'second'], over: 3600 },
    { name: 'day', label: 'days', spellings: ['day', 'days'], times: 24 },
  ],
  head: [{ name: 'head', spellings: ['head'] }],
  in: [
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], times: 12 },
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], times: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 36 },
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'], times: 63360 },
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'], times: 5, over: 127 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 50, over: 127 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 5000, over: 127 },
  ],
  inch: [
    { name: 'inch', label: 'inches', spellings: ['inch', 'inches'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], times: 12 },
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], times: 12 },
    { name: 'in', spellings: ['in', '"'] },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 36 },
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'], times: 63360 },
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'], times: 5, over: 127 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 50, over: 127 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 5000, over: 127 },
  ],
  kW: [
    { name: 'kW', spellings: ['kw'] },
    { name: 'W', spellings: ['w', 'watt', 'watts'], over: 1000 },
    { name: 'hp', label: 'HP', spellings: ['hp'], times: 0.7457 },
    { name: 'Btuh', label: 'BTU per hour', spellings: ['btuh', 'btuperhour', 'btu/h'], times: 0.00029307107 },
    { name: 'VA', spellings: ['va'], over: 1000 },
  ],
  kWh: [{ name: 'kWh', spellings: ['kwh'] }],
  lb: [
    { name: 'lb', spellings: ['lb', 'pound', 'pounds'] },
    { name: 'ton', label: 'tons', spellings: ['ton', 'tons'], times: 2000 },
    { name: 'oz', spellings: ['oz', 'ounce', 'ounces'], over: 16 },
    { name: 'grain', label: 'grains', spellings: ['grain', 'grains'], over: 7000 },
    { name: 'g', spellings: ['gram', 'grams'], exact: ['g'], times: 100000, over: 45359237 },
    { name: 'kg', spellings: ['kg', 'kilogram', 'kilograms'], times: 100000000, over: 45359237 },
  ],
  lft: [
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"] },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 3 },
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'], times: 5280 },
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'], times: 5, over: 1524 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 25, over: 762 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 1250, over: 381 },
  ],
  lm: [{ name: 'lm', label: 'lumens', spellings: ['lm', 'lumens', 'lumen'] }],
  mi: [
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], over: 5280 },
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], over: 5280 },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], over: 63360 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], over: 1760 },
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'], over: 1609344 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 5, over: 804672 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 125, over: 201168 },
  ],
  miPerKwh: [{ name: 'miPerKwh', label: 'miles per kWh', spellings: ['miperkwh', 'milesperkwh', 'mileperkwh'] }],
  min: [
    { name: 'min', label: 'minutes', spellings: ['min', 'minutes', 'minute'] },
    { name: 'h', label: 'hours', spellings: ['h', 'hours', 'hour'], times: 60 },
    { name: 'sec', label: 'seconds', spellings: ['sec', 'seconds', 'second'], over: 60 },
    { name: 'day', label: 'days', spellings: ['day', 'days'], times: 1440 },
  ],
  mm: [
    { name: 'mm', spellings: ['millimeter', 'millimeters'], exact: ['mm'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], times: 304.8 },
    { name: 'lft', label: 'linear ft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], times: 304.8 },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], times: 25.4 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 914.4 },
    { name: 'mi', label: 'miles', spellings: ['mi', 'miles', 'mile'], times: 1609344 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 10 },
    { name: 'm', spellings: ['meter', 'meters', 'metre', 'metres'], exact: ['m'], times: 1000 },
  ],
  mph: [
    { name: 'mph', spellings: ['mph'] },
    {
      name: 'sfm',
      label: 'surface feet a minute',
      spellings: ['sfm', 'surfacefeetaminute', 'surfacefootaminute'],
      over: 88,
    },
    { name: 'ipm', label: 'inches a minute', spellings: ['ipm', 'inchesaminute', 'inchaminute'], over: 1056 },
  ],
  percent: [
    { name: 'percent', spellings: ['percent'] },
    { name: '%', spellings: ['%'] },
    { name: 'ppm', spellings: ['ppm'], over: 10000 },
  ],
  person: [{ name: 'person', label: 'people', spellings: ['person', 'people'] }],
  piece: [{ name: 'piece', label: 'pieces', spellings: ['piece', 'pieces'] }],
  post: [{ name: 'post', label: 'posts', spellings: ['post', 'posts'] }],
  ppm: [
    { name: 'ppm', spellings: ['ppm'] },
    { name: '%', spellings: ['%'], times: 10000 },
    { name: 'percent', spellings: ['percent'], times: 10000 },
  ],
  psi: [{ name: 'psi', spellings: ['psi'] }],
  rpm: [{ name: 'rpm', spellings: ['rpm'] }],
  sink: [{ name: 'sink', label: 'sinks', spellings: ['sink', 'sinks'] }],
  sqft: [
    { name: 'sqft', label: 'sq ft', spellings: ['sqft', 'ft2', 'ft²'] },
    {
      name: 'sqm',
      label: 'sq m',
      spellings: ['sqm', 'squaremeter', 'squaremeters', 'm2', 'm²'],
      times: 1562500,
      over: 145161,
    },
    { name: 'hectare', label: 'ha', spellings: ['hectare', 'ha', 'hectares'], times: 15625000000, over: 145161 },
    { name: 'sqyd', label: 'sq yd', spellings: ['sqyd'], times: 9 },
    { name: 'square', label: 'squares', spellings: ['square', 'squares'], times: 100 },
    { name: 'acre', label: 'acres', spellings: ['acre', 'acres'], times: 43560 },
  ],
  tire: [{ name: 'tire', label: 'tires', spellings: ['tire', 'tires'] }],
  tonAC: [{ name: 'tonAC', label: 'tons of cooling', spellings: ['tonac', 'tonsofcooling', 'tonofcooling'] }],
  tree: [{ name: 'tree', label: 'trees', spellings: ['tree', 'trees'] }],
  truckful: [{ name: 'truckful', label: 'pickup loads', spellings: ['truckful', 'pickuploads', 'pickupload'] }],
  year: [{ name: 'year', label: 'years', spellings: ['year', 'years'] }],
};
