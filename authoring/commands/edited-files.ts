/** Edits of the catalog's files: the sources with them, and writing them unless somebody was faster. */
import { join } from 'node:path';
import { sourcesFrom } from '../../generator/language/catalog-sources.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Caller } from './caller.js';
import { readIfThere, replaceFile } from './files.js';

/** New texts by path, which begins with the catalog's folder. */
export type NewTexts = ReadonlyMap<string, string>;

/** The sources with other texts; files that keep theirs are the same objects. */
export function withTexts(sources: CatalogSources, texts: NewTexts, catalog: string): CatalogSources {
  const files = new Map(filesOf(sources).map((source) => [source.path.slice(catalog.length + 1), source]));
  return sourcesFrom([...files.keys()], (name) => {
    const [path, source] = [`${catalog}/${name}`, files.get(name)];
    const text = texts.get(path);
    return source !== undefined && (text === undefined || text === source.text)
      ? source
      : createSource(path, text ?? '');
  });
}

/** The texts of all files by path. */
export function textsIn(sources: CatalogSources): NewTexts {
  return new Map(filesOf(sources).map(({ path, text }) => [path, text]));
}

/** Writes the texts and returns the exit code: 1 where a file no longer has the text that was read. */
export function writeTexts(root: string, texts: NewTexts, read: NewTexts, { complain }: Caller): number {
  const lost = [...texts.keys()].find((path) => readIfThere(join(root, path)) !== (read.get(path) ?? null));
  if (lost !== undefined) {
    complain(`${lost} was changed meanwhile: nothing was written. Call it again.\n`);
    return 1;
  }
  for (const [path, text] of texts) replaceFile(join(root, path), text);
  return 0;
}
