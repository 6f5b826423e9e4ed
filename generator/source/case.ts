/** Names in the letters and the case of type names, and text wrapped to a width. */

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `net-wire` and `net wire` become `NetWire`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9_]+/)
    .map(capital)
    .join('');
}

/**
 * The type name of a slug: `NetWire`. A slug that starts with a digit gets a `_` in front, and a hyphen before a later
 * digit becomes a `_`, so that `wire-4` and `wire4` get different names.
 */
export function slugName(slug: string): string {
  const name = pascalCase(slug.replace(/-(?=\d)/g, '_'));
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Breaks text between words into lines of at most `width` characters; a longer word gets a line of its own. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text wrapped as a paragraph of a README. */
export function paragraph(text: string): string {
  return wrapWords(text, 118).join('\n');
}

/** Letters that no mark is taken from to get a plain one. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `crêpes` becomes `crepes`, `Straße` `Strasse`; letters of other alphabets stay. */
export function inPlainLetters(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return bare.replace(/[ßæœøłđðþı]/gi, (letter) => {
    const plain = ligatures[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? plain : pascalCase(plain);
  });
}
