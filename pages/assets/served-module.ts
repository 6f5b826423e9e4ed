/** A compiled module as browsers load it: what it imports is named by where it is served. */

/** What may stand before the end of the imports of a module: space, comments, imports with the name they import from. */
const piece = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|import\b[^'"]*?(['"])([^'"]+)\1;?/y;

/** Maps of sources are not served. */
const sourceMap = /\n\/\/# sourceMappingURL=\S*\s*$/;

/**
 * The text of a module of a calculator. Its imports stand at its head and name files of the kernel, however that is
 * reached from where it was compiled, or the units beside it; served, the kernel is the folder beside its own. Throws
 * where it imports anything else.
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
  throw new Error(`a module of a calculator imports ${name}, which browsers are not served`);
}
