import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazily } from '../../generator/source/remembered.js';
import type { CatalogTexts } from './check-catalog.js';
import { projectRoot } from './project-root.js';

/** A file of the catalog with a slip in it; its folder names the code of the message that it must give. */
export interface DiagnosticFixture {
  readonly code: string;
  /** `<code>/<case>` */
  readonly name: string;
  readonly texts: CatalogTexts;
  /** The file with the message, whether it exists or not. */
  readonly expectedPath: string;
}

/**
 * Reads `<folder>/<code>/<case>.yaml`, sorted. A line `# file: network` begins that file of the catalog, and
 * `# file: calculators/fence` one of the further files of calculators, `# file: figures/yard` of figures; what stands before such a line is
 * calculators.yaml. A line `# without: network` says that the catalog has no such file. A language has the words of the
 * interface in German, since no fixture is about them.
 */
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
  const all = text.split(/^(?=# file: )/m);
  const [first = '', ...others] = all;
  const written = others.length > 0 && /^(#.*\n)*$/.test(first) && !first.startsWith('# file: ') ? others : all;
  const parts = written.map((part) => [/^# file: (.+)\n/.exec(part)?.[1] ?? '', part] as const);
  const further = parts.filter(([name]) => name.includes('/'));
  const whole = parts.filter(([name]) => !name.includes('/'));
  return {
    ...Object.fromEntries(whole.map(([name, part]) => [name === '' ? 'calculators' : name, part])),
    ...(/^# without: network$/m.test(text) ? { network: null } : {}),
    further: Object.fromEntries([
      ...further.flatMap(([name]) => interfaceBeside(name)),
      ...further.map(([name, part]) => [`${name}.yaml`, name.endsWith('/originals') ? part + notedInterface() : part]),
    ]),
  };
}

function interfaceBeside(name: string): readonly (readonly [string, string])[] {
  return name.endsWith('/language') ? [[name.replace('language', 'words.yaml'), germanInterface()]] : [];
}

const germanInterface = lazily(() => householdFile('words.yaml'));

/** What the words of the interface are translations of: some read the same in both languages. */
const notedInterface = lazily(() => /^words\.yaml:\n(?: .*\n)*/m.exec(householdFile('originals.yaml'))?.[0] ?? '');

function householdFile(name: string): string {
  return readFileSync(join(projectRoot, 'examples/household/catalog/de', name), 'utf8');
}
