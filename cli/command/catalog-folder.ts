/** Where a command finds its catalog. */
import { posix } from 'node:path';
import { Refusal } from './option.js';

/** The catalog that a command works on. */
export interface CatalogPlace {
  /** The project's folder. */
  readonly root: string;
  /** The catalog's folder, below the root. */
  readonly catalog: string;
}

/** Reads a folder below the root, without needless parts. Refuses one that is elsewhere, and the root itself. */
export function readCatalogFolder(written: string): string {
  const catalog = posix.normalize(written).replace(/\/$/, '');
  const isElsewhere = posix.isAbsolute(catalog) || catalog.startsWith('..') || catalog === '.';
  if (isElsewhere) throw new Refusal(explainElsewhere(written));
  return catalog;
}

/** Why a folder is refused, and what to write in its place. */
function explainElsewhere(catalog: string): string {
  const given = posix.normalize(catalog.replaceAll('\\', '/')).replace(/\/$/, '');
  const [root, name] =
    /^(?:\.|\.\.|\/)?$/.test(given) || given.endsWith('..')
      ? ['FOLDER', 'catalog']
      : [posix.dirname(given), posix.basename(given)];
  return `\`--catalog ${catalog}\` must be a folder below the project's, because \`generated\` is written beside it. Name the project's folder, too: \`--root ${root} --catalog ${name}\`.`;
}
