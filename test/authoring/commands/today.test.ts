import { dayIn } from '../../../authoring/commands/today.js';

test.each([
  ['America/Chicago', '2026-01-01T05:59:59Z', '2025-12-31'],
  ['America/Chicago', '2026-01-01T06:00:00Z', '2026-01-01'],
  ['Europe/Berlin', '2026-06-30T21:59:59Z', '2026-06-30'],
  ['Europe/Berlin', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['UTC', '2024-02-29T23:59:59Z', '2024-02-29'],
  ['Etc/GMT-14', '2024-02-28T09:59:59Z', '2024-02-28'],
  ['Etc/GMT-14', '2024-02-28T10:00:00Z', '2024-02-29'],
])('in %s, %s belongs to %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});
