import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogTexts } from './check-catalog.js';

/** A file of the catalog with a slip in it; its folder names the code of the message that it must give. */
export interface DiagnosticFixture {
  readonly code: string;
  /** `<code>/<case>` */
  readonly name: string;
  readonly texts: CatalogTexts;
  /** The file with the message, whether it exists or not. */
  readonly expectedPath: string;
}

/** Reads `<folder>/<code>/<case>.yaml`, sorted. A first line `# file: network` says which file of the catalog it is. */
export function readDiagnosticFixtures(folder: string): readonly DiagnosticFixture[] {
  return codeFolders(folder).flatMap((code) =>
    casesOf(join(folder, code), '.yaml').map((name) => ({
      code,
      name: `${code}/${name}`,
      texts: textsOf(readFileSync(join(folder, code, `${name}.yaml`), 'utf8')),
      expectedPath: join(folder, code, `${name}.txt`),
    })),
  );
}

export function codeFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The names of the files with an extension, without it. */
export function casesOf(folder: string, extension: string): readonly string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(extension));
  return files.map((file) => file.slice(0, -extension.length)).sort();
}

function textsOf(text: string): CatalogTexts {
  const file = /^# file: (units|service|network)\n/.exec(text)?.[1] ?? 'calculators';
  return { [file]: text };
}
