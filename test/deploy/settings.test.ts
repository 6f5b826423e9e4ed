/** The documents of settings follow from the code, and every way of deployment passes every one on and invents none. */
import { partOf } from '../support/document-part.js';
import { documentedSettings, environmentLines, settingTable } from './setting-documents.js';
import { imageVariables, settings, variablesOf } from './settings-of-code.js';

const begin = '# The settings of the service, with what is used where a line is empty.';
const end = '# The end of the settings of the service.';

test('docs/settings.md has the table of all settings', () => {
  const intro =
    'All settings are environment variables. A wrong one stops the service at the start, with a message that explains it.\n';
  expect(partOf('docs/settings.md', intro, '\n[operations.md]', settingTable)).toBe(settingTable);
});

test('the environment of the unit has every setting', () => {
  const lines = environmentLines({
    PUBLIC_BASE_URL: 'https://reckoner.example',
    HOST: '127.0.0.1',
    PORT: '3000',
    TRUST_PROXY: 'loopback',
    METRICS_PORT: '9464',
    LEADS_FILE: '/var/lib/reckoner/leads.sqlite',
  });
  expect(partOf('deploy/systemd/reckoner.env.example', begin, end, lines)).toBe(lines);
  expect([...variablesOf('deploy/systemd/reckoner.env.example')].sort()).toEqual(settings);
});

test('the environment of the containers has every setting that the compose files do not set themselves', () => {
  const presets = { PUBLIC_BASE_URL: 'https://reckoner.example', TRUST_PROXY: '1', METRICS_PORT: '9464' };
  const lines = environmentLines(presets, [...imageVariables, 'DATABASE_URL', 'REDIS_URL']);
  expect(partOf('deploy/.env.example', begin, end, lines)).toBe(lines);
});

test('each setting has one row', () => {
  expect(documentedSettings.length).toBeGreaterThan(20);
  expect(new Set(settings).size).toBe(settings.length);
});

test('the image sets only what there is', () => {
  expect([...imageVariables].sort()).toEqual(['HOST', 'LEADS_FILE', 'NODE_ENV', 'PORT']);
  expect(imageVariables.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([]);
});
