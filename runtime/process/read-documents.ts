/** Reads the generated documents from their folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents } from '../../engine/calculator/catalog.js';

export function readDocuments(folder: string): Documents {
  const names = readdirSync(folder).filter((name) => /\.(?:json|txt)$/.test(name));
  const tags = readdirSync(join(folder, 'llms')).map((name) => `llms/${name}`);
  return new Map([...names, ...tags].sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
