/**
 * The units that callers may write beside a number. Generated from the catalog by `npm run generate`: edit the catalog,
 * not this file.
 */
import type { AcceptedUnit } from '../runtime/kernel/module.js';

/** By the unit of the input, which comes first. */
export const acceptedUnits: Readonly<{
  USD: readonly AcceptedUnit[];
  acre: readonly AcceptedUnit[];
  circuit: readonly AcceptedUnit[];
  cm3: readonly AcceptedUnit[];
  ft: readonly AcceptedUnit[];
  in: readonly AcceptedUnit[];
  inch: readonly AcceptedUnit[];
  kWh: readonly AcceptedUnit[];
  lft: readonly AcceptedUnit[];
  percent: readonly AcceptedUnit[];
  sqft: readonly AcceptedUnit[];
  tonAC: readonly AcceptedUnit[];
}> = {
  USD: [{ name: 'USD', spellings: ['usd', '$', 'dollar', 'dollars'] }],
  acre: [
    { name: 'acre', spellings: ['acre', 'acres'] },
    { name: 'sqft', spellings: ['sqft', 'ft2', 'ft²'], over: 43560 },
    { name: 'sqm', spellings: ['sqm', 'squaremeter', 'squaremeters', 'm2', 'm²'], times: 78125, over: 316160658 },
    { name: 'hectare', spellings: ['hectare', 'ha', 'hectares'], times: 390625000, over: 158080329 },
    { name: 'sqyd', spellings: ['sqyd'], over: 4840 },
    { name: 'square', spellings: ['square', 'squares'], times: 5, over: 2178 },
  ],
  circuit: [{ name: 'circuit', spellings: ['circuit', 'circuits'] }],
  cm3: [
    { name: 'cm3', spellings: ['cm3', 'cubiccentimeter', 'cubiccentimeters'] },
    { name: 'cuft', spellings: ['cuft', 'cubicfoot', 'cubicfeet'], times: 28316.846592 },
    { name: 'cuyd', spellings: ['cuyd', 'cubicyards', 'cubicyard'], times: 764554.857984 },
    { name: 'gal', spellings: ['gal', 'gallons', 'gallon'], times: 3785.411784 },
  ],
  ft: [
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"] },
    { name: 'lft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'] },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 3 },
    { name: 'mi', spellings: ['mi', 'miles', 'mile'], times: 5280 },
    { name: 'mm', spellings: ['mm', 'millimeter', 'millimeters'], times: 5, over: 1524 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 25, over: 762 },
    { name: 'm', spellings: ['m', 'meter', 'meters', 'metre', 'metres'], times: 1250, over: 381 },
  ],
  in: [
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], times: 12 },
    { name: 'lft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], times: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 36 },
    { name: 'mi', spellings: ['mi', 'miles', 'mile'], times: 63360 },
    { name: 'mm', spellings: ['mm', 'millimeter', 'millimeters'], times: 5, over: 127 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 50, over: 127 },
    { name: 'm', spellings: ['m', 'meter', 'meters', 'metre', 'metres'], times: 5000, over: 127 },
  ],
  inch: [
    { name: 'inch', spellings: ['inch', 'inches'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"], times: 12 },
    { name: 'lft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'], times: 12 },
    { name: 'in', spellings: ['in', '"'] },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 36 },
    { name: 'mi', spellings: ['mi', 'miles', 'mile'], times: 63360 },
    { name: 'mm', spellings: ['mm', 'millimeter', 'millimeters'], times: 5, over: 127 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 50, over: 127 },
    { name: 'm', spellings: ['m', 'meter', 'meters', 'metre', 'metres'], times: 5000, over: 127 },
  ],
  kWh: [{ name: 'kWh', spellings: ['kwh'] }],
  lft: [
    { name: 'lft', spellings: ['lft', 'linearft', 'linearfoot', 'linearfeet'] },
    { name: 'ft', spellings: ['ft', 'foot', 'feet', "'"] },
    { name: 'in', spellings: ['in', 'inch', 'inches', '"'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yard', 'yards'], times: 3 },
    { name: 'mi', spellings: ['mi', 'miles', 'mile'], times: 5280 },
    { name: 'mm', spellings: ['mm', 'millimeter', 'millimeters'], times: 5, over: 1524 },
    { name: 'cm', spellings: ['cm', 'centimeter', 'centimeters'], times: 25, over: 762 },
    { name: 'm', spellings: ['m', 'meter', 'meters', 'metre', 'metres'], times: 1250, over: 381 },
  ],
  percent: [
    { name: 'percent', spellings: ['percent'] },
    { name: '%', spellings: ['%'] },
  ],
  sqft: [
    { name: 'sqft', spellings: ['sqft', 'ft2', 'ft²'] },
    { name: 'sqm', spellings: ['sqm', 'squaremeter', 'squaremeters', 'm2', 'm²'], times: 1562500, over: 145161 },
    { name: 'hectare', spellings: ['hectare', 'ha', 'hectares'], times: 15625000000, over: 145161 },
    { name: 'sqyd', spellings: ['sqyd'], times: 9 },
    { name: 'square', spellings: ['square', 'squares'], times: 100 },
    { name: 'acre', spellings: ['acre', 'acres'], times: 43560 },
  ],
  tonAC: [{ name: 'tonAC', spellings: ['tonac', 'tonsofcooling', 'tonofcooling'] }],
};
