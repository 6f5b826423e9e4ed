/** Starts the service for a host that runs it itself: `npm run -s mcp`. */
import { fileURLToPath } from 'node:url';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { readDocuments } from './process/read-documents.js';
import { runMcp } from './process/run-mcp.js';

const documents = readDocuments(fileURLToPath(new URL('../generated', import.meta.url)));

const built = fileURLToPath(new URL('../assets', import.meta.url));

runMcp({ calculators, service, network, documents }, process.env, process, built);
