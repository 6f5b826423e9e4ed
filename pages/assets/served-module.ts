/** Rewrites the imports of a compiled module to the addresses where browsers find them. */

/** Matches space, a comment or an import, which may stand before the end of the imports of a module. */
const piece = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|import\b[^'"]*?(['"])([^'"]+)\1;?/y;

/** Source maps are not served. */
const sourceMap = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * The text of a compiled module with rewritten imports, which stand at its head. `path` is where it is served. Files of a
 * folder `kernel`, wherever that is, are served at the top; generated modules stay where they are to one another. Throws
 * when it imports anything else.
 */
export function servedModule(path: string, text: string): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    if (found === null) return parts.join('') + text.slice(at).replace(sourceMap, '\n');
    const [whole, quote, name] = found;
    parts.push(name === undefined ? whole : whole.replace(`${quote}${name}${quote}`, `'${servedName(name, up)}'`));
    at = piece.lastIndex;
  }
}

function servedName(name: string, up: string): string {
  const kernel = /(?:^|\/)kernel\/([\w-]+\.js)$/.exec(name)?.[1];
  if (kernel !== undefined) return `${up === '' ? './' : up}kernel/${kernel}`;
  if (!/^(?:\.\/|(?:\.\.\/)+)(?:calculators\/[\w-]+|units|language)\.js$/.test(name))
    throw new Error(`a module of a calculator imports ${name}, which is not served to browsers`);
  return name;
}
