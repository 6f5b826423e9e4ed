/** Starts the service: the only file that reads the environment and names the generated modules. */
import { fileURLToPath } from 'node:url';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { readDocuments } from './process/read-documents.js';
import { readWorkbooks } from './process/read-workbooks.js';
import { run } from './process/run.js';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The documents lie beside the generated modules, in the sources and in `dist/` alike; what is bundled, only in `dist/`.
const documents = readDocuments(folder('../generated'));
const workbooks = readWorkbooks(folder('../generated'));
const assets = { built: folder('../assets'), generated: folder('../generated'), kernel: folder('../engine/kernel') };

void run({ calculators, service, network, documents, workbooks }, process.env, process, assets);
