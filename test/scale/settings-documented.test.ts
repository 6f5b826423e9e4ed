/** Every setting is in the README, and `deploy/` sets none that does not exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

function text(path: string): string {
  return readFileSync(join(__dirname, '..', '..', path), 'utf8');
}

function names(source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map(([, name = '']) => name);
}

/** The settings that the code reads. */
const settings = new Set([
  ...names(text('runtime/config.ts'), /^ {4}([A-Z][A-Z_]+): /gm),
  ...names(text('runtime/leads/lead-settings.ts'), /^ {2}readonly ([A-Z][A-Z_]+)\?: /gm),
]);

test('the code has settings', () => {
  expect([...settings]).toEqual(expect.arrayContaining(['PORT', 'REDIS_URL', 'WORKERS', 'LEADS_FILE', 'DATABASE_URL']));
});

test('the README lists exactly the settings that there are', () => {
  const [, chapter = ''] = text('README.md').split('## Settings');
  const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => names(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  expect([...listed].sort()).toEqual([...settings].sort());
});

test('the compose file and the image set nothing else', () => {
  const compose = parse(text('deploy/compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly image: string; readonly environment?: object }>>;
  };
  const services = Object.values(compose.services).filter(({ image }) => image === 'reckoner');
  expect(services).toHaveLength(3);
  const composed = services.flatMap(({ environment }) => Object.keys(environment ?? {}));
  const built = names(text('deploy/Dockerfile'), /^(?:ENV| {3}) ([A-Z_]+)=/gm).filter((name) => name !== 'NODE_ENV');
  expect(built).toEqual(expect.arrayContaining(['HOST', 'PORT', 'LEADS_FILE']));
  expect([...composed, ...built].filter((name) => !settings.has(name))).toEqual([]);
});

test('the example of the environment has everything that the compose file asks for', () => {
  const asked = names(text('deploy/compose.yaml'), /\$\{([A-Z_]+)/g);
  const given = names(text('deploy/.env.example'), /^([A-Z_]+)=/gm);
  expect([...new Set(asked)].sort()).toEqual([...given].sort());
});
