/** Files that make up a catalog, wherever they are kept. */
import type { Source } from '../text/source.js';
import { createSource } from '../text/source.js';
import type { CatalogSources } from './load-catalog.js';

/** The catalog among the files of a folder; `read` is asked for each of them once, by its name in that folder. */
export function sourcesFrom(names: readonly string[], read: (name: string) => Source): CatalogSources {
  return {
    calculators: calculatorFiles(names).map(read),
    units: read('units.yaml'),
    service: read('service.yaml'),
    network: names.includes('network.yaml') ? read('network.yaml') : null,
    figures: [...(names.includes('figures.yaml') ? ['figures.yaml'] : []), ...filesIn('figures', names)].map(read),
    indices: names.includes('indices.yaml') ? read('indices.yaml') : null,
  };
}

/** The same for texts; `read` is asked for paths below the root. */
export function sourcesOfTexts(
  catalog: string,
  names: readonly string[],
  read: (path: string) => string,
): CatalogSources {
  return sourcesFrom(names, (name) => createSource(`${catalog}/${name}`, read(`${catalog}/${name}`)));
}

/** True for a file of figures, by its path. */
export function isFigures(path: string): boolean {
  return /\/figures(?:\/.+)?\.yaml$/.test(path);
}

/** `calculators.yaml` may be left out once there are files of calculators. */
function calculatorFiles(names: readonly string[]): readonly string[] {
  const files = filesIn('calculators', names);
  return files.length > 0 && !names.includes('calculators.yaml') ? files : ['calculators.yaml', ...files];
}

function filesIn(folder: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.yaml')).sort();
}
