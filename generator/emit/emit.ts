import { calculatorsFileSchema } from '../load/schemas/calculators.js';
import { networkFileSchema } from '../load/schemas/network.js';
import { serviceFileSchema } from '../load/schemas/service.js';
import { unitsFileSchema } from '../load/schemas/units.js';
import type { Catalog } from '../model/catalog.js';
import type { Contracts } from './artifacts.js';
import { createModuleWriter } from './compute-module.js';
import { emitDiagnosticsGuide } from './diagnostics-guide.js';
import { jsonText } from './json.js';
import { emitLlmsFull, emitLlmsTxt } from './llms-txt.js';
import { modulePath } from './names.js';
import { emitOpenapi } from './openapi.js';
import { emitRegistry } from './registry.js';
import { emitIndex, emitNetwork, emitService } from './runtime-data.js';

/** Every generated file. Emitters only translate: what they could refuse, the checker has refused. */
export function emitArtifacts(catalog: Catalog, contracts: Contracts): ReadonlyMap<string, string> {
  const writer = createModuleWriter();
  const files: readonly (readonly [string, string])[] = [
    ...catalog.calculators.map((calculator) => [modulePath(calculator.slug), writer.write(calculator)] as const),
    ['index.ts', emitIndex(catalog)],
    ['service.ts', emitService(catalog)],
    ['network.ts', emitNetwork(catalog)],
    ['registry.json', emitRegistry(catalog)],
    ['openapi.json', emitOpenapi(catalog, contracts)],
    ['llms.txt', emitLlmsTxt(catalog, contracts)],
    ['llms-full.txt', emitLlmsFull(catalog, contracts)],
    ['diagnostics.md', emitDiagnosticsGuide()],
    ['schema/calculators.schema.json', jsonText(calculatorsFileSchema)],
    ['schema/network.schema.json', jsonText(networkFileSchema)],
    ['schema/service.schema.json', jsonText(serviceFileSchema)],
    ['schema/units.schema.json', jsonText(unitsFileSchema)],
  ];
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
