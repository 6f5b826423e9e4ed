import { holdsInItsCase, isSameUnit } from '../../../engine/spelling/letter-case.js';

/** Symbols whose first letter is another prefix in the other case, and letters that are a number in it. */
test.each(['mm', 'mW', 'MW', 'ml', 'mL', 'mg', 'mm2', 'mm²', 'Mm', 'Nm', 'mPa', 'MPa', 'Mbps', 'm', 'g'])(
  '%s holds only in its own case',
  (spelling) => {
    expect(holdsInItsCase(spelling)).toBe(true);
  },
);

test.each([
  ...[
    'ft',
    'FT',
    'HA',
    'feet',
    'Sq Ft',
    'in',
    'yd',
    'mi',
    'miles',
    'min',
    'gal',
    'gpm',
    'mph',
    'psi',
    'ppm',
    'lb',
    'kg',
    'kW',
  ],
  ...['kWh', 'cm', 'A', 'V', 'F', 'C', 'h', 'l', 'L', 'm2', 'tons', 'pt', 'pint', 'ha', 'metros', 'pies', 'hp', 'days'],
])('%s is taken in any case', (spelling) => {
  expect(holdsInItsCase(spelling)).toBe(false);
});

test('another unit of the kind may have prefixes as well', () => {
  expect(holdsInItsCase('mrod')).toBe(false);
  expect(holdsInItsCase('mrod', new Set(['rod']))).toBe(true);
});

test.each([
  ['usdpermWh', 'usdperMWh', false],
  ['usdperkwh', 'usdperkWh', true],
  ['USDperft', 'USDperFT', true],
  ['usdperft', 'usdpersqft', false],
])('%s and %s are the same unit: %j', (one, other, isSame) => {
  expect(isSameUnit(one, other)).toBe(isSame);
});
