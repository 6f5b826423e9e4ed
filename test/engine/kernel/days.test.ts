/** Days as whole numbers agree with the calendar of JavaScript, and keep their order when they are moved. */
import fc from 'fast-check';
import { addMonths, dayNumber, dayOfYear, daysInYear, daysLeftInYear, dayText } from '../../../engine/kernel/days.js';
import { textIn } from '../../../engine/kernel/language.js';
import { longDay } from '../../../engine/kernel/text.js';
import { dayFormOf } from '../../../generator/languages/day-form.js';
import { seed } from '../../support/arbitraries.js';

const length = 86_400_000;
const first = Date.UTC(1899, 11, 30);
const last = dayNumber('9999-12-31');
const day = fc.integer({ min: dayNumber('0001-01-01'), max: last });

test('each day has the number that spreadsheets have for it, and its text', () => {
  fc.assert(
    fc.property(day, (number) => {
      const text = new Date(first + number * length).toISOString().slice(0, 10);
      expect([dayText(number), dayNumber(text)]).toEqual([text, number]);
    }),
    { seed },
  );
});

test.each(['en-US', 'es-US', 'es-MX', 'de-DE', 'pl-PL', 'fr-FR', 'pt-BR'])('days in the words of %s', (locale) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const said = textIn({ thousands: ',', decimal: '.', to: '-', days: dayFormOf(locale) });
  fc.assert(
    fc.property(fc.integer({ min: dayNumber('1900-03-01'), max: last }), (number) => {
      const words = format.format(first + number * length);
      expect(said.longDay(number)).toBe(words);
      if (locale === 'en-US') expect(longDay(number)).toBe(words);
    }),
    { seed },
  );
});

test('the parts of a year add up to it', () => {
  fc.assert(
    fc.property(day, (number) => {
      const year = dayText(number).slice(0, 4);
      expect(dayOfYear(number)).toBe(number - dayNumber(`${year}-01-01`) + 1);
      expect(dayOfYear(number) + daysLeftInYear(number)).toBe(daysInYear(number));
      expect(dayText(number + daysLeftInYear(number))).toBe(`${year}-12-31`);
    }),
    { seed },
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 14, '2028-02-15'],
  ['2026-01-01', -13, '2024-12-01'],
])('%s and %d months later it is %s', (from, months, until) => {
  expect(dayText(addMonths(dayNumber(from), months))).toBe(until);
});

test('later days and more months never lead to an earlier day', () => {
  const months = fc.integer({ min: -500, max: 500 });
  const later = fc.integer({ min: dayNumber('1950-01-01'), max: dayNumber('2100-01-01') });
  fc.assert(
    fc.property(later, months, (number, count) => {
      expect(addMonths(number + 1, count)).toBeGreaterThanOrEqual(addMonths(number, count));
      expect(addMonths(number, count + 1)).toBeGreaterThan(addMonths(number, count));
    }),
    { seed },
  );
});

test.each([
  ['1900-06-01', 365],
  ['2000-06-01', 366],
  ['2024-12-31', 366],
  ['2100-01-01', 365],
])('the year of %s has %d days', (text, days) => {
  expect(daysInYear(dayNumber(text))).toBe(days);
});
