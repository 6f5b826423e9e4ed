/** Every setting is in docs/settings.md, and every way of deployment passes every one on and invents none. */
import { found, imageVariables, projectText, settings, variablesOf } from './settings-of-code.js';

test('the code has settings, each of them once', () => {
  expect(settings).toEqual(expect.arrayContaining(['PORT', 'REDIS_URL', 'LEADS_FILE', 'DATABASE_URL']));
  expect(new Set(settings).size).toBe(settings.length);
});

test('docs/settings.md lists exactly the settings that there are', () => {
  const rows = projectText('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => found(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  expect([...listed].sort()).toEqual(settings);
});

test('the image sets only what there is', () => {
  expect([...imageVariables].sort()).toEqual(['HOST', 'LEADS_FILE', 'NODE_ENV', 'PORT']);
  expect(imageVariables.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([]);
});

test('the environment of the unit has exactly the settings that there are', () => {
  expect([...variablesOf('deploy/systemd/reckoner.env.example')].sort()).toEqual(settings);
});
