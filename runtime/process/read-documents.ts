/** The generated documents as they lie in their folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents } from '../../engine/calculator/catalog.js';

/** Reads every document of a folder of generated files. Throws where one is missing. */
export function readDocuments(folder: string): Documents {
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const tags = readdirSync(join(folder, 'llms')).sort();
  return {
    registry: text('registry.json'),
    openapi: text('openapi.json'),
    openapiCompact: text('openapi-compact.json'),
    llms: text('llms.txt'),
    llmsByTag: Object.fromEntries(tags.map((file) => [file.replace(/\.txt$/, ''), text(`llms/${file}`)])),
    llmsFull: text('llms-full.txt'),
  };
}
