/** Days of a call: what is taken, moved, explained and asked about, by the calculator of another catalog that takes some. */
import { answerQuery } from '../../../engine/calculator/answer-query.js';
import { renderCalculator } from '../../../pages/markup/calculator.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import { householdCalculator } from '../../support/household-pages.js';

const refund = householdCalculator('policy-refund');

function answerTo(query: string) {
  const outcome = answerQuery(refund, query);
  if (outcome.kind !== 'answered') throw new Error(outcome.refusal.detail);
  return JSON.parse(outcome.answer.body);
}

function refusalOf(query: string) {
  const outcome = answerQuery(refund, query);
  if (outcome.kind === 'answered') throw new Error('It was answered.');
  return outcome.refusal.errors;
}

test('a day is echoed as it was given and as it was used', () => {
  const { inputs, result } = answerTo('begin=2027-03-01&end=%202028-02-01&premium=732');
  expect(inputs.begin).toEqual({ raw: '2027-03-01', used: '2027-03-01', clamped: false });
  expect(inputs.end).toEqual({ raw: ' 2028-02-01', used: '2028-02-01', clamped: false });
  expect(result.value).toBe(56);
});

test('a day beyond its bounds is moved to the nearer one, which the sentence says first', () => {
  const { inputs, result } = answerTo('begin=1999-12-31&end=2015-03-31');
  expect(inputs.begin).toEqual({ raw: '1999-12-31', used: '2015-01-01', clamped: true });
  expect(result.interpretation).toMatch(
    /^First day of the policy year was moved from 1999-12-31 to 2015-01-01, the least that this calculator takes\. A policy from January 1, 2015/,
  );
});

test.each([
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['0000-01-01', null],
  ['99999-01-01', null],
  ['__proto__', null],
  ['', null],
  ['46000', null],
  ['tomorrow', null],
  ['2026-08-31T10:00:00Z', '2026-08-31'],
  ['2026-8-3', '2026-08-03'],
  ['2026/08/31', '2026-08-31'],
  ['20260831', '2026-08-31'],
  ['31.08.2026', '2026-08-31'],
  ['08/31/2026', '2026-08-31'],
  ['08/03/2026', null],
  ['02/02/2026', '2026-02-02'],
])('%j is no day, and means %s', (text, suggestion) => {
  const query = new URLSearchParams({ end: text }).toString();
  expect(refusalOf(query)).toEqual([
    expect.objectContaining({ parameter: 'end', code: 'invalid_day', received: text, suggestion }),
  ]);
});

test('a refused day is explained with what is taken', () => {
  const [error] = refusalOf('end=31.08.2026');
  expect(error?.detail).toBe(
    'end cannot be 31.08.2026. Send a day from 2015-01-01 to 2061-12-31, written as year, month and day with hyphens, or leave it out for 2026-08-31.',
  );
});

test('requirements between days refuse with their message', () => {
  const [error] = refusalOf('begin=2026-05-01&end=2026-04-30');
  expect(error?.detail).toContain('The last insured day is before the policy year begins.');
});

test('the ledger names days that were left out', () => {
  const { trace } = answerTo('premium=480&trace=true');
  expect(trace.ledger).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'default', input: 'begin', used: '2026-01-01' })]),
  );
});

test('a page has the calendar of the browser, and keeps what is no day as it was typed', () => {
  const shown = (query: string): string => renderCalculator(viewOf(refund, query), { style: '/style.css' });
  expect(shown('end=2026-07-15')).toMatch(
    /<input type="date" value="2026-07-15" id="field-end" name="end"[^>]* min="2015-01-01" max="2061-12-31">/,
  );
  expect(shown('end=soon')).toMatch(/<input type="text" inputmode="numeric" autocomplete="off" value="soon"/);
  expect(shown('end=soon')).toContain('Enter a day, 2015-01-01 to 2061-12-31.');
  expect(shown('begin=1999-12-31&end=2015-03-31')).toContain('We used 2015-01-01 instead of 1999-12-31.');
});
