/** Names the catalog that an answer was made from. */
import type { ServedCatalog } from '../calculator/catalog.js';

export function catalogOf({ service }: ServedCatalog): { readonly version: string; readonly hash: string } {
  return { version: service.version, hash: service.catalogHash };
}
