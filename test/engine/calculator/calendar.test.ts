import { calendarOf } from '../../../engine/calculator/calendar.js';

/** Each border is the first moment of its day; Santiago moves its clocks at midnight, so that day begins at one. */
test.each([
  ['UTC', '2027-01-01', '2027-01-01T00:00:00Z'],
  ['America/Chicago', '2027-01-01', '2027-01-01T06:00:00Z'],
  ['America/Chicago', '2027-07-01', '2027-07-01T05:00:00Z'],
  ['Europe/Berlin', '2027-01-01', '2026-12-31T23:00:00Z'],
  ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T10:00:00Z'],
  ['Asia/Kolkata', '2027-04-01', '2027-03-31T18:30:00Z'],
  ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  const [calendar, start] = [calendarOf(zone), Date.parse(moment)];
  const before = calendar.dayAt(start - 1);
  expect(before < day).toBe(true);
  expect(calendar.dayAt(start)).toBe(day);
  expect(calendar.endOf(before)).toBe(start);
  expect(calendar.dayAt(start - 1)).toBe(before);
});
