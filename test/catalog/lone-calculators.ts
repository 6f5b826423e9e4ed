/** The units and the service of the catalog, around calculators of a test: no places, no leads, no other language. */

import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { originalSources } from '../support/real-catalog.js';

const real = originalSources();
const [service = ''] = real.service.text.replace(/^(?:popular|languages): .*\n(?: .*\n)*/gm, '').split(/^leads:/m);

export function loneCalculators(calculators: string, figures: string | null = null): CatalogSources {
  return {
    ...real,
    calculators: [createSource('catalog/calculators.yaml', calculators)],
    service: createSource('catalog/service.yaml', service),
    network: null,
    publishers: null,
    figures: figures === null ? [] : [createSource('catalog/figures.yaml', figures)],
  };
}
