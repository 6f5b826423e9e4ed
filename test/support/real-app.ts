/** The door to the service as it is deployed: the generated modules, network and documents behind the real app. */
import { join } from 'node:path';
import pino from 'pino';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { calculators } from '../../generated/index.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { type RunningApp, startApp } from './http.js';
import { projectRoot } from './project-root.js';

export const servedCatalog: Catalog = {
  calculators,
  service,
  network,
  documents: readDocuments(join(projectRoot, 'generated')),
};

/** The real service at the address that its documents name, with a limit that no test reaches. It logs nothing. */
export function startRealApp(catalog: Catalog = servedCatalog): Promise<RunningApp> {
  return startApp({
    catalog,
    publicBaseUrl: service.baseUrl,
    requestsPerMinute: 1_000_000_000,
    logger: pino({ level: 'silent' }),
  });
}
