/**
 * Tests the OpenAPI documents with linters and with client generators of four languages: compiles their clients, and calls
 * the service with each client of the compact document, and with those of the others for which there is a program. Needs Java, Maven, Go and
 * Python, and the registries of their packages; takes some minutes. `npm run clients -- go` runs the steps with this word in their names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fill } from '../../contract/placeholders.js';
import { service } from '../../generated/service.js';
import { run, step } from '../steps.js';
import { inTemporaryFolder } from '../temporary-folder.js';
import { withService } from '../with-service.js';
import { deployed } from './deployed.js';
import type { Client } from './generators.js';
import { clients, fetchGenerator } from './generators.js';

const root = join(import.meta.dirname, '..', '..');
const names = ['openapi-full.json', 'openapi-compact.json', 'openapi.json'];
/** Describes what providers receive: there is nothing to call. */
const webhooks = 'openapi-webhooks.json';
const redocly = join(root, 'test', 'node_modules', '.bin', 'redocly');
const spectral = '@stoplight/spectral-cli@6.16.3';
const wanted = (process.argv[2] ?? '').toLowerCase();
const isWanted = (name: string): boolean => name.toLowerCase().includes(wanted);

/** The documents as they are served. */
function writeDocuments(folder: string): readonly string[] {
  return [...names, webhooks].map((name) => {
    const path = join(folder, name);
    writeFileSync(path, fill(readFileSync(join(root, 'generated', name), 'utf8'), service));
    return path;
  });
}

async function lint(folder: string, documents: readonly string[]): Promise<readonly boolean[]> {
  const rules = join(root, 'scripts', 'clients', 'spectral.yaml');
  const results: boolean[] = [];
  for (const name of ['Redocly', 'Spectral'].filter(isWanted)) {
    const call: readonly [string, readonly string[]] =
      name === 'Redocly'
        ? [redocly, ['lint', ...documents, '--config', join(root, 'redocly.yaml')]]
        : ['npx', ['--yes', spectral, 'lint', ...documents, '--ruleset', rules, '--fail-severity', 'error']];
    results.push(await step(name, () => run(folder, ...call)));
  }
  return results;
}

async function buildClient({ name, generate, compile }: Client, jar: string, folder: string): Promise<void> {
  for (const document of names) {
    const place = clientFolder(folder, name, document);
    mkdirSync(place);
    await generate(jar, join(folder, document), place);
    await compile(place);
  }
}

function clientFolder(folder: string, name: string, document: string): string {
  return join(folder, `${name.replaceAll(' ', '-')}-${basename(document, '.json')}`);
}

/** Calls one service with each client of the compact document, and of the others where there is a program for it. */
async function callService(folder: string, chosen: readonly Client[]): Promise<readonly boolean[]> {
  const programs = chosen.flatMap(({ name, calls, callsByName, callsOfComplete = callsByName }) =>
    [
      { name, document: 'openapi-compact.json', calls },
      { name, document: 'openapi-full.json', calls: callsOfComplete },
      { name, document: 'openapi.json', calls: callsByName },
    ].flatMap((each) => (each.calls === undefined ? [] : [{ ...each, calls: each.calls }])),
  );
  const results: boolean[] = [];
  await withService(deployed(folder), async (address) => {
    for (const { name, document, calls } of programs) {
      const client = clientFolder(folder, name, document);
      results.push(await step(`calls of ${name}, ${document}`, () => calls(client, address)));
    }
  });
  return results;
}

async function main(folder: string): Promise<boolean> {
  const results = [...(await lint(folder, writeDocuments(folder)))];
  const chosen = clients.filter(({ name }) => isWanted(name));
  const jar = chosen.some(({ needsJar }) => needsJar) ? await fetchGenerator(folder) : '';
  for (const client of chosen) results.push(await step(client.name, () => buildClient(client, jar, folder)));
  if (chosen.length > 0) results.push(...(await callService(folder, chosen)));
  return results.every((passed) => passed);
}

process.exitCode = (await inTemporaryFolder('clients', main)) ? 0 : 1;
