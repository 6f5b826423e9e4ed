/** The edge of the service: the only file that reads the environment and names the generated modules. */
import { fileURLToPath } from 'node:url';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { readDocuments } from './process/read-documents.js';
import { run } from './process/run.js';

// The documents lie beside the generated modules, in the sources and in `dist/` alike.
const documents = readDocuments(fileURLToPath(new URL('../generated', import.meta.url)));

void run({ calculators, service, network, documents }, process.env, process);
