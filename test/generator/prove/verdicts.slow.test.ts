/**
 * What the proof finds out about its fixtures is what was recorded: verdicts and witnesses, intervals, slopes, ranges, and
 * in how many boxes. `npm run record` writes it anew; a difference is a change of what editors are told.
 */
import { fixtureProgram } from '../../support/fixture-program.js';
import { proofFixtures } from '../../support/proof-fixtures.js';
import { recordedLines } from '../../support/recorded.js';
import { toldOf } from '../../support/told-of-proof.js';

const fixtures = proofFixtures.map(([name, fixture]) => {
  const tell = () => {
    const { program, law } = fixtureProgram(fixture);
    return toldOf(program, law);
  };
  return [name, tell] as const;
});

const expected = recordedLines(`${__dirname}/expected/verdicts`, fixtures);

test('there is nothing recorded but of these fixtures', () => {
  expect(Object.keys(expected())).toEqual(fixtures.map(([name]) => name));
});

test.each(fixtures)('%s', (name, tell) => {
  expect(tell()).toEqual(expected()[name]);
});
