/** Reads a module as compilers write it: what it imports, and the statements at its top. */

export interface Statement {
  readonly text: string;
  readonly isExported: boolean;
  /** What it declares. */
  readonly names: readonly string[];
}

/** A name of another module; `name` is null for the whole module. */
export interface Imported {
  readonly path: string;
  readonly name: string | null;
}

export interface ParsedModule {
  readonly imports: ReadonlyMap<string, Imported>;
  readonly statements: readonly Statement[];
  readonly declared: ReadonlyMap<string, Statement>;
}

/** Matches space, a comment or an import, which stand before the first statement. */
const headPiece = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|import\b([^'"]*?)\bfrom\s*['"]([^'"]+)['"];?/y;

/** Comments between statements. One names the map of sources, which is not served. */
const comment = /^\/\*[\s\S]*?\*\/\s*|^\/\/.*\n?/gm;

/** Only the first line of a statement begins with a word in the first column. */
const firstLine = /^(?=(?:export |async )*(?:const|let|class|function)\b)/m;
const declaration = /^(export )?(?:async )?(?:const|let|class|function\*?) (?:\{([^}]*)\}|([\w$]+))/;

/** `pathOf` resolves the name of an import. Throws when the module has statements of another kind. */
export function parseModule(text: string, pathOf: (name: string) => string): ParsedModule {
  const imports = new Map<string, Imported>();
  let at = 0;
  for (;;) {
    headPiece.lastIndex = at;
    const found = headPiece.exec(text);
    if (found === null) break;
    const [, clause, from = ''] = found;
    for (const [local, name] of importedNames(clause ?? '')) imports.set(local, { path: pathOf(from), name });
    at = headPiece.lastIndex;
  }
  const statements = text.slice(at).replace(comment, '').split(firstLine).filter(Boolean).map(readStatement);
  const declared = new Map(statements.flatMap((each) => each.names.map((name) => [name, each] as const)));
  return { imports, statements, declared };
}

/** Of `{ a, b as c }` or `* as d`. */
function importedNames(clause: string): readonly (readonly [local: string, name: string | null])[] {
  const whole = /^\s*\*\s+as\s+([\w$]+)/.exec(clause)?.[1];
  if (whole !== undefined) return [[whole, null]];
  return [...clause.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)].map(([, name = '', local = name]) => [local, name]);
}

function readStatement(text: string): Statement {
  const found = declaration.exec(text);
  if (found === null) throw new Error(`a module for browsers has something else than declarations: ${text}`);
  const [, exported, parts = '', name] = found;
  const names = name === undefined ? [...parts.matchAll(/([\w$]+)\s*(?:,|$)/g)].map(([, each = '']) => each) : [name];
  return { text, isExported: exported !== undefined, names };
}
