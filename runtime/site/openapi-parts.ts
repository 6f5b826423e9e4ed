/** Parts of the OpenAPI document: some of its operations, and the components that these need. */

/** A piece of the document as it is sent, and the components that it refers to. */
interface Piece {
  readonly text: string;
  /** Such as `schemas/Problem`. */
  readonly refers: readonly string[];
}

/**
 * The document in pieces. Parts are put together from these texts when somebody asks, so that all parts together take
 * no more memory than the whole.
 */
export interface OpenapiPieces {
  /** The members before the tags. */
  readonly head: string;
  /** By name, in the order of the document. */
  readonly tags: ReadonlyMap<string, string>;
  /** By path, each with the tags of its operations. */
  readonly paths: ReadonlyMap<string, Piece & { readonly tags: ReadonlySet<string> }>;
  /** By section and name, in the order of the document. */
  readonly components: ReadonlyMap<string, Piece>;
}

/** The members of an OpenAPI document that it is cut up by. */
interface OpenapiDocument {
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Cuts the text of a document up. */
export function cutOpenapi(text: string): OpenapiPieces {
  const { tags = [], paths = {}, components = {}, ...head }: OpenapiDocument = JSON.parse(text);
  return {
    head: JSON.stringify(head).slice(1, -1),
    tags: new Map(tags.map((tag) => [tag.name, JSON.stringify(tag)])),
    paths: new Map(
      Object.entries(paths).map(([path, item]) => {
        const named = Object.values(item).flatMap((operation) => operation.tags ?? []);
        return [path, { ...pieceOf(item), tags: new Set(named) }];
      }),
    ),
    components: new Map(
      Object.entries(components).flatMap(([section, parts]) =>
        Object.entries(parts).map(([name, part]) => [`${section}/${name}`, pieceOf(part)] as const),
      ),
    ),
  };
}

/** References stand in `$ref` and in the mappings of discriminators; both are texts of their own. */
function pieceOf(part: unknown): Piece {
  const text = JSON.stringify(part);
  const refers = [...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name = '']) => name);
  return { text, refers: [...new Set(refers)] };
}

/** The part of the document with the operations of a tag; null where there are none. */
export function partOfTag(pieces: OpenapiPieces, tag: string): string | null {
  return part(
    pieces,
    [...pieces.paths].filter(([, { tags }]) => tags.has(tag)).map(([path]) => path),
  );
}

/** The part of the document with one path; null where there is none. */
export function partOfPath(pieces: OpenapiPieces, path: string): string | null {
  return part(pieces, pieces.paths.has(path) ? [path] : []);
}

function part({ head, tags, paths, components }: OpenapiPieces, chosen: readonly string[]): string | null {
  const items = chosen.flatMap((path) => paths.get(path) ?? []);
  if (items.length === 0) return null;
  const named = new Set(items.flatMap((item) => [...item.tags]));
  const shown = [...tags].filter(([name]) => named.has(name)).map(([, text]) => text);
  const listed = chosen.map((path) => `${JSON.stringify(path)}:${paths.get(path)?.text ?? ''}`);
  const needed = sections(components, reached(components, items));
  return `{${head},"tags":[${shown.join(',')}],"paths":{${listed.join(',')}},"components":{${needed}}}`;
}

/** The names of the components that pieces refer to, by way of others too. */
function reached(components: OpenapiPieces['components'], pieces: readonly Piece[]): ReadonlySet<string> {
  const names = new Set(pieces.flatMap(({ refers }) => refers));
  // A set that grows while it is walked is walked to its end.
  for (const name of names) for (const next of components.get(name)?.refers ?? []) names.add(next);
  return names;
}

/** The members of `components`, in the order of the document. */
function sections(components: OpenapiPieces['components'], names: ReadonlySet<string>): string {
  const bySection = new Map<string, string[]>();
  for (const [key, { text }] of components) {
    if (!names.has(key)) continue;
    const [section = '', name] = key.split('/');
    bySection.set(section, [...(bySection.get(section) ?? []), `${JSON.stringify(name)}:${text}`]);
  }
  return [...bySection].map(([section, texts]) => `"${section}":{${texts.join(',')}}`).join(',');
}
