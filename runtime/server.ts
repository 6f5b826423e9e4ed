/** The edge of the service: the only file that reads the environment, the generated modules and their documents. */
import { readFileSync } from 'node:fs';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { run } from './run.js';

/** The documents lie beside the generated modules, in the sources and in `dist/` alike. */
function readDocument(name: string): string {
  return readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8');
}

const documents = {
  registry: readDocument('registry.json'),
  openapi: readDocument('openapi.json'),
  llms: readDocument('llms.txt'),
  llmsFull: readDocument('llms-full.txt'),
};

void run({ calculators, service, network, documents }, process.env, process);
