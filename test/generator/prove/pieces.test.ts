/**
 * What operations, schedules, cuts and polynomials give at corners and edges is what was recorded. That it is right is
 * held by `test/generator/prove/`; this says when it changes. `npm run record` writes it anew.
 */
import { recordedLines } from '../../support/recorded.js';
import { toldOfPieces } from '../../support/told-of-pieces.js';

const expected = recordedLines(`${__dirname}/expected/pieces`, toldOfPieces);

test('there is nothing recorded but of these pieces', () => {
  expect(Object.keys(expected())).toEqual(toldOfPieces.map(([name]) => name));
});

test.each(toldOfPieces)('%s', (name, tell) => {
  expect(tell()).toEqual(expected()[name]);
});
