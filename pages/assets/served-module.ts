/** Rewrites the imports of a compiled module to the addresses where browsers find them. */

/** Matches space, a comment or an import, which may stand before the end of the imports of a module. */
const piece = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|import\b[^'"]*?(['"])([^'"]+)\1;?/y;

/** Source maps are not served. */
const sourceMap = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * The text of a calculator's module with rewritten imports. They stand at its head and name files of a folder `kernel`,
 * wherever that is, or `units.js`; served, both lie beside the module's folder. Throws when it imports anything else.
 */
export function servedModule(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    if (found === null) return parts.join('') + text.slice(at).replace(sourceMap, '\n');
    const [whole, quote, name] = found;
    parts.push(name === undefined ? whole : whole.replace(`${quote}${name}${quote}`, `'${servedName(name)}'`));
    at = piece.lastIndex;
  }
}

function servedName(name: string): string {
  const kernel = /(?:^|\/)kernel\/([\w-]+\.js)$/.exec(name)?.[1];
  if (kernel !== undefined) return `../kernel/${kernel}`;
  if (/(?:^|\/)units\.js$/.test(name)) return '../units.js';
  throw new Error(`a module of a calculator imports ${name}, which is not served to browsers`);
}
