/** Fractions where percent is taken are read as they are written, and the answer says how to write what was probably meant. */
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { clampNotes } from '../../engine/calculator/clamp.js';
import { languages as householdLanguages } from '../../examples/household/generated/languages.js';
import { servedCalculator } from '../support/random-calls.js';

function sentenceOf(slug: string, query: string): string {
  const outcome = answerQuery(servedCalculator(slug), query);
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome.refusal));
  return (JSON.parse(outcome.answer.body) as { result: { interpretation: string } }).result.interpretation;
}

test.each([
  ['mortgage-lenders', 'rate=0.06125', 'Interest rate a year was read as 0.06125 %. For 6.125 % send 6.125. A loan'],
  ['mortgage-lenders', 'down=0.2', 'Down payment was read as 0.2 %. For 20 % send 20. A loan'],
  [
    'commercial-real-estate',
    'rate=0.08',
    'Capitalization rate was moved from 0.08 % to 3 %, the least that this calculator takes. For 8 % send 8. With',
  ],
])('%s?%s', (slug, query, start) => {
  expect(sentenceOf(slug, query).slice(0, start.length)).toBe(start);
});

test.each([
  ['mortgage-lenders', 'rate=0'],
  ['mortgage-lenders', 'rate=0.5'],
  ['mortgage-lenders', 'rate=0.06125%25'],
  ['mortgage-lenders', 'mortgageInsurance=0.55'],
  ['mineral-rights', 'share=0.01'],
  ['drainage', 'fall=0.5'],
  ['fence', 'length=0.5'],
  ['water-softener', 'iron=0.04'],
  ['mortgage-lenders', 'rate=1e-9'],
  ['stucco', 'waste=1e-126'],
])('%s?%s is what it says', (slug, query) => {
  expect(sentenceOf(slug, query)).not.toMatch(/ send \d/);
});

test('what to send is written as callers write numbers, in every language', () => {
  const { specs } = servedCalculator('mortgage-lenders');
  const rate = specs.filter(({ name }) => name === 'rate');
  const [german] = householdLanguages.values();
  const translation = { language: 'de', texts: {}, info: german?.language };
  expect(clampNotes(rate, [0.06125], { translation })).toBe(
    'Interest rate a year was read as 0,06125 %. For 6,125 % send 6.125.',
  );
});

test('an option that is a percent is suggested', () => {
  const outcome = answerQuery(servedCalculator('roofing'), 'wasteFactor=0.12');
  if (outcome.kind === 'answered') throw new Error('There is no option 0.12.');
  expect(outcome.refusal.errors).toMatchObject([{ parameter: 'wasteFactor', suggestion: '12' }]);
});
