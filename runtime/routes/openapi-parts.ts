/** Parts of the OpenAPI document: some of its operations, and the components that these need. */

type Named = Readonly<Record<string, unknown>>;

type Items = Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;

export interface OpenapiDocument {
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Items;
  readonly components?: Readonly<Record<string, Named>>;
}

/** The paths with an operation of the tag. */
export function pathsOfTag({ paths = {} }: OpenapiDocument, tag: string): readonly string[] {
  return Object.keys(paths).filter((path) => tagsOf(paths[path]).includes(tag));
}

/** The text of the part with these paths. */
export function partOf(document: OpenapiDocument, chosen: readonly string[]): string {
  const { tags = [], paths = {}, components = {}, ...rest } = document;
  const own = pick(paths, (path) => chosen.includes(path));
  const named = new Set(Object.values(own).flatMap(tagsOf));
  const needed = reached(components, JSON.stringify(own));
  const sections = Object.entries(components).flatMap(([section, parts]) => {
    const some = pick(parts, (name) => needed.has(`${section}/${name}`));
    return Object.keys(some).length === 0 ? [] : [[section, some]];
  });
  const shown = tags.filter(({ name }) => named.has(name));
  return JSON.stringify({ ...rest, tags: shown, paths: own, components: Object.fromEntries(sections) });
}

function tagsOf(item: Items[string] = {}): readonly string[] {
  return Object.values(item).flatMap(({ tags = [] }) => tags);
}

function pick<T>(all: Readonly<Record<string, T>>, isWanted: (name: string) => boolean): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
}

/** The names of the components that a text refers to, by way of others too, such as `schemas/Problem`. */
function reached(components: Readonly<Record<string, Named>>, text: string): ReadonlySet<string> {
  const names = new Set(referred(text));
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    const [section = '', part = ''] = name.split('/');
    for (const next of referredBy(components[section]?.[part])) names.add(next);
  }
  return names;
}

/** References of each component, found once. */
const known = new WeakMap<object, readonly string[]>();

function referredBy(component: unknown): readonly string[] {
  if (typeof component !== 'object' || component === null) return [];
  const found = known.get(component) ?? referred(JSON.stringify(component));
  known.set(component, found);
  return found;
}

/** References stand in `$ref` and in the mappings of discriminators; both are texts of their own. */
function referred(text: string): readonly string[] {
  return [...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name = '']) => name);
}
