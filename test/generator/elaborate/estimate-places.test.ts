import { checkParts } from '../../support/calculator-text.js';

/** Money that a sentence shows has a place in the estimate; money that it does not show may have one. */
const inputs = 'a: { label: A, type: number, unit: EUR, default: 5, min: 1, max: 9, step: 1 }';
const formula = 'work: a * 2\nspare: a * 3\nshare: a / 3 EUR\nanswer: work + 0 * spare + 0 EUR * share';
const told = (places: string) =>
  checkParts({
    inputs,
    formula,
    lookups: `estimate: { covers: job, lines: [{ line: Work, figure: work, covers: job }], leaves_out: [tax], ${places} }`,
    unit: 'EUR',
    say: '{work}',
    expected: 10,
  }).report;

test.each(['other: [spare]', 'subtotals: [spare]', 'other: [spare, answer]'])('%s is accepted', (places) => {
  expect(told(places)).not.toContain('unknown-figure');
});

test.each<[places: string, name: string]>([
  ['other: [share]', 'share'],
  ['other: [sapre]', 'sapre'],
  ['subtotals: [a]', 'a'],
])('%s is refused', (places, name) => {
  expect(told(places)).toContain(`unknown-figure: No figure \`${name}\` belongs here.`);
});
