/** The door to the service as it is deployed: the generated modules, network and documents behind the real app. */
import pino from 'pino';
import { calculators } from '../../generated/index.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import type { Catalog } from '../../runtime/catalog.js';
import type { Calculator, InputValue } from '../../runtime/kernel/module.js';
import { type RunningApp, startApp } from './http.js';
import { generatedText } from './real-catalog.js';

export type AppliedInputs = Readonly<Record<string, InputValue>>;

/** The generated modules, for tests that take the shape of the inputs from the modules themselves. */
export const modules = calculators as unknown as ReadonlyMap<string, Calculator<AppliedInputs>>;

export const servedCatalog: Catalog = {
  calculators,
  service,
  network,
  documents: {
    registry: generatedText('registry.json'),
    openapi: generatedText('openapi.json'),
    llms: generatedText('llms.txt'),
    llmsFull: generatedText('llms-full.txt'),
  },
};

/** The real service at the address that its documents name, with a limit that no test reaches. It logs nothing. */
export function startRealApp(): Promise<RunningApp> {
  return startApp({
    catalog: servedCatalog,
    publicBaseUrl: service.baseUrl,
    requestsPerMinute: 1_000_000_000,
    logger: pino({ level: 'silent' }),
  });
}
