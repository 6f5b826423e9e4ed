/** How much room the proof leaves for rounding is what was recorded, to the last bit. `npm run record` writes it anew. */
import { recordedLines } from '../../support/recorded.js';
import { toldOfEnds } from '../../support/told-of-ends.js';

const expected = recordedLines(`${__dirname}/expected/ends`, toldOfEnds);

test('there is nothing recorded but of these ends', () => {
  expect(Object.keys(expected())).toEqual(toldOfEnds.map(([name]) => name));
});

test.each(toldOfEnds)('%s', (name, tell) => {
  expect(tell()).toEqual(expected()[name]);
});
