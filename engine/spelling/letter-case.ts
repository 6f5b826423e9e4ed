/** Tells which spellings of units mean something else in other capital and small letters, as `mW` and `MW` do. */

/** The prefixes of the International System of Units. */
const prefixes: ReadonlySet<string> = new Set('QRYZEPTGMkhdcmunpfazyrq');
/** Letters that people write for thousands, millions and so on: `5k`, `2M`. */
const multipliers: ReadonlySet<string> = new Set('kKMGT');
/** Symbols that such prefixes are written before. */
const prefixed: ReadonlySet<string> = new Set(
  'm g s A K mol cd Hz N Pa J W C V F Ω S Wb T H lm lx Bq Gy Sv kat l L bar eV Wh Ah VA b B bps'.split(' '),
);

const none: ReadonlySet<string> = new Set();

/**
 * True when the spelling of a unit holds only in its own case, because its first letter in the other case is another
 * prefix (`mW`, `ml`, `Nm`) or a number (`m`, `g`). `others` are spellings of other units of its kind, which may have
 * prefixes as well.
 */
export function holdsInItsCase(spelling: string, others: ReadonlySet<string> = none): boolean {
  const stem = spelling.replace(/[23²³]$/u, '');
  const [first = '', rest] = [stem.charAt(0), stem.slice(1)];
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  if (rest === '') return spelling === stem && multipliers.has(other);
  // FT is a word in capital letters, while Nm has the case of a symbol.
  const isSymbol = prefixes.has(first) || rest !== rest.toUpperCase();
  return isSymbol && prefixes.has(other) && (prefixed.has(rest) || others.has(rest));
}

/** The text without spaces and periods, which never tell units apart. */
export function unspaced(text: string): string {
  return text.replace(/[\s.]/g, '');
}

/** True when a written text names a known unit: each of its words in any case that cannot mean another. */
export function isSameUnit(known: string, written: string): boolean {
  const [words, others] = [wordsOf(known), wordsOf(written)];
  return words.length === others.length && words.every((word, index) => isSameWord(word, others[index] ?? ''));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/per|[^\p{L}\p{N}]+/iu);
}

function isSameWord(known: string, written: string): boolean {
  return known === written || (known.toLowerCase() === written.toLowerCase() && !holdsInItsCase(known));
}
