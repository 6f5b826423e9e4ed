/** Reads the generated documents from their folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorsSchemaAddress } from '../../contract/addresses.js';
import type { Documents, Vectors } from '../../engine/calculator/catalog.js';

/** The schema of vectors is the same in every language, and lies beside the first. */
export function readDocuments(folder: string): Documents {
  const names = readdirSync(folder).filter((name) => /\.(?:json|txt)$/.test(name));
  const tags = readdirSync(join(folder, 'llms')).map((name) => `llms/${name}`);
  const schema = [vectorsSchemaAddress.slice(1)].filter((name) => existsSync(join(folder, name)));
  const all = [...names, ...tags, ...schema].sort();
  return new Map(all.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Reads the test vectors of a calculator when they are asked for: those of all are larger than what is asked for often. */
export function readVectors(folder: string): Vectors {
  return (slug) => {
    const file = join(folder, 'vectors', `${slug}.json`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
}
