/** Reads the test vectors that lie beside the generated documents. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vectors } from '../../engine/calculator/catalog.js';

/** Reads each when it is asked for: together they are larger than all documents that are asked for often. */
export function readVectors(generated: string): Vectors {
  return (slug) => {
    const file = join(generated, 'vectors', `${slug}.json`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
}
