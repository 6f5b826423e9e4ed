/** The compose files: of the form that compose reads, passing every setting on, none of their parts without limits. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { projectRoot } from '../support/project-root.js';
import { found, imageVariables, longestGrace, projectText, settings, variablesOf } from './settings-of-code.js';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly healthcheck?: { readonly disable?: boolean };
  readonly [key: string]: unknown;
}

type Compose = Readonly<Record<string, unknown>> & { readonly services: Readonly<Record<string, Service>> };

const files = ['compose.yaml', 'compose.sqlite.yaml', 'compose.archive.yaml'];
/** What is only laid over another file has none of its limits. */
const wholeFiles = files.filter((file) => file !== 'compose.archive.yaml');

function compose(file: string): Compose {
  return parse(projectText(`deploy/${file}`), { merge: true }) as Compose;
}

/** The services that run the server, and not something else from its image. */
function servers(file: string): readonly Service[] {
  return Object.values(compose(file).services).filter((each) => each.image === 'reckoner' && !('command' in each));
}

/** The schema of the compose specification, as the linter for compose files brings it. */
const schema = JSON.parse(projectText('test/node_modules/dclint/schemas/compose.schema.json')) as object;
const options = { strict: false, allErrors: true, validateFormats: false, validateSchema: false };
// It names its meta-schema by an address that Ajv does not know it by.
const isCompose = new Ajv(options).compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });

test.each(files)('%s has the form of a compose file', (file) => {
  isCompose(compose(file));
  expect(isCompose.errors ?? []).toEqual([]);
  expect(isCompose({ ...compose(file), services: { one: { imagee: 'reckoner' } } })).toBe(false);
});

test('the proxies serve three instances, the small file one', () => {
  expect([servers('compose.yaml').length, servers('compose.sqlite.yaml').length]).toEqual([3, 1]);
});

test.each(wholeFiles)('%s passes every setting on, and none that does not exist', (file) => {
  for (const { environment = {} } of servers(file)) {
    const passed = Object.keys(environment);
    const needed = settings.filter((name) => !imageVariables.includes(name));
    expect([...passed].sort()).toEqual(needed);
    const own = Object.entries(environment).filter(([name, value]) => String(value).includes(`\${${name}`));
    const fixed = passed.filter((name) => !own.some(([other]) => other === name));
    // Where the store and the counts are follows from the other services of the file.
    expect(fixed.filter((name) => !['DATABASE_URL', 'REDIS_URL', 'DATABASE_CONNECTIONS'].includes(name))).toEqual([]);
  }
});

test('the example of the environment has everything that the files ask for', () => {
  const asked = files.flatMap((file) => found(projectText(`deploy/${file}`), /\$\{([A-Z_]+)/g));
  expect([...new Set([...asked, 'COMPOSE_PROFILES'])].sort()).toEqual([...variablesOf('deploy/.env.example')].sort());
});

test.each(wholeFiles)('everything in %s comes back, has a limit of memory, and a log that ends somewhere', (file) => {
  const { services } = compose(file);
  for (const [name, service] of Object.entries(services)) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        restart: 'unless-stopped',
        mem_limit: expect.any(String),
        logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
      }),
    ]);
  }
});

test.each(wholeFiles)('the server in %s can be ended by its health check, and has time to end by itself', (file) => {
  for (const server of servers(file)) {
    expect(server).toMatchObject({ init: true, read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    expect(server.healthcheck?.disable ?? false).toBe(false);
    expect(Number.parseInt(String(server['stop_grace_period']), 10)).toBeGreaterThan(longestGrace() + 2);
  }
});

/** Folders that the operator makes, with what belongs to this installation. */
const ownFolders = ['./secrets', './backups', './archive'];

test.each(files)('%s mounts what is there', (file) => {
  const mounts = Object.values(compose(file).services).flatMap(({ volumes = [] }) => volumes);
  const paths = mounts.flatMap((mount) => found(mount, /^(\.[^:]+):/g)).filter((path) => !ownFolders.includes(path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(projectRoot, 'deploy', path)))).toEqual([]);
});

test('git keeps away from what belongs to one installation', () => {
  const ignored = projectText('deploy/.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', ...ownFolders.map((path) => `${path.slice(1)}/`)]));
});
