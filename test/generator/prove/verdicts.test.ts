/**
 * What the proof finds out about its fixtures is what was recorded: verdicts and witnesses, intervals, slopes, ranges, and
 * in how many boxes. `npm run record` writes it anew; a difference is a change of what editors are told.
 */
import { lazily } from '../../../generator/model/remembered.js';
import { fixtureProgram } from '../../support/fixture-program.js';
import { goldenFiles } from '../../support/golden-folder.js';
import { proofFixtures } from '../../support/proof-fixtures.js';
import { toldOf } from '../../support/told-of-proof.js';

const fixtures = proofFixtures.map(([name, fixture]) => {
  const programOf = lazily(() => fixtureProgram(fixture));
  return [name, () => toldOf(programOf().program, programOf().law)] as const;
});

const file = 'verdicts.json';

const expected = lazily((): Readonly<Record<string, readonly string[]>> => {
  const isRecording = process.env['RECORD'] === 'true';
  const told = isRecording ? Object.fromEntries(fixtures.map(([name, tell]) => [name, tell()])) : {};
  const found = goldenFiles(`${__dirname}/expected`, new Map([[file, `${JSON.stringify(told, null, 2)}\n`]]));
  return JSON.parse(found.get(file) ?? '{}');
});

test('there is nothing recorded but of these fixtures', () => {
  expect(Object.keys(expected())).toEqual(fixtures.map(([name]) => name));
});

test.each(fixtures)('%s', (name, tell) => {
  expect(tell()).toEqual(expected()[name]);
});
