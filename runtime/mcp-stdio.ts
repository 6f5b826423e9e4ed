/** Starts the service for a host that runs it itself: `npm run -s mcp`. */
import { fileURLToPath } from 'node:url';
import { calculators } from '../generated/index.js';
import { languages } from '../generated/languages.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { compiledCatalog } from './process/compiled-catalog.js';
import { runMcp } from './process/run-mcp.js';

const generated = fileURLToPath(new URL('../generated', import.meta.url));
const catalog = compiledCatalog(generated, { calculators, service, network, languages });

const built = fileURLToPath(new URL('../assets', import.meta.url));

runMcp(catalog, process.env, process, built);
