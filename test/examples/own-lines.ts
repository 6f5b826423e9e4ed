/** Which lines of a document that all calculators share belong to one of them. */

export interface Lines {
  /** The lines of the calculator. */
  readonly own: readonly string[];
  /** All other lines. */
  readonly others: readonly string[];
}

/** First and last row of a block. */
type Rows = readonly [number, number];

type Finder = (lines: readonly string[], slug: string) => readonly Rows[];

/** Throws where a marker of the calculator is missing, or the document has none. */
export function ownLines(path: string, text: string, slug: string): Lines {
  const find = finders[path.replace(/^llms\/.*/, 'llms/TAG.txt').replace(/^vectors\/.*/, 'vectors/SLUG.json')];
  if (find === undefined) throw new Error(`${path} has no lines of a calculator's own.`);
  const lines = text.split('\n');
  const blocks = find(lines, slug);
  const isOwn = (row: number): boolean => blocks.some(([first, last]) => first <= row && row <= last);
  return { own: lines.filter((_, row) => isOwn(row)), others: lines.filter((_, row) => !isOwn(row)) };
}

const finders: Readonly<Record<string, Finder>> = {
  'registry.json': (lines, slug) => [jsonBlock(lines, rowOf(lines, `      "slug": "${slug}",`) - 1)],
  'calculators.json': (lines, slug) => [jsonBlock(lines, rowOf(lines, `  "${slug}": {`))],
  'openapi.json': (lines, slug) => [jsonBlock(lines, rowOf(lines, `    "/api/calc/${slug}": {`))],
  'openapi-full.json': (lines, slug) => [
    jsonBlock(lines, rowOf(lines, `    "/api/calc/${slug}": {`)),
    jsonBlock(lines, rowOf(lines, `      "${schemaName(lines, slug)}": {`)),
  ],
  'vectors/SLUG.json': (lines) => [[0, lines.length - 1]],
  'llms/TAG.txt': (lines, slug) => {
    const row = lines.findIndex((line) => line.startsWith('- [') && line.includes(`/api/calc/${slug}): `));
    return [[found(row, slug), row]];
  },
  'llms-full.txt': (lines, slug) => {
    const address = lines.findIndex((line) => line.startsWith('Address: ') && line.endsWith(`/api/calc/${slug}`));
    const isHeading = (line: string): boolean => line.startsWith('## ');
    const first = lines.slice(0, found(address, slug)).findLastIndex(isHeading);
    return [[first, address + lines.slice(address).findIndex(isHeading) - 1]];
  },
};

/** The schema that the calculator's operation answers with. */
function schemaName(lines: readonly string[], slug: string): string {
  const operation = JSON.parse(lines.join('\n')).paths[`/api/calc/${slug}`].get;
  return operation.responses['200'].content['application/json'].schema.$ref.split('/').at(-1);
}

function rowOf(lines: readonly string[], line: string): number {
  return found(lines.indexOf(line), line);
}

function found(row: number, what: string): number {
  if (row === -1) throw new Error(`There is no line of ${what}.`);
  return row;
}

/** From an opening brace to the closing one at the same depth, as the emitter indents them. */
function jsonBlock(lines: readonly string[], first: number): Rows {
  const indent = /^ */.exec(lines[first] ?? '')?.[0];
  const length = lines.slice(first).findIndex((line) => line.replace(/,$/, '') === `${indent}}`);
  return [first, first + length];
}
