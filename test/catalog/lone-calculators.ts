/** The units and the service of the catalog, around calculators of a test: no places, no leads, no other language. */
import { readSources } from '../../authoring/commands/files.js';
import type { CatalogSources } from '../../generator/load/sources.js';
import { createSource } from '../../generator/text/source.js';
import { projectRoot } from '../support/project-root.js';

const real = readSources(projectRoot, 'catalog');
const [service = ''] = real.service.text.replace(/^(?:popular|languages): .*\n/gm, '').split(/^leads:/m);

export function loneCalculators(calculators: string, figures: string | null = null): CatalogSources {
  const { translations: _, ...rest } = real;
  return {
    ...rest,
    calculators: [createSource('catalog/calculators.yaml', calculators)],
    service: createSource('catalog/service.yaml', service),
    network: null,
    figures: figures === null ? [] : [createSource('catalog/figures.yaml', figures)],
  };
}
