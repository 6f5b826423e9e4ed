/**
 * What the proof finds out about its fixtures is what `expected/verdicts.txt` says, a line for each: verdict, range, trends,
 * law. `npm run record` writes it anew; a difference is a change of what editors are told.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureProgram } from '../../support/fixture-program.js';
import { verdictOf } from './fixture-verdict.js';
import { proofFixtures } from './proof-fixtures.js';

const path = join(__dirname, 'expected', 'verdicts.txt');

const verdicts = proofFixtures.map(([name, fixture]) => {
  const verdict = () => {
    const { program, law } = fixtureProgram(fixture);
    return verdictOf(program, law);
  };
  return [name, verdict] as const;
});

const separator = '\n    ';

if (process.env['RECORD'] === 'true')
  writeFileSync(path, verdicts.map(([name, verdict]) => `${name}${separator}${verdict()}\n`).join(''));

const expected = new Map(
  readFileSync(path, 'utf8')
    .split(/\n(?! )/)
    .map((entry) => entry.split(separator) as [string, string]),
);

test('the recorded fixtures are these', () => {
  expect([...expected.keys()].filter((name) => name !== '')).toEqual(proofFixtures.map(([name]) => name));
});

test.each(verdicts)('%s', (name, verdict) => {
  expect(verdict()).toBe(expected.get(name)?.trimEnd());
});
