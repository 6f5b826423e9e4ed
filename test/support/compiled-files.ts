/** What is emitted for the project's own catalog; beside its sources, as the emitters are dear to load. */
import { emitArtifacts } from '../../generator/emit.js';
import { checkedCatalog } from './real-catalog.js';

/** Every generated file by its path, emitted anew. */
export function compiledFiles(): ReadonlyMap<string, string> {
  return emitArtifacts(checkedCatalog());
}
