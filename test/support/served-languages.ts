/** The real catalog as the service has it, in each language. */
import { join } from 'node:path';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { projectRoot } from './project-root.js';
import { servedCatalog } from './real-app.js';

const compiled = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const served = serveCatalog(compiled, { ...compiled.service });

/** With its code, its own language first. */
export const servedLanguages: readonly (readonly [code: string, served: Pick<ServedCatalog, 'calculators'>])[] = [
  ['en', served],
  ...served.others,
];
