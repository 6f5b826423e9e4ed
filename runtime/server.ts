/** Starts the service: the only file that reads the environment and names the generated modules. */
import { fileURLToPath } from 'node:url';
import { calculators } from '../generated/index.js';
import { languages } from '../generated/languages.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { compiledCatalog } from './process/compiled-catalog.js';
import { run } from './process/run.js';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The documents lie beside the generated modules, in the sources and in `dist/` alike; what is bundled, only in `dist/`.
const catalog = compiledCatalog(folder('../generated'), { calculators, service, network, languages });
const assets = { built: folder('../assets'), generated: folder('../generated') };

void run(catalog, process.env, process, assets);
