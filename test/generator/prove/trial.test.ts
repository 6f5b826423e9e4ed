/** Which calls a law is tried with, and what they find, is what was recorded. `npm run record` writes it anew. */
import { recordedLines } from '../../support/recorded.js';
import { toldOfTrials } from '../../support/told-of-trials.js';

const expected = recordedLines(`${__dirname}/expected/trials`, toldOfTrials);

test('there is nothing recorded but of these trials', () => {
  expect(Object.keys(expected())).toEqual(toldOfTrials.map(([name]) => name));
});

test.each(toldOfTrials)('%s', (name, tell) => {
  expect(tell()).toEqual(expected()[name]);
});
