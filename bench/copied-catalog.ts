/** Enlarges a catalog with copies of its calculators under numbered names, and of their categories if it has any. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const project = fileURLToPath(new URL('..', import.meta.url));

interface Copy {
  /** The slug of the calculator that it is a copy of. */
  readonly from: string;
  readonly slug: string;
  readonly text: string;
}

/** Writes a catalog of `size` calculators to `catalog` below a root; `original` is a catalog folder of the project. */
export function writeCopies(root: string, original: string, size: number): void {
  const folder = join(project, original);
  const target = join(root, 'catalog');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  cpSync(folder, target, { recursive: true, filter: (path) => shared.test(relative(folder, path)) });
  const copies = copiesOf(entriesIn(folder), size);
  writeFileSync(join(target, 'service.yaml'), inOneLanguage(read('service.yaml')));
  writeFileSync(join(target, 'calculators.yaml'), copies.map(({ text }) => text).join('\n'));
  if (existsSync(join(folder, 'network.yaml')))
    writeFileSync(join(target, 'network.yaml'), withCategories(read('network.yaml'), copies));
}

/** The copies are not translated. */
function inOneLanguage(service: string): string {
  return service.replace(/^languages: .*\n/m, '');
}

/** Counts the calculators in a catalog folder. */
export function countCalculators(original: string): number {
  return entriesIn(join(project, original)).length;
}

/** The folder itself, and the files that all calculators share. */
const shared = /^$|^(?:units|service|figures|indices)(?:\.yaml|\/.*)?$/;

/** The entries of `calculators.yaml`, and of the files of the folder `calculators`. */
function entriesIn(folder: string): readonly string[] {
  const further = join(folder, 'calculators');
  const names = existsSync(further) ? readdirSync(further).sort() : [];
  const paths = [join(folder, 'calculators.yaml'), ...names.map((name) => join(further, name))].filter(existsSync);
  return paths.flatMap((path) => entriesOf(readFileSync(path, 'utf8')));
}

/** The entries of a file, without comments before the first. */
function entriesOf(text: string): readonly string[] {
  return text.split(/^(?=[a-z0-9-]+:$)/m).filter((entry) => /^[a-z0-9-]+:$/m.test(entry.split('\n')[0] ?? ''));
}

function copiesOf(entries: readonly string[], size: number): readonly Copy[] {
  const copies = Array.from({ length: size }, (_, index): Copy => {
    const entry = entries[index % entries.length] ?? '';
    const from = entry.slice(0, entry.indexOf(':'));
    const round = Math.floor(index / entries.length);
    const slug = round === 0 ? from : `${from}-${round + 1}`;
    const numbered = round === 0 ? entry : entry.replace(/^( {2}title: ["']?)/m, `$1${round + 1} `);
    return { from, slug, text: `${slug}${numbered.slice(from.length)}` };
  });
  return copies.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** A name, or a name with synonyms. */
type Category = string | { readonly name: string };

interface NetworkFile {
  readonly categories: Readonly<Record<string, Readonly<Record<string, Category>>>>;
}

/** The text of the network, with a category for each copy beside that of its original. */
function withCategories(text: string, copies: readonly Copy[]): string {
  const network = parse(text) as NetworkFile;
  const groups = Object.entries(network.categories).map(([tag, names]) => {
    const copied = copies.filter(({ from, slug }) => from in names && slug !== from);
    const own = copied.map(({ from, slug }) => [slug, nameOf(names[from] ?? '')]);
    return [tag, { ...names, ...Object.fromEntries(own) }];
  });
  return stringify({ ...network, categories: Object.fromEntries(groups) });
}

/** The name without synonyms, each of which may belong to only one category. */
function nameOf(category: Category): string {
  return typeof category === 'string' ? category : category.name;
}
